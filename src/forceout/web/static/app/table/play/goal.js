/** Setting the Goal: the cubes taken so far, how they lie, and saying "Goal". */
import { Cube, cubeName, Icon } from "../../board/pieces.js";
import { preferences } from "../../shared/preferences.js";
import { press } from "../../shared/press.js";
import { Dialog, RuleLink } from "../../shared/shell.js";
import { html, signal, useEffect, useState } from "../../shared/ui.js";
import { addWords, rich, t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { words as preparingWords } from "../../strings/preparing.ftl";
import { can, game, goalSayer, held, isBonus, isSelfPoliced, mayWord, names, openActions, shake, toConfirm, wells, whyNot } from "../state/state.js";
import { confirm, takeDrops } from "./cube_in_hand.js";
import { send } from "../net/sending.js";
import { BonusToggle, Shelf } from "./actions.js";
import { TrayInPlay } from "./tray_in_play.js";
import { useReading } from "../write/reading.js";
import { OnSetsStage, onSetsText } from "./goal_on_sets.js";
import { EquationsStage, equationsText } from "./goal_equations.js";
import { sayWhy } from "./closed_reason.js";

addWords(preparingWords);

/** @typedef {{well: number, cube: string, isUpsideDown: boolean, isSideways: boolean, hasSpaceBefore: boolean}} Laid */

/** @type {import("../../../vendor/signals").Signal<{shake: number, shape: string, size: number, laid: (Laid | null)[], selected: number}>} */
export const draft = signal({ shake: 0, shape: "row", size: 1, laid: [], selected: -1 });

/** The Goal as it would be said now. */
export function goalText() {
  return game.value === "on-sets" ? onSetsText(draft.value) : equationsText(draft.value);
}

/**
 * Change the Goal that is being built.
 * @param {Partial<typeof draft.value>} changes
 */
export function change(changes) {
  draft.value = { ...draft.peek(), ...changes };
}

/**
 * Change the cube that is selected.
 * @param {Partial<Laid>} changes
 */
export function changeSelected(changes) {
  const { laid, selected } = draft.peek();
  change({ laid: laid.map((one, place) => (one && place === selected ? { ...one, ...changes } : one)) });
}

/**
 * Take a cube from the tray into the Goal.
 * @param {string} cube
 * @param {number} well
 * @param {number} [at]
 */
export function lay(cube, well, at) {
  if (isBonus.peek()) {
    if (can("bonus", { cube }) || isSelfPoliced.peek()) toConfirm.value = { do: "bonus", cube, to: "forbidden" };
    else sayWhyNoBonus(cube);
    return;
  }
  const { laid, size, selected } = draft.peek();
  const isOnSets = game.peek() === "on-sets";
  if (isOnSets && !/^\d$/.test(cube)) {
    sayWhy(null, t("goal.digits-only"), "goal");
    return;
  }
  const one = { well, cube, isUpsideDown: false, isSideways: false, hasSpaceBefore: false };
  if (!isOnSets) {
    const place = at ?? laid.length;
    change({ laid: [...laid.slice(0, place), one, ...laid.slice(place)], selected: place });
    return;
  }
  const slots = Array.from({ length: size }, (_, place) => laid[place] ?? null);
  const free = slots.indexOf(null);
  const place = at ?? (free >= 0 ? free : Math.max(0, selected));
  change({ laid: slots.map((other, slot) => (slot === place ? one : other)), selected: place });
}

/** @param {string} cube */
function sayWhyNoBonus(cube) {
  sayWhy(whyNot("bonus", cube, "forbidden"), t("hold.closed", { cube: cubeName(cube) }));
}

/** Take the selected cube out of the Goal. */
export function takeOut() {
  const { laid, selected } = draft.peek();
  const isOnSets = game.peek() === "on-sets";
  const rest = isOnSets ? laid.map((one, place) => (place === selected ? null : one)) : laid.filter((_, place) => place !== selected);
  change({ laid: rest, selected: -1 });
}

/**
 * Turn the selected cube by its key: U upside-down, T sideways.
 * @param {KeyboardEvent} event
 */
function turnByKey(event) {
  const { laid, selected } = draft.peek();
  const one = laid[selected];
  const isTyping = /** @type {HTMLElement} */ (event.target).closest("input, textarea");
  if (!one || isTyping || !preferences.peek().letters || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === "u") changeSelected({ isUpsideDown: !one.isUpsideDown });
  else if (key === "t" && game.peek() === "equations") changeSelected({ isSideways: !one.isSideways });
  else return;
  event.preventDefault();
}

/** Say "Goal". */
export function sayGoal() {
  const text = goalText();
  if (text) send({ do: "goal", goal: text });
}

/** The whole builder: stage, tray, what can be said. */
export function GoalBuilder() {
  const now = shake.value;
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (now && draft.peek().shake !== now.number)
      draft.value = { shake: now.number, shape: "row", size: game.peek() === "on-sets" ? 2 : 0, laid: [], selected: -1 };
    takeDrops((_section, target) => {
      const { cube, well } = /** @type {{cube: string, well: number}} */ (heldNow());
      lay(cube, well, target?.hasAttribute("data-slot") ? Number(target.getAttribute("data-slot")) : undefined);
    });
    goalSayer.value = sayGoal;
    addEventListener("keydown", turnByKey);
    return () => {
      removeEventListener("keydown", turnByKey);
      takeDrops(null);
      goalSayer.value = null;
    };
  }, [now?.number]);
  const text = goalText();
  const used = new Set(draft.value.laid.map((one) => one?.well));
  const bonus = toConfirm.value?.do === "bonus" ? toConfirm.value : null;
  const main = bonus
    ? { label: t("bonus.confirm", { cube: cubeName(bonus.cube ?? "") }), act: confirm, isOpen: true }
    : { label: t("goal.say"), act: sayGoal, isOpen: Boolean(text) && mayWord("goal") };
  const act = () => (main.isOpen ? main.act() : sayWhy(whyNot("goal"), t(`why.goal.${game.peek()}`), "goal"));
  return html`<div class="stack stack--goal">
    ${game.value === "on-sets" ? html`<${OnSetsStage} />` : html`<${EquationsStage} />`}
    <${Readout} text=${text} />
    <div class="tabletop__hand"><${TrayInPlay} onTap=${lay} isUsed=${(/** @type {number} */ well) => used.has(well)} label=${game.value === "on-sets" ? rich("goal.digits-yours") : undefined} />
      <div class="goal__end not-phone">
        <button class="btn btn--primary btn--big full" aria-disabled=${String(!main.isOpen)} ...${press(act)}>${main.label} ${!bonus && html`<kbd class="kbd">S</kbd>`}</button>
        <${BonusToggle} isShort=${true} /><${NoGoalButton} onAsk=${() => setAsking(true)} /></div></div>
    ${isBonus.value && html`<p class="small on-table">${t("bonus.tap")}</p>`}
    <div class="only-phone goal__more"><${NoGoalButton} onAsk=${() => setAsking(true)} /></div>
    <${Shelf} main=${{ ...main, act }} />
    ${
      isAsking &&
      html`<${Dialog} title=${t("no-goal.sure")} onClose=${() => setAsking(false)}>
      <p>${rich(now?.phase === "no-goal" ? "no-goal.give-up" : "no-goal.what")}</p><div class="row"><button class="btn btn--bad" ...${press(() => {
        setAsking(false);
        send({ do: "no-goal" });
      })}>${t("no-goal.declare")}</button>
      <button class="btn" ...${press(() => setAsking(false))}>${t("no-goal.not-yet")}</button></div></${Dialog}>`
    }</div>`;
}

