/** Words of the games in sentences, explained on tap. */
import { SymbolText } from "../pieces.js";
import { Term } from "../terms.js";
import { html } from "../ui.js";
import { t } from "../words.js";

/**
 * A term as it stands in an address.
 * @param {string} term
 */
function slugOf(term) {
  return term.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim().replaceAll(" ", "-");
}

/**
 * A link to a clause that names its book.
 * @param {{see: import("../glossary_terms.js").See}} props
 */
export function SeeLink({ see }) {
  return html`<a class="rule" href=${see.href}>${t(`rules.book.${see.book}`)} ${see.section}</a>`;
}

/**
 * A sentence in which [words in brackets] are terms; [shown|Term] shows another word for it.
 * @param {{text: string}} props
 */
export function Explained({ text }) {
  return html`${text.split(/\[([^\]]+)\]/).map((part, place) => {
    if (place % 2 === 0) return html`<${SymbolText} text=${part} />`;
    const [shown = part, term = shown] = part.split("|");
    return html`<${Term} slug=${slugOf(term)}>${shown}<//>`;
  })}`;
}
