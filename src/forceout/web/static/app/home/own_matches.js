/** One's matches, finished and running, page by page. */
import { Cube, Icon } from "../board/pieces.js";
import { get } from "../shared/api.js";
import { press } from "../shared/press.js";
import { classes, html, useEffect, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { ART, others } from "./own_tables.js";

/** @typedef {import("../types").PlayedMatch} PlayedMatch */
/** @typedef {import("../types").PlayedMatchList} PlayedMatchList */

const DAY = 86_400_000;

/**
 * A day in words: today, yesterday, or its date.
 * @param {number} moment
 */
function whichDay(moment) {
  const days = Math.floor(startOfDay(Date.now()) / DAY) - Math.floor(startOfDay(moment) / DAY);
  if (days <= 0) return t("my.today");
  if (days === 1) return t("my.yesterday");
  return new Date(moment).toLocaleDateString(document.documentElement.lang || "en", { day: "numeric", month: "long" });
}

/** @param {number} moment */
function startOfDay(moment) {
  return moment - new Date(moment).getTimezoneOffset() * 60_000;
}

/** @param {PlayedMatch} one */
function outcome(one) {
  if (one.result) return t(`my.result.${one.result}`);
  return t(one.status === "playing" ? "my.running" : "my.broken-off");
}

/** @param {{one: PlayedMatch}} props */
function MatchRow({ one }) {
  const names = others(one, one.seat);
  const points = one.totals[one.seat] ?? 0;
  return html`<li><span class="matches__art" aria-hidden="true">${(ART[one.game] ?? []).map((cube) => html`<${Cube} cube=${cube} size="xs" isHidden=${true} />`)}</span>
    <span><b>${names}</b><br /><span class="small quiet">${t("my.match", { game: t(`game.${one.game}`), division: t(`division.${one.division}`), day: whichDay(one.changed_at), outcome: outcome(one) })}${one.has_hints && ` · ${t("my.with-hints")}`}</span></span>
    <span class=${classes("matches__points", one.result === "won" && "matches__points--won")} role="img" aria-label=${t("my.points", { count: points })}>${points}</span>
    ${
      one.replay
        ? html`<a class="btn" href=${one.replay} aria-label=${t("my.replay.of", { names })}><${Icon} name="eye" /> <span>${t("my.replay")}</span></a>`
        : html`<a class="btn" href=${`/t/${one.match}`} aria-label=${t("my.go-on.with", { names })}><${Icon} name="play" /> <span>${t("own.go-on")}</span></a>`
    }</li>`;
}

/** @param {{me: unknown}} props */
export function MatchesPanel({ me }) {
  const [pages, setPages] = useState(/** @type {PlayedMatchList[]} */ ([]));
  const [doing, run] = useDoing();
  const next = pages.at(-1)?.before;
  const look = () => run("matches", async () => setPages([...pages, await get(`/api/me/matches${next ? `?before=${next}` : ""}`)]));
  useEffect(() => {
    if (me) look();
  }, []);
  const all = pages.flatMap((page) => page.matches);
  return html`<section class="panel" aria-labelledby="matches-title"><div class="panel__head"><h2 id="matches-title">${t("my.matches")}</h2></div>
    ${all.length === 0 && html`<p class="quiet">${t(me && pages.length === 0 ? "my.looking" : "my.no-matches")}</p>`}
    <ul class="matches">${all.map((one) => html`<${MatchRow} key=${one.match} one=${one} />`)}</ul>
    ${next && html`<button class="btn btn--quiet" aria-disabled=${doing ? "true" : null} ...${press(look)}>${t("my.more-matches")}</button>`}</section>`;
}
