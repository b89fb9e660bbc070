"""Making, changing and deleting calendars by forms, without scripts."""

import json
import unittest

from support import program
from support.daybook import Daybook


class CalendarPageTests(unittest.TestCase):
    def setUp(self):
        folder = program.DataFolder()
        self.data = folder.__enter__()
        self.addCleanup(folder.__exit__)
        self.server = program.Server(self.data).start()
        self.addCleanup(self.server.stop)
        self.person = Daybook(self.server.port)

    def listed(self):
        """What the command line says of the same data, while the server runs."""
        result = program.run("calendars", "--json", "--data", self.data)
        self.assertEqual(result.returncode, 0, result.stderr)
        return [json.loads(line) for line in result.stdout.decode().splitlines()]

    def make(self, name, hue):
        form = self.person.get("/settings").form("name", "hue").fill(name=name, hue=hue)
        return self.person.submit(form)

    def test_a_calendar_from_its_making_to_its_return(self):
        made = self.make("Home", "teal")
        self.assertIn("Home", made.text)
        self.person.create("Trip")
        self.assertEqual(
            [(c["name"], c["hue"], c["count"], c["visible"]) for c in self.listed()],
            [("Home", "teal", 1, True)])

        form = self.person.get("/calendar/1").form("name", "hue")
        self.assertEqual((form.values["name"], form.values["hue"]), ("Home", "teal"))
        self.person.submit(form.fill(name="House", hue="pink"))
        before = self.listed()
        self.assertEqual((before[0]["name"], before[0]["hue"]), ("House", "pink"))

        form = self.person.get("/calendar/1").form("name", "hue").pressing("/delete")
        question = self.person.submit(form)
        self.assertIn("1 event", question.root.find("main").text)
        self.assertEqual(self.listed(), before)
        gone = self.person.submit(question.form("confirmed"))
        self.assertEqual(self.listed(), [])
        self.assertEqual(self.person.uids(), set())

        self.person.submit(gone.form("act"))
        self.assertEqual(self.listed(), before)
        self.assertEqual(len(self.person.uids()), 1)

    def test_a_taken_name_stays_as_typed(self):
        self.make("Home", "teal")
        answer = self.make("Home", "red")
        self.assertEqual(answer.status, 422)
        form = answer.form("name", "hue")
        self.assertEqual((form.values["name"], form.values["hue"]), ("Home", "red"))
        self.assertEqual(len(self.listed()), 1)


if __name__ == "__main__":
    unittest.main()
