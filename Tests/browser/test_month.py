"""The month as a person sees it."""

import re

from support import program, sample_calendar
from support.browser import NARROW, PHONE, WIDE, BrowserTests

MONTH = "/month/2026-03"
GEOMETRY = """() => {
  const box = element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  return {
    cells: Object.fromEntries([...document.querySelectorAll('[role=gridcell][data-date]')]
      .map(cell => [cell.dataset.date, box(cell)])),
    pieces: [...document.querySelectorAll('[data-uid][data-lane]')]
      .map(piece => ({ uid: piece.dataset.uid, lane: +piece.dataset.lane, ...box(piece) })),
  };
}"""


def event(uid, title, first, end):
    return [
        "BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20260101T000000Z", f"SUMMARY:{title}",
        f"DTSTART;VALUE=DATE:{first}", f"DTEND;VALUE=DATE:{end}", "END:VEVENT",
    ]


class MonthTests(BrowserTests):
    @classmethod
    def prepare(cls, data):
        lines = [
            *event("long", "Conference with a name too long for its bar", "20260304", "20260311"),
            *event("short-1", "Short one", "20260316", "20260318"),
            *event("short-2", "Short two", "20260318", "20260320"),
            *event("before", "From February", "20260220", "20260303"),
            *event("after", "Into April", "20260330", "20260412"),
        ]
        for number in range(9):
            lines += event(f"crowd-{number}", f"Crowd {number}", "20260325", "20260326")
        result = program.run(
            "import", "-", "--data", data, input=sample_calendar.wrap(lines, "Sample"))
        if result.returncode != 0:
            raise RuntimeError(result.stderr.decode())

    def geometry(self, size):
        page = self.open(MONTH, size)
        return page, page.evaluate(GEOMETRY)

    def test_bars_lie_over_the_cells_of_their_days(self):
        for size in (WIDE, PHONE, NARROW):
            with self.subTest(size["width"]):
                _, found = self.geometry(size)
                cells = found["cells"]
                pieces = [piece for piece in found["pieces"] if piece["uid"] == "long"]
                self.assertEqual(len(pieces), 2)
                for piece, first, last in zip(
                        sorted(pieces, key=lambda piece: piece["top"]),
                        ("2026-03-04", "2026-03-08"), ("2026-03-07", "2026-03-10")):
                    self.assertAlmostEqual(piece["left"], cells[first]["left"], delta=8)
                    self.assertAlmostEqual(piece["right"], cells[last]["right"], delta=8)
                    self.assertGreaterEqual(piece["top"], cells[first]["top"])
                    self.assertLessEqual(piece["bottom"], cells[first]["bottom"] + 1)

    def test_pieces_in_one_row_do_not_overlap(self):
        for size in (WIDE, PHONE, NARROW):
            _, found = self.geometry(size)
            pieces = found["pieces"]
            self.assertGreater(len(pieces), 8)
            for index, one in enumerate(pieces):
                for other in pieces[:index]:
                    apart = (
                        one["right"] <= other["left"] + 0.5 or other["right"] <= one["left"] + 0.5
                        or one["bottom"] <= other["top"] + 0.5
                        or other["bottom"] <= one["top"] + 0.5)
                    self.assertTrue(apart, f"{one} lies on {other}")

    def test_two_short_events_share_a_lane(self):
        _, found = self.geometry(WIDE)
        lanes = {piece["uid"]: piece for piece in found["pieces"]}
        self.assertEqual(lanes["short-1"]["lane"], lanes["short-2"]["lane"])
        self.assertAlmostEqual(lanes["short-1"]["top"], lanes["short-2"]["top"], delta=0.5)

    def test_what_does_not_fit_is_counted_and_led_to(self):
        page, found = self.geometry(WIDE)
        shown = sum(piece["uid"].startswith("crowd") for piece in found["pieces"])
        more = page.locator("[data-more]")
        self.assertEqual(more.count(), 1)
        self.assertEqual(shown + int(more.get_attribute("data-more")), 9)
        more.click()
        for number in range(9):
            page.get_by_text(f"Crowd {number}", exact=True).first.wait_for()

    def test_text_on_a_bar_can_be_read(self):
        for scheme in ("light", "dark"):
            page = self.open(MONTH, color_scheme=scheme)
            worst = page.evaluate(CONTRAST)
            self.assertGreaterEqual(worst, 4.5, scheme)

    def test_previous_next_and_today_lead_through_the_months(self):
        page = self.open(MONTH)
        heading = page.locator("h1")
        page.locator("a[rel=next]").first.click()
        self.assertIn("April", heading.inner_text())
        page.locator("a[rel=prev]").first.click()
        page.locator("a[rel=prev]").first.click()
        self.assertIn("February", heading.inner_text())

    def test_nothing_scrolls_sideways(self):
        for size in (WIDE, {"width": 768, "height": 1024}, PHONE, NARROW):
            for target in (MONTH, "/day/2026-03-25", "/agenda", "/event/new?day=2026-03-10",
                           "/import", "/settings"):
                with self.subTest(f"{size['width']} {target}"):
                    self.assertFits(self.open(target, size))

    def test_every_language_and_look_is_pictured(self):
        for name, size, options in (
            ("month-wide", WIDE, {}), ("month-dark", WIDE, {"color_scheme": "dark"}),
            ("month-korean", WIDE, {"locale": "ko-KR"}),
            ("month-japanese", WIDE, {"locale": "ja-JP"}),
            ("month-phone", PHONE, {}),
            ("month-phone-dark-korean", PHONE, {"color_scheme": "dark", "locale": "ko-KR"}),
            ("month-320", NARROW, {}),
        ):
            with self.subTest(name):
                page = self.open(MONTH, size, **options)
                language = options.get("locale", "en-GB")[:2]
                self.assertTrue(page.locator("html").get_attribute("lang").startswith(language))
                self.picture(page, name)

    def test_dark_is_dark(self):
        page = self.open(MONTH, color_scheme="dark")
        color = page.evaluate("getComputedStyle(document.body).backgroundColor")
        channels = [int(number) for number in re.findall(r"\d+", color)[:3]]
        self.assertLess(max(channels), 80)

    def test_sunday_is_red_and_saturday_blue_in_korean_and_japanese(self):
        for language in ("ko-KR", "ja-JP"):
            page = self.open(MONTH, locale=language)
            for date, strongest in (("2026-03-15", 0), ("2026-03-21", 2)):
                color = page.evaluate(NUMBER_COLOR, date)
                channels = [int(number) for number in re.findall(r"\d+", color)[:3]]
                self.assertEqual(channels.index(max(channels)), strongest, (language, date, color))
                self.assertGreater(max(channels) - sorted(channels)[1], 40)

    def test_the_keyboard_reaches_everything_in_order(self):
        page = self.open(MONTH)
        reached = []
        for _ in range(120):
            page.keyboard.press("Tab")
            focused = page.evaluate(FOCUSED)
            if focused is None or (reached and focused["mark"] in {r["mark"] for r in reached}):
                break
            reached.append(focused)
            self.assertTrue(focused["visible"], focused)
        marks = " ".join(focused["mark"] for focused in reached)
        self.assertIn("/event/", marks)
        self.assertIn("2026-04", marks)
        for focused in reached:
            self.assertTrue(focused["name"], f"no name: {focused}")


