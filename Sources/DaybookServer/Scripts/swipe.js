// Turning the page with a finger: the month follows it, and turns when it was drawn far or fast
// enough. Where there is no page, it resists. The links beside the heading do the same.

import { load, show } from "./pages.js";

const share = 0.3; // of the width
const speed = 0.4; // pixels a millisecond
const resistance = 1 / 3;
const settle = { duration: 240, easing: "cubic-bezier(.2, 0, 0, 1)" };

export class Swipe {
  constructor(grid) {
    this.grid = grid;
    this.weeks = grid.querySelector(".weeks");
    grid.addEventListener("pointerdown", (event) => this.begin(event));
    grid.addEventListener("pointermove", (event) => this.move(event));
    grid.addEventListener("pointerup", (event) => this.end(event));
    grid.addEventListener("pointercancel", () => this.cancel());
    // The press that ends a swipe opens nothing.
    grid.addEventListener("click", (event) => {
      if (!this.swallowsClick) return;
      event.preventDefault();
      event.stopPropagation();
    }, true);
    grid.addEventListener("dragstart", (event) => { if (this.start) event.preventDefault(); });
  }

  begin(event) {
    if (event.pointerType === "mouse" || !event.isPrimary || this.isSettling) return;
    this.start = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    this.distance = 0;
    this.swallowsClick = false;
  }

  move(event) {
    if (!this.start || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - this.start.x, event.clientY - this.start.y];
    if (!this.isSwiping) {
      if (Math.abs(dy) > 10 && Math.abs(dy) > Math.abs(dx)) return void (this.start = null);
      if (Math.abs(dx) < 10) return;
      this.isSwiping = true;
      this.grid.setPointerCapture(event.pointerId);
      this.showNeighbours();
    }
    this.distance = this.link(dx) ? dx : dx * resistance;
    this.weeks.style.transform = `translateX(${this.distance}px)`;
  }

  end(event) {
    if (!this.isSwiping) return void (this.start = null);
    const elapsed = Math.max(event.timeStamp - this.start.time, 1);
    const link = this.link(this.distance);
    const isFar = Math.abs(this.distance) > this.grid.clientWidth * share;
    const isFast = Math.abs(this.distance) / elapsed > speed;
    this.swallowsClick = true;
    this.settleAt(link && (isFar || isFast) ? Math.sign(this.distance) : 0, link);
  }

  cancel() {
    if (this.isSwiping) this.settleAt(0, null);
    this.start = null;
  }

  /** The link to the page that lies where a finger moving by `dx` comes from. */
  link(dx) {
    const isRTL = getComputedStyle(this.grid).direction === "rtl";
    return document.querySelector(`main a[rel=${dx > 0 !== isRTL ? "prev" : "next"}]`);
  }

  showNeighbours() {
    for (const side of [1, -1]) {
      const link = this.link(side);
      if (!link) continue;
      load(link.href).then((page) => {
        if (!this.isSwiping) return;
        const weeks = document.importNode(page.querySelector(".weeks"), true);
        weeks.classList.add("neighbour", side > 0 ? "at-left" : "at-right");
        weeks.inert = true;
        weeks.ariaHidden = "true";
        this.weeks.append(weeks);
      }).catch(() => {});
    }
  }

  async settleAt(side, link) {
    this.isSwiping = false;
    this.start = null;
    this.isSettling = true;
    const target = `translateX(${side * this.grid.clientWidth}px)`;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isStill) {
      const animation = this.weeks.animate([{ transform: target }], settle);
      await animation.finished.catch(() => {});
    }
    this.weeks.style.transform = side === 0 ? "" : target;
    if (side !== 0) await show(link.href);
    this.weeks.style.transform = "";
    for (const ghost of this.weeks.querySelectorAll(".neighbour")) ghost.remove();
    this.isSettling = false;
    // A click that belongs to this touch comes at once or never.
    setTimeout(() => { this.swallowsClick = false; }, 50);
  }
}
