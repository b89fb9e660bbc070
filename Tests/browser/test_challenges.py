"""Ranges and challenges in a browser: how they are drawn, made, imported and checked off."""

import datetime
import json

from support import axe, program
from support.browser import NARROW, PHONE, WIDE, BrowserTests, write

AUGUST = "/challenges/2021-08"
ORIGINAL = {
    "nickname": "Sample", "level": 7,
    "calendar": [
        {"property": 0, "date": ["2021-08-02"]},
        {"property": 0, "date": [f"2021-08-0{day}" for day in range(4, 8)]},
        {"property": 2, "date": [f"2021-08-{day:02}" for day in range(9, 16)]},
        {"property": 3, "date": ["2021-08-22"]},
        {"property": 6, "date": [f"2021-08-{day}" for day in range(24, 28)]},
    ],
}
# Ranges that touch, 4–7 and 8–15, and one over the end of a year.
TOUCHING = {"calendar": [
    {"property": 0, "date": [f"2022-05-0{day}" for day in range(4, 8)]},
    {"property": 2, "date": [f"2022-05-{day:02}" for day in range(8, 16)]},
    {"property": 4, "date": ["2022-12-30", "2022-12-31", "2023-01-01", "2023-01-02"]},
]}
# Of each pill: the range's days in the row, its box, and what is round.
PILLS = """() => {
  const box = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  };
  const weeks = document.querySelector(".weeks").getBoundingClientRect();
  return {
    left: weeks.left, right: weeks.right,
    cells: Object.fromEntries([...document.querySelectorAll("[role=gridcell][data-date]")]
      .map((cell) => [cell.dataset.date, box(cell)])),
    pills: [...document.querySelectorAll(".pill")].map((pill) => ({
      ...box(pill), lane: +pill.dataset.lane, uid: pill.dataset.uid,
      begins: parseFloat(getComputedStyle(pill).borderStartStartRadius) > 0,
      ends: parseFloat(getComputedStyle(pill).borderStartEndRadius) > 0,
    })),
  };
}"""


def day(offset):
    """The day so many days after today, where the server is."""
    today = datetime.datetime.now(datetime.timezone.utc).date()
    return str(today + datetime.timedelta(offset))


class Challenges:
    """What the classes below share; they say whether scripts run."""

    scripts = True

    def person(self, target, size=WIDE, **options):
        return self.open(target, size, java_script_enabled=self.scripts, **options)

    def cell(self, page, date):
        return page.locator(f'[role=gridcell][data-date="{date}"]')

    def save(self, page, name):
        page.locator("[name=name]").fill(name)
        page.locator(".sheet button.primary:not([formaction]):visible").last.click()
        page.wait_for_url("**/challenges/**")

    def days_of_form(self, page):
        page.wait_for_url("**/challenge/new?from=*&to=*")
        return [page.locator(f"[name={name}]").input_value() for name in ("first_day", "last_day")]

    def command(self, *words):
        result = program.run(*words, "--data", self.data)
        self.assertEqual(result.returncode, 0, result.stderr.decode())
        return result.stdout.decode()

    def challenge(self, name):
        lines = self.command("challenge", "list", "--json").splitlines()
        [found] = [item for item in map(json.loads, lines) if item["name"] == name]
        return found


