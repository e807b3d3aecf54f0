/** Before the lesson: the code, the door, who is in, and what the tables play. */
import { Icon } from "../board/pieces.js";
import { post } from "../shared/api.js";
import { serverTime } from "../shared/clock.js";
import { press } from "../shared/press.js";
import { Dialog } from "../shared/shell.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { rich, t } from "../shared/words.js";
import { Choice, RoomPage, StayHere, Toggle, Until } from "./frame.js";
import { SeatPlan } from "./seat_plan.js";
import { keepName, keepOwn, own } from "./real_names.js";
import { act, beat, path, room } from "./room_state.js";

/** @typedef {import("../types").RoomStudent} RoomStudent */

export function Setup() {
  const now = room.value;
  document.title = t("coach.page-title", { part: t("coach.part.setup") });
  return html`<${RoomPage} here="setup" title=${t("coach.title")} about=${html`<${Title} />`}>
    ${now && html`<div class="room"><div class="stack"><${CodePlate} /><${DoorRules} now=${now} /><${Until} /></div><${People} now=${now} /><div class="stack"><${TablesPanel} now=${now} /><${SeatPlan} /></div></div>`}<//>`;
}

/** What the coach calls this room, in this browser. */
function Title() {
  return html`<input class="real--in roomtitle" aria-label=${t("coach.room-title")} placeholder=${t("coach.room-title.placeholder")} value=${own.value.title} maxlength="60" onChange=${(/** @type {any} */ event) => keepOwn({ title: event.target.value })} />`;
}

/** The code to type and the square to scan. */
function CodePlate() {
  const [shown, setShown] = useState(/** @type {any} */ (null));
  const [doing, run] = useDoing();
  useEffect(() => {
    post(path("/code")).then(setShown, () => null);
  }, []);
  const renew = () => run("code", async () => setShown(await post(path("/new-code"))));
  return html`<section class="codeplate" aria-label=${t("coach.code")}><span class="small">${rich("coach.go-to", { host: html`<b>${shown?.host ?? ""}</b>` })}</span>
    <span class="codeplate__code">${shown?.code ?? "····-····"}</span>
    <span class="qr">${shown && html`<img src=${`${path("/qr.svg")}?of=${shown.code}`} width="148" height="148" alt=${t("coach.square", { link: shown.link })} />`}</span>
    <div class="row"><a class="btn" href=${`/coach/${document.body.dataset.room}/projector`} target="_blank"><${Icon} name="screen" /> ${t("coach.projector")}</a><button class="btn" aria-disabled=${doing ? "true" : null} ...${press(renew)}><${Icon} name="turn" /> ${t("coach.new-code")}</button></div></section>`;
}

/** @param {{now: any}} props */
function DoorRules({ now }) {
  const [invitation, setInvitation] = useState(/** @type {any} */ (null));
  const [, run] = useDoing();
  return html`<section class="panel"><${Toggle} isOn=${now.is_approved} onChange=${(/** @type {boolean} */ on) => act("approval", { on })}>${t("coach.approve")}<//>
    <${Toggle} isOn=${now.is_locked} onChange=${(/** @type {boolean} */ on) => act("lock", { on })}>${t("coach.lock")}<//>
    <p class="small quiet">${t("coach.new-code.what")}</p>
    <button class="btn btn--quiet" ...${press(() => run("invite", async () => setInvitation(await post(path("/coach-code")))))}><${Icon} name="people" /> ${t("coach.second")}</button>
    ${invitation && html`<${Dialog} title=${t("coach.second")} onClose=${() => setInvitation(null)}><p>${t("coach.second.what")}</p><p class="codeplate__code">${invitation.code}</p><//>`}</section>`;
}

/** How long ago something was, in a few words. @param {number} moment */
function ago(moment) {
  const minutes = Math.floor((serverTime() - moment + 0 * beat.value) / 60_000);
  return minutes < 1 ? t("coach.just-now") : t("coach.minutes", { count: minutes });
}

const SHOWN = 6;
/** More at the door than a class brings in a moment may be somebody's joke. */
const MANY = 30;

