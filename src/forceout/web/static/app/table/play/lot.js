/** The lot: each rolls a cube to see who sets the first Goal; those who tie roll again, and the others are out. */
import { Cube } from "../../board/pieces.js";
import { cited } from "../../shared/edition.js";
import { RuleLink } from "../../shared/shell.js";
import { classes, html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { Tabs } from "../side/tabs.js";
import { can, events, game, names, view } from "../state/state.js";
import { send } from "../net/sending.js";
import { Shelf } from "./actions.js";

/** The last roll of each seat, whether it counts still or was tied; once somebody has won the lot, by what happened. */
function lastRolls() {
  const lot = view.value?.lot;
  if (lot) return /** @type {Record<string, string>} */ ({ ...lot.before, ...lot.rolled });
  return Object.fromEntries(events.value.filter((one) => one.do === "lot" && one.by && one.face).map((one) => [one.by, one.face]));
}

/** What was rolled so far: a picture of who is in and who is out. */
export function LotHand() {
  const now = view.value;
  if (!now || now.shake) return null;
  // Of a match that was broken off nobody rolls any more.
  if (now.status !== "playing") return html`<div class="work"></div><${Tabs} />`;
  const rolls = lastRolls();
  const open = now.lot?.to_roll ?? [];
  const isTie = open.some((seat) => seat in rolls);
  return html`<section class="work work--paper lot" aria-label=${t("lot.title")}><h2>${t("lot.title")}</h2>
    <p class="small quiet">${t("lot.what")} <${RuleLink} rule=${cited("lot")} book=${game.value} /></p>
    <ul class="rollrow">${now.seats.map((one) => html`<${Rolled} key=${one.seat} seat=${one.seat} face=${rolls[one.seat] ?? ""} isOpen=${open.includes(one.seat)} isOut=${isTie && !(one.seat in (now.lot?.rolled ?? {}))} isFirst=${now.next_goal_setter === one.seat} />`)}</ul></section><${Tabs} />`;
}

/** @param {{seat: string, face: string, isOpen: boolean, isOut: boolean, isFirst: boolean}} props */
function Rolled({ seat, face, isOpen, isOut, isFirst }) {
  const cube = game.value === "equations" && face && !/^[rbgk]/.test(face) ? `b${face}` : face;
  const note = isFirst ? t("lot.begins") : isOpen && face ? t("lot.again", { face }) : isOpen ? t("lot.to-roll") : isOut && face ? t("lot.out", { face }) : "";
  return html`<li class=${classes("rolled1", isOpen && face && "is-again", isFirst && "is-first")}>${face ? html`<${Cube} cube=${cube} />` : html`<span class="rolled1__none" aria-hidden="true"></span>`}<b>${names.value[seat] ?? seat}</b><span class="small">${note}</span></li>`;
}

/** Roll, or begin. */
export function LotShelf() {
  if (can("lot")) return html`<${Shelf} main=${{ label: t("lot.roll"), act: () => send({ do: "lot" }), isOpen: true }} />`;
  if (can("shake")) return html`<${Shelf} main=${{ label: t("shake.first"), act: () => send({ do: "shake" }), isOpen: true }} />`;
  return html`<${Shelf} />`;
}
