// The wheels of the date picker: a column each for year, month and day, turned by the finger, the
// wheel or the arrow keys; each is a list box.

import { fromParts, parts } from "./grid-keys.js";
import { action, make } from "./date-picker-month.js";

const rowHeight = 36;
const reach = 100;

export class PickerWheel {
  constructor(picker, day) {
    this.picker = picker;
    this.day = day;
    const { words, rules } = picker;
    const { year } = parts(day);
    const [low, high] = [rules.minimum, rules.maximum].map((bound, index) =>
      bound === null ? year + (index === 0 ? -reach : reach) : parts(bound).year);
    this.years = Array.from({ length: high - low + 1 }, (_, index) => low + index);
    const column = (name, label) => new Column(label, name, (index) => this.turn(name, index));
    this.columns = {
      y: column("y", words.year), M: column("M", words.month), d: column("d", words.day),
    };
    this.element = make("div", "wheel");
    const rows = make("div", "columns");
    for (const name of picker.dates.order) rows.append(this.columns[name].element);
    this.note = make("p", "note");
    this.note.setAttribute("role", "status");
    this.done = action(words.set, () => this.set(), "primary");
    const foot = make("div", "foot");
    foot.append(action(words.clear, () => picker.choose(null)), this.done);
    this.element.append(rows, this.note, foot);
    const { dates } = picker;
    this.columns.y.fill(this.years.map((number) => dates.year(fromParts(number, 0, 1))));
    this.columns.M.fill(dates.shortMonths);
    this.show();
  }

  focus() { this.columns[this.picker.dates.order[0]].element.focus(); this.place(); }

  /** Puts every wheel where the day is; they have no place before they can be seen. */
  place() { for (const column of Object.values(this.columns)) column.place(); }

  show() {
    const { year, month, day } = parts(this.day);
    const length = parts(fromParts(year, month + 1, 0)).day;
    if (this.columns.d.count !== length) {
      const first = fromParts(year, month, 1);
      this.columns.d.fill(Array.from({ length }, (_, index) =>
        this.picker.dates.intl(first + index, { day: "numeric" })));
    }
    this.columns.y.choose(this.years.indexOf(year));
    this.columns.M.choose(month);
    this.columns.d.choose(day - 1);
    const reason = this.picker.reason(this.day);
    this.note.textContent = reason ?? this.picker.dates.full(this.day);
    this.done.setAttribute("aria-disabled", reason !== null);
  }

  turn(name, index) {
    let { year, month, day } = parts(this.day);
    if (name === "y") year = this.years[index];
    if (name === "M") month = index;
    if (name === "d") day = index + 1;
    const length = parts(fromParts(year, month + 1, 0)).day;
    this.day = fromParts(year, month, Math.min(day, length));
    this.show();
  }

  set() {
    if (this.picker.reason(this.day) === null) this.picker.choose(this.day);
  }
}

class Column {
  constructor(label, name, turned) {
    this.turned = turned;
    this.name = name;
    this.index = 0;
    this.element = make("div", "column");
    this.element.tabIndex = 0;
    this.element.setAttribute("role", "listbox");
    this.element.setAttribute("aria-label", label);
    this.element.addEventListener("keydown", (event) => this.press(event));
    this.element.addEventListener("scroll", () => {
      clearTimeout(this.rest);
      this.rest = setTimeout(() => this.settle(), 90);
    }, { passive: true });
    this.element.addEventListener("click", (event) => {
      const option = event.target.closest("[role=option]");
      if (option) this.turned([...this.element.children].indexOf(option));
    });
  }

  get count() { return this.element.childElementCount; }

  fill(texts) {
    this.element.replaceChildren(...texts.map((text, index) => {
      const option = make("div", "option", text);
      option.setAttribute("role", "option");
      option.id = `${this.name}-${index}`;
      return option;
    }));
  }

  choose(index) {
    this.element.querySelector("[aria-selected]")?.removeAttribute("aria-selected");
    this.index = Math.max(index, 0);
    const option = this.element.children[this.index];
    option.setAttribute("aria-selected", "true");
    this.element.setAttribute("aria-activedescendant", option.id);
    this.place();
  }

  place() { this.element.scrollTop = this.index * rowHeight; }

  settle() {
    const index = Math.min(Math.round(this.element.scrollTop / rowHeight), this.count - 1);
    if (index !== this.index) this.turned(index);
  }

  press(event) {
    const step = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5, Home: -this.count, End: this.count }[event.key];
    if (!step) return;
    event.preventDefault();
    this.turned(Math.min(Math.max(this.index + step, 0), this.count - 1));
  }
}
