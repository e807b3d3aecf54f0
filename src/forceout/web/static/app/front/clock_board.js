/** The clock as the hall reads it: the time, what was said, the ruler, and the tables that still play. */
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { digits, dueTimes, Ruler, wallTime } from "../hall/hall_clock.js";
import { Plate } from "../hall/plate.js";
import { now, view } from "./front_state.js";

const MOST_LARGE = 12;
const MOST_PLATES = 45;
const TOLD_AT = /** @type {Record<string, string>} */ ({ play: "start", "last-minutes": "no-new-shakes", writing: "stop", over: "stop" });

/** @param {{shown: any}} props */
export function ClockBoard({ shown }) {
  if (!shown) return html`<main class="fclock"><section class="fclock__main"><h1 class="fclock__say">${t("front.no-round")}</h1></section></main>`;
  const { competition, round, read } = shown.group[0];
  const playing = shown.group.flatMap((/** @type {any} */ one) =>
    one.round.playing.map((/** @type {any} */ table) => ({ ...table, key: `${one.competition.id} ${table.label}` })),
  );
  const divisions = shown.group.map((/** @type {any} */ one) => one.competition.division).join(", ");
  const isOneOfSeveral = (view.value?.competitions.length ?? 0) > 1;
  const [settling, handedIn] = ["settling", "handed_in"].map((name) =>
    shown.group.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.round[name], 0),
  );
  const due = dueTimes(competition, round.told, now.value);
  const told = competition.announcements[TOLD_AT[read.part] ?? "start"];
  const kind = read.part === "last-minutes" ? "is-warning" : read.part === "writing" ? "is-stop" : "";
  return html`<main class="fclock"><section class="fclock__main">
      <h1 class="fclock__round">${t("front.round", { round: round.number, rounds: competition.rounds })}${isOneOfSeveral && ` · ${t("day.competition", { division: divisions, game: t(`game.${competition.game}`) })}`}</h1>
      <div class=${`fclock__time ${kind}`} role="timer">${read.part === "over" ? t("front.over") : digits(read.left)}</div>
      <div class="fclock__say">${t(`front.say.${read.part}`, { minutes: competition.clock.after_warning / 60, write: competition.clock.writing[0] / 60 })}</div>
      <${Ruler} competition=${competition} read=${read} />
      <p class="fclock__next">${read.next ? t(`front.due.${read.next}`, { at: wallTime(due[read.next] ?? now.value) }) : told}</p></section>
    <aside class="panel still"><h2>${t("front.still", { count: playing.length })}</h2>
      <ul class=${playing.length > MOST_LARGE ? "still__many" : ""}>${playing
        .slice(0, MOST_PLATES)
        .map(
          (/** @type {any} */ one) =>
            html`<li key=${one.key}><${Plate} label=${one.label} /><span class="vh">${one.label}</span>${one.added_time > 0 && html`<span>+${digits(one.added_time)}</span>`}</li>`,
        )}</ul>
      ${playing.length > MOST_PLATES && html`<p>${t("front.and-more", { count: playing.length - MOST_PLATES })}</p>`}
      <p>${t("front.settling", { settling, handed: handedIn })}</p></aside></main>`;
}
