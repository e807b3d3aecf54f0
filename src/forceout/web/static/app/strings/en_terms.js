/** Explaining words, in English. */

/** @type {Record<string, string>} */
export const termsEnglish = {
  "term.looking": "Looking it up…", "term.unknown": "This word is not in the glossary yet.", "term.all": "The whole glossary",
  "term.spoken": "{term}: {meaning}",
};
