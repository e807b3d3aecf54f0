/** The replay of a match: what can be taken away, and every moment of it. */
import { Icon } from "../board/pieces.js";
import { toast, TopBar, Toasts } from "../shared/shell.js";
import { html, useMemo } from "../shared/ui.js";
import { listed, t } from "../shared/words.js";
import { isMove } from "./record.js";
import { MoveByMove } from "./review.js";

/** @typedef {import("./record.js").Replayed} Replayed */

/**
 * What can be taken away: the record, the link.
 * @param {{match: string | null, record: string}} props
 */
function Tools({ match, record }) {
  const address = useMemo(() => URL.createObjectURL(new Blob([record], { type: "text/plain" })), [record]);
  const share = () =>
    navigator.clipboard.writeText(`${location.origin}/replay/${match}`).then(
      () => toast(t("invite.copied")),
      () => toast(t("invite.not-copied"), { kind: "bad" }),
    );
  return html`<div class="row not-print"><a class="btn" href=${match ? `/api/matches/${match}/record` : address} download=${`forceout-${match ?? "match"}.txt`}><${Icon} name="down" /> ${t("replay.record")}</a>
    ${match && html`<button class="btn" onClick=${share}><${Icon} name="link" /> ${t("replay.share")}</button>`}
    <a class="btn" href="/replay">${t("replay.another")}</a></div>`;
}

/**
 * The page of a replay.
 * @param {{replayed: Replayed, match: string | null, record: string}} props
 */
export function Replay({ replayed, match, record }) {
  const { moments, names, header } = replayed;
  const where = t("replay.where", { division: t(`division.${header.division}`), form: t(`form.${header.form}`), edition: header.edition });
  return html`<${TopBar} back="/" where=${html`<b>${t(`game.${header.game}`)}</b> <span>${where}</span>`} />
    <main class="page"><div class="head"><div><h1>${t("replay.title", { names: listed(header.players.map((one) => names[one] ?? one)) })}</h1><p class="not-phone">${t("replay.keys")}</p></div><${Tools} match=${match} record=${record} /></div>
      <${MoveByMove} replayed=${replayed} match=${match} record=${record} moments=${moments} first=${Math.max(0, moments.findIndex(isMove))} isPage=${true} />
    </main><${Toasts} />`;
}
