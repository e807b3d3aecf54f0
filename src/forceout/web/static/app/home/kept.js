/** What is kept of somebody, and the way to have it deleted. */
import { Icon } from "../board/pieces.js";
import { remove } from "../shared/api.js";
import { press } from "../shared/press.js";
import { Dialog } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";

const OURS = "forceout.";

/** What is kept. */
export function KeptPanel() {
  return html`<section class="panel" aria-labelledby="kept-title"><div class="panel__head"><h2 id="kept-title">${t("kept.title")}</h2></div>
    <ul class="kept"><li><${Icon} name="pawn" /><span>${t("kept.here")}</span></li><li><${Icon} name="screen" /><span>${t("kept.browser")}</span></li><li><${Icon} name="calendar" /><span>${t("kept.until")}</span></li></ul></section>`;
}

/** Forget what this browser keeps for us. */
function forgetHere() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
  } catch {
    /* nothing was kept */
  }
}

/** @param {{me: unknown}} props */
export function DeletePanel({ me }) {
  const [isAsking, setAsking] = useState(false);
  const [doing, run] = useDoing();
  if (!me) return null;
  const forget = () =>
    run("delete", async () => {
      await remove("/api/me");
      forgetHere();
      location.assign("/");
    });
  return html`<section class="panel danger" aria-labelledby="delete-title"><div class="panel__head"><h2 id="delete-title">${t("delete.title")}</h2></div>
    <p class="small quiet">${t("delete.what")}</p><button class="btn btn--bad" ...${press(() => setAsking(true))}><${Icon} name="trash" /> ${t("delete.all")}</button>
    ${
      isAsking &&
      html`<${Dialog} title=${t("delete.sure")} onClose=${() => setAsking(false)}><p>${t("delete.what")} ${t("delete.forever")}</p>
      <div class="row leave"><button class="btn btn--primary btn--big" ...${press(() => setAsking(false))}>${t("delete.keep")}</button><button class="btn btn--bad btn--big" aria-disabled=${doing ? "true" : null} ...${press(forget)}>${t("delete.all")}</button></div><//>`
    }</section>`;
}
