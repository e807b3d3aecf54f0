/** Long lists for the hall, a page at a time: standings by place, seats by first name. */
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Plate } from "../hall/plate.js";

/**
 * A list in columns of so many lines.
 * @template T
 * @param {T[]} things
 * @param {number} lines
 * @returns {T[][]}
 */
function columns(things, lines) {
  return Array.from({ length: Math.ceil(things.length / lines) }, (_, column) => things.slice(column * lines, (column + 1) * lines));
}

/** @param {{shown: any}} props */
export function StandingsBoard({ shown }) {
  if (!shown) return html`<main class="fstand"><h1>${t("front.no-standings")}</h1></main>`;
  const places = shown.list.places.slice(shown.first, shown.first + shown.size);
  const isOpen = places.some((/** @type {any} */ one) => one.provisional);
  return html`<main class="fstand"><div class="spread"><h1>${t("day.competition", { division: shown.competition.division, game: t(`game.${shown.competition.game}`) })}</h1>
      <span class="fprov">${t("front.after", { round: shown.list.after, rounds: shown.list.rounds })}${isOpen && html` · <span class="tilde">+</span> ${t("front.provisional")}`}</span></div>
    <div class="fstand__cols">${columns(places, 8).map(
      (column, number) =>
        html`<ol key=${number}>${column.map(
          (
            /** @type {any} */ one,
            line,
          ) => html`<li key=${line}><span class="pl">${one.shared ? "=" : ""}${one.place}</span><b>${one.name}</b><span class="sc">${one.school}</span>
          <span class="tt">${one.sum}${one.provisional && html`<span class="tilde">+</span>`}</span></li>`,
        )}</ol>`,
    )}</div></main>`;
}

/** @param {{shown: any}} props */
export function SeatsBoard({ shown }) {
  if (!shown) return html`<main class="fseats"><h1>${t("front.no-seats")}</h1></main>`;
  const seats = shown.list.seats.slice(shown.first, shown.first + shown.size);
  const first = seats[0]?.name.split(" ")[0];
  const last = seats.at(-1)?.name.split(" ")[0];
  return html`<main class="fseats"><div class="spread"><h1>${t("front.find", { first, last })}</h1>
      <span class="fprov">${t("day.competition", { division: shown.competition.division, game: t(`game.${shown.competition.game}`) })}, ${t("front.round-short", { round: shown.list.round })}${shown.list.version > 1 && html` · ${t("front.version", { version: shown.list.version })}`}</span></div>
    <div class="fseats__cols">${columns(seats, 7).map(
      (column, number) =>
        html`<ol key=${number}>${column.map(
          (
            /** @type {any} */ one,
            line,
          ) => html`<li key=${line}><b>${one.name}</b><span class="sc">${one.school}</span><${Plate} label=${one.table} /><span class="vh">${one.table}</span>
          <span class="st">${t("front.seat")} <b>${one.seat}</b></span></li>`,
        )}</ol>`,
    )}</div></main>`;
}
