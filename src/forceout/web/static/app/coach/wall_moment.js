/** A moment on the wall: a table as it was when Now was right and nobody said it; the Solution when the coach wants it. */
import { Cube, Icon, SymbolText } from "../board/pieces.js";
import { get } from "../shared/api.js";
import { PositionView } from "../practice/position.js";
import { press } from "../shared/press.js";
import { classes, html, useEffect, useState } from "../shared/ui.js";
import { rich, t } from "../shared/words.js";
import { useMoments } from "./moments.js";
import { path } from "./room_state.js";

/** @typedef {import("../types").WallMoment} Moment */

/** @param {{table: number, number: number}} props */
export function WallMoment({ table, number }) {
  const [moment, setMoment] = useState(/** @type {Moment | null} */ (null));
  const [isTold, setTold] = useState(false);
  const found = useMoments();
  useEffect(() => {
    get(path(`/moments/${table}/${number}`)).then(setMoment, () => null);
  }, []);
  if (!moment) return html`<main class="wall"><h1 class="vh">${t("coach.table", { number: table })}</h1></main>`;
  const solution = found?.moments.find((one) => one.table === table && one.number === number)?.solution;
  const left = t("coach.wall.left", { count: moment.position.resources.length });
  const happened = rich("coach.wall.put", { name: moment.by, cube: html`<${Cube} cube=${moment.cube} size="xs" />`, section: t(`section.${moment.to}`) });
  return html`<main class="walltable"><div class="seats">${moment.seats.map((one, place) => html`<div key=${place} class=${classes("seat", one.is_mover && "is-turn")}><span class="seat__pawn" aria-hidden="true">${one.name.slice(0, 1)}</span><b class="seat__name">${one.name}</b><span class="seat__score">${one.points}</span></div>`)}</div>
    <section class="say"><div class="say__text"><h1>${t("coach.wall.moment", { number: table, shake: moment.shake, move: moment.move })}</h1>${happened} ${left}
      ${isTold && solution && html`<p class="wall__told">${rich("coach.wall.told", { solution: html`<b><${SymbolText} text=${solution} /></b>` })}</p>`}</div>
      ${solution && !isTold ? html`<button class="btn noprint" ...${press(() => setTold(true))}><${Icon} name="eye" /> ${t("coach.wall.tell")}</button>` : html`<span class="chip chip--accent"><${Icon} name="screen" />${t("coach.wall.shown")}</span>`}</section>
    <${PositionView} position=${moment.position} /></main>`;
}
