/** A rating as a place on a ruler with a band, never a line. */
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";

const LOWEST = 600;
const HIGHEST = 2400;
const place = (/** @type {number} */ rating) => Math.min(Math.max((rating - LOWEST) / (HIGHEST - LOWEST), 0), 1);

/** @param {{rating: import("../types").PracticeRating, before?: import("../types").PracticeRating | null}} props */
export function RatingBand({ rating, before }) {
  const change = before ? rating.rating - before.rating : 0;
  const style = { "--from": place(rating.rating - rating.deviation), "--to": place(rating.rating + rating.deviation), "--at": place(rating.rating) };
  return html`<section class="panel"><div class="panel__head"><h2>${t("practice.rating")}</h2>${before && html`<span class="chip">${change > 0 ? `+${change}` : change}</span>`}</div>
    <div class="band"><div class="rating"><b>${rating.rating}</b><small>${t("practice.give-or-take", { points: rating.deviation })}</small></div>
      <div class="band__scale" style=${style} role="img" aria-label=${t("practice.rating.label", { rating: rating.rating, low: rating.rating - rating.deviation, high: rating.rating + rating.deviation })}><span class="band__range"></span><span class="band__here"></span></div></div></section>`;
}
