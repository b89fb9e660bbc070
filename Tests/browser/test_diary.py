"""The diary in a browser: once with scripts and once without."""

import datetime
import re
import time

from support import axe, client, program
from support.browser import PHONE, WIDE, BrowserTests

MONTH = "/diary/month/2026-10"
PAST = datetime.date(2025, 5, 14)


def write(data, *arguments):
    """Writes an entry from the command line, long after the day it is about."""
    result = program.run(
        "diary", "write", "--data", data, "--zone", "Asia/Seoul", "--today", "2027-01-01",
        *arguments)
    if result.returncode != 0:
        raise RuntimeError(result.stderr.decode())


class DiaryBrowserTests(BrowserTests):
    scripts = True

    @classmethod
    def prepare(cls, data):
        write(data, "시장에 들렀다", "--day", "2026-09-29", "--feeling", "그리운", "--tag", "산책",
              "--mood", "2")
        write(data, "--situation", "What happened then", "--thought", "A thought", "--action",
              "An act", "--feeling", "grateful", "--day", "2026-10-20", "--tag", "walk",
              "--mood", "4")
        write(data, "A year before", "--day", "2025-10-20", "--tag", "walk", "--mood", "5")
        write(data, "x" * 5_000 + " the end", "--day", "2026-10-21")

    def person(self, target, size=WIDE, **options):
        return self.open(target, size, java_script_enabled=self.scripts, **options)

    def card(self, page):
        return page.locator(".day-card")

    def button(self, page, name):
        return page.get_by_role("button", name=name, exact=True)

    def write_freely(self, page, text, day=PAST):
        page.goto(f"{self.server.address}/diary/new?day={day}&form=free")
        page.locator("[name=text]").fill(text)


