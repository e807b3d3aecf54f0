/** Players from a CSV file: columns matched, every bad row named with what would mend it, and nothing half imported. */
import { Icon } from "../board/pieces.js";
import { newKey, post } from "../shared/api.js";
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { addressOf } from "../hall/event_api.js";
import { EVENT, askWholeEvent, event, go, linkTo } from "./desk_state.js";
import { textOf } from "./file_text.js";
import { CheckField } from "./forms.js";
import { Screen } from "./screen.js";

/** @typedef {{kind: string, code: string, row: number, column: string | null, message: string, proposal: string | null}} RowProblem */
/** @typedef {{heading: string[], matched: Record<string, number>, shown: Record<string, string[]>, rows: number, players: number, teams: number, schools: number, problems: RowProblem[], is_imported: boolean}} FileReading */
/** @typedef {Record<string, {do?: string, cells?: Record<string, string>}>} Settled */

const FIELDS = ["name", "division", "grade", "school", "team", "group", "seed", "level", "number"];

/** The screen. */
export function ImportScreen() {
  const [file, setFile] = useState({ name: "", text: "" });
  const [read, setRead] = useState(/** @type {FileReading | null} */ (null));
  const [settled, setSettled] = useState(/** @type {Settled} */ ({}));
  const [columns, setColumns] = useState(/** @type {Record<string, number> | null} */ (null));
  const [hasPermission, setPermission] = useState(false);
  const [key] = useState(newKey);
  const [doing, run] = useDoing();
  /** @param {{text: string, settled: Settled, columns: Record<string, number> | null, has_permission?: boolean}} wanted */
  const look = (wanted) =>
    run("look", async () => {
      setRead(await post(`${addressOf(EVENT)}/imports`, { has_permission: hasPermission, ...wanted, key: newKey(), is_trial: true }));
    });
  /** @param {boolean} isGiven */
  const permit = (isGiven) => {
    setPermission(isGiven);
    look({ text: file.text, settled, columns, has_permission: isGiven });
  };
  /** @param {any} change */
  const choose = async (change) => {
    const [chosen] = change.target.files ?? [];
    if (!chosen) return;
    await take(chosen.name, await textOf(chosen));
    change.target.value = "";
  };
  /** @param {string} name @param {string} text */
  const take = async (name, text) => {
    setFile({ name, text });
    setSettled({});
    setColumns(null);
    await look({ text, settled: {}, columns: null });
  };
  /** @param {number} row @param {{do?: string, cells?: Record<string, string>}} how */
  const settle = (row, how) => {
    const before = settled[row] ?? {};
    const next = { ...settled, [row]: { do: how.do ?? before.do ?? "keep", cells: { ...before.cells, ...how.cells } } };
    setSettled(next);
    look({ text: file.text, settled: next, columns });
  };
  /** @param {number} place @param {string} field */
  const match = (place, field) => {
    const rest = Object.entries(read?.matched ?? {}).filter(([name, at]) => at !== place && name !== field);
    const next = Object.fromEntries([...rest, ...(field ? [[field, place]] : [])]);
    setColumns(next);
    look({ text: file.text, settled, columns: next });
  };
  const bring = () =>
    run("bring", async () => {
      const found = await post(`${addressOf(EVENT)}/imports`, { text: file.text, settled, columns, key, has_permission: hasPermission });
      setRead(found);
      if (!found.is_imported) return;
      await askWholeEvent();
      go("setup");
    });
  const stops = read?.problems.filter((one) => one.kind === "stops").length ?? 0;
  const steps = html`<ol class="steps"><li class=${read ? "is-done" : ""} aria-current=${read ? null : "step"} data-n="1">${t("import.step.file")}</li><li aria-current=${read ? "step" : null} data-n="2">${t("import.step.problems")}</li><li data-n="3">${t("import.step.bring")}</li></ol>`;
  const tools =
    read &&
    html`<label class="btn filebtn"><${Icon} name="undo" /> ${t("import.another")}<input type="file" accept=".csv,.txt,text/csv" onChange=${choose} /></label>
      <button type="button" class="btn btn--primary" aria-disabled=${doing || stops > 0 || !read.players ? "true" : null} onClick=${() => stops === 0 && read.players > 0 && bring()}>${stops ? t("import.settle", { count: stops }) : t("import.bring", { count: read.players })}</button>`;
  return html`<${Screen} name=${t("import.title")} title=${t("import.title")} lead=${steps} tools=${tools}>${
    read
      ? html`<div class="cols"><${Rows} file=${file.name} read=${read} onMatch=${match} />
          <aside class="stack-3"><${Problems} read=${read} settled=${settled} onSettle=${settle} /><${Outcome} read=${read} /><${Permission} value=${hasPermission} onValue=${permit} hasNames=${"name" in read.matched} /></aside></div>`
      : html`<${FirstFile} onChoose=${choose} onText=${(/** @type {string} */ text) => take(t("import.typed"), text)} isBusy=${Boolean(doing)} />`
  }</${Screen}>`;
}

