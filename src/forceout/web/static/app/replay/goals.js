/** The Goal explorer: each value that a Goal of the roll can have, and what is known of it. */
import { Cube, GoalCubes, Icon } from "../board/pieces.js";
import { classes, html, useState } from "../shared/ui.js";
import { listed, rich, t } from "../shared/words.js";
import { useGoals } from "./endgames.js";

/** @typedef {import("./endgames.js").GoalFound} GoalFound */

/** @param {GoalFound} one */
function value(one) {
  return listed(one.values);
}

/**
 * How hard a Goal is to keep: few safe moves, then many cubes.
 * @param {GoalFound} one
 */
function hardness(one) {
  const share = one.room ? one.room.safe / Math.max(1, one.room.legal) : 1;
  return share * 100 - (one.fewest ?? 0) - (one.spoilers ? 20 : 0);
}

/** @param {{one: GoalFound, game: string, isHere: boolean}} props */
function Row({ one, game, isHere }) {
  const pair =
    one.spoilers &&
    rich("goals.pair", { first: html`<${Cube} cube=${one.spoilers[0]} size="xs" />`, second: html`<${Cube} cube=${one.spoilers[1]} size="xs" />` });
  const solutions =
    one.solutions === null
      ? t("replay.unknown")
      : one.has_reached_most
        ? t("goals.many", { count: one.solutions })
        : t("goals.so-far", { count: one.solutions });
  const fewest = one.fewest === null ? t("replay.unknown") : t(one.is_fewest ? "goals.fewest-is" : "goals.fewest-most", { count: one.fewest });
  return html`<tr class=${isHere ? "is-here" : null}><td class="val">${value(one)}</td><td><${GoalCubes} goal=${one.goal} game=${game} size="xs" /></td><td class="small quiet">${t("goals.ways", { count: one.ways })}</td>
    <td>${fewest}</td><td>${solutions}</td><td>${pair ?? t(one.is_unspoiled ? "goals.no-two" : "replay.unknown")}</td><td>${one.room ? t("room.of", one.room) : t("replay.unknown")}</td></tr>`;
}

/**
 * The page part.
 * @param {{match: string | null, record: string, shake: number, game: string, impossible: string}} props
 */
export function GoalExplorer({ match, record, shake, game, impossible }) {
  const { goals, isComing } = useGoals(match, record, shake);
  const [isHardest, setHardest] = useState(false);
  if (isComing) return html`<p class="panel quiet">${t("goals.looking")}</p>`;
  if (!goals || goals.goals.length === 0) return html`<p class="panel quiet">${t(goals ? "goals.none" : "replay.no-analysis")}</p>`;
  const isSet = (/** @type {GoalFound} */ one) => one.goal === goals.set;
  const byValue = (/** @type {GoalFound} */ one, /** @type {GoalFound} */ other) => Number(one.values[0]) - Number(other.values[0]) || 0;
  const possible = goals.goals.filter((one) => one.outcome === "safe").sort(isHardest ? (one, other) => hardness(one) - hardness(other) : byValue);
  const impossibles = goals.goals.filter((one) => one.outcome === "impossible").sort(byValue);
  const unknown = goals.goals.filter((one) => one.outcome === "unknown").sort(byValue);
  const sorts = /** @type {[string, boolean][]} */ ([
    ["goals.by-value", false],
    ["goals.hardest", true],
  ]);
  return html`<div class="ana2 ana2--goals"><section class="panel" aria-labelledby="goals-title"><div class="panel__head"><h2 id="goals-title">${t(goals.are_all ? "goals.title" : "goals.title-short", { count: goals.goals.length })}</h2>
      <div class="seg" role="group" aria-label=${t("goals.order")}>${sorts.map(([key, is]) => html`<button aria-pressed=${String(isHardest === is)} onClick=${() => setHardest(is)}>${t(key)}</button>`)}</div></div>
    <div class="scrollx" tabindex="0" role="group" aria-label=${t("goals.table")}><table class="goals"><thead><tr><th>${t("goals.value")}</th><th>${t("goals.like")}</th><th><span class="vh">${t("goals.how-many")}</span></th><th>${t("goals.fewest")}</th><th>${t("goals.solutions")}</th><th>${t("goals.spoiled")}</th><th>${t("goals.room")}</th></tr></thead>
      <tbody>${possible.map((one) => html`<${Row} key=${value(one)} one=${one} game=${game} isHere=${isSet(one)} />`)}</tbody></table></div>
    <p class="small quiet goals__note">${t("goals.all-forceout")}</p>
    <h3 class="subh"><${Icon} name="stop" /> ${t("goals.impossible", { count: impossibles.length, impossible })}</h3><p class="row small">${impossibles.map((one) => html`<span class="chip chip--bad">${value(one)}</span>`)}</p>
    <h3 class="subh"><${Icon} name="unknown" /> ${t("room.group.unknown")}</h3><p class="small quiet">${t("goals.unknown", { count: unknown.length })}</p><p class="row small">${unknown.map((one) => html`<span class="chip">${value(one)}</span>`)}</p></section>
    <div class="stack"><section class="panel"><div class="panel__head"><h2>${t("goals.read")}</h2></div><ul class="stake">${["goals.read.solutions", "goals.read.spoiled", "goals.read.room", "goals.read.fewest"].map((key) => html`<li><${Icon} name="list" /><span>${t(key)}</span></li>`)}</ul></section>
      <section class="panel"><div class="panel__head"><h2>${t("goals.roll")}</h2></div><div class=${classes("row", "goals__roll")}>${goals.resources.map((cube) => html`<${Cube} cube=${cube} size="sm" />`)}</div></section></div></div>`;
}