class Writing:
    """The tests of both kinds; the classes below say whether scripts run."""

    def test_the_month_tells_what_is_written(self):
        for locale, today in (("en-GB", "Today"), ("ko-KR", "오늘")):
            page = self.person("/diary", locale=locale)
            label = page.locator(".today-label")
            self.assertEqual(label.inner_text(), today)
            number = page.locator('[aria-current="date"] .number')
            self.assertLess(label.bounding_box()["y"], number.bounding_box()["y"])
            page.goto(self.server.address + MONTH + "?day=2026-10-20")
            weights = {date: page.locator(f'[data-date="{date}"] .number').evaluate(
                "element => getComputedStyle(element).fontWeight")
                for date in ("2026-10-19", "2026-10-20")}
            self.assertEqual(weights, {"2026-10-19": "400", "2026-10-20": "700"})
            marks = page.locator(".diary-grid .mark")
            # The last one stands in a cell of the month before.
            self.assertEqual(marks.count(), 3)
            self.assertEqual(page.locator(".out .mark").count(), 1)
            self.assertEqual(page.locator(".cell.selected").get_attribute("data-date"), "2026-10-20")
            self.assertIn("What happened then", self.card(page).inner_text())
            self.assertIn("A year before", page.locator(".on-this-day").inner_text())
            self.assertFits(page)

    def test_a_day_is_opened_by_a_press_and_nothing_is_made(self):
        page = self.person(MONTH, PHONE, has_touch=True)
        page.locator('[data-date="2026-10-21"] .pick').tap()
        page.get_by_text("Read all of it").wait_for()
        page.locator('[data-date="2026-10-08"] .pick').tap()
        page.get_by_text("Nothing on this day").wait_for()
        page.goto(self.server.address + "/diary/month/2031-01?day=2031-01-01")
        self.assertIn("You can’t write in a future day yet", self.card(page).inner_text())
        self.assertEqual(page.locator(".begun").count(), 0)
        self.assertFits(page)

    def test_an_entry_is_written_step_by_step_changed_deleted_and_back(self):
        day = PAST + datetime.timedelta(days=1)
        page = self.person(f"/diary/month/{day:%Y-%m}?day={day}", PHONE, has_touch=True)
        page.get_by_role("link", name="Write how you felt").click()
        page.locator("[name=situation]").fill("It rained")
        self.button(page, "Next").click()
        page.locator("[name=thought]").fill("Good for the garden\nand for me")
        self.button(page, "Next").click()
        for word in ("calm", "relieved"):
            page.locator(f'input[value="{word}"]').check(force=True)
        self.button(page, "Next").click()
        page.locator("[name=action]").fill("I stayed in")
        page.locator('[name=mood][value="4"]').check(force=True)
        page.locator("[name=tags]").fill("rain, at home")
        self.assertFits(page)
        self.button(page, "Save").click()
        text = self.card(page).inner_text()
        for part in ("It rained", "Good for the garden", "and for me", "calm", "relieved",
                     "I stayed in", "Good", "#rain", "#at home"):
            self.assertIn(part, text)
        self.assertIn("Saved the entry", page.locator(".toast").inner_text())
        self.card(page).get_by_role("link", name=re.compile("Edit the entry")).click()
        page.locator("[name=situation]").fill("It poured")
        self.button(page, "Save as it is").click()
        self.assertIn("It poured", self.card(page).inner_text())
        self.card(page).locator("summary").last.click()
        page.get_by_role("link", name="History").click()
        self.assertEqual(page.locator(".version").count(), 2)
        self.button(page, "Go back to this").click()
        self.assertIn("It rained", self.card(page).inner_text())
        self.card(page).locator("summary").last.click()
        self.button(page, "Delete").click()
        self.assertNotIn("It rained", self.card(page).inner_text())
        page.locator(".toast").get_by_role("button", name="Undo").click()
        self.assertIn("It rained", self.card(page).inner_text())

    def test_two_windows_keep_both_texts(self):
        day = PAST + datetime.timedelta(days=2)
        page = self.person("/diary")
        self.write_freely(page, "The first text", day)
        self.button(page, "Save").click()
        edit = self.card(page).get_by_role("link", name=re.compile("Edit the entry"))
        address = edit.get_attribute("href")
        old = page.context.new_page()
        old.goto(self.server.address + address)
        page.goto(self.server.address + address)
        page.locator("[name=text]").fill("The newer text")
        self.button(page, "Save").click()
        old.locator("[name=text]").fill("From the old window")
        old.get_by_role("button", name="Save", exact=True).click()
        old.get_by_role("heading", name=re.compile("changed elsewhere")).wait_for()
        self.assertIn("The newer text", old.locator("form.sheet").inner_text())
        self.assertIn("From the old window", old.locator("form.sheet").inner_text())
        self.picture(old, f"diary-conflict-{self.scripts}")
        old.get_by_role("button", name="Keep both").click()
        text = old.locator(".day-card").inner_text()
        self.assertIn("The newer text", text)
        self.assertIn("From the old window", text)

    def test_what_is_searched_is_found(self):
        page = self.person("/diary/search", locale="ko-KR")
        page.locator("[name=q]").fill("시장 #산책")
        page.locator(".search button").click()
        self.assertEqual(page.locator("mark").first.inner_text(), "시장")
        page.locator(".result").first.click()
        self.assertIn("시장에 들렀다", self.card(page).inner_text())


