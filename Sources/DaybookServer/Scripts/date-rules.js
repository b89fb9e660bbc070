// Which days a date picker offers: bounds, and days that cannot be chosen, with a reason.

import { iso } from "./grid-keys.js";
import { readISO } from "./date-text.js";

const weekdayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

export class DateRules {
  /**
   * @param {HTMLElement} element the picker, whose attributes `min`, `max`, `disabled-weekdays` and
   *   `disabled-dates` say the rules; `today` in `min` or `max` is today
   * @param {number} today
   * @param {((date: string) => string | null) | null} unavailable a rule of the page's own
   */
  constructor(element, today, unavailable) {
    const bound = (name) => {
      const text = element.getAttribute(name);
      return text === "today" ? today : readISO(text);
    };
    this.minimum = bound("min");
    this.maximum = bound("max");
    this.unavailable = unavailable;
    this.weekdays = (element.getAttribute("disabled-weekdays") ?? "").split(/\s+/);
    this.dates = new Map((element.getAttribute("disabled-dates") ?? "").split(";").map((entry) => {
      const [, date, reason] = /^\s*([+-]?\d{4,6}-\d\d-\d\d)\s*(?::\s*(.*?))?\s*$/.exec(entry) ?? [];
      return [date, reason ?? ""];
    }));
  }

  /** Why a day cannot be chosen: which bound it crosses, or the reason; null when it can. */
  refusal(day) {
    if (this.minimum !== null && day < this.minimum) return { kind: "early", bound: this.minimum };
    if (this.maximum !== null && day > this.maximum) return { kind: "late", bound: this.maximum };
    const date = iso(day);
    const own = this.unavailable?.(date);
    if (own) return { kind: "unavailable", reason: own };
    if (this.dates.has(date)) return { kind: "unavailable", reason: this.dates.get(date) };
    if (this.weekdays.includes(weekdayNames[(((day + 4) % 7) + 7) % 7])) {
      return { kind: "unavailable", reason: "" };
    }
    return null;
  }

  clamp(day) {
    return Math.min(Math.max(day, this.minimum ?? -Infinity), this.maximum ?? Infinity);
  }
}
