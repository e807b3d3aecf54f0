/** The app on this device: its language, whether it opens without a network, and how it comes to the home screen. */
import { Icon } from "../board/pieces.js";
import { LanguageSwitch } from "../shared/language.js";
import { canBeKept, installing } from "../shared/offline.js";
import { press } from "../shared/press.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";

/** The panel. */
export function InstallPanel() {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (canBeKept) navigator.serviceWorker.ready.then(() => setKept(true));
  }, []);
  const ask = () => installing.value?.prompt();
  return html`<section class="panel" aria-labelledby="install-title"><div class="panel__head"><h2 id="install-title"><${Icon} name="screen" /> ${t("install.title")}</h2></div>
    <p class="small">${t("install.language")}</p><${LanguageSwitch} />
    <p class="small quiet" role="status">${t(!canBeKept ? "install.needs-https" : isKept ? "install.ready" : "install.fetching")}</p>
    ${canBeKept && (installing.value ? html`<button class="btn" ...${press(ask)}>${t("install.install")}</button>` : html`<p class="small quiet">${t("install.how")}</p>`)}</section>`;
}
