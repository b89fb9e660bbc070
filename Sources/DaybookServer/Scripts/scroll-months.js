// The months of the scrolling calendar: where each stands in the long list, and how one is drawn.
// Words, patterns and looks are the server's, in the `data-` attributes of the list.

import { fromParts, iso, ordinal, parts } from "./grid-keys.js";

// As in the style sheet, in rem.
const headingHeight = 2.75;
const rowHeight = 3.25;
const gap = 1;

const two = (number) => String(number).padStart(2, "0");
const split = (text) => text.split("|");

/** The number of a month on the line of months, from its year and its month from 0. */
const lineOf = (year, month) => year * 12 + month;

export class MonthStrip {
  constructor({ minimum, maximum, firstWeekday }) {
    this.minimum = ordinal(minimum);
    this.maximum = ordinal(maximum);
    this.firstWeekday = +firstWeekday;
    const [first, last] = [parts(this.minimum), parts(this.maximum)];
    this.first = lineOf(first.year, first.month);
    this.count = lineOf(last.year, last.month) - this.first + 1;
    this.starts = new Int32Array(this.count + 1);
    this.rowsBefore = new Int32Array(this.count + 1);
    for (let index = 0; index <= this.count; index += 1) {
      const line = this.first + index;
      this.starts[index] = fromParts(Math.floor(line / 12), ((line % 12) + 12) % 12, 1);
      if (index > 0) this.rowsBefore[index] = this.rowsBefore[index - 1] + this.rows(index - 1);
    }
    this.rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  }

  /** The column of a day, from 0. */
  column(day) { return (((day + 4 - this.firstWeekday) % 7) + 7) % 7; }

  rows(index) {
    const start = this.starts[index];
    return Math.ceil((this.column(start) + this.starts[index + 1] - start) / 7);
  }

  /** Where a month begins, in pixels; `count` is where the list ends. */
  top(index) {
    return ((headingHeight + gap) * index + rowHeight * this.rowsBefore[index]) * this.rem;
  }

  /** The month at a height, the nearest where there is none. */
  at(height) {
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.top(middle) <= height) low = middle; else high = middle - 1;
    }
    return low;
  }

  /** The position of a month `YYYY-MM`, the nearest where it is beyond the bounds. */
  index(month) {
    const { year, month: number } = parts(ordinal(`${month}-01`));
    return Math.min(Math.max(lineOf(year, number) - this.first, 0), this.count - 1);
  }

  /** The month at a position, `YYYY-MM`. */
  name(index) { return iso(this.starts[index]).slice(0, -3); }
}

export class MonthDrawing {
  constructor(strip, data, choice) {
    this.strip = strip;
    this.choice = choice;
    this.data = data;
    this.today = ordinal(data.today);
    this.months = split(data.months);
    this.shortMonths = split(data.shortMonths);
    this.weekdays = split(data.weekdays);
    this.looks = split(data.looks);
    this.dots = new Map();
  }

  fill(template, day) {
    const { year, month, day: number } = parts(day);
    const values = {
      y: year < 0 ? `−${-year}` : year, M: month + 1, MM: two(month + 1),
      MMM: this.shortMonths[month], MMMM: this.months[month], d: number, dd: two(number),
      EEEE: this.weekdays[(((day + 4) % 7) + 7) % 7],
    };
    return template.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
  }

  heading(index) { return this.fill(this.data.heading, this.strip.starts[index]); }
  fullDate(day) { return this.fill(this.data.fullDate, day); }

  isWithinBounds(day) { return day >= this.strip.minimum && day <= this.strip.maximum; }

  /** A month as the server draws it, without links. */
  month(index) {
    const { strip } = this;
    const section = element("section", "scroll-month");
    const heading = element("h2", "", this.heading(index));
    const name = strip.name(index);
    heading.id = `month-${name}`;
    const grid = element("div", "month");
    grid.setAttribute("role", "grid");
    grid.setAttribute("aria-labelledby", heading.id);
    grid.dataset.month = name;
    section.setAttribute("aria-labelledby", heading.id);
    const start = strip.starts[index];
    const end = strip.starts[index + 1];
    for (let day = start - strip.column(start); day < end; day += 7) {
      const week = element("div", "week");
      week.setAttribute("role", "row");
      for (let column = 0; column < 7; column += 1) {
        const shown = day + column;
        week.append(shown < start || shown >= end ? blank() : this.cell(shown));
      }
      grid.append(week);
    }
    section.append(heading, grid);
    section.style.top = `${strip.top(index)}px`;
    return section;
  }

  cell(day) {
    const cell = element("div", "cell");
    cell.setAttribute("role", "gridcell");
    cell.dataset.date = iso(day);
    cell.tabIndex = -1;
    cell.append(element("span", "number", parts(day).day));
    if (day === this.today) {
      cell.setAttribute("aria-current", "date");
      const label = element("span", "today-label", this.data.todayLabel);
      label.setAttribute("aria-hidden", "true");
      cell.append(label);
    }
    if (!this.isWithinBounds(day)) cell.setAttribute("aria-disabled", "true");
    this.dress(cell, day);
    this.mark(cell, day);
    return cell;
  }

  /** Gives a cell the look of its day as it is now. */
  dress(cell, day) {
    const isSelected = this.choice.contains(day);
    const tense = day < this.today ? 0 : day === this.today ? 1 : 2;
    const look = this.isWithinBounds(day) ? tense + (isSelected ? 3 : 0) : 6;
    cell.className = `cell${day === this.today ? " today" : ""}${isSelected ? " selected" : ""}`
      + `${look === 6 ? " beyond" : ""}${this.looks[look]}${this.choice.runClass(day)}`;
    if (isSelected) cell.setAttribute("aria-selected", "true");
    else cell.removeAttribute("aria-selected");
  }

  /** Shows the dots of a day, and says what it holds. */
  mark(cell, day) {
    const found = this.dots.get(day);
    cell.setAttribute("aria-label", found?.spoken ?? this.fullDate(day));
    cell.querySelector(".dots")?.remove();
    if (!found) return;
    const dots = element("span", "dots");
    dots.append(...found.hues.map((hue) => element("i", `hue-${hue}`)));
    cell.append(dots);
  }
}

function blank() {
  const cell = element("div", "cell blank");
  cell.setAttribute("role", "gridcell");
  return cell;
}

function element(name, classes, text) {
  const made = document.createElement(name);
  if (classes) made.className = classes;
  if (text !== undefined) made.textContent = text;
  return made;
}
