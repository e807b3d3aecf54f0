/** A table in a coach's room: its number, a hand to put up, the way to wherever the coach seats one next. */
import { act, followRoom, room } from "../../coach/room_state.js";
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { toast } from "../../shared/shell.js";
import { html, useEffect, useState } from "../../shared/ui.js";
import { addWords, rich, t } from "../../shared/words.js";
import { words as classWords } from "../../strings/class.ftl";
import { view } from "../state/state.js";

addWords(classWords);
let isFollowing = false;

/** Follow the room that the table is in, and go where the coach wants one. */
function useRoom() {
  const now = view.value;
  const here = now?.match;
  const id = now?.room?.room;
  const found = room.value;
  const isStudent = found?.you.role === "student";
  const wanted = isStudent ? found.match : here;
  useEffect(() => {
    if (!id || isFollowing) return;
    isFollowing = true;
    followRoom(id);
  }, [id]);
  useEffect(() => {
    if (isStudent && here && wanted !== here) location.replace(wanted ? `/t/${wanted}` : `/room/${id}`);
  }, [isStudent, wanted]);
  return isStudent ? found : null;
}

/** @param {boolean} up */
async function putUp(up) {
  if ((await act("hand", { up })) && up) toast(t("class.hand-is-up"));
}

/** The number of the table and the hand, in the bar. */
export function Hand() {
  const found = useRoom();
  const place = view.value?.room;
  if (!place) return null;
  return html`<span class="bar__room"><b class="bar__table">${t("class.table", { number: place.number })}</b>${view.value?.shake?.is_set && html`<${Icon} name="copy" label=${t("class.set")} />`}
    ${found && html`<button class="iconbtn" aria-pressed=${String(Boolean(found.hand_at))} aria-label=${t(found.hand_at ? "class.hand-down" : "class.hand-up")} ...${press(() => putUp(!found.hand_at))}><${Icon} name="hand" kind=${found.hand_at ? "is-up" : ""} /></button>`}</span>`;
}

/** What the coach has given to do, until it is put aside. */
export function ClassNotices() {
  const found = room.value;
  const [later, setLater] = useState("");
  const due = found?.you.role === "student" ? found.tasks.find((/** @type {any} */ one) => one.is_due) : null;
  if (!due || later === due.code) return null;
  return html`<div class="banner" role="status"><${Icon} name="list" /><p>${rich("class.task", { code: html`<b>${due.code}</b>` })}</p>
    <div class="row"><a class="btn" href=${`/practice/set/${due.code}`} target="_blank">${t("class.task.go")}</a><button class="btn" ...${press(() => setLater(due.code))}>${t("class.task.later")}</button></div></div>`;
}