/** @param {{onAsk: () => void}} props */
function NoGoalButton({ onAsk }) {
  const isOpen = openActions("no-goal").length > 0;
  const why = whyNot("no-goal");
  return html`<div class="goal__none"><button class="btn" aria-disabled=${String(!isOpen)} data-term="no-goal-declaration" ...${press(() => (isOpen ? onAsk() : sayWhy(why)))}>${t("no-goal.button")}</button>
    ${!isOpen && why && html`<p class="small on-table">${said(why, names.value)} <${RuleLink} rule=${why.rule} book=${game.value} /></p>`}</div>`;
}

/** How the Goal reads, as it is built. @param {{text: string}} props */
function Readout({ text }) {
  const reading = useReading(text, "goal");
  const [main, ...others] = reading.texts;
  return html`<div class="goal__readout"><p class="readout" aria-live="polite">${main ?? "\u00a0"}</p>
    ${others.length > 0 && html`<p class="small quiet">${t("goal.also", { count: others.length, other: others[0] ?? "" })}</p>`}
    ${reading.error && html`<p class="small quiet">${reading.error}</p>`}</div>`;
}

/** What the hand holds, or the first cube of the tray. */
function heldNow() {
  return held.peek() ?? { cube: wells.peek()[0] ?? "", well: 0 };
}

/**
 * The buttons that turn the selected cube.
 * @param {{turns: ("down" | "side")[], children?: any}} props
 */
export function Turner({ turns, children }) {
  const { laid, selected } = draft.value;
  const one = laid[selected];
  if (!one) return null;
  /** @param {string} label @param {boolean} down @param {boolean} side */
  const turn = (
    label,
    down,
    side,
  ) => html`<button aria-pressed=${String(one.isUpsideDown === down && one.isSideways === side)} ...${press(() => changeSelected({ isUpsideDown: down, isSideways: side }))}>
    <${Cube} cube=${`${side ? ">" : ""}${down ? "~" : ""}${one.cube}`} isHidden=${true} />${label}</button>`;
  return html`<div class="turner" role="group" aria-label=${t("goal.turn", { cube: cubeName(one.cube) })}>
    ${turn(t("goal.upright"), false, false)}${turns.includes("down") && turn(t("goal.upside-down"), true, false)}${turns.includes("side") && turn(t("goal.sideways"), false, true)}
    ${children}<button ...${press(takeOut)}><${Icon} name="undo" />${t("goal.take-out")}</button></div>`;
}
