/** Leaving a table: it asks first while one sits there, and says what becomes of the seat. */
import { remove } from "./api.js";
import { press } from "./press.js";
import { Dialog } from "./shell.js";
import { html } from "./ui.js";
import { useDoing } from "./under_way.js";
import { t } from "./words.js";

/** @typedef {import("../types").View} View */

/**
 * Whether somebody would be missed at a table.
 * @param {View | null | undefined} view
 */
export function isMissed(view) {
  return Boolean(view?.you.seat && (view.status === "playing" || view.status === "waiting"));
}

/** @param {View} view */
function whatHappens(view) {
  if (view.status === "waiting") return [t("leave.waiting")];
  if (view.seats.every((one) => one.bot || one.seat === view.you.seat)) return [t(view.settings.clock === "off" ? "leave.bots.no-clock" : "leave.bots")];
  return [t("leave.playing"), t("leave.playing.back")];
}

/**
 * The question; `to` is where the way leads.
 * @param {{view: View, onStay: () => void, to?: string}} props
 */
export function LeaveDialog({ view, onStay, to = "/" }) {
  const [doing, run] = useDoing();
  const stand = () =>
    run("stand", async () => {
      await remove(`/api/matches/${view.match}/seats/${view.you.seat}`);
      location.assign(to);
    });
  return html`<${Dialog} title=${t("leave.title")} onClose=${onStay}>
    ${whatHappens(view).map((one) => html`<p>${one}</p>`)}
    <div class="row leave"><button class="btn btn--primary btn--big" ...${press(onStay)}>${t("leave.stay")}</button>
      <a class="btn btn--big" href=${to}>${t("leave.go")}</a>
      ${view.status === "waiting" && html`<button class="btn btn--big" aria-disabled=${doing ? "true" : null} ...${press(stand)}>${t("leave.stand")}</button>`}</div><//>`;
}
