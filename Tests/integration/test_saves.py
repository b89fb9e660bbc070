"""What was answered is kept: through a crash, and against another tab."""

import pathlib
import sqlite3
import threading
import time
import unittest

from support import program, sample_calendar
from support.daybook import Daybook


def database(data):
    """The database file in a data folder."""
    for path in sorted(pathlib.Path(data).rglob("*")):
        if path.is_file() and path.open("rb").read(15) == b"SQLite format 3":
            return path
    raise AssertionError(f"no database in {data}")


class CrashTests(unittest.TestCase):
    def test_every_answered_save_survives_kill_9(self):
        answered, tried = set(), set()
        with program.DataFolder() as data:
            for round_number in range(4):
                server = program.Server(data).start()
                stop = threading.Event()

                def save(writer):
                    person = Daybook(server.port)
                    number = 0
                    while not stop.is_set():
                        title = f"save-{round_number}-{writer}-{number}"
                        number += 1
                        try:
                            form = person.new_event(title=title)
                            tried.add(title)
                            response = person.submit(form, follow=False)
                        except Exception:
                            return
                        if response.status in (302, 303):
                            answered.add(title)
                        else:
                            tried.discard(title)

                writers = [threading.Thread(target=save, args=(w,)) for w in range(3)]
                for writer in writers:
                    writer.start()
                before = len(answered)
                deadline = time.monotonic() + 20
                while len(answered) < before + 25 + 7 * round_number:
                    self.assertLess(time.monotonic(), deadline, "saves are too slow to test")
                    time.sleep(0.002)
                server.kill()
                stop.set()
                for writer in writers:
                    writer.join()

                with program.Server(data) as server:
                    kept = Daybook(server.port).titles()
                self.assertEqual(len(kept), len(set(kept)), "an event was stored twice")
                self.assertEqual(answered - set(kept), set(), "an answered save is gone")
                self.assertEqual(set(kept) - tried, set(), "an event that nobody made")
                connection = sqlite3.connect(database(data))
                self.assertEqual(
                    connection.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
                self.assertEqual(connection.execute("PRAGMA foreign_key_check").fetchall(), [])
                connection.close()
        self.assertGreater(len(answered), 100)

    def test_an_import_that_is_killed_leaves_nothing_half_written(self):
        original = sample_calendar.make(3000)
        seen = set()
        # A kill before the import began, or after it was answered, tells nothing about one inside:
        # the delay grows until the import gets done, so that some kill falls into it.
        delay = 0.01
        while "done" not in seen and delay < 60:
            with program.DataFolder() as data:
                server = program.Server(data).start()
                Daybook(server.port).create("before")
                upload = Upload(server.port, original)
                upload.start()
                upload.sending.wait(30)
                time.sleep(delay)
                was_answered = upload.is_answered
                server.kill()
                upload.join()
                connection = sqlite3.connect(database(data))
                self.assertEqual(
                    connection.execute("PRAGMA integrity_check").fetchall(), [("ok",)])
                connection.close()
                with program.Server(data) as server:
                    person = Daybook(server.port)
                    kept = person.uids()
                    self.assertIn(len(kept), (1, 3001), f"half an import, killed after {delay} s")
                    self.assertIn("before", person.titles())
                    if was_answered:
                        self.assertEqual(len(kept), 3001, "an answered import is gone")
                        seen.add("done")
                    else:
                        seen.add("inside")
                        person.upload(original)
                        self.assertEqual(len(person.uids()), 3001)
            delay *= 1.7
        self.assertEqual(seen, {"inside", "done"}, "no kill fell into the import")


class Upload(threading.Thread):
    """Imports a file through the page while the test goes on."""

    def __init__(self, port, data):
        super().__init__()
        self.person = Daybook(port)
        self.data = data
        self.sending = threading.Event()
        self.is_answered = False

    def run(self):
        try:
            form = self.person.get("/import").form("file")
            self.sending.set()
            answer = self.person.submit(
                form, files={"file": ("calendar.ics", self.data)}, follow=False)
            self.is_answered = answer.status in (200, 302, 303)
        except Exception:
            # The server was killed, which is what the test is about.
            self.sending.set()


class TwoTabTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = program.DataFolder()
        cls.server = program.Server(cls.folder.__enter__()).start()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()
        cls.folder.__exit__()

    def made(self, title):
        person = Daybook(self.server.port)
        person.create(title)
        for address in person.event_links("/day/2026-03-10").values():
            if person.edit_form(address).values["title"] == title:
                return person, address
        self.fail(f"{title} is not on its day")

    def test_the_second_tab_is_told_and_nothing_is_overwritten(self):
        first, address = self.made("original")
        second = Daybook(self.server.port)
        form_1, form_2 = first.edit_form(address), second.edit_form(address)
        saved = first.submit(form_1.fill(title="from tab one"), follow=False)
        self.assertIn(saved.status, (302, 303))
        refused = second.submit(form_2.fill(title="from tab two"), follow=False)
        self.assertEqual(refused.status, 409)
        titles = first.titles()
        self.assertIn("from tab one", titles)
        self.assertNotIn("from tab two", titles)
        self.assertEqual(refused.form("title").values["title"], "from tab two")
        self.assertIn("from tab one", refused.text)

    def test_saving_again_after_being_told_takes_the_second(self):
        first, address = self.made("again")
        form_1, form_2 = first.edit_form(address), first.edit_form(address)
        first.submit(form_1.fill(title="again, one"))
        refused = first.submit(form_2.fill(title="again, two"), follow=False)
        saved = first.submit(refused.form("title"), follow=False)
        self.assertIn(saved.status, (302, 303))
        self.assertIn("again\\, two", first.titles())

    def test_an_event_deleted_in_one_tab_is_not_brought_back_by_the_other(self):
        first, address = self.made("to delete")
        form = first.edit_form(address)
        first.delete(address)
        answer = first.submit(form.fill(title="back again"), follow=False)
        self.assertIn(answer.status, (404, 409, 410))
        self.assertNotIn("back again", first.titles())

    def test_a_deletion_from_a_tab_that_did_not_see_the_change_is_told(self):
        first, address = self.made("changed meanwhile")
        stale = first.edit_form(address).pressing("/delete")
        first.submit(first.edit_form(address).fill(title="newer"), follow=False)
        answer = first.submit(stale, follow=False)
        self.assertEqual(answer.status, 409)
        self.assertIn("newer", first.titles())
