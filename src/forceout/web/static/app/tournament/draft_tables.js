/** The tables of a draft, drawn part by part where there are many; a player is dragged on another, or Enter is pressed on both. */
import { Icon } from "../board/pieces.js";
import { classes, html, useRef } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { Plate } from "../hall/plate.js";
import { useGrowing } from "./growing.js";
import { nameOf, schoolOf } from "./desk_state.js";
import { held, thought } from "./pairing.js";

/** @typedef {import("../hall/event_types").Draft} Draft */
/** @typedef {import("../hall/event_types").SeatedTable} SeatedTable */

const NEAR = 8;

/** @param {{draft: Draft, isOpen: boolean, onPair: (first: string, second: string) => void}} props */
export function DraftTables({ draft, isOpen, onPair }) {
  const most = useGrowing(draft.tables.length, 30);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const drag = useRef(/** @type {{player: string, x: number, y: number, isMoving: boolean, over: string} | null} */ (null));
  const kinds = Object.fromEntries(draft.compromises.map((one) => [one.table, one.kind]).reverse());
  /** @param {string} player */
  const press = (player) => {
    if (!isOpen) return;
    if (held.value && held.value !== player) onPair(held.value, player);
    else {
      held.value = held.value === player ? "" : player;
      thought.value = null;
    }
  };
  const playerAt = (/** @type {PointerEvent} */ event) =>
    /** @type {HTMLElement | null} */ (document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-player]"))?.dataset.player ?? "";
  /** @param {PointerEvent} event */
  const down = (event) => {
    const touched = /** @type {HTMLElement} */ (event.target);
    // A finger scrolls the list, and drags by the grip.
    const player = event.pointerType === "touch" && !touched.closest?.(".icon") ? null : touched.closest?.("[data-player]");
    if (!isOpen || event.button !== 0 || !(player instanceof HTMLElement)) return;
    drag.current = { player: player.dataset.player ?? "", x: event.clientX, y: event.clientY, isMoving: false, over: "" };
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    const now = drag.current;
    if (!now) return;
    if (!now.isMoving && Math.hypot(event.clientX - now.x, event.clientY - now.y) < NEAR) return;
    if (!now.isMoving) {
      now.isMoving = true;
      held.value = now.player;
      thought.value = null;
      box.current?.setPointerCapture(event.pointerId);
    }
    event.preventDefault();
    const over = playerAt(event);
    if (over && over !== now.over && over !== now.player) onPair(now.player, over);
    now.over = over;
  };
  const up = () => {
    drag.current = null;
  };
  return html`<div class="draw" ref=${box} onPointerDown=${down} onPointerMove=${move} onPointerUp=${up} onPointerCancel=${up}>${draft.tables
    .slice(0, most)
    .map(
      (table) =>
        html`<${DraftTable} key=${table.label} table=${table} kind=${kinds[table.label]} points=${draft.points} isOpen=${isOpen} onPress=${press} held=${held.value} target=${thought.value?.second ?? ""} />`,
    )}</div>`;
}

/** @param {{table: SeatedTable, kind: string | undefined, points: Record<string, number>, isOpen: boolean, onPress: (player: string) => void, held: string, target: string}} props */
function DraftTable({ table, kind, points, isOpen, onPress, held: taken, target }) {
  const isBad = kind === "teammates" || kind === "alone";
  return html`<section class=${classes("dtable", kind && "has-issue", isBad && "is-error")} aria-label=${t("table.named", { table: table.label })}><div class="dtable__head"><${Plate} label=${table.label} kind="plate--sm" /><b>${table.label}</b>
      ${kind ? html`<span class=${`chip ${isBad ? "chip--bad" : "chip--warn"}`}><${HallIcon} name="warn" />${t(`compromise.${kind}`)}</span>` : html`<span class="chip"><${Icon} name="check" />${t("compromise.none")}</span>`}</div>
    <ul class="dseats">${table.players.map(
      (
        player,
      ) => html`<li key=${player}><button type="button" class=${classes("dseat", player === taken && "is-held", player === target && "is-target")} data-player=${player} aria-pressed=${String(player === taken)} aria-disabled=${isOpen ? null : "true"} onClick=${() => onPress(player)}>
        ${isOpen && html`<${HallIcon} name="grip" />`}<span><b>${nameOf(player)}</b><small>${schoolOf(player)}</small></span><span class="pt" aria-label=${t("pairing.points", { points: points[player] ?? 0 })}>${points[player] ?? 0}</span></button></li>`,
    )}${table.players.length === 2 && html`<li class="dseat dseat--empty">${t("pairing.two")}</li>`}</ul></section>`;
}
