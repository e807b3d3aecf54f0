/** Results that the next round waits for, and going on without them, which is written down. */
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { act, competitionTitle, isAtDesk, isRunning, linkTo, roundOf } from "./desk_state.js";
import { TextField } from "./forms.js";

/** @typedef {import("../hall/event_types").CompetitionView} CompetitionView */

/** @param {{competition: CompetitionView, number: number}} props */
export function Outstanding({ competition, number }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [doing, run] = useDoing();
  const round = roundOf(competition.id, number);
  if (!round || !("stop" in round.told)) return null;
  const out = round.tables.filter((one) => one.status === "out" || one.status === "held");
  const hasNext = number < competition.rounds.length;
  const goOn = () =>
    run("go", async () => {
      if (await act({ do: "go-on", competition: competition.id, round: number, tables: out.map((one) => one.label), reason })) setAsking(false);
    });
  return html`<section class="panel stack-2"><div class="panel__head wraps"><h2>${t("out.title")}</h2><span class="chip">${competitionTitle(competition)}</span></div>
    ${
      out.length === 0
        ? html`<p class="small">${t(hasNext ? "out.none-next" : "out.none-last")}</p>${hasNext && isRunning() && html`<a class="btn btn--primary full" href=${linkTo("pairing", competition.id, number + 1)}>${t("out.next", { number: number + 1 })}</a>`}`
        : html`<p class="small">${t("out.some", { count: out.length })}</p><p class="outlist">${out.slice(0, 60).map((one) => html`<a key=${one.label} class="chip" href=${isAtDesk() ? linkTo("sheet", competition.id, number, one.label) : linkTo("round")}>${one.label}</a>`)}</p>
          ${isRunning() && hasNext && !isAsking && html`<button type="button" class="btn full" onClick=${() => setAsking(true)}><${HallIcon} name="warn" /> ${t("out.without")}</button>`}
          ${isAsking && html`<${TextField} label=${t("reason.label")} value=${reason} onValue=${setReason} /><button type="button" class="btn btn--primary full" aria-disabled=${doing || !reason.trim() ? "true" : null} onClick=${() => reason.trim() && goOn()}>${t("out.without-go", { count: out.length })}</button>`}`
    }</section>`;
}
