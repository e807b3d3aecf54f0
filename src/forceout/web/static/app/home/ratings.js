/** One's own ratings: against people, against bots apart, and at puzzles; each with how sure that is. */
import { get, post } from "../shared/api.js";
import { press } from "../shared/press.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";

/** @typedef {import("../types").OwnRatings} OwnRatings */

/** @param {{me: unknown}} props */
export function RatingsPanel({ me }) {
  const [found, setFound] = useState(/** @type {OwnRatings | null} */ (null));
  useEffect(() => {
    if (me) get("/api/me/ratings").then(setFound, () => undefined);
  }, []);
  const share = () =>
    post("/api/me/ratings/sharing", { shares: !found?.is_shared }).then(
      (now) => found && setFound({ ...found, is_shared: now.shares }),
      () => undefined,
    );
  if (!found || found.ratings.length === 0) return null;
  return html`<section class="panel" aria-labelledby="ratings-title"><div class="panel__head"><h2 id="ratings-title">${t("my.ratings")}</h2></div>
    <ul class="ratings">${found.ratings.map(
      (one) =>
        html`<li><span><b>${t(`my.ratings.${one.against}`, { game: t(`game.${one.game}`) })}</b><br /><span class="small quiet">${t(one.against === "puzzles" ? "my.ratings.tried" : "my.ratings.played", { count: one.matches })}</span></span><span class="ratings__number"><b>${one.rating}</b> <small>${t("my.ratings.give-or-take", { points: one.deviation })}</small></span></li>`,
    )}</ul><p class="small quiet">${t(found.is_shared ? "my.ratings.shared" : "my.ratings.own")}</p>
    ${
      found.ratings.some((one) => one.against === "puzzles") &&
      html`<p><button type="button" class="btn" aria-pressed=${String(found.is_shared)} ...${press(share)}>${t(found.is_shared ? "my.ratings.unshare" : "my.ratings.share")}</button></p>`
    }</section>`;
}
