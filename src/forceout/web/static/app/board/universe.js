/** The Universe: the cards that were dealt. What a tap on a card does is handed in. */

import { classes, html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Card, cardName, Dot } from "./pieces.js";

/** @typedef {import("../../vendor/preact").Child} Child */

/**
 * The cards; where `onCard` is given, they can be tapped.
 * @param {{cards: string[], title?: Child, label?: string, kind?: string, isDealing?: boolean, chosen?: string[], removed?: string[], onCard?: (card: string) => void}} props
 */
export function Universe({ cards, title = t("board.universe"), label = t("board.universe"), kind, isDealing, chosen = [], removed = [], onCard }) {
  const stateOf = (/** @type {string} */ card) => (chosen.includes(card) ? "lifted" : removed.includes(card) ? "removed" : undefined);
  return html`<section class=${classes("universe", cards.length > 10 && "universe--many")} aria-label=${label}>
    <h2 class=${classes("label", kind)}><b>${title}</b> ${t("board.cards", { count: cards.length })}</h2>
    ${
      onCard
        ? html`<div class="universe__cards" role="group" aria-label=${label}>${cards.map((card) => html`<${CardKey} key=${card} card=${card} isChosen=${chosen.includes(card)} onTap=${() => onCard(card)} />`)}</div>`
        : html`<ul class=${classes("universe__cards", isDealing && "is-dealing")}>${cards.map((card, place) => html`<${Card} key=${card} card=${card} state=${stateOf(card)} place=${place} />`)}</ul>`
    }</section>`;
}

/** @param {{card: string, isChosen: boolean, onTap: () => void}} props */
function CardKey({ card, isChosen, onTap }) {
  return html`<button class=${classes("ucard", isChosen && "is-lifted")} aria-pressed=${String(isChosen)} aria-label=${cardName(card)} onClick=${onTap}>${[
    ..."BRGY",
  ].map((one) => (card.includes(one) ? html`<${Dot} color=${one} />` : html`<i class="dot dot--off"></i>`))}</button>`;
}
