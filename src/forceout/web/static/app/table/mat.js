/** The mat: Goal, Required, Permitted, Forbidden. */
import { Cube, cubeName, GoalCubes, Icon, SymbolText } from "../pieces.js";
import { press } from "../press.js";
import { RuleLink } from "../shell.js";
import { classes, html } from "../ui.js";
import { rich, t, withNames } from "../words.js";
import { game, held, isBonus, isSelfPoliced, mySeat, names, refused, sending, shake, toConfirm, whyNot } from "./state.js";
import { mayShift, put, refusalFor, sectionsFor, takable } from "./holding.js";
import { GoalReading } from "./goal_reading.js";
import { sayWhy } from "./why.js";

const SECTIONS = /** @type {const} */ (["required", "permitted", "forbidden"]);
const ICONS = { required: "lock", permitted: "open", forbidden: "stop" };
const KEYS = { required: "R", permitted: "P", forbidden: "F" };

/** The mat with its four sections. */
export function Mat() {
  const now = shake.value;
  if (!now) return null;
  return html`<div class=${`mat mat--${game.value === "on-sets" ? "onsets" : "equations"}`}>
    <${GoalSection} />${SECTIONS.map((name) => html`<${Section} key=${name} name=${name} />`)}</div>`;
}

function GoalSection() {
  const now = shake.value;
  return html`<section class="section section--goal" aria-label=${t("section.goal")}>
    <span class="section__head"><${Icon} name="flag" /><span>${rich("section.goal")}</span></span>
    <div class="goal">${now?.goal
      ? html`<${GoalCubes} goal=${now.goal} game=${game.value} /><${GoalReading} goal=${now.goal} />`
      : html`<p class="small quiet">${t("goal.none")}</p>`}</div></section>`;
}

/** @param {{name: "required" | "permitted" | "forbidden"}} props */
function Section({ name }) {
  const now = shake.value;
  if (!now) return null;
  const one = held.value;
  const isMine = now.turn === mySeat.value || (isSelfPoliced.value && Boolean(mySeat.value));
  const isTarget = Boolean(one) && isMine && sectionsFor(one).includes(name);
  const ask = toConfirm.value ?? (sending.value?.cube ? sending.value : null);
  const ghost = ask && (ask.do === "bonus" ? "forbidden" : ask.to) === name && ["move", "bonus", "shift"].includes(ask.do) ? ask.cube : null;
  const cubes = now[name];
  const spoken = t("section.label", { section: t(`section.${name}`), count: cubes.length, cubes: cubes.map(cubeName).join(", ") });
  const isAsked = Boolean(one) && isMine;
  const note = isAsked && !isTarget && (refused.value?.section === name || (one && one.from === "resources")) ? refusalOf(name) : null;
  const head = html`<span class="section__head"><${Icon} name=${ICONS[name]} /><span>${isAsked ? t(`section.${name}`) : rich(`section.${name}`)}</span><small>${t(`section.${name}.note`)}</small>${isTarget && html`<kbd class="kbd">${KEYS[name]}</kbd>`}</span>`;
  const inside = html`${head}<span class="section__cubes">
      ${cubes.map((cube, place) => html`<${MatCube} key=${`${cube}${place}`} cube=${cube} section=${name} place=${place} isLast=${isLast(name, cube, place)} />`)}
      ${ghost && html`<${Cube} cube=${ghost} size="mat" state="is-ghost" />`}
      ${isTarget && !ghost && html`<span class="drop-here" aria-hidden="true"><${Icon} name="down" /></span>`}</span>
    ${note && html`<p class="section__why"><${Icon} name="stop" /><span><${SymbolText} text=${withNames(note.message, names.value)} /> <${RuleLink} rule=${note.rule} book=${game.value} /></span></p>`}`;
  const look = classes("section", `section--${name}`, isTarget && "is-target", isAsked && !isTarget && "is-refused");
  return html`<div class=${look} data-section=${name} role="group" aria-label=${spoken} ...${press((event) => tapped(event, name))}>
    ${inside}
    ${isTarget && html`<button class="section__put" aria-label=${t("section.put", { cube: one ? cubeName(one.cube) : "", section: t(`section.${name}`) })} onClick=${(/** @type {MouseEvent} */ event) => event.detail === 0 && put(name)}></button>`}
  </div>`;
}

/** @param {Event} event @param {string} name */
function tapped(event, name) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("a, .term, .matcube, .section__put") || !mySeat.peek()) return;
  const isMine = shake.peek()?.turn === mySeat.peek();
  if (held.peek()) put(name);
  else if (name === "permitted" && isMine && target.closest(".cube")) sayWhy(whyNot("shift"));
}

/** @param {string} name */
function refusalOf(name) {
  if (!held.value) return null;
  const asked = refused.value;
  if (asked?.section === name) return asked.refusal;
  const refusal = refusalFor(held.value, name);
  return refusal.code && !isBonus.value ? refusal : null;
}

/**
 * Whether this cube is the one moved last.
 * @param {string} section
 * @param {string} cube
 * @param {number} place
 */
function isLast(section, cube, place) {
  const now = shake.value;
  const last = now?.last;
  if (!now || !last || last.to !== section || last.cube !== cube) return false;
  return now[/** @type {"required"} */ (section)].lastIndexOf(cube) === place;
}

/** @param {{cube: string, section: string, place: number, isLast: boolean}} props */
function MatCube({ cube, section, place, isLast }) {
  const isHeld = held.value?.from === "permitted" && held.value.well === place && section === "permitted";
  const state = classes(isLast && "is-last is-landing", isHeld && "is-selected");
  const maybe = section === "permitted" && mayShift(cube);
  if (!maybe) return html`<${Cube} cube=${cube} size="mat" state=${state} />`;
  return html`<button class="matcube" aria-label=${t("section.take", { cube: cubeName(cube) })} aria-pressed=${String(isHeld)}
    ...${takable({ cube, from: "permitted", well: place })}><${Cube} cube=${cube} size="mat" state=${state} isHidden=${true} /></button>`;
}
