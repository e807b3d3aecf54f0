/** Login cards: a square for each student, drawn here with the names that only this browser knows, or as a PDF without. */
import { Icon } from "../board/pieces.js";
import { get } from "../shared/api.js";
import { press } from "../shared/press.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { day, RoomPage, StayHere, Until } from "./frame.js";
import { own } from "./real_names.js";
import { path, room } from "./room_state.js";

/** @typedef {import("../types").LoginCards} LoginCards */

export function Cards() {
  const [found, setFound] = useState(/** @type {LoginCards | null} */ (null));
  const seq = room.value?.seq;
  useEffect(() => {
    get(path("/cards")).then(setFound, () => null);
  }, [seq]);
  document.title = t("coach.page-title", { part: t("coach.part.cards") });
  const count = found?.cards.length ?? 0;
  const tools = html`<a class="btn" href=${path("/cards.pdf")}><${Icon} name="down" /> ${t("coach.cards.pdf")}</a><button class="btn btn--primary" aria-disabled=${count > 0 ? null : "true"} ...${press(() => count > 0 && print())}><${Icon} name="print" /> ${t("coach.cards.print", { count })}</button>`;
  return html`<${RoomPage} here="cards" title=${t("coach.part.cards")} about=${t("coach.cards.what")} tools=${tools}>
    <div class="cardsnotes noprint"><${StayHere} /><${Until} /></div>
    ${found && count === 0 && html`<div class="panel empty"><p>${t("coach.nobody-yet")}</p></div>`}
    ${
      found &&
      count > 0 &&
      html`<div class="slips">${found.cards.map(
        (
          one,
        ) => html`<div key=${one.label} class="slip"><span class="qr"><svg viewBox=${`-1 -1 ${one.size + 2} ${one.size + 2}`} role="img" aria-label=${t("coach.cards.square", { name: one.name })} shape-rendering="crispEdges"><path fill="#000" d=${one.square} /></svg></span>
      <b>${one.name}</b><span class="slip__real">${own.value.names[one.label] ?? ""}</span><span class="code">${found.code}</span><small>${t("coach.cards.until", { address: found.address, day: day(found.kept_until, { day: "numeric", month: "short" }) })}</small></div>`,
      )}</div>`
    }<//>`;
}