class DiaryWithScripts(Writing, DiaryBrowserTests):
    scripts = True

    def saved(self, page):
        page.locator("[data-status]").get_by_text("Draft saved").wait_for()

    def drafts(self, page, day):
        page.goto(f"{self.server.address}/diary/month/{day:%Y-%m}?day={day}")
        return page.locator("[data-draft-card]")

    def test_what_is_typed_is_saved_and_outlives_the_window(self):
        day = PAST + datetime.timedelta(days=3)
        page = self.person("/diary")
        self.write_freely(page, "Typed and never saved", day)
        self.saved(page)
        self.server.kill()
        self.server.start()
        context = page.context
        page.close()
        page = context.new_page()
        drafts = self.drafts(page, day)
        self.assertEqual(drafts.count(), 1)
        drafts.get_by_role("link", name="Continue").click()
        self.assertEqual(page.locator("[name=text]").input_value(), "Typed and never saved")
        page.locator("[name=text]").fill("Typed on")
        page.goto(self.server.address + "/diary/settings")
        page.wait_for_timeout(300)
        drafts = self.drafts(page, day)
        self.assertIn("Typed on", drafts.inner_text())
        drafts.get_by_role("link", name="Continue").click()
        self.button(page, "Save").click()
        self.assertIn("Typed on", self.card(page).inner_text())
        self.assertEqual(self.drafts(page, day).count(), 0)

    def test_a_stopped_server_loses_nothing(self):
        day = PAST + datetime.timedelta(days=4)
        page = self.person("/diary")
        self.write_freely(page, "Begun", day)
        self.saved(page)
        self.server.kill()
        page.locator("[name=text]").fill("Begun, and gone on while nobody answered")
        page.locator("[data-status]").get_by_text("connection").wait_for()
        # A form that nobody takes stays on the screen.
        self.button(page, "Save").click()
        page.wait_for_timeout(200)
        self.assertIn("gone on", page.locator("[name=text]").input_value())
        context = page.context
        page.close()
        self.server.start()
        page = context.new_page()
        page.goto(self.server.address + "/diary", wait_until="commit")
        visitor = client.Client(self.server.port)
        end = time.monotonic() + 10
        while "gone on while nobody answered" not in visitor.get(
                f"/diary/month/{day:%Y-%m}?day={day}").text:
            self.assertLess(time.monotonic(), end, "the kept text never came")
            page.wait_for_timeout(50)
        page = context.new_page()
        self.assertEqual(self.drafts(page, day).count(), 1)
        # What the browser says about a server that is not there is what this test is about.
        self.complaints[:] = [line for line in self.complaints if "ERR_CONNECTION" not in line]

    def test_a_sixth_word_is_told_and_not_taken(self):
        page = self.person(f"/diary/new?day={PAST}&form=steps&step=3", PHONE, has_touch=True,
                           locale="ko-KR")
        words = page.locator("[name=feelings]")
        for index in range(6):
            words.nth(index).click(force=True)
        page.get_by_text("감정 낱말은 다섯 개까지 고를 수 있어요").wait_for()
        self.assertEqual(page.locator("[name=feelings]:checked").count(), 5)
        self.assertEqual(page.locator("[data-count] b").inner_text(), "5")
        self.assertEqual(page.locator(".tray button").count(), 5)
        self.picture(page, "diary-feelings-phone")
        page.locator(".tray button").first.click()
        self.assertEqual(page.locator("[name=feelings]:checked").count(), 4)
        self.assertFits(page)

    def test_axe_finds_nothing(self):
        day = PAST + datetime.timedelta(days=5)
        page = self.person("/diary")
        self.write_freely(page, "An unfinished text", day)
        self.saved(page)
        pages = [
            MONTH + "?day=2026-10-20", f"/diary/month/{day:%Y-%m}?day={day}",
            f"/diary/new?day={PAST}&form=free", f"/diary/new?day={PAST}&form=steps&step=3",
            f"/diary/new?day={PAST}&form=steps&step=4", "/diary/entry/1",
            "/diary/entry/1/history", "/diary/search?q=walk", "/diary/search", "/diary/year/2026",
            "/diary/words", "/diary/settings", "/diary/draft/1/discard",
        ]
        found = []
        for size, locale, scheme in ((WIDE, "en-GB", "light"), (PHONE, "ko-KR", "dark")):
            page = self.person("/diary", size, locale=locale, color_scheme=scheme)
            for target in pages:
                page.goto(self.server.address + target)
                found += [f"{target} {scheme} {line}" for line in axe.violations(page)]
                self.assertFits(page)
                name = re.sub(r"[^a-z0-9]+", "-", target.removeprefix("/diary/"))[:40]
                self.picture(page, f"diary-{name}-{scheme}")
        self.assertEqual(found, [])


class DiaryWithoutScripts(Writing, DiaryBrowserTests):
    scripts = False

    def test_a_draft_is_saved_by_its_button(self):
        day = PAST + datetime.timedelta(days=3)
        page = self.person(f"/diary/new?day={day}&form=steps", locale="ko-KR")
        page.locator("[name=situation]").fill("쓰다가 말았다")
        self.button(page, "임시 저장").click()
        page.get_by_text("임시로 저장했어요").wait_for()
        page.get_by_role("link", name="닫기").first.click()
        text = self.card(page).inner_text()
        self.assertIn("쓰다 만 글이 있어요. 첫 번째 단계까지 적었어요.", text)
        page.get_by_role("link", name="버리기").click()
        self.button(page, "버리기").click()
        self.assertIn("이날의 기록이 없어요", self.card(page).inner_text())

    def test_six_words_are_refused_and_stay_chosen(self):
        page = self.person(f"/diary/new?day={PAST}&form=steps&step=3")
        words = page.locator("[name=feelings]")
        for index in range(6):
            words.nth(index).check(force=True)
        self.button(page, "Save as it is").click()
        page.get_by_text("You can choose up to five feeling words").first.wait_for()
        self.assertEqual(page.locator("[name=feelings]:checked").count(), 6)
