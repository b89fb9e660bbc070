"""Tests in a real browser: Debian's Chromium, driven by Playwright, against the built program."""

import os
import pathlib
import shutil
import time
import unittest
import urllib.parse

from playwright.sync_api import sync_playwright

from support import program

PICTURES = program.ROOT / "out" / "screenshots"
WIDE = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}
NARROW = {"width": 320, "height": 700}


class BrowserTests(unittest.TestCase):
    """A server with a data folder of its own for each class, and a fresh visitor for each test.

    Whatever a test does, it fails if a page broke the content security policy, asked another host
    for anything, or threw an error.
    """

    @classmethod
    def setUpClass(cls):
        cls.folder = program.DataFolder()
        cls.addClassCleanup(lambda: cls.folder.__exit__())
        cls.data = cls.folder.__enter__()
        cls.prepare(cls.data)
        cls.server = program.Server(cls.data).start()
        cls.addClassCleanup(cls.server.stop)
        playwright = sync_playwright().start()
        cls.addClassCleanup(playwright.stop)
        executable = shutil.which("chromium")
        if executable is None:
            raise RuntimeError("chromium is not installed: apt-get install chromium")
        arguments = ["--no-sandbox"] if os.getuid() == 0 else []
        cls.browser = playwright.chromium.launch(executable_path=executable, args=arguments)
        cls.addClassCleanup(cls.browser.close)

    @classmethod
    def prepare(cls, data):
        """Fills the data folder before the server starts; nothing by default."""

    def setUp(self):
        self.complaints = []

    def tearDown(self):
        self.assertEqual(self.complaints, [])
        self.assertTrue(self.server.is_running, self.server.output)

    def open(self, target, size=WIDE, **options):
        """A page in a new visitor's window. Options are those of a Playwright context."""
        options = {"locale": "en-GB", "timezone_id": "Asia/Seoul"} | options
        context = self.browser.new_context(viewport=size, **options)
        self.addCleanup(context.close)
        context.set_default_timeout(10_000)
        page = context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self.watch)
        page.goto(self.server.address + target)
        return page

    def hear(self, message):
        # Chromium tells of a refused request here too; tests make such requests on purpose.
        refused = "Failed to load resource: the server responded with a status of 4"
        if message.type == "error" and not message.text.startswith(refused):
            self.complaints.append(f"console: {message.text}")

    def watch(self, request):
        address = urllib.parse.urlsplit(request.url)
        if address.scheme == "data":
            return
        if address.netloc != f"127.0.0.1:{self.server.port}":
            self.complaints.append(f"request to another host: {request.url}")

    def wait(self, page, expression, timeout=5):
        """Waits until an expression is true. Playwright's own wait needs `eval`, which the pages
        forbid."""
        end = time.monotonic() + timeout
        while not page.evaluate(expression):
            if time.monotonic() > end:
                self.fail(f"never true: {expression}")
            page.wait_for_timeout(20)

    def fill_date(self, page, name, date):
        """Fills a date field: where scripts run, by typing into the picker that stands around it."""
        if getattr(self, "scripts", True):
            picker = page.locator(f"daybook-date-picker:has([name={name}])")
            picker.get_by_role("textbox").fill(date)
        else:
            page.locator(f"form [name={name}]").first.fill(date)

    def picture(self, page, name, full_page=False):
        """Saves a screenshot for people to look at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png", full_page=full_page)

    def assertFits(self, page):
        """Nothing makes the page wider than its window."""
        wide = page.evaluate(SIDEWAYS)
        self.assertEqual(wide, [], f"wider than the window at {page.url}")


# What reaches beyond the window's edge, unless something around it scrolls or hides by itself.
SIDEWAYS = """() => {
  const root = document.scrollingElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter(element => element.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, 5)
    .map(element => element.outerHTML.slice(0, 120));
}"""


def write(path, data):
    """Writes a file to be uploaded and returns its path as text."""
    path = pathlib.Path(path)
    path.write_bytes(data)
    return str(path)
