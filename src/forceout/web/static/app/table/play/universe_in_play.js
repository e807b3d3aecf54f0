/** The Universe while a shake is played, and dealing it. */
import { Universe } from "../../board/universe.js";
import { press } from "../../shared/press.js";
import { html, signal } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { send } from "../net/sending.js";
import { game, mayWord, shake, view } from "../state/state.js";
import { sayWhy } from "./closed_reason.js";
import { useFresh } from "./fresh.js";

/** The cards of the Universe, once they are dealt. */
export function UniverseInPlay() {
  const now = shake.value;
  const cards = now?.universe ?? [];
  const isDealing = useFresh(now ? `${now.number}` : "", cards.length > 0);
  if (game.value !== "on-sets" || !now || cards.length === 0) return null;
  return html`<${Universe} cards=${cards} title=${rich("universe.title")} label=${t("universe.label", { count: cards.length })} kind="vh" isDealing=${isDealing} />`;
}

/** How many cards the dealer means to deal; 0 before that is chosen. */
const chosen = signal({ shake: 0, count: 0 });

/** How many are due, as far as that is told: unless all agreed to be told, it is for the dealer to know. */
function bounds() {
  const told = view.value?.legal?.deal;
  const number = shake.value?.number ?? 0;
  const fewest = told?.fewest ?? 1;
  const most = told?.most ?? 16;
  const count = chosen.value.shake === number ? chosen.value.count : 0;
  return { isTold: Boolean(told), fewest, most, wanted: count || (told ? Math.min(most, Math.max(fewest, 10)) : 0) };
}

/** How many cards, for who deals. */
export function Dealing() {
  if (!shake.value || !mayWord("deal")) return null;
  const { isTold, fewest, most, wanted } = bounds();
  const pick = (/** @type {number} */ count) => (chosen.value = { shake: shake.peek()?.number ?? 0, count });
  return html`<section class="work work--paper dealing" aria-label=${t("universe.title")}>
    <p>${isTold ? t("universe.how-many", { fewest, most }) : t("universe.deal-how-many")}</p>
    <div class="counts">${Array.from({ length: most - fewest + 1 }, (_, step) => fewest + step).map((one) => html`<button key=${one} class="btn" aria-pressed=${String(one === wanted)} ...${press(() => pick(one))}>${one}</button>`)}</div></section>`;
}

/** The shelf's main button for who deals. */
export function dealMain() {
  const { wanted } = bounds();
  return {
    label: wanted === 0 ? t("universe.deal-some") : t("universe.deal", { count: wanted }),
    act: () => (wanted === 0 ? sayWhy(null, t("universe.choose"), "deal") : void send({ do: "deal", count: wanted })),
    isOpen: wanted > 0,
  };
}
