/** The replay of a match: what can be taken away, and every moment of it. */
import { Icon } from "../board/pieces.js";
import { toast, TopBar, Toasts } from "../shared/shell.js";
import { html, useMemo, useState } from "../shared/ui.js";
import { listed, t } from "../shared/words.js";
import { useEndgames } from "./endgames.js";
import { GoalExplorer } from "./goals.js";
import { Moves } from "./moves_view.js";
import { usePlace } from "./player.js";
import { isMove } from "./record.js";
import { Mistakes } from "./retry.js";

/** @typedef {import("./record.js").Replayed} Replayed */
/** @typedef {import("./endgames.js").Played} Played */

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
 * The page of a replay: its moves, mistakes to try again, and the Goals of the roll.
 * @param {{replayed: Replayed, match: string | null, record: string}} props
 */
export function Replay({ replayed, match, record }) {
  const { moments, names, header } = replayed;
  const [shown, setShown] = useState("moves");
  const at = usePlace(moments.length, Math.max(0, moments.findIndex(isMove)));
  const moment = /** @type {import("./record.js").Moment} */ (moments[at.place]);
  const last = moments.filter((one) => one.shakeNumber === moment.shakeNumber && isMove(one) && one.index <= moment.index).at(-1);
  const { endgames, isComing } = useEndgames(match, record, moment.shakeNumber, last?.index ?? null);
  const impossible = t(`claim.${replayed.edition.impossible.toLowerCase()}`);
  const where = t("replay.where", { division: t(`division.${header.division}`), form: t(`form.${header.form}`), edition: header.edition });
  const moves = moments.filter((one) => one.shakeNumber === moment.shakeNumber && isMove(one));
  const numberOf = (/** @type {Played} */ played) => moves.findIndex((one) => one.index === played.number) + 1;
  /** @param {Played} played */
  const showAll = (played) => {
    at.goTo(moments.findIndex((one) => one.index === played.number));
    setShown("moves");
  };
  return html`<${TopBar} back="/" where=${html`<b>${t(`game.${header.game}`)}</b> <span>${where}</span>`} />
    <main class="page page--wide"><div class="head"><div><h1>${t("replay.title", { names: listed(header.players.map((one) => names[one] ?? one)) })}</h1><p class="not-phone">${t("replay.keys")}</p></div>
        <div class="head__tools"><div class="seg anaseg" role="group" aria-label=${t("replay.look-at")}>${["moves", "mistakes", "goals"].map((one) => html`<button aria-pressed=${String(shown === one)} onClick=${() => setShown(one)}>${t(`replay.tab.${one}`)}</button>`)}</div><${Tools} match=${match} record=${record} /></div></div>
      ${shown === "moves" && html`<${Moves} replayed=${replayed} match=${match} record=${record} at=${at} endgames=${endgames} isComing=${isComing} impossible=${impossible} />`}
      ${shown === "mistakes" && html`<${Mistakes} moves=${endgames?.moves ?? []} replayed=${replayed} impossible=${impossible} isComing=${isComing} isThere=${endgames !== null} numberOf=${numberOf} onAll=${showAll} />`}
      ${shown === "goals" && html`<${GoalExplorer} match=${match} record=${record} shake=${moment.shakeNumber} game=${header.game} impossible=${impossible} />`}
    </main><${Toasts} />`;
}
