/** What every page of a room has: where one is, the four parts of it, and when all of it is deleted. */
import { Icon } from "../board/pieces.js";
import { remove } from "../shared/api.js";
import { NavBar, TabBar } from "../shared/navigation.js";
import { press } from "../shared/press.js";
import { Dialog, toast, Toasts } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { whatHappened } from "../shared/under_way.js";
import { rich, t } from "../shared/words.js";
import { forgetRoom } from "./real_names.js";
import { isGone, isOnline, room } from "./room_state.js";

/** @typedef {import("../../vendor/preact").Child} Child */

const PARTS = ["setup", "tables", "report", "cards"];
const language = document.documentElement.lang || "en";

/** A day in words. @param {number} moment @param {Intl.DateTimeFormatOptions} [how] */
export function day(moment, how = { weekday: "long", day: "numeric", month: "long", year: "numeric" }) {
  return new Intl.DateTimeFormat(language, how).format(new Date(moment));
}

/**
 * A page of the room.
 * @param {{here: string, title: Child, about?: Child, tools?: Child, isWide?: boolean, children?: Child}} props
 */
export function RoomPage({ here, title, about, tools, isWide, children }) {
  const id = document.body.dataset.room;
  if (isGone.value) return html`<${Gone} />`;
  return html`<${NavBar} here="coach" />
    <main class=${isWide ? "page page--tabs page--wide" : "page page--tabs"}>
      <div class="pagehead pagehead--sm"><div><h1>${title}</h1>${about && html`<p>${about}</p>`}</div>
        <div class="row"><nav class="seg coachseg" aria-label=${t("coach.title")}>${PARTS.map((one) => html`<a key=${one} href=${`/coach/${id}${one === "setup" ? "" : `/${one}`}`} aria-current=${one === here ? "page" : null}>${t(`coach.part.${one}`)}</a>`)}</nav>${tools}</div></div>
      ${!isOnline.value && html`<p class="banner" role="status"><span class="banner__spin" aria-hidden="true"></span> ${t("coach.offline")}</p>`}
      ${children}</main><${TabBar} here="coach" /><${Toasts} />`;
}

/** A room that is not there. */
export function Gone() {
  return html`<${NavBar} here="coach" /><main class="page page--tabs"><div class="panel empty"><${Icon} name="board" /><h1 class="title">${t("coach.gone")}</h1><p>${t("coach.gone.what")}</p><p><a class="btn btn--primary" href="/coach">${t("coach.mine")}</a></p></div></main><${TabBar} here="coach" /><${Toasts} />`;
}

/** When everything of the room is deleted, and the way to do it now. */
export function Until() {
  const now = room.value;
  const [isAsked, setAsked] = useState(false);
  if (!now) return null;
  const go = async () => {
    try {
      await remove(`/api/rooms/${now.room}`);
      forgetRoom(now.room);
      location.assign("/coach");
    } catch (problem) {
      toast(whatHappened(problem), { kind: "bad" });
    }
  };
  return html`<p class="until"><${Icon} name="calendar" /><span>${rich("coach.until", { day: html`<b>${day(now.kept_until)}</b>` })} <button class="linkbtn" ...${press(() => setAsked(true))}>${t("coach.delete")}</button></span></p>
    ${isAsked && html`<${Dialog} title=${t("coach.delete.title")} onClose=${() => setAsked(false)}><p>${t("coach.delete.what")}</p><div class="row"><button class="btn btn--bad" ...${press(go)}><${Icon} name="trash" /> ${t("coach.delete.sure")}</button><button class="btn" ...${press(() => setAsked(false))}>${t("coach.delete.not")}</button></div><//>`}`;
}

/** That real names stay here. */
export function StayHere() {
  return html`<p class="until"><${Icon} name="lock" /><span>${t("coach.stay-here")}</span></p>`;
}

/** A switch. @param {{isOn: boolean, onChange: (isOn: boolean) => void, children?: Child}} props */
export function Toggle({ isOn, onChange, children }) {
  return html`<button class="toggle" aria-pressed=${String(isOn)} ...${press(() => onChange(!isOn))}><span class="toggle__knob" aria-hidden="true"></span>${children}</button>`;
}

/**
 * Some choices of which one holds.
 * @param {{label: string, value: unknown, choices: [any, Child][], onChange: (value: any) => void}} props
 */
export function Choice({ label, value, choices, onChange }) {
  return html`<div class="setrow"><span>${label}</span><div class="seg" role="group" aria-label=${label}>${choices.map(([one, said]) => html`<button key=${String(one)} aria-pressed=${String(one === value)} ...${press(() => onChange(one))}>${said}</button>`)}</div></div>`;
}
