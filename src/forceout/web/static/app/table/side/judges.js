/** Who judges this table, who asked them to, and whether those who play agree. */
import { remove } from "../../shared/api.js";
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { names, view } from "../state/state.js";
import { refresh } from "../net/following.js";
import { explain } from "../net/sending.js";

/** @typedef {import("../../types").Judge} Judge */

/**
 * Who asked for a judge.
 * @param {Judge} one
 */
export const asker = (one) => names.value[one.by ?? ""] ?? "";

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

/** @param {Judge} one */
async function dismiss(one) {
  try {
    await remove(`/api/matches/${view.peek()?.match}/judges/${one.number}`);
    await refresh();
  } catch (problem) {
    await explain(problem);
  }
}
