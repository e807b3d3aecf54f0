/** The scoresheet of one's own table, to be looked at with the paper and signed; before that one can appeal. */
import { Icon } from "../board/pieces.js";
import { Hold } from "../judge/hall_pieces.js";
import { Dialog, RuleLink } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { competitionOf, current, mine, send } from "./day_state.js";
import { Frame } from "./frame.js";

/** @typedef {import("../hall/day_types").DayRound} DayRound */

const WRONG = ["total", "ruling", "penalty"];

/** @param {{round: DayRound}} props */
function Ledger({ round }) {
  const me = mine.value?.id ?? "";
  const { sheet, totals, match_points: points } = round;
  if (!sheet || !totals) return null;
  const called = (/** @type {string} */ id) => (id === me ? t("day.you") : (round.seats.find((one) => one.id === id)?.name ?? id).split(" ")[0]);
  const ids = round.seats.map((one) => one.id);
  const kind = (/** @type {string} */ id) => (id === me ? "is-own" : "");
  const penalties = (/** @type {string} */ id) => (sheet.penalties ?? []).filter((one) => one.player === id);
  return html`<section class="panel"><table class="ledger ledger--sign"><thead><tr><th>${t("sign.shake")}</th><th>${t("sign.goal")}</th>${ids.map((id) => html`<th key=${id} class=${kind(id)}><b>${called(id)}</b></th>`)}</tr></thead>
    <tbody>${(sheet.rows ?? []).map(
      (row, number) =>
        html`<tr key=${number} class=${row.is_void ? "is-void" : ""}><td class="k">${number + 1}</td><td class="k">${row.goal_setter ? called(row.goal_setter) : ""}</td>${ids.map(
          (id) => html`<td key=${id} class=${kind(id)}>${row.scores[id] ?? (row.is_void ? t("sign.void") : "")}</td>`,
        )}</tr>`,
    )}
    ${
      (sheet.penalties ?? []).length > 0 &&
      html`<tr><td class="k" colspan="2">${t("sign.penalties")}</td>${ids.map(
        (id) =>
          html`<td key=${id} class=${kind(id)}>${
            penalties(id)
              .map((one) => `−${one.points}`)
              .join(" ") || "–"
          }<br /><span class="tiny quiet">${penalties(id)
            .map((one) => one.initials)
            .join(" ")}</span></td>`,
      )}</tr>`
    }
    <tr class="is-sum"><td class="k" colspan="2">${t("sign.total")}</td>${ids.map((id) => html`<td key=${id} class=${kind(id)}>${totals[id]}</td>`)}</tr>
    ${points && html`<tr class="is-sum"><td class="k" colspan="2">${t("sign.points")}</td>${ids.map((id) => html`<td key=${id} class=${kind(id)}>${points[id]}</td>`)}</tr>`}</tbody></table></section>`;
}

/** @param {{round: DayRound}} props */
function Signatures({ round }) {
  const signed = round.sheet?.signed ?? [];
  return html`<div class="sigs3">${round.seats.map((one) => {
    const name = (one.name ?? one.id).split(" ")[0];
    const isMe = one.id === mine.value?.id;
    const has = signed.includes(one.id);
    return html`<div key=${one.id} class=${`sig ${has ? "" : "is-empty"}`}><b>${isMe ? t("day.you") : name}</b><div class="sig__line">${has ? name : t(isMe ? "sign.here" : "sign.not-yet")}</div></div>`;
  })}</div>`;
}

/** @param {{round: DayRound, onClose: () => void}} props */
function Wrong({ round, onClose }) {
  const competition = competitionOf(round.competition);
  const appeal = async (/** @type {string} */ what) => {
    onClose();
    await send({
      do: "appeal",
      competition: round.competition,
      round: round.round,
      table: round.table,
      player: mine.value?.id,
      reason: t(`sign.wrong.${what}`),
    });
  };
  return html`<${Dialog} title=${t("sign.wrong")} onClose=${onClose}>${
    round.may_appeal
      ? html`<p>${t("sign.wrong-appeal")} <${RuleLink} rule=${competition?.rules.appeal} book=${competition?.game} /></p><div class="stack-2">${WRONG.map((what) => html`<button key=${what} type="button" class="btn btn--wide" onClick=${() => appeal(what)}>${t(`sign.wrong.${what}`)}</button>`)}</div>`
      : html`<p>${t("sign.wrong-desk")}</p>`
  }</${Dialog}>`;
}

export function SignScreen() {
  const [isWrong, setWrong] = useState(false);
  const round = current.value;
  const competition = round && competitionOf(round.competition);
  if (!round?.sheet || !competition)
    return html`<${Frame}><section class="panel"><h1>${t("sign.nothing")}</h1><p>${t("sign.nothing-why")}</p></section></${Frame}>`;
  const sign = () => send({ do: "sign", competition: round.competition, round: round.round, table: round.table, totals: round.totals });
  const where = html`<b>${t("sign.title")}</b> <span>${round.table} · ${t("day.round", { round: round.round })} · ${t(`game.${competition.game}`)}</span>`;
  const dock = html`<div class="dock dock--two"><button type="button" class="btn" onClick=${() => setWrong(true)}>${t("sign.wrong")}</button>
    <${Hold} kind="btn--primary" label=${html`<${Icon} name="pencil" /> ${t("sign.hold")}`} onHeld=${sign} /></div>`;
  const says = round.has_appealed ? "sign.appealed" : round.may_sign ? "sign.is-right" : "sign.signed";
  return html`<${Frame} where=${where} dock=${round.may_sign ? dock : undefined}>
    <section class="say"><div class="say__text"><h1>${t(says, { name: (mine.value?.name ?? "").split(" ")[0] || t("day.you") })}</h1>${round.may_sign && html`<span class="small">${t("sign.with-paper")}</span>`}</div></section>
    <${Ledger} round=${round} />
    <section class="panel"><${Signatures} round=${round} />
      <p class="tiny quiet">${competition.rules.appeal && html`${t("sign.ends-appeals")} <${RuleLink} rule=${competition.rules.appeal} book=${competition.game} /> `}${t("sign.winner")} <${RuleLink} rule=${competition.rules.sheet} book=${competition.game} /></p></section>
    ${isWrong && html`<${Wrong} round=${round} onClose=${() => setWrong(false)} />`}</${Frame}>`;
}
