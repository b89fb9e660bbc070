"""The month grid under the keyboard, the finger and without scripts."""

import json

from support import program, sample_calendar
from support.browser import PHONE, WIDE, BrowserTests

MONTH = "/month/2026-03"
# Runs a table of keys through the script; gives the rows that came out wrong.
KEY_TABLE = """async ([path, table]) => {
  const { effect, iso, ordinal } = await import(path);
  const weekdays = ["thursday", "friday", "saturday", "sunday", "monday", "tuesday", "wednesday"];
  const rowStart = (date, first) => {
    let day = ordinal(date);
    while (weekdays[((day % 7) + 7) % 7] !== first) day -= 1;
    return iso(day);
  };
  const ends = (date) => {
    const month = date.slice(0, -3);
    let last = ordinal(`${month}-28`);
    while (iso(last + 1).slice(0, -3) === month) last += 1;
    return { first: `${month}-01`, last: iso(last) };
  };
  return table.filter((row) => {
    let [date, anchor] = [row.from, row.from];
    for (let press = 0; press < (row.presses ?? 1); press += 1) {
      const grid = {
        ...ends(date), rowStart: rowStart(date, row.first ?? "sunday"), isRTL: row.rtl,
        minimum: row.minimum, maximum: row.maximum,
      };
      ({ date, anchor } = effect(date, row, grid, anchor));
    }
    row.reached = date;
    return date !== row.to;
  });
}"""
FOCUSED_DATE = "document.activeElement.dataset?.date ?? null"


def event(uid, first, end):
    return [
        "BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20260101T000000Z", f"SUMMARY:Sample {uid}",
        f"DTSTART;VALUE=DATE:{first}", f"DTEND;VALUE=DATE:{end}", "END:VEVENT",
    ]


