/** Searching the situations in the browser, so that it answers without a network; the same steps, in whole numbers, as `judge/situations/search.py`. */

/** @typedef {{edition?: string, division?: string, phase?: string}} Where */

const LONGEST_QUESTION = 300;
const MOST_TOKENS = 24;
const LETTER = /[\p{L}\p{N}]/u;
const JOINED = /([\p{L}\p{N}]+)['’](?=[\p{L}\p{N}])/gu;

/**
 * Whether a situation can come up at such a table; what is empty is left open.
 * @param {any} document
 * @param {Where} where
 */
export function fits(document, { edition, division, phase }) {
  return (!edition || document.editions.includes(edition)) && (!division || document.divisions.includes(division)) && (!phase || document.phase === phase);
}

/**
 * The words of a text, made alike.
 * @param {string} text
 * @param {any} index
 * @returns {string[]}
 */
export function tokens(text, index) {
  let spaced = index.elided.length > 0 ? text.replace(JOINED, (whole, word) => (index.elided.includes(word.toLowerCase()) ? " " : whole)) : text;
  for (const [symbol, word] of Object.entries(index.symbols)) spaced = spaced.replaceAll(symbol, ` ${word} `);
  const plain = Array.from(withoutAccents(spaced.toLowerCase()), (letter) => (LETTER.test(letter) ? letter : " ")).join("");
  return plain
    .split(/\s+/)
    .filter((word) => word && !index.stop.includes(word))
    .map((word) => stem(Object.hasOwn(index.synonyms, word) ? index.synonyms[word] : word, index));
}

/** A text in bare letters: señal is looked up as senal, nœud as noeud. @param {string} text */
function withoutAccents(text) {
  return text
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
}

/** @param {string} word @param {any} index */
function stem(word, index) {
  for (const [ending, instead] of index.suffixes) {
    if (word.endsWith(ending) && word.length - ending.length >= index.shortest.stem) return word.slice(0, -ending.length) + instead;
  }
  return word;
}

/**
 * The situations that fit a question best; without a question all that can come up, in the order of the books.
 * @param {any} index
 * @param {string} question
 * @param {Where} where
 * @returns {any[]}
 */
export function search(index, question, where) {
  const text = question.slice(0, LONGEST_QUESTION);
  if (!text.trim()) return index.documents.filter((/** @type {any} */ one) => fits(one, where));
  /** @type {Map<number, number>} */
  const scores = new Map();
  for (const token of [...new Set(tokens(text, index))].slice(0, MOST_TOKENS)) {
    for (const [place, score] of scoresOf(token, index)) scores.set(place, (scores.get(place) ?? 0) + score);
  }
  for (const place of named(text, index.documents)) scores.set(place, (scores.get(place) ?? 0) + index.named);
  return [...scores]
    .filter(([place]) => fits(index.documents[place], where))
    .sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other)
    .map(([place]) => index.documents[place]);
}

/** @param {string} text @param {any[]} documents */
function named(text, documents) {
  const wanted = text.trim().toLowerCase();
  return documents.flatMap((one, place) => {
    const own = one.sections[0].toLowerCase();
    return [one.id.toLowerCase(), own, own.replace(/^guideline /, "")].includes(wanted) ? [place] : [];
  });
}

/** @param {string} token @param {any} index */
function scoresOf(token, index) {
  /** @type {Map<number, number>} */
  const best = new Map();
  for (const [term, quality] of matchingTerms(token, index)) {
    const [rarity, ...postings] = index.terms[term];
    for (const [place, weight] of postings) best.set(place, Math.max(best.get(place) ?? 0, quality * rarity * weight));
  }
  return best;
}

/** @param {string} token @param {any} index @returns {[string, number][]} */
function matchingTerms(token, index) {
  const { qualities, shortest, terms } = index;
  if (Object.hasOwn(terms, token)) return [[token, qualities.exact]];
  const all = Object.keys(terms);
  if (token.length >= shortest.beginning) {
    const longer = all.filter((term) => term.startsWith(token));
    if (longer.length > 0) return longer.map((term) => [term, qualities.beginning]);
  }
  const allowed = token.length >= shortest.two_edits ? 2 : token.length >= shortest.one_edit ? 1 : 0;
  if (allowed === 0) return [];
  return all.flatMap((term) => {
    if (Math.abs(term.length - token.length) > allowed) return [];
    const count = edits(token, term, allowed);
    return count === null ? [] : [/** @type {[string, number]} */ ([term, count === 1 ? qualities.one_edit : qualities.two_edits])];
  });
}

/**
 * How many letters are to be put in, left out, changed, or swapped with their neighbour; null where it is more than so many.
 * @param {string} one
 * @param {string} other
 * @param {number} most
 * @returns {number | null}
 */
export function edits(one, other, most) {
  /** @type {number[]} */
  let last = [];
  /** @type {number[]} */
  let before = [];
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let place = 1; place <= one.length; place += 1) {
    last = before;
    before = row;
    row = [place];
    for (let column = 1; column <= other.length; column += 1) {
      let cost = Math.min((before[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, (before[column - 1] ?? 0) + (one[place - 1] === other[column - 1] ? 0 : 1));
      if (place > 1 && column > 1 && one[place - 1] === other[column - 2] && one[place - 2] === other[column - 1])
        cost = Math.min(cost, (last[column - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) > most) return null;
  }
  const found = row.at(-1) ?? 0;
  return found <= most ? found : null;
}

/**
 * A text in pieces, those that begin like a word that was looked for marked.
 * @param {string} text
 * @param {string} question
 * @returns {{text: string, isFound: boolean}[]}
 */
export function marked(text, question) {
  const wanted = withoutAccents(question.toLowerCase())
    .split(/[^\p{L}\p{N}]+/u)
    .filter((one) => one.length > 2);
  return text.split(/([^\p{L}\p{N}]+)/u).map((one) => ({ text: one, isFound: wanted.some((word) => withoutAccents(one.toLowerCase()).startsWith(word)) }));
}
