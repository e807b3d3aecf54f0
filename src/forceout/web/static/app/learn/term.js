/** Words of the games, explained on tap. */
import { get } from "../api.js";
import { SymbolText } from "../pieces.js";
import { Dialog } from "../shell.js";
import { html, signal, useState } from "../ui.js";
import { t } from "../words.js";

/** @typedef {import("../../vendor/preact").Child} Child */
/** @typedef {{term: string, slug: string, games: string[], meaning: string, see: {book: string, section: string, href: string}[]}} TermEntry */

/** @type {import("../../vendor/signals").Signal<Map<string, TermEntry> | null>} */
const glossary = signal(null);
/** @type {Promise<TermEntry[]> | null} */
let asked = null;

/** The glossary, asked for once. @returns {Promise<TermEntry[]>} */
export function loadGlossary() {
  asked ??= get("/api/glossary").then((answer) => {
    glossary.value = new Map(answer.terms.map((/** @type {TermEntry} */ one) => [one.slug, one]));
    return answer.terms;
  }).catch((error) => {
    asked = null;
    throw error;
  });
  return /** @type {Promise<TermEntry[]>} */ (asked);
}

/**
 * A term as it stands in an address.
 * @param {string} term
 */
export function slugOf(term) {
  return term.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim().replaceAll(" ", "-");
}

/**
 * A link to a clause that names its book.
 * @param {{see: {book: string, section: string, href: string}}} props
 */
export function SeeLink({ see }) {
  return html`<a class="rule" href=${see.href}>${t(`rules.book.${see.book}`)} ${see.section}</a>`;
}

/**
 * A word that says what it means when it is tapped; `term` is the word of the glossary when another one is shown.
 * @param {{term: string, children?: Child}} props
 */
export function Term({ term, children }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    loadGlossary().catch(() => undefined);
  };
  const entry = glossary.value?.get(slugOf(term));
  return html`<button type="button" class="term" aria-haspopup="dialog" onClick=${open}>${children ?? term}</button>
    ${isOpen && html`<${Dialog} title=${entry?.term ?? term} onClose=${() => setOpen(false)}>
      <p>${entry ? html`<${SymbolText} text=${entry.meaning} />` : t(glossary.value ? "term.unknown" : "term.looking")}</p>
      <p class="row">${(entry?.see ?? []).map((one) => html`<${SeeLink} see=${one} />`)}<a class="btn btn--quiet" href="/glossary">${t("term.all")}</a></p>
    <//>`}`;
}

/**
 * A sentence in which [words in brackets] are terms; [shown|Term] shows another word for it.
 * @param {{text: string}} props
 */
export function Explained({ text }) {
  return html`${text.split(/\[([^\]]+)\]/).map((part, place) => {
    if (place % 2 === 0) return html`<${SymbolText} text=${part} />`;
    const [shown = part, term = shown] = part.split("|");
    return html`<${Term} term=${term}>${shown}<//>`;
  })}`;
}
