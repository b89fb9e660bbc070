"""Pages as trees of elements, and their forms, read without a browser."""

import dataclasses
import html.parser

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source",
        "track", "wbr"}


@dataclasses.dataclass
class Element:
    """An element: its name, its attributes, and what is in it: elements and texts."""

    name: str
    attributes: dict
    children: list = dataclasses.field(default_factory=list)

    def walk(self):
        """Itself and everything inside, in document order."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()

    def find(self, name=None, **attributes):
        """The first element inside with that name and those attributes, or None.

        An underscore in an attribute's name stands for a hyphen; the value True matches any.
        """
        return next(iter(self.find_all(name, **attributes)), None)

    def find_all(self, name=None, **attributes):
        """Every such element, in document order."""
        wanted = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
        return [
            element for element in self.walk() if (name is None or element.name == name) and all(
                key in element.attributes and value in (True, element.attributes[key])
                for key, value in wanted.items())
        ]

    @property
    def text(self):
        """All text inside, spaces collapsed."""
        def pieces(element):
            for child in element.children:
                yield from pieces(child) if isinstance(child, Element) else [child]
        return " ".join("".join(pieces(self)).split())


class Builder(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.root = Element("", {})
        self.open = [self.root]

    def handle_starttag(self, name, attributes):
        element = Element(name, {key: value or "" for key, value in attributes})
        self.open[-1].children.append(element)
        if name not in VOID:
            self.open.append(element)

    def handle_endtag(self, name):
        for index in range(len(self.open) - 1, 0, -1):
            if self.open[index].name == name:
                del self.open[index:]
                return

    def handle_data(self, data):
        self.open[-1].children.append(data)


def parse(text):
    """The tree of a page."""
    builder = Builder()
    builder.feed(text)
    builder.close()
    return builder.root


class Form:
    """A form as a browser without scripts would send it."""

    def __init__(self, element, address):
        self.element = element
        self.action = element.attributes.get("action") or address
        self.method = element.attributes.get("method", "get").upper()
        self.is_multipart = element.attributes.get("enctype") == "multipart/form-data"
        self.fields = {}
        self.values = {}
        self.buttons = []
        for control in element.walk():
            self._read(control)

    def _read(self, control):
        kind = control.attributes.get("type", "submit" if control.name == "button" else "text")
        if control.name in ("button", "input") and kind == "submit":
            self.buttons.append(control)
        name = control.attributes.get("name")
        if not name or control.name not in ("input", "select", "textarea", "button"):
            return
        self.fields.setdefault(name, []).append(control)
        value = control.attributes.get("value", "")
        if control.name == "select":
            options = control.find_all("option")
            chosen = [o for o in options if "selected" in o.attributes] or options[:1]
            if chosen:
                self.values[name] = chosen[0].attributes.get("value", chosen[0].text)
        elif control.name == "textarea":
            text = "".join(c for c in control.children if isinstance(c, str))
            # A line break right after the tag is not part of the text.
            self.values[name] = text.removeprefix("\n")
        elif control.name == "button" or kind in ("submit", "image", "reset", "button", "file"):
            return
        elif kind in ("checkbox", "radio"):
            if "checked" in control.attributes:
                self.values[name] = value or "on"
        else:
            self.values[name] = value

    def fill(self, **values):
        """Sets fields by name; None unchecks or leaves a field out. An unknown name is an error."""
        for name, value in values.items():
            if name not in self.fields:
                raise KeyError(f"no field {name} in {sorted(self.fields)} of {self.action}")
            if value is None:
                self.values.pop(name, None)
            else:
                self.values[name] = value
        return self

    def pressing(self, part_of_action):
        """The form as the button sends it whose own address has that part."""
        for button in self.buttons:
            action = button.attributes.get("formaction", "")
            if part_of_action in action:
                self.action = action
                return self
        raise LookupError(f"no button of {self.action} leads to {part_of_action}")

    def check(self, *names):
        """Ticks boxes as a person would: each sends the value that its control has."""
        for name in names:
            self.fill(**{name: self.fields[name][0].attributes.get("value", "on")})
        return self

    def offers(self, name):
        """The values among which a select lets one choose."""
        return [o.attributes.get("value", o.text) for o in self.fields[name][0].find_all("option")]


def forms(root, address):
    """All forms of a page."""
    return [Form(element, address) for element in root.find_all("form")]
