/** Searching texts: every word must be found; what is found is marked. */
import { html } from "../shared/ui.js";

/**
 * The words of a search, in lower case.
 * @param {string} typed
 */
export function wordsOf(typed) {
  return typed.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Whether a text has all the words.
 * @param {string} text
 * @param {string[]} words
 */
export function hasAll(text, words) {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/**
 * A text with the words that were searched for marked.
 * @param {{text: string, words: string[]}} props
 */
export function Marked({ text, words }) {
  if (words.length === 0) return html`${text}`;
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return html`${text.split(pattern).map((part, place) => (place % 2 ? html`<mark>${part}</mark>` : part))}`;
}

/**
 * A field to search with; Escape empties it.
 * @param {{label: string, value: string, onSearch: (typed: string) => void, found: string}} props
 */
export function SearchField({ label, value, onSearch, found }) {
  return html`<div class="search"><label class="field"><span>${label}</span>
    <input class="input" type="search" value=${value} autocomplete="off" spellcheck=${false} onInput=${(/** @type {any} */ event) => onSearch(event.target.value)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && onSearch("")} /></label>
    <p class="small quiet" role="status">${found}</p></div>`;
}
