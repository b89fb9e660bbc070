// A new range by drawing over its days: with the mouse from the first day to the last, with a finger
// after a long press. Taps on the first and the last day, links of the page, do the same.

const wait = 400; // milliseconds until a resting finger draws
const slack = 10; // pixels that it may tremble

export class RangeDrag {
  /** @param {HTMLElement} grid a month in an element with `data-new-range` */
  constructor(grid) {
    this.grid = grid;
    this.pattern = grid.closest("[data-new-range]").dataset.newRange;
    const on = (type, act, options = true) => grid.addEventListener(type, act, options);
    on("pointerdown", (event) => this.begin(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.end(event));
    on("pointercancel", (event) => { if (event.isTrusted) this.cancel(); });
    // The page must not scroll under a finger that draws.
    on("touchmove", (event) => { if (this.isDrawing) event.preventDefault(); }, { passive: false });
    on("contextmenu", (event) => { if (this.isDrawing) event.preventDefault(); });
    on("dragstart", (event) => { if (this.first) event.preventDefault(); });
    // The press that ends a drawing opens nothing.
    on("click", (event) => {
      if (!this.swallowsClick) return;
      this.swallowsClick = false;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  begin(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    this.cancel();
    this.swallowsClick = false;
    this.cells = [...this.grid.querySelectorAll("[role=gridcell][data-date]")].map((element) => ({
      element, date: element.dataset.date, box: element.getBoundingClientRect(),
    }));
    this.first = this.at(event);
    if (!this.first) return;
    this.start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    if (event.pointerType !== "mouse") this.timer = setTimeout(() => this.draw(this.first), wait);
  }

  move(event) {
    if (!this.first) return;
    // The button was let go where nobody told.
    if (event.buttons === 0) return void this.cancel();
    const distance = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y);
    if (!this.isDrawing && this.timer) {
      if (distance > slack) this.cancel();
      return;
    }
    const cell = this.at(event);
    if (!this.isDrawing && (!cell || cell === this.first || distance < slack)) return;
    if (cell) this.draw(cell);
    event.stopImmediatePropagation();
  }

  end(event) {
    if (!this.isDrawing) return this.cancel();
    event.stopImmediatePropagation();
    this.swallowsClick = true;
    const [from, to] = this.days();
    this.cancel();
    location.assign(this.pattern.replace("{from}", from).replace("{to}", to));
  }

  /** Marks the days from the first to a cell's. */
  draw(cell) {
    if (!this.isDrawing) {
      this.isDrawing = true;
      this.grid.setPointerCapture?.(this.start.pointer);
      // Whoever follows the finger to turn the page lets go of it.
      this.grid.dispatchEvent(new PointerEvent("pointercancel"));
      this.leave = (event) => { if (event.key === "Escape") this.cancel(); };
      document.addEventListener("keydown", this.leave);
    }
    this.last = cell;
    const [from, to] = this.days();
    for (const { element, date } of this.cells) {
      element.classList.toggle("in-span", date >= from && date <= to);
    }
  }

  days() {
    return [this.first.date, this.last.date].sort();
  }

  cancel() {
    clearTimeout(this.timer);
    this.timer = null;
    if (this.isDrawing) {
      document.removeEventListener("keydown", this.leave);
      for (const { element } of this.cells) element.classList.remove("in-span");
    }
    this.first = null;
    this.isDrawing = false;
  }

  at({ clientX: x, clientY: y }) {
    return this.cells.find(({ box }) =>
      x >= box.left && x < box.right && y >= box.top && y < box.bottom) ?? null;
  }
}
