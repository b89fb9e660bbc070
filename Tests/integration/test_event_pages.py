"""Making, changing and deleting events by forms, without scripts."""

import unittest

from support import icalendar, page, program
from support.daybook import Daybook


class EventPageTests(unittest.TestCase):
    def setUp(self):
        folder = program.DataFolder()
        data = folder.__enter__()
        self.addCleanup(folder.__exit__)
        self.server = program.Server(data).start()
        self.addCleanup(self.server.stop)
        self.person = Daybook(self.server.port)

    def only_event(self):
        events = icalendar.components(self.person.export(), "VEVENT")
        self.assertEqual(len(events), 1, [event.lines for event in events])
        return events[0]

    def only_address(self):
        addresses = set(self.person.event_links().values())
        self.assertEqual(len(addresses), 1)
        return addresses.pop()

    def test_the_last_day_is_inclusive_for_people_and_exclusive_in_the_file(self):
        answer = self.person.create(
            "Trip", start_date="2026-03-10", end_date="2026-03-12", place="Jeju",
            notes="two\nlines")
        self.assertIn(answer.status, (302, 303))
        lines = self.only_event().lines
        self.assertIn("DTSTART;VALUE=DATE:20260310", lines)
        self.assertIn("DTEND;VALUE=DATE:20260313", lines)
        self.assertIn("LOCATION:Jeju", lines)
        self.assertIn("DESCRIPTION:two\\nlines", lines)
        form = self.person.edit_form(self.only_address())
        self.assertEqual(form.values["end_date"], "2026-03-12")

    def test_a_bar_covers_its_days_on_the_month(self):
        self.person.create("Trip", start_date="2026-03-06", end_date="2026-03-09")
        root = self.person.get("/month/2026-03").root
        pieces = root.find_all(data_uid=True)
        self.assertEqual(len(pieces), 2, "6 to 9 March 2026 is Friday to Monday: two week rows")
        self.assertEqual(len(root.find_all(role="gridcell", data_date=True)) % 7, 0)
        self.assertIsNotNone(root.find("a", rel="prev"))
        self.assertIsNotNone(root.find("a", rel="next"))
        self.assertIn("2026", root.find("h1").text)

    def test_a_form_sent_twice_makes_one_event(self):
        form = self.person.new_event("2026-03-10", title="Once")
        for _ in range(3):
            self.assertIn(self.person.submit(form, follow=False).status, (302, 303))
        self.only_event()
        # Going back and typing something else means another event.
        self.person.submit(form.fill(title="Twice"))
        self.assertEqual(sorted(self.person.titles()), ["Once", "Twice"])

    def test_three_scopes_of_a_series_each_in_one_act(self):
        self.person.upload(
            b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//sample//EN\r\nBEGIN:VEVENT\r\n"
            b"UID:s\r\nSUMMARY:Weekly\r\nDTSTART;VALUE=DATE:20260303\r\n"
            b"RRULE:FREQ=WEEKLY;BYDAY=TU\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n")
        before = self.person.export()
        for scope in ("this", "following", "all"):
            form = self.person.edit_form("/event/1?occurrence=20260310").fill(
                scope=scope, start_date="2026-03-11", end_date="2026-03-11")
            preview = self.person.submit(form.pressing("/preview"))
            self.assertIsNotNone(preview.root.find(id="effect"))
            self.assertEqual(self.person.export(), before, "a preview changes nothing")
            page = self.person.submit(preview.form("title"))
            bars = page.root.find_all(data_uid=True)
            self.assertEqual(len(bars), 5, scope)
            rules = [event.value("RRULE")
                     for event in icalendar.components(self.person.export(), "VEVENT")]
            self.assertEqual(sum("BYDAY=WE" in (rule or "") for rule in rules), scope != "this")
            self.person.submit(page.form("act"))
            self.assertEqual(self.person.export(), before, scope)

    def test_a_timed_event_keeps_its_zone(self):
        form = self.person.get("/event/new?day=2026-03-10").form("title")
        form.fill(title="Call", all_day=None, start_date="2026-03-10", start_time="09:00",
                  end_date="2026-03-10", end_time="10:30", zone="America/New_York")
        self.assertIn(self.person.submit(form, follow=False).status, (302, 303))
        event = self.only_event()
        self.assertIn("DTSTART;TZID=America/New_York:20260310T090000", event.lines)
        self.assertIn("DTEND;TZID=America/New_York:20260310T103000", event.lines)
        self.assertIn("TZID:America/New_York", self.person.export().decode())

    def test_an_edit_changes_what_was_edited_and_nothing_else(self):
        self.person.upload(
            b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//sample//EN\r\nBEGIN:VEVENT\r\n"
            b"UID:keep@sample.example\r\nDTSTAMP:20260101T000000Z\r\nX-KEEP;A=b:c\r\n"
            b"DTSTART;VALUE=DATE:20260310\r\nSUMMARY:Before\r\nCATEGORIES:ONE,TWO\r\n"
            b"BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER:-PT10M\r\nEND:VALARM\r\n"
            b"END:VEVENT\r\nEND:VCALENDAR\r\n")
        before = self.only_event()
        address = self.only_address()
        form = self.person.edit_form(address).fill(title="After")
        self.assertIn(self.person.submit(form, follow=False).status, (302, 303))
        after = self.only_event()
        self.assertEqual(after.value("SUMMARY"), "After")
        self.assertEqual(
            [line.replace("After", "Before") for line in self.without_stamps(after)],
            self.without_stamps(before))
        self.assertEqual(before.inner, after.inner)

    def test_a_save_without_a_change_changes_nothing_but_its_stamps(self):
        self.person.create("Same", place="here", notes="one\n\ntwo ")
        before = self.only_event()
        self.person.submit(self.person.edit_form(self.only_address()))
        self.assertEqual(*map(self.without_stamps, (before, self.only_event())))

    def without_stamps(self, event):
        stamps = {"DTSTAMP", "LAST-MODIFIED", "SEQUENCE"}
        return [line for line in event.lines if icalendar.property_name(line) not in stamps]

    def test_a_deleted_event_is_gone(self):
        self.person.create("Gone")
        address = self.only_address()
        self.person.delete(address)
        self.assertEqual(self.person.titles(), [])
        self.assertEqual(self.person.event_links(), {})
        self.assertEqual(self.person.get(address).status, 404)

    def test_what_is_wrong_is_said_beside_its_field_and_what_was_typed_stays(self):
        good = {"title": "Typed", "start_date": "2026-03-10", "end_date": "2026-03-10",
                "start_time": "09:00", "end_time": "10:00", "all_day": None}
        for wrong in (
            {"end_date": "2026-03-09"}, {"end_time": "08:00"}, {"start_date": "2026-02-30"},
            {"start_date": "10.3.2026"}, {"start_date": ""}, {"start_time": "25:00"},
            {"start_time": "nine"}, {"zone": "Mars/Olympus"}, {"start_date": "2026-13-01"},
        ):
            with self.subTest(wrong):
                form = self.person.get("/event/new?day=2026-03-10").form("title")
                form.fill(**{**good, **wrong})
                answer = self.person.submit(form, follow=False)
                self.assertIn(answer.status, (400, 422))
                again = answer.form("title")
                self.assertEqual(again.values["title"], "Typed")
                marked = [c for controls in again.fields.values() for c in controls
                          if c.attributes.get("aria-invalid") == "true"]
                self.assertNotEqual(marked, [])
                for control in marked:
                    described = control.attributes["aria-describedby"].split()
                    texts = [answer.root.find(id=name) for name in described]
                    self.assertTrue(any(text is not None and text.text for text in texts))
                self.assertEqual(self.person.titles(), [])

    def test_texts_that_are_too_long_or_not_text_are_refused_or_kept_whole(self):
        for title in (
            "a" * 300_000, "nul \0 inside", "\ud55c\uae00 \U0001f382 " * 40, "\u202e rtl",
        ):
            with self.subTest(title[:8]):
                answer = self.person.create(title)
                self.assertIn(answer.status, (302, 303, 400, 413, 422))
        self.assertTrue(self.server.is_running)

    def test_the_overflow_is_counted_and_the_day_lists_all(self):
        for number in range(9):
            self.person.create(f"Event {number}")
        root = self.person.get("/month/2026-03").root
        shown = len(root.find_all(data_uid=True))
        more = root.find(data_more=True)
        self.assertIsNotNone(more)
        self.assertEqual(shown + int(more.attributes["data-more"]), 9)
        self.assertIn(f"+{more.attributes['data-more']}", more.text)
        link = more if more.name == "a" else more.find("a")
        text = self.person.get(link.attributes["href"]).root.text
        for number in range(9):
            self.assertIn(f"Event {number}", text)

    def test_pages_speak_the_language_asked_for(self):
        headings = {"ko": "2026년 3월", "ja": "2026年3月", "en": "March 2026"}
        for language, heading in headings.items():
            with self.subTest(language):
                root = Daybook(self.server.port, language).get("/month/2026-03").root
                self.assertEqual(root.find("html").attributes["lang"][:2], language)
                self.assertIn(heading, root.find("h1").text)

    def test_sample_data_can_be_loaded_into_an_empty_book(self):
        root = self.person.get("/").root
        form = next(f for f in page.forms(root, "/") if "sample" in f.action)
        self.assertIn(self.person.submit(form).status, (200,))
        self.assertGreater(len(self.person.titles()), 3)
