/** Reading the plain notation of docs/notation.md, only as far as drawing it needs. */

/** @typedef {{text: string, symbol: string, color: string, isUpsideDown: boolean, isSideways: boolean}} CubeFace */
/** @typedef {{kind: "symbol" | "open" | "close" | "stands-for" | "break" | "space" | "remark", text: string, start: number, end: number}} Token */

/** The glyph in the sprite for each symbol on the cubes. */
export const GLYPHS = /** @type {Record<string, string>} */ ({
  "+": "plus",
  "-": "minus",
  "×": "times",
  "÷": "divide",
  "*": "power",
  "√": "root",
  "∪": "union",
  "∩": "inter",
  "'": "comp",
  V: "V",
  Λ: "empty",
  "=": "eq",
  "⊆": "sub",
  ...Object.fromEntries([..."0123456789BRGY"].map((one) => [one, one])),
});

/** What may be typed for a symbol, by game, beside the symbol itself. */
const SPELLINGS = /** @type {Record<string, Record<string, string>>} */ ({
  "on-sets": {
    b: "B",
    r: "R",
    g: "G",
    y: "Y",
    U: "∪",
    u: "∪",
    N: "∩",
    n: "∩",
    "−": "-",
    "–": "-",
    "′": "'",
    "’": "'",
    v: "V",
    "^": "Λ",
    "∅": "Λ",
    C: "⊆",
    c: "⊆",
    "<": "⊆",
  },
  equations: { "−": "-", "–": "-", x: "×", X: "×", "·": "×", "/": "÷", "^": "*", v: "√" },
});

/**
 * A cube's notation taken apart: `~k7` is a black 7, upside-down.
 * @param {string} text
 * @returns {CubeFace}
 */
export function readCube(text) {
  const [, before, color, after, symbol] = /^([>~]*)([rbgk]?)([>~]*)(.+)$/u.exec(text) ?? [text, "", "", "", text];
  const turns = (before ?? "") + (after ?? "");
  return { text, symbol: symbol ?? text, color: color ?? "", isUpsideDown: turns.includes("~"), isSideways: turns.includes(">") };
}

/**
 * The symbol that a typed character stands for.
 * @param {string} typed
 * @param {string} game
 */
export function canonical(typed, game) {
  return SPELLINGS[game]?.[typed] ?? typed;
}

/**
 * The parts of a written Solution or Goal, in order, each with where it stands in the text.
 * @param {string} text
 * @param {string} game
 * @returns {Token[]}
 */
export function tokens(text, game) {
  const pattern =
    game === "on-sets"
      ? /[Bb]oth|blank\s*[:=]\s*[BRGYbrgy]*|\|\||[([{]|[)\]}]|[,;\n]|@|\s+|[~]*\d|./gu
      : /:=|[([{]|[)\]}]|[,;\n]|@|\s+|lcm|gcf|log|rem|[>~]*[rbgk]?[>~]*[\d+\-−–×xX·÷/*^√v%!.TEi↑²³]|./gu;
  return Array.from(text.matchAll(pattern), (found) => {
    const start = found.index ?? 0;
    return { kind: kindOf(found[0]), text: found[0], start, end: start + found[0].length };
  });
}

/** @param {string} text @returns {Token["kind"]} */
function kindOf(text) {
  if (/^[([{]$/.test(text)) return "open";
  if (/^[)\]}]$/.test(text)) return "close";
  if (text === "@") return "stands-for";
  if (/^(\|\||[,;]|\n+)$/.test(text) || /^\s*\n\s*$/.test(text)) return "break";
  if (/^\s+$/.test(text)) return "space";
  return /^blank|^[Bb]oth$|^:=?$/.test(text) ? "remark" : "symbol";
}

/**
 * For each bracket the place of its partner in the list, -1 where it has none.
 * @param {Token[]} list
 * @returns {Map<number, number>}
 */
export function partners(list) {
  const pairs = new Map();
  /** @type {number[]} */
  const open = [];
  list.forEach((token, place) => {
    if (token.kind === "open") open.push(place);
    if (token.kind !== "close") return;
    const partner = open.pop();
    pairs.set(place, partner ?? -1);
    if (partner !== undefined) pairs.set(partner, place);
  });
  for (const place of open) pairs.set(place, -1);
  return pairs;
}

/**
 * A Goal as it lies on the mat: a shape with its cubes, or cubes with spaces between them.
 * @param {string} goal
 * @param {string} game
 * @returns {{shape: string | null, cubes: {text: string, hasSpaceBefore: boolean}[]}}
 */
export function readGoal(goal, game) {
  if (game === "on-sets") {
    const [shape = "", ...cubes] = goal.trim().split(/\s+/);
    return { shape, cubes: cubes.map((text) => ({ text, hasSpaceBefore: false })) };
  }
  const cubes = [];
  let hasSpaceBefore = false;
  for (const token of tokens(goal.trim(), game)) {
    if (token.kind === "space") hasSpaceBefore = true;
    else {
      cubes.push({ text: token.text, hasSpaceBefore });
      hasSpaceBefore = false;
    }
  }
  return { shape: null, cubes };
}