/** @param {{onChoose: (event: any) => void, onText: (text: string) => void, isBusy: boolean}} props */
function FirstFile({ onChoose, onText, isBusy }) {
  const [text, setText] = useState("");
  const divisions = (event.value?.divisions ?? []).map((one) => one.title).join(", ");
  return html`<div class="cols"><section class="panel stack-3"><p>${t("import.how")}</p><pre class="csvexample">${t("import.example")}</pre><p class="small quiet">${t("import.divisions", { divisions })}</p>
    <label class="btn btn--primary btn--big filebtn"><${Icon} name="down" /> ${t("import.choose")}<input type="file" accept=".csv,.txt,text/csv" onChange=${onChoose} /></label></section>
    <aside class="stack-3"><section class="panel stack-2"><label class="field"><span>${t("import.paste")}</span><textarea class="input csvtext" rows="8" value=${text} onInput=${(/** @type {any} */ change) => setText(change.target.value)}></textarea></label>
      <button type="button" class="btn full" aria-disabled=${isBusy || !text.trim() ? "true" : null} onClick=${() => text.trim() && onText(text)}>${t("import.read")}</button></section></aside></div>`;
}

/** @param {{file: string, read: FileReading, onMatch: (place: number, field: string) => void}} props */
function Rows({ file, read, onMatch }) {
  const fieldAt = (/** @type {number} */ place) => Object.keys(read.matched).find((name) => read.matched[name] === place) ?? "";
  const wrong = new Map(read.problems.map((one) => [one.row, one]));
  const rows = Object.entries(read.shown);
  return html`<section class="panel"><div class="panel__head wraps"><h2>${file}</h2><span class="small quiet">${t("import.rows", { count: read.rows })}</span></div>
    <p class="small">${t("import.matched", { count: Object.keys(read.matched).length, of: read.heading.length })}</p>
    <div class="scrolls" tabindex="0" role="region" aria-label=${t("import.table")}><table class="csv"><thead><tr><th class="rowno"><span class="vh">${t("import.row")}</span></th>${read.heading.map(
      (
        heading,
        place,
      ) => html`<th key=${place}><span class="src">${heading || t("import.nameless")}</span><select class=${`map${fieldAt(place) ? "" : " is-open"}`} aria-label=${t("import.column", { heading: heading || String(place + 1) })} value=${fieldAt(place)} onChange=${(/** @type {any} */ change) => onMatch(place, change.target.value)}>
        ${["", ...FIELDS].map((name) => html`<option key=${name} value=${name} selected=${name === fieldAt(place)}>${t(name ? `column.${name}` : "column.unused")}</option>`)}</select></th>`,
    )}</tr></thead><tbody>${rows.map(([row, cells]) => {
      const problem = wrong.get(Number(row));
      const at = problem?.column ? read.matched[problem.column] : undefined;
      return html`<tr key=${row} class=${problem ? (problem.kind === "stops" ? "is-bad" : "is-warn") : ""}><td class="rowno">${row}</td>${read.heading.map((_, place) => html`<td key=${place} class=${`${place === at ? "is-cell" : ""}${fieldAt(place) ? "" : " quiet"}`}>${cells[place]?.trim() || (place === at ? t("import.empty") : "")}</td>`)}</tr>`;
    })}</tbody></table></div>
    ${rows.length < read.rows && html`<p class="tiny quiet">${t("import.folded", { count: read.rows - rows.length })}</p>`}</section>`;
}

