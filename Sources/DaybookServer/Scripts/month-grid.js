// A month grid for the keyboard: one tab stop, the keys of the date grid, and a way into a cell that
// holds several links. The grid's markup says what its cells do, in `data-activate`:
// `enter` goes into the cell, `select` selects its day.

import { effect, monthOf } from "./grid-keys.js";
import { isSamePart, show } from "./pages.js";

const cellSelector = '[role="gridcell"][data-date]';

// The day from which months are counted while only Page Up and Page Down are pressed; it outlives the
// grid that is left behind.
let anchor = null;

export class MonthGrid {
  constructor(element) {
    this.element = element;
    this.cells = new Map();
    for (const cell of element.querySelectorAll(cellSelector)) {
      this.cells.set(cell.dataset.date, cell);
      cell.tabIndex = -1;
      cell.setAttribute("aria-label", cell.querySelector(".number").getAttribute("aria-label"));
      for (const link of cell.querySelectorAll("a, button")) link.tabIndex = -1;
    }
    this.setTabStop(this.initialDate());
    element.addEventListener("keydown", (event) => this.press(event));
    element.addEventListener("focusin", (event) => {
      const cell = event.target.closest(cellSelector);
      if (cell && event.target === cell) this.setTabStop(cell.dataset.date);
    });
  }

  get month() { return this.element.dataset.month; }
  get isRTL() { return getComputedStyle(this.element).direction === "rtl"; }

  initialDate() {
    const first = (state) => [...this.element.querySelectorAll(cellSelector + state)]
      .find((cell) => monthOf(cell.dataset.date) === this.month);
    const marked = first('[aria-selected="true"]') ?? first('[aria-current="date"]');
    return marked?.dataset.date ?? `${this.month}-01`;
  }

  setTabStop(date) {
    if (this.stop) this.cells.get(this.stop).tabIndex = -1;
    this.stop = date;
    const cell = this.cells.get(date);
    if (cell) cell.tabIndex = 0;
  }

  press(event) {
    if (event.altKey || event.metaKey || event.isComposing) return;
    const cell = event.target.closest(cellSelector);
    if (!cell) return;
    if (event.target !== cell) return this.pressInside(event, cell);
    const date = cell.dataset.date;
    const press = { key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey };
    const from = anchor?.focused === date ? anchor.day : date;
    const result = effect(date, press, this.bounds(cell), from);
    if (!result) return;
    event.preventDefault();
    anchor = result.date ? { focused: result.date, day: result.anchor } : null;
    if (result.date) this.moveTo(result.date);
    else this.perform(result.action, cell);
  }

  bounds(cell) {
    const dates = [...this.cells.keys()].filter((date) => monthOf(date) === this.month);
    const { minimum, maximum } = this.element.dataset;
    return {
      first: dates[0], last: dates[dates.length - 1], isRTL: this.isRTL, minimum, maximum,
      rowStart: cell.parentElement.querySelector(cellSelector).dataset.date,
    };
  }

  /** Focuses a day; one of another month is shown in its own. */
  moveTo(date) {
    if (monthOf(date) === this.month) return this.cells.get(date)?.focus();
    const address = this.element.dataset.page.replace("{month}", monthOf(date));
    return show(address, { focus: `${cellSelector}[data-date="${date}"]` });
  }

  perform(action, cell) {
    const does = action === "activate" ? this.element.dataset.activate : action;
    if (does === "enter") this.widgets(cell)[0]?.focus();
    if (does === "select") {
      const link = cell.querySelector("a.pick");
      if (!link) return;
      const focus = `${cellSelector}[data-date="${cell.dataset.date}"]`;
      if (isSamePart(new URL(link.href))) show(link.href, { focus });
      else location.assign(link.href);
    }
  }

  /**
   * What can be opened on a day, from top to bottom: the pieces that cover it, also those that begin
   * in an earlier cell of the row, then the rest that is counted, then the day itself.
   */
  widgets(cell) {
    const row = [...cell.parentElement.querySelectorAll(cellSelector)];
    const column = row.indexOf(cell);
    const pieces = row.slice(0, column + 1).flatMap((start, index) =>
      [...start.querySelectorAll("[data-lane]")].filter((piece) =>
        index + span(piece) > column));
    pieces.sort((one, other) => one.dataset.lane - other.dataset.lane);
    return [...pieces, ...cell.querySelectorAll("a.more, a.number")];
  }

  pressInside(event, cell) {
    // A piece may stand in the cell of an earlier day than the one it was reached from.
    const from = this.cells.get(this.stop);
    const day = from && this.widgets(from).includes(event.target) ? from : cell;
    const widgets = this.widgets(day);
    const at = widgets.indexOf(event.target);
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape" || event.key === "F2") {
      event.preventDefault();
      event.stopPropagation();
      day.focus();
    } else if (step && at >= 0) {
      event.preventDefault();
      widgets[(at + step + widgets.length) % widgets.length].focus();
    }
  }
}

/** The number of columns of a piece. */
function span(piece) {
  const name = [...piece.classList].find((name) => name.startsWith("span-"));
  return name ? +name.slice(5) : 1;
}
