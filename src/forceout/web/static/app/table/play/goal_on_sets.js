/** The Goal's shapes in On-Sets, each with what it means, and the places for its digits. */
import { Cube, cubeName, Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { change, draft, NoGoalButton, Readout, Turner } from "./goal.js";

/** @typedef {import("./goal.js").Laid} Laid */

const SHAPES = [
  { shape: "row", size: 1, places: ["2/2"] },
  { shape: "row", size: 2, places: ["2/1", "2/2"] },
  { shape: "column", size: 2, places: ["1/2", "2/2"] },
  { shape: "row", size: 3, places: ["2/1", "2/2", "2/3"] },
  { shape: "column", size: 3, places: ["1/2", "2/2", "3/2"] },
  { shape: "tee", size: 3, places: ["1/1/2/3", "2/1", "2/2"] },
  { shape: "ell", size: 3, places: ["1/1", "2/1", "2/2"] },
];

/**
 * The Goal in notation; empty while a digit is missing.
 * @param {typeof draft.value} now
 */
export function onSetsText(now) {
  const digits = Array.from({ length: now.size }, (_, place) => now.laid[place] ?? null);
  if (now.size === 0 || digits.includes(null)) return "";
  return [now.shape, ...digits.map((one) => `${one?.isUpsideDown ? "~" : ""}${one?.cube}`)].join(" ");
}

/** The shape that is chosen. */
const chosen = () => SHAPES.find((one) => one.shape === draft.value.shape && one.size === draft.value.size) ?? SHAPES[1];

/** A formula, close together where it is long. @param {(typeof SHAPES)[number]} one */
const shown = (one) => (one.size > 2 ? t(`shape.${one.shape}.${one.size}.means`).replaceAll(" ", "") : t(`shape.${one.shape}.${one.size}.means`));

/** The shapes, each with its formula, and "no Goal" in the eighth place. */
export function Shapes() {
  const shape = chosen();
  return html`<div class="goalshapes" role="group" aria-label=${t("goal.shapes")}>${SHAPES.map(
    (
      one,
    ) => html`<button key=${one.shape + one.size} class="goalshape" aria-label=${t("goal.shape", { name: t(`shape.${one.shape}.${one.size}`), formula: t(`shape.${one.shape}.${one.size}.means`) })} aria-pressed=${String(one === shape)} ...${press(() => choose(one))}>
      <span class="shape__art" aria-hidden="true">${one.places.map((place) => html`<i style=${{ gridArea: place }}></i>`)}</span><span>${shown(one)}</span></button>`,
  )}<${NoGoalButton} kind="goalshape goalshape--none" /></div>`;
}

/** The stage with its slots. */
export function OnSetsStage() {
  const now = draft.value;
  const shape = chosen();
  return html`<section class="gstage" data-section="goal" aria-label=${t("section.goal")}><div class="gstage__head"><${Icon} name="flag" /> <span>${rich("section.goal")}</span><small>${t("goal.until-said")}</small></div>
      <div class=${classes("gstage__slots", shape?.shape !== "row" && "gstage__slots--grid", `gstage__slots--${shape?.shape}${shape?.size}`)}>
        ${(shape?.places ?? []).map((place, slot) => html`<${Slot} key=${slot} slot=${slot} area=${shape?.shape === "row" ? undefined : place} one=${now.laid[slot] ?? null} isSelected=${now.selected === slot} />`)}</div>
      <${Turner} turns=${["down"]} /><${Readout} /></section>`;
}

/** @param {(typeof SHAPES)[number]} one */
function choose(one) {
  const kept = draft.peek().laid.filter(Boolean).slice(0, one.size);
  change({ shape: one.shape, size: one.size, laid: kept, selected: -1 });
}

/** @param {{slot: number, area: string | undefined, one: Laid | null, isSelected: boolean}} props */
function Slot({ slot, area, one, isSelected }) {
  const style = area ? { gridArea: area } : {};
  const letter = "ABC"[slot] ?? "";
  if (!one)
    return html`<button class="slot" style=${style} data-section="goal" data-slot=${slot} aria-label=${t("goal.slot", { letter })} aria-pressed=${String(isSelected)} ...${press(() => change({ selected: slot }))}>${letter}</button>`;
  return html`<button class="slot slot--full" style=${style} data-section="goal" data-slot=${slot} aria-pressed=${String(isSelected)} aria-label=${t("goal.in-slot", { letter, cube: cubeName(`${one.isUpsideDown ? "~" : ""}${one.cube}`) })} ...${press(() => change({ selected: isSelected ? -1 : slot }))}>
    <${Cube} cube=${`${one.isUpsideDown ? "~" : ""}${one.cube}`} state=${isSelected ? "is-selected" : ""} isHidden=${true} /></button>`;
}
