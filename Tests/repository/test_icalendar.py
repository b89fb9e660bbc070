"""The comparison of calendars that other tests rest on, and the files made for them."""

import unittest

from support import icalendar, sample_calendar


class ComparisonTests(unittest.TestCase):
    def setUp(self):
        self.original = sample_calendar.make(60)

    def changed(self, old, new):
        self.assertIn(old, self.original)
        return icalendar.differences(self.original, self.original.replace(old, new, 1))

    def test_a_file_equals_itself(self):
        self.assertEqual(icalendar.differences(self.original, self.original), [])

    def test_folding_and_line_ends_make_no_difference(self):
        unfolded = "\n".join(icalendar.unfold(self.original)).encode()
        self.assertEqual(icalendar.differences(self.original, unfolded), [])

    def test_a_lost_component_is_found(self):
        cut = self.original.index(b"BEGIN:VEVENT")
        end = self.original.index(b"END:VEVENT") + len(b"END:VEVENT\r\n")
        lost = self.original[:cut] + self.original[end:]
        self.assertEqual(len(icalendar.differences(self.original, lost)), 1)

    def test_a_changed_value_parameter_or_alarm_is_found(self):
        for old, new in (
            (b"SEQUENCE:0", b"SEQUENCE:7"),
            (b"LANGUAGE=ko", b"LANGUAGE=ja"),
            (b"TRIGGER:-PT10M", b"TRIGGER:-PT15M"),
            (b"TZOFFSETTO:+0900", b"TZOFFSETTO:+0930"),
        ):
            with self.subTest(old):
                self.assertEqual(len(self.changed(old, new)), 2)

    def test_unbalanced_components_are_refused(self):
        with self.assertRaises(ValueError):
            icalendar.parse(b"BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\n")


class SampleTests(unittest.TestCase):
    def test_the_same_seed_makes_the_same_file(self):
        self.assertEqual(sample_calendar.make(50, 3), sample_calendar.make(50, 3))
        self.assertNotEqual(sample_calendar.make(50, 3), sample_calendar.make(50, 4))

    def test_every_kind_of_component_is_there(self):
        data = sample_calendar.make(400)
        self.assertGreater(len(icalendar.components(data, "VEVENT")), 300)
        self.assertGreater(len(icalendar.components(data, "VTODO")), 5)
        for piece in (b"RECURRENCE-ID", b"EXDATE", b"VALUE=DATE", b"DURATION", b"VALARM"):
            self.assertIn(piece, data)
        uids = {component.value("UID") for component in icalendar.components(data)}
        self.assertEqual(len(uids), 400)

    def test_no_line_is_over_75_octets_and_no_character_is_cut(self):
        for line in sample_calendar.make(400).split(b"\r\n"):
            self.assertLessEqual(len(line), 75)
            line.decode("utf-8")