class Pages(Challenges):
    """Tests that pass with scripts and without."""

    def test_a_file_is_previewed_then_imported(self):
        page = self.person("/challenges/import")
        path = write(self.data.parent / f"{self.data.name}-ranges.json", json.dumps({
            "calendar": [
                {"property": 5, "date": ["2022-03-03", "2022-03-02"]},
                {"property": 8, "date": ["2022-03-09T10:00:00Z"]}, {"property": 1}]}).encode())
        page.locator("input[type=file]").set_input_files(path)
        page.locator("form:has(input[type=file]) button").click()
        page.get_by_text("2 ranges would go into").wait_for()
        self.assertIn("calendar[2]: The member \"date\" is missing.", page.locator("main").inner_text())
        self.picture(page, f"range-preview-{self.name}", full_page=True)
        page.locator("[name=confirmed]").click()
        page.wait_for_url("**/challenges/2022-03?act=*")
        self.assertEqual(page.locator(".pill").count(), 2)

    def test_a_range_is_made_by_its_first_and_last_day(self):
        for size, options in ((WIDE, {}), (PHONE, {"has_touch": True, "locale": "ko-KR"})):
            with self.subTest(size["width"]):
                press = lambda place: place.tap() if options else place.click()
                page = self.person("/challenges/2022-06", size, **options)
                press(page.locator("a[href$='pick=first']").first)
                page.wait_for_url("**/2022-06?pick=first")
                press(self.cell(page, "2022-06-14").locator(".pick"))
                page.wait_for_url("**/2022-06?from=2022-06-14")
                self.assertEqual(page.get_by_role("status").first.is_visible(), True)
                self.assertFits(page)
                press(self.cell(page, "2022-06-09").locator(".pick"))
                self.assertEqual(self.days_of_form(page), ["2022-06-09", "2022-06-14"])
                self.save(page, f"Made by pressing, {self.name}, {size['width']}")

    def test_today_is_checked_off_and_taken_back(self):
        name = f"Walk, {self.name}"
        self.command("challenge", "add", name, "--from", day(-3), "--to", day(9))
        page = self.person("/challenges")
        row = page.locator(".check-row").filter(has_text=name)
        circle = row.locator("button.circle")
        self.assertEqual(circle.get_attribute("aria-pressed"), "false")
        circle.click()
        done = page.locator(".check-row").filter(has_text=name).locator("[aria-pressed=true]")
        done.wait_for()
        self.assertEqual(self.challenge(name)["today"], "done")
        self.assertIn(f"{name} day 4 of 13, Done", self.cell(page, day(0)).locator(
            ".number").get_attribute("aria-label"))
        done.click()
        page.locator(".check-row").filter(has_text=name).locator("[aria-pressed=false]").wait_for()
        self.assertEqual(self.challenge(name)["done_days"], 0)

    def test_a_day_of_the_past_is_chosen_and_a_reason_given_for_skipping_it(self):
        name = f"Read, {self.name}"
        date = day(-2)
        self.command("challenge", "add", name, "--from", day(-5), "--to", day(2))
        page = self.person(f"/challenges/{date[:7]}", PHONE, has_touch=True)
        self.cell(page, date).tap()
        page.wait_for_url(f"**?day={date}")
        row = page.locator(".check-row").filter(has_text=name)
        row.locator("summary").tap()
        row.locator("[name=reason]").fill("a cold")
        row.locator("button[value=skip]").tap()
        page.locator(".check-row").filter(has_text="Skipped · a cold").wait_for()
        self.assertFits(page)

    def test_a_category_is_hidden_and_shown(self):
        page = self.person(AUGUST, PHONE, has_touch=True)
        health = page.locator(".legend .category-chip").filter(has_text="Health")
        self.assertEqual(page.locator(".pill").count(), 6)
        health.tap()
        page.locator(".category-chip[aria-pressed=false]").wait_for()
        self.assertEqual(page.locator(".pill").count(), 4)
        page.locator(".category-chip[aria-pressed=false]").tap()
        health.and_(page.locator("[aria-pressed=true]")).wait_for()
        self.assertEqual(page.locator(".pill").count(), 6)

    def test_one_is_made_by_the_form_changed_and_deleted(self):
        page = self.person("/challenge/new?from=2022-07-04&to=2022-07-04", locale="ko-KR")
        self.fill_date(page, "last_day", "2022-07-20")
        page.locator("[name=category][value=love]").check(force=True)
        page.locator("#often-week").check()
        page.locator("[name=times_week]").fill("2")
        self.save(page, f"편지, {self.name}")
        self.assertEqual(self.challenge(f"편지, {self.name}")["target"], "2/week")
        page.goto(self.server.address + "/challenges/2022-07")
        page.locator(".pill").filter(has_text=self.name).first.click(position={"x": 4, "y": 20})
        page.wait_for_url("**/challenge/*")
        self.assertTrue(page.locator("#often-week").is_checked())
        page.locator("[formaction$='/delete']").click()
        page.locator(".toast").get_by_role("button").click()
        page.wait_for_url("**undone=*")
        self.challenge(f"편지, {self.name}")


