/** The pieces of the kit, drawn: cubes, cards, dots, and symbols inside sentences. */
import { classes, html } from "../shared/ui.js";
import { GLYPHS, readCube, readGoal, tokens } from "../shared/notation.js";
import { t } from "../shared/words.js";

/** @typedef {import("../../vendor/preact").Child} Child */

/** Where the faces and icons are, beside these modules. */
export const SPRITE = new URL("../../pieces.svg", import.meta.url).pathname;
const COLORS = /** @type {Record<string, string>} */ ({ r: "red", b: "blue", g: "green", k: "black" });
const DOTS = "BRGY";

/**
 * An icon of the sprite.
 * @param {{name: string, label?: string, kind?: string}} props
 */
export function Icon({ name, label, kind }) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${classes("icon", kind)} ...${named}><use href=${`${SPRITE}#i-${name}`} /></svg>`;
}

/**
 * A colour dot of a card or a cube.
 * @param {{color: string}} props
 */
export function Dot({ color }) {
  return html`<i class=${`dot dot--${color.toLowerCase()}`}><span>${color}</span></i>`;
}

/**
 * What a cube is called aloud: "black 7, upside-down".
 * @param {string} text
 */
export function cubeName(text) {
  const cube = readCube(text);
  const symbol = t(`symbol.${cube.symbol}`);
  const name = cube.color ? t("cube.colored", { color: t(`color.${cube.color}`), symbol }) : symbol;
  if (cube.isUpsideDown && cube.isSideways) return t("cube.both", { name });
  if (cube.isUpsideDown) return t("cube.upside-down", { name });
  return cube.isSideways ? t("cube.sideways", { name }) : name;
}

/**
 * The ink of an On-Sets symbol.
 * @param {string} symbol
 */
function ink(symbol) {
  if (/\d/.test(symbol)) return "ink--green";
  return "=⊆VΛ".includes(symbol) ? "ink--blue" : "ink--red";
}

/**
 * A cube with the face that its notation names; `size` is "sm", "xs", "lg" or "mat".
 * @param {{cube: string, size?: string, state?: string, isHidden?: boolean}} props
 */
export function Cube({ cube, size, state, isHidden }) {
  const face = readCube(cube);
  const isDot = !face.color && DOTS.includes(face.symbol);
  const named = isHidden ? { "aria-hidden": "true" } : { role: "img", "aria-label": cubeName(cube) };
  const look = face.color ? `cube--${COLORS[face.color]}` : classes("cube--ivory", !isDot && ink(face.symbol));
  return html`<span ...${named} class=${classes(
    "cube",
    look,
    size && `cube--${size}`,
    state,
    face.isUpsideDown && "is-upside-down",
    face.isSideways && "is-sideways",
  )}>
    ${
      isDot
        ? html`<${Dot} color=${face.symbol} />`
        : html`<svg class="cube__face" aria-hidden="true"><use href=${`${SPRITE}#g-${GLYPHS[face.symbol] ?? "eq"}`} /></svg>`
    }
    ${face.color && html`<b class="cube__mark" aria-hidden="true">${face.color}</b>`}
    ${(face.isUpsideDown || face.isSideways) && html`<b class="cube__flag" aria-hidden="true">${face.isSideways ? ">" : ""}${face.isUpsideDown ? "~" : ""}</b>`}
  </span>`;
}

/**
 * What a card is called aloud.
 * @param {string} card
 */
export function cardName(card) {
  if (card === "-" || card === "blank") return t("card.blank");
  return t("card.named", { colors: [...card].map((one) => t(`symbol.${one}`)).join(", ") });
}

/**
 * A card of the Universe; `state` is "removed" or "lifted".
 * @param {{card: string, state?: string, tag?: string, place?: number}} props
 */
export function Card({ card, state, tag, place }) {
  const told = tag ?? (state && t(`card.${state}`));
  const spoken = told ? t("card.tagged", { card: cardName(card), tag: told }) : cardName(card);
  return html`<li class=${classes("ucard", state && `is-${state}`)} style=${{ "--i": place ?? 0 }}>
    <span class="vh">${spoken}</span>
    <span class="bare" aria-hidden="true">
      ${[...DOTS].map((one) => (card.includes(one) ? html`<${Dot} color=${one} />` : html`<i class="dot dot--off"></i>`))}
      ${state === "removed" && html`<span class="ucard__name"><b>${card}</b></span>`}
      ${tag && html`<span class="ucard__tag">${tag}</span>`}
    </span></li>`;
}

/**
 * A symbol as ink on paper: a glyph, a dot, or the character itself; only On-Sets has coloured inks.
 * @param {{symbol: string, game?: string}} props
 */
export function Ink({ symbol, game = "on-sets" }) {
  const face = readCube(symbol);
  const glyph = GLYPHS[face.symbol];
  if (!face.color && DOTS.includes(face.symbol)) return html`<span role="img" aria-label=${t(`symbol.${face.symbol}`)}><${Dot} color=${face.symbol} /></span>`;
  if (!glyph) return html`<span class="sym">${face.symbol}</span>`;
  const turned = classes(
    "glyph",
    face.isSideways && face.isUpsideDown ? "turned--both" : face.isUpsideDown ? "turned--down" : face.isSideways && "turned--side",
  );
  return html`<span class=${classes("sym", game === "on-sets" && !/\d/.test(face.symbol) && ink(face.symbol))}>
    <svg class=${turned} role="img" aria-label=${cubeName(symbol)}><use href=${`${SPRITE}#g-${glyph}`} /></svg></span>`;
}

/**
 * A sentence in which the games' signs are drawn, so that they look the same everywhere.
 * @param {{text: string}} props
 */
export function SymbolText({ text }) {
  return html`${text
    .split(/([∪∩⊆Λ√])/u)
    .map((part, place) =>
      place % 2 ? html`<svg class="glyph" role="img" aria-label=${t(`symbol.${part}`)}><use href=${`${SPRITE}#g-${GLYPHS[part]}`} /></svg>` : part,
    )}`;
}

/**
 * A written Solution or Goal, line by line, in ink.
 * @param {{text: string, game: string}} props
 */
export function Written({ text, game }) {
  /** @type {Child[][]} */
  const lines = [[]];
  for (const token of tokens(text, game)) {
    const line = /** @type {Child[]} */ (lines[lines.length - 1]);
    if (token.kind === "break") lines.push(token.text === "||" ? [html`<span class="small quiet">${t("writing.second")}</span>`] : []);
    else if (token.kind === "symbol") line.push(html`<${Ink} symbol=${token.text} game=${game} />`);
    else if (token.kind === "open" || token.kind === "close") line.push(html`<span class="sym sym--paren">${token.text}</span>`);
    else if (token.kind !== "space") line.push(html`<span class="sym">${token.text}</span>`);
  }
  return html`${lines.filter((line) => line.length > 0).map((line) => html`<div class="writing__line">${line}</div>`)}`;
}

const SHAPES = /** @type {Record<string, string[]>} */ ({
  row: ["2/1", "2/2", "2/3"],
  column: ["1/2", "2/2", "3/2"],
  tee: ["1/1/2/3", "2/1", "2/2"],
  ell: ["1/1", "2/1", "2/2"],
});

/**
 * A Goal as it lies on the mat.
 * @param {{goal: string, game: string, size?: string}} props
 */
export function GoalCubes({ goal, game, size = "mat" }) {
  const { shape, cubes } = readGoal(goal, game);
  const places = shape && SHAPES[shape];
  if (places && shape !== "row") {
    return html`<div class="goal__shape">${cubes.map((one, place) => html`<span class="goal__place" style=${{ gridArea: places[place] }}><${Cube} cube=${one.text} size=${size} /></span>`)}</div>`;
  }
  return html`<div class="goal__row">${cubes.map((one) => html`${one.hasSpaceBefore && html`<span class="goal__gap" role="img" aria-label=${t("goal.space")}></span>`}<${Cube} cube=${one.text} size=${size} />`)}</div>`;
}
