/** The moves of a shake in a row: who, what, where to, and whether a challenge would have been right. */
import { Cube, GoalCubes, Icon } from "../board/pieces.js";
import { html, useEffect, useRef } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { spoken } from "./sentences.js";

/** @typedef {import("./record.js").Moment} Moment */
/** @typedef {import("./record.js").Review} Review */

/**
 * The verdict on one question.
 * @param {{is: boolean | null | undefined, question: string}} props
 */
function Verdict({ is, question }) {
  const word = is === undefined ? "waiting" : is === null ? "unknown" : is ? "yes" : "no";
  return html`<span class=${is ? "verdict verdict--yes" : "verdict"}><span class="vh">${question} </span>${is && html`<${Icon} name="check" />`}${t(`replay.${word}`)}</span>`;
}

/**
 * Whether Impossible would have been right.
 * @param {Review} review
 */
export function isImpossible(review) {
  const { exists } = review.after.possible;
  return exists === null ? null : !exists;
}

/**
 * The strip.
 * @param {{moments: Moment[], at: Moment, names: Record<string, string>, reviews: Map<number, Review> | null, game: string, impossible: string, onMove: (moment: Moment) => void}} props
 */
export function Strip({ moments, at, names, reviews, game, impossible, onMove }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const current = /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector("[aria-current]"));
    if (current && box.current) box.current.scrollLeft = current.offsetLeft - box.current.clientWidth / 2;
  }, [at]);
  return html`<div class="striprow">
    <div class="striplabels" aria-hidden="true"><span></span><span>${t("replay.now")}</span><span>${t("replay.impossible", { impossible })}</span></div>
    <div class="strip" ref=${box} role="group" aria-label=${t("replay.moves")}>${moments.map((moment) => {
      const { action } = moment;
      const review = reviews?.get(moment.index);
      const where = action.do === "goal" ? "section.goal" : action.do === "bonus" ? "replay.bonus" : `section.${action.to}`;
      return html`<button key=${moment.index} class="strip__move" aria-current=${moment === at ? "step" : null} title=${spoken(moment, names)} onClick=${() => onMove(moment)}>
        <span class="strip__who">${names[action.by ?? ""] ?? action.by}</span>
        <span class="strip__piece">${action.do === "goal" ? html`<${GoalCubes} goal=${action.goal} game=${game} size="xs" />` : html`<${Cube} cube=${action.cube} size="sm" />`}</span>
        <span class="strip__to">${t(where)}</span>
        <${Verdict} question=${t("replay.now")} is=${review ? review.after.now.exists : reviews ? null : undefined} />
        <${Verdict} question=${t("replay.impossible", { impossible })} is=${review ? isImpossible(review) : reviews ? null : undefined} />
      </button>`;
    })}</div></div>`;
}
