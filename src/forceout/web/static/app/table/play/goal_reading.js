/** How a Goal reads, asked of the server once for each Goal and remembered. */
import { post } from "../../shared/api.js";
import { html, signal } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { isReadingTold, view } from "../state/state.js";

/** @type {import("../../../vendor/signals").Signal<Record<string, string>>} */
const readings = signal({});
const asked = new Set();

/** @param {string} goal */
async function ask(goal) {
  const match = view.peek()?.match ?? "";
  const key = `${match} ${goal}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const answer = await post("/api/reading", { match, text: goal, kind: "goal" });
    readings.value = { ...readings.peek(), [goal]: shortReadings(groupedTexts(answer)) };
  } catch {
    asked.delete(key);
  }
}

/**
 * The readings of a text as grouped texts.
 * @param {any} answer
 * @returns {string[]}
 */
export function groupedTexts(answer) {
  const list = answer?.readings ?? answer?.grouped ?? [];
  return (Array.isArray(list) ? list : [list]).map((one) => (typeof one === "string" ? one : (one?.grouped ?? one?.text ?? ""))).filter(Boolean);
}

/**
 * One or two readings, and how many more there are.
 * @param {string[]} texts
 */
function shortReadings(texts) {
  const [first = "", second = ""] = texts;
  if (texts.length < 2) return first;
  return texts.length === 2 ? t("goal.two-readings", { first, second }) : t("goal.many-readings", { first, count: texts.length - 1 });
}

/** @param {{goal: string}} props */
export function GoalReading({ goal }) {
  const text = readings.value[goal];
  // While a shake is played nobody is told in how many ways a Goal can be read.
  if (!isReadingTold("goal")) return null;
  if (text === undefined) queueMicrotask(() => ask(goal));
  return text ? html`<p class="goal__reading">${text}</p>` : null;
}
