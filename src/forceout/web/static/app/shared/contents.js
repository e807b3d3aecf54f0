/** What is the same for everybody as long as a release lasts, by its name; kept in the browser it is there without a network. */
import { get } from "./api.js";

/**
 * Rules, glossary, a guided shake, situations, a lesson: under an address that another release, or another language, does not have.
 * @param {string} name
 * @returns {Promise<any>}
 */
export function contents(name) {
  const { dataset, lang } = document.documentElement;
  return get(`/contents/-${dataset.release}/${lang}/${name}`);
}
