/** The judge's panel: penalties, warnings, absences, corrections, each with a fixed reason. */
import { press } from "../../shared/press.js";
import { html, useState } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";
import { words as writingWords } from "../../strings/writing.ftl";
import { view } from "../state/state.js";
import { send } from "../net/sending.js";

addWords(writingWords);

const REASONS = /** @type {Record<string, string[]>} */ ({
  penalize: ["illegal-procedure", "too-late", "behaviour", "false-charge"],
  warn: ["talking", "disturbing", "delaying", "help-from-outside"],
  void: ["equipment", "disturbance", "mistake-of-an-official", "players-agree"],
  correct: ["sum-was-wrong", "row-was-wrong", "ruling-was-changed"],
  disqualify: ["behaviour", "help-from-outside", "left"],
});
const KINDS = ["penalize", "warn", "absent", "approve", "correct", "add-time", "void", "disqualify", "warning", "stop"];
const OF_PLAYERS = new Set(["penalize", "warn", "absent", "approve", "correct", "disqualify"]);

/** What a judge may do, for judges. */
export function JudgePanel() {
  const now = view.value;
  const [kind, setKind] = useState("penalize");
  const [player, setPlayer] = useState("P1");
  const [reason, setReason] = useState("");
  const [number, setNumber] = useState(1);
  if (!now?.you.is_judge) return null;
  const reasons = REASONS[kind] ?? [];
  const act = () =>
    send({
      do: /** @type {import("../../types").ActionName} */ (kind),
      ...(OF_PLAYERS.has(kind) ? { player } : {}),
      ...(reasons.length > 0 ? { reason: reasons.includes(reason) ? reason : reasons[0] } : {}),
      ...(kind === "correct" ? { points: number } : {}),
      ...(kind === "add-time" ? { seconds: number } : {}),
    });
  /** @param {string} label @param {string} value @param {string[]} values @param {(value: string) => void} set @param {(value: string) => string} words */
  const choice = (label, value, values, set, words) =>
    html`<label class="field"><span>${label}</span><select class="input" value=${value} onChange=${(/** @type {any} */ event) => set(event.target.value)}>${values.map((one) => html`<option key=${one} value=${one}>${words(one)}</option>`)}</select></label>`;
  return html`<section class="panel stack"><div class="panel__head"><h2>${t("judge.title")}</h2><a class="btn" href=${`/judge#table/${now.match}`}>${t("judge.desk")}</a></div>
    ${choice(t("judge.what"), kind, KINDS, setKind, (one) => t(`judge.${one}`))}
    ${
      OF_PLAYERS.has(kind) &&
      choice(
        t("judge.whom"),
        player,
        now.seats.map((one) => one.seat),
        setPlayer,
        (one) => now.seats.find((seat) => seat.seat === one)?.name ?? one,
      )
    }
    ${reasons.length > 0 && choice(t("judge.why"), reason || reasons[0] || "", reasons, setReason, (one) => t(`reason.${one}`))}
    ${["correct", "add-time"].includes(kind) && html`<label class="field"><span>${t(kind === "add-time" ? "judge.seconds" : "judge.points")}</span><input class="input" type="number" value=${number} onInput=${(/** @type {any} */ event) => setNumber(Number(event.target.value))} /></label>`}
    <button class="btn btn--primary full" ...${press(act)}>${t("judge.do")}</button></section>`;
}