# The colour of the number in a day's cell.
NUMBER_COLOR = """date => {
  const cell = document.querySelector(`[role=gridcell][data-date="${date}"]`);
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const number = String(+date.slice(8));
  for (let text; (text = walker.nextNode());) {
    if (text.data.trim().startsWith(number)) {
      return getComputedStyle(text.parentElement).color;
    }
  }
  return getComputedStyle(cell).color;
}"""

# The least contrast (WCAG 2) between the words on a bar and the bar.
CONTRAST = """() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const luminance = color => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map(value => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const background = element => {
    for (let at = element; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if (!/rgba\\(.*, 0\\)|transparent/.test(color)) return color;
    }
    return 'white';
  };
  return Math.min(...[...document.querySelectorAll('[data-uid][data-lane]')].map(bar => {
    const words = bar.querySelector('a, span') ?? bar;
    const [one, other] = [luminance(getComputedStyle(words).color), luminance(background(words))];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }));
}"""

# What has the focus: something to tell it by, its name, and whether it can be seen.
FOCUSED = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const box = at.getBoundingClientRect();
  const label = at.labels?.[0]?.textContent ?? '';
  return {
    mark: `${at.tagName} ${at.getAttribute('href') ?? ''} ${at.id} ${at.getAttribute('name') ?? ''}`
      + ` ${at.getAttribute('data-date') ?? ''} ${at.textContent.trim().slice(0, 40)}`
      + ` ${Math.round(box.left)},${Math.round(box.top + scrollY)}`,
    name: (at.getAttribute('aria-label') ?? (at.getAttribute('aria-labelledby') ?? label))
      || at.textContent.trim() || at.title || at.value || '',
    visible: box.width > 0 && box.height > 0,
  };
}"""
