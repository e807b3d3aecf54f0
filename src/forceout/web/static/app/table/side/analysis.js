/** The analysis of the shake that was played, at the table itself. */
import { Problem } from "../../shared/api.js";
import { isMove, replayMatch } from "../../replay/record.js";
import { MoveByMove } from "../../replay/review.js";
import { words as replayWords } from "../../strings/replay.ftl";
import { html, useEffect, useState } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";

addWords(replayWords);

/** @typedef {import("../../replay/record.js").Replayed} Replayed */

/**
 * Every moment of one shake; it opens at the last move, which the challenge was about.
 * @param {{match: string, shake: number}} props
 */
export function Analysis({ match, shake }) {
  const [replayed, setReplayed] = useState(/** @type {Replayed | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    replayMatch(match).then(setReplayed, (error) => setProblem(error instanceof Problem ? error.message : t("shell.unreachable")));
  }, [match, shake]);
  if (problem) return html`<p class="panel" role="alert">${problem}</p>`;
  const moments = (replayed?.moments ?? []).filter((one) => one.shakeNumber === shake);
  if (!replayed || moments.length === 0) return html`<p class="panel quiet" role="status">${t(replayed ? "replay.nothing" : "replay.looking")}</p>`;
  return html`<${MoveByMove} replayed=${replayed} match=${match} record="" moments=${moments} first=${Math.max(0, moments.findLastIndex(isMove))} />`;
}
