/** The code of a table: to say, to send, to scan. It stays the same until its host ends it on purpose. */
import { Icon } from "../board/pieces.js";
import { post } from "./api.js";
import { press } from "./press.js";
import { toast } from "./shell.js";
import { html, useEffect, useState } from "./ui.js";
import { useDoing } from "./under_way.js";
import { words as companyWords } from "../strings/company.ftl";
import { addWords, t } from "./words.js";

addWords(companyWords);

/** @typedef {{code: string, link: string, ended?: string | null}} TableCode */

/** @param {string} link */
async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
    toast(t("code.copied"));
  } catch {
    toast(t("code.not-copied"), { kind: "bad" });
  }
}

/**
 * What a host hands to friends.
 * @param {{match: string}} props
 */
export function TableCode({ match }) {
  const [shown, setShown] = useState(/** @type {TableCode | null} */ (null));
  const [isAsking, setAsking] = useState(false);
  const [doing, run] = useDoing();
  useEffect(() => {
    run("code", async () => setShown(await post(`/api/matches/${match}/code`)));
  }, [match]);
  if (!shown) return null;
  const { code, link } = shown;
  const change = () =>
    run("other", async () => {
      const made = await post(`/api/matches/${match}/new-code`);
      setShown(made);
      setAsking(false);
      toast(t("code.ended", { code: made.ended ?? code }));
    });
  return html`<div class="tablecode">
    <img class="tablecode__picture" src=${`/api/matches/${match}/qr.svg?of=${code}`} width="176" height="176" alt=${t("code.picture")} />
    <div class="stack">
      <p class="field"><span>${t("code.of-table")}</span><output class="tablecode__code">${code}</output></p>
      <label class="field"><span>${t("code.link")}</span><input class="input" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
      <button class="btn full" ...${press(() => copy(link))}><${Icon} name="copy" /> ${t("code.copy")}</button>
    </div>
    <div class="tablecode__more">${
      isAsking
        ? html`<p role="alert">${t("code.other.ends", { code })}</p><div class="row"><button class="btn btn--primary" ...${press(() => setAsking(false))}>${t("code.other.no")}</button>
          <button class="btn btn--bad" aria-disabled=${doing ? "true" : null} ...${press(change)}>${t("code.other.yes", { code })}</button></div>`
        : html`<p class="small quiet">${t("code.stays")}</p><button class="btn btn--quiet" ...${press(() => setAsking(true))}>${t("code.other")}</button>`
    }</div></div>`;
}
