// The scrolling calendar as one list. The page is as high as all its months, by arithmetic alone, so
// that the scroll bar tells where one is; only the months in sight are there.

import { effect, iso, monthOf, ordinal, parts } from "./grid-keys.js";
import { announce } from "./pages.js";
import { Choice } from "./scroll-choice.js";
import { MonthDrawing, MonthStrip } from "./scroll-months.js";

// How far beyond the window months are drawn, in pixels.
const margin = 200;
// The most months whose dots are kept, and asked for at once.
const dotMonths = 6;

export class ScrollCalendar {
  constructor(list) {
    this.list = list;
    this.strip = new MonthStrip(list.dataset);
    this.choice = new Choice(list.dataset.mode, list.dataset.chosen);
    this.drawing = new MonthDrawing(this.strip, list.dataset, this.choice);
    this.drawn = new Map();
    this.header = document.querySelector("main header.top");
    this.heading = document.getElementById("heading");
    const over = this.over = new AbortController();
    for (const link of document.querySelectorAll(".scroll-more")) link.remove();
    list.classList.add("endless");
    list.replaceChildren();
    list.style.height = `${this.strip.top(this.strip.count)}px`;
    history.scrollRestoration = "manual";
    const listen = (target, type, does) =>
      target.addEventListener(type, does, { signal: over.signal, passive: type === "scroll" });
    listen(window, "scroll", () => this.soon());
    listen(window, "resize", () => this.soon());
    listen(document, "daybook:shown", () => { if (!list.isConnected) this.leave(); });
    listen(list, "click", (event) => this.click(event));
    listen(list, "keydown", (event) => this.press(event));
    listen(list, "focusin", (event) => this.setStop(event.target.closest("[data-date]")));
    listen(this.header, "click", (event) => this.follow(event));
    listen(this.header, "submit", (event) => this.submit(event));
    const { anchor } = list.dataset;
    this.stop = this.choice.first ?? this.nearest(anchor);
    this.jump(anchor);
    this.showChoice();
  }

  leave() {
    this.over.abort();
    history.scrollRestoration = "auto";
  }

  /** The height of what stands over the list at the window's top. */
  get covered() {
    return document.querySelector(".scroll-weekdays").getBoundingClientRect().bottom;
  }

  /** The first day of a month that can be chosen; today in its own month. */
  nearest(month) {
    const index = this.strip.index(month);
    const { today } = this.drawing;
    const day = monthOf(iso(today)) === month ? today : this.strip.starts[index];
    return Math.min(Math.max(day, this.strip.minimum), this.strip.maximum);
  }

  soon() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  /** Draws the months in sight and lets the others go, but for the one that has the focus. */
  draw() {
    const top = -this.list.getBoundingClientRect().top;
    const first = this.strip.at(top + this.covered - margin);
    const last = this.strip.at(top + innerHeight + margin);
    const focused = this.list.contains(document.activeElement)
      ? this.strip.index(monthOf(document.activeElement.closest("[data-date]").dataset.date)) : -1;
    for (const [index, section] of this.drawn) {
      if (index >= first && index <= last || index === focused) continue;
      section.remove();
      this.drawn.delete(index);
    }
    for (let index = first; index <= last; index += 1) this.put(index);
    this.placeStop();
    this.showMonth(this.strip.at(top + this.covered + 1));
    this.settleSoon(first, last);
  }

