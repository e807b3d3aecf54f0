/** The hub: today's puzzle, the six kinds, sprints, lessons, themes, weeks. */
import { Icon } from "../board/pieces.js";
import { press } from "../shared/press.js";
import { Toasts, TopBar } from "../shared/shell.js";
import { hasWords, t } from "../shared/words.js";
import { html, useState } from "../shared/ui.js";
import { choose, chosen, DIVISIONS, GAMES } from "./choices.js";
import { useHub, Waiting } from "./loading.js";
import { nextPuzzle } from "./puzzle.js";
import { RatingBand } from "./rating.js";

/** @typedef {import("../types").PracticeHub} HubView */
const ICONS = /** @type {Record<string, string>} */ ({ find: "pencil", challenge: "flag", wrong: "cross", reading: "eye", goal: "lock", safe: "turn" });
const ENOUGH = 5;

export function Hub() {
  const [choice, setChoice] = useState(chosen());
  const hub = useHub(choice.game, choice.division);
  /** @param {Partial<import("./choices.js").Choice>} change */
  const change = (change) => {
    choose(change);
    setChoice({ ...choice, ...change });
  };
  if (typeof hub === "string") return html`<${Waiting} answer=${hub} back="/" />`;
  document.title = t("practice.hub-title");
  return html`<${TopBar} back="/" /><main class="page practice">
    <div class="pagehead"><div><h1>${t("practice.title")}</h1><p>${t("practice.lead")}</p></div>
      <div class="row"><${Chooser} label=${t("practice.game")} value=${choice.game} values=${GAMES} name=${(/** @type {string} */ one) => t(`game.${one}`)} onChoice=${(/** @type {string} */ game) => change({ game })} />
        <${Chooser} label=${t("practice.division")} value=${choice.division} values=${DIVISIONS} name=${(/** @type {string} */ one) => t(`practice.division.${one}`)} onChoice=${(/** @type {string} */ division) => change({ division })} /></div></div>
    ${hub === null ? html`<p class="banner">${t("practice.loading")}</p>` : html`<${Contents} hub=${hub} />`}</main><${Toasts} />`;
}

/** @param {{label: string, value: string, values: string[], name: (one: string) => string, onChoice: (one: string) => void}} props */
function Chooser({ label, value, values, name, onChoice }) {
  return html`<label class="practice-field"><span class="small">${label}</span><select value=${value} onChange=${(/** @type {any} */ event) => onChoice(event.target.value)}>${values.map((one) => html`<option value=${one} selected=${one === value}>${name(one)}</option>`)}</select></label>`;
}

/** Whether there is anything to count. @param {{progress: number[]}} one */
const isTried = ({ progress }) => (progress[0] ?? 0) > 0;

/** @param {Partial<import("./choices.js").Choice>} change */
function go(change) {
  choose({ kind: undefined, theme: undefined, level: undefined, code: undefined, queue: [], ...change });
  nextPuzzle();
}

