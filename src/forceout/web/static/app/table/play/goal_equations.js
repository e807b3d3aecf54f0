/** The Goal's rail in Equations: cubes with spaces and turns, or the same in notation. */
import { Cube, cubeName, Icon } from "../../board/pieces.js";
import { readGoal, readCube } from "../../shared/notation.js";
import { press } from "../../shared/press.js";
import { classes, html, signal } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { change, changeSelected, draft, goalText, NoGoalButton, Readout, Turner } from "./goal.js";
import { wells } from "../state/state.js";

/** @typedef {import("./goal.js").Laid} Laid */

/** @param {Laid} one */
const cubeText = (one) => `${one.isSideways ? ">" : ""}${one.isUpsideDown ? "~" : ""}${one.cube}`;

/**
 * The Goal in notation.
 * @param {typeof draft.value} now
 */
export function equationsText(now) {
  return now.laid.map((one, place) => (one ? `${one.hasSpaceBefore && place > 0 ? " " : ""}${cubeText(one)}` : "")).join("");
}

/** Whether the Goal is typed, in the place of the rail. */
const isTyping = signal(false);
const MOST = 6;

/** The rail with the cubes laid so far. */
export function EquationsStage() {
  const { laid, selected } = draft.value;
  return html`<section class="gstage gstage--eq" data-section="goal" aria-label=${t("section.goal")}><div class="gstage__head"><${Icon} name="flag" /> <span>${rich("section.goal")}</span> <small>${t("goal.cubes", { count: laid.length })}</small>
      <button class="btn btn--quiet" aria-pressed=${String(isTyping.value)} ...${press(() => (isTyping.value = !isTyping.peek()))}>${t("goal.type")}</button><${NoGoalButton} kind="btn btn--quiet not-desk" /></div>
    ${
      isTyping.value
        ? html`<${TypeIt} />`
        : html`<div class="gstage__slots" role="toolbar" aria-label=${t("goal.rail")} onKeyDown=${keys}>${laid.map(
            (one, place) =>
              one &&
              html`
      ${place > 0 && html`<button key=${`gap${place}`} class=${classes("gapbtn", one.hasSpaceBefore && "is-open")} data-section="goal" data-slot=${place} aria-pressed=${String(one.hasSpaceBefore)} aria-label=${t("goal.space-before", { cube: cubeName(one.cube) })} ...${press(() => space(place))}><${Icon} name="gap" /></button>`}
      <button key=${`cube${place}`} class="railcube" aria-pressed=${String(place === selected)} aria-label=${cubeName(cubeText(one))} ...${press(() => change({ selected: place === selected ? -1 : place }))}><${Cube} cube=${cubeText(one)} state=${place === selected ? "is-selected" : ""} isHidden=${true} /></button>`,
          )}
      ${laid.length < MOST && html`<span class="slot" aria-hidden="true"></span>`}</div>`
    }
    <${Turner} turns=${["down", "side"]}><button aria-disabled=${String(selected < 1)} aria-pressed=${String(Boolean(laid[selected]?.hasSpaceBefore))} ...${press(() => selected > 0 && space(selected))}><${Icon} name="gap" />${t("goal.space-button")}</button></${Turner}>
    <${Readout} /></section>`;
}

/** @param {number} place */
function space(place) {
  const { laid } = draft.peek();
  change({ laid: laid.map((one, other) => (one && other === place ? { ...one, hasSpaceBefore: !one.hasSpaceBefore } : one)) });
}

/** @param {KeyboardEvent} event */
function keys(event) {
  const { laid, selected } = draft.peek();
  const one = laid[selected];
  if (!one) return;
  const letter = event.key.toLowerCase();
  if (letter === "u") changeSelected({ isUpsideDown: !one.isUpsideDown });
  else if (letter === "t") changeSelected({ isSideways: !one.isSideways });
  else if (event.key === "Delete" || event.key === "Backspace") change({ laid: laid.filter((_, place) => place !== selected), selected: -1 });
  else if (event.shiftKey && (event.key === "ArrowLeft" || event.key === "ArrowRight")) shiftCube(event.key === "ArrowLeft" ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {number} step */
function shiftCube(step) {
  const { laid, selected } = draft.peek();
  const there = selected + step;
  if (there < 0 || there >= laid.length) return;
  const moved = [...laid];
  const [one] = moved.splice(selected, 1);
  moved.splice(there, 0, one ?? null);
  change({ laid: moved, selected: there });
}

/** The Goal typed in notation: it is laid out of the tray as it is typed. */
function TypeIt() {
  return html`<label class="gstage__slots field typeit"><span class="vh">${t("goal.notation")}</span>
    <input class="input" autocomplete="off" spellcheck=${false} value=${goalText()} onChange=${(/** @type {any} */ event) => typed(event.target.value)} /><small>${t("goal.type.help")}</small></label>`;
}

/** @param {string} text */
function typed(text) {
  const free = new Map(wells.peek().map((cube, well) => [well, cube]));
  /** @type {Laid[]} */
  const laid = [];
  for (const { text: one, hasSpaceBefore } of readGoal(text, "equations").cubes) {
    const face = readCube(one);
    const found = [...free].find(([, cube]) => cube && readCube(cube).symbol === face.symbol && (!face.color || readCube(cube).color === face.color));
    if (!found?.[1]) continue;
    free.delete(found[0]);
    laid.push({ well: found[0], cube: found[1], isUpsideDown: face.isUpsideDown, isSideways: face.isSideways, hasSpaceBefore });
  }
  change({ laid, selected: -1 });
}