  settleSoon(first, last) {
    this.sight = [first, last];
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.settle(first, last), 200);
  }

  put(index) {
    if (this.drawn.has(index)) return;
    const section = this.drawing.month(index);
    // In the order of time, for whoever reads on.
    const later = Math.min(...[...this.drawn.keys()].filter((other) => other > index));
    this.list.insertBefore(section, this.drawn.get(later) ?? null);
    this.drawn.set(index, section);
  }

  cell(day) { return this.list.querySelector(`[data-date="${iso(day)}"]`); }

  /** Exactly one drawn day is a tab stop: the last that had the focus, else one in sight. */
  placeStop() {
    if (this.stopCell?.isConnected) return;
    const day = this.cell(this.stop) ? this.stop : this.nearest(this.strip.name(this.current ?? 0));
    this.setStop(this.cell(day) ?? this.list.querySelector("[data-date]"));
  }

  setStop(cell) {
    if (!cell) return;
    if (this.stopCell) this.stopCell.tabIndex = -1;
    cell.tabIndex = 0;
    this.stopCell = cell;
    this.stop = ordinal(cell.dataset.date);
  }

  /** Shows in the header which month is at the top. */
  showMonth(index) {
    if (index === this.current) return;
    this.current = index;
    const { drawing, strip } = this;
    const start = strip.starts[index];
    const { data } = drawing;
    const wide = this.heading.querySelector(".wide");
    (wide ?? this.heading).textContent = drawing.heading(index);
    if (wide) {
      this.heading.querySelector(".narrow").textContent = drawing.fill(data.shortHeading, start);
    }
    const { month } = parts(start);
    const link = (found, at) => { if (found) found.href = this.address(strip.name(at)); };
    const clamp = (at) => Math.min(Math.max(at, 0), strip.count - 1);
    link(this.header.querySelector("a[rel=prev]"), clamp(index - 1));
    link(this.header.querySelector("a[rel=next]"), clamp(index + 1));
    this.header.classList.toggle("away", monthOf(data.today) !== strip.name(index));
    this.header.querySelector(".year-row>span:not(.icon-button)").textContent =
      drawing.fill(data.year, start);
    const [back, on] = this.header.querySelectorAll(".year-row a");
    link(back, clamp(index - 12));
    link(on, clamp(index + 12));
    this.header.querySelectorAll(".months a").forEach((found) => {
      const at = index - month + [...found.closest("ul").children].indexOf(found.parentElement);
      link(found, clamp(at));
      if (at === index) found.setAttribute("aria-current", "date");
      else found.removeAttribute("aria-current");
    });
    const field = this.header.querySelector("input[name=month]");
    if (document.activeElement !== field) field.value = strip.name(index);
  }

  address(month) {
    const address = new URL(location);
    address.searchParams.set("month", month);
    const { text } = this.choice;
    if (text) address.searchParams.set("chosen", text);
    else address.searchParams.delete("chosen");
    return address.href;
  }

  /** What waits until the list rests: the address follows, and the dots come. */
  settle(first, last) {
    if (!this.list.isConnected) return;
    history.replaceState(history.state, "", this.address(this.strip.name(this.current)));
    document.title = document.title.replace(/^.* · /, `${this.drawing.heading(this.current)} · `);
    this.fetchDots(first, Math.min(last - first + 1, dotMonths));
  }

  async fetchDots(first, count) {
    if (this.dotsFrom === first) return;
    this.dotsFrom = first;
    let text;
    try {
      const response = await fetch(`/scroll/dots?month=${this.strip.name(first)}&count=${count}`);
      if (!response.ok) throw new Error(`status ${response.status}`);
      text = await response.text();
    } catch {
      // Dots are an extra; the days stay as they are.
      if (this.dotsFrom === first) this.dotsFrom = null;
      return;
    }
    // The list has gone on meanwhile, and asked for others.
    if (this.dotsFrom !== first) return;
    this.drawing.dots = new Map(text.split("\n").filter(Boolean).map((line) => {
      const [date, hues, spoken] = line.split("\t");
      return [ordinal(date), { hues: hues.split(" "), spoken }];
    }));
    for (const cell of this.list.querySelectorAll("[data-date]")) {
      this.drawing.mark(cell, ordinal(cell.dataset.date));
    }
  }

  /** Goes to a month at once, wherever it is. */
  jump(month) {
    const index = this.strip.index(month);
    if (this.strip.name(index) !== month) {
      const isEarly = ordinal(`${month}-01`) < this.strip.starts[0];
      announce(isEarly ? this.list.dataset.atFirst : this.list.dataset.atLast);
    }
    const top = this.list.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top + this.strip.top(index) - this.covered, behavior: "instant" });
    this.draw();
  }

  click(event) {
    const cell = event.target.closest("[data-date]");
    if (cell) this.tap(cell);
  }

  tap(cell) {
    const day = ordinal(cell.dataset.date);
    if (cell.getAttribute("aria-disabled")) return this.sayBound(day);
    this.choice.tap(day);
    this.setStop(cell);
    for (const drawn of this.list.querySelectorAll("[data-date]")) {
      this.drawing.dress(drawn, ordinal(drawn.dataset.date));
    }
    this.showChoice();
    announce(document.getElementById("chosen").textContent);
    this.settleSoon(...this.sight);
  }

  showChoice() {
    const { choice, drawing } = this;
    const { none, days, date } = drawing.data;
    const count = days.replace("{n}", choice.count);
    let text = none;
    if (choice.count === 1) text = drawing.fullDate(choice.first);
    else if (choice.count > 1 && choice.mode === "several") text = count;
    else if (choice.count > 1) {
      const [first, last] = [choice.first, choice.last].map((day) => drawing.fill(date, day));
      text = `${first} – ${last} · ${count}`;
    }
    document.getElementById("chosen").textContent = text;
    const open = document.getElementById("open-chosen");
    open.hidden = choice.count === 0;
    if (choice.count > 0) open.href = `/day/${iso(choice.first)}`;
    for (const link of document.querySelectorAll(".scroll-act .segments a")) {
      const address = new URL(link.href);
      if (choice.text) address.searchParams.set("chosen", choice.text);
      else address.searchParams.delete("chosen");
      link.href = address.href;
    }
  }

  sayBound(day) {
    const { atFirst, atLast } = this.list.dataset;
    announce(day <= this.strip.minimum ? atFirst : atLast);
  }

  press(event) {
    const cell = event.target.closest("[data-date]");
    if (!cell || event.altKey || event.metaKey || event.isComposing) return;
    const { date } = cell.dataset;
    const day = ordinal(date);
    const index = this.strip.index(monthOf(date));
    const grid = {
      first: iso(this.strip.starts[index]), last: iso(this.strip.starts[index + 1] - 1),
      rowStart: iso(day - this.strip.column(day)),
      minimum: iso(this.strip.minimum), maximum: iso(this.strip.maximum),
      isRTL: getComputedStyle(this.list).direction === "rtl",
    };
    const from = this.paging?.focused === date ? this.paging.day : date;
    const key = { key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey };
    const result = effect(date, key, grid, from);
    if (!result || result.action === "leave") return;
    event.preventDefault();
    if (result.action) return this.tap(cell);
    this.paging = { focused: result.date, day: result.anchor };
    if (result.date === date) {
      if (day === this.strip.minimum || day === this.strip.maximum || event.key.startsWith("Page")) {
        const isBack = ["ArrowUp", "ArrowLeft", "PageUp", "Home"].includes(event.key);
        announce(isBack ? this.list.dataset.atFirst : this.list.dataset.atLast);
      }
      return;
    }
    this.focus(result.date);
  }

  focus(date) {
    const month = monthOf(date);
    if (!this.drawn.has(this.strip.index(month))) this.jump(month);
    const cell = this.cell(ordinal(date));
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest", behavior: "instant" });
  }

  /** The header's links to months of this list do not leave the page. */
  follow(event) {
    const link = event.target.closest("a[href]");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain) return;
    if (link.closest(".segments,.view-menu") && !link.matches(".menu-today")) return;
    const address = new URL(link.href);
    const month = address.searchParams.get("month");
    if (address.pathname !== location.pathname || !month) return;
    event.preventDefault();
    this.jump(month);
    announce(this.drawing.heading(this.current));
    if (link.closest(".months")) this.closePicker();
  }

  submit(event) {
    if (!event.target.matches("form.jump")) return;
    const typed = event.target.elements.month.value.trim();
    const match = /^([+-]?\d{1,4})\D+(\d{1,2})\D*$/.exec(typed) ?? /^(\d{4})(\d{2})$/.exec(typed);
    // Whatever is no month is the server's to explain.
    if (!match || +match[2] < 1 || +match[2] > 12) return;
    event.preventDefault();
    event.stopPropagation();
    const sign = match[1].startsWith("-") ? "-" : "";
    this.jump(`${sign}${match[1].replace(/^[+-]/, "").padStart(4, "0")}-${match[2].padStart(2, "0")}`);
    announce(this.drawing.heading(this.current));
    this.closePicker();
  }

  closePicker() {
    const pop = this.header.querySelector(".heading details");
    pop.open = false;
    pop.querySelector("summary").focus();
  }
}
