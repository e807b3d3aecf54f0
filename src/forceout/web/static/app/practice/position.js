/** A position of a puzzle, drawn with the table's own mat, tray and cards. */
import { Mat } from "../board/mat.js";
import { Tray } from "../board/tray.js";
import { Universe } from "../board/universe.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";

/** @typedef {import("../types").PracticePosition} Position */

/** @param {{position: Position}} props */
export function Variations({ position }) {
  if (position.variations.length === 0) return null;
  return html`<ul class="practice-variations">${position.variations.map((one) => {
    const blank = Object.entries(one).find(([name]) => name !== "name");
    return html`<li><b>${t(`variation.${one.name}`)}${blank ? ` ${blank[1]}` : ""}</b> <span class="small">${t(`variation.${one.name}.means`)}</span></li>`;
  })}</ul>`;
}

/**
 * The whole table; `well` and `dress` make its cubes and sections something to tap.
 * @param {{position: Position, well?: (cube: string, place: number) => import("../../vendor/preact").Child, dress?: (name: any) => any, hasMat?: boolean}} props
 */
export function PositionView({ position, well, dress, hasMat = true }) {
  const shake = /** @type {any} */ ({ ...position, last: null });
  return html`${position.universe.length > 0 && html`<${Universe} cards=${position.universe} />`}
    ${hasMat && html`<${Mat} game=${position.game} shake=${shake} dress=${dress} />`}
    ${position.resources.length > 0 && html`<${Tray} wells=${position.resources} well=${well} />`}
    <${Variations} position=${position} />`;
}

/** @param {Position} position */
export function whereabouts(position) {
  return t("practice.where", { game: t(`game.${position.game}`), division: t(`practice.division.${position.division}`) });
}
