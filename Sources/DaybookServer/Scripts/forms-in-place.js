// Forms that change something on the page they stand on (`data-in-place`) are sent without leaving it,
// so that the page stays where it was scrolled to and the focus where it was.

import { present } from "./pages.js";

let isSending = false;

/** Sends such forms in place; when that fails, the browser sends them by itself. */
export function sendFormsInPlace() {
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (!form.matches("form[data-in-place]") || event.defaultPrevented) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    const { submitter } = event;
    const data = new FormData(form);
    if (submitter?.name) data.set(submitter.name, submitter.value);
    try {
      const response = await fetch(form.action, {
        method: "POST", body: new URLSearchParams(data), headers: { Accept: "text/html" },
      });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      page.address = response.url;
      const focus = submitter?.id ? `#${CSS.escape(submitter.id)}` : null;
      present(page, { push: false, isNews: response.ok, focus });
    } catch {
      if (submitter?.name) {
        form.append(Object.assign(document.createElement("input"),
          { type: "hidden", name: submitter.name, value: submitter.value }));
      }
      form.submit();
    } finally {
      isSending = false;
    }
  });
}
