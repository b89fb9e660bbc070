// What the pages do beyond links and forms. Everything works without it.

import { dragCards } from "./board.js";
import { popUpDays } from "./day-pop.js";
import { keepDrafts } from "./draft.js";
import { sendFormsInPlace } from "./forms-in-place.js";
import { MonthGrid } from "./month-grid.js";
import { followLinksInPlace, prefetchNeighbours, show } from "./pages.js";
import { RangeDrag } from "./range-drag.js";
import { Swipe } from "./swipe.js";
import { undoByKey } from "./undo.js";

function enhance() {
  for (const grid of document.querySelectorAll('main [role="grid"][data-page]')) {
    new MonthGrid(grid);
    new Swipe(grid);
    if (grid.closest("[data-new-range]")) new RangeDrag(grid);
  }
  keepDrafts();
  dragCards();
  if (document.querySelector("main input[type=date]")) {
    import("./date-fields.js").then(({ wrapDates }) => wrapDates());
  }
  const list = document.querySelector("main .scroll-list");
  if (list) import("./scroll.js").then(({ ScrollCalendar }) => new ScrollCalendar(list));
}

// A press outside, or Escape, closes what popped up.
function closePopUps() {
  const open = () => document.querySelectorAll("details.pop[open]");
  document.addEventListener("click", (event) => {
    for (const pop of open()) if (!pop.contains(event.target)) pop.open = false;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const pop of open()) {
      pop.open = false;
      pop.querySelector("summary").focus();
    }
  });
}

// A message goes after ten seconds, not while somebody is at it.
function letMessagesGo() {
  const toast = document.querySelector(".toast");
  if (!toast) return;
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => toast.remove(), 10_000);
  };
  for (const event of ["pointerenter", "focusin"]) {
    toast.addEventListener(event, () => clearTimeout(timer));
  }
  for (const event of ["pointerleave", "focusout"]) toast.addEventListener(event, wait);
  wait();
}

// A month that was left open overnight would show yesterday as today.
function wakeOnAnotherDay() {
  let day = new Date().toDateString();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || day === new Date().toDateString()) return;
    day = new Date().toDateString();
    if (document.querySelector('main [role="grid"]')) show(location.href, { push: false });
  });
}

document.addEventListener("daybook:shown", enhance);
enhance();
followLinksInPlace();
closePopUps();
popUpDays();
sendFormsInPlace();
letMessagesGo();
undoByKey();
prefetchNeighbours();
wakeOnAnotherDay();
