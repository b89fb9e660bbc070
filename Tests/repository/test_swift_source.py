"""The splitting of Swift sources, on which the other checks rest."""

import unittest

from support import swift_source


class SwiftSourceTests(unittest.TestCase):
    def parts(self, text):
        source = swift_source.split(text)
        for part in (source.code, source.comments, source.strings):
            self.assertEqual(len(part), len(text))
        return source.code.split(), source.comments.split(), source.strings.split()

    def test_comments_are_not_code(self):
        code, comments, _ = self.parts("a // b\nc /* d /* e */ f */ g")
        self.assertEqual(code, ["a", "c", "g"])
        self.assertEqual(comments, ["//", "b", "/*", "d", "/*", "e", "*/", "f", "*/"])

    def test_literals_are_not_code(self):
        code, _, strings = self.parts('f("x // y") + """\n z "q" \n"""')
        self.assertEqual(code, ['f("', '")', "+", '"""', '"""'])
        self.assertEqual(strings, ["x", "//", "y", "z", '"q"'])

    def test_an_escaped_quote_does_not_end_a_literal(self):
        code, _, strings = self.parts(r'"a\"b" c "\\" d')
        self.assertEqual(code, ['"', '"', "c", '"', '"', "d"])
        self.assertEqual(strings, [r"a\"b", "\\\\"])

    def test_an_interpolation_is_code_again(self):
        code, _, strings = self.parts(r'"a\(f(b, "c"))d"')
        self.assertEqual("".join(code), r'"\(f(b,""))"')
        self.assertEqual("".join(strings), "acd")

    def test_raw_literals_end_with_their_hashes(self):
        code, _, strings = self.parts(r'#"a"b\(c)\#(d)"# e')
        self.assertEqual("".join(code), r'#"\#(d)"#e')
        self.assertEqual("".join(strings), r'a"b\(c)')

    def test_matches_tell_their_line(self):
        source = swift_source.split("a\n// try!\nlet b = try! c")
        self.assertEqual(list(source.matches("code", r"\btry!")), [(3, "try!")])
