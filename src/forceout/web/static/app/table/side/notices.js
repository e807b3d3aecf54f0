/** What everybody has to know for a while: a pause, who has left, a judge who is to be agreed to, a server that was away. */
import { Icon } from "../../board/pieces.js";
import { serverTime } from "../../shared/clock.js";
import { press } from "../../shared/press.js";
import { html, useEffect, useState } from "../../shared/ui.js";
import { listed, t } from "../../shared/words.js";
import { awaySince, isAway, mayPause, mySeat, view } from "../state/state.js";
import { ask } from "../net/sending.js";
import { sayWhy } from "../play/closed_reason.js";
import { asker } from "./judges.js";

/** Milliseconds after which the others may let a bot play on; the server counts them too. */
const GRACE = 60_000;

/** The notices, the weightiest first: only that one is shown. */
export function Notices() {
  return html`<${PauseBanner} /><${JudgeBanner} /><${BackBanner} /><${AwayBanner} />`;
}

/** What can be done about a player who has left: wait, pause, or after a minute let a bot play on. */
function AwayBanner() {
  const now = view.value;
  const [waited, setWaited] = useState("");
  const away = now?.seats.filter((one) => isAway(one.seat)) ?? [];
  const first = away[0];
  const isShown = Boolean(now && first && now.status === "playing" && !now.is_paused && (mySeat.value || now.you.is_judge));
  const left = useSecondsLeft(isShown ? awaySince.value[first?.seat ?? ""] : undefined);
  const names = listed(away.map((one) => one.name));
  if (!isShown || !first || waited === names) return null;
  const replace = () => (left > 0 ? sayWhy(null, t("seats.not-yet", { name: first.name, count: left })) : ask("absent", { seat: first.seat, level: "club" }));
  return html`<div class="banner banner--away"><${Icon} name="people" /><p role="status">${t(mayPause.value ? "seats.left" : "seats.left-wait", { name: names, count: away.length })}</p>
    <div class="row"><button class="btn" ...${press(() => setWaited(names))}>${t("seats.wait")}</button>
      ${mayPause.value && html`<button class="btn" ...${press(() => ask("pause"))}>${t("table.pause")}</button>`}
      <button class="btn" aria-disabled=${String(left > 0)} ...${press(replace)}><${Icon} name="bot" /> ${left > 0 ? t("seats.bot-soon", { count: left }) : t("seats.bot-now")}</button></div></div>`;
}

/** Somebody for whom a bot plays on may sit down again. */
function BackBanner() {
  const now = view.value;
  const left = now?.you.left;
  if (!left || now.status !== "playing") return null;
  return html`<div class="banner banner--away"><${Icon} name="people" /><p role="status">${t("seats.you-left")}</p>
    <button class="btn btn--primary" ...${press(() => ask("seats", { seat: left }))}>${t("seats.come-back")}</button></div>`;
}

/**
 * The seconds that somebody who left at a moment still has.
 * @param {number | undefined} since
 */
function useSecondsLeft(since) {
  const [, beat] = useState(0);
  const left = since === undefined ? 0 : Math.max(0, Math.ceil((since + GRACE - Date.now()) / 1000));
  useEffect(() => {
    if (left <= 0) return undefined;
    const tick = setTimeout(() => beat(left), 1000);
    return () => clearTimeout(tick);
  }, [since, left]);
  return left;
}

/** The table stands still until somebody goes on. */
function PauseBanner() {
  const now = view.value;
  // Where a judge is called, the line about the call says that play waits.
  if (!now?.is_paused || (!mayPause.value && now.calls.some((one) => one.is_stopping))) return null;
  return html`<div class="banner" role="status"><${Icon} name="clock" /><p>${now.room && !mayPause.value ? t("say.eyes") : `${t("say.paused")} ${t("say.paused.rest")}`}</p>
    ${mayPause.value && html`<button class="btn btn--primary" ...${press(() => ask("resume"))}>${t("table.resume")}</button>`}</div>`;
}

/** Somebody who plays is asked whether they agree to a judge whom another player chose. */
function JudgeBanner() {
  const now = view.value;
  const seat = now?.you.seat ?? now?.you.left;
  const one = now?.judges.find((other) => seat && other.awaits.includes(seat));
  if (!one || now?.status !== "playing") return null;
  /** @param {boolean} agreed */
  const answer = (agreed) => ask(`judges/${one.number}/answer`, { agreed });
  return html`<div class="banner banner--away"><${Icon} name="people" /><p role="status">${t("judges.question", { name: one.name, by: one.by, asker: asker(one) })}</p>
    <div class="row"><button class="btn btn--primary" ...${press(() => answer(true))}>${t("judges.yes")}</button><button class="btn" ...${press(() => answer(false))}>${t("judges.no")}</button></div></div>`;
}

/** How long a gap is spoken of, in milliseconds. */
const SPOKEN = 60_000;

/** The server was away: nobody lost time by it. It asks for nothing, so that whatever asks for something comes before it. */
export function GapBanner() {
  const now = view.value;
  const gap = now?.gap;
  const [, tellEnd] = useState(0);
  const until = gap?.until ?? 0;
  const left = until + SPOKEN - serverTime();
  // Nothing else may happen at the table for minutes, so it takes itself away.
  useEffect(() => {
    if (left <= 0) return undefined;
    const end = setTimeout(() => tellEnd(until), left);
    return () => clearTimeout(end);
  }, [until, left > 0]);
  if (!gap || !now || now.status !== "playing" || left <= 0) return null;
  return html`<div class="banner" role="status"><${Icon} name="clock" /><p>${t("say.gap", { count: Math.round((gap.until - gap.since) / 1000) })}</p></div>`;
}
