/** The ways around: the bar at the top, and the tabs at the bottom of small screens. A page says which door it is behind. */
import { Icon } from "../board/pieces.js";
import { isOffline } from "./offline.js";
import { press } from "./press.js";
import { Dialog, Mark, Switches } from "./shell.js";
import { html, useState } from "./ui.js";
import { words as navigationWords } from "../strings/navigation.ftl";
import { addWords, t } from "./words.js";

addWords(navigationWords);

/** @typedef {import("../types").Door} Door */

/** @type {Door[]} The doors that this server has, as the page brings them. */
export const DOORS = JSON.parse(document.body.dataset.doors || "[]");
const NAME_STORED_AS = "forceout.nickname";

/** The first letter of one's name, for the pawn. */
function ownLetter() {
  try {
    return (localStorage.getItem(NAME_STORED_AS) ?? "").slice(0, 1).toUpperCase();
  } catch {
    return "";
  }
}

/** @param {string} group */
const doorsOf = (group) => DOORS.filter((one) => one.group === group);

/** @param {{door: Door, here: string, kind: string, hasIcon?: boolean}} props */
function DoorLink({ door, here, kind, hasIcon }) {
  return html`<a class=${kind} href=${door.href} aria-current=${door.name === here ? "page" : null}>${hasIcon && html`<${Icon} name=${door.icon} />`}<span>${t(`nav.${door.name}`)}</span></a>`;
}

/**
 * The bar at the top, with the doors on large screens and one's own page.
 * @param {{here: string, name?: string}} props
 */
export function NavBar({ here, name }) {
  const letter = name ? name.slice(0, 1).toUpperCase() : ownLetter();
  const [mine] = doorsOf("mine");
  return html`<header class="topbar topbar--nav">
    <a class="topbar__name" href="/" aria-label=${t("shell.home")}><${Mark} /><span>Forceout</span></a>
    <nav class="nav" aria-label=${t("nav.main")}>${doorsOf("play").map((door) => html`<${DoorLink} door=${door} here=${here} kind="nav__item" />`)}
      ${doorsOf("work").length > 0 && html`<span class="nav__gap" aria-hidden="true"></span>`}
      ${doorsOf("work").map((door) => html`<${DoorLink} door=${door} here=${here} kind="nav__item" />`)}</nav>
    <div class="topbar__tools">
      ${
        mine &&
        html`<a class="me" href=${mine.href} aria-label=${t("nav.my")} aria-current=${here === mine.name ? "page" : null}>
        <span class="me__pawn" aria-hidden="true">${letter || html`<${Icon} name="pawn" />`}</span><span class="me__name">${t("nav.my")}</span></a>`
      }
      <${Switches} /></div></header>${isOffline.value && html`<p class="offline-note" role="status">${t("nav.offline")}</p>`}`;
}

/**
 * The doors as tiles, each with what is behind it.
 * @param {{doors: Door[], here?: string, kind?: string}} props
 */
export function DoorTiles({ doors, here, kind }) {
  return html`<ul class=${`doors ${kind ?? ""}`}>${doors.map(
    (door) => html`<li key=${door.name}><a class="door" href=${door.href} aria-current=${door.name === here ? "page" : null}>
      <span class="door__art" aria-hidden="true"><${Icon} name=${door.icon} /></span><b>${t(`nav.${door.name}`)}</b><span class="door__what">${t(`nav.${door.name}.what`)}</span></a></li>`,
  )}</ul>`;
}

/**
 * The tabs at the bottom of small screens: the doors to play, and more.
 * @param {{here: string}} props
 */
export function TabBar({ here }) {
  const [isOpen, setOpen] = useState(false);
  const rest = [...doorsOf("mine"), ...doorsOf("work")];
  const isInRest = rest.some((door) => door.name === here);
  return html`<nav class="tabbar" aria-label=${t("nav.main")}>${doorsOf("play").map((door) => html`<${DoorLink} door=${door} here=${here} kind="tab" hasIcon=${true} />`)}
      ${rest.length > 0 && html`<button class="tab" aria-haspopup="dialog" aria-current=${isInRest ? "true" : null} ...${press(() => setOpen(true))}><${Icon} name="menu" /><span>${t("nav.more")}</span></button>`}</nav>
    ${isOpen && html`<${Dialog} title=${t("nav.more")} onClose=${() => setOpen(false)}><${DoorTiles} doors=${rest} here=${here} kind="doors--list" /><//>`}`;
}
