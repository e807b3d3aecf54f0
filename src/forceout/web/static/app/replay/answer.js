/** What was true after a move: was Now right, was it Impossible, by which Solution, and what would have been safer. */
import { Card, Cube, Icon, Written } from "../board/pieces.js";
import { press } from "../shared/press.js";
import { Tree } from "../table/check/tree.js";
import { html, useState } from "../shared/ui.js";
import { rich, t } from "../shared/words.js";
import { solutionsAfter } from "./record.js";
import { Happened } from "./sentences.js";
import { isImpossible } from "./strip.js";

/** @typedef {import("./record.js").Moment} Moment */
/** @typedef {import("./record.js").Review} Review */
/** @typedef {import("./record.js").Drawn} Drawn */

/**
 * A Solution that would have done: with the cards that it removes and picks, or its tree.
 * @param {{one: Drawn, moment: Moment, game: string}} props
 */
function Found({ one, moment, game }) {
  const cards = moment.shake?.universe ?? [];
  const { chosen, removed = [], tree, value } = one;
  return html`<div class="sol"><${Written} text=${one.solution ?? ""} game=${game} /></div>
    ${chosen && html`<ul class="minicards" aria-label=${t("board.universe")}>${cards.map((card) => html`<${Card} key=${card} card=${card} state=${removed.includes(card) ? "removed" : chosen.includes(card) ? "lifted" : undefined} />`)}</ul><p class="small quiet">${t("replay.cards-count", { count: chosen.length })}</p>`}
    ${tree && html`<div class="answer__tree"><${Tree} tree=${tree} /></div>`}${tree && value && html`<p class="small quiet">${t("replay.comes-to", { value })}</p>`}`;
}

/**
 * A Solution, and others on demand; asked for once.
 * @param {{first: Drawn, moment: Moment, game: string, match: string | null, record: string}} props
 */
function Solutions({ first, moment, game, match, record }) {
  const [all, setAll] = useState(/** @type {Drawn[] | null} */ (null));
  const [place, setPlace] = useState(0);
  const [isComing, setComing] = useState(false);
  const known = all ?? [first];
  const isLonely = all !== null && all.length === 1;
  const another = async () => {
    if (all) {
      setPlace((place + 1) % all.length);
      return;
    }
    setComing(true);
    /** @type {Drawn[]} */
    const found = await solutionsAfter(match, record, moment.index).catch(() => []);
    const others = found.filter((one) => one.solution !== first.solution);
    setAll([first, ...others]);
    setPlace(others.length > 0 ? 1 : 0);
    setComing(false);
  };
  return html`<div class="answer__found" aria-live="polite"><${Found} one=${known[place] ?? first} moment=${moment} game=${game} /></div>
    ${
      isLonely
        ? html`<p class="small quiet">${t("replay.no-other")}</p>`
        : html`<button class="btn" aria-disabled=${String(isComing)} ...${press(() => !isComing && another())}>${t(isComing ? "replay.thinking" : "replay.another-solution")}</button>`
    }`;
}

/**
 * What would have been safer.
 * @param {{review: Review, names: Record<string, string>}} props
 */
function Safer({ review, names }) {
  const { safer } = review;
  if (!safer) return null;
  const key = safer.do === "shift" ? "replay.safer-shift" : "replay.safer";
  return html`<p class="small answer__safer"><${Icon} name="help" /> <span>${rich(key, { name: names[review.action.by ?? ""] ?? review.action.by, cube: html`<${Cube} cube=${safer.cube} size="xs" />`, section: t(`section.${safer.to}`) })}</span></p>`;
}

/**
 * The panel beside the table.
 * @param {{moment: Moment | null, number: number, review: Review | undefined, reason?: string | null, isThere: boolean, isComing: boolean, names: Record<string, string>, game: string, impossible: string, match: string | null, record: string}} props
 */
export function AnswerPanel({ moment, number, review, reason = null, isThere, isComing, names, game, impossible, match, record }) {
  if (!moment)
    return html`<aside class="panel answer" aria-labelledby="answer-title"><h2 id="answer-title">${t("replay.analysis")}</h2><p class="quiet">${t("replay.before-moves")}</p></aside>`;
  const isNow = review?.after.now.exists;
  const cannot = review && isImpossible(review);
  const solution = isNow ? review?.after.now : review?.after.possible.exists ? review.after.possible : null;
  return html`<aside class="panel answer" aria-labelledby="answer-title"><h2 id="answer-title">${t("replay.after-move", { number })}</h2>
    <p class="small"><${Happened} moment=${moment} names=${names} /></p>
    ${isComing && html`<p class="quiet">${t("replay.thinking")}</p>`}
    ${!isThere && !isComing && html`<p class="quiet">${t("replay.no-analysis")}</p>`}
    ${
      review &&
      html`<p class="row">
      ${isNow && html`<span class="chip chip--good"><${Icon} name="check" /> ${t("replay.now-right")}</span>`}
      ${isNow === false && html`<span class="chip">${t("replay.now-wrong")}</span>`}
      ${cannot && html`<span class="chip chip--good"><${Icon} name="check" /> ${t("replay.impossible-right", { impossible })}</span>`}
      ${cannot === false && html`<span class="chip">${t("replay.impossible-wrong", { impossible })}</span>`}
      ${(isNow === null || cannot === null) && html`<span class="chip chip--warn">${t("replay.undecided")}</span>`}</p>
      ${solution?.solution && html`<p class="small">${t(isNow ? "replay.works-now" : "replay.works-later")}</p><${Solutions} key=${moment.index} first=${solution} moment=${moment} game=${game} match=${match} record=${record} />`}
      ${cannot && html`<p class="small">${t("replay.nothing-works")} ${reason}</p>`}
      <${Safer} review=${review} names=${names} />`
    }
  </aside>`;
}
