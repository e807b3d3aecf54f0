/** The frame of the table: top, field, hand and shelf in one window, the same in every phase; nothing in it scrolls away. */
import { classes, html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { events, game, view, wells } from "./state/state.js";
import { closedWells } from "./state/tray_wells.js";

/** @typedef {import("../../vendor/preact").Child} Child */

/** How many wells lie in a row of the tray. */
const PER_ROW = 8;
/** How many cubes a tray has room for before they are rolled, so that it does not grow. */
const ROLLED = 24;

/**
 * The frame. What lies over its top for a moment (`over`) pushes nothing.
 * @param {{stage: string, isTight?: boolean, isWide?: boolean, isFolded?: boolean, top: Child, over?: Child, rail?: Child, field?: Child, hand?: Child, shelf: Child, side?: Child}} props
 */
export function Frame({ stage, isTight, isWide, isFolded, top, over, rail, field, hand, shelf, side }) {
  const look = classes("frame", `frame--${stage}`, `frame--${game.value}`, isTight && "frame--tight", isWide && "frame--wide", isFolded && "frame--folded");
  const rows = Math.ceil((wells.value.length - closedWells.value.size || ROLLED) / PER_ROW);
  return html`<main class=${look} style=${{ "--f-rows": rows }} data-seq=${view.value?.seq} data-told=${events.value.at(-1)?.seq ?? 0}>
    <h1 class="vh">${t("table.title", { game: t(`game.${game.value}`) })}</h1>
    <div class="top">${top}</div>${over && html`<div class="notices">${over}</div>`}<div class="rail">${rail}</div>
    <div class="body"><div class="field">${field}</div><div class="hand">${hand}</div></div>
    <div class="shelf">${shelf}</div>
    ${side && html`<aside class="side" aria-label=${t("table.side")}>${side}</aside>`}</main>`;
}
