/** Checking Solutions: each as it was written, how it reads, accept or reject; the verdict when it is due. */
import { Icon, Written } from "../pieces.js";
import { press } from "../press.js";
import { RuleLink, toast } from "../shell.js";
import { classes, html, useState } from "../ui.js";
import { addWords, t, withNames } from "../words.js";
import { writingEnglish } from "../strings/en_writing.js";
import { can, game, mayWord, mySeat, names, shake, view, whyNot } from "./state.js";
import { send } from "./sending.js";
import { Boxes, oneLine, useReading } from "./reading.js";
import { Place, placeOf } from "./placing.js";
import { Regroup } from "./regroup.js";
import { Working } from "./working.js";
import { Tree } from "./tree.js";
import { MatPanel } from "./writing.js";
import { Chart } from "./chart.js";
import { sayWhy } from "./why.js";

addWords(writingEnglish);

/** @typedef {import("../types").PresentedSolution} Presented */

/** What can be wrong with a Solution, by game, with the clause that says so. */
const REASONS = /** @type {Record<string, [string, string][]>} */ ({
  "on-sets": [["ambiguous", "VII-C-5-c"], ["syntax", "VII-C-5-d"], ["no-set-name", "VII-B-1"], ["missing-restriction", "VII-B-2"], ["required-unused", "VII-B-4-b"], ["cube-unavailable", "VII-B-4"], ["too-many-resources", "VII-B-4-e"], ["fewer-than-two-cubes", "VII-B-4-a"], ["goal-illegal", "VII-C-5-a"],
    ["several-set-names", "VII-B-1"], ["relation-in-set-name", "VII-B-1"], ["restriction-grouping", "VI-B"], ["restriction-not-allowed", "VI-B"], ["wrote-goal", "VII-B-3-a"]],
  equations: [["ambiguous", "VII-C-5-c"], ["goal-misread", "VII-C-5-b"], ["syntax", "III-A"], ["no-goal-written", "VII-B-2-a"], ["required-unused", "VII-B-3-b"], ["cube-unavailable", "VII-B-3-c"], ["too-many-resources", "VII-B-3-e"], ["two-digit-numeral", "VII-B-4"], ["undefined", "III-C"], ["fewer-than-two-cubes", "VII-B-3-a"], ["goal-illegal", "VII-C-5-a"]],
});
/** The clauses on what a checker does. */
const CHECKING = { "on-sets": "VII-C-4", equations: "VII-C-4" };
const RULE_OF_EQUALS = /** @type {Record<string, string>} */ ({ "on-sets": "VII-C-6", "on-sets 2014-15": "VII-C-5-b", equations: "VII-C-5-d" });

/** Where the table's edition speaks of a Solution that misses the Goal. */
function ruleOfEquals() {
  return RULE_OF_EQUALS[`${game.value} ${view.value?.settings.edition}`] ?? RULE_OF_EQUALS[game.value] ?? "";
}

/** What each variation asks for, by the code of its breach. */
const OF_VARIATIONS = /** @type {Record<string, string[]>} */ ({
  "required-cube": ["required-cube"], "wild-cube": ["wild-inconsistent", "wild-unknown"], wild: ["wild-inconsistent", "wild-unknown"], "two-operations": ["two-operations"], "three-operations": ["three-operations"],
  "no-null-restrictions": ["null-restriction"], "required-card": ["required-card"], "forbidden-card": ["forbidden-card"], "two-solutions": ["not-two-solutions", "same-sets"],
  "multiple-of": ["multiple-of"], base: ["base-digit"], factorial: ["too-many-factorials"],
});

/** All Solutions of the contest, the one to check first. */
export function Checking() {
  const list = shake.value?.contest?.solutions ?? [];
  const open = list.find((one) => can("accept", { of: one.by }) && !one.accepted_by.includes(mySeat.value ?? ""));
  const first = open ?? list[0];
  const others = list.filter((one) => one !== first);
  const current = shake.value?.contest?.checking;
  const isOneOfSeveral = current && list.filter((one) => one.correct === null).length > 1;
  return html`<div class="check"><div class="check__first">${isOneOfSeveral && html`<p class="small on-table" role="status">${t("check.now", { name: names.value[current] ?? current })} <${RuleLink} rule="VII-C-3" book=${game.value} /></p>`}${first ? html`<${Solution} key=${first.by} one=${first} />` : html`<p class="panel">${t("check.nothing")}</p>`}</div>
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
    ${(one.violations ?? []).slice(0, 4).map((violation) => html`<p key=${violation.code}>${withNames(violation.message, names.value)} <${RuleLink} rule=${violation.rule} book=${game.value} /></p>`)}</div></div>`;
}