/** @param {{read: FileReading, settled: Settled, onSettle: (row: number, how: {do?: string, cells?: Record<string, string>}) => void}} props */
function Problems({ read, settled, onSettle }) {
  const stops = read.problems.filter((one) => one.kind === "stops").length;
  const asks = read.problems.length - stops;
  return html`<section class="panel"><div class="panel__head"><h2>${t("import.problems")}</h2>${stops > 0 && html`<span class="chip chip--bad"><${Icon} name="cross" />${t("import.stops", { count: stops })}</span>`}${asks > 0 && html`<span class="chip chip--warn"><${HallIcon} name="warn" />${t("import.asks", { count: asks })}</span>`}</div>
    ${read.problems.length === 0 && html`<div class="check check--ok"><${Icon} name="check" /><div>${t("import.fine")}</div></div>`}
    <ul>${read.problems.slice(0, 80).map((one) => html`<${OneProblem} key=${`${one.row} ${one.code}`} one=${one} isSettled=${String(one.row) in settled} onSettle=${onSettle} />`)}</ul></section>`;
}

/** @param {{one: RowProblem, isSettled: boolean, onSettle: (row: number, how: {do?: string, cells?: Record<string, string>}) => void}} props */
function OneProblem({ one, isSettled, onSettle }) {
  const [text, setText] = useState("");
  const [isTyping, setTyping] = useState(false);
  const isBad = one.kind === "stops";
  const { column, proposal } = one;
  const fill = (/** @type {string} */ value) => column && onSettle(one.row, { cells: { [column]: value } });
  if (one.row === 0) return html`<li class="issue issue--bad"><${Icon} name="cross" /><div><b>${one.message}</b></div></li>`;
  return html`<li class=${`issue issue--${isBad ? "bad" : "warn"}`}>${isBad ? html`<${Icon} name="cross" />` : html`<${HallIcon} name="warn" />`}<div><b>${one.message}</b>${!isBad && html`<br /><span class="small quiet">${t(isSettled ? "import.decided" : "import.unless")}</span>`}</div>
    <div class="issue__do">${column && proposal && proposal !== "drop" && html`<button type="button" class=${isBad ? "btn btn--primary" : "btn"} onClick=${() => fill(proposal)}>${t("import.use", { value: proposal })}</button>`}
      ${column && html`<button type="button" class="btn" aria-expanded=${String(isTyping)} onClick=${() => setTyping(!isTyping)}>${t("import.other")}</button>`}
      <button type="button" class="btn" onClick=${() => onSettle(one.row, { do: "drop" })}>${t("import.drop", { row: one.row })}</button>
      ${one.code === "repeated" && html`<button type="button" class="btn" onClick=${() => onSettle(one.row, { do: "keep" })}>${t("import.keep")}</button>`}
      ${
        isTyping &&
        html`<form class="row" onSubmit=${(/** @type {Event} */ submit) => {
          submit.preventDefault();
          fill(text);
        }}><label class="field"><span>${t("import.cell", { column: t(`column.${column}`), row: one.row })}</span><input class="input" value=${text} maxlength="120" onInput=${(/** @type {any} */ change) => setText(change.target.value)} /></label><button class="btn btn--primary">${t("import.take")}</button></form>`
      }</div></li>`;
}

/** @param {{read: FileReading}} props */
function Outcome({ read }) {
  if (!read.players) return null;
  return html`<section class="panel"><h2 class="h-sec">${t("import.outcome")}</h2><p class="small"><${Icon} name="people" /> ${t("setup.counts", { players: read.players, teams: read.teams, schools: read.schools })}</p></section>`;
}

/** @param {{value: boolean, onValue: (value: boolean) => void, hasNames: boolean}} props */
function Permission({ value, onValue, hasNames }) {
  const until = event.value ? new Date(event.value.names_until - 1).toLocaleDateString(document.documentElement.lang, { dateStyle: "long" }) : "";
  if (!hasNames) return null;
  return html`<section class="panel stack-2"><h2 class="h-sec">${t("names.title")}</h2><${CheckField} name="permission" label=${t("import.permission")} value=${value} onValue=${onValue} /><p class="small quiet">${t("import.permission.what", { day: until })} <a href=${linkTo("setup")}>${t("import.permission.day")}</a></p></section>`;
}
