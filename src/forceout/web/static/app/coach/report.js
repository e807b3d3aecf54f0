/** What to take home: effort, what went well, what to look at; no ranking by strength. */
import { Icon } from "../board/pieces.js";
import { get } from "../shared/api.js";
import { press } from "../shared/press.js";
import { Dialog } from "../shared/shell.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { themeName } from "../practice/hub.js";
import { day, RoomPage, StayHere, Until } from "./frame.js";
import { GiveDialog } from "./give.js";
import { Moments } from "./moments.js";
import { own, realName } from "./real_names.js";
import { path, room } from "./room_state.js";

/** @typedef {import("../types").RoomReport} RoomReport */
/** @typedef {import("../types").ReportStudent} ReportStudent */
/** @typedef {import("../types").ReportTheme} ReportTheme */

export function Report() {
  const [report, setReport] = useState(/** @type {RoomReport | null} */ (null));
  const [order, setOrder] = useState("name");
  const [isTold, setTold] = useState(false);
  const [student, setStudent] = useState("");
  const [give, setGive] = useState(/** @type {{theme?: string, student?: string} | null} */ (null));
  const seq = room.value?.seq;
  useEffect(() => {
    get(path("/report")).then(setReport, () => null);
  }, [seq]);
  document.title = t("coach.page-title", { part: t("coach.part.report") });
  const tools = html`<button class="btn" ...${press(() => print())}><${Icon} name="print" /> ${t("coach.print")}</button><a class="btn" href=${path("/report.csv")} download><${Icon} name="down" /> ${t("coach.csv")}</a>`;
  const title = report?.began_at ? day(report.began_at, { weekday: "long", day: "numeric", month: "long" }) : t("coach.part.report");
  const about =
    report &&
    [own.value.title, t("coach.report.about", { minutes: report.minutes, shakes: report.shakes, puzzles: report.puzzles })].filter(Boolean).join(" · ");
  const opened = report?.students.find((one) => one.label === student);
  return html`<${RoomPage} here="report" title=${title} about=${about} tools=${tools}>${
    report &&
    html`<div class="reportgrid"><section class="panel"><div class="panel__head"><h2>${t("coach.effort")}</h2><span class="small quiet">${t("coach.effort.for")}</span></div>
      ${report.students.length === 0 ? html`<p class="quiet">${t("coach.nobody-yet")}</p>` : html`<${Effort} students=${sorted(report.students, order)} onOpen=${setStudent} />`}
      <div class="row noprint"><span class="small quiet">${t("coach.sorted")}</span>${["name", "effort"].map((one) => html`<button key=${one} class="btn btn--quiet" aria-pressed=${String(order === one)} ...${press(() => setOrder(one))}>${t(`coach.sort.${one}`)}</button>`)}<button class="btn btn--quiet" ...${press(() => setTold(true))}>${t("coach.effort.how")}</button></div></section>
      <div class="stack"><${Themes} report=${report} onGive=${(/** @type {string} */ theme) => setGive({ theme })} /><${Moments} /><${Given} report=${report} /><${Until} /><${StayHere} /></div></div>`
  }${isTold && html`<${Dialog} title=${t("coach.effort.how")} onClose=${() => setTold(false)}><p>${t("coach.effort.rule")}</p><//>`}
    ${
      opened &&
      html`<${OneStudent} student=${opened} onClose=${() => setStudent("")} onGive=${(/** @type {string | undefined} */ theme) => {
        setStudent("");
        setGive({ theme, student: opened.label });
      }} />`
    }
    ${give && html`<${GiveDialog} theme=${give.theme} student=${give.student} onClose=${() => setGive(null)} />`}<//>`;
}

/** @param {ReportStudent[]} students @param {string} order */
function sorted(students, order) {
  return [...students].sort((one, other) => (order === "effort" ? other.effort - one.effort : 0) || one.name.localeCompare(other.name));
}

/** @param {any[]} found */
const outcomes = (found) => found.map((one) => t(`coach.outcome.${one.kind}`, { count: one.count })).join(", ");

