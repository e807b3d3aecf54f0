/** One scoresheet: entered, typed a second time blind, corrected with why; a change never erases what was there. */
import { Icon } from "../board/pieces.js";
import { newKey } from "../shared/api.js";
import { RuleLink, toast } from "../shared/shell.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { checkSheet } from "../hall/event_api.js";
import { wallTime } from "../hall/hall_clock.js";
import { Plate } from "../hall/plate.js";
import { BlindForm } from "./blind.js";
import { Corrections } from "./corrections.js";
import { EVENT, askRound, competitionOf, competitionTitle, go, isOnline, linkTo, nameOf, officialName, refresh, roundOf, route, want } from "./desk_state.js";
import { keep, sendKept } from "./kept.js";
import { Screen } from "./screen.js";
import { Ledger } from "./sheet_ledger.js";
import { EnteredSheet } from "./sheet_entered.js";
import { nothingTyped, sheetOf, typedOf } from "./sheet_typing.js";

/** @typedef {import("../hall/event_types").TableFacts} TableFacts */
/** @typedef {import("../hall/event_types").SheetCheck} SheetCheck */
/** @typedef {import("./sheet_typing.js").Typed} Typed */

const SOON = 250;

/** The screen. */
export function SheetScreen() {
  const [, id = "", round = "1", written = ""] = route.value;
  // A table card has no space in its address.
  const label = written.replace("-", " ");
  const competition = competitionOf(id);
  const number = Number(round);
  const [isOpened, setOpened] = useState(false);
  const [isAgain, setAgain] = useState(false);
  useEffect(() => {
    want(() => askRound(id, number));
  }, [id, number]);
  const table = roundOf(id, number)?.tables.find((one) => one.label === label);
  if (!competition) return null;
  const plate = html`<${Plate} label=${label} />`;
  const facts = [
    competitionTitle(competition),
    t("round.title", { number }),
    table ? t(`status.${table.status}`) : "",
    table?.entered_by && table.entered_at ? t("sheet.entered-by", { name: officialName(table.entered_by), time: wallTime(table.entered_at) }) : "",
  ];
  const lead = facts.filter(Boolean).join(" · ");
  const isBlind = table?.may_confirm && !isOpened && !isAgain;
  const isTyped = table && !isBlind && (table.status === "out" || table.status === "left-out" || isAgain || (table.status === "held" && !table.sheet));
  const tools = html`${table?.sheet && !isAgain && !isBlind && !table.confirmed_by && !(table.corrections ?? []).length && html`<button type="button" class="btn" onClick=${() => setAgain(true)}><${Icon} name="pencil" /> ${t("sheet.again")}</button>`}<a class="btn" href=${linkTo("sheets", id, number)}><${Icon} name="back" /> ${t("sheet.all")}</a>`;
  return html`<${Screen} name=${t("sheet.title", { table: label })} title=${t(isBlind ? "blind.title" : "sheet.title", { table: label })} lead=${lead} head=${plate} tools=${tools}>${
    table &&
    (isBlind
      ? html`<${BlindForm} key=${label} competition=${id} number=${number} table=${table} onLook=${table.sheet ? () => setOpened(true) : undefined} />`
      : isTyped
        ? html`<${Entry} key=${`${label} ${isAgain}`} competition=${id} number=${number} table=${table} onDone=${() => setAgain(false)} />`
        : html`<div class="cols"><div class="stack-3"><${EnteredSheet} table=${table} /><${Corrections} competition=${competition} number=${number} table=${table} /></div><aside class="stack-3"><${Second} table=${table} /></aside></div>`)
  }</${Screen}>`;
}

