/** The tray of Resources, with a well for every cube that was rolled. What can be done with a cube is handed in. */

import { classes, html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Cube } from "./pieces.js";

/** @typedef {import("../../vendor/preact").Child} Child */

/**
 * The cubes of a roll that still lie in Resources, each in its own well, null where one has left.
 * @param {string[]} roll
 * @param {string[]} resources
 * @returns {(string | null)[]}
 */
export function wellsOf(roll, resources) {
  const left = [...resources];
  const wells = roll.map((cube) => {
    const place = left.indexOf(cube);
    if (place < 0) return null;
    left.splice(place, 1);
    return cube;
  });
  return [...wells, ...left];
}

/**
 * The tray; `well` draws a cube in its well where it can be taken, `row` is what the row of wells has, `empty` stands there
 * instead of wells, `note` beside the title. A well that is undefined is not drawn.
 * @param {{wells: (string | null | undefined)[], title?: Child, note?: Child, label?: string, most?: number, row?: Record<string, unknown>, isRolling?: boolean, well?: (cube: string, place: number) => Child, empty?: Child}} props
 */
export function Tray({ wells, title = t("section.resources"), note, label = t("section.resources"), most = 12, row, isRolling, well, empty }) {
  const left = wells.filter(Boolean).length;
  return html`<section class="tray" aria-label=${label}>
    <h2 class="label label--tray"><b>${title}</b> ${note ?? (wells.length > 0 && html`<span>${t("board.left", { count: left })}</span>`)}</h2>
    ${
      empty ||
      html`<div class=${classes("tray__wells", isRolling && "is-rolling")} style=${{ "--per-row": wells.length > 18 ? most : 9 }} ...${row}>${wells.map(
        (cube, place) =>
          cube === undefined
            ? null
            : cube === null
              ? html`<span key=${place} class="well well--empty" data-place=${place}></span>`
              : well
                ? well(cube, place)
                : html`<span key=${place} class="well" style=${{ "--i": place }}><${Cube} cube=${cube} /></span>`,
      )}</div>`
    }</section>`;
}