/** @param {{students: ReportStudent[], onOpen: (label: string) => void}} props */
function Effort({ students, onOpen }) {
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${t("coach.effort")}><table class="themes effort"><thead><tr><th scope="col">${t("coach.player")}</th><th scope="col" class="n">${t("coach.effort")}</th><th scope="col" class="n">${t("coach.shakes")}</th><th scope="col" class="n">${t("coach.puzzles")}</th><th scope="col">${t("coach.well")}</th><th scope="col">${t("coach.look-at")}</th></tr></thead>
    <tbody>${students.map((one) => html`<tr key=${one.label}><th scope="row"><button class="linkbtn" aria-haspopup="dialog" ...${press(() => onOpen(one.label))}>${one.name}</button>${realName(one.label) && html` <span class="real">${realName(one.label)}</span>`}</th><td class="n effort__n">${one.effort}</td><td class="n">${one.shakes}</td><td class="n">${one.puzzles}</td><td data-of=${t("coach.well")}>${outcomes(one.well)}</td><td class="quiet" data-of=${t("coach.look-at")}>${outcomes(one.look_at)}</td></tr>`)}</tbody></table></div>`;
}

/** The theme that was solved least, where one was missed at all. @param {ReportTheme[]} themes */
function weakest(themes) {
  const last = themes.at(-1);
  return last && last.solved < last.tried ? last.theme : undefined;
}

/** @param {{themes: ReportTheme[]}} props */
function ThemeTable({ themes }) {
  return html`<table class="themes"><tbody>${themes.map((one) => html`<tr key=${one.theme}><th scope="row">${themeName(one.theme)}</th><td class="bar"><span class="meter" aria-hidden="true"><i style=${{ "--of": one.solved / one.tried }}></i></span></td><td class="n">${t("coach.of", { solved: one.solved, tried: one.tried })}</td></tr>`)}</tbody></table>`;
}

/** @param {{report: RoomReport, onGive: (theme: string) => void}} props */
function Themes({ report, onGive }) {
  if (report.themes.length === 0) return null;
  const next = weakest(report.themes);
  return html`<section class="panel"><div class="panel__head"><h2>${t("coach.themes")}</h2></div><${ThemeTable} themes=${report.themes} />
    ${next && html`<p>${t("coach.next-week", { theme: themeName(next) })} <button class="linkbtn noprint" aria-haspopup="dialog" ...${press(() => onGive(next))}>${t("coach.give.title")}</button></p>`}</section>`;
}

/** What one student did, where the effort comes from, and what to practise; nothing of how strong somebody is. @param {{student: ReportStudent, onClose: () => void, onGive: (theme?: string) => void}} props */
function OneStudent({ student, onClose, onGive }) {
  const { name, label, effort, shakes, written, checked, challenged, practice, themes, played } = student;
  const next = weakest(themes);
  const counts = /** @type {[string, number, number][]} */ ([
    ["shakes", shakes, 2 * shakes],
    ["written", written, written],
    ["checked", checked, checked],
    ["challenged", challenged, challenged],
    ["puzzles", student.puzzles, practice],
  ]);
  return html`<${Dialog} title=${realName(label) ? t("coach.called", { name, real: realName(label) }) : name} onClose=${onClose}>
    <p>${t("coach.student.effort", { effort })} ${played.length > 0 && played.map((one) => t("coach.student.table", { table: one.table, count: one.shakes })).join(" ")}</p>
    <table class="themes student"><thead><tr><th scope="col">${t("coach.student.did")}</th><th scope="col" class="n">${t("coach.student.times")}</th><th scope="col" class="n">${t("coach.student.points")}</th></tr></thead><tbody>${counts.map(([kind, count, points]) => html`<tr key=${kind}><th scope="row">${t(`coach.student.${kind}`)}</th><td class="n">${count}</td><td class="n">${points}</td></tr>`)}</tbody></table>
    ${student.well.length > 0 && html`<p>${t("coach.student.well", { outcomes: outcomes(student.well) })}</p>`}
    ${student.look_at.length > 0 && html`<p>${t("coach.student.look-at", { outcomes: outcomes(student.look_at) })}</p>`}
    ${themes.length > 0 && html`<h3>${t("coach.themes")}</h3><${ThemeTable} themes=${themes} />`}
    <p>${next ? t("coach.student.next", { theme: themeName(next) }) : t("coach.student.next-any")}</p>
    <button class="btn btn--primary" aria-haspopup="dialog" ...${press(() => onGive(next))}><${Icon} name="send" /> ${t("coach.give.title")}</button><//>`;
}

/** @param {{report: RoomReport}} props */
function Given({ report }) {
  if (report.given.length === 0) return null;
  return html`<section class="panel noprint"><div class="panel__head"><h2>${t("coach.given")}</h2></div><ul class="players">${report.given.map((one) => html`<li key=${one.code}><span class="tok" aria-hidden="true"><${Icon} name="list" /></span><span><b>${one.code}</b><br /><span class="small quiet">${`${location.host}/practice/set/${one.code}`}</span></span><a class="btn" href=${`/api/practice/sets/${one.code}/worksheet.pdf`}><${Icon} name="print" /> ${t("coach.worksheet")}</a></li>`)}</ul></section>`;
}
