// A draft that is saved while it is typed. Each text goes into the browser's storage at once and to
// the server a moment later; it leaves the storage when the server has answered. What the server never
// got, because it was stopped or the window was closed, is sent by the next page of the diary. Who was
// faster is for the server to tell: a text typed into an older version becomes a draft of its own.

const address = "/diary/draft";
const prefix = "daybook:draft:";
const pause = 800;
const retry = 4_000;
// A request that outlives its page may have 64 KiB.
const keepaliveLimit = 60_000;

class Draft {
  constructor(form) {
    this.form = form;
    // Two windows on one draft keep their texts apart.
    this.key = `${prefix}${form.dataset.draft}:${Math.random().toString(36).slice(2)}`;
    this.sent = this.text();
    this.status = form.querySelector("[data-status]");
    form.classList.add("scripted");
    form.addEventListener("input", () => this.changed());
    form.addEventListener("submit", (event) => this.submit(event));
    hold(this.key);
  }

  text() {
    const data = new URLSearchParams(new FormData(this.form));
    for (const name of ["form_token", "draft", "version"]) data.delete(name);
    return data.toString();
  }

  field(name) { return this.form.elements.namedItem(name); }

  get isDirty() { return this.text() !== this.sent; }

  changed() {
    // Whoever types is still here, also when the form was on its way and was stopped.
    this.isLeaving = false;
    clearTimeout(this.timer);
    this.keep();
    this.timer = setTimeout(() => this.send(), pause);
  }

  /** Puts what is typed where it outlives the window. */
  keep() {
    const version = this.field("version").value;
    const draft = this.field("draft").value;
    try {
      localStorage.setItem(this.key, JSON.stringify({ text: this.text(), draft, version }));
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
  }

  say(text) { if (this.status.textContent !== text) this.status.textContent = text; }

  /** Sends what is typed, unless it was sent; one request at a time. */
  async send() {
    clearTimeout(this.timer);
    if (this.sending) return this.sending;
    const text = this.text();
    if (text === this.sent || this.isLeaving) return;
    this.sending = post(text, this.field("draft").value, this.field("version").value,
      this.field("form_token"));
    try {
      const { draft, version } = await this.sending;
      this.isOffline = false;
      this.sent = text;
      if (draft > 0) {
        this.field("draft").value = draft;
        this.field("version").value = version;
      }
      if (this.isDirty) {
        this.keep();
        this.timer = setTimeout(() => this.send(), pause);
      } else {
        localStorage.removeItem(this.key);
      }
      this.say(draft > 0 ? this.status.dataset.saved : "");
    } catch (error) {
      // A server that refuses has answered, and tells the reason to the form itself.
      this.isOffline = error instanceof TypeError;
      this.say(this.isKept ? this.status.dataset.offline : this.status.dataset.full);
      this.timer = setTimeout(() => this.send(), retry);
    } finally {
      this.sending = null;
    }
  }

  /** The page goes, perhaps for good: what can be sent is sent, the rest is kept. */
  leave() {
    // A page that goes is told so twice.
    const text = this.text();
    if (this.isLeaving || text === this.sent || text === this.left) return;
    this.left = text;
    this.keep();
    const body = fields(text, this.field("draft").value, this.field("version").value);
    body.set("form_token", this.field("form_token").value);
    if (this.sending || body.toString().length > keepaliveLimit) return;
    const key = this.key;
    const kept = localStorage.getItem(key);
    const headers = { Accept: "application/json" };
    this.sending = fetch(address, { method: "POST", body, keepalive: true, headers })
      .then((answer) => {
        if (answer.ok && localStorage.getItem(key) === kept) localStorage.removeItem(key);
        return answer.json();
      }).then(({ draft, version }) => {
        if (!draft) return;
        this.sent = text;
        this.field("draft").value = draft;
        this.field("version").value = version;
      }).catch(() => {}).finally(() => {
        this.sending = null;
        // The page may have stayed, and been typed into.
        if (this.isDirty && !document.hidden) this.timer = setTimeout(() => this.send(), pause);
      });
  }

  /**
   * What the form itself sends takes the draft's place, so nothing may be on its way beside it. The
   * draft is saved first: when nobody answers, the text stays on this screen.
   */
  async submit(event) {
    if (this.isLeaving) return;
    event.preventDefault();
    clearTimeout(this.timer);
    await this.sending?.catch(() => {});
    // After what else waits for that answer; and a form that is being sent cannot be sent once more.
    await new Promise((done) => { setTimeout(done); });
    if (this.isDirty) {
      this.keep();
      await this.send();
      if (this.isOffline) return;
    }
    this.isLeaving = true;
    clearTimeout(this.timer);
    this.form.requestSubmit(event.submitter);
  }
}

function fields(text, draft, version) {
  const body = new URLSearchParams(text);
  body.set("draft", draft);
  body.set("version", version);
  body.delete("go");
  return body;
}

/** Sends a draft; gives its number and version. A token that is out of date is asked for anew. */
async function post(text, draft, version, tokenField) {
  const send = async () => {
    const body = fields(text, draft, version);
    body.set("form_token", tokenField.value);
    return fetch(address, { method: "POST", body, headers: { Accept: "application/json" } });
  };
  let answer = await send();
  if (answer.status === 403) {
    const page = await (await fetch("/diary/settings")).text();
    const fresh = new DOMParser().parseFromString(page, "text/html")
      .querySelector("[name=form_token]");
    if (fresh) tokenField.value = fresh.value;
    answer = await send();
  }
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}

/** Marks a kept text as one that a window is at work on. */
function hold(key) {
  if (!navigator.locks) return;
  navigator.locks.request(key, () => new Promise(() => {})).catch(() => {});
}

/** Whether a kept text belongs to a window that is open. */
async function isHeld(key) {
  if (!navigator.locks) return false;
  const { held } = await navigator.locks.query();
  return held.some((lock) => lock.name === key);
}

/** Sends what earlier pages kept; gives the numbers of the drafts that it went into. */
async function sendKept(tokenField) {
  const drafts = [];
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith(prefix))) {
    if (await isHeld(key)) continue;
    const kept = localStorage.getItem(key);
    try {
      const { text, draft, version } = JSON.parse(kept);
      const saved = await post(text, draft, version, tokenField);
      if (localStorage.getItem(key) === kept) localStorage.removeItem(key);
      if (saved.draft > 0) drafts.push(String(saved.draft));
    } catch {
      // It stays, and the next page tries again.
    }
  }
  return drafts;
}

