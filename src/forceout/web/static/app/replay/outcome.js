/** How a challenge stands and what a shake brought. */
import { Icon, Written } from "../board/pieces.js";
import { RuleLink } from "../shared/shell.js";
import { classes, html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { said } from "../shared/sentences.js";

/** @typedef {import("../types").Shake} Shake */

/**
 * Who a player is in a contest.
 * @param {Shake} shake
 * @param {string} player
 */
function roleOf(shake, player) {
  const { contest } = shake;
  if (!contest || !contest.challenger) return t("replay.role.player");
  if (player === contest.challenger || player === contest.second_challenger) return t("replay.role.challenger");
  return player === contest.mover ? t("replay.role.mover") : t("replay.role.third");
}

/**
 * The scores of a shake that is over.
 * @param {{shake: Shake | null, names: Record<string, string>}} props
 */
export function Scores({ shake, names }) {
  if (!shake || !shake.scores) return null;
  const { scores } = shake;
  const best = Math.max(...Object.values(scores));
  return html`<ol class="scores" aria-label=${t("replay.scores")}>${shake.players.map(
    (player) => html`<li class=${classes("score", scores[player] === best && "is-best")}>
    <span class="score__points">${scores[player] ?? 0}</span><b class="score__name">${names[player] ?? player}</b>
    <span class="small quiet score__role">${t("replay.in-all", { role: roleOf(shake, player), total: shake.totals[player] ?? 0 })}</span></li>`,
  )}</ol>`;
}

/**
 * The challenge and the Solutions that were written.
 * @param {{shake: Shake, names: Record<string, string>, game: string}} props
 */
export function Contest({ shake, names, game }) {
  const { contest } = shake;
  if (!contest || contest.solutions.length === 0) return null;
  return html`<div class="solutions">${contest.solutions.map(
    (one) => html`<div class="sol"><p class="spread"><b>${t("replay.solution-of", { name: names[one.by] ?? one.by })}</b>
      ${one.correct === true && html`<span class="chip chip--good"><${Icon} name="check" /> ${t("replay.correct")}</span>`}
      ${one.correct === false && html`<span class="chip chip--bad"><${Icon} name="cross" /> ${t("replay.incorrect")}</span>`}</p>
    <${Written} text=${one.solution} game=${game} />
    ${(one.violations ?? []).slice(0, 2).map((bad) => html`<p class="small">${said(bad, names)} <${RuleLink} rule=${bad.rule} book=${game} /></p>`)}</div>`,
  )}</div>`;
}
