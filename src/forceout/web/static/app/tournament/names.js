/** Who sees the players' names, on which day they are deleted, and deleting them now. */
import { Icon } from "../board/pieces.js";
import { Dialog } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { deleteNames } from "../hall/event_api.js";
import { EVENT, act, askWholeEvent, event, isDirector } from "./desk_state.js";
import { TextField } from "./forms.js";

/** The panel. */
export function NamesPanel() {
  const [isAsking, setAsking] = useState(false);
  const [doing, run] = useDoing();
  const one = event.value;
  if (!one) return null;
  const count = one.players.filter((each) => each.name).length;
  const until = new Date(one.names_until - 1).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  const remove = () =>
    run("delete", async () => {
      await deleteNames(EVENT);
      await askWholeEvent();
      setAsking(false);
    });
  /** @param {string} day */
  const keepUntil = (day) =>
    day && act({ do: "settings", settings: { ...one.settings, names_until: day }, reason: t("names.reason") }, { done: t("settings.saved") });
  return html`<section class="panel stack-2"><div class="panel__head"><h2>${t("names.title")}</h2><span class="chip">${t("names.count", { count })}</span></div>
    <p class="small">${t("names.who")}</p><p class="small"><${Icon} name="calendar" /> ${t("names.until", { day: until })}</p>
    ${
      isDirector() &&
      html`<${TextField} label=${t("names.day")} type="date" value=${one.settings?.names_until ?? ""} onValue=${() => {}} onChange=${(/** @type {any} */ change) => keepUntil(change.target.value)} />
      <button type="button" class="btn full" aria-disabled=${count ? null : "true"} onClick=${() => count && setAsking(true)}><${Icon} name="trash" /> ${t("names.delete")}</button>`
    }
    ${isAsking && html`<${Dialog} title=${t("names.sure")} onClose=${() => setAsking(false)}><p>${t("names.sure.what", { count })}</p><div class="row"><button class="btn btn--danger" aria-disabled=${doing ? "true" : null} onClick=${remove}>${t("names.delete")}</button><button class="btn" onClick=${() => setAsking(false)}>${t("names.keep")}</button></div><//>`}</section>`;
}