/** The most words for feelings, the words in the tray, and the counts of the families. */
function chooseFeelings(form) {
  const root = form.querySelector(".feelings");
  if (!root) return;
  const boxes = [...root.querySelectorAll("[name=feelings]")];
  const message = root.querySelector("[data-limit-message]");
  const count = form.querySelector("[data-count] b");
  const tray = form.querySelector("[data-chosen]");
  const chosen = () => boxes.filter((box) => box.checked);
  const draw = () => {
    if (count) count.textContent = chosen().length;
    for (const tab of root.querySelectorAll("[data-family]")) {
      const number = chosen().filter((box) => box.dataset.of === tab.dataset.family).length;
      let mark = tab.querySelector(".tab-count");
      if (!mark && number > 0) {
        mark = document.createElement("span");
        const hue = root.querySelector(`#feelings-${tab.dataset.family}`).classList[1];
        mark.className = `tab-count ${hue}`;
        tab.append(mark);
      }
      if (mark) {
        mark.textContent = number;
        mark.hidden = number === 0;
      }
    }
    tray?.replaceChildren(...chosen().map((box) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = `word ${box.closest("fieldset").classList[1]}`;
      button.textContent = `${box.value} ×`;
      button.addEventListener("click", () => {
        box.checked = false;
        box.dispatchEvent(new Event("input", { bubbles: true }));
        draw();
        box.focus();
      });
      return button;
    }));
  };
  root.addEventListener("change", (event) => {
    if (event.target.name !== "feelings") return;
    const isOver = chosen().length > +root.dataset.limit;
    if (isOver) {
      event.target.checked = false;
      message.querySelector("span").textContent = root.dataset.tooMany;
    }
    message.hidden = !isOver;
    draw();
  });
  draw();
}

let current = null;

/** Takes up the forms of the page, after what earlier pages kept was sent. */
export async function keepDrafts() {
  const form = document.querySelector("form[data-draft]");
  const token = document.querySelector("[name=form_token]") ?? tokenOf("[data-token]");
  if (form) chooseFeelings(form);
  if (!form) current = null;
  if (form && current?.form !== form) current = new Draft(form);
  if (!token || !location.pathname.startsWith("/diary")) return;
  const drafts = await sendKept(token);
  // A form that is being typed into stays as it is; the server keeps both texts.
  const isOld = form ? !current.isDirty && drafts.includes(form.elements.draft.value)
    : drafts.length > 0;
  if (isOld) location.reload();
}

function tokenOf(selector) {
  const element = document.querySelector(selector);
  return element ? { value: element.dataset.token } : null;
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") current?.leave();
  else current?.send();
});
addEventListener("pagehide", () => current?.leave());
addEventListener("online", () => current?.send());
// A page that comes back as it was left can be typed into again.
addEventListener("pageshow", () => { if (current) current.isLeaving = false; });
