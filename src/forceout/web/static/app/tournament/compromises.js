/** Every compromise of a draft with its best swap, and what a swap that is thought about would mend and cost. */
import { Icon } from "../board/pieces.js";
import { get } from "../shared/api.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { addressOf } from "../hall/event_api.js";
import { EVENT, nameOf } from "./desk_state.js";

/** @typedef {import("../hall/event_types").Draft} Draft */
/** @typedef {import("../hall/event_types").Compromise} Compromise */
/** @typedef {{swap: [string, string] | null, table?: string}} Best */

const MOST = 40;
const ICONS = /** @type {Record<string, string>} */ ({
  rematch: "undo",
  two: "people",
  "two-again": "people",
  conflict: "people",
  teammates: "people",
  gap: "x2",
  alone: "people",
});

/** @param {{competition: string, number: number, draft: Draft, isOpen: boolean, onThink: (first: string, second: string) => void}} props */
export function Compromises({ competition, number, draft, isOpen, onThink }) {
  const [best, setBest] = useState(/** @type {Best[]} */ ([]));
  const whole = draft.compromises.map((one) => `${one.kind} ${one.table} ${one.players}`).join();
  useEffect(() => {
    setBest([]);
    if (!isOpen || draft.compromises.length === 0) return;
    let isLeft = false;
    get(`${addressOf(EVENT)}/drafts/${competition}/${number}/swaps`)
      .then((found) => !isLeft && setBest(found.best))
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [competition, number, whole, isOpen]);
  const isClean = !draft.compromises.some((one) => one.kind === "teammates");
  return html`<section class="panel"><div class="panel__head"><h2>${t("compromises.title")}</h2><span class=${`chip ${draft.compromises.length ? "chip--warn" : "chip--good"}`}>${draft.compromises.length}</span></div>
    <ul>${draft.compromises.slice(0, MOST).map((one, place) => html`<${OneCompromise} key=${`${one.kind} ${one.table} ${one.players}`} one=${one} best=${best[place]} isOpen=${isOpen} onThink=${onThink} />`)}</ul>
    ${draft.compromises.length > MOST && html`<p class="small">${t("compromises.more", { count: draft.compromises.length - MOST })}</p>`}
    ${isClean && html`<p class="small"><${Icon} name="check" /> ${t("compromises.no-teammates")}</p>`}</section>`;
}

/** @param {{one: Compromise, best: Best | undefined, isOpen: boolean, onThink: (first: string, second: string) => void}} props */
function OneCompromise({ one, best, isOpen, onThink }) {
  const swap = best?.swap;
  return html`<li class=${`issue issue--${one.kind === "teammates" ? "bad" : "warn"}`}><${Icon} name=${ICONS[one.kind] ?? "people"} /><div><b>${one.words}</b><br /><span class="small quiet">${t(`compromise.${one.kind}.why`)}${best && !swap && one.kind !== "two" ? ` ${t("compromises.nothing-better")}` : ""}</span></div>
    ${isOpen && swap && html`<div class="issue__do"><button type="button" class="btn" onClick=${() => onThink(swap[0], swap[1])}>${t("compromises.best", { first: nameOf(swap[0]), second: nameOf(swap[1]), table: best?.table ?? "" })}</button></div>`}</li>`;
}

/** @param {{effect: {first: string, second: string, gone: Compromise[], new: Compromise[], cost: number}, draft: Draft, onSwap: () => void, onBack: () => void}} props */
export function SwapPanel({ effect, draft, onSwap, onBack }) {
  const { first, second } = effect;
  const tables = draft.tables.filter((one) => one.players.includes(first) || one.players.includes(second)).map((one) => one.label);
  const nothing = effect.gone.length === 0 && effect.new.length === 0;
  return html`<section class="panel swap" aria-label=${t("swap.question", { first: nameOf(first), second: nameOf(second) })}><div class="panel__head"><h2>${t("swap.question", { first: nameOf(first), second: nameOf(second) })}</h2></div>
    <p class="small quiet">${tables.join(" · ")}</p>
    ${effect.gone.map((one) => html`<div class="check check--ok" key=${one.words}><${Icon} name="check" /><div>${t("swap.gone", { what: one.words })}</div></div>`)}
    ${effect.new.map((one) => html`<div class=${`check ${one.kind === "teammates" ? "check--bad" : "check--warn"}`} key=${one.words}><${HallIcon} name="warn" /><div><b>${t("swap.new")}</b> ${one.words}</div></div>`)}
    ${nothing && html`<div class="check"><${Icon} name="check" /><div>${t("swap.nothing")}</div></div>`}
    <p class="small">${t(effect.cost < 0 ? "swap.better" : effect.cost > 0 ? "swap.worse" : "swap.same")}</p>
    <div class="row"><button type="button" class="btn btn--primary grow" onClick=${onSwap}>${t("swap.do")}</button><button type="button" class="btn" onClick=${onBack}>${t("swap.back")}</button></div></section>`;
}
