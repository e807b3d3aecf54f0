/** The table card: who plays, scores, warnings, penalties without initials, time added; the call that is settled here. */
import { Icon } from "../board/pieces.js";
import { post } from "../shared/api.js";
import { serverTime } from "../shared/clock.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { printCode, readCode } from "../home/sitting.js";
import { act, beat, card, refreshCard, tell } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { inShort, minutes } from "./desk.js";
import { Choice, HallIcon, Stepper, tableName } from "./hall_pieces.js";
import { Clause, Dock, Screen } from "./screen.js";

/** @typedef {import("../types").TableCard} TableCard */
/** @typedef {import("../types").CardSeat} CardSeat */

/** The files that what officials did can be taken along in. */
const FILES = ["table", "event"].flatMap((of) => ["csv", "json"].map((kind) => ({ of, kind })));

/** One table. */
export function TableScreen() {
  const now = card.value;
  if (!now) return html`<${Screen} title=${t("desk.title")}><p class="on-table">${t("desk.opening")}</p></${Screen}>`;
  const open = now.calls.filter((one) => one.state !== "closed");
  return html`<${Screen} title=${tableName(now)} about=${inShort(now)} kind="stack-2" dock=${html`<${Dock} match=${now.match} />`}>
    ${open.map((one) => html`<${Controversy} key=${one.number} now=${now} call=${one} />`)}
    <${Scores} now=${now} /><${Facts} now=${now} /><${Rulings} now=${now} /><${PaperTools} now=${now} /><${Officials} now=${now} /></${Screen}>`;
}

/** @param {{now: TableCard, call: import("../types").DeskCall}} props */
function Controversy({ now, call }) {
  const [began] = useState(() => serverTime());
  const since = call.came_at ?? call.taken_at ?? call.at;
  const passed = serverTime() - Math.max(since, 0) + 0 * (beat.value + began);
  const seconds = Math.max(1, Math.round(passed / 1000));
  const isHere = call.state === "here";
  const isAdding = isHere && now.has_second_judges && now.is_paper;
  const settle = async () => {
    if (isAdding) await act(now.match, "acts", { do: "add-time", seconds: Math.min(3600, seconds) });
    await act(now.match, `calls/${call.number}/close`);
  };
  return html`<section class="hallclock" aria-label=${t("controversy.title")}><div class="hallclock__what"><b>${t(`call-why.${call.reason}`)}</b><span class="small quiet">${call.name ? t("controversy.by", { name: call.name }) : ""} ${call.judge && !call.is_mine ? t(isHere ? "calls.here" : "calls.going", { name: call.judge }) : ""} ${call.is_stopping ? t("controversy.stands") : ""}</span></div><div class="hallclock__time" role="timer">${minutes(passed)}</div>
    <div class="call__do">${
      isHere
        ? html`<button class="btn btn--primary" onClick=${settle}><${Icon} name="check" /> ${isAdding ? t("controversy.settled-add", { time: minutes(passed) }) : t("controversy.settled")}</button>`
        : html`<button class="btn btn--primary" onClick=${() => act(now.match, `calls/${call.number}/come`)}><${HallIcon} name="pin" /> ${t("controversy.here")}</button>`
    }
      ${isHere ? isAdding && html`<button class="btn" onClick=${() => act(now.match, `calls/${call.number}/close`)}>${t("controversy.no-time")}</button>` : html`<button class="btn" onClick=${() => act(now.match, `calls/${call.number}/${call.state === "waiting" ? "take" : "pass"}`)}>${t(call.state === "waiting" ? "calls.go" : "calls.pass")}</button>`}</div></section>`;
}

/** @param {{now: TableCard}} props */
function Scores({ now }) {
  return html`<section class="panel"><div class="panel__head"><h2>${t("card.scores")}</h2><span class="chip">${t("desk.shake", { number: now.shake })}</span></div>
    <table class="ledger ledger--mini"><thead><tr><th scope="col">${t("card.player")}</th><th scope="col">${t("card.penalties")}</th><th scope="col">${t("card.now")}</th></tr></thead>
    <tbody>${now.people.map(
      (one) => html`<tr key=${one.seat}><th scope="row" class="k"><b>${one.name}</b><span class="tiny">${notes(one)}</span></th>
      <td>${one.penalties.map((pen, place) => html`<span key=${place} class=${pen.is_initialed ? "initials" : "initials initials--none"}>−${pen.points}</span>`)}</td><td><b>${one.score}</b></td></tr>`,
    )}</tbody></table>${now.is_held && html`<p class="chip chip--bad"><${HallIcon} name="scale" /> ${t("card.held")}</p>`}</section>`;
}

