/** A written text into which brackets are put: tap where they begin, then where they end. */
import { Ink } from "../board/pieces.js";
import { tokens } from "../shared/notation.js";
import { press } from "../shared/press.js";
import { classes, html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";

/**
 * The text with brackets added around some of its pieces.
 * @param {string[]} pieces
 * @param {[number, number][]} pairs
 */
export function bracketed(pieces, pairs) {
  return pieces
    .map((piece, place) => "(".repeat(pairs.filter(([start]) => start === place).length) + piece + ")".repeat(pairs.filter(([, end]) => end === place).length))
    .join("");
}

/**
 * A text cut into the pieces that brackets may go around.
 * @param {string} text
 * @param {string} game
 */
export function piecesOf(text, game) {
  /** @type {string[]} */
  const pieces = [];
  let end = 0;
  for (const token of tokens(text, game)) {
    if (token.start > end && pieces.length > 0) pieces[pieces.length - 1] += text.slice(end, token.start);
    const whole = text.slice(token.start, token.end);
    if (token.kind === "symbol" || token.kind === "open" || token.kind === "close" || pieces.length === 0) pieces.push(whole);
    else pieces[pieces.length - 1] += whole;
    end = token.end;
  }
  if (end < text.length && pieces.length > 0) pieces[pieces.length - 1] += text.slice(end);
  return pieces;
}

/**
 * @param {{text: string, game: string, onText: (text: string) => void}} props
 */
export function Brackets({ text, game, onText }) {
  const side = game === "equations" ? (text.split("=")[0] ?? text) : text;
  const rest = text.slice(side.length);
  const pieces = piecesOf(side, game);
  const [pairs, setPairs] = useState(/** @type {[number, number][]} */ ([]));
  const [start, setStart] = useState(/** @type {number | null} */ (null));
  /** @param {number} place */
  const tap = (place) => {
    if (start === null) return setStart(place);
    const more = /** @type {[number, number][]} */ ([...pairs, [Math.min(start, place), Math.max(start, place)]]);
    setStart(null);
    setPairs(more);
    onText(bracketed(pieces, more) + rest);
  };
  const clear = () => {
    setPairs([]);
    setStart(null);
    onText("");
  };
  return html`<div class="bracketed" role="group" aria-label=${t("practice.brackets.label")}>
      ${pieces.map(
        (piece, place) =>
          html`${"(".repeat(pairs.filter(([one]) => one === place).length)}<button key=${place} type="button" class=${classes("practice-piece", start === place && "is-on")} aria-pressed=${String(start === place)} aria-label=${t("practice.brackets.piece", { place: place + 1, piece })} ...${press(() => tap(place))}>${[
            ...piece.trim(),
          ].map((one) => html`<${Ink} symbol=${one} game=${game} />`)}</button>${")".repeat(pairs.filter(([, one]) => one === place).length)}`,
      )}<span class="is-fixed">${rest}</span></div>
    <p class="small">${start === null ? t("practice.brackets.begin") : t("practice.brackets.end")}</p>
    ${pairs.length > 0 && html`<button type="button" class="btn" ...${press(clear)}>${t("practice.brackets.clear")}</button>`}`;
}
