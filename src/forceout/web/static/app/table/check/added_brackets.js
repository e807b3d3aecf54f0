/** A copy of a Solution with brackets added. */

/** @typedef {import("../../shared/notation.js").Token} Token */

/**
 * The text of some tokens with brackets around stretches of them, each from one place to another.
 * @param {Token[]} list
 * @param {[number, number][]} pairs
 */
export function withBrackets(list, pairs) {
  return list
    .map(
      (token, place) =>
        `${"(".repeat(pairs.filter(([from]) => from === place).length)}${token.text}${token.kind === "break" ? " " : ""}${")".repeat(pairs.filter(([, to]) => to === place).length)}`,
    )
    .join("");
}
