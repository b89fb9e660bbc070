"""The diary's pages from outside: long and odd texts, files out and in, and what a stop leaves."""

import http.client
import io
import json
import unicodedata
import unittest
import zipfile

from support import client, daybook, icalendar, program

# A family emoji, Hebrew between marks of direction, letters as macOS takes them apart, blanks at the
# ends of a line, and what only looks like markup.
ODD = ("👩‍👩‍👧‍👦 \u202b\u05d0\u05d1\u202c " + unicodedata.normalize("NFD", "한글 é")
       + "  \n\t<b>&amp;</b> ")


class DiaryPagesTests(unittest.TestCase):
    def setUp(self):
        self.data = self.enterContext(program.DataFolder())
        self.server = self.enterContext(program.Server(self.data / "book"))
        self.person = daybook.Daybook(self.server.port)

    def form(self, day="2025-05-14", person=None):
        return (person or self.person).get(f"/diary/new?day={day}&form=free").form("text")

    def publish(self, text, day="2025-05-14", **values):
        form = self.form(day).fill(text=text, **values)
        form.action = "/diary/entry"
        return self.person.submit(form, follow=False)

    def texts(self, day="2025-05-14"):
        shown = program.run("diary", "show", day, "--json", "--data", self.data / "book")
        return [json.loads(line)["text"] for line in shown.stdout.decode().splitlines()]

    def test_a_megabyte_of_odd_text_is_kept_to_the_letter(self):
        text = ODD + "가" * 400_000 + "\n끝"
        self.assertGreater(len(text.encode()), 1_000_000)
        self.assertEqual(self.publish(text).status, 303)
        self.assertEqual(self.texts(), [text])
        edit = self.person.get("/diary/entry/1/edit").form("text")
        self.assertEqual(edit.values["text"], text)
        whole = self.person.get("/diary/entry/1")
        self.assertEqual(whole.status, 200)
        # A day's card has the beginning, so that the month stays a page.
        self.assertLess(len(self.person.get("/diary/month/2025-05?day=2025-05-14").body), 100_000)

    def test_what_is_too_large_to_take_is_told(self):
        # The length alone decides; the body is not waited for.
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=10)
        self.addCleanup(connection.close)
        connection.putrequest("POST", "/diary/entry")
        connection.putheader("Content-Type", "application/x-www-form-urlencoded")
        connection.putheader("Content-Length", str(34 << 20))
        connection.endheaders()
        response = connection.getresponse()
        self.assertEqual(response.status, 413)
        self.assertIn("Go back, your text is still there", response.read().decode())

    def test_a_text_that_is_too_long_comes_back(self):
        response = self.publish("x" * 2_000_001)
        self.assertEqual(response.status, 422)
        self.assertIn("Keep it within 2,000,000 characters", response.text)
        self.assertEqual(len(response.form("text").values["text"]), 2_000_001)
        self.assertEqual(self.texts(), [])

    def test_a_page_that_is_out_of_date_gives_the_text_back(self):
        form = self.form().fill(text="Typed days ago")
        form.action = "/diary/entry"
        self.person.cookies.clear()
        self.person.get("/diary")
        response = self.person.submit(form, follow=False)
        self.assertEqual(response.status, 403)
        again = response.form("text")
        self.assertEqual(again.values["text"], "Typed days ago")
        again.action = "/diary/entry"
        self.assertEqual(self.person.submit(again, follow=False).status, 303)
        self.assertEqual(self.texts(), ["Typed days ago"])

    def test_what_goes_out_comes_in_and_goes_out_the_same(self):
        for number, day in enumerate(("2024-02-29", "2025-05-14", "2025-05-14")):
            self.publish(f"{number} {ODD.strip()}", day, mood=str(number + 1), tags="walk, at home")
        archive = self.person.get("/diary/markdown.zip").body
        names = zipfile.ZipFile(io.BytesIO(archive)).namelist()
        self.assertEqual(names, ["2024-02-29.md", "2025-05-14.md", "2025-05-14-2.md"])
        self.assertIsNone(zipfile.ZipFile(io.BytesIO(archive)).testzip())
        calendar = self.person.get("/export.ics").body
        with program.DataFolder() as other, program.Server(other / "book") as server:
            guest = daybook.Daybook(server.port)
            form = guest.get("/diary/settings").form("file")
            report = guest.submit(form, files={"file": ("diary.zip", archive)})
            self.assertEqual(report.status, 200)
            self.assertEqual(guest.get("/diary/markdown.zip").body, archive)
            self.assertIn("Unchanged", guest.submit(
                guest.get("/diary/settings").form("file"),
                files={"file": ("diary.zip", archive)}).text)
        with program.DataFolder() as other, program.Server(other / "book") as server:
            guest = daybook.Daybook(server.port)
            guest.upload(calendar)
            self.assertEqual(guest.get("/diary/markdown.zip").body, archive)
            before = icalendar.components(calendar, "VJOURNAL")
            after = icalendar.components(guest.export(), "VJOURNAL")
            self.assertEqual(sorted(map(str, before)), sorted(map(str, after)))

    def test_bad_files_are_told_one_by_one(self):
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("2025-01-01.md", "x" * 1000)
        form = self.person.get("/diary/settings").form("file")
        response = self.person.submit(form, files={"file": ("packed.zip", packed.getvalue())})
        self.assertEqual(response.status, 422)
        self.assertIn("Unpack it and choose the .md files", response.text)
        response = self.person.submit(form, files={"file": ("no-date.md", b"text")})
        self.assertIn("It has no date.", response.text)
        response = self.person.submit(form, files={"file": ("2025-01-01.md", b"\xff\xfe")})
        self.assertIn("It is not text in UTF-8.", response.text)

    def test_two_people_at_once_lose_nothing(self):
        other = client.Client(self.server.port)
        forms = [self.form(), self.form(person=other)]
        for person, form, text in zip((self.person, other), forms, ("One", "Two")):
            form.fill(text=text)
            form.action = "/diary/entry"
            self.assertEqual(person.submit(form, follow=False).status, 303)
        self.assertEqual(self.texts(), ["One", "Two"])


if __name__ == "__main__":
    unittest.main()
