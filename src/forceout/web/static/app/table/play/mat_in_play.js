/** The mat while a shake is played: where the cube in hand may go, and why not elsewhere. */
import { Mat } from "../../board/mat.js";
import { Cube, cubeName, GoalCubes, Icon, SymbolText } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html } from "../../shared/ui.js";
import { hasWords, rich, t } from "../../shared/words.js";
import { game, held, isSelfPoliced, mySeat, sending, shake, toConfirm, whyNot } from "../state/state.js";
import { mayShift, put, refusalFor, sectionsFor, takable } from "./cube_in_hand.js";
import { GoalReading } from "./goal_reading.js";
import { sayWhy } from "./closed_reason.js";

const KEYS = { required: "R", permitted: "P", forbidden: "F" };

/** The mat, on which cubes are put; a small one is only looked at. @param {{isSmall?: boolean}} props */
export function MatInPlay({ isSmall = false }) {
  const now = shake.value;
  if (!now) return null;
  return html`<${Mat} game=${game.value} shake=${now} dress=${isSmall ? lookedAt : dressed} isSmall=${isSmall} />`;
}

/** @param {import("../../board/mat.js").SectionName} name @returns {import("../../board/mat.js").Dress} */
function dressed(name) {
  return name === "goal" ? goalDress() : sectionDress(name);
}

/** @param {import("../../board/mat.js").SectionName} name @returns {import("../../board/mat.js").Dress} */
function lookedAt(name) {
  return name === "goal" ? goalDress() : { title: html`<span>${rich(`section.${name}`)}</span><small>${t(`section.${name}.note`)}</small>` };
}

function goalDress() {
  const now = shake.value;
  return {
    tag: "section",
    attributes: { "aria-label": t("section.goal") },
    title: html`<span>${rich("section.goal")}</span>`,
    goal: html`<div class="goal">${
      now?.goal
        ? html`<${GoalCubes} goal=${now.goal} game=${game.value} /><${GoalReading} goal=${now.goal} />`
        : html`<p class="small quiet">${t("goal.none")}</p>`
    }</div>`,
  };
}

/** @param {"required" | "permitted" | "forbidden"} name */
function sectionDress(name) {
  const now = shake.value;
  const one = held.value;
  const isMine = now?.turn === mySeat.value || (isSelfPoliced.value && Boolean(mySeat.value));
  const isTarget = Boolean(one) && isMine && sectionsFor(one).includes(name);
  const ask = toConfirm.value ?? (sending.value?.cube ? sending.value : null);
  const ghost = ask && (ask.do === "bonus" ? "forbidden" : ask.to) === name && ["move", "bonus", "shift"].includes(ask.do) ? ask.cube : null;
  const cubes = now?.[name] ?? [];
  const spoken = t("section.label", { section: t(`section.${name}`), count: cubes.length, cubes: cubes.map(cubeName).join(", ") });
  const isAsked = Boolean(one) && isMine;
  return {
    look: classes(isTarget && "is-target", isAsked && !isTarget && "is-refused"),
    attributes: { "data-section": name, role: "group", "aria-label": spoken, ...press((event) => tapped(event, name)) },
    title: html`<span>${isAsked ? t(`section.${name}`) : rich(`section.${name}`)}</span>${isAsked && !isTarget ? html`<small class="section__no">${shortRefusal(name)}</small>` : html`<small>${t(`section.${name}.note`)}</small>`}${isTarget && html`<kbd class="kbd only-desk">${KEYS[name]}</kbd>`}`,
    cube:
      name === "permitted"
        ? (/** @type {string} */ cube, /** @type {number} */ place, /** @type {string} */ state) =>
            html`<${PermittedCube} cube=${cube} place=${place} state=${state} />`
        : undefined,
    more: html`${ghost && html`<${Cube} cube=${ghost} size="mat" state="is-ghost" />`}${isTarget && !ghost && html`<span class="drop-here" aria-hidden="true"><${Icon} name="down" /></span>`}`,
    below: html`${isTarget && html`<button class="section__put" aria-label=${t("section.put", { cube: one ? cubeName(one.cube) : "", section: t(`section.${name}`) })} onClick=${(/** @type {MouseEvent} */ event) => event.detail === 0 && put(name)}></button>`}`,
  };
}

/** @param {Event} event @param {string} name */
function tapped(event, name) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("a, .term, .matcube, .section__put") || !mySeat.peek()) return;
  const isMine = shake.peek()?.turn === mySeat.peek();
  if (held.peek()) put(name);
  else if (name === "permitted" && isMine && target.closest(".cube")) sayWhy(whyNot("shift"));
}

/**
 * Why a section does not take the cube in hand, in a few words; a press brings the whole sentence.
 * @param {string} name
 */
function shortRefusal(name) {
  if (!held.value) return "";
  const { code } = refusalFor(held.value, name);
  const key = hasWords(`section.no.${code}`) ? `section.no.${code}` : "section.no";
  return html`<${SymbolText} text=${t(key, { cube: held.value.cube, count: shake.value?.resources.length ?? 0 })} />`;
}

/** A cube of Permitted, which may be taken out again where that is played. @param {{cube: string, place: number, state: string}} props */
function PermittedCube({ cube, place, state }) {
  const isHeld = held.value?.from === "permitted" && held.value.well === place;
  const look = classes(state, isHeld && "is-selected");
  if (!mayShift(cube)) return html`<${Cube} cube=${cube} size="mat" state=${look} />`;
  return html`<button class="matcube" aria-label=${t("section.take", { cube: cubeName(cube) })} aria-pressed=${String(isHeld)}
    ...${takable({ cube, from: "permitted", well: place })}><${Cube} cube=${cube} size="mat" state=${look} isHidden=${true} /></button>`;
}
