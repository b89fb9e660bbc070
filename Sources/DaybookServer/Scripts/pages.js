// Changes of the page in place: the next page is fetched, its main part put where the old one was,
// and the address, the title and the focus follow. Whatever goes wrong, the browser goes to the
// address by itself.

const cache = new Map();
const keptFor = 60_000;
const mostKept = 8;

/** Whether an address is another page of the calendar that this one shows. */
export function isSamePart(url) {
  const part = (path) => path.split("/")[1];
  return url.origin === location.origin && part(url.pathname) === part(location.pathname);
}

/** The document at an address, from the cache if it was fetched a short while ago. */
export function load(address) {
  const kept = cache.get(address);
  if (kept && performance.now() - kept.time < keptFor) return kept.document;
  const loading = fetch(address, { headers: { Accept: "text/html" } }).then(async (response) => {
    const type = response.headers.get("Content-Type") ?? "";
    if (!response.ok || !type.startsWith("text/html")) throw new Error(`status ${response.status}`);
    const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
    parsed.address = response.url;
    return parsed;
  });
  cache.delete(address);
  cache.set(address, { time: performance.now(), document: loading });
  if (cache.size > mostKept) cache.delete(cache.keys().next().value);
  loading.catch(() => cache.delete(address));
  return loading;
}

/** Fetches the neighbouring pages while nothing else is to be done. */
export function prefetchNeighbours() {
  const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 200));
  idle(() => {
    if (navigator.connection?.saveData) return;
    for (const link of document.querySelectorAll("main a[rel=prev], main a[rel=next]")) {
      load(link.href).catch(() => {});
    }
  });
}

let latest = 0;

/**
 * Shows the page at an address in place of this one. The later of two calls wins.
 *
 * @param {string} address
 * @param {{push?: boolean, focus?: string}} options whether the address becomes a step of the
 *   history, and a selector of what is focused then
 * @returns {Promise<boolean>} whether it is shown
 */
export async function show(address, { push = true, focus } = {}) {
  const turn = ++latest;
  const slow = setTimeout(() => document.body.classList.add("is-loading"), 400);
  let next;
  try {
    next = await load(address);
  } catch {
    if (turn === latest) location.assign(address);
    return false;
  } finally {
    clearTimeout(slow);
    document.body.classList.remove("is-loading");
  }
  if (turn !== latest) return false;
  return present(next, { push, focus: focus ?? describeFocus() });
}

/**
 * Puts a page that was fetched where this one is.
 *
 * @param {Document} next a document with its `address`
 * @param {{push?: boolean, focus?: string | null, isNews?: boolean}} options whether the address
 *   becomes a step of the history, a selector of what is focused then, and whether something was
 *   changed, so that pages fetched before are out of date
 * @returns {boolean} whether it is shown
 */
export function present(next, { push = true, focus = null, isNews = false }) {
  const main = next.querySelector("main");
  if (!main || next.documentElement.lang !== document.documentElement.lang) {
    location.assign(next.address);
    return false;
  }
  if (isNews) {
    latest += 1;
    cache.clear();
  }
  if (push) history.pushState({ inPlace: true }, "", next.address);
  else if (isNews) history.replaceState({ inPlace: true }, "", next.address);
  // The document stays in the cache: it may be shown again.
  document.querySelector("main").replaceChildren(
    ...[...main.childNodes].map((node) => document.importNode(node, true)));
  replaceWhereDifferent("nav.side", next);
  replaceWhereDifferent("#undo-form", next);
  document.querySelector(".toast")?.remove();
  document.title = next.title;
  document.dispatchEvent(new CustomEvent("daybook:shown"));
  if (focus) document.querySelector(focus)?.focus({ preventScroll: true });
  if (!isNews) {
    const heard = document.querySelectorAll("main h1, main [role=status] p");
    announce([...heard].map((element) => element.innerText).join(". "));
  }
  prefetchNeighbours();
  return true;
}

/** Says something to people who listen to the page. */
export function announce(text) {
  const live = document.getElementById("live");
  if (live) live.textContent = text;
}

/** A selector that finds on another page what is focused on this one. */
function describeFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const relation = focused.getAttribute("rel");
  if (relation === "prev" || relation === "next") return `main a[rel=${relation}]`;
  if (focused.matches(".step .button")) return "main .step .button";
  if (focused.closest(".pop-panel")) return "main .heading summary";
  return null;
}

function replaceWhereDifferent(selector, next) {
  const [old, fresh] = [document.querySelector(selector), next.querySelector(selector)];
  if (old && fresh && old.outerHTML !== fresh.outerHTML) {
    old.replaceWith(document.importNode(fresh, true));
  }
}

/** Lets the links between pages of one part, and the way back, change the page in place. */
export function followLinksInPlace() {
  history.replaceState({ inPlace: true }, "");
  document.addEventListener("click", (event) => {
    const link = event.target.closest(
      'main header.top a[href]:not([data-whole]), main [role="grid"][data-activate="select"] a[href]');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || !isSamePart(new URL(link.href))) return;
    event.preventDefault();
    show(link.href);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("main form.jump") || !isSamePart(new URL(form.action))) return;
    event.preventDefault();
    const address = new URL(form.action);
    address.search = new URLSearchParams(new FormData(form));
    show(address.href);
  });
  addEventListener("popstate", (event) => {
    if (event.state?.inPlace) show(location.href, { push: false });
  });
}
