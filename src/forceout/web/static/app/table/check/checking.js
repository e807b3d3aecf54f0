/** Checking Solutions, one at a time: as it was written, how it reads, then Accept or Reject with a reason. */
import { Icon, Written } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { tokens } from "../../shared/notation.js";
import { RuleLink, toast } from "../../shared/shell.js";
import { classes, html, signal, useEffect } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";
import { words as writingWords } from "../../strings/writing.ftl";
import { can, explained, game, mayWord, mySeat, names, shake, view, whyNot } from "../state/state.js";
import { send } from "../net/sending.js";
import { Boxes, oneLine, useReading } from "../write/reading.js";
import { Shelf as CommonShelf, waited } from "../play/actions.js";
import { Tabs } from "../side/tabs.js";
import { Place, placeOf } from "./fault_place.js";
import { Regroup } from "./regrouping.js";
import { sayWhy } from "../play/closed_reason.js";

addWords(writingWords);

/** @typedef {import("../../types").PresentedSolution} Presented */

/** How far a rejection has come: not begun, a reason is chosen, its place is shown. */
const draft = signal({ of: "", step: /** @type {"" | "reason" | "place"} */ (""), code: /** @type {string | null} */ (null), regrouped: "", place: "" });

const solutions = () => shake.value?.contest?.solutions ?? [];
const isUndecided = (/** @type {Presented} */ one) => can("accept", { of: one.by }) && !one.accepted_by.includes(mySeat.value ?? "");

/** The Solution that is looked at: the one to check, else the one that is being checked. @returns {Presented | undefined} */
function looked() {
  const list = solutions();
  const checking = shake.value?.contest?.checking;
  return list.find(isUndecided) ?? list.find((one) => one.by === checking) ?? list.find((one) => one.correct === null) ?? list[0];
}

/** The rejection of the Solution that is looked at. */
function rejection() {
  const of = looked()?.by ?? "";
  return draft.value.of === of ? draft.value : { of, step: /** @type {const} */ (""), code: null, regrouped: "", place: "" };
}

/** @param {Partial<typeof draft.value>} changes */
function change(changes) {
  draft.value = { ...rejection(), ...changes };
}

/** What is named beside a reason: where, and whether that is said already. */
function named() {
  const { code, place, regrouped } = rejection();
  const kind = placeOf(code);
  const chosen = (view.value?.legal?.reasons ?? []).find((one) => one.code === code);
  const about = chosen?.variations ?? [];
  const where = place || (kind === "variation" && about.length === 1 ? (about[0] ?? "") : "");
  const isWhole = kind === "whole";
  return { kind, chosen, about, where, isWhole, isReady: code !== null && (isWhole || (kind === "regrouping" ? regrouped !== "" : where !== "")) };
}

/** One Solution with its reading; while it is rejected, the reasons. */
export function Hand() {
  const one = looked();
  const list = solutions();
  if (!one) return html`<p class="work work--paper">${t("check.nothing")}</p>`;
  const { step } = rejection();
  const name = names.value[one.by] ?? one.by;
  // Where its symbols are themselves pressed, they are not shown twice.
  const isPressed = step === "place" && ["part", "regrouping"].includes(named().kind);
  return html`<section class=${classes("work", step !== "" && "work--rejecting")} aria-label=${t("check.of", { name })}>
    <div class="whose"><h2>${t("check.of", { name })}</h2><span>${one.goal ? t("check.for-goal", { goal: one.goal }) : t("check.as-written")}</span><span class="chip">${t("check.place", { number: list.indexOf(one) + 1, count: list.length })}</span></div>
    ${!isPressed && html`<div class="sheetlet sheetlet--round" style=${{ "--n": longest(one.solution) }}>${one.solution.trim() ? html`<${Written} text=${one.solution} game=${game.value} />` : html`<p class="small quiet">${t("check.empty")}</p>`}</div>`}
    ${step === "" ? html`<${HowItReads} one=${one} />` : step === "reason" ? html`<${Reasons} />` : html`<${Where} one=${one} />`}</section>${step === "" && html`<${Tabs} />`}`;
}

/** How many symbols the longest line of a Solution has. @param {string} text */
function longest(text) {
  return Math.max(8, ...text.split("\n").map((line) => tokens(line, game.value).length));
}

/** How it reads, as far as that is told, and what others have said of it. @param {{one: Presented}} props */
function HowItReads({ one }) {
  const reading = useReading(oneLine(one.solution), "solution");
  const lines = reading.texts.slice(0, 1).flatMap((text) => text.split(/\s*[,;\n]\s*/));
  const failed = Object.entries(one.failed_claims ?? {});
  return html`<div class="sheetlet sheetlet--reads">${lines.map((line, place) => html`<div class="sheetlet__line" key=${place}><${Boxes} text=${line} /></div>`)}</div>
    ${(one.accepted_by.length > 0 || failed.length > 0) && html`<p class="row checkers">${one.accepted_by.map((seat) => html`<span key=${seat} class="chip chip--good"><${Icon} name="check" /> ${t("check.accepted-by", { name: names.value[seat] ?? seat })}</span>`)}${failed.map(([seat, count]) => html`<span key=${`failed ${seat}`} class="chip">${t("check.failed", { name: names.value[seat] ?? seat, count })}</span>`)}</p>`}`;
}

