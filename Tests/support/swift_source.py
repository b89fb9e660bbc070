"""Swift source split into code, comments and string literals, for checks that must not mistake
one for another."""

import dataclasses
import re


@dataclasses.dataclass
class SwiftSource:
    """The parts of a source text; each has the text's length and line breaks, blank elsewhere."""

    code: str
    comments: str
    strings: str

    def matches(self, part, pattern):
        """The (line number, text) of each match of a pattern in one of the parts."""
        text = getattr(self, part)
        for match in re.finditer(pattern, text):
            yield text.count("\n", 0, match.start()) + 1, match.group()


def split(text):
    """Splits a Swift source. Interpolations count as code, their literals as strings."""
    parts = {"code": [], "comments": [], "strings": []}

    def put(part, piece):
        for name, pieces in parts.items():
            blank = piece if name == part else re.sub(r"[^\n]", " ", piece)
            pieces.append(blank)

    # What encloses the position: "(" of an interpolation with its depth, or a literal's end.
    stack = []
    position = 0
    while position < len(text):
        inside_literal = bool(stack) and isinstance(stack[-1], str)
        if inside_literal:
            end = stack[-1]
            hashes = end.lstrip('"')
            escape = "\\" + hashes
            if text.startswith(end, position):
                put("code", end)
                position += len(end)
                stack.pop()
            elif text.startswith(escape + "(", position):
                put("code", escape + "(")
                position += len(escape) + 1
                stack.append(1)
            elif text.startswith(escape, position):
                put("strings", text[position:position + len(escape) + 1])
                position += len(escape) + 1
            else:
                put("strings", text[position])
                position += 1
            continue
        if text.startswith("//", position):
            end = text.find("\n", position)
            end = len(text) if end < 0 else end
            put("comments", text[position:end])
            position = end
        elif text.startswith("/*", position):
            end = comment_end(text, position)
            put("comments", text[position:end])
            position = end
        elif match := re.compile(r'(#*)("""|")').match(text, position):
            put("code", match.group())
            position = match.end()
            stack.append(match.group(2) + match.group(1))
        else:
            character = text[position]
            if stack:
                stack[-1] += (character == "(") - (character == ")")
                if stack[-1] == 0:
                    stack.pop()
            put("code", character)
            position += 1
    return SwiftSource(**{name: "".join(pieces) for name, pieces in parts.items()})


def comment_end(text, start):
    """Where the block comment that starts here ends; comments nest."""
    depth = 0
    for match in re.compile(r"/\*|\*/").finditer(text, start):
        depth += 1 if match.group() == "/*" else -1
        if depth == 0:
            return match.end()
    return len(text)
