/** Words of the games that explain themselves when they are tapped; controls do when they are held or right-clicked. */
import { press } from "./press.js";
import { classes, html } from "./ui.js";

/** @typedef {import("../../vendor/preact").Child} Child */

/**
 * A word that opens its explanation; `slug` is its name in the glossary.
 * @param {{slug: string, kind?: string, children?: Child}} props
 */
export function Term({ slug, kind, children }) {
  return html`<button type="button" class=${classes("term", kind)} data-term=${slug} aria-haspopup="dialog" ...${press((event) => explain(/** @type {HTMLElement} */ (event.currentTarget), slug, event.type === "click"))}>${children}</button>`;
}

/**
 * Show what a word means beside an element; with keys, the focus goes there.
 * @param {HTMLElement} anchor
 * @param {string} slug
 * @param {boolean} isByKey
 */
async function explain(anchor, slug, isByKey) {
  try {
    const { showTerm } = await import("./explanation.js");
    showTerm(anchor, slug, isByKey, bookNow());
  } catch (problem) {
    // While the line is cut nothing can be fetched; the word can be tapped again.
    if (!(problem instanceof TypeError)) throw problem;
  }
}

/** The book whose rules are named; every book where none is. */
let bookNow = () => "";

/**
 * Let controls that have a word of their own explain it by a long press, a right click or the menu key.
 * @param {() => string} book
 */
export function listenForTerms(book) {
  bookNow = book;
  let isHeld = false;
  const ends = ["pointerup", "pointercancel"];
  addEventListener("pointerdown", () => (isHeld = true), true);
  for (const end of ends) addEventListener(end, () => (isHeld = false), true);
  document.addEventListener("contextmenu", (event) => {
    const control = /** @type {HTMLElement | null} */ (event.target instanceof Element ? event.target.closest("[data-term]") : null);
    if (!control) return;
    event.preventDefault();
    const tell = () => explain(control, control.dataset.term ?? "", /** @type {PointerEvent} */ (event).pointerType === "");
    if (!isHeld) return void tell();
    // A sheet that opens while the button is still down would be closed by letting go of it.
    const then = () => {
      for (const end of ends) removeEventListener(end, then);
      setTimeout(tell);
    };
    for (const end of ends) addEventListener(end, then);
  });
}
