/** Deleting the whole event: who may, what goes, and its title typed so that nobody does it by a slip. */
import { Icon } from "../board/pieces.js";
import { Dialog } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { addressOf, deleteEvent } from "../hall/event_api.js";
import { EVENT, event } from "./desk_state.js";
import { TextField } from "./forms.js";

/** The panel. */
export function DeletePanel() {
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [doing, run] = useDoing();
  const title = event.value?.title ?? "";
  const isSame = typed.trim() === title.trim();
  const remove = () =>
    run("delete", async () => {
      await deleteEvent(EVENT);
      location.assign("/tournaments");
    });
  return html`<section class="panel stack-2"><div class="panel__head"><h2>${t("delete.title")}</h2></div>
    <p class="small">${t("delete.what")}</p><p class="small">${t("delete.who")}</p>
    <a class="btn full" href=${`${addressOf(EVENT)}/export`} download><${Icon} name="down" /> ${t("delete.file")}</a>
    <button type="button" class="btn full" onClick=${() => setAsking(true)}><${Icon} name="trash" /> ${t("delete.begin")}</button>
    ${
      isAsking &&
      html`<${Dialog} title=${t("delete.sure")} onClose=${() => setAsking(false)}><p>${t("delete.for-good")}</p>
      <${TextField} label=${t("delete.type", { title })} value=${typed} onValue=${setTyped} />
      <div class="row"><button type="button" class="btn btn--danger" aria-disabled=${doing || !isSame ? "true" : null} onClick=${() => isSame && remove()}>${t("delete.go")}</button><button type="button" class="btn" onClick=${() => setAsking(false)}>${t("delete.keep")}</button></div><//>`
    }</section>`;
}
