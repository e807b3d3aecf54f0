/** How a text reads: while a shake is played only what is written, elsewhere asked of the server; never whether it is right. */
import { post, Problem } from "../../shared/api.js";
import { Ink } from "../../board/pieces.js";
import { tokens } from "../../shared/notation.js";
import { html, useEffect, useState } from "../../shared/ui.js";
import { groupedTexts } from "../play/goal_reading.js";
import { game, isReadingTold, view } from "../state/state.js";

/** @typedef {{text: string, texts: string[], error: string, trees: any[], answer: any}} Reading */

const PAUSE = 250;
/** @type {Reading} */
const NOTHING = { text: "", texts: [], error: "", trees: [], answer: null };

/**
 * A text as it is written, without anybody's reading.
 * @param {string} text
 * @param {"goal" | "solution"} kind
 * @returns {Reading}
 */
function asWritten(text, kind) {
  const plain = kind === "goal" ? text.replace(/[rbgk](?=[~>]*[\d+\-×÷*√])/g, "") : oneLine(text);
  return { ...NOTHING, text, texts: plain.trim() ? [plain] : [] };
}

/**
 * The reading of a text, a moment after it was last changed.
 * @param {string} text
 * @param {"goal" | "solution"} kind
 * @returns {Reading}
 */
export function useReading(text, kind) {
  const [reading, setReading] = useState(NOTHING);
  const isTold = isReadingTold(kind);
  useEffect(() => {
    if (!text.trim() || !isTold) {
      setReading(NOTHING);
      return undefined;
    }
    const stop = new AbortController();
    const wait = setTimeout(
      () =>
        read(text, kind, stop.signal)
          .then(setReading)
          .catch(() => {}),
      PAUSE,
    );
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [text, kind, isTold]);
  return isTold ? reading : asWritten(text, kind);
}

/**
 * @param {string} text
 * @param {string} kind
 * @param {AbortSignal} signal
 * @returns {Promise<Reading>}
 */
async function read(text, kind, signal) {
  try {
    const answer = await post("/api/reading", { match: view.peek()?.match, text: oneLine(text), kind }, { signal });
    const errors = answer.errors ?? (answer.error ? [answer.error] : []);
    const first = errors[0];
    const list = Array.isArray(answer.readings) ? answer.readings : [];
    return {
      text,
      texts: groupedTexts(answer),
      error: typeof first === "string" ? first : (first?.message ?? ""),
      trees: list.map((/** @type {any} */ one) => one?.tree).filter(Boolean),
      answer,
    };
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 422) return { ...NOTHING, text, error: problem.message };
    throw problem;
  }
}

/**
 * A written text as the server takes it, on one line.
 * @param {string} text
 */
export function oneLine(text) {
  return text
    .split(/\s*\n\s*/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ")
    .replace(/,\s*(\|\|),?\s*/g, " $1 ");
}

/**
 * A grouped text drawn as boxes within boxes, one for each pair of brackets.
 * @param {{text: string}} props
 */
export function Boxes({ text }) {
  /** @type {any[][]} */
  const open = [[]];
  for (const token of tokens(text, game.value)) {
    const top = /** @type {any[]} */ (open[open.length - 1]);
    if (token.kind === "open") open.push([]);
    else if (token.kind === "close" && open.length > 1) {
      const inside = open.pop();
      open[open.length - 1]?.push(html`<span class="reading">${inside}</span>`);
    } else if (token.kind === "symbol") top.push(html`<${Ink} symbol=${token.text} game=${game.value} />`);
    else if (token.kind === "break") top.push(html`<span class="reading__break"></span>`);
    else if (token.kind !== "space") top.push(html`<span>${token.text}</span>`);
  }
  while (open.length > 1) {
    const inside = open.pop();
    open[open.length - 1]?.push(html`<span class="reading reading--open">${inside}</span>`);
  }
  return html`<span class="reading">${open[0]}</span>`;
}
