/** Awards: read from the bottom up, once every result is final; certificates are printed here. */
import { Icon } from "../board/pieces.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { shownPoints } from "../hall/points.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { act, askStandings, competitionOf, competitionTitle, event, isDirector, linkTo, nameOf, schoolOf, schoolTitle, standings, want } from "./desk_state.js";
import { Screen } from "./screen.js";
import { placeOf } from "./standings.js";

/** @typedef {import("../hall/event_types").Recipient} Recipient */
/** @typedef {{award: any, list: Recipient[]}} Given */

/** The screen. */
export function AwardsScreen() {
  const one = event.value;
  const [at, setAt] = useState(0);
  const [doing, run] = useDoing();
  useEffect(() => {
    want(askStandings);
  }, []);
  if (!one) return null;
  const found = standings.value;
  const awards = /** @type {Given[]} */ ((one.settings?.awards ?? []).map((/** @type {any} */ award) => ({ award, list: found?.awards[award.id] ?? [] })));
  const lines = awards.flatMap(({ award, list }) => [...list].reverse().map((who) => ({ award, who })));
  const checks = readiness();
  const isReady = checks.every((each) => each.isFine);
  const close = () => run("close", () => act({ do: "awards" }, { done: t("awards.closed") }));
  const tools = html`<a class="btn" href=${linkTo("print")}><${Icon} name="print" /> ${t("awards.certificates")}</a>${isDirector() && !one.is_closed && html`<button type="button" class="btn btn--primary" aria-disabled=${doing || !isReady ? "true" : null} onClick=${() => isReady && close()}><${HallIcon} name="cup" /> ${t(isReady ? "awards.close" : "awards.wait")}</button>`}`;
  const [podium] = awards.filter(({ award, list }) => award.of === "player" && list.length > 0);
  const next = lines[Math.min(at, lines.length - 1)];
  return html`<${Screen} name=${t("hall.tab.awards")} title=${t("hall.tab.awards")} lead=${t(one.is_closed ? "awards.lead.closed" : isReady ? "awards.lead.ready" : "awards.lead.wait")} tools=${tools}>
    <div class="cols"><div class="stack-3">${podium && isReady && html`<${Podium} given=${podium} />`}
      ${awards.filter(({ list }) => list.length > 0).map((given) => html`<${AwardTable} key=${given.award.id} given=${given} isReady=${isReady} />`)}
      ${awards.length === 0 && html`<section class="panel"><p>${t("awards.none")}</p></section>`}</div>
      <aside class="stack-3"><section class="panel"><div class="panel__head"><h2>${t("awards.ready")}</h2><span class=${`chip ${isReady ? "chip--good" : "chip--bad"}`}>${t(isReady ? "awards.yes" : "awards.no")}</span></div>${checks.map((each) => html`<div key=${each.says} class=${`check check--${each.isFine ? "ok" : "bad"}`}><${Icon} name=${each.isFine ? "check" : "cross"} /><div>${each.says}</div></div>`)}</section>
        ${
          isReady &&
          next &&
          html`<section class="panel"><div class="panel__head"><h2>${t("awards.next")}</h2><span class="small quiet">${t("awards.of", { at: Math.min(at, lines.length - 1) + 1, of: lines.length })}</span></div><p class="script2"><q>${spoken(next.award, next.who)}</q></p>
          <div class="row"><button type="button" class="btn" aria-label=${t("awards.back")} aria-disabled=${at === 0 ? "true" : null} onClick=${() => setAt(Math.max(0, at - 1))}><${Icon} name="back" /></button><button type="button" class="btn btn--primary grow" onClick=${() => setAt(Math.min(lines.length - 1, at + 1))}>${t("awards.read")}</button></div></section>`
        }</aside></div></${Screen}>`;
}

/** What has to be in before awards are read. @returns {{says: string, isFine: boolean}[]} */
function readiness() {
  const checks = (event.value?.competitions ?? []).map((one) => {
    const unplayed = one.rounds.filter((round) => round.versions === 0).length;
    const open = one.rounds.reduce((sum, round) => sum + round.open, 0);
    const isProvisional = (standings.value?.competitions[one.id] ?? []).some((each) => each.provisional);
    const says = unplayed
      ? t("awards.unplayed", { competition: competitionTitle(one), count: unplayed })
      : open
        ? t("awards.out", { competition: competitionTitle(one), count: open })
        : isProvisional
          ? t("awards.unconfirmed", { competition: competitionTitle(one) })
          : t("awards.confirmed", { competition: competitionTitle(one) });
    return { says, isFine: !unplayed && !open && !isProvisional };
  });
  const open = (standings.value?.playoffs ?? []).filter((one) => Object.keys(one.totals ?? {}).length === 0).length;
  return [...checks, ...(open ? [{ says: t("awards.playoff", { count: open }), isFine: false }] : [])];
}

/** @param {string} id */
function whose(id) {
  const team = event.value?.teams.find((one) => one.id === id);
  if (team) return { name: team.title, from: schoolTitle(team.school) };
  if (event.value?.schools.some((one) => one.id === id)) return { name: schoolTitle(id), from: "" };
  return { name: nameOf(id), from: schoolOf(id) };
}

/** @param {number | string | null} points */
const shown = (points) => (points === null ? "" : shownPoints(points, document.documentElement.lang));

/** What is read out. @param {any} award @param {Recipient} who */
function spoken(award, who) {
  const { name, from } = whose(who.id);
  if (award.of === "section") return t("awards.say-section", { award: award.title, section: who.section ?? "", name, from });
  return t(from ? "awards.say" : "awards.say-alone", {
    award: award.title,
    place: who.place,
    shared: who.shared ? "yes" : "no",
    points: shown(who.points),
    name,
    from,
  });
}

/** @param {{given: Given}} props */
function Podium({ given }) {
  const places = [2, 1, 3].map((place) => ({ place, list: given.list.filter((one) => one.place === place) })).filter(({ list }) => list.length > 0);
  return html`<section class="mat podium"><h2>${given.award.title}</h2><ol class="steps-podium">${places.map(
    ({ place, list }) =>
      html`<li key=${place} class=${`p${place}`}><b>${list.map((one) => whose(one.id).name).join(", ")}</b><span>${[...new Set(list.map((one) => whose(one.id).from))].join(", ")}</span><span class="ped"><em>${placeOf({ place, shared: list.length > 1 })}</em><small>${t("awards.points", { points: shown(list[0]?.points ?? null) })}</small></span></li>`,
  )}</ol></section>`;
}

/** @param {{given: Given, isReady: boolean}} props */
function AwardTable({ given, isReady }) {
  const competition = competitionOf(given.award.source);
  return html`<section class="panel"><div class="panel__head wraps"><h2>${given.award.title}</h2>${!isReady && html`<span class="chip chip--warn">${t("awards.provisional")}</span>`}</div>
    <table class="league" aria-label=${competition ? competitionTitle(competition) : given.award.title}><tbody>${[...given.list].reverse().map((one) => html`<tr key=${`${one.id} ${one.section}`}><td class="place">${one.section ?? placeOf(one)}</td><td><b>${whose(one.id).name}</b> <span class="small quiet">${whose(one.id).from}</span></td><td class="num total">${shown(one.points)}</td></tr>`)}</tbody></table></section>`;
}
