/** Checking Solutions: each as it was written, how it reads, accept or reject; the verdict when it is due. */
import { Icon, Written } from "../../board/pieces.js";
import { cited } from "../../shared/edition.js";
import { press } from "../../shared/press.js";
import { RuleLink, toast } from "../../shared/shell.js";
import { classes, html, useState } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { words as writingWords } from "../../strings/writing.ftl";
import { can, game, mayWord, mySeat, names, shake, view, whyNot } from "../state/state.js";
import { send } from "../net/sending.js";
import { Boxes, oneLine, useReading } from "../write/reading.js";
import { Place, placeOf } from "./fault_place.js";
import { Regroup } from "./regrouping.js";
import { Working } from "./working.js";
import { Tree } from "./tree.js";
import { MatPanel } from "../write/writing.js";
import { Chart } from "../write/chart.js";
import { sayWhy } from "../play/closed_reason.js";

addWords(writingWords);

/** @typedef {import("../../types").PresentedSolution} Presented */

/** All Solutions of the contest, the one to check first. */
export function Checking() {
  const list = shake.value?.contest?.solutions ?? [];
  const open = list.find((one) => can("accept", { of: one.by }) && !one.accepted_by.includes(mySeat.value ?? ""));
  const first = open ?? list[0];
  const others = list.filter((one) => one !== first);
  const current = shake.value?.contest?.checking;
  const isOneOfSeveral = current && list.filter((one) => one.correct === null).length > 1;
  return html`<div class="check"><div class="check__first">${isOneOfSeveral && html`<p class="small on-table" role="status">${t("check.now", { name: names.value[current] ?? current })} <${RuleLink} rule=${cited("one-at-a-time")} book=${game.value} /></p>`}${first ? html`<${Solution} key=${first.by} one=${first} />` : html`<p class="panel">${t("check.nothing")}</p>`}</div>
    <div class="check__others stack">${others.map((one) => html`<${Solution} key=${one.by} one=${one} />`)}</div>
    <aside class="check__side stack">${open && html`<${Decide} key=${open.by} one=${open} />`}<${Chart} /><${MatPanel} /></aside></div>`;
}

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
    <div class="spread board__head"><h2 class="board__name">${t("check.of", { name })}</h2>${tree && html`<div class="seg"><button aria-pressed=${String(!isTree)} ...${press(() => setTree(false))}>${t("check.boxes")}</button><button aria-pressed=${String(isTree)} ...${press(() => setTree(true))}>${t("check.tree")}</button></div>`}</div>
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

/** Accept or reject, with a reason. @param {{one: Presented}} props */
function Decide({ one }) {
  const [isRejecting, setRejecting] = useState(false);
  const [code, setCode] = useState(/** @type {string | null} */ (null));
  const [regrouped, setRegrouped] = useState("");
  const [place, setPlace] = useState("");
  const name = names.value[one.by] ?? one.by;
  const reasons = view.value?.legal?.reasons ?? [];
  const chosen = reasons.find((reason) => reason.code === code);
  const kind = placeOf(code);
  const ofCode = chosen?.variations ?? [];
  const where = place || (kind === "variation" && ofCode.length === 1 ? (ofCode[0] ?? "") : "");
  const isReady = code !== null && (kind === "whole" || (kind === "regrouping" ? regrouped !== "" : where !== ""));
  /** @param {string} reason */
  const choose = (reason) => {
    setCode(reason);
    setPlace("");
  };
  const reject = async () => {
    const isDone = await send({
      do: "reject",
      of: one.by,
      code: code === "equals" ? null : code,
      regrouped: code === "ambiguous" ? regrouped : null,
      place: kind === "whole" || kind === "regrouping" ? null : where,
    });
    const isUpheld = shake.peek()?.contest?.solutions.some((other) => other.by === one.by && other.correct === false);
    if (!isDone || isUpheld) return;
    // The server takes a rejection that fails too, since it may close the Solution for further ones, or settle it.
    const text = t(code === "equals" ? "check.does-equal" : code === "ambiguous" ? "check.grouping-fails" : "check.not-upheld");
    toast(html`<span>${text} <${RuleLink} rule=${chosen?.rule} book=${game.peek()} /></span>`, { kind: "bad", seconds: 8, spoken: text });
    setRejecting(false);
    setCode(null);
    setPlace("");
  };
  const placed = html`<${Place} key=${code} kind=${kind} text=${one.solution} value=${where} variations=${ofCode} onChange=${setPlace} />`;
  if (!mySeat.value) return null;
  return html`<section class="panel"><div class="panel__head"><h2>${t("check.is-right", { name })}</h2></div>
    <div class="two"><button class="btn btn--good btn--big" ...${press(() => send({ do: "accept", of: one.by }))}><${Icon} name="check" /> ${t("check.accept")}</button>
      <button class="btn btn--bad btn--big" aria-pressed=${String(isRejecting)} aria-disabled=${String(!mayWord("reject"))} ...${press(() => (mayWord("reject") ? setRejecting(!isRejecting) : sayWhy(whyNot("reject"))))}><${Icon} name="cross" /> ${t("check.reject")}</button></div>
    ${
      isRejecting &&
      html`<fieldset class="reasons"><legend class="small">${t("check.because")}</legend>
      ${reasons.map((reason) => html`<div key=${reason.code}><${Reason} code=${reason.code} rule=${reason.rule} isChosen=${code === reason.code} onChoose=${() => choose(reason.code)} />${code === reason.code && placed}</div>`)}</fieldset>
      ${code === "equals" && kind === "whole" && html`<p class="small quiet">${t("check.equals-note")}</p>`}
      ${code === "ambiguous" && html`<${Regroup} text=${one.solution} onChange=${setRegrouped} />`}
      <button class="btn btn--primary full" aria-disabled=${String(!isReady)} ...${press(() => (isReady ? reject() : sayWhy(null, t(code === "ambiguous" ? "why.brackets" : code === null ? "why.choose-reason" : "why.place"), "reject")))}>${code === "ambiguous" ? t("check.reject-grouping") : t("check.reject-this")}</button>`
    }</section>`;
}

/** @param {{code: string, rule: string, isChosen: boolean, onChoose: () => void}} props */
function Reason({ code, rule, isChosen, onChoose }) {
  return html`<label><input type="radio" name="why" checked=${isChosen} onChange=${onChoose} /><span>${t(`reason.${code}`)}</span><${RuleLink} rule=${rule} book=${game.value} /></label>`;
}
