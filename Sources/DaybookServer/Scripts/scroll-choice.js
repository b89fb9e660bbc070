// The chosen days of the scrolling calendar, by the rules of the server's own selection: single and
// several days are taken back by a second tap, a range takes two taps, in either order.

import { iso, ordinal } from "./grid-keys.js";

export class Choice {
  constructor(mode, text) {
    this.mode = mode;
    this.begun = null;
    this.ranges = [];
    for (const part of text.split(",").filter(Boolean)) {
      const [first, last] = part.split("/");
      const day = ordinal(first);
      if (last === "") this.begun = day;
      this.ranges.push([day, last ? ordinal(last) : day]);
    }
  }

  range(day) { return this.ranges.find(([first, last]) => day >= first && day <= last); }
  contains(day) { return this.range(day) !== undefined; }
  get first() { return this.ranges[0]?.[0]; }
  get last() { return this.ranges.at(-1)?.[1]; }
  get count() { return this.ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0); }

  tap(day) {
    const found = this.range(day);
    if (this.mode === "single") {
      this.ranges = found ? [] : [[day, day]];
    } else if (this.mode === "several") {
      const others = this.ranges.filter((range) => range !== found);
      const rest = found ? [[found[0], day - 1], [day + 1, found[1]]] : [[day, day]];
      this.ranges = [...others, ...rest.filter(([first, last]) => first <= last)]
        .sort((one, other) => one[0] - other[0]);
    } else {
      const from = this.begun ?? day;
      this.ranges = [[Math.min(from, day), Math.max(from, day)]];
      this.begun = this.begun === null ? day : null;
    }
  }

  /** The classes of a day's place in a longer range. */
  runClass(day) {
    const [first, last] = this.range(day) ?? [0, 0];
    if (first === last) return "";
    return ` run${day === first ? " run-start" : ""}${day === last ? " run-end" : ""}`;
  }

  /** As an address writes it. */
  get text() {
    if (this.begun !== null) return `${iso(this.begun)}/`;
    return this.ranges
      .map(([first, last]) => first === last ? iso(first) : `${iso(first)}/${iso(last)}`)
      .join(",");
  }
}
