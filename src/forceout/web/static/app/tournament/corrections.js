/** Corrections after a sheet was handed in: old and new, who, when and why; and the director's ruling on deceit. */
import { Icon } from "../board/pieces.js";
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { wallTime } from "../hall/hall_clock.js";
import { act, isDirector, isRunning, nameOf, officialName } from "./desk_state.js";
import { CheckField, ChecksField, SelectField, TextField } from "./forms.js";
import { readNumber } from "./sheet_typing.js";

/** @typedef {import("../hall/event_types").TableFacts} TableFacts */
/** @typedef {import("../hall/event_types").CompetitionView} CompetitionView */

/** @param {{competition: CompetitionView, number: number, table: TableFacts}} props */
export function Corrections({ competition, number, table }) {
  const [isOpen, setOpen] = useState(false);
  if (!table.sheet) return null;
  const list = table.corrections ?? [];
  const deceits = table.deceits ?? [];
  return html`<section class="panel"><div class="panel__head"><h2>${t("corrections.title")}</h2><span class="small quiet">${t("corrections.never")}</span></div>
    ${list.length + deceits.length === 0 && html`<p class="small">${t("corrections.none")}</p>`}
    ${list.map((one) => html`<div class="diff" key=${`${one.at} ${one.player}`}><span class="diff__val"><span class="was">${one.before}</span> <span class="now">${one.after}</span></span><p><b>${nameOf(one.player)}.</b> ${one.reason}<br /><span class="quiet">${t("corrections.by", { name: officialName(one.by), time: wallTime(one.at) })}</span></p><span></span></div>`)}
    ${deceits.map((one) => html`<div class="diff" key=${`${one.at} ${one.player}`}><span class="diff__val">${one.listed}</span><p><b>${nameOf(one.player)}.</b> ${t("corrections.deceit", { why: one.reason })}<br /><span class="quiet">${t("corrections.by", { name: officialName(one.by), time: wallTime(one.at) })}</span></p><span></span></div>`)}
    ${isRunning() && html`<button type="button" class="btn" aria-expanded=${String(isOpen)} onClick=${() => setOpen(!isOpen)}><${Icon} name="pencil" /> ${t("corrections.make")}</button>`}
    ${isOpen && html`<${CorrectionForm} competition=${competition} number=${number} table=${table} onDone=${() => setOpen(false)} />`}</section>`;
}

/** @param {{competition: CompetitionView, number: number, table: TableFacts, onDone: () => void}} props */
function CorrectionForm({ competition, number, table, onDone }) {
  const [player, setPlayer] = useState(table.players[0] ?? "");
  const [total, setTotal] = useState("");
  const [reason, setReason] = useState("");
  const [agreed, setAgreed] = useState(/** @type {string[]} */ ([]));
  const [isDeceit, setDeceit] = useState(false);
  const [doing, run] = useDoing();
  const isWhole = readNumber(total) !== null && reason.trim();
  const place = { competition: competition.id, round: number, table: table.label, player };
  const go = () =>
    run("go", async () => {
      const made = isDeceit
        ? { do: "deceit", ...place, listed: Number(readNumber(total)), reason }
        : { do: "correct", ...place, total: Number(readNumber(total)), reason, agreed };
      if (await act(made)) onDone();
    });
  return html`<div class="stack-2"><div class="two"><${SelectField} label=${t("table.player")} value=${player} options=${table.players.map((value) => ({ value, title: nameOf(value) }))} onValue=${setPlayer} />
      <${TextField} label=${t(isDeceit ? "corrections.listed" : "corrections.total")} value=${total} most=${4} onValue=${setTotal} /></div>
    <${TextField} label=${t("reason.label")} value=${reason} onValue=${setReason} />
    ${!isDeceit && html`<${ChecksField} label=${t("corrections.agreed")} values=${agreed} options=${table.players.map((value) => ({ value, title: nameOf(value) }))} onValues=${setAgreed} />`}
    ${isDirector() && html`<${CheckField} label=${t("corrections.is-deceit")} value=${isDeceit} onValue=${setDeceit} />`}
    <button type="button" class="btn btn--primary" aria-disabled=${doing || !isWhole ? "true" : null} onClick=${() => isWhole && go()}>${t(isDeceit ? "corrections.rule" : "corrections.go")}</button></div>`;
}
