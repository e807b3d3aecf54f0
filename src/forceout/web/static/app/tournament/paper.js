/** Paper and files: every sheet as PDF on A4 or Letter, the event as one file, the results as CSV, with or without names. */
import { Icon } from "../board/pieces.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { addressOf } from "../hall/event_api.js";
import { EVENT, competitionOf, competitionTitle, event, isDirector, route } from "./desk_state.js";
import { CheckField, Segments, SelectField } from "./forms.js";
import { currentRound } from "./round.js";
import { Screen } from "./screen.js";

const OF_ROUND = ["scoresheets", "table-cards", "seats-by-name", "seats-by-table"];
const OF_COMPETITION = ["player-cards", "charts", "standings", "certificates"];
const STORED_AS = "forceout.paper";

function storedPaper() {
  try {
    return localStorage.getItem(STORED_AS) ?? (navigator.language === "en-US" ? "letter" : "a4");
  } catch {
    return "a4";
  }
}

/** The screen. */
export function PrintScreen() {
  const one = event.value;
  const [, wanted = ""] = route.value;
  const [id, setId] = useState(wanted);
  const competition = competitionOf(id) ?? one?.competitions[0];
  const [round, setRound] = useState("");
  const [paper, setPaper] = useState(storedPaper);
  const [hasNames, setNames] = useState(false);
  const [isWhole, setWhole] = useState(false);
  if (!one || !competition) return null;
  const number = Number(round) || Math.max(1, currentRound(competition));
  /** @param {string} value */
  const choosePaper = (value) => {
    setPaper(value);
    try {
      localStorage.setItem(STORED_AS, value);
    } catch {
      /* a private window keeps nothing */
    }
  };
  const link = (/** @type {string} */ what) =>
    `${addressOf(EVENT)}/paper/${what}?competition=${competition.id}&round=${number}&paper=${paper}${isWhole ? "&full-names=true" : ""}`;
  const isPublished = (competition.rounds.find((each) => each.number === number)?.versions ?? 0) > 0;
  /** @param {string} what @param {boolean} isOpen */
  const sheet = (what, isOpen) =>
    html`<li key=${what}><${HallIcon} name="sheet" /><div><b>${t(`paper.${what}`)}</b><br /><span class="small quiet">${t(`paper.${what}.what`)}</span></div>${isOpen ? html`<a class="btn" href=${link(what)} target="_blank" aria-label=${t("paper.print-named", { what: t(`paper.${what}`) })}><${Icon} name="print" /> PDF</a>` : html`<span class="small quiet">${t("paper.not-yet")}</span>`}</li>`;
  return html`<${Screen} name=${t("paper.title")} title=${t("paper.title")} lead=${t("paper.lead")}>
    <div class="cols"><div class="stack-3"><section class="panel stack-2"><div class="two"><${SelectField} label=${t("pairing.competition")} value=${competition.id} options=${one.competitions.map((each) => ({ value: each.id, title: competitionTitle(each) }))} onValue=${setId} />
        <${SelectField} label=${t("pairing.round")} value=${String(number)} options=${competition.rounds.map((each) => ({ value: String(each.number), title: String(each.number) }))} onValue=${setRound} />
        <div class="field"><span>${t("paper.size")}</span><${Segments} label=${t("paper.size")} value=${paper} options=${[{ value: "a4", title: "A4" }, { value: "letter", title: "Letter" }]} onValue=${choosePaper} /></div></div><${CheckField} label=${t("paper.full-names")} value=${isWhole} onValue=${setWhole} /></section>
      <section class="panel"><div class="panel__head"><h2>${t("paper.of-round", { number })}</h2></div><ul class="side-list">${OF_ROUND.map((what) => sheet(what, isPublished))}</ul></section>
      <section class="panel"><div class="panel__head"><h2>${t("paper.of-competition", { competition: competitionTitle(competition) })}</h2></div><ul class="side-list">${OF_COMPETITION.map((what) => sheet(what, one.players.length > 0))}</ul></section></div>
      <aside class="stack-3"><section class="panel stack-2"><div class="panel__head"><h2>${t("files.title")}</h2></div><${CheckField} label=${t("files.names")} value=${hasNames} onValue=${setNames} />
        <a class="btn full" href=${`${addressOf(EVENT)}/results?names=${hasNames}`} download=${`${EVENT}-results.csv`}><${Icon} name="down" /> ${t("files.results")}</a>
        ${isDirector() && html`<a class="btn full" href=${`${addressOf(EVENT)}/export?names=${hasNames}`} download=${`${EVENT}.json`}><${Icon} name="down" /> ${t("files.event")}</a>`}<p class="small quiet">${t("files.what")}</p></section></aside></div></${Screen}>`;
}