class ChallengesWithScripts(Pages, BrowserTests):
    name = "with-scripts"

    @classmethod
    def prepare(cls, data):
        for ranges in (ORIGINAL, TOUCHING):
            result = program.run(
                "import", "-", "--data", data, input=json.dumps(ranges).encode())
            if result.returncode != 0:
                raise RuntimeError(result.stderr.decode())

    def open(self, target, size=WIDE, first_weekday=None, rtl=False, **options):
        page = super().open(target, size, **options)
        if first_weekday:
            page.context.add_cookies([{
                "name": "daybook_first_weekday", "value": first_weekday,
                "url": self.server.address}])
            page.reload()
        if rtl:
            page.evaluate("document.documentElement.dir = 'rtl'")
        return page

    # MARK: Drawing

    def pieces(self, found, first, last):
        """Where a range of whole days should lie, row by row: left, right, whether round there."""
        rows = {}
        day = datetime.date.fromisoformat(first)
        while str(day) <= last:
            if (cell := found["cells"].get(str(day))) is not None:
                rows.setdefault(round(cell["top"]), []).append((str(day), cell))
            day += datetime.timedelta(1)
        for top, cells in sorted(rows.items()):
            yield top, cells[0], cells[-1]

    def assertDrawn(self, page, ranges, is_rtl=False):
        found = page.evaluate(PILLS)
        pills = [pill for pill in found["pills"] if pill["lane"] == 0]
        pills.sort(key=lambda pill: (pill["top"], -pill["left"] if is_rtl else pill["left"]))
        wanted = [piece + (first, last) for first, last in ranges
                  for piece in self.pieces(found, first, last)]
        wanted.sort(key=lambda piece: (piece[0], piece[1][0]))
        self.assertEqual(len(pills), len(wanted))
        for pill, (_, start, end, first, last) in zip(pills, wanted):
            begins, ends = start[0] == first, end[0] == last
            self.assertEqual((pill["begins"], pill["ends"]), (begins, ends), (first, pill))
            sides = [("left", "right"), ("right", "left")][is_rtl]
            sign = -1 if is_rtl else 1
            for side, cell, is_round, direction in (
                    (sides[0], start[1], begins, sign), (sides[1], end[1], ends, -sign)):
                # Round ends stand 2 px off; cut ones reach the row's edge, or the window's.
                off = direction * (pill[side] - cell[side])
                self.assertTrue(1 <= off <= 3 if is_round else -9 <= off <= 0.1, (side, off, first))

    def test_the_original_ranges_are_drawn_by_their_own_days(self):
        ranges = [
            ("2021-08-02", "2021-08-02"), ("2021-08-04", "2021-08-07"), ("2021-08-09", "2021-08-15"),
            ("2021-08-22", "2021-08-22"), ("2021-08-24", "2021-08-27")]
        for size in (WIDE, PHONE, NARROW):
            for first_weekday in ("sunday", "monday"):
                with self.subTest(f"{size['width']} {first_weekday}"):
                    page = self.open(AUGUST, size, first_weekday)
                    self.assertDrawn(page, ranges)
                    self.assertFits(page)
                    self.picture(page, f"ranges-{size['width']}-{first_weekday}")

    def test_ranges_that_touch_stay_two_and_a_year_ends_in_the_middle_of_one(self):
        touching = [("2022-05-04", "2022-05-07"), ("2022-05-08", "2022-05-15")]
        page = self.open("/challenges/2022-05")
        self.assertDrawn(page, touching)
        page.goto(self.server.address + "/challenges/2022-05")
        page.evaluate("document.documentElement.dir = 'rtl'")
        self.assertDrawn(page, touching, is_rtl=True)
        self.picture(page, "ranges-rtl")
        winter = [("2022-12-30", "2023-01-02")]
        for month in ("2022-12", "2023-01"):
            page = self.open(f"/challenges/{month}", first_weekday="monday")
            self.assertDrawn(page, winter)

    def test_a_pill_has_no_seams_at_any_zoom(self):
        for scale in (0.75, 1.25, 3):
            page = self.open(AUGUST, WIDE, first_weekday="monday", device_scale_factor=scale)
            whole = [pill for pill in page.evaluate(PILLS)["pills"]
                     if pill["right"] - pill["left"] > 600]
            self.assertEqual(len(whole), 1, "nine to fifteen is one box")

    def test_the_view_that_only_shows_leads_to_no_change(self):
        page = self.open(f"{AUGUST}?view=read", PHONE, has_touch=True)
        before = page.url
        self.cell(page, "2021-08-05").tap()
        page.wait_for_timeout(300)
        self.assertEqual(page.url, before)
        self.assertEqual(page.locator("main form:not(.jump)").count(), 0)
        self.assertEqual(page.locator("main a[rel=prev]").count(), 0)

    def test_no_page_is_wider_than_a_narrow_window(self):
        page = self.open("/challenge/new?from=2022-05-04&to=2022-05-07", NARROW)
        page.locator("#often-weekdays").check()
        page.locator("#measure-least").check()
        self.assertFits(page)
        for target in ("/challenges/all", "/challenges/categories", "/challenges/import",
                       "/challenges/category?key=health", "/challenges/2022-05?from=2022-05-04"):
            page.goto(self.server.address + target)
            self.assertFits(page)

    def test_axe_finds_nothing(self):
        name = "Looked at"
        self.command("challenge", "add", name, "--from", day(-9), "--to", day(9),
                     "--target", "at-least-3")
        pages = [
            AUGUST, f"{AUGUST}?day=2021-08-05", f"{AUGUST}?view=read", f"{AUGUST}?pick=first",
            f"{AUGUST}?from=2021-08-05", "/challenges", "/challenge/new",
            f"/challenge/{self.challenge(name)['id']}", "/challenges/all", "/challenges/categories",
            "/challenges/category?key=love", "/challenges/import",
        ]
        found = []
        for size, locale, scheme in ((WIDE, "en-GB", "light"), (PHONE, "ko-KR", "dark")):
            page = self.open(AUGUST, size, locale=locale, color_scheme=scheme)
            for target in pages:
                page.goto(self.server.address + target)
                found += [f"{target} {scheme} {line}" for line in axe.violations(page)]
                self.assertFits(page)
        self.assertEqual(found, [])

    # MARK: Drawing ranges with mouse and finger

    def center(self, page, date):
        box = self.cell(page, date).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7

    def test_dragging_over_days_makes_a_range_either_way(self):
        page = self.open("/challenges/2022-08")
        for first, last in (("2022-08-09", "2022-08-18"), ("2022-08-18", "2022-08-09")):
            page.goto(self.server.address + "/challenges/2022-08")
            page.mouse.move(*self.center(page, first))
            page.mouse.down()
            page.mouse.move(*self.center(page, last), steps=6)
            self.assertEqual(page.locator(".in-span").count(), 10)
            page.mouse.up()
            self.assertEqual(self.days_of_form(page), ["2022-08-09", "2022-08-18"])

    def test_escape_ends_a_drag_and_a_press_is_no_drag(self):
        page = self.open("/challenges/2022-08")
        page.mouse.move(*self.center(page, "2022-08-09"))
        page.mouse.down()
        page.mouse.move(*self.center(page, "2022-08-11"), steps=4)
        page.keyboard.press("Escape")
        self.assertEqual(page.locator(".in-span").count(), 0)
        page.mouse.up()
        self.assertTrue(page.url.endswith("/challenges/2022-08"))
        self.cell(page, "2022-08-09").locator(".number").click()
        page.wait_for_url("**?day=2022-08-09")

    def test_a_finger_draws_after_a_long_press_and_else_turns_the_page(self):
        page = self.open("/challenges/2022-08", PHONE, has_touch=True, is_mobile=True)
        session = page.context.new_cdp_session(page)

        def touch(kind, *points):
            session.send("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

        first, last = self.center(page, "2022-08-09"), self.center(page, "2022-08-25")
        touch("touchStart", first)
        page.wait_for_timeout(550)
        self.assertEqual(page.locator(".in-span").count(), 1)
        for step in range(1, 7):
            touch("touchMove", tuple(a + (b - a) * step / 6 for a, b in zip(first, last)))
        self.assertEqual(page.locator(".in-span").count(), 17)
        touch("touchEnd")
        self.assertEqual(self.days_of_form(page), ["2022-08-09", "2022-08-25"])

        page.goto(self.server.address + "/challenges/2022-08")
        x, y = self.center(page, "2022-08-17")
        touch("touchStart", (x, y))
        for step in range(1, 9):
            touch("touchMove", (x - 25 * step, y))
            page.wait_for_timeout(30)
        touch("touchEnd")
        page.wait_for_url("**/challenges/2022-09")

    # MARK: Keys

    def test_the_keys_of_the_date_grid_keep_to_the_months_there_are(self):
        page = self.open(AUGUST)
        self.assertEqual(page.locator("[role=grid] [tabindex='0']").count(), 1)
        rows = [
            ("2021-08-11", "ArrowRight", "2021-08-12"), ("2021-08-11", "ArrowUp", "2021-08-04"),
            ("2021-08-11", "Home", "2021-08-08"), ("2021-08-11", "End", "2021-08-14"),
            ("2021-08-01", "ArrowLeft", "2021-08-01"), ("2021-08-11", "PageUp", "2021-08-11"),
            ("2021-08-31", "PageDown", "2021-09-30"), ("2021-08-11", "Shift+PageDown", "2022-08-11"),
        ]
        for start, key, target in rows:
            with self.subTest(f"{key} on {start}"):
                page.goto(self.server.address + AUGUST)
                self.cell(page, start).focus()
                page.keyboard.press(key)
                self.wait(page, f"document.activeElement.dataset?.date === '{target}'")
        page.goto(self.server.address + AUGUST)
        self.cell(page, "2021-08-05").focus()
        page.keyboard.press("Space")
        page.wait_for_url("**?day=2021-08-05")
        self.wait(page, "document.activeElement.dataset?.date === '2021-08-05'")
        self.assertEqual(
            page.evaluate("document.activeElement.getAttribute('aria-label')"),
            "Thursday, August 5, 2021, Health day 2 of 4")
        page.keyboard.press("F2")
        page.keyboard.press("Enter")
        page.wait_for_url("**/challenge/*")
        page.goto(self.server.address + "/challenges/2022-08?from=2022-08-09")
        self.cell(page, "2022-08-09").focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        self.assertEqual(self.days_of_form(page), ["2022-08-09", "2022-08-10"])

    def test_what_is_to_be_chosen_is_announced(self):
        page = self.open("/challenges/2022-06")
        page.locator("header.top a[href$='pick=first']").click()
        self.wait(page, "document.getElementById('live').textContent"
                        " === 'June 2022. Choose the first day'")
        self.cell(page, "2022-06-09").focus()
        page.keyboard.press("Enter")
        self.wait(page, "document.getElementById('live').textContent.includes('From June 9')")
        self.assertEqual(page.evaluate("document.activeElement.dataset.date"), "2022-06-09")

    def test_the_page_stays_where_it_was_when_something_is_checked(self):
        name = "Far down"
        self.command("challenge", "add", name, "--from", day(-1), "--to", day(1))
        page = self.open("/challenges", {"width": 390, "height": 500}, has_touch=True)
        page.evaluate("window.stays = true")
        circle = page.locator(".check-row").filter(has_text=name).locator("button.circle")
        circle.scroll_into_view_if_needed()
        before = page.evaluate("scrollY")
        self.assertGreater(before, 0)
        circle.focus()
        page.keyboard.press("Enter")
        self.wait(page, "document.activeElement?.getAttribute('aria-pressed') === 'true'")
        self.assertEqual(page.evaluate("scrollY"), before)
        self.assertTrue(page.evaluate("window.stays"))
        # A neighbouring month that was fetched before is fetched anew.
        page.locator("main a[rel=prev]").click()
        page.go_back()
        page.locator(".check-row").filter(has_text=name).locator("[aria-pressed=true]").wait_for()


class ChallengesWithoutScripts(Pages, BrowserTests):
    name = "without-scripts"
    scripts = False
    prepare = ChallengesWithScripts.prepare
