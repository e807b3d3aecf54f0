/** Writing a Solution: paper, keys, how it reads, the chart, and handing it in. */
import { Cube, GoalCubes } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { Dialog } from "../../shared/shell.js";
import { html, useMemo, useState } from "../../shared/ui.js";
import { addWords, rich, t } from "../../shared/words.js";
import { words as writingWords } from "../../strings/writing.ftl";
import { can, game, mayWord, mySeat, openActions, sending, shake, view, whyNot } from "../state/state.js";
import { send } from "../net/sending.js";
import { Editor, paper } from "./editor.js";
import { Keypad } from "./keypad.js";
import { oneLine, ReadingPanel, useReading } from "./reading.js";
import { Chart } from "./chart.js";
import { variationTitle } from "../side/side.js";
import { Answers } from "../play/actions.js";
import { Block, mayChallenge } from "../play/block.js";
import { sayWhy } from "../play/closed_reason.js";
import { ThirdParty } from "../play/third_party.js";

addWords(writingWords);

/** The desk of somebody who may write. */
export function Writing() {
  const now = shake.value;
  const isTwo = Boolean(now?.variations.some((one) => one.name === "two-solutions"));
  const id = `${view.value?.match}.${now?.number}`;
  const sheets = useMemo(() => [paper(`${id}.1`), ...(isTwo ? [paper(`${id}.2`)] : [])], [id, isTwo]);
  const [current, setCurrent] = useState(0);
  const [goal, setGoal] = useState("");
  const [isAsking, setAsking] = useState(false);
  const text = sheets
    .map((one) => oneLine(one.value.text))
    .filter(Boolean)
    .join(" || ");
  const reading = useReading(text, "solution");
  const sheet = sheets[current] ?? sheets[0];
  if (!now || !sheet) return null;
  const needsGoal = now.contest?.end === "no-goal" || (!now.goal && now.contest !== null);
  const isReady = Boolean(text) && mayWord("present") && (!needsGoal || Boolean(goal)) && !sending.value;
  const hand = () => {
    setAsking(false);
    send({ do: "present", solution: text, goal: needsGoal ? goal : null });
  };
  return html`<div class="desk"><div class="stack">
    <div class=${isTwo ? "sheets sheets--two" : "sheets"}>${sheets.map(
      (
        one,
        place,
      ) => html`<div key=${place} class=${place === current ? "sheets__one is-current" : "sheets__one"} onFocusIn=${() => setCurrent(place)} onPointerDown=${() => setCurrent(place)}>
      ${isTwo && html`<p class="small quiet">${t("writing.nth", { number: place + 1 })}</p>`}<${Editor} sheet=${one} label=${isTwo ? t("writing.nth", { number: place + 1 }) : t("writing.yours")} /></div>`,
    )}</div>
    ${needsGoal && html`<label class="field panel"><span>${t("writing.goal")}</span><input class="input" value=${goal} placeholder=${game.value === "on-sets" ? "row 3 2" : "2×3"} onInput=${(/** @type {any} */ event) => setGoal(event.target.value)} /></label>`}
    <${ReadingPanel} reading=${reading} />
    <${Keypad} sheet=${sheet} goal=${now.goal && game.value === "equations" ? bareGoal(now.goal) : null} />
    <${ThirdParty} />
    <div class="present"><p class="small on-table grow">${t("writing.final")}</p>
      ${openActions("challenge").length > 0 && mayChallenge() && html`<${Block} />`}<${Answers} />
      ${can("decline") && html`<button class="btn btn--big" ...${press(() => setAsking(true))}>${t("writing.decline")}</button>`}
      <button class="btn btn--primary btn--big" aria-disabled=${String(!isReady)} ...${press(() => (isReady ? hand() : sayWhy(mayWord("present") ? null : whyNot("present"), t(!text ? "why.write-first" : needsGoal && !goal ? "why.goal-missing" : "why.wait"), "presenting")))}>${t("writing.hand-in")}</button></div></div>
    <aside class="stack"><${Chart} /><${MatPanel} /></aside>
    ${
      isAsking &&
      html`<${Dialog} title=${t("writing.decline-sure")} onClose=${() => setAsking(false)}><div class="row">
      <button class="btn btn--primary" ...${press(() => {
        setAsking(false);
        send({ do: "decline" });
      })}>${t("writing.decline")}</button>
      <button class="btn" ...${press(() => setAsking(false))}>${t("writing.write-on")}</button></div></${Dialog}>`
    }</div>`;
}

/**
 * The Goal as it is written on paper: without colours, spaces kept as they lie.
 * @param {string} goal
 */
function bareGoal(goal) {
  return goal.replace(/[rbgk](?=[\d+\-×÷*√])/g, "");
}

/** The mat in small, to write by. */
export function MatPanel() {
  const now = shake.value;
  if (!now) return null;
  return html`<section class="panel"><div class="panel__head"><h2>${t("writing.mat")}</h2></div>
    <dl class="minimat">${now.goal && html`<dt>${rich("section.goal")}</dt><dd><${GoalCubes} goal=${now.goal} game=${game.value} size="sm" /></dd>`}
      ${(/** @type {const} */ (["required", "permitted", "forbidden", "resources"])).map((name) => html`<dt>${rich(`section.${name}`)}</dt><dd>${now[name].map((cube, place) => html`<${Cube} key=${place} cube=${cube} size="sm" />`)}</dd>`)}</dl>
    <p class="row minimat__vars">${now.variations.map((one) => html`<span key=${one.name} class="chip">${variationTitle(one)}</span>`)}</p></section>`;
}

/** What those see who may not write, or have handed in: the mat, and their own paper. */
export function Waiting() {
  const mine = shake.value?.contest?.solutions.find((one) => one.by === mySeat.value);
  return html`<${ThirdParty} />${mine && html`<section class="panel"><div class="panel__head"><h2>${t("writing.handed-in")}</h2></div><p class="reading">${mine.solution}</p></section>`}`;
}
