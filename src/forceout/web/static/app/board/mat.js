/** The mat: Goal, Required, Permitted, Forbidden. What a page adds to a section, and does with it, is handed in. */

import { classes, html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Cube, cubeName, GoalCubes, Icon } from "./pieces.js";

/** @typedef {import("../../vendor/preact").Child} Child */
/** @typedef {import("../types").Shake} Shake */
/** @typedef {"goal" | "required" | "permitted" | "forbidden"} SectionName */
/**
 * What a page makes of a section: its element with classes and attributes, what stands in its head and beside it, how a
 * cube is drawn, and what comes after the cubes; `goal` is the Goal where it is drawn otherwise.
 * @typedef {{tag?: string, look?: string, attributes?: Record<string, unknown>, title?: Child, goal?: Child, cube?: (cube: string, place: number, state: string) => Child, more?: Child, below?: Child}} Dress
 */

const SECTIONS = /** @type {SectionName[]} */ (["goal", "required", "permitted", "forbidden"]);
const ICONS = { goal: "flag", required: "lock", permitted: "open", forbidden: "stop" };

/** How many cubes leave room for the name of their section where the mat is small. */
const FEW = 4;

/**
 * The mat with its four sections; a small one is only looked at.
 * @param {{game: string, shake: Shake, dress?: (name: SectionName) => Dress, isSmall?: boolean}} props
 */
export function Mat({ game, shake, dress, isSmall }) {
  return html`<div class=${classes("mat", `mat--${game}`, isSmall && "mat--small")}>${SECTIONS.map((name) => html`<${Section} key=${name} name=${name} game=${game} shake=${shake} dress=${dress} isSmall=${isSmall} />`)}</div>`;
}

/** @param {{name: SectionName, game: string, shake: Shake, dress?: (name: SectionName) => Dress, isSmall?: boolean}} props */
function Section({ name, game, shake, dress, isSmall }) {
  const {
    tag = "div",
    look,
    attributes = { role: "group", "aria-label": spokenSection(name, shake) },
    title = t(`section.${name}`),
    goal,
    cube,
    more,
    below,
  } = dress?.(name) ?? {};
  const body =
    name === "goal"
      ? (goal ?? (shake.goal && html`<div class="goal"><${GoalCubes} goal=${shake.goal} game=${game} /></div>`))
      : html`<span class="section__cubes" style=${roomFor(shake[name].length + (isSmall ? 0 : 1))}>${shake[name].map((one, place) => html`<${Placed} key=${`${one}${place}`} cube=${one} place=${place} state=${isLast(shake, name, one, place) ? "is-last is-landing" : ""} draw=${cube} />`)}${more}</span>`;
  return html`<${tag} class=${classes("section", `section--${name}`, name !== "goal" && shake[name].length > FEW && "section--many", look)} ...${attributes}><span class="section__head"><${Icon} name=${ICONS[name]} />${title}</span>${body}${below}</${tag}>`;
}

/** How many cubes lie in a row when they lie in one, two or three: the stylesheet takes what leaves them largest. @param {number} count */
function roomFor(count) {
  const most = Math.max(4, count);
  return { "--n": most, "--n2": Math.ceil(most / 2), "--n3": Math.ceil(most / 3) };
}

/** @param {{cube: string, place: number, state: string, draw?: Dress["cube"]}} props */
function Placed({ cube, place, state, draw }) {
  return draw ? html`${draw(cube, place, state)}` : html`<${Cube} cube=${cube} size="mat" state=${state} />`;
}

/**
 * Whether this cube is the one moved last.
 * @param {Shake} shake
 * @param {"required" | "permitted" | "forbidden"} section
 * @param {string} cube
 * @param {number} place
 */
function isLast(shake, section, cube, place) {
  const { last } = shake;
  return Boolean(last && last.to === section && last.cube === cube && shake[section].lastIndexOf(cube) === place);
}

/**
 * What a section is called aloud.
 * @param {SectionName} name
 * @param {Shake} shake
 */
export function spokenSection(name, shake) {
  if (name === "goal") return t("board.goal", { goal: shake.goal ?? t("board.no-goal") });
  const title = t(`section.${name}`);
  const cubes = shake[name];
  return cubes.length
    ? t("board.section", { name: title, count: cubes.length, cubes: cubes.map(cubeName).join(", ") })
    : t("board.section-empty", { name: title });
}
