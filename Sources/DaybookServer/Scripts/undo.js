// Ctrl+Z takes the latest change back, Ctrl+Shift+Z or Ctrl+Y does it again. In a text field they
// belong to the text.

const isText = (element) =>
  element.isContentEditable
  || element.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button])");

export function undoByKey() {
  document.addEventListener("keydown", (event) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    if (key !== "z" && (key !== "y" || event.shiftKey)) return;
    const form = document.getElementById("undo-form");
    if (!form || isText(event.target)) return;
    event.preventDefault();
    form.elements.latest.value = key === "y" || event.shiftKey ? "redo" : "undo";
    form.requestSubmit();
  });
}
