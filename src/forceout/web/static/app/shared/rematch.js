/** A rematch: asked for by one, offered to the others, one table for all. */
import { post, remove } from "./api.js";
import { press } from "./press.js";
import { html, useState } from "./ui.js";
import { useDoing } from "./under_way.js";
import { words as companyWords } from "../strings/company.ftl";
import { addWords, t } from "./words.js";

addWords(companyWords);

/** @typedef {import("../types").View} View */

/**
 * Ask for a rematch, or sit down at the one that was asked for; where everybody sits, it begins at once.
 * @param {string} match
 */
export async function goToRematch(match) {
  /** @type {View} */
  const made = await post(`/api/matches/${match}/rematch`);
  const isReady = made.status === "waiting" && made.you.is_host && made.seats.every((one) => one.is_taken);
  if (isReady) await post(`/api/matches/${made.match}/start`);
  location.assign(`/t/${made.match}`);
}

/**
 * What somebody at a table that is over can do about a rematch.
 * @param {{view: View}} props
 */
export function Rematch({ view }) {
  const [doing, run] = useDoing();
  const [isDeclined, setDeclined] = useState(false);
  const { rematch, you } = view;
  const seat = you.seat ?? you.left;
  const go = () => run("go", () => goToRematch(view.match));
  if (!rematch) {
    const mayAsk = seat || you.is_host;
    return mayAsk ? html`<button class="btn btn--primary" aria-disabled=${doing ? "true" : null} ...${press(go)}>${t("rematch.ask")}</button>` : null;
  }
  if (!seat || rematch.by === seat) {
    return html`${rematch.by === seat && seat && html`<p role="status">${t("rematch.asked.yourself")}</p>`}<a class="btn btn--primary" href=${`/t/${rematch.match}`}>${t(seat || you.is_host ? "rematch.go" : "rematch.watch")}</a>`;
  }
  if (isDeclined) return html`<p role="status">${t("rematch.declined")}</p>`;
  const decline = () =>
    run("no", async () => {
      await remove(`/api/matches/${rematch.match}/seats/${seat}`);
      setDeclined(true);
    });
  const name = view.seats.find((one) => one.seat === rematch.by)?.name;
  return html`<p role="status">${name ? t("rematch.asked", { name }) : t("rematch.asked.somebody")}</p>
    <button class="btn btn--primary" aria-disabled=${doing ? "true" : null} ...${press(go)}>${t("rematch.yes")}</button>
    <button class="btn" aria-disabled=${doing ? "true" : null} ...${press(decline)}>${t("rematch.no")}</button>`;
}
