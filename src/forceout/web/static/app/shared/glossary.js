/** The glossary, asked for once. */
import { contents } from "./contents.js";

/** @typedef {import("../types").See} See */
/** @typedef {import("../types").TermEntry} TermEntry */

/** @type {Promise<TermEntry[]> | null} */
let asked = null;

/** @returns {Promise<TermEntry[]>} */
export function loadGlossary() {
  asked ??= contents("glossary")
    .then((answer) => answer.terms)
    .catch((error) => {
      asked = null;
      throw error;
    });
  return /** @type {Promise<TermEntry[]>} */ (asked);
}
