/** What every screen of a player's day has: where one is, the three ways at the bottom, and whether the network is there. */
import { Icon } from "../board/pieces.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { TopBar } from "../shared/shell.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { kept } from "../tournament/kept.js";
import { day, isOnline, mine, route } from "./day_state.js";

/** @typedef {import("../../vendor/preact").Child} Child */

/** No network, or entries that wait for it. */
export function Away() {
  const waiting = kept.value.length;
  if (isOnline.value && waiting === 0) return null;
  const says = isOnline.value ? t("hall.kept-sending", { count: waiting }) : waiting ? t("hall.kept", { count: waiting }) : t("hall.offline");
  return html`<p class="offline" role="status"><${HallIcon} name="warn" /><span>${says}</span></p>`;
}

/** @param {{children?: Child, where?: Child, dock?: Child, kind?: string}} props */
export function Frame({ children, where, dock, kind = "" }) {
  const one = mine.value;
  const known = [one?.name ?? one?.id, one?.division].filter(Boolean).join(" · ");
  return html`<${TopBar} back="/tournaments" where=${where ?? html`<b>${day.value?.title}</b> <span>${known}</span>`} />
    <main class=${`page page--phone page--dock stack-3 ${kind}`}><${Away} />${children}</main>${dock ?? html`<${Dock} />`}`;
}

function Dock() {
  const here = ["results", "sign"].includes(route.value) ? route.value : "seat";
  return html`<nav class="dock dock--3" aria-label=${t("day.ways")}>
    <a href="#seat" aria-current=${here === "seat" ? "page" : null}><${HallIcon} name="pin" />${t("day.way.seat")}</a>
    <a href="#results" aria-current=${here === "results" ? "page" : null}><${HallIcon} name="cup" />${t("day.way.results")}</a>
    <a href="#sign" aria-current=${here === "sign" ? "page" : null}><${Icon} name="pencil" />${t("day.way.sign")}</a></nav>`;
}