class MonthGridTests(BrowserTests):
    @classmethod
    def prepare(cls, data):
        lines = [
            *event("long", "20260302", "20260306"), *event("short", "20260304", "20260305"),
            *event("april", "20260414", "20260415"),
        ]
        for number in range(7):
            lines += event(f"crowd-{number}", "20260327", "20260328")
        result = program.run(
            "import", "-", "--data", data, input=sample_calendar.wrap(lines, "Sample"))
        if result.returncode != 0:
            raise RuntimeError(result.stderr.decode())

    def cell(self, page, date):
        return page.locator(f'[role=gridcell][data-date="{date}"]')

    def focus(self, page, date):
        self.cell(page, date).focus()

    def wait_for_focus(self, page, date):
        self.wait(page, f"({FOCUSED_DATE}) === '{date}'")

    def test_every_key_of_the_date_grid(self):
        anywhere = [
            # on, key, leads to
            ("2026-03-11", "ArrowRight", "2026-03-12"),
            ("2026-03-11", "ArrowLeft", "2026-03-10"),
            ("2026-03-11", "ArrowDown", "2026-03-18"),
            ("2026-03-11", "ArrowUp", "2026-03-04"),
            ("2026-03-11", "Control+Home", "2026-03-01"),
            ("2026-03-11", "Control+End", "2026-03-31"),
            ("2026-03-11", "PageDown", "2026-04-11"),
            ("2026-03-31", "PageDown", "2026-04-30"),
            ("2026-03-31", "PageUp", "2026-02-28"),
            ("2026-03-11", "Shift+PageDown", "2027-03-11"),
            ("2026-03-11", "Shift+PageUp", "2025-03-11"),
            ("2026-03-31", "ArrowRight", "2026-04-01"),
            ("2026-03-01", "ArrowLeft", "2026-02-28"),
            ("2026-03-30", "ArrowDown", "2026-04-06"),
            ("2026-03-02", "ArrowUp", "2026-02-23"),
        ]
        by_first_weekday = {
            "sunday": [
                ("2026-03-11", "Home", "2026-03-08"), ("2026-03-11", "End", "2026-03-14"),
                ("2026-03-31", "End", "2026-04-04"), ("2026-03-01", "Home", "2026-03-01"),
            ],
            "monday": [
                ("2026-03-11", "Home", "2026-03-09"), ("2026-03-11", "End", "2026-03-15"),
                ("2026-03-31", "End", "2026-04-05"), ("2026-03-01", "Home", "2026-02-23"),
            ],
        }
        for first_weekday, rows in by_first_weekday.items():
            page = self.open(MONTH)
            page.context.add_cookies([{
                "name": "daybook_first_weekday", "value": first_weekday,
                "url": self.server.address}])
            for start, key, target in anywhere + rows:
                with self.subTest(f"{key} on {start}, {first_weekday} first"):
                    page.goto(self.server.address + MONTH)
                    self.focus(page, start)
                    page.keyboard.press(key)
                    self.wait_for_focus(page, target)
                    self.assertIn("/month/" + target[:7], page.url)

    def test_the_script_moves_as_the_engine_does(self):
        # The same table is asked of the engine, in DateGridKeyTableTests.
        table = json.loads((program.ROOT / "Tests/fixtures/date-grid-keys.json").read_text())
        page = self.open(MONTH)
        main = page.locator("script[type=module]").get_attribute("src")
        wrong = page.evaluate(KEY_TABLE, [main.replace("main.js", "grid-keys.js"), table])
        self.assertEqual(wrong, [])
        self.assertGreater(len(table), 50)

    def test_months_are_counted_from_the_day_that_was_chosen(self):
        page = self.open("/month/2026-01")
        self.focus(page, "2026-01-31")
        for target in ("2026-02-28", "2026-03-31", "2026-04-30"):
            page.keyboard.press("PageDown")
            self.wait_for_focus(page, target)

    def test_left_and_right_are_mirrored_where_text_runs_from_right_to_left(self):
        page = self.open(MONTH)
        page.evaluate("document.documentElement.dir = 'rtl'")
        self.focus(page, "2026-03-11")
        page.keyboard.press("ArrowRight")
        self.wait_for_focus(page, "2026-03-10")
        page.keyboard.press("ArrowLeft")
        self.wait_for_focus(page, "2026-03-11")

    def test_the_grid_is_one_stop_for_the_tab_key(self):
        page = self.open(MONTH)
        stops = page.evaluate(
            "document.querySelectorAll('[role=grid] [tabindex=\"0\"], [role=grid] "
            "a[href]:not([tabindex=\"-1\"])').length")
        self.assertEqual(stops, 1)
        self.focus(page, "2026-03-20")
        page.keyboard.press("Tab")
        self.assertFalse(page.evaluate("!!document.activeElement.closest('[role=grid]')"))
        page.keyboard.press("Shift+Tab")
        self.wait_for_focus(page, "2026-03-20")

    def test_enter_goes_into_a_day_and_escape_comes_out(self):
        page = self.open(MONTH)
        # The long event begins two cells earlier.
        self.focus(page, "2026-03-04")
        page.keyboard.press("Enter")
        uid = "document.activeElement.dataset.uid ?? document.activeElement.className"
        reached = [page.evaluate(uid)]
        for _ in range(2):
            page.keyboard.press("ArrowDown")
            reached.append(page.evaluate(uid))
        self.assertEqual(reached, ["long", "short", "number"])
        page.keyboard.press("Escape")
        self.wait_for_focus(page, "2026-03-04")
        page.keyboard.press("F2")
        page.keyboard.press("Enter")
        page.wait_for_url("**/event/**")

    def test_space_selects_the_day(self):
        page = self.open(MONTH)
        self.focus(page, "2026-03-17")
        page.keyboard.press("Space")
        page.wait_for_url("**?day=2026-03-17")
        self.assertEqual(
            self.cell(page, "2026-03-17").get_attribute("aria-selected"), "true")
        self.wait_for_focus(page, "2026-03-17")

    def test_a_day_is_spoken_whole(self):
        for locale, expected in (
            ("en-GB", ["Wednesday", "March 4, 2026", "2 events"]),
            ("ko-KR", ["2026년 3월 4일", "수요일", "2개"]),
        ):
            page = self.open(MONTH, locale=locale)
            label = self.cell(page, "2026-03-04").get_attribute("aria-label")
            for words in expected:
                self.assertIn(words, label)

    def test_a_new_month_is_announced_and_the_focus_stays(self):
        page = self.open(MONTH)
        page.locator("main a[rel=next]").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_url("**/month/2026-04")
        self.wait(page, "document.getElementById('live').textContent.includes('April 2026')")
        self.assertEqual(page.evaluate("document.activeElement.rel"), "next")
        self.assertIn("April 2026", page.title())

    def test_back_and_forward_are_steps_of_the_history(self):
        page = self.open(MONTH)
        page.evaluate("window.stays = true")
        for month in ("2026-04", "2026-05"):
            page.locator("main a[rel=next]").first.click()
            page.wait_for_url(f"**/month/{month}")
        page.go_back()
        self.wait(page, "document.querySelector('[role=grid]').dataset.month === '2026-04'")
        self.cell(page, "2026-04-14").locator("[data-uid=april]").wait_for()
        page.go_back()
        self.wait(page, "document.querySelector('[role=grid]').dataset.month === '2026-03'")
        page.go_forward()
        self.wait(page, "document.querySelector('[role=grid]').dataset.month === '2026-04'")
        self.assertTrue(page.evaluate("window.stays"))
        self.assertIn("April", page.locator("h1").inner_text())

    def test_a_month_is_jumped_to_by_typing(self):
        page = self.open(MONTH)
        page.evaluate("window.stays = true")
        page.locator(".heading summary").click()
        page.locator(".jump input").fill("2031.7")
        page.keyboard.press("Enter")
        page.wait_for_url("**/month/2031-07")
        self.assertTrue(page.evaluate("window.stays"))
        self.assertEqual(page.locator("[role=grid]").get_attribute("data-month"), "2031-07")

    # MARK: The rest of a day

    def test_the_rest_of_a_day_pops_up_beside_its_cell(self):
        page = self.open(MONTH)
        more = page.locator("[data-more]")
        more.click()
        pop = page.get_by_role("dialog")
        pop.wait_for()
        self.assertEqual(
            pop.locator("[data-uid]").evaluate_all("all => all.map(one => one.dataset.uid)"),
            [f"crowd-{number}" for number in range(7)])
        self.assertIn("7 in all", pop.inner_text())
        box, cell = pop.bounding_box(), self.cell(page, "2026-03-27").bounding_box()
        beside = box["x"] >= cell["x"] + cell["width"] or box["x"] + box["width"] <= cell["x"]
        self.assertTrue(beside)
        self.assertLessEqual(box["y"] + box["height"], WIDE["height"])
        self.picture(page, "month-day-pop")
        page.keyboard.press("Escape")
        self.assertEqual(page.get_by_role("dialog").count(), 0)
        self.assertEqual(page.evaluate("document.activeElement.dataset.more"), "3")
        self.assertIn(MONTH, page.url)

    def test_the_tab_key_stays_in_the_pop_up_and_a_press_outside_closes_it(self):
        page = self.open(MONTH)
        page.locator("[data-more]").click()
        pop = page.get_by_role("dialog")
        pop.wait_for()
        for _ in range(12):
            page.keyboard.press("Tab")
            self.assertTrue(page.evaluate("!!document.activeElement.closest('.day-pop')"))
        pop.get_by_text("Open this day").focus()
        page.keyboard.press("Tab")
        self.assertTrue(page.evaluate("'close' in document.activeElement.dataset"))
        page.mouse.click(300, 30)
        self.assertEqual(page.get_by_role("dialog").count(), 0)

    # MARK: The finger

    def swipe(self, page, distance, milliseconds=400, cancels=False):
        session = page.context.new_cdp_session(page)
        box = page.locator(".weeks").first.bounding_box()
        y = box["y"] + box["height"] / 2
        x = box["x"] + box["width"] / 2 - distance / 2
        touch = lambda kind, points: session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch("touchStart", [{"x": x, "y": y}])
        steps = 8
        for step in range(1, steps + 1):
            touch("touchMove", [{"x": x + distance * step / steps, "y": y}])
            page.wait_for_timeout(milliseconds / steps)
        moved = page.evaluate(
            "new DOMMatrix(getComputedStyle(document.querySelector('.weeks')).transform).m41")
        touch("touchCancel" if cancels else "touchEnd", [])
        return moved

    def test_a_swipe_follows_the_finger_and_turns_the_page(self):
        page = self.open(MONTH, PHONE, has_touch=True, is_mobile=True)
        page.wait_for_load_state("networkidle")
        moved = self.swipe(page, -200)
        self.assertAlmostEqual(moved, -200, delta=2)
        page.wait_for_url("**/month/2026-04")
        self.swipe(page, 200)
        page.wait_for_url("**/month/2026-03")
        self.wait(
            page, "getComputedStyle(document.querySelector('.weeks')).transform === 'none'")
        self.assertEqual(page.locator(".neighbour").count(), 0)

    def test_a_short_or_cancelled_swipe_comes_back(self):
        for distance, cancels in ((60, False), (200, True)):
            with self.subTest(distance):
                page = self.open(MONTH, PHONE, has_touch=True, is_mobile=True)
                self.swipe(page, distance, milliseconds=600, cancels=cancels)
                self.wait(
                    page, "getComputedStyle(document.querySelector('.weeks')).transform === 'none'")
                page.wait_for_timeout(300)
                self.assertIn(MONTH, page.url)
                self.assertEqual(page.locator(".neighbour").count(), 0)

    def test_a_swipe_up_scrolls_and_turns_nothing(self):
        page = self.open(MONTH, {"width": 390, "height": 500}, has_touch=True, is_mobile=True)
        session = page.context.new_cdp_session(page)
        touch = lambda kind, points: session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch("touchStart", [{"x": 200, "y": 400}])
        for y in range(390, 200, -20):
            touch("touchMove", [{"x": 205, "y": y}])
        touch("touchEnd", [])
        self.assertIn(MONTH, page.url)
        self.wait(page, "scrollY > 50")

    # MARK: Without scripts

    def test_the_same_pages_work_without_scripts(self):
        page = self.open(MONTH, java_script_enabled=False)
        page.locator("main a[rel=next]").first.click()
        page.wait_for_url("**/month/2026-04")
        self.cell(page, "2026-04-14").locator("[data-uid=april]").click()
        page.wait_for_url("**/event/**")
        page.go_back()
        page.keyboard.press("Tab")
        page.locator(".heading summary").click()
        page.locator(".jump input").fill("2031-07")
        page.locator(".jump button").click()
        page.wait_for_url("**/month/2031-07")

    def test_a_server_that_is_gone_is_not_hidden(self):
        page = self.open(MONTH)
        page.wait_for_load_state("networkidle")
        page.route("**/month/2031-07", lambda route: route.abort())
        page.evaluate("document.querySelector('main a[rel=next]').href = '/month/2031-07'")
        with page.expect_event("requestfailed"):
            page.locator("main a[rel=next]").first.click()
        self.complaints = [c for c in self.complaints if "ERR_FAILED" not in c]

    def test_the_scripts_are_small(self):
        page = self.open(MONTH, WIDE)
        sizes = page.evaluate(
            "performance.getEntriesByType('resource').filter(entry => entry.name.endsWith('.js'))"
            ".map(entry => entry.decodedBodySize)")
        self.assertGreater(len(sizes), 3)
        self.assertLess(sum(sizes), 60_000)
