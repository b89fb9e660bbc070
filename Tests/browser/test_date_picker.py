"""The date picker, in the app's forms and on a page of somebody else's."""

import functools
import http.server
import threading

from support import axe, program
from support.browser import PHONE, WIDE, BrowserTests

SCRIPTS = program.ROOT / "Sources" / "DaybookServer" / "Scripts"
EXAMPLE = program.ROOT / "Examples" / "date-picker"
# The element with the focus, also inside the picker.
FOCUSED = """(() => {
  let focused = document.activeElement;
  while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused.dataset.date ?? focused.getAttribute('aria-label') ?? focused.textContent;
})()"""
SENT = "Object.fromEntries(new FormData(document.querySelector('form')))"


class ForeignPage(http.server.SimpleHTTPRequestHandler):
    """The example's folder and the picker's scripts in one, as somebody would copy them."""

    def translate_path(self, path):
        name = path.split("?")[0].rsplit("/", 1)[-1] or "index.html"
        own = EXAMPLE / name
        return str(own if own.exists() else SCRIPTS / name)

    def log_message(self, *arguments):
        pass


class ForeignDatePickerTests(BrowserTests):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.foreign = http.server.ThreadingHTTPServer(("127.0.0.1", 0), ForeignPage)
        cls.addClassCleanup(cls.foreign.server_close)
        cls.addClassCleanup(cls.foreign.shutdown)
        threading.Thread(target=cls.foreign.serve_forever, daemon=True).start()

    def watch(self, request):
        """Requests go to the foreign page's server here."""

    def example(self, size=WIDE, **options):
        page = self.open("/healthz", size, **options)
        page.goto(f"http://127.0.0.1:{self.foreign.server_address[1]}/")
        self.wait(page, "document.querySelector('#sent').textContent !== ''")
        return page

    def picker(self, page, name):
        return page.locator(f"#{name}")

    def test_the_keys_of_the_date_picker_dialog(self):
        page = self.example()
        button = self.picker(page, "plain").get_by_role("button")
        self.assertEqual(button.get_attribute("aria-label"), "Change date, Thursday, March 19, 2026")
        for key in ("Enter", "Space"):
            button.focus()
            page.keyboard.press(key)
            self.assertEqual(page.evaluate(FOCUSED), "2026-03-19", key)
            page.keyboard.press("Escape")
            self.assertTrue(page.evaluate(FOCUSED).startswith("Change date"), key)
            self.assertEqual(page.get_by_role("dialog").count(), 0)
        page.keyboard.press("Enter")
        for key, date in [
            ("ArrowRight", "2026-03-20"), ("ArrowLeft", "2026-03-19"), ("ArrowDown", "2026-03-26"),
            ("ArrowUp", "2026-03-19"), ("Home", "2026-03-15"), ("End", "2026-03-21"),
            ("PageUp", "2026-02-21"), ("PageDown", "2026-03-21"), ("Shift+PageUp", "2025-03-21"),
            ("Shift+PageDown", "2026-03-21"), ("ArrowDown", "2026-03-28"), ("ArrowRight", "2026-03-29"),
            ("ArrowDown", "2026-04-05"), ("ArrowUp", "2026-03-29"), ("ArrowRight", "2026-03-30"),
            ("ArrowRight", "2026-03-31"), ("PageUp", "2026-02-28"), ("PageDown", "2026-03-31"),
        ]:
            page.keyboard.press(key)
            self.assertEqual(page.evaluate(FOCUSED), date, key)
        dialog = page.get_by_role("dialog")
        self.assertEqual(dialog.get_attribute("aria-modal"), "true")
        self.assertEqual(dialog.locator("[role=gridcell][tabindex='0']").count(), 1)
        self.assertEqual(dialog.get_by_role("grid").get_attribute("aria-labelledby"), "title")
        # Tab stays in the dialog and comes round.
        stops = []
        for _ in range(6):
            page.keyboard.press("Tab")
            stops.append(page.evaluate(FOCUSED))
        self.assertEqual(
            stops, ["Clear", "Today", "March 2026", "Previous month", "Next month", "2026-03-31"])
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Space")
        self.assertEqual(dialog.locator("#title").inner_text(), "April 2026")
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate(FOCUSED), "2026-04-30")
        page.keyboard.press("Enter")
        self.assertEqual(page.get_by_role("dialog").count(), 0)
        self.assertEqual(page.evaluate(FOCUSED), "Change date, Thursday, April 30, 2026")
        self.assertEqual(page.evaluate(SENT)["plain"], "2026-04-30")

    def test_what_is_typed_is_understood_or_refused_in_words(self):
        page = self.example(locale="en-US")
        field = self.picker(page, "plain").get_by_role("textbox")
        self.assertEqual(field.get_attribute("aria-label"), "A date")
        for typed, date in [
            ("2026-03-20", "2026-03-20"), ("20260321", "2026-03-21"), ("3/22/2026", "2026-03-22"),
            ("3/22/26", "2026-03-22"), ("March 23, 2026", "2026-03-23"), ("24 mar 2026", "2026-03-24"),
            ("Wed, Mar 25th 2026", "2026-03-25"), ("30/3/2026", "2026-03-30"),
            ("2026. 3. 31.", "2026-03-31"), ("２０２６-０４-０１", "2026-04-01"),
        ]:
            field.fill(typed)
            self.assertEqual(page.evaluate(SENT).get("plain"), date, typed)
        self.assertEqual(self.picker(page, "plain").locator("#said").inner_text(),
                         "Wednesday, April 1, 2026")
        field.press("Tab")
        self.assertEqual(field.input_value(), "Apr 1, 2026")
        for typed in ("soon", "2026-02-30", "13/13/2026", "5", "1 2 3 4", "March"):
            field.fill(typed)
            field.press("Tab")
            self.assertNotIn("plain", page.evaluate(SENT), typed)
            self.assertEqual(field.get_attribute("aria-invalid"), "true", typed)
            self.assertEqual(field.input_value(), typed)
            self.assertIn("Write it like", self.picker(page, "plain").locator("#said").inner_text())
        self.assertFalse(page.evaluate("document.querySelector('form').checkValidity()"))
        page.get_by_role("button", name="Reset").click()
        self.assertEqual(field.input_value(), "Mar 19, 2026")
        self.assertEqual(self.picker(page, "pattern").get_by_role("textbox").input_value(), "3-19-2026")
        self.assertEqual(self.picker(page, "month").get_by_role("textbox").input_value(), "March")

    def test_bounds_and_days_off_say_why(self):
        page = self.example()
        picker = self.picker(page, "between")
        picker.get_by_role("button").click()
        off = picker.locator("[data-date='2026-03-19']")
        self.assertEqual(off.get_attribute("aria-disabled"), "true")
        self.assertIn("Closed for stocktaking", off.get_attribute("aria-label"))
        off.click(force=True)
        self.assertEqual(page.get_by_role("dialog").count(), 1)
        self.assertEqual(picker.locator(".pop > .note").inner_text(), "Closed for stocktaking")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("PageUp")
        self.assertIn("or later", picker.locator(".pop > .note").inner_text())
        page.keyboard.press("Escape")
        field = picker.get_by_role("textbox")
        for typed, words in [
            ("2026-03-09", "March 10, 2026 or later"), ("2026-03-25", "March 24, 2026 or earlier"),
            ("2026-03-15", "cannot be chosen"), ("2026-03-19", "Closed for stocktaking"),
        ]:
            field.fill(typed)
            field.press("Tab")
            self.assertIn(words, picker.locator("#said").inner_text())
            self.assertFalse(page.evaluate("document.querySelector('form').checkValidity()"))

    def test_a_range_takes_two_days_or_a_preset(self):
        page = self.example()
        page.evaluate("document.getElementById('range').setAttribute('today', '2026-03-10')")
        picker = self.picker(page, "range")
        picker.get_by_role("button").click()
        picker.locator("[data-date='2026-03-20']").click()
        self.assertIn("Now choose the last day", picker.locator(".pop > .note").inner_text())
        picker.locator("[data-date='2026-03-12']").click()
        self.assertEqual(page.evaluate(SENT)["range"], "2026-03-12/2026-03-20")
        picker.get_by_role("button").click()
        self.assertEqual(picker.locator("td.run").count(), 9)
        self.picture(page, "picker-range")
        picker.locator("[data-date='2026-03-01']").click()
        page.keyboard.press("Escape")
        self.assertEqual(page.evaluate(SENT)["range"], "2026-03-12/2026-03-20", "given up half-way")
        picker.get_by_role("button").click()
        picker.get_by_role("button", name="Next 30 days").click()
        self.assertEqual(page.evaluate(SENT)["range"], "2026-03-10/2026-04-08")
        field = picker.get_by_role("textbox")
        for typed, sent in [
            ("2026-03-01 – 2026-03-05", "2026-03-01/2026-03-05"),
            ("2026-03-01/2026-03-06", "2026-03-01/2026-03-06"),
            ("7 March 2026 ~ 1 March 2026", "2026-03-01/2026-03-07"),
            ("3/8/2026", "2026-03-08/2026-03-08"),
        ]:
            field.fill(typed)
            self.assertEqual(page.evaluate(SENT).get("range"), sent, typed)

    def test_wheels_turn_by_key_and_finger(self):
        page = self.example(PHONE, has_touch=True)
        picker = self.picker(page, "plain")
        picker.get_by_role("button").tap()
        columns = picker.get_by_role("listbox")
        self.assertEqual(columns.count(), 3)
        self.picture(page, "picker-wheel")
        picker.get_by_role("listbox", name="Month").press("ArrowUp")
        picker.get_by_role("listbox", name="Day").press("End")
        picker.get_by_role("listbox", name="Year").press("ArrowDown")
        self.assertEqual(picker.locator(".wheel .note").inner_text(), "Sunday, February 28, 2027")
        # As a finger leaves it: the wheel rests at another row.
        picker.get_by_role("listbox", name="Day").evaluate("column => { column.scrollTop = 9 * 36; }")
        self.wait(page, "document.getElementById('plain').shadowRoot.querySelector('.wheel .note')"
                        ".textContent === 'Wednesday, February 10, 2027'")
        picker.get_by_role("button", name="Set").tap()
        self.assertEqual(page.evaluate(SENT)["plain"], "2027-02-10")


