/** What every page has: the top bar, rule links, dialogs, toasts, and the regions that screen readers hear. */
import { classes, html, render, signal, useEffect, useRef } from "./ui.js";
import { Icon } from "../board/pieces.js";
import "./offline.js";
import { press } from "./press.js";
import { isDark, prefer, preferences, toggleTheme } from "./preferences.js";
import { isKnownHere } from "./sessions.js";
import { t } from "./words.js";

/** @typedef {import("../../vendor/preact").Child} Child */
/** @typedef {import("../own_types").RuleText} RuleText */

/** The mark of Forceout: the block, leaving. */
export function Mark() {
  return html`<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="9" width="21" height="21" rx="5" fill="var(--block-side)" /><rect x="2" y="6" width="21" height="21" rx="5" fill="var(--block)" /><path d="M9 21.5V11.5h7.5M9 16.2h6" fill="none" stroke="var(--on-block)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" /><path d="M26 12V4m0 0l-3.2 3M26 4l3.2 3" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" /></svg>`;
}

/**
 * The bar at the top: the way back, where one is, the switches.
 * @param {{back?: string, backLabel?: string, onBack?: () => void, where?: Child, tools?: Child, help?: () => void}} props
 */
export function TopBar({ back, backLabel, onBack, where, tools, help }) {
  return html`<header class="topbar">
    ${back && !onBack && html`<a class="iconbtn" href=${back} aria-label=${backLabel ?? t("shell.back")}><${Icon} name="back" /></a>`}
    ${onBack && html`<button class="iconbtn" aria-label=${backLabel ?? t("shell.back")} ...${press(onBack)}><${Icon} name="back" /></button>`}
    <a class=${classes("topbar__name", back && "not-phone")} href="/" aria-label=${t("shell.home")} onClick=${onBack && askFirst(onBack)}><${Mark} /><span>Forceout</span></a>
    <div class="topbar__where grow">${where}</div>
    <div class="topbar__tools">${tools}<${Switches} help=${help} /></div></header>`;
}

/** @param {() => void} onBack */
const askFirst = (onBack) => (/** @type {Event} */ event) => {
  event.preventDefault();
  onBack();
};

/**
 * The switches that every page has: sound, light or dark, help.
 * @param {{help?: () => void}} props
 */
export function Switches({ help }) {
  const { sound } = preferences.value;
  return html`<button class="iconbtn switches__sound" aria-label=${t("shell.sound")} aria-pressed=${String(sound)} ...${press(() => prefer({ sound: !sound }))}><${Icon} name="sound" kind=${sound ? "" : "is-muted"} /></button>
      <button class="iconbtn" aria-label=${isDark() ? t("shell.to-light") : t("shell.to-dark")} ...${press(toggleTheme)}><${Icon} name="theme" /></button>
      ${
        help
          ? html`<button class="iconbtn" aria-label=${t("shell.help")} ...${press(help)}><${Icon} name="help" /></button>`
          : html`<a class="iconbtn" href="/learn" aria-label=${t("shell.learn")}><${Icon} name="help" /></a>`
      }`;
}

/** The edition that rules are looked up in; the newest where none is named. */
export const editionRead = signal("");

/**
 * A link to a rule, by book and section.
 * @param {{rule: RuleText | null | undefined, book?: string}} props
 */
export function RuleLink({ rule, book }) {
  if (!rule) return null;
  const guideline = typeof rule === "string" && /^guideline (.+)$/.exec(rule);
  const section = typeof rule !== "string" ? rule.section : guideline ? guideline[1] : rule;
  const shelf = typeof rule !== "string" ? rule.book : guideline ? "guidelines" : (book ?? "on-sets");
  return html`<a class="rule" href=${`/learn/rules/${shelf}/${section}${editionRead.value && shelf !== "guidelines" ? `?edition=${editionRead.value}` : ""}`} target="_blank" aria-label=${t("shell.rule", { section: section ?? "" })}>${section}</a>`;
}

/**
 * A sheet over the page that keeps the focus until it is closed.
 * @param {{title: Child, onClose?: () => void, kind?: string, children?: Child, aside?: Child}} props
 */
export function Dialog({ title, onClose, kind, children, aside }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    onClose?.();
  };
  return html`<dialog class="scrim" ref=${box} aria-labelledby="dialog-title" onCancel=${cancel}>
    <div class=${classes("sheet", kind)}>
      <div class="spread"><h2 class="sheet__title" id="dialog-title">${title}</h2>${aside}
        ${onClose && html`<button class="iconbtn" aria-label=${t("shell.close")} ...${press(onClose)}><${Icon} name="cross" /></button>`}</div>
      ${children}
    </div></dialog>`;
}

/** @type {import("../../vendor/signals").Signal<{id: number, text: Child, kind: string}[]>} */
const toasts = signal([]);
let lastToast = 0;

/**
 * Say something in passing, for eyes and ears.
 * @param {Child} text
 * @param {{kind?: "" | "bad", seconds?: number, spoken?: string}} [options]
 */
export function toast(text, { kind = "", seconds = 5, spoken } = {}) {
  const id = ++lastToast;
  toasts.value = [...toasts.value.slice(-2), { id, text, kind }];
  announce(spoken ?? (typeof text === "string" ? text : ""));
  setTimeout(() => (toasts.value = toasts.value.filter((one) => one.id !== id)), seconds * 1000);
}

/** The toasts that show now. */
export function Toasts() {
  return html`<div class="toasts">${toasts.value.map((one) => html`<div key=${one.id} class=${classes("toast", one.kind && `toast--${one.kind}`)}>${one.text}</div>`)}</div>`;
}

/**
 * Tell a screen reader: politely, or at once.
 * @param {string} text
 * @param {"polite" | "assertive"} [urgency]
 */
export function announce(text, urgency = "polite") {
  const region = document.getElementById(`live-${urgency}`);
  if (!region || !text) return;
  region.textContent = region.textContent === text ? `${text} ` : text;
}

/** How many milliseconds a page has to itself before it looks whether it is somebody's turn elsewhere. */
const TO_ITSELF = 3000;

/**
 * Put a page into its place; unless it tells of turns itself, it looks now and then whether it is one's turn at a table.
 * @param {Child} page
 * @param {{tellsTurns?: boolean}} [options]
 */
export function show(page, { tellsTurns = false } = {}) {
  const place = document.getElementById("page");
  if (place) render(page, place);
  if (tellsTurns || !isKnownHere()) return;
  setTimeout(() => import("./turn_elsewhere.js").then(({ watchTurns }) => watchTurns()).catch(() => undefined), TO_ITSELF);
}
