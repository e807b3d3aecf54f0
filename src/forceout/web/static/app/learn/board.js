/** A table drawn from a view of a shake: the Universe, the mat, the tray; alive where a page says so. */
import { Card, cardName, Cube, cubeName, Dot, GoalCubes, Icon } from "../pieces.js";
import { classes, html } from "../ui.js";
import { t } from "../words.js";

/** @typedef {import("../../vendor/preact").Child} Child */
/** @typedef {import("../types").Shake} Shake */

const SECTIONS = /** @type {const} */ (["required", "permitted", "forbidden"]);
const ICONS = { required: "lock", permitted: "open", forbidden: "stop" };

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
 * The cards; where `onCard` is given, they can be tapped.
 * @param {{cards: string[], chosen?: string[], removed?: string[], onCard?: (card: string) => void}} props
 */
export function Universe({ cards, chosen = [], removed = [], onCard }) {
  const stateOf = (/** @type {string} */ card) => (chosen.includes(card) ? "lifted" : removed.includes(card) ? "removed" : undefined);
  return html`<div class=${classes("universe", cards.length > 10 && "universe--many")}>
    <h2 class="label"><b>${t("board.universe")}</b> ${t("board.cards", { count: cards.length })}</h2>
    ${onCard
      ? html`<div class="universe__cards" role="group" aria-label=${t("board.universe")}>${cards.map((card) => html`<button class=${classes("ucard", chosen.includes(card) && "is-lifted")} aria-pressed=${String(chosen.includes(card))}
          aria-label=${cardName(card)} onClick=${() => onCard(card)}>${[..."BRGY"].map((one) => (card.includes(one) ? html`<${Dot} color=${one} />` : html`<i class="dot dot--off"></i>`))}</button>`)}</div>`
      : html`<ul class="universe__cards">${cards.map((card, place) => html`<${Card} card=${card} state=${stateOf(card)} place=${place} />`)}</ul>`}
  </div>`;
}

/**
 * A section's cubes, the last one moved ringed.
 * @param {{cubes: string[], last: string | null}} props
 */
function SectionCubes({ cubes, last }) {
  const ringed = last === null ? -1 : cubes.lastIndexOf(last);
  return html`<span class="section__cubes">${cubes.map((cube, place) => html`<${Cube} key=${place} cube=${cube} size="mat" state=${place === ringed ? "is-last is-landing" : ""} />`)}</span>`;
}

/**
 * What a section is called aloud.
 * @param {string} name
 * @param {string[]} cubes
 */
function spokenSection(name, cubes) {
  const title = t(`section.${name}`);
  return cubes.length ? t("board.section", { name: title, count: cubes.length, cubes: cubes.map(cubeName).join(", ") }) : t("board.section-empty", { name: title });
}

/**
 * The mat with its four sections; `targets` can be tapped.
 * @param {{game: string, shake: Shake, targets?: string[], onSection?: (name: string) => void, goal?: Child}} props
 */
export function Mat({ game, shake, targets = [], onSection, goal }) {
  const last = shake.last ?? null;
  const drawn = goal ?? (shake.goal && html`<div class="goal"><${GoalCubes} goal=${shake.goal} game=${game} /></div>`);
  const parts = /** @type {string[]} */ (["goal", ...SECTIONS]);
  return html`<div class=${`mat mat--${game === "on-sets" ? "onsets" : "equations"}`}>${parts.map((name) => {
    const cubes = name === "goal" ? [] : shake[/** @type {"required"} */ (name)];
    const head = html`<span class="section__head"><${Icon} name=${name === "goal" ? "flag" : ICONS[/** @type {"required"} */ (name)]} />${t(`section.${name}`)}</span>`;
    const body = name === "goal" ? drawn : html`<${SectionCubes} cubes=${cubes} last=${last && last.to === name ? last.cube : null} />`;
    const isTarget = targets.includes(name);
    const spoken = name === "goal" ? t("board.goal", { goal: shake.goal ?? t("board.no-goal") }) : spokenSection(name, cubes);
    return isTarget
      ? html`<button key=${name} type="button" class=${`section section--${name} is-target`} aria-label=${t("board.put-in", { section: spoken })} onClick=${() => onSection?.(name)}>${head}${body}</button>`
      : html`<div key=${name} class=${`section section--${name}`} role="group" aria-label=${spoken}>${head}${body}</div>`;
  })}</div>`;
}

/**
 * The tray with a well for every cube that was rolled; where `onWell` is given, cubes can be taken.
 * @param {{wells: (string | null)[], held?: number[], onWell?: (place: number, cube: string) => void, isRolling?: boolean, children?: Child, title?: string}} props
 */
export function Tray({ wells, held = [], onWell, isRolling, children, title }) {
  const left = wells.filter((one) => one !== null).length;
  return html`<div class=${classes("tray", isRolling && "is-rolling")} role="group" aria-label=${title ?? t("section.resources")}>
    <p class="label label--tray"><b>${title ?? t("section.resources")}</b> ${wells.length > 0 && t("board.left", { count: left })}</p>
    ${children || html`<div class="tray__wells" style=${{ "--per-row": String(wells.length > 18 ? 12 : 9) }}>${wells.map((cube, place) => {
      if (cube === null) return html`<span key=${place} class="well well--empty"></span>`;
      const face = html`<${Cube} cube=${cube} isHidden=${Boolean(onWell)} />`;
      return onWell
        ? html`<button key=${place} type="button" class=${classes("well", held.includes(place) && "is-selected")} style=${{ "--i": String(place) }} aria-pressed=${String(held.includes(place))} aria-label=${cubeName(cube)} onClick=${() => onWell(place, cube)}>${face}</button>`
        : html`<span key=${place} class="well" style=${{ "--i": String(place) }}>${face}</span>`;
    })}</div>`}
  </div>`;
}
