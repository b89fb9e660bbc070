// The pop-up month of the date picker: the grid of days with the keys of the WAI-ARIA date picker
// dialog, and the jump to a month of a year.

import { effect, fromParts, iso, monthOf, ordinal, parts } from "./grid-keys.js";

export class PickerMonth {
  /** @param picker the element: its rules, words and days, and what to do with a chosen day */
  constructor(picker, day) {
    this.picker = picker;
    this.day = day;
    this.element = make("div", "month");
    this.title = make("button", "title");
    this.title.type = "button";
    this.title.id = "title";
    this.title.setAttribute("aria-live", "polite");
    this.title.addEventListener("click", () => this.toggleMonths());
    const { words } = picker;
    this.back = arrow("back", () => this.turn(-1));
    this.on = arrow("on", () => this.turn(1));
    const head = make("div", "head");
    head.append(this.title, this.back, this.on);
    this.body = make("div", "body");
    const foot = make("div", "foot");
    foot.append(action(words.clear, () => picker.choose(null)),
      action(words.today, () => this.take(picker.today)));
    const presets = make("div", "presets");
    presets.append(...picker.presetButtons());
    this.element.append(head, this.body, presets, foot);
    this.showsMonths = false;
    this.draw();
  }

  focus() { this.body.querySelector("[tabindex='0'],[aria-current]")?.focus(); }

  get first() {
    const { year, month } = parts(this.day);
    return fromParts(year, month, 1);
  }

  turn(count) {
    const { year, month, day } = parts(this.day);
    const months = this.showsMonths ? 12 * count : count;
    const length = parts(fromParts(year, month + months + 1, 0)).day;
    this.show(fromParts(year, month + months, Math.min(day, length)));
  }

  show(day) {
    this.day = this.picker.rules.clamp(day);
    this.draw();
  }

  /** Chooses a day, or says why it cannot be chosen. */
  take(day) {
    const reason = this.picker.reason(day);
    if (reason) {
      this.picker.say(reason);
      return;
    }
    this.picker.choose(day);
    // A range that is only begun keeps the month open.
    if (this.element.isConnected) {
      this.showsMonths = false;
      this.show(day);
      this.focus();
    }
  }

  toggleMonths() {
    this.showsMonths = !this.showsMonths;
    this.draw();
    if (this.showsMonths) this.body.querySelector("[aria-current]").focus();
  }

  draw() {
    const { words, dates } = this.picker;
    this.title.textContent = this.showsMonths ? dates.year(this.day) : dates.month(this.day);
    this.title.setAttribute("aria-expanded", this.showsMonths);
    this.title.title = words.chooseMonth;
    this.back.setAttribute("aria-label", this.showsMonths ? words.previousYear : words.previousMonth);
    this.on.setAttribute("aria-label", this.showsMonths ? words.nextYear : words.nextMonth);
    this.body.replaceChildren(this.showsMonths ? this.months() : this.grid());
  }

  months() {
    const { dates, rules } = this.picker;
    const { year, month } = parts(this.day);
    const list = make("div", "months");
    dates.shortMonths.forEach((name, index) => {
      const button = action(name, () => {
        this.showsMonths = false;
        const length = parts(fromParts(year, index + 1, 0)).day;
        this.show(fromParts(year, index, Math.min(parts(this.day).day, length)));
        this.focus();
      });
      const [first, last] = [fromParts(year, index, 1), fromParts(year, index + 1, 0)];
      button.disabled = rules.clamp(first) > last || rules.clamp(last) < first;
      if (index === month) button.setAttribute("aria-current", "date");
      list.append(button);
    });
    return list;
  }

  grid() {
    const { dates, firstWeekday } = this.picker;
    const table = make("table", "");
    table.setAttribute("role", "grid");
    table.setAttribute("aria-labelledby", "title");
    const head = table.createTHead().insertRow();
    for (let column = 0; column < 7; column += 1) {
      const weekday = (column + firstWeekday) % 7;
      const cell = make("th", "", dates.narrowWeekdays[weekday]);
      cell.scope = "col";
      cell.abbr = dates.weekdays[weekday];
      cell.setAttribute("aria-label", dates.weekdays[weekday]);
      head.append(cell);
    }
    const body = table.createTBody();
    const { first } = this;
    let day = first - (((first + 4 - firstWeekday) % 7) + 7) % 7;
    for (let row = 0; row < 6; row += 1) {
      const line = body.insertRow();
      for (let column = 0; column < 7; column += 1) line.append(this.cell(day++));
    }
    table.addEventListener("click", (event) => {
      const cell = event.target.closest("[data-date]");
      if (cell) this.take(ordinal(cell.dataset.date));
    });
    table.addEventListener("keydown", (event) => this.press(event));
    return table;
  }

  cell(day) {
    const { picker } = this;
    const cell = make("td", "");
    const date = iso(day);
    cell.dataset.date = date;
    cell.setAttribute("role", "gridcell");
    cell.append(make("span", "", parts(day).day));
    if (monthOf(date) !== monthOf(iso(this.day))) cell.classList.add("out");
    if (day === picker.today) cell.setAttribute("aria-current", "date");
    if (picker.isChosen(day)) cell.setAttribute("aria-selected", "true");
    if (picker.isBetween(day)) cell.classList.add("run");
    const reason = picker.reason(day);
    if (reason) {
      cell.setAttribute("aria-disabled", "true");
      cell.title = reason;
    }
    cell.setAttribute("aria-label", reason
      ? `${picker.dates.full(day)}, ${reason}` : picker.dates.full(day));
    cell.tabIndex = day === this.day ? 0 : -1;
    return cell;
  }

  press(event) {
    if (event.altKey || event.metaKey || event.isComposing) return;
    const cell = event.target.closest("[data-date]");
    const { rules } = this.picker;
    const date = cell.dataset.date;
    const { first } = this;
    const { year, month } = parts(first);
    const grid = {
      first: iso(first), last: iso(fromParts(year, month + 1, 0)),
      rowStart: cell.parentElement.cells[0].dataset.date,
      minimum: rules.minimum === null ? undefined : iso(rules.minimum),
      maximum: rules.maximum === null ? undefined : iso(rules.maximum),
      isRTL: getComputedStyle(this.element).direction === "rtl",
    };
    const from = this.paging?.focused === date ? this.paging.day : date;
    const key = { key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey };
    const result = effect(date, key, grid, from);
    if (!result || result.action === "leave" || result.action === "enter") return;
    event.preventDefault();
    if (result.action) {
      this.take(ordinal(date));
      return;
    }
    this.paging = { focused: result.date, day: result.anchor };
    if (result.date === date) this.picker.say(this.picker.boundText(event.key));
    this.day = ordinal(result.date);
    this.draw();
    this.focus();
  }
}

function arrow(direction, act) {
  const button = make("button", `arrow ${direction}`);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

/** A button with words on it. */
export function action(text, act, classes = "") {
  const button = make("button", classes, text);
  button.type = "button";
  button.addEventListener("click", act);
  return button;
}

/** An element with classes and text. */
export function make(name, classes, text) {
  const made = document.createElement(name);
  if (classes) made.className = classes;
  if (text !== undefined) made.textContent = text;
  return made;
}