/** @param {CardSeat} one */
function notes(one) {
  const warned = one.warnings.reduce((sum, other) => sum + other.count, 0);
  return [
    t("card.seat", { number: Number(one.seat.slice(1)) }),
    ...(one.is_goal_setter ? [t("card.sets")] : []),
    ...(one.is_leading ? [t("card.leads")] : []),
    ...(warned > 0 ? [t("card.warned", { count: warned })] : []),
    ...(one.has_signed ? [t("card.signed")] : []),
    ...(one.out ? [t(`card.out-${one.out}`)] : []),
  ].join(" · ");
}

/** @param {{now: TableCard}} props */
function Facts({ now }) {
  const book = bookOf(now);
  /** @param {string} cause */
  const causeOf = (cause) => book?.causes.find((/** @type {any} */ one) => one.name === cause);
  const variations = now.variations.map((one) => (one.filled ? t("card.filled", { title: one.title, filled: one.filled }) : one.title)).join(" · ");
  const missing = now.people.flatMap((one) => one.penalties.filter((pen) => !pen.is_initialed).map((pen) => ({ one, pen })));
  /** @param {CardSeat} one @param {import("../types").CardPenalty} pen */
  const initial = (one, pen) => (now.is_paper ? act(now.match, "acts", { do: "initial", penalty: pen.number }) : approve(now, one.seat));
  return html`<section class="panel"><ul class="side-list">
    <li><${Icon} name="flag" /><span><b>${t("card.variations")}</b><br /><span class="small">${variations || t("card.no-variations")}</span></span><span></span></li>
    ${missing.map(({ one, pen }) => html`<li key=${`${one.seat} ${pen.number} ${pen.shake}`}><${Icon} name="pencil" /><span><b>${t("card.penalty-of", { name: one.name, points: pen.points, shake: pen.shake })}</b><br /><span class="small quiet">${pen.cause ? `${causeOf(pen.cause)?.title ?? pen.cause}.` : ""} ${t("card.no-initials")} <${Clause} rule=${book?.cites.initials} game=${now.game} /></span></span><button class="btn" onClick=${() => initial(one, pen)}>${t("card.initial")}</button></li>`)}
    ${now.people.flatMap((one) =>
      one.warnings.map(
        (warning, place) =>
          html`<li key=${`${one.seat} w${place}`}><${HallIcon} name="warn" /><span><b>${t("card.warned-name", { name: one.name })}</b> <${Clause} rule=${book?.cites.behaviour} game=${now.game} /><br /><span class="small quiet">${warning.is_earlier ? t(warning.round ? "card.earlier" : "card.earlier-table", { round: warning.round ?? 0, count: warning.count }) : ""} ${
            warning.reason
              ? warning.reason
                  .split(", ")
                  .map((reason) => t(`reason.${reason}`))
                  .join(", ")
              : ""
          }</span></span><span></span></li>`,
      ),
    )}
    <li><${Icon} name="clock" /><span><b>${t("card.added", { time: minutes(now.added_time * 1000) })}</b></span><span></span></li></ul></section>`;
}

/**
 * Put one's initials to the penalties of a player at an online table.
 * @param {TableCard} now
 * @param {string} seat
 */
function approve(now, seat) {
  return onlineAct(now, { do: "approve", player: seat });
}

/**
 * Do something in the match of an online table, as its judge.
 * @param {TableCard} now
 * @param {Record<string, unknown>} action
 */
export async function onlineAct(now, action) {
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const done = await tell(() => post(`/api/matches/${now.match}/actions`, { base: now.seq, key, action }));
  await refreshCard();
  return done;
}

/** @param {{now: TableCard}} props */
function Rulings({ now }) {
  if (now.rulings.length === 0 && now.appeals.length === 0 && now.checks.length === 0) return null;
  return html`<section class="panel"><div class="panel__head"><h2>${t("card.rulings")}</h2></div><ul class="side-list">
    ${now.rulings.map((one) => {
      const asked = now.second_judges.find((other) => other.what === "ruling" && other.ruling === one.situation && other.agrees === null);
      return html`<li key=${one.number}><${HallIcon} name="scale" /><span><b><a href=${`#ruling/${encodeURIComponent(one.situation)}`}>${one.title}</a></b><br /><span class="small quiet">${t("card.ruled-by", { name: one.by, shake: one.shake })} ${one.confirmed_by ? t("card.ruled-too", { name: one.confirmed_by }) : asked ? t("card.asked-second") : ""}</span></span>
      ${!one.confirmed_by && !asked && now.has_second_judges ? html`<button class="btn" onClick=${() => act(now.match, "seconds", { what: "ruling", ruling: one.number })}>${t("card.ask-second")}</button>` : html`<span></span>`}</li>`;
    })}
    ${now.appeals.map((one, place) => html`<li key=${`a${place}`}><${HallIcon} name="horn" /><span><b>${t("card.appeal-of", { name: one.name })}</b><br /><span class="small quiet">${t(`reason.${one.reason}`)}. ${t(one.decided ? "card.decided" : "card.held")}</span></span><a class="btn" href=${`#appeal/${now.match}`}>${t("card.look")}</a></li>`)}
    ${now.checks.filter((one) => !one.is_closed).map((one) => html`<li key=${`c${one.number}`}><${Icon} name="lock" /><span><b>${t("card.sealed", { name: one.name })}</b><br /><span class="small quiet">${t("desk.shake", { number: one.shake })}</span></span><a class="btn" href=${`#check/${now.match}/${one.number}`}>${t("card.open")}</a></li>`)}</ul></section>`;
}

