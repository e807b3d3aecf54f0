/** What every screen of the desk has: its head with the way back, whether the network is there, and the tools below. */
import { Icon } from "../board/pieces.js";
import { TopBar } from "../shared/shell.js";
import { html, useEffect } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { desk, isOnline, route } from "./desk_state.js";
import { HallIcon } from "./hall_pieces.js";

/** @typedef {import("../../vendor/preact").Child} Child */

/**
 * A screen: `back` is its fragment, `needs` says that it is of no use without a network.
 * @param {{title: string, about?: Child, back?: string, kind?: string, needs?: boolean, dock?: Child, children?: Child}} props
 */
export function Screen({ title, about, back = "#desk", kind = "stack-3", needs = true, dock, children }) {
  useEffect(() => {
    document.title = `${title} · Forceout`;
  }, [title]);
  const where = html`<b>${title}</b> <span>${about ?? ""}</span>`;
  return html`<${TopBar} back=${back} where=${where} />
    <main class=${`page page--phone ${kind}${dock ? " page--dock" : ""}`}><h1 class="vh">${title}</h1>
      ${!isOnline.value && html`<p class="offline" role="status"><${HallIcon} name="warn" /><span>${t(needs ? "desk.offline-waits" : "desk.offline-goes-on")}</span></p>`}
      <${Asked} />${children}</main>${dock}`;
}

/** Another judge asks: shown on whatever screen is open. */
function Asked() {
  const one = desk.value?.seconds[0];
  if (!one || route.value[0] === "second") return null;
  return html`<a class="call is-first" href=${`#second/${one.table.match}/${one.number}`}><${HallIcon} name="scale" /><span class="call__why">${t("second.asks", { name: one.by })}</span><${Icon} name="next" /></a>`;
}

/** The tools under the thumb, of the desk or of a table. @param {{match?: string}} props */
export function Dock({ match }) {
  if (match) {
    return html`<nav class="dock" aria-label=${t("desk.at-table")}><a href=${`#solution/${match}`}><${Icon} name="check" />${t("dock.check")}</a><a href=${`#find/${match}`}><${HallIcon} name="search" />${t("dock.find")}</a><a href=${`#penalty/${match}`}><${HallIcon} name="minus1" />${t("dock.penalty")}</a><a href=${`#appeal/${match}`}><${HallIcon} name="scale" />${t("dock.appeal")}</a></nav>`;
  }
  return html`<nav class="dock" aria-label=${t("desk.tools")}><a href="#find"><${HallIcon} name="search" />${t("dock.find")}</a><a href="#clocks"><${Icon} name="clock" />${t("dock.clock")}</a><a href="#questions"><${HallIcon} name="mouth" />${t("dock.questions")}</a><a href="#new"><${HallIcon} name="plus" />${t("dock.new")}</a></nav>`;
}

/**
 * A chip with a clause, which leads to its text.
 * @param {{rule: string | null | undefined, game?: string}} props
 */
export function Clause({ rule, game = "on-sets" }) {
  if (!rule) return null;
  const guideline = /^guideline (.+)$/i.exec(rule);
  const book = guideline ? "guidelines" : game;
  const section = guideline ? guideline[1] : rule;
  return html`<a class="rule" href=${`#rules/${book}/${section}`} aria-label=${t("shell.rule", { section: section ?? "" })}>${guideline ? t("desk.guide", { section: section ?? "" }) : section}</a>`;
}