/** Accept or reject, with a reason. @param {{one: Presented}} props */
function Decide({ one }) {
  const [isRejecting, setRejecting] = useState(false);
  const [code, setCode] = useState(/** @type {string | null} */ (null));
  const [regrouped, setRegrouped] = useState("");
  const [place, setPlace] = useState("");
  const name = names.value[one.by] ?? one.by;
  const inForce = shake.value?.variations ?? [];
  const ofVariations = inForce.flatMap((variation) => OF_VARIATIONS[variation.name] ?? []);
  /** @type {[string, string][]} */
  const reasons = [...(REASONS[game.value] ?? []), ...ofVariations.map((reason) => /** @type {[string, string]} */ ([reason, "VII-B-5"])), ...(inForce.length > 0 ? [/** @type {[string, string]} */ (["variation-misused", game.value === "on-sets" ? "VII-C-5-e" : "VII-C-5-f"])] : [])];
  const kind = placeOf(code);
  const ofCode = inForce.map((variation) => variation.name).filter((other) => code !== null && OF_VARIATIONS[other]?.includes(code));
  const where = place || (kind === "variation" && ofCode.length === 1 ? ofCode[0] ?? "" : "");
  const isReady = code !== null && (kind === "whole" || (kind === "regrouping" ? regrouped !== "" : where !== ""));
  /** @param {string} reason */
  const choose = (reason) => {
    setCode(reason);
    setPlace("");
  };
  const reject = async () => {
    const isDone = await send({ do: "reject", of: one.by, code: code === "equals" ? null : code, regrouped: code === "ambiguous" ? regrouped : null, place: kind === "whole" || kind === "regrouping" ? null : where });
    const isUpheld = shake.peek()?.contest?.solutions.some((other) => other.by === one.by && other.correct === false);
    if (!isDone || isUpheld) return;
    // The server takes a rejection that fails too, since it may close the Solution for further ones, or settle it.
    const text = t(code === "equals" ? "check.does-equal" : code === "ambiguous" ? "check.grouping-fails" : "check.not-upheld");
    const rule = [...reasons, ["equals", ruleOfEquals()]].find(([reason]) => reason === code)?.[1] ?? null;
    toast(html`<span>${text} <${RuleLink} rule=${rule} book=${game.peek()} /></span>`, { kind: "bad", seconds: 8, spoken: text });
    setRejecting(false);
    setCode(null);
    setPlace("");
  };
  const placed = html`<${Place} key=${code} kind=${kind} text=${one.solution} value=${where} variations=${ofCode} onChange=${setPlace} />`;
  if (!mySeat.value) return null;
  return html`<section class="panel"><div class="panel__head"><h2>${t("check.is-right", { name })}</h2></div>
    <div class="two"><button class="btn btn--good btn--big" ...${press(() => send({ do: "accept", of: one.by }))}><${Icon} name="check" /> ${t("check.accept")}</button>
      <button class="btn btn--bad btn--big" aria-pressed=${String(isRejecting)} aria-disabled=${String(!mayWord("reject"))} ...${press(() => (mayWord("reject") ? setRejecting(!isRejecting) : sayWhy(whyNot("reject"))))}><${Icon} name="cross" /> ${t("check.reject")}</button></div>
    ${isRejecting && html`<fieldset class="reasons"><legend class="small">${t("check.because")}</legend>
      <${Reason} code="equals" rule=${ruleOfEquals()} isChosen=${code === "equals"} onChoose=${() => choose("equals")} />${code === "equals" && placed}
      ${reasons.map(([reason, rule]) => html`<div key=${reason}><${Reason} code=${reason} rule=${rule} isChosen=${code === reason} onChoose=${() => choose(reason)} />${code === reason && placed}</div>`)}</fieldset>
      ${code === "equals" && kind === "whole" && html`<p class="small quiet">${t("check.equals-note")}</p>`}
      ${code === "ambiguous" && html`<${Regroup} text=${one.solution} onChange=${setRegrouped} />`}
      <button class="btn btn--primary full" aria-disabled=${String(!isReady)} ...${press(() => (isReady ? reject() : sayWhy(null, t(code === "ambiguous" ? "why.brackets" : code === null ? "why.choose-reason" : "why.place"), CHECKING)))}>${code === "ambiguous" ? t("check.reject-grouping") : t("check.reject-this")}</button>`}</section>`;
}

/** @param {{code: string, rule: string, isChosen: boolean, onChoose: () => void}} props */
function Reason({ code, rule, isChosen, onChoose }) {
  return html`<label><input type="radio" name="why" checked=${isChosen} onChange=${onChoose} /><span>${t(`reason.${code}`)}</span><${RuleLink} rule=${rule} book=${game.value} /></label>`;
}
