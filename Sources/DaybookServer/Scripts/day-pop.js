// The pop-up that shows a whole day beside its cell, in place of going to the day's page.

const gap = 4;
let opened = null;
// The later of two presses wins, and none opens on a page that came in between.
let latest = 0;

/** Lets "+N" in a month open the day beside its cell. */
export function popUpDays() {
  document.addEventListener("click", (event) => {
    const link = event.target.closest('[role="grid"] a.more');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (link && isPlain && !event.defaultPrevented) {
      event.preventDefault();
      open(link);
    } else if (opened && !opened.pop.contains(event.target)) {
      close(false);
    } else if (event.target.closest("[data-close]")) {
      close(true);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (!opened) return;
    if (event.key === "Escape") {
      event.preventDefault();
      close(true);
    } else if (event.key === "Tab") {
      wrap(event);
    }
  });
  document.addEventListener("daybook:shown", () => close(false));
}

async function open(link) {
  close(false);
  const turn = latest;
  const cell = link.closest('[role="gridcell"]');
  let html;
  try {
    const response = await fetch(`/day/${cell.dataset.date}/items`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    html = await response.text();
  } catch {
    return turn === latest ? location.assign(link.href) : undefined;
  }
  if (turn !== latest) return;
  const fragment = new DOMParser().parseFromString(html, "text/html");
  const pop = document.importNode(fragment.querySelector(".day-pop"), true);
  document.body.append(pop);
  opened = { pop, link };
  place(pop, cell.getBoundingClientRect());
  pop.querySelector("[data-close]").focus({ preventScroll: true });
}

function close(returnsFocus) {
  latest += 1;
  if (!opened) return;
  const { pop, link } = opened;
  opened = null;
  pop.remove();
  if (returnsFocus) link.focus({ preventScroll: true });
}

/** Beside the cell, on the other side where the window ends. */
function place(pop, cell) {
  const isRTL = getComputedStyle(document.documentElement).direction === "rtl";
  const { offsetWidth: width, offsetHeight: height } = pop;
  const right = cell.right + gap;
  const left = cell.left - gap - width;
  const fitsRight = right + width <= innerWidth - gap;
  const x = isRTL ? (left >= gap ? left : right) : (fitsRight ? right : left);
  pop.style.left = `${Math.min(Math.max(x, gap), innerWidth - gap - width)}px`;
  pop.style.top = `${Math.max(Math.min(cell.top, innerHeight - gap - height), gap)}px`;
}

/** Keeps the Tab key inside. */
function wrap(event) {
  const stops = [...opened.pop.querySelectorAll("a[href], button")];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0]).focus();
}
