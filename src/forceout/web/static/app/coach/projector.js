/** The wall: the code for the class, one table, or a moment of one; nicknames only. */
import { Icon } from "../board/pieces.js";
import { Mat } from "../board/mat.js";
import { Tray } from "../board/tray.js";
import { Universe } from "../board/universe.js";
import { get, post } from "../shared/api.js";
import { follow } from "../shared/live.js";
import { press } from "../shared/press.js";
import { classes, html, useEffect, useState } from "../shared/ui.js";
import { rich, t } from "../shared/words.js";
import { day, Gone } from "./frame.js";
import { act, isGone, path, room } from "./room_state.js";
import { WallMoment } from "./wall_moment.js";

/** @typedef {import("../types").View} View */

export function Projector() {
  const now = room.value;
  document.title = t("coach.page-title", { part: t("coach.projector") });
  if (isGone.value) return html`<${Gone} />`;
  if (!now) return null;
  const shown = now.shown === null ? null : now.cards.find((/** @type {any} */ one) => one.number === now.shown);
  const table = () =>
    now.moment === null
      ? html`<${WallTable} key=${shown.match} match=${shown.match} number=${shown.number} />`
      : html`<${WallMoment} key=${`${shown.match} ${now.moment}`} table=${shown.number} number=${now.moment} />`;
  return html`${shown ? table() : html`<${WallCode} now=${now} />`}
    <nav class="wallbar" aria-label=${t("coach.projector")}><a class="btn btn--quiet" href=${`/coach/${now.room}${now.is_on ? "/tables" : ""}`}><${Icon} name="back" /> ${t("coach.wall.back")}</a>
      <button class="btn btn--quiet" aria-pressed=${String(!shown)} ...${press(() => act("show", { table: null }))}>${t("coach.wall.code")}</button>${now.cards.map((/** @type {any} */ one) => html`<button key=${one.number} class="btn btn--quiet" aria-pressed=${String(shown?.number === one.number && now.moment === null)} aria-label=${t("coach.table", { number: one.number })} ...${press(() => act("show", { table: one.number }))}>${one.number}</button>`)}</nav>`;
}

/** @param {{now: any}} props */
function WallCode({ now }) {
  const [shown, setShown] = useState(/** @type {any} */ (null));
  useEffect(() => {
    const ask = () => post(path("/code")).then(setShown, () => null);
    ask();
    const timer = setInterval(ask, 20_000);
    return () => clearInterval(timer);
  }, []);
  const inside = now.students.filter((/** @type {any} */ one) => one.state === "inside").length;
  return html`<main class="wall"><div class="wall__in"><h1 class="wall__to">${rich("coach.go-to", { host: html`<b>${shown?.host ?? ""}</b>` })}</h1><p class="wall__code">${shown?.code ?? "····-····"}</p>
    <div class="wall__row"><span class="qr">${shown && html`<img src=${`${path("/qr.svg")}?of=${shown.code}`} alt=${t("coach.square", { link: shown.link })} />`}</span>
      <div><p class="wall__n">${rich("coach.wall.inside", { count: html`<b>${inside}</b>` })}</p><p>${t(now.is_approved ? "coach.wall.wait" : "coach.wall.come")}</p><p class="quiet small">${t("coach.wall.until", { day: day(now.kept_until, { day: "numeric", month: "long" }) })}</p></div></div></div></main>`;
}

/** A table on the wall, as anybody in the room could see it. @param {{match: string, number: number}} props */
function WallTable({ match, number }) {
  const [view, setView] = useState(/** @type {View | null} */ (null));
  useEffect(() => {
    let seq = 0;
    /** @param {View} fresh */
    const take = (fresh) => {
      seq = fresh.seq;
      setView(fresh);
    };
    get(`/api/matches/${match}`).then(take, () => null);
    const line = follow({
      match,
      after: () => seq,
      onMessage: (message) => message.type === "update" && message.view && take(message.view),
      onLink: () => null,
    });
    return () => line.close();
  }, [match]);
  if (!view) return html`<main class="wall"></main>`;
  const { shake } = view;
  const turns = new Set(view.awaited.flatMap((one) => one.who));
  const first = view.seats.find((one) => turns.has(one.seat));
  return html`<main class="walltable"><div class="seats">${view.seats.map((one) => html`<div key=${one.seat} class=${classes("seat", turns.has(one.seat) && "is-turn")}>${turns.has(one.seat) && html`<span class="seat__turn">${t("coach.turn")}</span>`}<span class="seat__pawn" aria-hidden="true">${one.name.slice(0, 1)}</span><b class="seat__name">${one.name}</b><span class="seat__score">${view.scoresheet?.totals?.[one.seat] ?? 0}</span></div>`)}</div>
    <section class="say"><div class="say__text"><h1>${first ? t("coach.wall.ask", { number, name: first.name }) : t("coach.table", { number })}</h1>${shake && t("coach.wall.left", { count: shake.resources.length })}</div><span class="chip chip--accent"><${Icon} name="screen" />${t("coach.wall.shown")}</span></section>
    ${shake && shake.universe && shake.universe.length > 0 && html`<${Universe} cards=${shake.universe} />`}
    ${shake && html`<${Mat} game=${view.settings.game} shake=${shake} /><${Tray} wells=${shake.resources} most=${8} />`}</main>`;
}
