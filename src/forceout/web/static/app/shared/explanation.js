/** The small sheet beside a word: what it means, and the rule. */
import { loadGlossary } from "./glossary.js";
import { Icon, SymbolText } from "../board/pieces.js";
import { press } from "./press.js";
import { announce } from "./shell.js";
import { words as termsWords } from "../strings/terms.ftl";
import { html, render } from "./ui.js";
import { addWords, t } from "./words.js";

addWords(termsWords);

/** @typedef {import("./glossary.js").TermEntry} TermEntry */

const GAP = 8;
/** Whether the browser itself closes sheets at a tap beside them or at Escape; a few years ago none did. */
const IS_NATIVE = "popover" in HTMLElement.prototype;
const SOON = 300;
/** @type {{box: HTMLElement, anchor: HTMLElement} | null} */
let open = null;
/** @type {{anchor: HTMLElement, at: number} | null} */
let closed = null;

/**
 * Show what a word means beside an element; a tap on the same word closes it.
 * @param {HTMLElement} anchor
 * @param {string} slug
 * @param {boolean} isByKey
 * @param {string} book
 */
export async function showTerm(anchor, slug, isByKey, book) {
  // The tap that reaches the word has closed its sheet already.
  const wasJustClosed = closed?.anchor === anchor && performance.now() - closed.at < SOON;
  hide();
  if (wasJustClosed && !isByKey) return;
  const box = document.createElement("div");
  box.className = "popover";
  if (IS_NATIVE) box.popover = "auto";
  box.tabIndex = -1;
  box.setAttribute("role", "dialog");
  box.setAttribute("aria-labelledby", "popover-title");
  box.setAttribute("aria-describedby", "popover-text");
  // Beside an open dialog everything else is out of reach, so the sheet lies within it.
  (anchor.closest("dialog") ?? document.body).append(box);
  box.addEventListener("toggle", (event) => /** @type {ToggleEvent} */ (event).newState === "closed" && forget(box, anchor));
  anchor.setAttribute("aria-expanded", "true");
  open = { box, anchor };
  draw(box, anchor, book, null, t("term.looking"));
  if (IS_NATIVE) box.showPopover();
  place(box, anchor);
  if (isByKey) box.focus();
  const entry = await look(slug);
  if (open?.box !== box) return;
  draw(box, anchor, book, entry, t(entry === undefined ? "shell.unreachable" : "term.unknown"));
  place(box, anchor);
  if (entry) announce(t("term.spoken", { term: entry.term, meaning: entry.told ?? entry.meaning }));
}

/**
 * What the glossary says of a word: null where it says nothing, undefined where it cannot be read.
 * @param {string} slug
 */
async function look(slug) {
  try {
    return (await loadGlossary()).find((one) => one.slug === slug) ?? null;
  } catch {
    return undefined;
  }
}

/**
 * @param {HTMLElement} box
 * @param {HTMLElement} anchor
 * @param {string} book
 * @param {TermEntry | null | undefined} entry
 * @param {string} otherwise
 */
function draw(box, anchor, book, entry, otherwise) {
  const see = entry?.see.filter((one) => one.book === book) ?? [];
  const rules = (see.length > 0 ? see : (entry?.see ?? [])).slice(0, 3);
  render(
    html`<div class="popover__head"><h2 id="popover-title">${entry?.term ?? anchor.textContent?.trim()}</h2>
      <button type="button" class="iconbtn" aria-label=${t("shell.close")} ...${press(hide)}><${Icon} name="cross" /></button></div>
    <p id="popover-text">${entry ? html`<${SymbolText} text=${entry.told ?? entry.meaning} />` : otherwise}</p>
    <p class="row">${rules.map((one) => html`<a key=${one.href} class="rule" href=${one.href} target="_blank" aria-label=${t("shell.rule", { section: one.section })}>${one.section}</a>`)}
      <a class="small" href=${entry ? `/glossary#${entry.slug}` : "/glossary"} target="_blank">${t("term.all")}</a></p>`,
    box,
  );
}

/**
 * Put the sheet below the word, or above it where there is no room, and inside the window.
 * @param {HTMLElement} box
 * @param {HTMLElement} anchor
 */
function place(box, anchor) {
  box.style.insetInlineStart = "0";
  const word = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(GAP, Math.min(word.left, innerWidth - width - GAP));
  const below = word.bottom + GAP;
  const top = below + height + GAP <= innerHeight ? below : Math.max(GAP, word.top - height - GAP);
  box.style.insetInlineStart = `${left}px`;
  box.style.insetBlockStart = `${top}px`;
}

/** Take the sheet away. */
function hide() {
  if (IS_NATIVE) open?.box.hidePopover();
  else if (open) forget(open.box, open.anchor);
}

if (!IS_NATIVE) {
  document.addEventListener("pointerdown", (event) => !open?.box.contains(/** @type {Node} */ (event.target)) && hide(), true);
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide(), true);
}

/**
 * @param {HTMLElement} box
 * @param {HTMLElement} anchor
 */
function forget(box, anchor) {
  anchor.removeAttribute("aria-expanded");
  closed = { anchor, at: performance.now() };
  if (open?.box === box) open = null;
  render(null, box);
  box.remove();
}

addEventListener("resize", hide);
