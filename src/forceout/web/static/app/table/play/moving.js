/** Rolling, dealing and moving: the tray with what is folded above it, and what the shelf says. */
import { html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { send } from "../net/sending.js";
import { Tabs } from "../side/tabs.js";
import { InForce } from "../side/side.js";
import { mayWord, shake } from "../state/state.js";
import { Shelf } from "./actions.js";
import { Dealing, dealMain } from "./universe_in_play.js";
import { TrayInPlay } from "./tray_in_play.js";

/** The tray and the tabs. */
export function MovingHand() {
  return html`<${InForce} /><${Tabs} /><${TrayInPlay} />`;
}

/** The block, and Confirm. */
export function MovingShelf() {
  return html`<${Shelf} />`;
}

/** Before the Goal: who deals says how many. */
export function RollingHand() {
  return html`<${Dealing} /><${Tabs} /><${TrayInPlay} />`;
}

/** Roll, or deal; for the others, who does. */
export function RollingShelf() {
  if (mayWord("roll")) return html`<${Shelf} main=${{ label: t("tray.roll"), act: () => send({ do: "roll" }), isOpen: true }} />`;
  if (shake.value && mayWord("deal")) return html`<${Shelf} main=${dealMain()} />`;
  return html`<${Shelf} />`;
}