/** @param {{now: any}} props */
function People({ now }) {
  const [isAll, setAll] = useState(false);
  const waiting = now.students.filter((/** @type {RoomStudent} */ one) => one.state === "door");
  const inside = now.students.filter((/** @type {RoomStudent} */ one) => one.state === "inside");
  const shown = isAll ? inside : inside.slice(0, SHOWN);
  const letIn = (/** @type {RoomStudent[]} */ ones) => act("let-in", { students: ones.map((one) => one.label) });
  return html`<section class="panel"><div class="panel__head"><h2>${t("coach.door")}</h2>${waiting.length > 0 && html`<span class="chip chip--warn"><${Icon} name="hand" />${t("coach.waiting", { count: waiting.length })}</span>`}</div>
    ${waiting.length === 0 && html`<p class="quiet">${t("coach.door.empty")}</p>`}
    ${waiting.length > 1 && html`<button class="btn btn--good full" ...${press(() => letIn(waiting))}>${t("coach.let-in.all", { count: waiting.length })}</button>`}
    <ul class="players waiting">${waiting.map(
      (
        /** @type {RoomStudent} */ one,
      ) => html`<li key=${one.label}><span class="tok" aria-hidden="true">${one.name.slice(0, 1)}</span><span><b>${one.name}</b><br /><span class="small quiet">${ago(one.since)}</span></span>
      <span class="row row--one"><button class="btn btn--good" aria-label=${t("coach.let-in.name", { name: one.name })} ...${press(() => letIn([one]))}>${t("coach.let-in")}</button><button class="iconbtn" aria-label=${t("coach.turn-away", { name: one.name })} ...${press(() => act("remove", { students: [one.label] }))}><${Icon} name="cross" /></button></span></li>`,
    )}</ul>
    ${waiting.length > MANY && html`<button class="btn full" ...${press(() => act("remove", { students: waiting.map((/** @type {RoomStudent} */ one) => one.label) }))}>${t("coach.turn-away.all", { count: waiting.length })}</button>`}
    <div class="panel__head panel__head--next"><h2>${t("coach.inside")}</h2><span class="chip"><${Icon} name="people" />${inside.length}</span></div>
    <ul class="players">${shown.map((/** @type {RoomStudent} */ one) => html`<${Inside} key=${one.label} student=${one} />`)}</ul>
    ${inside.length > SHOWN && html`<button class="btn btn--quiet" aria-expanded=${String(isAll)} ...${press(() => setAll(!isAll))}>${t(isAll ? "coach.show-few" : "coach.show-all", { count: inside.length })}</button>`}
    <${StayHere} /></section>`;
}

/** @param {{student: RoomStudent}} props */
function Inside({ student }) {
  const { label, name, table } = student;
  return html`<li><span class="tok" aria-hidden="true">${name.slice(0, 1)}</span><span><b>${name}</b> ${table !== null && html`<span class="small quiet">${t("coach.table", { number: table })}</span>`}<br />
    <input class="real--in small" aria-label=${t("coach.real-name", { name })} placeholder=${t("coach.real-name.placeholder")} value=${own.value.names[label] ?? ""} maxlength="60" autocomplete="off" onChange=${(/** @type {any} */ event) => keepName(label, event.target.value)} /></span>
    <span class="row row--one"><button class="iconbtn" aria-label=${t("coach.rename", { name })} ...${press(() => act("rename", { student: label }))}><${Icon} name="turn" /></button><button class="iconbtn" aria-label=${t("coach.send-out", { name })} ...${press(() => act("remove", { students: [label] }))}><${Icon} name="cross" /></button></span></li>`;
}

/** How many tables, and how many bots, so many players make. @param {number} players @param {number} seats */
export function tablesFor(players, seats) {
  const tables = Math.ceil(players / seats);
  return { tables, bots: tables * seats - players };
}

/** @param {{now: any}} props */
function TablesPanel({ now }) {
  const [doing, run] = useDoing();
  const { game, division, form, clock, seats, level } = now.settings;
  const inside = now.students.filter((/** @type {RoomStudent} */ one) => one.state === "inside").length;
  const count = tablesFor(inside, seats);
  const settle = (/** @type {Record<string, unknown>} */ changes) =>
    act("settle", { game, division, form, clock, seats, level, shakes: now.settings.shakes, same: now.has_same_shake, ...changes });
  const begin = () =>
    run("begin", async () => {
      if (await act("begin")) location.assign(`/coach/${now.room}/tables`);
    });
  return html`<section class="panel"><div class="panel__head"><h2>${t("coach.tables")}</h2></div>
    <${Choice} label=${t("coach.game")} value=${game} choices=${["on-sets", "equations"].map((one) => [one, t(`game.${one}`)])} onChange=${(/** @type {string} */ one) => settle({ game: one })} />
    <${Choice} label=${t("coach.division")} value=${division} choices=${["elementary", "middle", "junior", "senior"].map((one) => [one, t(`coach.division.${one}`)])} onChange=${(/** @type {string} */ one) => settle({ division: one })} />
    <${Choice} label=${t("coach.form")} value=${form} choices=${["basic", "advanced", "adventurous"].map((one) => [one, t(`coach.form.${one}`)])} onChange=${(/** @type {string} */ one) => settle({ form: one })} />
    <${Choice} label=${t("coach.clocks")} value=${clock} choices=${["off", "relaxed", "official"].map((one) => [one, t(`coach.clock.${one}`)])} onChange=${(/** @type {string} */ one) => settle({ clock: one })} />
    <${Choice} label=${t("coach.seats")} value=${seats} choices=${[
      [3, t("coach.seats.three")],
      [2, t("coach.seats.two")],
    ]} onChange=${(/** @type {number} */ one) => settle({ seats: one })} />
    <p class="small quiet">${inside === 0 ? t("coach.nobody-yet") : t("coach.seating", { players: inside, tables: count.tables, bots: count.bots })}</p>
    <${Toggle} isOn=${now.has_same_shake} onChange=${(/** @type {boolean} */ same) => settle({ same })}>${t("coach.same")}<//>
    <button class="btn btn--primary btn--big full" aria-disabled=${inside === 0 || doing ? "true" : null} ...${press(() => inside > 0 && begin())}>${t(now.is_on ? "coach.begin-anew" : "coach.begin")}</button></section>`;
}
