/** What every screen of the director's desk has: its head, the ways to the others, and whether the network is there. */
import { TopBar } from "../shared/shell.js";
import { html, useEffect } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { event, isAtDesk, isOnline, isRunning, linkTo, route } from "./desk_state.js";
import { kept } from "./kept.js";

/** @typedef {import("../../vendor/preact").Child} Child */

const TABS = /** @type {[string, string[], () => boolean][]} */ ([
  ["setup", ["setup", "import", "people", "print", "diary"], isRunning],
  ["pairing", ["pairing"], isRunning],
  ["round", ["round"], () => true],
  ["sheets", ["sheets", "sheet"], isAtDesk],
  ["standings", ["standings"], () => true],
  ["awards", ["awards"], isRunning],
]);

/** The ways to the other screens. */
function Tabs() {
  const here = route.value[0] || "round";
  const open = TABS.filter(([, , isOpen]) => isOpen());
  return html`<nav class="tabs-scroll" aria-label=${t("hall.screens")}><div class="seg seg--nav">${open.map(
    ([name, screens]) => html`<a key=${name} href=${linkTo(name)} aria-current=${screens.includes(here) ? "page" : null}>${t(`hall.tab.${name}`)}</a>`,
  )}</div></nav>`;
}

/**
 * A screen with its heading, what stands below it, and its buttons at the right.
 * @param {{title: Child, name: string, lead?: Child, head?: Child, tools?: Child, kind?: string, children?: Child}} props
 */
export function Screen({ title, name, lead, head, tools, kind = "page--wide", children }) {
  const one = event.value;
  useEffect(() => {
    document.title = `${name} · ${one?.title ?? ""} · Forceout`;
    // A list that scrolls sideways shows where one is.
    document.querySelector(".only-phone .seg--nav [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [name, one?.title]);
  const where = html`<b>${one?.title}</b> <span>${one?.date}</span>`;
  return html`<${TopBar} back="/tournaments" where=${where} tools=${html`<span class="not-phone desk-tabs"><${Tabs} /></span>`} />
    <div class="only-phone phone-nav"><${Tabs} /></div>
    <main class=${`page ${kind}`}>
      <${Away} />
      <div class="head"><div class=${head ? "row head__plate" : ""}>${head}<div><h1>${title}</h1>${lead && html`<p>${lead}</p>`}</div></div>${tools && html`<div class="row">${tools}</div>`}</div>
      ${children}</main>`;
}

/** No network, or entries that wait for it. */
function Away() {
  const waiting = kept.value.length;
  if (isOnline.value && waiting === 0) return null;
  const says = isOnline.value ? t("hall.kept-sending", { count: waiting }) : waiting ? t("hall.kept", { count: waiting }) : t("hall.offline");
  return html`<p class="offline" role="status"><${HallIcon} name="warn" /><span>${says}</span></p>`;
}
