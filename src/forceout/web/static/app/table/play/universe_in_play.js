/** The Universe while a shake is played, and dealing it. */
import { Universe } from "../../board/universe.js";
import { press } from "../../shared/press.js";
import { html, useState } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { send } from "../net/sending.js";
import { game, mayWord, shake, view } from "../state/state.js";
import { sayWhy } from "./closed_reason.js";
import { useFresh } from "./fresh.js";

/** The cards of the Universe; before the deal, the button that deals them. */
export function UniverseInPlay() {
  const now = shake.value;
  const cards = now?.universe ?? [];
  const isDealing = useFresh(now ? `${now.number}` : "", cards.length > 0);
  if (game.value !== "on-sets" || !now) return null;
  if (cards.length === 0) return html`<${Dealing} />`;
  return html`<${Universe} cards=${cards} title=${rich("universe.title")} label=${t("universe.label", { count: cards.length })} kind="not-phone" isDealing=${isDealing} />`;
}

function Dealing() {
  const bounds = view.value?.legal?.deal;
  const [count, setCount] = useState(0);
  if (!mayWord("deal")) return null;
  // Unless all agreed to be told, how many are due is for the dealer to know.
  const fewest = bounds?.fewest ?? 1;
  const most = bounds?.most ?? 16;
  const wanted = count || (bounds ? Math.min(most, Math.max(fewest, 10)) : 0);
  return html`<section class="panel stack dealing" aria-label=${t("universe.title")}>
    <p>${bounds ? t("universe.how-many", { fewest, most }) : t("universe.deal-how-many")}</p>
    <div class="row">${Array.from({ length: most - fewest + 1 }, (_, step) => fewest + step).map((one) => html`<button key=${one} class="btn" aria-pressed=${String(one === wanted)} ...${press(() => setCount(one))}>${one}</button>`)}
      <button class="btn btn--primary" aria-disabled=${String(wanted === 0)} ...${press(() => (wanted === 0 ? sayWhy(null, t("universe.choose"), "deal") : send({ do: "deal", count: wanted })))}>${wanted === 0 ? t("universe.deal-some") : t("universe.deal", { count: wanted })}</button></div></section>`;
}
