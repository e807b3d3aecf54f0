/** A paper table from nothing: what is played, where it stands, in which round. */
import { post } from "../shared/api.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { choose, chosen, desk, go, keep, tell } from "./desk_state.js";
import { Choice, plateNumber, Stepper } from "./hall_pieces.js";
import { Screen } from "./screen.js";

const SECTIONS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
/** @type {import("../types").GameChoices[]} */
const games = JSON.parse(document.body.dataset.games ?? "[]");

/** The first of three steps. */
export function NewTable() {
  const before = desk.value?.tables.find((one) => one.is_paper && one.event);
  const [game, setGame] = useState(chosen.value.game);
  const choices = games.find((one) => one.game === game);
  const [division, setDivision] = useState(chosen.value.division);
  const [edition, setEdition] = useState("");
  const [season, setSeason] = useState("");
  const [seats, setSeats] = useState("3");
  const [section, setSection] = useState(before?.place?.section ?? "A");
  const [number, setNumber] = useState((before?.place?.number ?? 0) + 1);
  const [round, setRound] = useState(before?.place?.round ?? 1);
  const events = desk.value?.events ?? [];
  const [event, setEvent] = useState(before?.event ?? events[0]?.event ?? "");
  const offered = [
    ...events.map((one) => ({ value: one.event, title: one.title })),
    ...(before && !events.some((one) => one.event === before.event) ? [{ value: before.event ?? "", title: t("paper-table.same-event") }] : []),
  ];
  const make = async () => {
    const body = {
      game,
      division,
      seats: Number(seats),
      section,
      number,
      round,
      ...(edition ? { edition } : {}),
      ...(season ? { season } : {}),
      ...(event ? { event } : {}),
    };
    const made = await tell(() => post("/api/desk/tables", body));
    if (!made) return;
    keep(made);
    choose({ game: made.game, division: made.division, edition: made.edition, season: made.season });
    go("mat", made.match);
  };
  return html`<${Screen} title=${t("paper-table.title")} dock=${html`<div class="dock dock--act"><button class="btn btn--primary" onClick=${make}>${t("paper-table.make")}</button></div>`}>
    <${Choice} label=${t("find.game")} columns=${2} isSeat=${true} value=${game} options=${games.map((one) => ({ value: one.game, title: t(`game.${one.game}`) }))} onValue=${(
      /** @type {string} */ value,
    ) => {
      setGame(value);
      setEdition("");
      setSeason("");
    }} />
    <${Choice} label=${t("find.division")} columns=${2} isSeat=${true} value=${division} options=${(choices?.divisions ?? []).map((one) => ({ value: one, title: t(`division.${one}`) }))} onValue=${setDivision} />
    <section class="panel stack-2"><div class="spread"><b>${t("paper-table.section")}</b><${Stepper} label=${t("paper-table.section")} value=${SECTIONS.indexOf(section) + 1} most=${SECTIONS.length} shown=${(/** @type {number} */ value) => SECTIONS[value - 1] ?? ""} onValue=${(/** @type {number} */ value) => setSection(SECTIONS[value - 1] ?? "A")} /></div>
      <div class="spread"><b>${t("paper-table.number")}</b><${Stepper} label=${t("paper-table.number")} value=${number} shown=${plateNumber} onValue=${setNumber} /></div>
      <div class="spread"><b>${t("paper-table.round")}</b><${Stepper} label=${t("paper-table.round")} value=${round} most=${30} onValue=${setRound} /></div></section>
    <${Choice} label=${t("paper-table.seats")} columns=${2} isSeat=${true} value=${seats} options=${["2", "3"].map((one) => ({ value: one, title: t("paper-table.players", { count: Number(one) }) }))} onValue=${setSeats} />
    ${(choices?.editions.length ?? 0) > 1 && html`<${Choice} label=${t("paper-table.edition")} columns=${2} isSeat=${true} value=${edition || (choices?.editions[0] ?? "")} options=${(choices?.editions ?? []).map((one) => ({ value: one, title: one }))} onValue=${setEdition} />`}
    ${(choices?.seasons.length ?? 0) > 0 && html`<${Choice} label=${t("paper-table.season")} columns=${2} isSeat=${true} value=${season || (choices?.seasons[0] ?? "")} options=${(choices?.seasons ?? []).map((one) => ({ value: one, title: t(`paper-table.season-${one}`) }))} onValue=${setSeason} />`}
    ${offered.length > 0 && html`<${Choice} label=${t("paper-table.event")} value=${event} options=${[...offered, { value: "", title: t("paper-table.new-event") }]} onValue=${setEvent} />`}
    <p class="small on-table">${t("paper-table.lead")}</p></${Screen}>`;
}
