/** The penalties pad: who, what for, and its own conditions: a warning first, initials, a second judge. */
import { Icon } from "../board/pieces.js";
import { post } from "../shared/api.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { act, card, go } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { Disqualifying } from "./disqualifying.js";
import { Choice, HallIcon, tableName } from "./hall_pieces.js";
import { Clause, Screen } from "./screen.js";
import { onlineAct } from "./table_card.js";

const FEW = 5;

/** The pad. */
export function PenaltyScreen() {
  const now = card.value;
  const book = now ? bookOf(now) : null;
  const [seat, setSeat] = useState("");
  const [cause, setCause] = useState("");
  const [isAll, setAll] = useState(false);
  const [reason, setReason] = useState("");
  const [pad, setPad] = useState(/** @type {any} */ (null));
  const player = now?.people.find((one) => one.seat === seat);
  const warnings = player?.warnings.reduce((sum, one) => sum + one.count, 0) ?? 0;
  useEffect(() => {
    setPad(null);
    if (!now || !seat || !cause) return;
    post("/api/desk/sheets/penalty", { game: now.game, edition: now.edition, season: now.season, division: now.division, cause, player: seat, warnings }).then(
      setPad,
      () => setPad(null),
    );
  }, [seat, cause, warnings]);
  if (!now || !book) return html`<${Screen} title=${t("dock.penalty")}><p class="on-table">${t("desk.opening")}</p></${Screen}>`;
  const chosen = book.causes.find((/** @type {any} */ one) => one.name === cause);
  const asked = now.second_judges.find((one) => one.what === "penalty" && one.seat === seat && one.cause === cause);
  const name = player?.name ?? "";
  const take = async () => {
    const done = now.is_paper
      ? await act(now.match, "acts", { do: "penalize", seat, cause, initials: true })
      : await onlineAct(now, { do: "penalize", player: seat, reason: chosen.online });
    if (done) go("table", now.match);
  };
  const warn = async () => {
    const done = now.is_paper ? await act(now.match, "acts", { do: "warn", seat, reason }) : await onlineAct(now, { do: "warn", player: seat, reason });
    if (done) go("table", now.match);
  };
  const ask = () => act(now.match, "seconds", { what: "penalty", seat, cause, reason: chosen.online });
  const shown = isAll ? book.causes : book.causes.slice(0, FEW);
  const needsSecond = chosen?.needs_second_judge;
  const mayTake = pad?.may_take && !needsSecond;
  const dock = html`<div class="dock dock--two"><button class="btn" aria-disabled=${seat && reason ? null : "true"} onClick=${() => seat && reason && warn()}>${t("penalty.warn-only")}</button>${
    needsSecond
      ? html`<button class="btn btn--primary" aria-disabled=${seat && !asked ? null : "true"} onClick=${() => seat && !asked && ask()}>${t(asked ? "penalty.asked" : "penalty.ask-second")}</button>`
      : html`<button class="btn btn--primary" aria-disabled=${mayTake ? null : "true"} onClick=${() => mayTake && take()}>${name ? t("penalty.take", { name }) : t("penalty.take-one")}</button>`
  }</div>`;
  return html`<${Screen} title=${t("dock.penalty")} about=${`${tableName(now)} · ${t(`division.${now.division}`)}`} back=${`#table/${now.match}`} dock=${dock}>
    <section class="stack-2"><h2 class="h-sec h-sec--table">${t("penalty.who")}</h2><${Choice} label=${t("penalty.who")} columns=${3} isSeat=${true} value=${seat} options=${now.people.map((one) => ({ value: one.seat, title: one.name, note: [t("card.seat", { number: Number(one.seat.slice(1)) }), ...(one.warnings.length > 0 ? [t("card.warned", { count: one.warnings.reduce((sum, other) => sum + other.count, 0) })] : [])].join(" · ") }))} onValue=${setSeat} /></section>
    <section class="stack-2"><h2 class="h-sec h-sec--table">${t("penalty.what-for")} <small><button class="btn btn--quiet" aria-expanded=${String(isAll)} onClick=${() => setAll(!isAll)}>${t("penalty.all", { count: book.causes.length })}</button></small></h2>
      <${Choice} label=${t("penalty.what-for")} value=${cause} options=${shown.map((/** @type {any} */ one) => ({ value: one.name, title: one.title, note: one.note, rule: one.rules?.[0] }))} onValue=${setCause} /></section>
    ${
      chosen &&
      seat &&
      html`<section class="panel" aria-live="polite"><div class="spread"><div><p class="small quiet">${name} · ${t("desk.shake", { number: now.shake })}</p><p><b>${chosen.title}</b> ${(chosen.rules ?? []).map((/** @type {string} */ one) => html`<${Clause} key=${one} rule=${one} game=${now.game} />`)}</p></div><span class="minus">−1</span></div>
      ${(pad?.lines ?? []).map((/** @type {any} */ one) => html`<div key=${one.asks} class=${`check check--${one.is_met ? "ok" : "warn"}`}><${Icon} name=${one.is_met ? "check" : "clock"} /><div><b>${one.asks}</b> ${one.says} <${Clause} rule=${one.rule} game=${now.game} /></div></div>`)}
      ${asked && html`<div class=${`check check--${asked.agrees ? "ok" : "warn"}`}><${HallIcon} name="scale" /><div>${asked.agrees === null ? t("penalty.waits-second") : t(asked.agrees ? "penalty.second-agrees" : "penalty.second-does-not", { name: asked.answered_by })}</div></div>`}</section>`
    }
    <section class="stack-2"><h2 class="h-sec h-sec--table">${t("penalty.warn-for")}</h2><${Choice} label=${t("penalty.warn-for")} columns=${2} value=${reason} options=${book.warn_reasons.map((/** @type {string} */ one) => ({ value: one, title: t(`reason.${one}`) }))} onValue=${setReason} /></section>
    <${Disqualifying} key=${seat} now=${now} player=${player} /></${Screen}>`;
}
