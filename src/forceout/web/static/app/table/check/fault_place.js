/** Where a Solution is wrong, as a checker says it: a cube, a variation, a part of the text, one's own count. */
import { tokens } from "../../shared/notation.js";
import { Cube, cubeName, Icon, Ink } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html, useState } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { readCube } from "../../shared/notation.js";
import { game, shake, view } from "../state/state.js";
import { oneLine } from "../write/reading.js";
import { variationTitle } from "../side/side.js";

/**
 * What kind of place goes with a reason, as the server has it.
 * @param {string | null} code
 */
export function placeOf(code) {
  return code === null ? "whole" : (view.value?.legal?.places?.[code] ?? "whole");
}

/**
 * The question where, for one kind of place.
 * @param {{kind: string, text: string, value: string, variations: string[], onChange: (place: string) => void}} props
 */
export function Place({ kind, text, value, variations, onChange }) {
  switch (kind) {
    case "cube":
      return html`<${CubePlace} value=${value} onChange=${onChange} />`;
    case "variation":
      return html`<${VariationPlace} names=${variations} value=${value} onChange=${onChange} />`;
    case "count":
      return html`<label class="field"><span>${t(`place.count.${game.value}`)}</span><input class="input" inputmode=${game.value === "on-sets" ? "numeric" : undefined} value=${value} onInput=${(/** @type {any} */ event) => onChange(event.target.value.trim())} /></label>`;
    case "part":
      return html`<${PartPlace} text=${text} onChange=${onChange} />`;
    default:
      return null;
  }
}

/** The cubes of the shake, each symbol once. @param {{value: string, onChange: (place: string) => void}} props */
function CubePlace({ value, onChange }) {
  const now = shake.value;
  const all = now ? [...now.required, ...now.permitted, ...now.forbidden, ...now.resources] : [];
  const symbols = [...new Set(all.map((cube) => readCube(cube).symbol))];
  return html`<div class="stack"><p class="small" id="place-cube">${t("place.cube")}</p><div class="row placing" role="group" aria-labelledby="place-cube">${symbols.map((symbol) => html`<button key=${symbol} class="placing__cube" aria-label=${cubeName(symbol)} aria-pressed=${String(value === symbol)} ...${press(() => onChange(symbol))}><${Cube} cube=${symbol} size="sm" isHidden=${true} /></button>`)}</div></div>`;
}

/** The variations in force. @param {{names: string[], value: string, onChange: (place: string) => void}} props */
function VariationPlace({ names, value, onChange }) {
  const list = (shake.value?.variations ?? []).filter((one) => names.length === 0 || names.includes(one.name));
  return html`<div class="stack"><p class="small" id="place-variation">${t("place.variation")}</p><div class="row placing" role="group" aria-labelledby="place-variation">${list.map((one) => html`<button key=${one.name} class="btn" aria-pressed=${String(value === one.name)} ...${press(() => onChange(one.name))}>${variationTitle(one)}</button>`)}</div></div>`;
}

/** Both ends of a part, each with its two ways to go. */
const STEPS = /** @type {{end: 0 | 1, by: -1 | 1, key: string}[]} */ ([
  { end: 0, by: -1, key: "first-back" },
  { end: 0, by: 1, key: "first-on" },
  { end: 1, by: -1, key: "last-back" },
  { end: 1, by: 1, key: "last-on" },
]);

/** The symbols that are written, from one to another: tapped, or reached step by step where they are small. @param {{text: string, onChange: (place: string) => void}} props */
function PartPlace({ text, onChange }) {
  const list = tokens(oneLine(text), game.value).filter((one) => one.kind !== "space");
  const [ends, setEnds] = useState(/** @type {[number, number] | null} */ (null));
  /** @param {[number, number]} next */
  const keep = (next) => {
    setEnds(next);
    onChange(
      list
        .slice(next[0], next[1] + 1)
        .map((one) => one.text)
        .join(""),
    );
  };
  /** @param {number} place */
  const tap = (place) => keep(ends && ends[0] === ends[1] && place !== ends[0] ? [Math.min(ends[0], place), Math.max(ends[0], place)] : [place, place]);
  /** @param {0 | 1} end @param {number} by */
  const step = (end, by) => {
    const next = /** @type {[number, number]} */ (ends ? [...ends] : [0, 0]);
    if (ends) next[end] = Math.min(Math.max(next[end] + by, end ? next[0] : 0), end ? list.length - 1 : next[1]);
    keep(next);
  };
  return html`<div class="stack"><p class="small" id="place-part">${t("place.part")}</p><div class="row placing placing--part" role="group" aria-labelledby="place-part">${list.map(
    (token, place) => {
      const isIn = ends !== null && place >= ends[0] && place <= ends[1];
      return html`<button key=${place} class=${classes("placing__symbol", isIn && "is-on")} aria-pressed=${String(isIn)} aria-label=${t("place.symbol", { symbol: token.text, number: place + 1 })} ...${press(() => tap(place))}>${token.kind === "symbol" ? html`<${Ink} symbol=${token.text} game=${game.value} />` : token.text}</button>`;
    },
  )}</div>
    <div class="row placing__ends">${STEPS.map(({ end, by, key }) => html`${by < 0 && html`<span class="small">${t(end ? "place.last" : "place.first")}</span>`}<button key=${key} class="btn" aria-label=${t(`place.${key}`)} ...${press(() => step(end, by))}><${Icon} name=${by < 0 ? "back" : "next"} /></button>`)}</div></div>`;
}
