/** Play-offs: who is tied for a place or has won a section plays for it; it adds no match points. */
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { act, isAtDesk, isRunning, nameOf } from "./desk_state.js";
import { TextField } from "./forms.js";
import { readNumber } from "./sheet_typing.js";
import { placeOf } from "./standings.js";

/** @typedef {import("../hall/event_types").CompetitionView} CompetitionView */
/** @typedef {import("../hall/event_types").StandingsView} StandingsView */
/** @typedef {import("../hall/event_types").Playoff} Playoff */

const PLACES = 3;

/** @param {{competition: CompetitionView, found: StandingsView}} props */
export function Playoffs({ competition, found }) {
  const list = found.competitions[competition.id] ?? [];
  const own = found.playoffs.filter((one) => one.competition === competition.id);
  const ties = [...new Set(list.filter((one) => one.shared && one.place <= PLACES).map((one) => one.place))].map((place) => ({
    place,
    players: list.filter((one) => one.place === place).map((one) => one.player),
  }));
  const winners = Object.values(found.sections[competition.id] ?? {}).flat();
  return html`<div class="secs">${own.map((one) => html`<${OnePlayoff} key=${one.id} one=${one} />`)}</div>
    ${
      isRunning() &&
      html`<section class="panel stack-2"><div class="panel__head"><h2>${t("playoffs.make")}</h2></div>
      ${ties.map((tie) => html`<${Arrange} key=${tie.place} competition=${competition.id} players=${tie.players} name=${t("playoffs.place", { place: placeOf({ place: tie.place, shared: true }) })} id=${`place-${tie.place}-${competition.id}-${own.length + 1}`} />`)}
      ${winners.length > 1 && html`<${Arrange} competition=${competition.id} players=${winners} name=${t("playoffs.winners")} id=${`sections-${competition.id}-${own.length + 1}`} />`}
      ${ties.length === 0 && winners.length < 2 && html`<p class="small">${t("playoffs.none")}</p>`}</section>`
    }`;
}

/** @param {{competition: string, players: string[], name: string, id: string}} props */
function Arrange({ competition, players, name, id }) {
  const [doing, run] = useDoing();
  const go = () => run("go", () => act({ do: "playoff", id: id.slice(0, 40), competition, players, reason: name }));
  return html`<div class="spread playoff"><div><b>${name}</b><br /><span class="small quiet">${players.map(nameOf).join(", ")}</span></div><button type="button" class="btn" aria-disabled=${doing ? "true" : null} onClick=${go} aria-label=${t("playoffs.go-named", { name })}><${HallIcon} name="cup" /> ${t("playoffs.go")}</button></div>`;
}

/** @param {{one: Playoff}} props */
function OnePlayoff({ one }) {
  const [totals, setTotals] = useState(/** @type {Record<string, string>} */ ({}));
  const [doing, run] = useDoing();
  const isPlayed = Object.keys(one.totals ?? {}).length > 0;
  const isWhole = one.players.every((player) => readNumber(totals[player]) !== null);
  const enter = () =>
    run("enter", () =>
      act({ do: "playoff-result", id: one.id, totals: Object.fromEntries(one.players.map((player) => [player, Number(readNumber(totals[player]))])) }),
    );
  return html`<section class="panel stack-2"><div class="panel__head wraps"><h2>${t("playoffs.title")}</h2><span class=${`chip ${isPlayed ? "chip--good" : "chip--warn"}`}>${t(isPlayed ? "playoffs.played" : "playoffs.open")}</span></div>
    ${one.players.map((player) => (isPlayed || !isAtDesk() ? html`<div class="spread" key=${player}><b>${nameOf(player)}</b><span class="num-l">${one.totals?.[player] ?? "–"}</span></div>` : html`<${TextField} key=${player} label=${t("sheet.total-of", { name: nameOf(player) })} value=${totals[player] ?? ""} most=${4} onValue=${(/** @type {string} */ text) => setTotals((before) => ({ ...before, [player]: text }))} />`))}
    ${!isPlayed && isAtDesk() && html`<button type="button" class="btn btn--primary" aria-disabled=${doing || !isWhole ? "true" : null} onClick=${() => isWhole && enter()}>${t("playoffs.enter")}</button>`}</section>`;
}
