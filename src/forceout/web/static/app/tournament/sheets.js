/** All scoresheets of a round: which to enter, which a second person types, which do not agree; one is found by its table. */
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Plate } from "../hall/plate.js";
import { askRound, competitionOf, competitionTitle, event, go, linkTo, nameOf, roundOf, route, shortName, want } from "./desk_state.js";
import { Segments, TextField } from "./forms.js";
import { useGrowing } from "./growing.js";
import { kept } from "./kept.js";
import { currentRound } from "./round.js";
import { Screen } from "./screen.js";

/** @typedef {import("../hall/event_types").TableFacts} TableFacts */

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** A table by what somebody types: "C III", "c3", "ciii". @param {TableFacts[]} tables @param {string} text */
export function findTable(tables, text) {
  const plain = text
    .toUpperCase()
    .replace(/\s+/g, "")
    .replace(/(\d+)$/, (number) => ROMAN[Number(number)] ?? number);
  return tables.find((one) => one.label.replace(/\s+/g, "") === plain);
}

/** The screen. */
export function SheetsScreen() {
  const one = event.value;
  const begun = (one?.competitions ?? []).filter((each) => currentRound(each) > 0);
  const [, wanted = "", wantedRound] = route.value;
  const competition = competitionOf(wanted) ?? begun[0];
  const number = Number(wantedRound) || (competition ? currentRound(competition) : 0);
  const [text, setText] = useState("");
  useEffect(() => {
    if (competition && number) want(() => askRound(competition.id, number));
  }, [competition?.id, number]);
  if (!one || !competition || !number)
    return html`<${Screen} name=${t("hall.tab.sheets")} title=${t("hall.tab.sheets")} lead=${t("round.none.what")}></${Screen}>`;
  const tables = roundOf(competition.id, number)?.tables ?? [];
  const waiting = new Set(kept.value.filter((each) => each.act.competition === competition.id && each.act.round === number).map((each) => each.act.table));
  const found = findTable(tables, text);
  /** @param {Event} event */
  const open = (event) => {
    event.preventDefault();
    if (found) go("sheet", competition.id, number, found.label);
  };
  const groups = /** @type {[string, TableFacts[]][]} */ ([
    ["disputed", tables.filter((each) => each.status === "disputed")],
    ["second", tables.filter((each) => each.status === "entered" && each.may_confirm)],
    ["enter", tables.filter((each) => (each.status === "out" || each.status === "left-out") && !waiting.has(each.label))],
    ["kept", tables.filter((each) => waiting.has(each.label) && each.status === "out")],
    ["held", tables.filter((each) => each.status === "held")],
    ["waits", tables.filter((each) => each.status === "entered" && !each.may_confirm)],
    ["done", tables.filter((each) => each.status === "confirmed")],
  ]);
  return html`<${Screen} name=${t("hall.tab.sheets")} title=${t("sheets.title", { number })} lead=${t("sheets.lead", { out: groups[2]?.[1].length ?? 0, second: groups[1]?.[1].length ?? 0 })}>
    <div class="row pairing__which"><${Segments} label=${t("pairing.competition")} value=${competition.id} options=${begun.map((each) => ({ value: each.id, title: competitionTitle(each) }))} onValue=${(/** @type {string} */ id) => go("sheets", id)} />
      <${Segments} label=${t("pairing.round")} value=${String(number)} options=${competition.rounds.filter((each) => each.versions > 0).map((each) => ({ value: String(each.number), title: t("round.short", { number: each.number }) }))} onValue=${(/** @type {string} */ chosen) => go("sheets", competition.id, chosen)} /></div>
    <form class="panel row sheetfind" onSubmit=${open}><${TextField} label=${t("sheets.find")} name="table" value=${text} most=${8} placeholder="C III" onValue=${setText} /><button class="btn btn--primary" aria-disabled=${found ? null : "true"}>${found ? t("sheets.open", { table: found.label }) : t("sheets.open-none")}</button></form>
    ${groups.map(([name, list]) => html`<${Group} key=${name} name=${name} list=${list} competition=${competition.id} number=${number} />`)}</${Screen}>`;
}

/** @param {{name: string, list: TableFacts[], competition: string, number: number}} props */
function Group({ name, list, competition, number }) {
  const most = useGrowing(list.length, 40);
  if (list.length === 0) return null;
  const look = { disputed: "appeal", second: "sign", enter: "play", kept: "call", held: "appeal", waits: "sign", done: "done" }[name] ?? "play";
  return html`<section class="stack-2 sheetgroup"><h2 class="h-sec h-sec--table">${t(`sheets.${name}`)} <small>${t("round.tables", { count: list.length })}</small></h2>
    <div class="tables tables--tight">${list.slice(0, most).map((one) => html`<a key=${one.label} class=${`tcard tcard--${look}`} href=${linkTo("sheet", competition, number, one.label)} aria-label=${t("round.card", { table: one.label, state: t(`sheets.${name}`), names: one.players.map(nameOf).join(", ") })}><${Plate} label=${one.label} kind="plate--sm" /><span class="tcard__who">${one.players.map(shortName).join(", ")}</span></a>`)}</div></section>`;
}
