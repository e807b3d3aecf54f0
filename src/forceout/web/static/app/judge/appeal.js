/** Appeals: may they, and what is at stake; the result is held until it is decided. */
import { Icon } from "../board/pieces.js";
import { post } from "../shared/api.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { act, card, go } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { Choice, HallIcon, tableName } from "./hall_pieces.js";
import { Clause, Screen } from "./screen.js";
import { onlineAct } from "./table_card.js";

/** The screen of appeals. */
export function AppealScreen() {
  const now = card.value;
  const book = now ? bookOf(now) : null;
  const [seat, setSeat] = useState("");
  const [ruling, setRuling] = useState("");
  const [reason, setReason] = useState("");
  const [check, setCheck] = useState(/** @type {any} */ (null));
  const player = now?.people.find((one) => one.seat === seat);
  const ruled = now?.rulings.find((one) => String(one.number) === ruling);
  useEffect(() => {
    setCheck(null);
    if (!now || !seat) return;
    const body = {
      game: now.game,
      edition: now.edition,
      season: now.season,
      division: now.division,
      has_second_judge_ruled: Boolean(ruled?.confirmed_by),
      has_signed: Boolean(player?.has_signed),
    };
    post("/api/desk/sheets/appeal", body).then(setCheck, () => setCheck(null));
  }, [seat, ruling, ruled?.confirmed_by, player?.has_signed]);
  if (!now || !book) return html`<${Screen} title=${t("dock.appeal")}><p class="on-table">${t("desk.opening")}</p></${Screen}>`;
  const open = now.appeals.filter((one) => !one.decided);
  const send = async () => {
    if (await act(now.match, "acts", { do: "appeal", seat, reason, ruling: Number(ruling) })) go("table", now.match);
  };
  const isReady = now.is_paper && check?.may && reason && ruling;
  const dock =
    now.is_paper &&
    html`<div class="dock dock--act"><button class="btn btn--primary" aria-disabled=${isReady ? null : "true"} onClick=${() => isReady && send()}><${HallIcon} name="scale" /> ${t("appeal.send")}</button></div>`;
  return html`<${Screen} title=${t("dock.appeal")} about=${`${tableName(now)} · ${t(`division.${now.division}`)}`} back=${`#table/${now.match}`} dock=${dock}>
    ${open.map((one, place) => html`<section key=${place} class="panel"><div class="panel__head"><h2>${t("card.appeal-of", { name: one.name })}</h2><span class="chip chip--bad">${t("card.held")}</span></div><p>${t(`reason.${one.reason}`)}</p><${Decide} now=${now} appeal=${one} book=${book} /></section>`)}
    ${
      now.rulings.length === 0
        ? html`<p class="on-table">${t("appeal.no-ruling")}</p>`
        : html`<section class="stack-2"><h2 class="h-sec h-sec--table">${t("appeal.which")}</h2><${Choice} label=${t("appeal.which")} value=${ruling} options=${now.rulings.map((one) => ({ value: String(one.number), title: one.title, note: [t("card.ruled-by", { name: one.by, shake: one.shake }), one.confirmed_by ? t("card.ruled-too", { name: one.confirmed_by }) : t("appeal.one-judge")].join(" ") }))} onValue=${setRuling} /></section>
    <section class="stack-2"><h2 class="h-sec h-sec--table">${t("appeal.who")}</h2><${Choice} label=${t("appeal.who")} columns=${3} isSeat=${true} value=${seat} options=${now.people.map((one) => ({ value: one.seat, title: one.name, note: one.has_signed ? t("card.signed") : "" }))} onValue=${setSeat} /></section>
    ${
      check &&
      html`<section class="panel" aria-live="polite"><div class="panel__head"><h2>${t("appeal.may", { name: player?.name ?? "" })}</h2><span class=${`chip chip--${check.may ? "good" : "bad"}`}><${Icon} name=${check.may ? "check" : "cross"} />${t(check.may ? "appeal.yes" : "appeal.no")}</span></div>
      ${(check.lines ?? []).map((/** @type {any} */ one, /** @type {number} */ place) => html`<div key=${place} class=${`check check--${one.is_met ? "ok" : "bad"}`}><${Icon} name=${one.is_met ? "check" : "cross"} /><div>${one.asks} <b>${one.says}</b> <${Clause} rule=${one.rule} game=${now.game} /></div></div>`)}<p>${check.says}</p></section>`
    }
    ${now.is_paper && html`<section class="stack-2"><h2 class="h-sec h-sec--table">${t("appeal.why")}</h2><${Choice} label=${t("appeal.why")} value=${reason} options=${book.appeal_reasons.map((/** @type {string} */ one) => ({ value: one, title: t(`reason.${one}`) }))} onValue=${setReason} /></section>`}`
    }
    <p class="small on-table">${t(now.is_paper ? "appeal.next" : "appeal.online")}</p></${Screen}>`;
}

/** @param {{now: import("../types").TableCard, appeal: import("../types").CardAppeal, book: any}} props */
function Decide({ now, appeal, book }) {
  const decide = (/** @type {string} */ reason) =>
    now.is_paper ? act(now.match, "decide", { appeal: appeal.number, reason }) : onlineAct(now, { do: "decide", player: appeal.seat, reason });
  return html`<div class="row">${book.decide_reasons.map((/** @type {string} */ one) => html`<button key=${one} class="btn" onClick=${() => decide(one)}>${t(`reason.${one}`)}</button>`)}</div>`;
}
