/** Words of the games in sentences, explained on tap. */
import { SymbolText } from "../board/pieces.js";
import { html } from "./ui.js";
import { rich, t } from "./words.js";

/**
 * A link to a clause that names its book.
 * @param {{see: import("./glossary.js").See}} props
 */
export function SeeLink({ see }) {
  return html`<a class="rule" href=${see.href}>${t(`rules.book.${see.book}`)} ${see.section}</a>`;
}

/**
 * A sentence whose words explain themselves and whose symbols are drawn; a text that is no key is drawn as it is.
 * @param {{text: string}} props
 */
export function Explained({ text }) {
  return html`${rich(text).map((part) => (typeof part === "string" ? html`<${SymbolText} text=${part} />` : part))}`;
}
