// What the pages do beyond links and forms. Everything works without it.

import { popUpDays } from "./day-pop.js";
import { MonthGrid } from "./month-grid.js";
import { followLinksInPlace, prefetchNeighbours } from "./pages.js";
import { Swipe } from "./swipe.js";
import { undoByKey } from "./undo.js";

function enhance() {
  for (const grid of document.querySelectorAll('main [role="grid"][data-page]')) {
    new MonthGrid(grid);
    new Swipe(grid);
  }
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

document.addEventListener("daybook:shown", enhance);
enhance();
followLinksInPlace();
closePopUps();
popUpDays();
letMessagesGo();
undoByKey();
prefetchNeighbours();
