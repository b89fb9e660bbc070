"""What a person does with Daybook's pages, by the names its forms have."""

from support import client, icalendar


class Daybook(client.Client):
    """A person at the pages, without scripts."""

    def new_event(self, date="2026-03-10", **values):
        """The filled form for a new event of whole days."""
        form = self.get(f"/event/new?day={date}").form("title")
        return form.check("all_day").fill(**values)

    def create(self, title, date="2026-03-10", **values):
        """Makes an event of whole days and returns the answer, not following its redirect."""
        return self.submit(self.new_event(date, title=title, **values), follow=False)

    def titles(self):
        """The title of every event of the export, unescaped by nobody."""
        return [event.value("SUMMARY") for event in icalendar.components(self.export(), "VEVENT")]

    def event_links(self, target="/month/2026-03"):
        """The addresses of the events that a page shows, by UID."""
        root = self.get(target).root
        links = {}
        for piece in root.find_all(data_uid=True):
            anchor = piece if piece.name == "a" else piece.find("a", href=True)
            if anchor is not None:
                links[piece.attributes["data-uid"]] = anchor.attributes["href"]
        return links

    def edit_form(self, address):
        """The form that edits the event at this address."""
        return self.get(address).form("title")

    def delete(self, address):
        """Deletes an event by the form on its page."""
        return self.submit(self.edit_form(address).pressing("/delete"))

    def upload(self, data, name="calendar.ics", **values):
        """Imports a file through the page."""
        form = self.get("/import").form("file").fill(**values)
        return self.submit(form, files={"file": (name, data)})

    def export(self):
        """Everything, as iCalendar bytes."""
        return self.get("/export.ics", headers={"Accept": "text/calendar"}).body

    def uids(self):
        """The UID of every component of the export."""
        return {component.value("UID") for component in icalendar.components(self.export())}
