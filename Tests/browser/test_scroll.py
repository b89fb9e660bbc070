"""The scrolling calendar: months from one day to another in one list."""

from support import axe, program, sample_calendar
from support.browser import PHONE, WIDE, BrowserTests

EVENTS = [("20260309", "20260311"), ("20260310", "20260311"), ("20260320", "20260321")]
LIVE = "document.getElementById('live').textContent"
READY = "document.querySelector('.scroll-list.endless .cell') !== null"
FOCUSED = "document.activeElement.dataset.date ?? null"
# From one end to the other in fifty steps, a frame each: the most elements, and whether a month was
# always there to be seen, in the order of time.
END_TO_END = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const height = document.documentElement.scrollHeight - innerHeight;
  let most = 0;
  let ordered = true;
  const tops = [];
  for (let step = 0; step <= 50; step += 1) {
    scrollTo(0, height * step / 50);
    await frame();
    await frame();
    most = Math.max(most, document.querySelectorAll('*').length);
    const months = [...document.querySelectorAll('.scroll-month')]
      .filter(month => month.getBoundingClientRect().bottom > 92);
    const places = months.map(month => month.offsetTop);
    ordered &&= months.length > 1 && places.every((top, at) => at === 0 || top > places[at - 1]);
    tops.push(document.getElementById('heading').textContent);
  }
  return { most, ordered, first: tops[0], last: tops[50], different: new Set(tops).size };
}"""


class ScrollTests(BrowserTests):
    @classmethod
    def prepare(cls, data):
        lines = []
        for number, (first, end) in enumerate(EVENTS):
            lines += [
                "BEGIN:VEVENT", f"UID:{number}", "DTSTAMP:20260101T000000Z", "SUMMARY:Sample",
                f"DTSTART;VALUE=DATE:{first}", f"DTEND;VALUE=DATE:{end}", "END:VEVENT"]
        result = program.run(
            "import", "-", "--data", data, input=sample_calendar.wrap(lines, "Sample"))
        if result.returncode != 0:
            raise RuntimeError(result.stderr.decode())

    def scroll(self, query, size=WIDE, **options):
        page = self.open(f"/scroll?{query}", size, **options)
        self.wait(page, READY)
        return page

    def day(self, page, date):
        return page.locator(f".scroll-list [data-date='{date}']")

    def test_ten_thousand_months_need_few_elements(self):
        for size in (WIDE, PHONE):
            with self.subTest(size["width"]):
                page = self.scroll("from=1600-01-15&to=2433-04-20&month=2026-03", size)
                found = page.evaluate(END_TO_END)
                self.assertLess(found["most"], 1000)
                self.assertTrue(found["ordered"])
                self.assertIn("1600", found["first"])
                self.assertIn("2433", found["last"])
                self.assertEqual(found["different"], 51)
                self.assertFits(page)
                disabled = self.day(page, "2433-04-21")
                self.assertEqual(disabled.get_attribute("aria-disabled"), "true")

    def test_a_month_typed_or_picked_is_there_at_once(self):
        page = self.scroll("month=2026-03&from=2000-01-01&to=2099-12-31")
        page.locator(".heading summary").click()
        page.locator("form.jump input").fill("2087 2")
        page.locator("form.jump input").press("Enter")
        self.assertEqual(page.locator("h1").inner_text(), "February 2087")
        page.locator(".heading summary").click()
        page.locator(".months a", has_text="Nov").click()
        self.assertEqual(page.locator("h1").inner_text(), "November 2087")
        page.locator("header a[rel=next]").click()
        self.assertEqual(page.locator("h1").inner_text(), "December 2087")
        page.locator(".heading summary").click()
        page.locator("form.jump input").fill("3000-01")
        page.locator("form.jump input").press("Enter")
        self.assertIn("2099", page.locator("h1").inner_text())
        # The address follows, so that the page can be opened again where it was left.
        self.wait(page, "location.search.includes('month=2099')")
        page.reload()
        self.wait(page, READY)
        self.assertIn("2099", page.locator("h1").inner_text())

    def test_a_second_tap_takes_the_first_back(self):
        page = self.scroll("month=2026-03", PHONE, has_touch=True, locale="ko-KR")
        self.assertEqual(page.locator("h1 .wide, h1:not(:has(*))").text_content(), "2026년 3월")
        cell = self.day(page, "2026-03-19")
        cell.tap()
        self.assertEqual(cell.get_attribute("aria-selected"), "true")
        self.assertEqual(page.evaluate(LIVE), "2026년 3월 19일 목요일")
        self.wait(page, "location.search.includes('chosen=2026-03-19')")
        self.picture(page, "scroll-phone-ko")
        self.day(page, "2026-03-20").tap()
        self.assertIsNone(cell.get_attribute("aria-selected"))
        self.day(page, "2026-03-20").tap()
        self.assertEqual(page.locator(".scroll-list [aria-selected]").count(), 0)
        self.assertEqual(page.evaluate(LIVE), "고른 날 없음")
        page.locator(".scroll-act .segments a", has_text="기간").tap()
        page.wait_for_url("**mode=range**")
        self.wait(page, READY)
        self.day(page, "2026-03-24").tap()
        self.day(page, "2026-03-20").tap()
        self.assertEqual(page.locator(".scroll-list [aria-selected]").count(), 5)
        self.assertEqual(
            page.locator("#chosen").inner_text(), "2026년 3월 20일 – 2026년 3월 24일 · 5일")

    def test_days_are_reached_by_the_keys_of_the_date_grid(self):
        page = self.scroll("month=2026-03&from=2026-02-10&to=2027-01-31&chosen=2026-03-31")
        self.assertEqual(page.locator(".scroll-list [tabindex='0']").count(), 1)
        self.day(page, "2026-03-31").focus()
        for key, date in [
            ("ArrowRight", "2026-04-01"), ("ArrowUp", "2026-03-25"), ("Home", "2026-03-22"),
            ("End", "2026-03-28"), ("PageDown", "2026-04-28"), ("Shift+PageDown", "2027-01-31"),
            ("ArrowDown", "2027-01-31"),
        ]:
            page.keyboard.press(key)
            self.assertEqual(page.evaluate(FOCUSED), date, key)
        self.assertEqual(page.evaluate(LIVE), "Sunday, January 31, 2027 is the last day")
        self.assertEqual(page.locator(".scroll-list [tabindex='0']").count(), 1)
        page.keyboard.press("Space")
        self.assertEqual(self.day(page, "2027-01-31").get_attribute("aria-selected"), "true")
        page.keyboard.press("Enter")
        self.assertIsNone(self.day(page, "2027-01-31").get_attribute("aria-selected"))

    def test_days_say_and_show_what_they_hold(self):
        page = self.scroll("month=2026-03")
        self.wait(page, "document.querySelector('.scroll-list .dots') !== null")
        cell = self.day(page, "2026-03-10")
        self.assertEqual(cell.get_attribute("aria-label"), "Tuesday, March 10, 2026, 2 events")
        self.assertEqual(cell.locator(".dots i").count(), 2)

    def test_nothing_is_wrong_with_the_page_for_those_who_listen(self):
        query = "month=2026-03&from=2026-03-03&mode=range&chosen=2026-03-10/2026-03-14"
        for size, scheme, locale in ((WIDE, "light", "en-GB"), (PHONE, "dark", "ko-KR")):
            page = self.scroll(query, size, color_scheme=scheme, locale=locale)
            self.wait(page, "document.querySelector('.scroll-list .dots') !== null")
            self.assertEqual(axe.violations(page), [])
            self.picture(page, f"scroll-{scheme}")

    def test_without_script_months_and_days_are_links(self):
        page = self.open("/scroll?month=2026-03", java_script_enabled=False)
        page.get_by_role("link", name="Later months").click()
        headings = page.locator(".scroll-month h2").all_inner_texts()
        self.assertEqual(headings, ["JUNE 2026", "JULY 2026", "AUGUST 2026"])
        page.get_by_role("link", name="Friday, June 19, 2026").click()
        self.assertEqual(page.locator("#chosen").inner_text(), "Friday, June 19, 2026")
        page.get_by_role("link", name="Friday, June 19, 2026").click()
        self.assertEqual(page.locator("#chosen").inner_text(), "No day chosen")
        page.get_by_role("link", name="Earlier months").click()
        self.assertEqual(page.locator("h1").inner_text(), "March 2026")

    def test_the_colours_of_the_days_are_a_choice(self):
        page = self.open("/settings#day-colors")
        page.get_by_label("Past, Colour").select_option("green")
        page.get_by_label("Past, Weight").select_option("bold")
        page.locator("form[action='/settings/day-colors'] button").click()
        page.goto(self.server.address + "/scroll?month=2020-05")
        self.wait(page, READY)
        color, weight, wanted = page.evaluate("""() => {
          const style = getComputedStyle(document.querySelector('[data-date="2020-05-10"] .number'));
          const probe = document.createElement('i');
          probe.style.color = 'var(--hue-green-solid)';
          document.body.append(probe);
          return [style.color, style.fontWeight, getComputedStyle(probe).color];
        }""")
        self.assertEqual((color, weight), (wanted, "700"))
        self.picture(page, "scroll-wide")
