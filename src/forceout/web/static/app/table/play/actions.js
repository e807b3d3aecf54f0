/** What can be done beside moving cubes: bonus, agreeing, sides; on phones, the shelf. */
import { Cube, cubeName, Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { RuleLink } from "../../shared/shell.js";
import { html } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { can, game, held, isBonus, layDown, mySeat, names, openActions, sending, shake, toConfirm, whyNot } from "../state/state.js";
import { confirm, mayBonus, toggleBonus } from "./cube_in_hand.js";
import { send } from "../net/sending.js";
import { Block, HeldShelf, holdsBlock } from "./block.js";
import { sayWhy } from "./closed_reason.js";

/** Whether the bonus belongs on the table now. */
function showsBonus() {
  const now = shake.value;
  return Boolean(now && mySeat.value && now.turn === mySeat.value && ["goal", "moving", "last-cube"].includes(now.phase));
}

/** The switch for a bonus move, with the reason when there is none. */
export function BonusToggle({ isShort = false }) {
  if (!showsBonus()) return null;
  const isOpen = mayBonus();
  const why = isOpen ? null : whyNot("bonus");
  const text = why ? said(why, names.value) : t("bonus.what");
  const act = () => (isOpen ? toggleBonus() : sayWhy(why));
  return html`<button class="toggle" data-term="bonus-move" aria-pressed=${String(isBonus.value)} aria-disabled=${String(!isOpen)} ...${press(act)}><span class="toggle__knob"></span>${t("bonus.first")}</button>
    ${!isShort && html`<span class="small on-table actions__why">${why ? text : rich("bonus.what")} <${RuleLink} rule=${why?.rule ?? null} book=${game.value} /></span>`}`;
}

/** Buttons for the answers that a phase asks for. */
export function Answers() {
  const seat = mySeat.value;
  if (!seat) return null;
  const back = openActions("return")[0];
  return html`${can("agree") && html`<button class="btn btn--big" ...${press(() => send({ do: "agree" }))}>${t("no-goal.agree")}</button>`}
    ${can("disagree") && html`<button class="btn btn--primary btn--big" ...${press(() => send({ do: "disagree" }))}>${t("no-goal.disagree")}</button>`}
    ${back && html`<button class="btn" ...${press(() => send({ do: "return", cube: back.cube }))}>${rich("return.other", { cube: html`<${Cube} cube=${back.cube} size="xs" />` })}</button>`}
    ${can("shake") && html`<button class="btn btn--primary btn--big" ...${press(() => send({ do: "shake" }))}>${shake.value ? t("shake.next") : t("shake.first")}</button>`}
    ${can("lot") && html`<button class="btn btn--primary btn--big" ...${press(() => send({ do: "lot" }))}>${t("lot.roll")}</button>`}`;
}

/** The row of actions below the tray, on wide screens. */
export function ActionBar() {
  const one = held.value;
  const ask = toConfirm.value;
  return html`<div class="actions not-phone"><${BonusToggle} /><span class="grow"></span><${Answers} />
    ${one && html`<button class="btn" ...${press(layDown)}>${rich("hold.put-back", { cube: html`<${Cube} cube=${one.cube} size="xs" />` })} <kbd class="kbd">Esc</kbd></button>`}
    ${ask && html`<button class="btn btn--primary" ...${press(confirm)}>${t("hold.confirm")}</button>`}</div>`;
}

/**
 * The phone's last row: the block at the left, the one main button at the right, air between.
 * @param {{main?: {label: any, act: () => void, isOpen: boolean} | null, middle?: any}} props
 */
export function Shelf({ main, middle }) {
  if (holdsBlock()) return html`<${HeldShelf} />`;
  const one = held.value;
  const ask = toConfirm.value;
  const isMine = shake.value?.turn === mySeat.value && ["moving", "last-cube"].includes(shake.value?.phase ?? "");
  const primary =
    main ??
    (isMine || ask
      ? {
          label: ask ? t("hold.confirm") : one ? t("hold.tap-section") : t("hold.tap-cube"),
          act: () => (ask ? confirm() : sayWhy(null, t(one ? "why.section-first" : "why.cube-first"), "move")),
          isOpen: Boolean(ask) && !sending.value,
        }
      : null);
  return html`<div class="shelf"><${Block} /><div class="shelf__rest">
    ${one ? html`<button class="btn" aria-label=${t("hold.put-back-label", { cube: cubeName(one.cube) })} ...${press(layDown)}><${Icon} name="undo" /></button>` : (middle ?? html`<${BonusToggle} isShort=${true} />`)}
    ${primary ? html`<button class="btn btn--primary btn--big grow" aria-disabled=${String(!primary.isOpen)} ...${press(() => primary.act())}>${primary.label}</button>` : html`<${Answers} />`}</div></div>`;
}
