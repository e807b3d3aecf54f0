/** The shelf: the block at one end, the one main button at the other, and between them what belongs to the moment. */
import { Cube, cubeName, Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html } from "../../shared/ui.js";
import { listed, rich, t } from "../../shared/words.js";
import { can, held, isBonus, layDown, mySeat, names, openActions, sending, shake, toConfirm, view, whyNot } from "../state/state.js";
import { confirm, mayBonus, toggleBonus } from "./cube_in_hand.js";
import { send } from "../net/sending.js";
import { Block, holdsBlock, PutBack } from "./block.js";
import { sayWhy } from "./closed_reason.js";

/** @typedef {import("../../../vendor/preact").Child} Child */
/** @typedef {{label: Child, act: () => void, isOpen: boolean, kind?: string, name?: string}} Main */

/** Whether the bonus belongs on the table now. */
function showsBonus() {
  const now = shake.value;
  return Boolean(now && mySeat.value && now.turn === mySeat.value && ["goal", "moving", "last-cube"].includes(now.phase));
}

/** The switch for a bonus move; where there is none, a press says why. */
export function BonusToggle() {
  if (!showsBonus()) return null;
  const isOpen = mayBonus();
  const act = () => (isOpen ? toggleBonus() : sayWhy(whyNot("bonus")));
  return html`<button class="toggle" data-term="bonus-move" aria-pressed=${String(isBonus.value)} aria-disabled=${String(!isOpen)} ...${press(act)}><span class="toggle__knob"></span>${t("bonus.first")}</button>`;
}

/** What the shelf holds between its ends when nothing is in hand: an answer that is asked for, or the bonus. */
function Between() {
  const back = openActions("return")[0];
  if (can("agree")) return html`<button class="btn" ...${press(() => send({ do: "agree" }))}>${t("no-goal.agree")}</button>`;
  if (back)
    return html`<button class="btn" ...${press(() => send({ do: "return", cube: back.cube }))}>${rich("return.other", { cube: html`<${Cube} cube=${back.cube} size="xs" />` })}</button>`;
  return html`<${BonusToggle} />`;
}

/**
 * The main button while a shake is played: what this person can do, or who is awaited for what.
 * @returns {Main}
 */
function usual() {
  const one = held.value;
  const ask = toConfirm.value;
  const isMine = shake.value?.turn === mySeat.value && ["moving", "last-cube"].includes(shake.value?.phase ?? "");
  if (can("disagree")) return { label: t("no-goal.disagree"), act: () => void send({ do: "disagree" }), isOpen: true };
  if (isMine || ask)
    return {
      label: ask ? t("hold.confirm") : one ? t("hold.tap-section") : t("hold.tap-cube"),
      act: () => (ask ? confirm() : sayWhy(null, t(one ? "why.section-first" : "why.cube-first"), "move")),
      isOpen: Boolean(ask) && !sending.value,
    };
  return waited();
}

/**
 * The main button of somebody who has nothing to do now: it names who has.
 * @returns {Main}
 */
export function waited() {
  const one = view.value?.awaited[0];
  const isOther = one && !one.who.includes(mySeat.value ?? "");
  const isOver = view.value?.status !== "playing";
  const label = isOver
    ? t("shelf.over")
    : isOther
      ? t("shelf.waits", { what: one.what, name: listed(one.who.map((seat) => names.value[seat] ?? seat)), count: one.who.length })
      : t("shelf.wait");
  return { label, act: () => sayWhy(null, t(mySeat.peek() ? "why.not-you" : "why.watching")), isOpen: false };
}

/**
 * The shelf; `main` is the one button that goes on, `between` what stands in the middle.
 * @param {{main?: Main | null, between?: Child}} props
 */
export function Shelf({ main, between }) {
  if (holdsBlock()) return html`<${Block} /><div class="shelf__mid"><span class="shelf__note">${t("block.unsaid")}</span></div><${PutBack} />`;
  const one = held.value;
  const { label, act, isOpen, kind, name } = main ?? usual();
  return html`<${Block} /><div class="shelf__mid">${
    one && !between
      ? html`<button class="btn" aria-label=${t("hold.put-back-label", { cube: cubeName(one.cube) })} ...${press(layDown)}><${Icon} name="undo" /></button>`
      : (between ?? html`<${Between} />`)
  }</div>
    <button class=${classes("btn btn--main", kind ?? "btn--primary")} aria-label=${name} aria-disabled=${String(!isOpen)} ...${press(() => act())}>${label}</button>`;
}
