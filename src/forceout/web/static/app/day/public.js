/** An event as anybody may see it, where its director allows that: standings by first name and initial. */
import { get } from "../shared/api.js";
import { TopBar } from "../shared/shell.js";
import { html, signal } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { addressOf } from "../hall/event_api.js";
import { followPage } from "../hall/following.js";
import { EVENT } from "./day_state.js";

/** @typedef {import("../hall/day_types").PublicView} PublicView */
/** @typedef {import("../hall/day_types").PlacesView} PlacesView */

/** @type {import("../../vendor/signals").Signal<PublicView | null>} */
const shown = signal(null);
/** @type {import("../../vendor/signals").Signal<Record<string, PlacesView>>} */
const lists = signal({});
const isClosed = signal(false);

/** @param {PublicView} view */
async function take(view) {
  shown.value = view;
  for (const competition of view.competitions) {
    if (!competition.published) continue;
    try {
      lists.value = { ...lists.peek(), [competition.id]: await get(`${addressOf(EVENT)}/public/places?competition=${competition.id}`) };
    } catch {
      return;
    }
  }
}

/** Follow the event. */
export async function followPublic() {
  try {
    await take(await get(`${addressOf(EVENT)}/public`));
  } catch {
    isClosed.value = true;
    return;
  }
  followPage(EVENT, "public", (message) => message.type === "update" && message.seq !== shown.peek()?.seq && take(message.view));
}

export function PublicPage() {
  const one = shown.value;
  if (!one) return html`<${TopBar} /><main class="page"><p class="banner" role="status">${t(isClosed.value ? "public.closed" : "day.opening")}</p></main>`;
  return html`<${TopBar} back="/" where=${html`<b>${one.title}</b> <span>${one.date}</span>`} />
    <main class="page stack-3"><div class="head"><h1>${one.title}</h1><p>${t(one.is_closed ? "public.final" : "public.so-far")}</p></div>
      ${one.competitions.map((competition) => {
        const list = lists.value[competition.id];
        return html`<section key=${competition.id} class="panel"><div class="panel__head"><h2>${t("day.competition", { division: competition.division, game: t(`game.${competition.game}`) })}</h2>
          <span class="small quiet">${t("front.after", { round: list?.after ?? 0, rounds: competition.rounds })}</span></div>
          ${list ? html`<ol class="public">${list.places.map((place, line) => html`<li key=${line}><span>${place.shared ? "=" : ""}${place.place}</span><b>${place.name}</b><span class="quiet">${place.school}</span><b>${place.sum}${place.provisional ? "+" : ""}</b></li>`)}</ol>` : html`<p class="quiet">${t("public.not-yet")}</p>`}</section>`;
      })}</main>`;
}
