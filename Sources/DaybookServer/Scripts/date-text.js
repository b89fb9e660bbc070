// Dates as text and back, by the customs of a language, for the date picker. A day is a count of
// days since 1970-01-01; every formatter is asked in UTC, so that no time zone can move one.

import { fromParts, parts } from "./grid-keys.js";

const styles = ["full", "long", "medium", "short"];
const MS_PER_DAY = 864e5;
const two = (number) => String(number).padStart(2, "0");

export class DateText {
  /**
   * @param {string} locale a language tag
   * @param {string} format how a date is shown: `full`, `long`, `medium`, `short`, or a pattern of
   *   the letters `y M d E`, such as `M-d-yyyy` or `MMMM`
   */
  constructor(locale, format = "medium") {
    this.locale = locale;
    this.format = format;
    this.formatters = new Map();
    const names = (count, first, step, options) => Array.from({ length: count }, (_, index) =>
      this.intl(first + index * step, options));
    this.months = names(12, 14, 30.44, { month: "long" });
    this.shortMonths = names(12, 14, 30.44, { month: "short" });
    this.weekdays = names(7, 3, 1, { weekday: "long" });
    this.shortWeekdays = names(7, 3, 1, { weekday: "short" });
    this.narrowWeekdays = names(7, 3, 1, { weekday: "narrow" });
    this.order = this.findOrder();
    this.words = this.findWords();
  }

  intl(day, options) {
    const key = JSON.stringify(options);
    if (!this.formatters.has(key)) {
      this.formatters.set(key, new Intl.DateTimeFormat(
        this.locale, { ...options, timeZone: "UTC", calendar: "gregory" }));
    }
    return this.formatters.get(key).format(new Date(day * MS_PER_DAY));
  }

  /** The text of a day in the format. */
  text(day, format = this.format) {
    if (styles.includes(format)) return this.intl(day, { dateStyle: format });
    const { year, month, day: number } = parts(day);
    const weekday = (((day + 4) % 7) + 7) % 7;
    return format.replace(/'([^']*)'|y+|M+|d+|E+/g, (letters, quoted) => {
      if (quoted !== undefined) return quoted || "'";
      const { length } = letters;
      switch (letters[0]) {
        case "y": return length === 2 ? two(((year % 100) + 100) % 100) : String(year).padStart(length, "0");
        case "M": return [month + 1, two(month + 1), this.shortMonths[month]][length - 1]
          ?? this.months[month];
        case "d": return length > 1 ? two(number) : number;
        default: return length > 3 ? this.weekdays[weekday] : this.shortWeekdays[weekday];
      }
    });
  }

  full(day) { return this.text(day, "full"); }
  month(day) { return this.intl(day, { year: "numeric", month: "long" }); }
  year(day) { return this.intl(day, { year: "numeric" }); }
  relative(days) {
    return new Intl.RelativeTimeFormat(this.locale, { numeric: "auto" }).format(days, "day");
  }

  /** In which order year, month and day are written: by the pattern, else by the language. */
  findOrder() {
    const inPattern = { y: this.format.search("y"), M: this.format.search("M"), d: this.format.search("d") };
    if (!styles.includes(this.format) && Object.values(inPattern).every((at) => at >= 0)) {
      return Object.keys(inPattern).sort((one, other) => inPattern[one] - inPattern[other]);
    }
    const letters = { year: "y", month: "M", day: "d" };
    return new Intl.DateTimeFormat(this.locale, { timeZone: "UTC", calendar: "gregory" })
      .formatToParts(0).map(({ type }) => letters[type]).filter(Boolean);
  }

  /** The words that stand in dates beside their numbers and mean nothing by themselves. */
  findWords() {
    const words = new Set([...this.weekdays, ...this.shortWeekdays]);
    for (const style of styles) {
      const formatter = new Intl.DateTimeFormat(this.locale, { dateStyle: style, timeZone: "UTC" });
      for (const { type, value } of formatter.formatToParts(0)) {
        if (type === "literal") for (const word of value.match(/\p{L}+/gu) ?? []) words.add(word);
      }
    }
    return [...words].map((word) => word.toLocaleLowerCase(this.locale))
      .sort((one, other) => other.length - one.length);
  }

  /**
   * Reads a date as people type it: ISO 8601, numbers in the order of the language, month names,
   * `today` and `tomorrow` in its words. Without a year it is the year of `today`.
   *
   * @returns {number | null} the day, or null for what is none
   */
  read(typed, today) {
    let text = typed.normalize("NFKC").trim().toLocaleLowerCase(this.locale);
    const written = /^([+-]?\d{4,6})-(\d{1,2})-(\d{1,2})$/.exec(text)
      ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text);
    if (written) return valid(+written[1], +written[2], +written[3]);
    for (const days of [-1, 0, 1, 2]) {
      if (text === this.relative(days).toLocaleLowerCase(this.locale)) return today + days;
    }
    let month = 0;
    const named = [...this.months, ...this.shortMonths]
      .map((name, index) => ({ name: name.toLocaleLowerCase(this.locale), number: index % 12 + 1 }))
      .filter(({ name }) => !/\d/.test(name))
      .sort((one, other) => other.name.length - one.name.length)
      .find(({ name }) => text.includes(name));
    if (named) {
      month = named.number;
      text = text.replace(named.name, " ");
    }
    text = text.replace(/(\d)(st|nd|rd|th)\b/g, "$1");
    for (const word of this.words) text = text.replaceAll(word, " ");
    if (/\p{L}/u.test(text)) return null;
    const numbers = text.match(/\d+/g) ?? [];
    return month ? this.withName(month, numbers, today) : this.withNumbers(numbers, today);
  }

  withName(month, numbers, today) {
    const [one, other] = numbers;
    if (numbers.length === 1) return valid(parts(today).year, month, +one);
    if (numbers.length !== 2) return null;
    return one.length > 2 ? valid(+one, month, +other) : valid(fullYear(other), month, +one);
  }

  withNumbers(numbers, today) {
    if (numbers.length < 2 || numbers.length > 3) return null;
    let order = this.order;
    if (numbers.length === 2) order = order.filter((letter) => letter !== "y");
    const rest = order.filter((letter) => letter !== "y");
    // A long number is the year wherever it stands.
    if (numbers.length === 3 && numbers[0].length > 2) order = ["y", "M", "d"];
    else if (numbers.length === 3 && numbers[2].length > 2) order = [...rest, "y"];
    const found = Object.fromEntries(order.map((letter, index) => [letter, numbers[index]]));
    const year = found.y === undefined ? parts(today).year : fullYear(found.y);
    return valid(year, +found.M, +found.d) ?? valid(year, +found.d, +found.M);
  }
}

const fullYear = (digits) => digits.length > 2 ? +digits : 2000 + +digits;

/** The day with this date, or null when there is none. */
function valid(year, month, day) {
  if (month < 1 || month > 12 || day < 1 || Math.abs(year) > 9999) return null;
  const number = fromParts(year, month - 1, day);
  return parts(number).month === month - 1 ? number : null;
}

/** An ISO date as a day, or null. */
export function readISO(text) {
  const written = /^([+-]?\d{4,6})-(\d\d)-(\d\d)$/.exec(text ?? "");
  return written && valid(+written[1], +written[2], +written[3]);
}
