/** The moves of a shake on the replay page: the graph of room, the table then, and what else could have been done. */
import { RuleLink } from "../shared/shell.js";
import { html, useMemo } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { AnswerPanel } from "./answer.js";
import { AllMoves, BeforeMove, MainLine } from "./before_move.js";
import { Scores } from "./outcome.js";
import { Player } from "./player.js";
import { isMove } from "./record.js";
import { Shakes, TableThen, useReviews } from "./review.js";
import { RoomGraph } from "./room.js";
import { Happened } from "./sentences.js";

/** @typedef {import("./record.js").Moment} Moment */
/** @typedef {import("./record.js").Replayed} Replayed */
/** @typedef {import("./endgames.js").Endgames} Endgames */

/**
 * The moves.
 * @param {{replayed: Replayed, match: string | null, record: string, at: ReturnType<typeof import("./player.js").usePlace>, endgames: Endgames | null, isComing: boolean, impossible: string}} props
 */
export function Moves({ replayed, match, record, at, endgames, isComing, impossible }) {
  const { names, header, moments } = replayed;
  const moment = /** @type {Moment} */ (moments[at.place]);
  const moves = useMemo(() => moments.filter((one) => one.shakeNumber === moment.shakeNumber && isMove(one)), [moments, moment.shakeNumber]);
  const lastMove = moves.filter((one) => one.index <= moment.index).at(-1) ?? null;
  // One question of an address is answered at a time, and the graph comes first.
  const { reviews, isComing: areReviewsComing } = useReviews(match, record, isComing ? 0 : moment.shakeNumber);
  const played = endgames?.moves ?? [];
  const here = lastMove ? played.find((one) => one.number === lastMove.index) : undefined;
  const number = lastMove ? moves.indexOf(lastMove) + 1 : 0;
  return html`<${Scores} shake=${moment.shake} names=${names} />
    <div class="ana2 ana2--moves"><section class="panel o1" aria-labelledby="room-title">
        <div class="panel__head"><h2 id="room-title">${t("room.title")}</h2><${Shakes} moments=${moments} now=${moment.shakeNumber} onPlace=${at.goTo} /><span class="small quiet not-phone">${t("room.means")}</span></div>
        ${moves.length > 0 && html`<${RoomGraph} moments=${moves} at=${lastMove} names=${names} played=${played} isComing=${isComing} game=${header.game} impossible=${impossible} onMove=${(/** @type {Moment} */ one) => at.goTo(moments.indexOf(one))} />`}
        <${Player} moments=${moments} names=${names} at=${at} />
        <p class="replay__say" aria-live="polite"><${Happened} moment=${moment} names=${names} /> ${moment.refusal && html`<${RuleLink} rule=${moment.refusal.rule} book=${header.game} />`}</p></section>
      <section class="panel pos o3" aria-label=${t("replay.table")}><${TableThen} moment=${moment} replayed=${replayed} /></section>
      <div class="ana2__side">${here?.before && html`<div class="o2"><${BeforeMove} played=${here} number=${number} names=${names} points=${endgames?.points ?? null} /></div>`}
        ${here?.before && html`<div class="o4"><${AllMoves} key=${here.number} before=${here.before} names=${names} points=${endgames?.points ?? null} players=${header.players} game=${header.game} impossible=${impossible} /></div>`}
        <div class="o5"><${AnswerPanel} moment=${lastMove} number=${number} review=${lastMove ? reviews?.get(lastMove.index) : undefined} reason=${here?.why?.reason ?? null} isThere=${reviews !== null} isComing=${isComing || areReviewsComing} names=${names} game=${header.game} impossible=${impossible} match=${match} record=${record} /></div></div>
      ${here?.before && html`<div class="o6"><${MainLine} before=${here.before} names=${names} /></div>`}</div>`;
}
