/** The replay of a match: the table at every moment, and what was true of it. */
import { Icon } from "../pieces.js";
import { RuleLink, toast, TopBar, Toasts } from "../shell.js";
import { html, useEffect, useMemo, useState } from "../ui.js";
import { t } from "../words.js";
import { Mat, Tray, Universe, wellsOf } from "../learn/board.js";
import { AnswerPanel } from "./answer.js";
import { Contest, Scores } from "./outcome.js";
import { Player, usePlace } from "./player.js";
import { isMove, reviewsOf } from "./record.js";
import { Happened } from "./sentences.js";
import { Strip } from "./strip.js";

/** @typedef {import("./record.js").Moment} Moment */
/** @typedef {import("./record.js").Replayed} Replayed */
/** @typedef {import("./record.js").Review} Review */

/**
 * The shakes of a match, to jump to.
 * @param {{moments: Moment[], now: number, onPlace: (place: number) => void}} props
 */
function Shakes({ moments, now, onPlace }) {
  const numbers = [...new Set(moments.map((one) => one.shakeNumber))].filter(Boolean);
  if (numbers.length < 2) return null;
  return html`<div class="seg shakes" role="group" aria-label=${t("replay.shakes")}>${numbers.map((number) => html`<button aria-pressed=${String(number === now)} onClick=${() => onPlace(moments.findIndex((one) => one.shakeNumber === number))}>${t("replay.shake", { number })}</button>`)}</div>`;
}

/**
 * What can be taken away: the record, the link.
 * @param {{match: string | null, record: string}} props
 */
function Tools({ match, record }) {
  const address = useMemo(() => URL.createObjectURL(new Blob([record], { type: "text/plain" })), [record]);
  const share = () => navigator.clipboard.writeText(`${location.origin}/replay/${match}`).then(() => toast(t("invite.copied")), () => toast(t("invite.not-copied"), { kind: "bad" }));
  return html`<div class="row not-print"><a class="btn" href=${match ? `/api/matches/${match}/record` : address} download=${`forceout-${match ?? "match"}.txt`}><${Icon} name="down" /> ${t("replay.record")}</a>
    ${match && html`<button class="btn" onClick=${share}><${Icon} name="link" /> ${t("replay.share")}</button>`}
    <a class="btn" href="/replay">${t("replay.another")}</a></div>`;
}

/**
 * The table at a moment.
 * @param {{moment: Moment, replayed: Replayed}} props
 */
function TableThen({ moment, replayed }) {
  const { game } = replayed.header;
  const { shake } = moment;
  if (!shake) return html`<p class="empty">${t("replay.no-shake")}</p>`;
  const roll = replayed.rolls[moment.shakeNumber] ?? [];
  return html`<div class="stack then">
    ${shake.universe && html`<${Universe} cards=${shake.universe} />`}
    <${Mat} game=${game} shake=${shake} />
    <${Contest} shake=${shake} names=${replayed.names} game=${game} />
    ${roll.length > 0 && html`<${Tray} wells=${wellsOf(roll, shake.resources)} />`}</div>`;
}

/**
 * The analysis of the shake that is shown, asked for once a shake; null where it is not to be had.
 * @param {string | null} match
 * @param {string} record
 * @param {number} shake
 */
function useReviews(match, record, shake) {
  const [known, setKnown] = useState(/** @type {Record<number, Map<number, Review> | null>} */ ({}));
  useEffect(() => {
    if (shake < 1 || shake in known) return;
    const keep = (/** @type {Map<number, Review> | null} */ found) => setKnown((before) => ({ ...before, [shake]: found }));
    reviewsOf(match, record, shake).then(keep, () => keep(null));
  }, [shake]);
  return { reviews: known[shake] ?? null, isComing: shake > 0 && !(shake in known) };
}

/**
 * The page of a replay.
 * @param {{replayed: Replayed, match: string | null, record: string}} props
 */
export function Replay({ replayed, match, record }) {
  const { moments, names, header } = replayed;
  const at = usePlace(moments.length, Math.max(0, moments.findIndex(isMove)));
  const moment = /** @type {Moment} */ (moments[at.place]);
  const { reviews, isComing } = useReviews(match, record, moment.shakeNumber);
  const moves = useMemo(() => moments.filter((one) => one.shakeNumber === moment.shakeNumber && isMove(one)), [moments, moment.shakeNumber]);
  const lastMove = moves.filter((one) => one.index <= moment.index).at(-1) ?? null;
  const impossible = header.game === "on-sets" && header.edition === "2014-15" ? t("claim.never") : t("claim.impossible");
  const where = t("replay.where", { division: t(`division.${header.division}`), form: t(`form.${header.form}`), edition: header.edition });
  return html`<${TopBar} back="/" where=${html`<b>${t(`game.${header.game}`)}</b> <span>${where}</span>`} />
    <main class="page"><div class="head"><div><h1>${t("replay.title", { names: new Intl.ListFormat("en").format(header.players.map((one) => names[one] ?? one)) })}</h1><p class="not-phone">${t("replay.keys")}</p></div><${Tools} match=${match} record=${record} /></div>
      <${Scores} shake=${moment.shake} names=${names} />
      <div class="ana"><section class="panel ana__moves" aria-labelledby="moves-title">
        <div class="panel__head"><h2 id="moves-title">${t("replay.move-by-move")}</h2><${Shakes} moments=${moments} now=${moment.shakeNumber} onPlace=${at.goTo} /></div>
        <${Player} moments=${moments} names=${names} at=${at} />
        <p class="replay__say" aria-live="polite"><${Happened} moment=${moment} names=${names} /> ${moment.refusal && html`<${RuleLink} rule=${moment.refusal.rule} book=${header.game} />`}</p>
        ${moves.length > 0 && html`<${Strip} moments=${moves} at=${lastMove ?? moves[0]} names=${names} reviews=${isComing ? null : reviews} game=${header.game} impossible=${impossible} onMove=${(/** @type {Moment} */ one) => at.goTo(moments.indexOf(one))} />`}
        </section>
        <${AnswerPanel} moment=${lastMove} number=${lastMove ? moves.indexOf(lastMove) + 1 : 0} review=${lastMove ? reviews?.get(lastMove.index) : undefined} isThere=${reviews !== null} isComing=${isComing} names=${names} game=${header.game} impossible=${impossible} />
        <section class="panel ana__table" aria-label=${t("replay.table")}><${TableThen} moment=${moment} replayed=${replayed} /></section></div>
    </main><${Toasts} />`;
}
