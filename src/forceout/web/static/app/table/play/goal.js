/** Setting the Goal: the cubes taken so far, how they lie, and saying "Goal". */
import { Cube, cubeName, Icon } from "../../board/pieces.js";
import { preferences } from "../../shared/preferences.js";
import { press } from "../../shared/press.js";
import { Dialog } from "../../shared/shell.js";
import { html, signal, useEffect } from "../../shared/ui.js";
import { addWords, rich, t } from "../../shared/words.js";
import { words as preparingWords } from "../../strings/preparing.ftl";
import { can, game, goalSayer, held, isBonus, isSelfPoliced, mayWord, openActions, shake, toConfirm, wells, whyNot } from "../state/state.js";
import { confirm, takeDrops } from "./cube_in_hand.js";
import { send } from "../net/sending.js";
import { Tabs } from "../side/tabs.js";
import { BonusToggle, Shelf as CommonShelf } from "./actions.js";
import { TrayInPlay } from "./tray_in_play.js";
import { useReading } from "../write/reading.js";
import { OnSetsStage, onSetsText } from "./goal_on_sets.js";
import { EquationsStage, equationsText } from "./goal_equations.js";
import { sayWhy } from "./closed_reason.js";

export { Shapes } from "./goal_on_sets.js";

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

/** Begins a new Goal with each shake, and lets cubes be dropped and keys pressed while it is built. */
function useBuilding() {
  const number = shake.value?.number;
  useEffect(() => {
    if (number !== undefined && draft.peek().shake !== number)
      draft.value = { shake: number, shape: "row", size: game.peek() === "on-sets" ? 2 : 0, laid: [], selected: -1 };
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
  }, [number]);
}

/** Shapes or a rail, the cubes laid so far, and the tray. */
export function Hand() {
  useBuilding();
  const used = new Set(draft.value.laid.map((one) => one?.well));
  const isOnSets = game.value === "on-sets";
  return html`<div class="work">${isOnSets ? html`<${OnSetsStage} />` : html`<${EquationsStage} />`}</div>${!isOnSets && html`<${Tabs} />`}
    <${TrayInPlay} onTap=${lay} isUsed=${(/** @type {number} */ well) => used.has(well)} label=${isBonus.value ? t("bonus.tap") : isOnSets ? rich("goal.digits-yours") : undefined} /><${NoGoalQuestion} />`;
}

/** Bonus, and Say "Goal". */
export function Shelf() {
  const bonus = toConfirm.value?.do === "bonus" ? toConfirm.value : null;
  const isOpen = Boolean(goalText()) && mayWord("goal");
  const main = bonus
    ? { label: t("bonus.confirm", { cube: cubeName(bonus.cube ?? "") }), act: confirm, isOpen: true }
    : {
        label: html`${t("goal.say")} <kbd class="kbd only-desk">S</kbd>`,
        act: () => (isOpen ? sayGoal() : sayWhy(whyNot("goal"), t(`why.goal.${game.peek()}`), "goal")),
        isOpen,
      };
  return html`<${CommonShelf} main=${main} between=${html`<${BonusToggle} />`} />`;
}

/** Whether it is asked once more before "no Goal" is declared. */
const isAsking = signal(false);

/** The door to "no Goal"; closed, it says why. @param {{kind?: string}} props */
export function NoGoalButton({ kind = "btn" }) {
  const isOpen = openActions("no-goal").length > 0;
  return html`<button class=${kind} aria-disabled=${String(!isOpen)} data-term="no-goal-declaration" ...${press(() => (isOpen ? (isAsking.value = true) : sayWhy(whyNot("no-goal"))))}>${t(kind === "btn" ? "no-goal.button" : "no-goal.short")}</button>`;
}

/** "No Goal" at the side of a laptop's table. */
export function NoGoalDoor() {
  return html`<div class="side__end"><${NoGoalButton} /></div>`;
}

function NoGoalQuestion() {
  if (!isAsking.value) return null;
  const close = () => (isAsking.value = false);
  const declare = () => {
    close();
    send({ do: "no-goal" });
  };
  return html`<${Dialog} title=${t("no-goal.sure")} onClose=${close}>
    <p>${rich(shake.value?.phase === "no-goal" ? "no-goal.give-up" : "no-goal.what")}</p><div class="row"><button class="btn btn--bad" ...${press(declare)}>${t("no-goal.declare")}</button>
    <button class="btn" ...${press(close)}>${t("no-goal.not-yet")}</button></div></${Dialog}>`;
}

/** How the Goal reads, as it is built: always in the same place. */
export function Readout() {
  const text = goalText();
  const reading = useReading(text, "goal");
  const [main, ...others] = reading.texts;
  return html`<p class="gstage__read" aria-live="polite">${main ?? "\u00a0"} ${others.length > 0 && html`<small>${t("goal.also", { count: others.length, other: others[0] ?? "" })}</small>`}${reading.error && html`<small>${reading.error}</small>`}</p>`;
}

/** What the hand holds, or the first cube of the tray. */
function heldNow() {
  return held.peek() ?? { cube: wells.peek()[0] ?? "", well: 0 };
}

/**
 * The buttons that turn the selected cube; their place is kept while none is selected.
 * @param {{turns: ("down" | "side")[], children?: any}} props
 */
export function Turner({ turns, children }) {
  const { laid, selected } = draft.value;
  const one = laid[selected];
  if (!one)
    return html`<div class="turner is-idle" aria-hidden="true">${["upright", ...turns, "out"].map((name) => html`<span key=${name} class="turner__place"></span>`)}</div>`;
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
