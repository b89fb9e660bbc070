"""The first look at an empty book."""

from support.browser import PHONE, WIDE, BrowserTests


class EmptyBookTests(BrowserTests):
    def test_it_invites_to_make_import_or_look_around(self):
        for size, name in ((WIDE, "empty"), (PHONE, "empty-phone")):
            page = self.open("/", size)
            self.assertTrue(page.locator('a[href^="/event/new"]:visible').first.is_visible())
            self.assertTrue(page.locator('a[href^="/import"]:visible').first.is_visible())
            self.assertFits(page)
            self.picture(page, name)

    def test_it_finds_what_is_missing_with_a_page(self):
        page = self.open("/nothing-here")
        self.assertTrue(page.locator("h1").is_visible())
        self.assertFits(page)