/** @param {{now: TableCard}} props */
function PaperTools({ now }) {
  const [isCalling, setCalling] = useState(false);
  const [reason, setReason] = useState("rule");
  const [isScoring, setScoring] = useState(false);
  if (!now.is_paper) return html`<a class="btn full" href=${`/t/${now.match}`}>${t("card.to-table")}</a>`;
  const enter = async () => {
    if (await act(now.match, "calls", { reason })) setCalling(false);
  };
  return html`<section class="panel stack-2">
    <div class="row"><a class="btn" href=${`#mat/${now.match}`}><${HallIcon} name="cubes" /> ${t("card.set-up")}</a><button class="btn" aria-expanded=${String(isCalling)} onClick=${() => setCalling(!isCalling)}><${HallIcon} name="hand" /> ${t("card.enter-call")}</button><button class="btn" aria-expanded=${String(isScoring)} onClick=${() => setScoring(!isScoring)}>${t("card.enter-scores")}</button></div>
    ${isCalling && html`<div class="stack-2"><${Choice} label=${t("card.enter-call")} value=${reason} options=${(bookOf(now)?.call_reasons ?? []).map((/** @type {string} */ one) => ({ value: one, title: t(`call-why.${one}`) }))} onValue=${setReason} /><button class="btn btn--primary full" onClick=${enter}>${t("card.enter")}</button></div>`}
    ${isScoring && html`<${EnterScores} now=${now} onDone=${() => setScoring(false)} />`}
    <div class="row">${now.people.map((one) => !one.has_signed && html`<button key=${one.seat} class="btn btn--quiet" onClick=${() => act(now.match, "acts", { do: "sign", seat: one.seat })}>${t("card.sign", { name: one.name })}</button>`)}
      ${now.is_host && html`<button class="btn btn--quiet" onClick=${() => act(now.match, "close")}>${t("card.close")}</button>`}</div></section>`;
}

/** @param {{now: TableCard, onDone: () => void}} props */
function EnterScores({ now, onDone }) {
  const [scores, setScores] = useState(Object.fromEntries(now.people.map((one) => [one.seat, one.score])));
  const [shake, setShake] = useState(now.shake);
  const [setter, setSetter] = useState(now.goal_setter);
  const save = async () => {
    if (await act(now.match, "paper", { scores, shake, goal_setter: setter })) onDone();
  };
  return html`<div class="stack-2">${now.people.map((one) => html`<div key=${one.seat} class="spread"><b>${one.name}</b><${Stepper} label=${one.name} value=${scores[one.seat] ?? 0} least=${-99} most=${360} onValue=${(/** @type {number} */ value) => setScores({ ...scores, [one.seat]: value })} /></div>`)}
    <div class="spread"><b>${t("mat.shake")}</b><${Stepper} label=${t("mat.shake")} value=${shake} most=${60} onValue=${setShake} /></div>
    <${Choice} label=${t("mat.goal-setter")} isSeat=${true} columns=${now.people.length} value=${setter} options=${now.people.map((one) => ({ value: one.seat, title: one.name, note: t("card.sets") }))} onValue=${setSetter} />
    <button class="btn btn--primary full" onClick=${save}>${t("card.save")}</button></div>`;
}

/** @param {{now: TableCard}} props */
function Officials({ now }) {
  const [code, setCode] = useState("");
  const ask = async () => {
    const made =
      now.event && now.is_paper
        ? await tell(() => post("/api/desk/codes", { event: now.event }))
        : await tell(() => post(`/api/matches/${now.match}/judge-code`));
    if (made) setCode(made.code);
  };
  return html`<section class="panel stack-2"><div class="panel__head"><h2>${t("card.judges")}</h2></div>
    <p>${now.officials.map((one) => (one.is_you ? t("card.judge-you", { name: one.name }) : one.name)).join(", ")}</p>
    ${now.is_host && (code ? html`<p class="invite__code" aria-live="polite">${printCode(readCode(code))}</p><p class="small quiet">${t("card.code-how")}</p>` : html`<button class="btn" onClick=${ask}>${t("card.code")}</button>`)}
    <div class="stack-2"><p class="small quiet">${t("card.files")}</p><div class="row">${FILES.map(({ kind, of }) => (of === "table" || now.event) && html`<a key=${kind + of} class="btn btn--quiet" download href=${`/api/desk/tables/${now.match}/acts?as=${kind}${of === "event" ? "&event=true" : ""}`}>${t(`card.file-${of}`, { kind: kind.toUpperCase() })}</a>`)}</div></div></section>`;
}
