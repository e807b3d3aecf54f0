/** What was true after a move: was Now right, was it Impossible, and by which Solution. */
import { Card, Icon, Written } from "../pieces.js";
import { html } from "../ui.js";
import { t } from "../words.js";
import { Happened } from "./sentences.js";
import { isImpossible } from "./strip.js";

/** @typedef {import("./record.js").Moment} Moment */
/** @typedef {import("./record.js").Review} Review */
/** @typedef {import("./record.js").Answer} Answer */

/**
 * A Solution that would have done, with the cards it picks where they are told.
 * @param {{answer: Answer, moment: Moment, game: string}} props
 */
function Found({ answer, moment, game }) {
  const cards = moment.shake?.universe ?? [];
  const { chosen, removed = [] } = answer;
  return html`<div class="sol"><${Written} text=${answer.solution ?? ""} game=${game} /></div>
    ${chosen && html`<ul class="minicards" aria-label=${t("board.universe")}>${cards.map((card) => html`<${Card} card=${card} state=${removed.includes(card) ? "removed" : chosen.includes(card) ? "lifted" : undefined} />`)}</ul>`}`;
}

/**
 * The panel beside the table.
 * @param {{moment: Moment | null, number: number, review: Review | undefined, isThere: boolean, isComing: boolean, names: Record<string, string>, game: string, impossible: string}} props
 */
export function AnswerPanel({ moment, number, review, isThere, isComing, names, game, impossible }) {
  if (!moment) return html`<aside class="panel answer"><h2>${t("replay.analysis")}</h2><p class="quiet">${t("replay.before-moves")}</p></aside>`;
  const isNow = review?.after.now.exists;
  const cannot = review && isImpossible(review);
  const solution = isNow ? review?.after.now : review?.after.possible.exists ? review.after.possible : null;
  return html`<aside class="panel answer" aria-labelledby="answer-title"><h2 id="answer-title">${t("replay.after-move", { number })}</h2>
    <p class="small"><${Happened} moment=${moment} names=${names} /></p>
    ${isComing && html`<p class="quiet">${t("replay.thinking")}</p>`}
    ${!isThere && !isComing && html`<p class="quiet">${t("replay.no-analysis")}</p>`}
    ${review && html`<p class="row">
      ${isNow && html`<span class="chip chip--good"><${Icon} name="check" /> ${t("replay.now-right")}</span>`}
      ${isNow === false && html`<span class="chip">${t("replay.now-wrong")}</span>`}
      ${cannot && html`<span class="chip chip--good"><${Icon} name="check" /> ${t("replay.impossible-right", { impossible })}</span>`}
      ${cannot === false && html`<span class="chip">${t("replay.impossible-wrong", { impossible })}</span>`}
      ${(isNow === null || cannot === null) && html`<span class="chip chip--warn">${t("replay.undecided")}</span>`}</p>
      ${solution?.solution && html`<p class="small">${t(isNow ? "replay.works-now" : "replay.works-later")}</p><${Found} answer=${solution} moment=${moment} game=${game} />`}
      ${cannot && html`<p class="small">${t("replay.nothing-works")}</p>`}`}
  </aside>`;
}
