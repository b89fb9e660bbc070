"""Tasks in a real browser: the list, the rows, the board."""

import subprocess

from support import axe, program
from support.browser import PHONE, WIDE, BrowserTests


def command(data, *words):
    subprocess.run(
        [program.BINARY, "task", *words, "--data", data], check=True, capture_output=True,
        env=program.environment())


class Tasks(BrowserTests):
    @classmethod
    def prepare(cls, data):
        command(data, "add", "Late", "--due", "2020-01-01")
        command(data, "add", "A long title " + "of a task " * 20)
        command(data, "add", "To move")

    def card(self, page, title):
        return page.locator(".card").filter(has_text=title)

    def test_nothing_is_wrong_on_any_page(self):
        for size, options in (
                (WIDE, {"locale": "en-GB"}), (PHONE, {"locale": "ko-KR", "color_scheme": "dark"})):
            page = self.open("/tasks", size, **options)
            for path in ("/tasks", "/tasks/edit", "/tasks/board", "/task/1", "/history"):
                with self.subTest(path, width=size["width"]):
                    page.goto(self.server.address + path)
                    self.assertEqual(axe.violations(page), [])
                    self.assertFits(page)
                    self.picture(page, f"tasks{path.replace('/', '-')}-{size['width']}")

    def test_a_card_is_dragged_to_another_column_after_coming_from_the_list(self):
        page = self.open("/tasks")
        page.locator("header.top a[href='/tasks/board']").click()
        page.wait_for_url("**/tasks/board")
        self.card(page, "To move").drag_to(page.locator(".column").nth(1))
        page.locator(".toast").wait_for()
        column = page.locator(".column").filter(has=self.card(page, "To move"))
        self.assertIn("In progress", column.inner_text())
        page.keyboard.press("Control+z")
        page.wait_for_url("**undone=*")
        self.assertIn("/tasks/board", page.url)
        column = page.locator(".column").filter(has=self.card(page, "To move"))
        self.assertIn("Not started", column.inner_text())
        page.keyboard.press("Control+Shift+z")
        page.wait_for_url("**redone=*")
        column = page.locator(".column").filter(has=self.card(page, "To move"))
        self.assertIn("In progress", column.inner_text())
        # In a field the keys are those of its text.
        page.goto(self.server.address + "/tasks")
        page.locator("[name=title]").press("Control+z")
        page.wait_for_timeout(300)
        self.assertTrue(page.url.endswith("/tasks"))

    def test_without_scripts_a_task_is_added_done_and_taken_back(self):
        page = self.open("/tasks", PHONE, java_script_enabled=False)
        page.locator("[name=title]").fill("Typed")
        page.locator("[name=due]").fill("2020-02-02")
        page.locator(".task-add button").click()
        row = page.locator(".task-row").filter(has_text="Typed")
        self.assertEqual(row.count(), 1)
        row.locator("button").first.click()
        self.assertEqual(page.locator(".task-row").filter(has_text="Typed").count(), 0)
        page.locator(".toast").get_by_role("button").click()
        self.assertEqual(page.locator(".task-row").filter(has_text="Typed").count(), 1)