/** @param {{hub: HubView}} props */
function Contents({ hub }) {
  const played = hub.themes.filter((one) => themeName(one.theme));
  return html`<div class="practice-grid"><div class="stack">
      ${hub.today && html`<section class="panel"><div class="panel__head"><h2>${t("practice.today")}</h2></div><p>${t("practice.today.what")}</p><p><a class="btn btn--primary btn--big" href=${`/practice/puzzle/${hub.today}`} onClick=${() => choose({ kind: undefined, theme: undefined, code: undefined, queue: [] })}>${t("practice.today.go")}</a></p></section>`}
      ${hub.kinds.length === 0 && html`<p class="banner">${t("practice.without-network")}</p>`}
      ${
        hub.kinds.length > 0 &&
        html`<section class="panel"><div class="panel__head"><h2>${t("practice.kinds")}</h2></div><ul class="kinds">${hub.kinds.map(
          (one) =>
            html`<li><button type="button" class="kind" ...${press(() => go({ kind: one.kind }))}><span class="kind__art"><${Icon} name=${ICONS[one.kind] ?? "play"} /></span><span><b>${t(`practice.kind.${one.kind}`)}</b><small>${t(`practice.kind.${one.kind}.what`)}</small></span>${isTried(one) && html`<span class="kind__count"><b>${one.progress[1]}</b>${t("practice.of-tried", { count: one.progress[0] ?? 0 })}</span>`}</button></li>`,
        )}</ul><div class="row">${["easier", "harder"].map((level) => html`<button type="button" class="btn" ...${press(() => go({ level }))}>${t(`practice.${level}`)}</button>`)}</div></section>`
      }
      <section class="panel"><div class="panel__head"><h2>${t("practice.sprints")}</h2></div><p class="small">${t("practice.sprints.what")}</p><div class="sprints">${hub.sprints.map((one) => html`<a class="sprintcard" href=${`/practice/sprint/${hub.game}/${one.name}`}><b>${one.title}</b></a>`)}</div></section>
      <section class="panel"><div class="panel__head"><h2>${t("practice.lessons")}</h2></div><div class="topics">${hub.lessons.map((one) => html`<a class="topic" href=${`/practice/lesson/${hub.game}/${one.name}`}><b>${one.title}</b></a>`)}</div></section></div>
    <div class="stack">
      ${hub.rating && html`<${RatingBand} rating=${hub.rating} />`}
      ${hub.weeks.length > 0 && html`<section class="panel"><div class="panel__head"><h2>${t("practice.weeks")}</h2></div><${Weeks} hub=${hub} /></section>`}
      <section class="panel"><div class="panel__head"><h2>${t("practice.mine")}</h2></div><p><a class="btn" href="/practice/mistakes">${t("practice.mistakes")}</a></p><p><a class="btn" href="/practice/coach">${t("practice.coach")}</a></p></section>
      ${
        played.length > 0 &&
        html`<section class="panel"><div class="panel__head"><h2>${t("practice.themes")}</h2></div><table class="themes"><thead><tr><th scope="col">${t("practice.theme")}</th><th scope="col" class="n">${t("practice.theme.solved")}</th></tr></thead><tbody>${played.map(
          (one) =>
            html`<tr><th scope="row"><button type="button" class="practice-theme" ...${press(() => go({ theme: one.theme }))}>${themeName(one.theme)}</button></th><td class="n">${isTried(one) && t("practice.theme.count", { solved: one.progress[1] ?? 0, tried: one.progress[0] ?? 0 })}</td></tr>`,
        )}</tbody></table></section>`
      }</div></div>`;
}

/**
 * What a theme is called; nothing where it is not for people.
 * @param {string} theme
 */
export function themeName(theme) {
  const [kind, name = ""] = theme.split(":");
  if (kind === "variation") return t(`variation.${name}`);
  if (kind === "fault") return t(`practice.fault.${name}`);
  const key = `practice.theme.${theme.replace(":", ".")}`;
  return hasWords(key) ? t(key) : "";
}

/** @param {{hub: HubView}} props */
export function Weeks({ hub }) {
  const open = hub.weeks.at(-1) ?? 0;
  const words = hub.row > 0 ? t("practice.weeks.row", { count: hub.row }) : t("practice.weeks.none");
  return html`<p>${words} ${open < ENOUGH ? t("practice.weeks.open", { count: ENOUGH - open }) : ""}</p>
    <div class="weeks" role="img" aria-label=${words}>${hub.weeks.map((count, place) =>
      place === hub.weeks.length - 1 && count < ENOUGH
        ? html`<span class="week week--open" style=${{ "--of": count / ENOUGH }}><span>${count}</span></span>`
        : html`<span class=${count >= ENOUGH ? "week" : "week week--rest"}>${count >= ENOUGH ? "✓" : ""}</span>`,
    )}</div>`;
}
