/** The second person: types the totals from the paper, sees none of those that were entered, and edits nothing. */
import { Icon } from "../board/pieces.js";
import { toast } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { act, go, nameOf, officialName, roundOf } from "./desk_state.js";
import { readNumber } from "./sheet_typing.js";

/** @typedef {import("../hall/event_types").TableFacts} TableFacts */

/** @param {{competition: string, number: number, table: TableFacts, onLook?: () => void}} props */
export function BlindForm({ competition, number, table, onLook }) {
  const [totals, setTotals] = useState(/** @type {Record<string, string>} */ ({}));
  const [doing, run] = useDoing();
  const isWhole = table.players.every((player) => readNumber(totals[player]) !== null);
  /** @param {Event} event */
  const confirm = (event) => {
    event.preventDefault();
    if (!isWhole) return;
    run("confirm", async () => {
      const typed = Object.fromEntries(table.players.map((player) => [player, Number(readNumber(totals[player]))]));
      if (!(await act({ do: "confirm", competition, round: number, table: table.label, totals: typed }))) return;
      const after = roundOf(competition, number)?.tables.find((one) => one.label === table.label);
      const isSame = after?.status !== "disputed";
      toast(t(isSame ? "blind.same" : "blind.other", { table: table.label }), isSame ? {} : { kind: "bad", seconds: 10 });
      go("sheets", competition, number);
    });
  };
  return html`<form class="blindform stack-3" onSubmit=${confirm}><section class="say"><div class="say__text"><b>${t("blind.say")}</b><span class="small">${t("blind.how", { name: officialName(table.entered_by) || t("blind.somebody") })}</span></div></section>
    <section class="panel"><h2 class="h-sec">${t("blind.totals")}</h2><div class="meigrid">${table.players.map((player, place) => html`<label key=${player}>${nameOf(player)}<input class="input" name=${`total-${place}`} inputmode="text" maxlength="4" value=${totals[player] ?? ""} onInput=${(/** @type {any} */ event) => setTotals((before) => ({ ...before, [player]: event.target.value }))} /></label>`)}</div></section>
    <div class="row"><button class="btn btn--primary btn--big grow" aria-disabled=${doing || !isWhole ? "true" : null}><${Icon} name="check" /> ${t("blind.confirm")}</button>${onLook && html`<button type="button" class="btn btn--big" onClick=${onLook}>${t("blind.look")}</button>`}</div></form>`;
}
