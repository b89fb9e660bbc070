"""What axe-core finds wrong on a page: the same rules that browsers' accessibility tools check."""

import functools
import importlib.resources

# Findings of these kinds count; the rest are advice that needs a person's judgement.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async (tags) => {
  const { violations } = await axe.run(document, {
    runOnly: tags, resultTypes: ["violations"],
  });
  return violations.map(({ id, help, nodes }) =>
    `${id}: ${help}\\n` + nodes.slice(0, 5).map((node) =>
      `  ${node.html.slice(0, 160)}\\n  ${node.failureSummary.split("\\n").slice(1, 3).join(" ")}`
    ).join("\\n"));
}"""


@functools.cache
def source():
    return importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


def violations(page):
    """A line for every rule that the page breaks, with the elements that break it.

    The script is evaluated by the browser's debugger: the pages' content security policy lets no
    script tag in that is not theirs.
    """
    page.evaluate(source())
    return page.evaluate(RUN, TAGS)