/** @param {{competition: string, number: number, table: TableFacts, onDone: () => void}} props */
function Entry({ competition, number, table, onDone }) {
  const [typed, setTyped] = useState(() => (table.sheet ? typedOf(table.sheet) : nothingTyped()));
  const [check, setCheck] = useState(/** @type {SheetCheck | null} */ (null));
  const [key] = useState(newKey);
  const [doing, run] = useDoing();
  const sent = JSON.stringify(sheetOf(typed));
  useEffect(() => {
    let isLeft = false;
    const timer = setTimeout(() => {
      checkSheet(EVENT, { competition, round: number, table: table.label, sheet: JSON.parse(sent) })
        .then((found) => !isLeft && setCheck(found))
        .catch(() => !isLeft && setCheck(null));
    }, SOON);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [sent]);
  const sheet = sheetOf(typed);
  const isWhole = table.players.every((player) => player in sheet.totals);
  const isStopped = !isWhole || (isOnline.value && (check?.is_stopped ?? false));
  const enter = () =>
    run("enter", async () => {
      // Kept before it is sent: whatever happens to the network or this page, it arrives, and once.
      await keep(EVENT, { do: "enter", competition, round: number, table: table.label, sheet }, key);
      const isSent = await sendKept();
      toast(t(isSent ? "sheet.entered" : "sheet.kept", { table: table.label }));
      onDone();
      if (isSent) await refresh();
      go("sheets", competition, number);
    });
  return html`<div class="cols"><div class="stack-3"><${Ledger} typed=${typed} players=${table.players} check=${check} onTyped=${setTyped} /></div>
    <aside class="stack-3"><${Checked} check=${check} typed=${typed} onTyped=${setTyped} isWhole=${isWhole} />
      <button type="button" class="btn btn--primary btn--big full" aria-disabled=${doing || isStopped ? "true" : null} onClick=${() => !isStopped && enter()}><${Icon} name="check" /> ${t(isWhole ? "sheet.enter" : "sheet.totals-first")}</button></aside></div>`;
}

/** What was looked at while typing. @param {{check: SheetCheck | null, typed: Typed, onTyped: (typed: Typed) => void, isWhole: boolean}} props */
function Checked({ check, typed, onTyped, isWhole }) {
  if (!check)
    return html`<section class="panel"><div class="panel__head"><h2>${t("checked.title")}</h2></div><p class="small">${t(isOnline.value ? "checked.soon" : "checked.offline")}</p></section>`;
  const stops = check.remarks.filter((one) => one.kind === "stops");
  /** @param {string} player @param {number} right */
  const take = (player, right) =>
    onTyped({
      ...typed,
      totals: { ...typed.totals, [player]: String(right) },
      onPaper: { ...typed.onPaper, [player]: Number((typed.totals[player] ?? "").replace("−", "-")) },
    });
  return html`<section class="panel"><div class="panel__head"><h2>${t("checked.title")}</h2>${stops.length > 0 ? html`<span class="chip chip--bad"><${Icon} name="cross" />${t("checked.settle", { count: stops.length })}</span>` : html`<span class="chip chip--good"><${Icon} name="check" />${t("checked.fine")}</span>`}</div>
    <div role="status">${check.remarks.map(
      (
        one,
      ) => html`<div key=${`${one.code} ${one.player} ${one.shake}`} class=${`check check--${one.kind === "stops" ? "bad" : "warn"}`}>${one.kind === "stops" ? html`<${Icon} name="cross" />` : html`<${HallIcon} name="warn" />`}<div>${one.message} <${RuleLink} rule=${one.rule ? one.rule.replace(/^.* /, "") : null} />
        ${one.code === "wrong-total" && one.player && one.right !== null && html`<div class="row"><button type="button" class="btn btn--primary" onClick=${() => take(one.player ?? "", one.right ?? 0)}>${t("checked.take", { points: one.right })}</button></div>`}</div></div>`,
    )}</div>
    ${isWhole && check.leaders.length > 0 && html`<div class="check check--ok"><${HallIcon} name="cup" /><div>${t(check.leaders.length > 1 ? "checked.lead-shared" : "checked.leads", { names: check.leaders.map(nameOf).join(", ") })}</div></div>`}</section>`;
}

/** Who typed the totals a second time. @param {{table: TableFacts}} props */
function Second({ table }) {
  const by = table.confirmed_by;
  return html`<section class="panel"><div class="panel__head"><h2>${t("second-person.title")}</h2></div>
    <div class=${`check check--${by ? "ok" : table.status === "disputed" ? "bad" : "warn"}`}>${by ? html`<${Icon} name="check" />` : html`<${HallIcon} name="warn" />`}<div>${by ? t("second-person.done", { name: officialName(by) }) : t(table.status === "disputed" ? "second-person.unequal" : "second-person.waits", { names: (table.unequal ?? []).map(officialName).join(", ") })}</div></div></section>`;
}
