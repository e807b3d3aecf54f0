/** Moments of a match one by one: the table as it then was, and what was true of it. */
import { RuleLink } from "../shared/shell.js";
import { html, useEffect, useMemo, useRef, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Mat } from "../board/mat.js";
import { Tray, wellsOf } from "../board/tray.js";
import { Universe } from "../board/universe.js";
import { AnswerPanel } from "./answer.js";
import { Contest } from "./outcome.js";
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
export function Shakes({ moments, now, onPlace }) {
  const numbers = [...new Set(moments.map((one) => one.shakeNumber))].filter(Boolean);
  if (numbers.length < 2) return null;
  return html`<div class="seg shakes" role="group" aria-label=${t("replay.shakes")}>${numbers.map((number) => html`<button aria-pressed=${String(number === now)} onClick=${() => onPlace(moments.findIndex((one) => one.shakeNumber === number))}>${t("replay.shake", { number })}</button>`)}</div>`;
}

/**
 * The table at a moment.
 * @param {{moment: Moment, replayed: Replayed}} props
 */
export function TableThen({ moment, replayed }) {
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
export function useReviews(match, record, shake) {
  const [known, setKnown] = useState(/** @type {Record<number, Map<number, Review> | null>} */ ({}));
  useEffect(() => {
    if (shake < 1 || shake in known) return;
    const keep = (/** @type {Map<number, Review> | null} */ found) => setKnown((before) => ({ ...before, [shake]: found }));
    reviewsOf(match, record, shake).then(keep, () => keep(null));
  }, [shake]);
  return { reviews: known[shake] ?? null, isComing: shake > 0 && !(shake in known) };
}

/**
 * Some moments of a match with the player, the moves in a row, what was true, and the table; the keys work within it.
 * @param {{replayed: Replayed, match: string | null, record: string, moments: Moment[], first: number}} props
 */
export function MoveByMove({ replayed, match, record, moments, first }) {
  const { names, header } = replayed;
  const box = useRef(/** @type {Element | null} */ (null));
  const at = usePlace(moments.length, first, box);
  const moment = /** @type {Moment} */ (moments[at.place]);
  const { reviews, isComing } = useReviews(match, record, moment.shakeNumber);
  const moves = useMemo(() => moments.filter((one) => one.shakeNumber === moment.shakeNumber && isMove(one)), [moments, moment.shakeNumber]);
  const lastMove = moves.filter((one) => one.index <= moment.index).at(-1) ?? null;
  const impossible = t(`claim.${replayed.edition.impossible.toLowerCase()}`);
  return html`<div class="ana" ref=${box}><section class="panel ana__moves" aria-labelledby="moves-title">
      <div class="panel__head"><h2 id="moves-title">${t("replay.move-by-move")}</h2><${Shakes} moments=${moments} now=${moment.shakeNumber} onPlace=${at.goTo} /></div>
      <${Player} moments=${moments} names=${names} at=${at} />
      <p class="replay__say" aria-live="polite"><${Happened} moment=${moment} names=${names} /> ${moment.refusal && html`<${RuleLink} rule=${moment.refusal.rule} book=${header.game} />`}</p>
      ${moves.length > 0 && html`<${Strip} moments=${moves} at=${lastMove ?? moves[0]} names=${names} reviews=${isComing ? null : reviews} game=${header.game} impossible=${impossible} onMove=${(/** @type {Moment} */ one) => at.goTo(moments.indexOf(one))} />`}
      </section>
      <${AnswerPanel} moment=${lastMove} number=${lastMove ? moves.indexOf(lastMove) + 1 : 0} review=${lastMove ? reviews?.get(lastMove.index) : undefined} isThere=${reviews !== null} isComing=${isComing} names=${names} game=${header.game} impossible=${impossible} match=${match} record=${record} />
      <section class="panel ana__table" aria-label=${t("replay.table")}><${TableThen} moment=${moment} replayed=${replayed} /></section></div>`;
}
