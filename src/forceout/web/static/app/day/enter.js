/** A finished table's totals from a player's phone, where the director allows that; kept without a network and sent once. */
import { Stepper } from "../judge/hall_pieces.js";
import { toast } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { kept } from "../tournament/kept.js";
import { current, mine, route, send } from "./day_state.js";
import { Frame } from "./frame.js";

export function EnterScreen() {
  const round = current.value;
  const [totals, setTotals] = useState(/** @type {Record<string, number>} */ ({}));
  const [isSigned, setSigned] = useState(false);
  const [doing, run] = useDoing();
  const waits = round && kept.value.some((one) => one.act.do === "enter" && one.act.table === round.table && one.act.round === round.round);
  if (!round || !round.may_enter || waits)
    return html`<${Frame}><section class="panel"><h1>${t(waits ? "enter.waits" : "enter.nothing")}</h1><p>${t(waits ? "enter.waits-why" : "enter.nothing-why")}</p><a class="btn" href="#seat">${t("day.way.seat")}</a></section></${Frame}>`;
  const ids = round.seats.map((one) => one.id);
  const enter = () =>
    run("enter", async () => {
      const sheet = { totals: Object.fromEntries(ids.map((id) => [id, totals[id] ?? 0])), signed: isSigned ? ids : [] };
      const isThere = await send({ do: "enter", competition: round.competition, round: round.round, table: round.table, sheet });
      if (isThere) toast(t("enter.sent"));
      // Whoever has gone elsewhere meanwhile stays there.
      if (route.peek() === "enter") location.hash = isThere ? "sign" : "seat";
    });
  return html`<${Frame}><section class="say"><div class="say__text"><h1>${t("enter.title", { table: round.table })}</h1><span class="small">${t("enter.how")}</span></div></section>
    <section class="panel stack-3">${round.seats.map((one) => {
      const name = one.id === mine.value?.id ? t("day.you") : (one.name ?? one.id);
      return html`<div key=${one.id} class="spread"><b>${name}</b><${Stepper} label=${t("enter.total-of", { name })} value=${totals[one.id] ?? 0} least=${-40} most=${200} onValue=${(/** @type {number} */ value) => setTotals({ ...totals, [one.id]: value })} /></div>`;
    })}
      <label class="row"><input type="checkbox" checked=${isSigned} onChange=${() => setSigned(!isSigned)} /> ${t("enter.all-signed")}</label>
      <button type="button" class="btn btn--primary btn--wide" aria-disabled=${doing ? "true" : null} onClick=${enter}>${t("enter.send")}</button></section></${Frame}>`;
}