class FormDatePickerTests(BrowserTests):
    """Around the date fields of the app's forms."""

    def event(self, size=WIDE, **options):
        page = self.open("/event/new?day=2026-03-19", size, **options)
        self.wait(page, "document.querySelectorAll('daybook-date-picker').length === 2")
        return page

    def test_the_form_sends_what_was_chosen_in_korean(self):
        for size in (WIDE, PHONE):
            page = self.event(size, locale="ko-KR", has_touch=size is PHONE)
            field = page.get_by_role("textbox", name="시작하는 날", exact=True)
            self.assertEqual(field.input_value(), "2026. 3. 19.")
            field.fill("3월 24일")
            self.assertIn("3월 24일", page.locator("#said").first.inner_text())
            field.press("Tab")
            page.locator("daybook-date-picker").first.get_by_role("button").click()
            self.picture(page, f"picker-form-{size['width']}")
            self.assertFits(page)
            page.keyboard.press("Escape")
            sent = page.evaluate("Object.fromEntries(new FormData(document.querySelector('form.event')))")
            self.assertTrue(sent["start_date"].endswith("-03-24"), sent)

    def test_nothing_is_wrong_with_an_open_picker(self):
        for size, scheme in ((WIDE, "light"), (PHONE, "dark")):
            page = self.event(size, color_scheme=scheme)
            page.locator("daybook-date-picker").first.get_by_role("button").click()
            page.get_by_role("dialog").wait_for()
            self.assertEqual(axe.violations(page), [])

    def test_what_is_no_date_comes_back_as_typed(self):
        page = self.event()
        page.locator("[name=title]").fill("Sample")
        page.locator("daybook-date-picker").first.get_by_role("textbox").fill("soonish")
        page.locator("[name=title]").press("Enter")
        self.wait(page, "document.querySelector('.error') !== null")
        field = page.locator("daybook-date-picker").first.get_by_role("textbox")
        self.assertEqual(field.input_value(), "soonish")
        self.assertEqual(field.get_attribute("aria-invalid"), "true")

    def test_the_day_page_jumps_to_a_typed_day(self):
        page = self.open("/day/2026-03-19", color_scheme="dark")
        page.locator(".heading summary").click()
        self.wait(page, "document.querySelector('daybook-date-picker') !== null")
        page.locator("daybook-date-picker").get_by_role("textbox").fill("2026-04-01")
        page.locator(".jump button", has_text="Go").click()
        page.wait_for_url("**/day/2026-04-01")
