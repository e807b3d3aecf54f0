/** One moment to show: where Now was right at a table and nobody said it; the coach picks one for the wall. */
import { Icon } from "../board/pieces.js";
import { get } from "../shared/api.js";
import { press } from "../shared/press.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { act, path, room } from "./room_state.js";

/** @typedef {import("../types").RoomMoments} RoomMoments */

const TRIES = 6;

/** The moments of the lesson, asked for again while the search goes on. @returns {RoomMoments | null} */
export function useMoments() {
  const [found, setFound] = useState(/** @type {RoomMoments | null} */ (null));
  const lesson = room.value?.lesson;
  useEffect(() => {
    let isLeft = false;
    const ask = async (/** @type {number} */ tries) => {
      const more = await get(path("/moments"));
      if (isLeft) return;
      setFound(more);
      if (!more.is_whole && tries < TRIES) await ask(tries + 1);
    };
    if (lesson) ask(1).catch(() => null);
    return () => {
      isLeft = true;
    };
  }, [lesson]);
  return found;
}

export function Moments() {
  const found = useMoments();
  const [place, setPlace] = useState(0);
  if (!found) return null;
  const count = found.moments.length;
  const one = found.moments[place % Math.max(1, count)];
  const show = async () => {
    // The window is opened by the press itself, or a browser takes it for an advertisement.
    const wall = open(`/coach/${room.value.room}/projector`, "forceout-wall");
    if (one && !(await act("show", { table: one.table, moment: one.number }))) wall?.close();
  };
  return html`<section class="panel noprint"><div class="panel__head"><h2>${t("coach.moment")}</h2>${count > 1 && html`<span class="small quiet">${t("coach.moment.of", { place: (place % count) + 1, count })}</span>`}</div>
    ${
      one
        ? html`<p>${t("coach.moment.what", { table: one.table, shake: one.shake, move: one.move, seconds: Math.max(1, Math.round(one.stood / 1000)) })}</p>
      <div class="row"><button class="btn" ...${press(show)}><${Icon} name="screen" /> ${t("coach.moment.show")}</button>${count > 1 && html`<button class="btn btn--quiet" ...${press(() => setPlace((place + 1) % count))}>${t("coach.moment.next")}</button>`}</div>`
        : html`<p class="quiet">${t(found.is_whole ? "coach.moment.none" : "coach.moment.searching")}</p>`
    }</section>`;
}
