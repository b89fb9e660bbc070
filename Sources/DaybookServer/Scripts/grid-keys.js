// The keys of a date grid, as pure functions over civil days (WAI-ARIA Authoring Practices, date
// picker dialog and grid patterns). A day is the text `YYYY-MM-DD` at the edges and a count of days
// inside, so that no time zone can move it.

const MS_PER_DAY = 864e5;

/** The number of days since 1970-01-01 of an ISO date; years beyond 9999 have a sign. */
export function ordinal(date) {
  const [, sign, year, month, day] = /^([+-]?)(\d{4,})-(\d\d)-(\d\d)$/.exec(date);
  return fromParts(sign === "-" ? -year : +year, month - 1, +day);
}

/** The ISO date of a number of days since 1970-01-01. */
export function iso(number) {
  const { year, month, day } = parts(number);
  const digits = String(Math.abs(year)).padStart(4, "0");
  const sign = year < 0 ? "-" : year > 9999 ? "+" : "";
  return `${sign}${digits}-${two(month + 1)}-${two(day)}`;
}

/** The month that a date stands in, `YYYY-MM`. */
export const monthOf = (date) => date.slice(0, -3);

/**
 * What a key does on a focused day.
 *
 * @param {string} date the focused day
 * @param {{key: string, shift?: boolean, ctrl?: boolean}} press
 * @param {{first: string, last: string, rowStart: string, isRTL?: boolean, minimum?: string,
 *   maximum?: string}} grid the first and the last day of the page's month, the first day of the
 *   focused row, and the days that may be reached
 * @param {string} anchor the day from which months are counted, so that three months on from
 *   31 January is 30 April however many keys it took
 * @returns {{date: string, anchor: string} | {action: string} | null} a move, an action, or
 *   nothing for a key that is not the grid's
 */
export function effect(date, press, grid, anchor = date) {
  const months = monthsOf(press);
  if (months !== 0) {
    const number = parts(ordinal(anchor)).day;
    const target = addMonths(ordinal(date), months, number);
    const day = clamp(target, grid);
    const reached = iso(day);
    // A bound within the page is no reason to move on it.
    if (monthOf(reached) === monthOf(date)) return { date, anchor };
    return { date: reached, anchor: day === target ? anchor : reached };
  }
  const move = target(date, press, grid);
  if (move !== null) return { date: move, anchor: move };
  switch (press.key) {
    case " ": return { action: "select" };
    case "Enter": return { action: "activate" };
    case "F2": return { action: "enter" };
    case "Escape": return { action: "leave" };
    default: return null;
  }
}

/** How many months a key pages by. */
function monthsOf({ key, shift, ctrl }) {
  if (ctrl || (key !== "PageUp" && key !== "PageDown")) return 0;
  return (key === "PageUp" ? -1 : 1) * (shift ? 12 : 1);
}

/** Where a key within the page leads; over a bound, nowhere. */
function target(date, { key, ctrl }, grid) {
  const day = ordinal(date);
  const forward = grid.isRTL ? -1 : 1;
  const row = ordinal(grid.rowStart);
  if (ctrl && key !== "Home" && key !== "End") return null;
  const step = { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: 7, ArrowUp: -7 }[key];
  if (step !== undefined) {
    const reached = day + step;
    return clamp(reached, grid) === reached ? iso(reached) : date;
  }
  if (key === "Home") return iso(clamp(ctrl ? ordinal(grid.first) : row, grid));
  if (key === "End") return iso(clamp(ctrl ? ordinal(grid.last) : row + 6, grid));
  return null;
}

/** The day with a number in the month `months` later, or the last day of a shorter month. */
function addMonths(number, months, day) {
  const { year, month } = parts(number);
  const length = parts(fromParts(year, month + months + 1, 0)).day;
  return fromParts(year, month + months, Math.min(day, length));
}

function clamp(day, { minimum = "-9999-01-01", maximum = "9999-12-31" }) {
  return Math.min(Math.max(day, ordinal(minimum)), ordinal(maximum));
}

/** The number of days since 1970-01-01; months count from 0. */
export function fromParts(year, month, day) {
  const time = new Date(0);
  time.setUTCFullYear(year, month, day);
  return Math.round(time.getTime() / MS_PER_DAY);
}

/** The year, the month from 0 and the day of a number of days since 1970-01-01. */
export function parts(number) {
  const time = new Date(number * MS_PER_DAY);
  return { year: time.getUTCFullYear(), month: time.getUTCMonth(), day: time.getUTCDate() };
}

const two = (number) => String(number).padStart(2, "0");