/** What may be wrong with it: the server's list, which knows nothing of what was written. */
function Reasons() {
  const { code } = rejection();
  const { chosen } = named();
  useEffect(() => {
    const text = t(code === "equals" && placeOf(code) === "whole" ? "check.equals-note" : "check.one-reason");
    explained.value = { title: t(code === null ? "check.because" : `reason.${code}`), text, rule: chosen?.rule ?? null };
    return () => void (explained.value = null);
  }, [code]);
  return html`<fieldset class="grid3 reasons"><legend class="vh">${t("check.because")}</legend>
    ${(view.value?.legal?.reasons ?? []).map((one) => html`<label class="pick" key=${one.code}><input type="radio" name="why" checked=${one.code === code} onChange=${() => change({ code: one.code, place: "", regrouped: "" })} /><span>${t(`reason.${one.code}`)}</span></label>`)}</fieldset>`;
}

/** Where it is wrong. @param {{one: Presented}} props */
function Where({ one }) {
  const { code } = rejection();
  const { kind, about, where, chosen } = named();
  return html`<div class="work work--paper where"><p><b>${t(`reason.${code}`)}</b> <${RuleLink} rule=${chosen?.rule} book=${game.value} /></p>
    ${kind === "regrouping" ? html`<${Regroup} text=${one.solution} onChange=${(/** @type {string} */ regrouped) => change({ regrouped })} />` : html`<${Place} key=${code} kind=${kind} text=${one.solution} value=${where} variations=${about} onChange=${(/** @type {string} */ place) => change({ place })} />`}</div>`;
}

/** Accept and Reject; then the reason, and its place. */
export function Shelf() {
  const one = looked();
  if (!one || !mySeat.value || !isUndecided(one)) return html`<${CommonShelf} main=${waited()} />`;
  const { step, code } = rejection();
  if (step === "")
    return html`<${CommonShelf} main=${{ label: html`<${Icon} name="check" /> ${t("check.accept")}`, act: () => void send({ do: "accept", of: one.by }), isOpen: true, kind: "btn--good" }}
      between=${html`<button class="btn btn--bad" aria-disabled=${String(!mayWord("reject"))} ...${press(() => (mayWord("reject") ? change({ step: "reason" }) : sayWhy(whyNot("reject"))))}><${Icon} name="cross" /> ${t("check.reject")}</button>`} />`;
  const { isWhole, isReady, kind } = named();
  const back = html`<button class="btn" aria-label=${t("check.back")} ...${press(() => change(step === "place" ? { step: "reason", place: "", regrouped: "" } : { step: "", code: null }))}><${Icon} name="undo" /></button>`;
  const isShowing = step === "reason" && code !== null && !isWhole;
  const act = () => {
    if (isShowing) change({ step: "place" });
    else if (isReady) reject(one);
    else sayWhy(null, t(kind === "regrouping" ? "why.brackets" : code === null ? "why.choose-reason" : "why.place"), "reject");
  };
  const label = t(
    isShowing
      ? kind === "regrouping"
        ? "check.show-how"
        : "check.show-where"
      : kind === "regrouping" && step === "place"
        ? "check.reject-grouping"
        : "check.reject-this",
  );
  return html`<${CommonShelf} main=${{ label, act, isOpen: isShowing || isReady, kind: "btn--bad" }} between=${back} />`;
}

/** @param {Presented} one */
async function reject(one) {
  const { code, regrouped } = rejection();
  const { kind, where, chosen } = named();
  const isDone = await send({
    do: "reject",
    of: one.by,
    code: code === "equals" ? null : code,
    regrouped: code === "ambiguous" ? regrouped : null,
    place: kind === "whole" || kind === "regrouping" ? null : where,
  });
  const isUpheld = shake.peek()?.contest?.solutions.some((other) => other.by === one.by && other.correct === false);
  if (isDone) draft.value = { of: one.by, step: "", code: null, regrouped: "", place: "" };
  if (!isDone || isUpheld) return;
  // The server takes a rejection that fails too, since it may close the Solution for further ones, or settle it.
  const text = t(code === "equals" ? "check.does-equal" : code === "ambiguous" ? "check.grouping-fails" : "check.not-upheld");
  toast(html`<span>${text} <${RuleLink} rule=${chosen?.rule} book=${game.peek()} /></span>`, { kind: "bad", seconds: 8, spoken: text });
}
