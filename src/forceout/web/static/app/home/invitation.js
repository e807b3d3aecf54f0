/** The invitation to a table that was just set up: its code, and the way there. */
import { Dialog } from "../shared/shell.js";
import { TableCode } from "../shared/table_code.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { goToTable } from "./sitting.js";

/**
 * What a host hands to friends.
 * @param {{match: string, onClose: () => void}} props
 */
export function Invitation({ match, onClose }) {
  return html`<${Dialog} title=${t("invite.title")} onClose=${onClose}>
    <p class="quiet">${t("invite.how")}</p>
    <${TableCode} match=${match} />
    <button class="btn btn--primary btn--big full" onClick=${() => goToTable(match)}>${t("invite.go")}</button>
  <//>`;
}
