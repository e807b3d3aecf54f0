/** Who judges this table, who asked them to, and whether those who play agree. */
import { remove } from "../../shared/api.js";
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { names, view } from "../state/state.js";
import { refresh } from "../net/following.js";
import { ask, explain } from "../net/sending.js";

/** @typedef {import("../../types").Judge} Judge */

/** @param {Judge} one */
const asker = (one) => names.value[one.by ?? ""] ?? "";

/** The judges of a table, for everybody. */
export function Judges() {
  const now = view.value;
  const judges = now?.judges ?? [];
  if (!now || judges.length === 0) return null;
  return html`<ul class="judges" aria-label=${t("judges.label")}>${judges.map(
    (one) => html`<li key=${one.number} class="row"><${Icon} name="people" />
    <span>${t(one.is_judge ? "judges.one" : "judges.waits", { name: one.name })} ${one.by ? t("judges.asked", { by: one.by, name: asker(one) }) : ""}</span>
    ${now.you.is_host && one.is_by_host && html`<button class="btn btn--quiet" ...${press(() => dismiss(one))}>${t("judges.dismiss")}</button>`}</li>`,
  )}</ul>`;
}

/** Somebody who plays is asked whether they agree to a judge whom another player chose. */
export function JudgeBanner() {
  const now = view.value;
  const seat = now?.you.seat ?? now?.you.left;
  const one = now?.judges.find((other) => seat && other.awaits.includes(seat));
  if (!one || now?.status !== "playing") return null;
  /** @param {boolean} agreed */
  const answer = (agreed) => ask(`judges/${one.number}/answer`, { agreed });
  return html`<div class="banner banner--away"><${Icon} name="people" /><p role="status">${t("judges.question", { name: one.name, by: one.by, asker: asker(one) })}</p>
    <div class="row"><button class="btn btn--primary" ...${press(() => answer(true))}>${t("judges.yes")}</button><button class="btn" ...${press(() => answer(false))}>${t("judges.no")}</button></div></div>`;
}

/** @param {Judge} one */
async function dismiss(one) {
  try {
    await remove(`/api/matches/${view.peek()?.match}/judges/${one.number}`);
    await refresh();
  } catch (problem) {
    await explain(problem);
  }
}

/** How long a gap is spoken of, in milliseconds. */
const SPOKEN = 60_000;

/** The server was away: nobody lost time by it. */
export function GapBanner() {
  const now = view.value;
  const gap = now?.gap;
  if (!gap || !now || now.status !== "playing" || now.now - gap.until > SPOKEN) return null;
  return html`<div class="banner" role="status"><${Icon} name="clock" /><p>${t("say.gap", { count: Math.round((gap.until - gap.since) / 1000) })}</p></div>`;
}
