"""Events made, changed, deleted and imported in a browser, once with scripts and once without."""

from support import sample_calendar
from support.browser import PHONE, WIDE, BrowserTests, write

MONTH = "/month/2026-03"


class Editing:
    """The tests; the classes below say whether scripts run."""

    scripts: bool

    def person(self, target, size=WIDE, **options):
        return self.open(target, size, java_script_enabled=self.scripts, **options)

    def field(self, page, name):
        return page.locator(f"form [name={name}]").first

    def save(self, page):
        page.locator("form:has([name=title]) button.primary:not([formaction]):visible").last.click()

    def fill(self, page, title, first, last):
        self.field(page, "title").fill(title)
        self.field(page, "all_day").check(force=True)
        self.fill_date(page, "start_date", first)
        self.fill_date(page, "end_date", last)

    def make(self, title, first="2026-03-10", last="2026-03-12", size=WIDE, **options):
        """Makes an event through its form and goes to the month."""
        page = self.person(f"/event/new?day={first}", size, **options)
        self.fill(page, title, first, last)
        self.save(page)
        page.goto(self.server.address + MONTH)
        return page

    def bars(self, page, title):
        return page.locator("[data-uid]").filter(has_text=title)

    def test_an_event_made_stands_on_its_days(self):
        page = self.make("Made here")
        self.assertEqual(self.bars(page, "Made here").count(), 1)
        page.reload()
        self.assertEqual(self.bars(page, "Made here").count(), 1)

    def test_an_event_is_made_from_the_month(self):
        page = self.person(MONTH)
        page.locator('a[href*="/event/new"]:visible').first.click()
        self.fill(page, "From the month", "2026-03-18", "2026-03-18")
        self.save(page)
        page.goto(self.server.address + MONTH)
        self.assertEqual(self.bars(page, "From the month").count(), 1)

    def test_an_event_is_changed_and_then_deleted(self):
        page = self.make("Old name", "2026-03-20", "2026-03-20")
        self.bars(page, "Old name").first.click()
        self.picture(page, f"event-{self.name}")
        self.field(page, "title").fill("New name")
        self.save(page)
        page.goto(self.server.address + MONTH)
        self.assertEqual(self.bars(page, "Old name").count(), 0)
        self.bars(page, "New name").first.click()
        page.locator('[formaction*="/delete"]').first.click()
        page.goto(self.server.address + MONTH)
        self.assertEqual(self.bars(page, "New name").count(), 0)

    def test_a_series_moves_from_one_occurrence_on_and_says_so_before(self):
        page = self.person("/import")
        text = ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//sample//EN\r\nBEGIN:VEVENT\r\n"
                "UID:series\r\nSUMMARY:Every Tuesday\r\nDTSTART;VALUE=DATE:20260303\r\n"
                "RRULE:FREQ=WEEKLY;COUNT=4\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
        path = write(self.data.parent / f"{self.data.name}-series.ics", text.encode())
        page.locator("input[type=file]").set_input_files(path)
        page.locator("form:has(input[type=file]) button").first.click()
        page.goto(self.server.address + MONTH)
        self.bars(page, "Every Tuesday").nth(1).click()
        self.fill_date(page, "start_date", "2026-03-11")
        self.fill_date(page, "end_date", "2026-03-11")
        page.locator("[name=scope][value=following]").check(force=True)
        page.locator("button[formaction$='/preview']").click()
        self.assertIn("3", page.locator("#effect").inner_text())
        self.picture(page, f"series-preview-{self.name}")
        self.save(page)
        page.goto(self.server.address + MONTH)
        self.assertEqual(self.bars(page, "Every Tuesday").count(), 4)
        self.assertEqual(
            page.locator("[role=gridcell][data-date='2026-03-11']").count(), 1)

    def test_a_mistake_is_shown_beside_its_field_and_what_was_typed_stays(self):
        page = self.person("/event/new?day=2026-03-10")
        self.fill(page, "Backwards", "2026-03-10", "2026-03-09")
        page.locator("form:has([name=title])").first.evaluate("form => form.noValidate = true")
        self.save(page)
        self.assertEqual(self.field(page, "title").input_value(), "Backwards")
        wrong = page.locator("[aria-invalid=true]").first
        message = page.locator(f"#{wrong.get_attribute('aria-describedby').split()[0]}")
        if self.scripts:
            # The picker stands for its field and is described by the same message.
            wrong = page.locator("[aria-invalid=true]:visible")
            self.assertEqual(
                wrong.evaluate("field => field.ariaDescribedByElements[0].id"),
                message.get_attribute("id"))
        self.assertTrue(message.is_visible())
        field, text = wrong.bounding_box(), message.bounding_box()
        self.assertLess(abs(text["y"] - (field["y"] + field["height"])), 40)
        self.picture(page, f"event-error-{self.name}")

    def test_a_file_is_imported_and_its_events_shown(self):
        path = write(self.data.parent / f"{self.data.name}-import.ics", sample_calendar.make(80))
        page = self.person("/import")
        page.locator("input[type=file]").set_input_files(path)
        page.locator("form:has(input[type=file]) button").first.click()
        page.get_by_text("80").first.wait_for()
        self.picture(page, f"import-{self.name}", full_page=True)
        page.goto(self.server.address + "/month/2025-06")
        self.assertGreater(page.locator("[data-uid]").count(), 0)

    def test_a_phone_does_it_too(self):
        page = self.make("On a phone", "2026-03-24", "2026-03-25", size=PHONE, has_touch=True)
        self.assertGreater(page.locator("[data-uid]").count(), 0)
        page.goto(self.server.address + "/day/2026-03-24")
        page.get_by_text("On a phone").first.wait_for()
        self.assertFits(page)

    def test_korean_and_japanese_do_it_too(self):
        for locale, title in (("ko-KR", "가족 여행"), ("ja-JP", "家族旅行")):
            page = self.make(title, "2026-03-27", "2026-03-29", locale=locale)
            self.assertGreater(self.bars(page, title).count(), 0)


class EditingWithScripts(Editing, BrowserTests):
    scripts = True
    name = "with-scripts"


class EditingWithoutScripts(Editing, BrowserTests):
    scripts = False
    name = "without-scripts"
