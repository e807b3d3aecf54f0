/** The invitation to a table: a code to say, a link to send, a picture to scan. */
import { Icon } from "../board/pieces.js";
import { Dialog, toast } from "../shared/shell.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { goToTable, printCode } from "./sitting.js";

/**
 * What a host hands to friends.
 * @param {{match: string, code: string, link: string, onClose: () => void}} props
 */
export function Invitation({ match, code, link, onClose }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t("invite.copied"));
    } catch {
      toast(t("invite.not-copied"), { kind: "bad" });
    }
  };
  return html`<${Dialog} title=${t("invite.title")} onClose=${onClose}>
    <p class="quiet">${t("invite.how")}</p>
    <div class="invite">
      <img class="invite__picture" src=${`/api/matches/${match}/qr.svg`} width="190" height="190" alt=${t("invite.picture")} />
      <div class="stack">
        <p class="field"><span>${t("invite.code")}</span><output class="invite__code">${printCode(code)}</output></p>
        <label class="field"><span>${t("invite.link")}</span><input class="input" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
        <button class="btn full" onClick=${copy}><${Icon} name="link" /> ${t("invite.copy")}</button>
      </div>
    </div>
    <button class="btn btn--primary btn--big full" onClick=${() => goToTable(match)}>${t("invite.go")}</button>
  <//>`;
}
