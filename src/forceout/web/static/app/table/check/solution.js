/** A Solution after the shake: the verdict first, then what was written, how it reads, and the working. */
import { Icon, Written } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { RuleLink } from "../../shared/shell.js";
import { classes, html, useState } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { game, names } from "../state/state.js";
import { Boxes, oneLine, useReading } from "../write/reading.js";
import { Working } from "./working.js";
import { Tree } from "./tree.js";

/** @typedef {import("../../types").PresentedSolution} Presented */

/** One Solution on the board. @param {{one: Presented}} props */
export function Solution({ one }) {
  const name = names.value[one.by] ?? one.by;
  const reading = useReading(oneLine(one.solution), "solution");
  const [isTree, setTree] = useState(false);
  const decided = one.correct;
  // The working has a tree of its own, with values on it.
  const tree = decided !== null && one.working?.tree ? null : reading.trees[0];
  const lines = one.working?.tree && decided !== null ? [] : reading.texts.slice(0, 1).flatMap((text) => text.split(/\s*[,;\n]\s*/));
  return html`<section class="board" aria-label=${t("check.of", { name })}>
    ${decided !== null && html`<${Verdict} one=${one} name=${name} />`}
    <div class="spread board__head"><h3 class="board__name">${t("check.of", { name })}</h3>${tree && html`<div class="seg"><button aria-pressed=${String(!isTree)} ...${press(() => setTree(false))}>${t("check.boxes")}</button><button aria-pressed=${String(isTree)} ...${press(() => setTree(true))}>${t("check.tree")}</button></div>`}</div>
    <div class="circled">${one.solution.trim() ? html`<${Written} text=${one.solution} game=${game.value} />` : html`<p class="small quiet">${t("check.empty")}</p>`}</div>
    ${one.goal && html`<p class="small">${t("check.for-goal", { goal: one.goal })}</p>`}
    <div class="board__reading">${isTree && tree ? html`<${Tree} tree=${tree} />` : lines.map((line, place) => html`<${Boxes} key=${place} text=${line} />`)}</div>
    ${decided !== null && reading.texts.length > 1 && html`<p class="small quiet">${t("reading.ways", { count: reading.texts.length })} ${t("reading.also", { other: reading.texts[1] ?? "" })}</p>`}
    ${decided !== null && html`<${Working} one=${one} />`}
    <p class="row">${one.accepted_by.map((seat) => html`<span key=${seat} class="chip chip--good"><${Icon} name="check" /> ${t("check.accepted-by", { name: names.value[seat] ?? seat })}</span>`)}${Object.entries(one.failed_claims ?? {}).map(([seat, count]) => html`<span key=${`failed ${seat}`} class="chip">${t("check.failed", { name: names.value[seat] ?? seat, count })}</span>`)}</p></section>`;
}

/** @param {{one: Presented, name: string}} props */
function Verdict({ one, name }) {
  const isGood = one.correct === true;
  return html`<div class=${classes("verdictbar", !isGood && "verdictbar--bad")}><${Icon} name=${isGood ? "check" : "cross"} /><div><b>${t(isGood ? "check.correct" : "check.incorrect", { name })}</b>
    ${isGood && (one.violations ?? []).length > 0 && html`<p>${t("check.accepted-though")}</p>`}
    ${(one.violations ?? []).slice(0, 4).map((violation) => html`<p key=${violation.code}>${said(violation, names.value)} <${RuleLink} rule=${violation.rule} book=${game.value} /></p>`)}</div></div>`;
}
