/** My rooms: open one, go on in one, or hold one together with another coach. */
import { Icon } from "../board/pieces.js";
import { get, post } from "../shared/api.js";
import { NavBar, TabBar } from "../shared/navigation.js";
import { press } from "../shared/press.js";
import { Toasts } from "../shared/shell.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { day } from "./frame.js";
import { ownOf } from "./real_names.js";

/** @typedef {import("../types").RoomEntry} RoomEntry */

const isKnown = () => document.cookie.includes("forceout_csrf=");

/** Be somebody: a guest, where nobody is. */
async function beSomebody() {
  if (!isKnown()) await post("/api/guests", {});
}

export function MyRooms() {
  const [rooms, setRooms] = useState(/** @type {RoomEntry[]} */ ([]));
  const [code, setCode] = useState("");
  const [doing, run] = useDoing();
  useEffect(() => {
    if (isKnown())
      get("/api/rooms").then(
        (/** @type {any} */ found) => setRooms(found.rooms),
        () => setRooms([]),
      );
  }, []);
  const open = () =>
    run("open", async () => {
      await beSomebody();
      location.assign(`/coach/${(await post("/api/rooms")).room}`);
    });
  /** @param {Event} event */
  const hold = (event) => {
    event.preventDefault();
    run("hold", async () => {
      await beSomebody();
      const joined = await post("/api/rooms/join", { code });
      location.assign(joined.role === "coach" ? `/coach/${joined.room}` : `/room/${joined.room}`);
    });
  };
  document.title = t("coach.page-title", { part: t("coach.title") });
  return html`<${NavBar} here="coach" /><main class="page page--tabs">
    <div class="pagehead"><div><h1>${t("coach.title")}</h1><p>${t("coach.lead")}</p></div></div>
    <div class="myrooms"><section class="panel stack"><h2>${t("coach.open.title")}</h2><p>${t("coach.open.what")}</p>
      <button class="btn btn--primary btn--big" aria-disabled=${doing ? "true" : null} ...${press(open)}><${Icon} name="board" /> ${t("coach.open")}</button></section>
      <section class="panel"><h2>${t("coach.mine")}</h2>${rooms.length === 0 && html`<p class="quiet">${t("coach.none")}</p>`}
        <ul class="players">${rooms.map((one) => html`<${Entry} key=${one.room} entry=${one} />`)}</ul></section>
      <form class="panel stack" onSubmit=${hold}><h2>${t("coach.hold.title")}</h2><p>${t("coach.hold.what")}</p>
        <label class="field"><span>${t("coach.hold.code")}</span><input class="input" name="code" value=${code} autocomplete="off" autocapitalize="characters" spellcheck=${false} maxlength="12" onInput=${(/** @type {any} */ event) => setCode(event.target.value)} /></label>
        <button class="btn">${t("coach.hold")}</button></form></div></main><${TabBar} here="coach" /><${Toasts} />`;
}

/** @param {{entry: RoomEntry}} props */
function Entry({ entry }) {
  const title = ownOf(entry.room).title || t("coach.untitled", { day: day(entry.opened_at, { day: "numeric", month: "long" }) });
  const href = entry.role === "coach" ? `/coach/${entry.room}${entry.is_on ? "/tables" : ""}` : `/room/${entry.room}`;
  return html`<li><span class="tok" aria-hidden="true"><${Icon} name=${entry.role === "coach" ? "board" : "pawn"} /></span>
    <span><a href=${href}><b>${title}</b></a><br /><span class="small quiet">${t("coach.entry", { students: entry.students, day: day(entry.kept_until, { day: "numeric", month: "long" }) })}</span></span>
    ${entry.is_on ? html`<span class="chip">${t("coach.goes-on")}</span>` : null}</li>`;
}
