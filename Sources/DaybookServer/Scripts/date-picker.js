// <daybook-date-picker>: a date, or the days from one to another, typed or chosen. A form control of
// its own, or around an <input type="date"> that stays what a form sends and what is there without a
// script. docs/date-picker.md lists its attributes.

import { iso } from "./grid-keys.js";
import { DateRules } from "./date-rules.js";
import { DateText, readISO } from "./date-text.js";
import { action, make, PickerMonth } from "./date-picker-month.js";
import { PickerWheel } from "./date-picker-wheel.js";
import { sheet } from "./date-picker-style.js";

const icon = '<svg viewBox="0 0 20 20" aria-hidden="true"><rect x="3" y="4" width="14" height="13" rx="2"/>'
  + '<path d="M3 8h14M7 2.5v3M13 2.5v3"/></svg>';
const weekdayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const isNarrow = matchMedia("(max-width:639.98px)");

export class DaybookDatePicker extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = ["value"];

  /** The texts by language; `{date}` and `{example}` are filled in. Pages may add languages. */
  static words = {
    en: {
      choose: "Choose date", change: "Change date, {date}", clear: "Clear", set: "Set", today: "Today",
      unreadable: "This is no date. Write it like {example}.", early: "Choose {date} or later.",
      late: "Choose {date} or earlier.", unavailable: "This day cannot be chosen.",
      missing: "Choose a date.", keys: "Arrow keys move between days",
      begun: "From {date}. Now choose the last day.", chooseMonth: "Choose a month",
      previousMonth: "Previous month", nextMonth: "Next month", previousYear: "Previous year",
      nextYear: "Next year", thisWeek: "This week", nextThirtyDays: "Next 30 days", year: "Year",
      month: "Month", day: "Day",
    },
  };

  #internals = this.attachInternals();
  #first = null;
  #last = null;
  #begun = null;
  #unread = null;
  #unavailable = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = [sheet];
    this.field = make("div", "field");
    this.field.part = "field";
    this.input = make("input", "");
    this.input.type = "text";
    this.input.part = "input";
    this.input.autocomplete = "off";
    this.input.setAttribute("aria-describedby", "said");
    this.button = make("button", "open");
    this.button.type = "button";
    this.button.part = "button";
    this.button.innerHTML = icon;
    this.button.setAttribute("aria-haspopup", "dialog");
    this.said = make("p", "said");
    this.said.id = "said";
    this.said.setAttribute("role", "status");
    this.field.append(this.input, this.button);
    root.append(this.field, this.said, make("slot", ""));
    this.button.addEventListener("click", () => (this.pop ? this.close() : this.open()));
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("change", () => this.#commit());
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown" && !event.isComposing) {
        event.preventDefault();
        this.open();
      }
    });
  }

  connectedCallback() {
    const { dataset } = this;
    const source = this.querySelector("input");
    if (source && !this.source) this.#take(source);
    const label = this.getAttribute("aria-label") ?? this.#internals.labels[0]?.textContent.trim();
    if (label) this.input.setAttribute("aria-label", label);
    if (!this.source && dataset.ready === undefined) this.value = this.getAttribute("value") ?? "";
    dataset.ready = "";
    this.#refresh();
  }

  disconnectedCallback() { this.close(false); }

  attributeChangedCallback(_, __, value) {
    if (this.isConnected && !this.source) this.value = value ?? "";
  }

  formResetCallback() { this.value = (this.source ?? this).getAttribute("value") ?? ""; }
  formDisabledCallback(disabled) { this.input.disabled = this.button.disabled = disabled; }

  /** Becomes the face of an input, which keeps its name and carries the value. */
  #take(source) {
    this.source = source;
    for (const name of ["min", "max"]) {
      if (source.hasAttribute(name) && !this.hasAttribute(name)) this.setAttribute(name, source.getAttribute(name));
    }
    if (source.required) this.setAttribute("required", "");
    const labelled = source.getAttribute("aria-label");
    if (labelled) this.setAttribute("aria-label", labelled);
    const describedBy = source.getAttribute("aria-describedby");
    if (describedBy) {
      // A hint outside the shadow can be named by reference only.
      this.input.ariaDescribedByElements = [
        ...describedBy.split(/\s+/).map((id) => document.getElementById(id)).filter(Boolean), this.said];
    }
    this.#markWrong(source.getAttribute("aria-invalid") === "true");
    const written = source.value || (source.getAttribute("value") ?? "");
    const { id } = source;
    source.type = "hidden";
    if (id) {
      source.removeAttribute("id");
      this.id = id;
    }
    this.formDisabledCallback(source.disabled);
    this.value = written;
    if (source.autofocus) this.input.focus();
  }

  // MARK: What it is set to

  get form() { return this.#internals.form; }
  get name() { return this.getAttribute("name"); }
  get type() { return "daybook-date-picker"; }
  get validity() { return this.#internals.validity; }
  get validationMessage() { return this.#internals.validationMessage; }
  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }

  get isRange() { return this.hasAttribute("range"); }
  get locale() { return this.getAttribute("locale") ?? this.closest("[lang]")?.lang ?? navigator.language; }
  get today() {
    const now = new Date();
    return readISO(this.getAttribute("today") ?? this.closest("[data-today]")?.dataset.today)
      ?? Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5);
  }
  get words() {
    const { words } = DaybookDatePicker;
    return { ...words.en, ...words[this.locale.split("-")[0]] };
  }
  get dates() {
    const format = this.getAttribute("format") ?? "medium";
    if (this.text?.locale !== this.locale || this.text.format !== format) {
      this.text = new DateText(this.locale, format);
    }
    return this.text;
  }
  get rules() { return new DateRules(this, this.today, this.#unavailable); }
  get firstWeekday() {
    const name = this.getAttribute("first-weekday")
      ?? this.closest("[data-first-weekday]")?.dataset.firstWeekday;
    const named = weekdayNames.indexOf(name?.slice(0, 3));
    if (named >= 0) return named;
    const locale = new Intl.Locale(this.locale);
    return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 7) % 7;
  }

  /** A function from an ISO date to the reason why it cannot be chosen, or null. */
  set unavailable(rule) {
    this.#unavailable = rule;
    this.#refresh();
  }

  /** An ISO date, or two with a slash between them; empty for none. */
  get value() {
    if (this.#unread !== null) return "";
    if (this.#first === null) return "";
    return this.isRange ? `${iso(this.#first)}/${iso(this.#last)}` : iso(this.#first);
  }
  set value(text) {
    const [first, last] = this.isRange ? text.split("/") : [text];
    this.#first = readISO(first);
    this.#last = this.isRange ? readISO(last) ?? this.#first : this.#first;
    // What a server sent back as it was typed stays to be corrected.
    this.#unread = text && this.#first === null ? text : null;
    this.#refresh();
  }

  get #shown() {
    if (this.#unread !== null) return this.#unread;
    return this.#textOf(this.dates.format);
  }

  #textOf(format) {
    if (this.#first === null) return "";
    const [first, last] = [this.#first, this.#last].map((day) => this.dates.text(day, format));
    return this.isRange && this.#first !== this.#last ? `${first} – ${last}` : first;
  }

  #refresh() {
    if (!this.isConnected) return;
    const { words } = this;
    this.input.value = this.#shown;
    this.button.setAttribute("aria-label", this.#first === null || this.#unread !== null
      ? words.choose : words.change.replace("{date}", this.#textOf("full")));
    this.said.textContent = "";
    this.#validate();
  }

  #validate() {
    let message = "";
    let flags = {};
    if (this.#unread !== null) {
      flags = { badInput: true };
      message = this.words.unreadable.replace("{example}", this.dates.text(this.today));
    } else if (this.#first === null) {
      if (this.hasAttribute("required")) {
        flags = { valueMissing: true };
        message = this.words.missing;
      }
    } else {
      const refused = [this.#first, this.#last].find((day) => this.rules.refusal(day));
      if (refused !== undefined) {
        const { kind } = this.rules.refusal(refused);
        flags = { early: { rangeUnderflow: true }, late: { rangeOverflow: true } }[kind] ?? { customError: true };
        message = this.reason(refused);
      }
    }
    this.#internals.setValidity(flags, message, this.input);
    if (!this.source) this.#internals.setFormValue(this.value || null);
    return message;
  }

  // MARK: Typing

  #read(typed) {
    if (!typed.trim()) return [null, null];
    const whole = this.dates.read(typed, this.today);
    if (whole !== null) return [whole, whole];
    if (!this.isRange) return null;
    for (const separator of [/\s+[–—-]\s+|[~–—]/, "/"]) {
      const days = typed.split(separator).map((piece) => this.dates.read(piece, this.today));
      if (days.length === 2 && !days.includes(null)) return [Math.min(...days), Math.max(...days)];
    }
    return null;
  }

  /** Says while somebody types what is understood so far. */
  #typed() {
    const read = this.#read(this.input.value);
    this.#unread = read ? null : this.input.value;
    [this.#first, this.#last] = read ?? [null, null];
    this.#tell(this.#validate(), false);
    this.#store("input");
  }

  #commit() {
    const message = this.#validate();
    const isWrong = message !== "" && this.input.value.trim() !== "";
    if (!isWrong) this.input.value = this.#shown;
    this.#tell(message, isWrong);
    this.#store("change");
  }

  // The line below the field comes with the first key and stays: it must not move a button away from
  // under the press that ends the typing.
  #tell(message, isWrong) {
    this.said.textContent = (this.input.value.trim() && message) || this.#textOf("full");
    this.said.classList.toggle("wrong", isWrong);
    this.#markWrong(isWrong);
  }

  #markWrong(isWrong) {
    this.field.classList.toggle("wrong", isWrong);
    if (isWrong) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }

  /** Says something to whoever is in the pop-up. */
  say(text) { if (this.live) this.live.textContent = text ?? ""; }

  #store(type) {
    if (this.source) this.source.value = this.#unread ?? this.value;
    this.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }

  // MARK: Choosing

  reason(day) {
    const refusal = this.rules.refusal(day);
    if (!refusal) return null;
    if (refusal.kind === "unavailable") return refusal.reason || this.words.unavailable;
    return this.words[refusal.kind].replace("{date}", this.dates.full(refusal.bound));
  }

  /** What bars the way to earlier or later days. */
  boundText(key) {
    const { minimum, maximum } = this.rules;
    const isBack = ["ArrowLeft", "ArrowUp", "PageUp", "Home"].includes(key);
    const bound = isBack ? minimum : maximum;
    return bound === null ? null : this.reason(isBack ? bound - 1 : bound + 1);
  }

  isChosen(day) { return day === this.#first || day === this.#last || day === this.#begun; }
  isBetween(day) {
    return this.#begun === null && this.#first !== null && day >= this.#first && day <= this.#last
      && this.#first !== this.#last;
  }

  choose(day, last = day) {
    if (this.isRange && day !== null && last === day) {
      if (this.#begun === null) {
        this.#begun = day;
        [this.#first, this.#last] = [day, day];
        this.say(this.words.begun.replace("{date}", this.dates.full(day)));
        return;
      }
      [day, last] = [Math.min(this.#begun, day), Math.max(this.#begun, day)];
    }
    this.#begun = null;
    this.#unread = null;
    [this.#first, this.#last] = [day, last];
    this.#markWrong(false);
    this.#refresh();
    this.#store("input");
    this.#store("change");
    this.close();
  }

  presetButtons() {
    const { today, words, firstWeekday } = this;
    const week = today - (((today + 4 - firstWeekday) % 7) + 7) % 7;
    const presets = {
      "this-week": [words.thisWeek, week, week + 6],
      "next-30-days": [words.nextThirtyDays, today, today + 29],
      tomorrow: [this.dates.relative(1), today + 1, today + 1],
    };
    return (this.getAttribute("presets") ?? "").split(/\s+/).filter((name) => presets[name])
      .map((name) => {
        const [text, first, last] = presets[name];
        const { rules } = this;
        const button = action(text, () => {
          this.#begun = this.isRange && first === last ? first : null;
          this.choose(rules.clamp(first), rules.clamp(last));
        }, "preset");
        button.disabled = rules.clamp(first) > last || rules.clamp(last) < first;
        return button;
      });
  }

  // MARK: The pop-up

  open() {
    if (this.pop || this.input.disabled) return;
    const { words } = this;
    this.pop = make("div", "pop");
    this.pop.part = "pop";
    this.pop.tabIndex = -1;
    for (const [name, value] of Object.entries({ role: "dialog", "aria-modal": "true",
      "aria-label": words.choose, popover: "manual" })) this.pop.setAttribute(name, value);
    this.kept = [this.#first, this.#last];
    const day = this.rules.clamp(this.#first ?? this.today);
    const view = this.getAttribute("view") ?? "auto";
    const usesWheel = !this.isRange && (view === "wheel" || (view === "auto" && isNarrow.matches));
    this.view = usesWheel ? new PickerWheel(this, day) : new PickerMonth(this, day);
    this.live = make("p", "note", words.keys);
    this.live.setAttribute("role", "status");
    this.pop.append(this.view.element);
    if (!usesWheel) this.pop.append(this.live);
    this.shadowRoot.append(this.pop);
    this.pop.showPopover?.();
    this.#place();
    this.view.focus();
    this.over = new AbortController();
    const { signal } = this.over;
    this.pop.addEventListener("keydown", (event) => this.#pressInPop(event), { signal });
    document.addEventListener("pointerdown", (event) => {
      if (!event.composedPath().includes(this)) this.close(false);
    }, { signal });
    for (const type of ["scroll", "resize"]) {
      addEventListener(type, () => this.#place(), { signal, passive: true });
    }
  }

  /** Below the field, or above it where there is no room. */
  #place() {
    const field = this.field.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.pop;
    const below = field.bottom + 4;
    const top = below + height > innerHeight && field.top - 4 - height >= 0 ? field.top - 4 - height : below;
    const start = getComputedStyle(this).direction === "rtl" ? field.right - width : field.left;
    this.pop.style.top = `${Math.max(Math.min(top, innerHeight - height - 8), 8)}px`;
    this.pop.style.left = `${Math.max(Math.min(start, innerWidth - width - 8), 8)}px`;
  }

  close(returnsFocus = true) {
    if (!this.pop) return;
    if (this.#begun !== null) {
      [this.#first, this.#last] = this.kept;
      this.#begun = null;
    }
    this.over.abort();
    const { pop } = this;
    this.pop = this.view = this.live = null;
    pop.remove();
    if (returnsFocus) this.button.focus();
  }

  #pressInPop(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      this.close();
    }
    if (event.key !== "Tab") return;
    const stops = [...this.pop.querySelectorAll("button,[tabindex='0']")].filter((stop) => !stop.disabled);
    const at = stops.indexOf(this.shadowRoot.activeElement);
    const next = event.shiftKey ? (at <= 0 ? stops.length - 1 : at - 1) : (at + 1) % stops.length;
    event.preventDefault();
    stops[next].focus();
  }
}

if (!customElements.get("daybook-date-picker")) {
  customElements.define("daybook-date-picker", DaybookDatePicker);
}
