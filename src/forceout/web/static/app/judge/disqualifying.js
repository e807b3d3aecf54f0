/** Disqualifying a player: why, for how long, and asked once more. */
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { act, go } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { Choice, HallIcon } from "./hall_pieces.js";
import { Clause } from "./screen.js";
import { onlineAct } from "./table_card.js";

/** @typedef {import("../types").TableCard} TableCard */
/** @typedef {import("../types").CardSeat} CardSeat */

const SCOPES = ["round", "all"];

/**
 * The door to it, and behind it the questions; an online table knows only the round that is played there.
 * @param {{now: TableCard, player: CardSeat | undefined}} props
 */
export function Disqualifying({ now, player }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [scope, setScope] = useState("round");
  const [isSure, setSure] = useState(false);
  const book = bookOf(now);
  if (!book) return null;
  const isReady = Boolean(player && reason && !player.out);
  const disqualify = async () => {
    if (!player || !isReady) return;
    if (!isSure) {
      setSure(true);
      return;
    }
    const done = now.is_paper
      ? await act(now.match, "acts", { do: "disqualify", seat: player.seat, reason, scope })
      : await onlineAct(now, { do: "disqualify", player: player.seat, reason });
    setSure(false);
    if (done) go("table", now.match);
  };
  /** @param {(value: string) => void} set */
  const chosen = (set) => (/** @type {string} */ value) => {
    set(value);
    setSure(false);
  };
  const label = !player
    ? t("out.who")
    : player.out
      ? t("out.already", { name: player.name })
      : t(isSure ? `out.sure-${scope}` : `out.do-${scope}`, { name: player.name });
  return html`<section class="stack-2"><button class="btn full" aria-expanded=${String(isOpen)} onClick=${() => setOpen(!isOpen)}><${HallIcon} name="warn" /> ${t("out.door")}</button>
    ${
      isOpen &&
      html`<div class="panel stack-2"><p class="small">${t("out.when")} <${Clause} rule=${book.cites.behaviour} game=${now.game} /></p>
      <${Choice} label=${t("out.why")} value=${reason} options=${book.disqualify_reasons.map((/** @type {string} */ one) => ({ value: one, title: t(`reason.${one}`) }))} onValue=${chosen(setReason)} />
      ${now.is_paper && html`<${Choice} label=${t("out.how-long")} columns=${2} value=${scope} options=${SCOPES.map((one) => ({ value: one, title: t(`out.${one}`) }))} onValue=${chosen(setScope)} />`}
      <button class="btn btn--bad full" aria-disabled=${isReady ? null : "true"} onClick=${disqualify}>${label}</button></div>`
    }</section>`;
}
