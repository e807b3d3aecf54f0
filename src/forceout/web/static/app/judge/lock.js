/** The disclosure lock: six strips, one opened at a time by holding it; what is shut is not on this phone. */
import { get, post } from "../shared/api.js";
import { Icon } from "../board/pieces.js";
import { html, signal, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { act, card, isOnline, route, tell } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { Choice, HallIcon, Hold, tableName } from "./hall_pieces.js";
import { Steps } from "./mat.js";
import { Clause, Screen } from "./screen.js";
import { WorkedOut } from "./worked_out.js";

/** @type {import("../../vendor/signals").Signal<any>} The lock as the server shows it: nothing more is ever here. */
const lock = signal(null);

/** The third step. */
export function LockScreen() {
  const now = card.value;
  const [, match = "", number = ""] = route.value;
  const book = now ? bookOf(now) : null;
  const load = () =>
    get(`/api/desk/tables/${match}/checks/${number}`).then(
      (found) => (lock.value = found),
      () => (isOnline.value = false),
    );
  useEffect(() => {
    lock.value = null;
    load();
  }, [match, number]);
  const seen = lock.value;
  if (!now || !seen || String(seen.number) !== number)
    return html`<${Screen} title=${t("lock.title")}><p class="on-table">${t("desk.opening")}</p></${Screen}>`;
  /** @param {Record<string, unknown>} request */
  const open = async (request) => {
    const found = await tell(() => post(`/api/desk/tables/${match}/checks/${number}/openings`, request));
    if (found) lock.value = found;
  };
  /** @param {Record<string, unknown>} news */
  const news = async (news) => {
    const found = await tell(() => post(`/api/desk/tables/${match}/checks/${number}/news`, news));
    if (found) lock.value = found;
  };
  const close = async () => {
    await act(match, `checks/${number}/close`);
    location.hash = `table/${match}`;
  };
  const about = [tableName(now), t("lock.of", { name: seen.names[seen.writer] }), t(`situation.${seen.situation}`)].join(" · ");
  return html`<${Screen} title=${t("lock.title")} about=${about} back=${`#solution/${match}`} kind="stack-2">
    ${now.is_paper && html`<${Steps} match=${match} step=${2} />`}
    <section class="say"><div class="say__text"><b>${t("lock.lead")}</b> <span class="small">${t("lock.rest")}</span></div></section>
    <ol class="seals">${seen.strips.map((/** @type {any} */ one) => html`<${Strip} key=${one.level} strip=${one} seen=${seen} book=${book} game=${now.game} match=${match} onOpen=${open} />`)}</ol>
    <p class="small on-table">${seen.attempts.map((/** @type {any} */ one) => t(one.has_attempt ? "lock.attempt-left" : "lock.no-attempt", { name: seen.names[one.checker] })).join(" ")}</p>
    ${now.is_paper && html`<div class="row">${seen.third && !seen.is_third_decided && html`<button class="btn" onClick=${() => news({ third_decided: true })}>${t("lock.third-decided", { name: seen.names[seen.third] })}</button>`}${!seen.is_over && html`<button class="btn" onClick=${() => news({ is_over: true })}>${t("lock.shake-over")}</button>`}</div>`}
    <div class="row"><button class="btn btn--quiet" onClick=${close}>${t("lock.close")}</button></div></${Screen}>`;
}

const ASKS = /** @type {Record<number, string>} */ ({ 1: "rule", 2: "objection", 3: "equals", 4: "results-differ", 5: "no-solution", 6: "shake-over" });

/** @param {{strip: any, seen: any, book: any, game: string, match: string, onOpen: (request: Record<string, unknown>) => Promise<void>}} props */
function Strip({ strip, seen, book, game, match, onOpen }) {
  const [isAsking, setAsking] = useState(false);
  const state = strip.state === "open" ? "is-open" : strip.state === "ready" ? "is-next" : "is-shut";
  // A level that was opened for one question is opened again for the next, where it still may be.
  const canAsk = strip.why === null;
  const needs = strip.level <= 4;
  return html`<li class=${`seal ${state}`}><span class="seal__name">${strip.name}</span><span class="seal__who"><${HallIcon} name=${canAsk ? "mouth" : "hush"} />${strip.hears}</span>
    ${
      canAsk
        ? needs
          ? html`<button class="btn" aria-expanded=${String(isAsking)} aria-label=${t("lock.ask-level", { name: strip.name })} onClick=${() => setAsking(!isAsking)}>${t("lock.ask")}</button>`
          : html`<${Hold} label=${t("lock.hold")} spoken=${t("lock.hold-level", { name: strip.name })} onHeld=${() => onOpen({ asked: ASKS[strip.level], by: seen.writer })} />`
        : html`<${Icon} name="lock" />`
    }
    ${strip.openings.map((/** @type {any} */ one) => html`<${Opening} key=${one.number} one=${one} seen=${seen} game=${game} match=${match} />`)}
    ${strip.why && html`<div class="seal__wait"><${Icon} name="clock" /><span>${strip.why}</span></div>`}
    ${
      isAsking &&
      html`<${Asking} level=${strip.level} seen=${seen} book=${book} onAsk=${async (/** @type {Record<string, unknown>} */ request) => {
        setAsking(false);
        await onOpen(request);
      }} />`
    }</li>`;
}

/** @param {{one: any, seen: any, game: string, match: string}} props */
function Opening({ one, seen, game, match }) {
  const { request, answer } = one;
  const at = new Date(one.at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
  const said = [
    seen.names[request.by],
    request.code ? t(`reason.${request.code}`) : "",
    request.place ?? "",
    request.regrouped ?? "",
    at,
    seen.judges[one.judge] ?? t("lock.director"),
  ]
    .filter(Boolean)
    .join(" · ");
  return html`<div class="seal__answer"><span>${answer.says}${one.level === 4 && html`<${WorkedOut} drawn=${answer.drawn} />`}${one.level === 6 && html`<${Everything} answer=${answer} />`}<small>${said} <${Clause} rule=${answer.rule} game=${game} /></small></span>
    <a class="iconbtn" href=${`/judge/turned/${match}/${seen.number}/${one.number}`} aria-label=${t("lock.turn")}><${HallIcon} name="rotate" /></a></div>`;
}

/** @param {{answer: any}} props */
function Everything({ answer }) {
  return html`<ul class="lines small">${(answer.verdict?.violations ?? []).map((/** @type {any} */ one) => html`<li key=${one.code}>${one.message}</li>`)}${(answer.steps ?? []).map((/** @type {any} */ one) => html`<li key=${one.title}><b>${one.title}</b> ${one.lines.join(" ")}</li>`)}${answer.solve?.solution && html`<li>${t("lock.solver", { solution: answer.solve.solution })}</li>`}${answer.solve && answer.solve.exists === false && html`<li>${t("lock.none")}</li>`}</ul>`;
}

/** What was asked, by whom; then it is held once more. @param {{level: number, seen: any, book: any, onAsk: (request: Record<string, unknown>) => void}} props */
function Asking({ level, seen, book, onAsk }) {
  const [by, setBy] = useState(seen.checkers[0] ?? "");
  const [section, setSection] = useState("");
  const [code, setCode] = useState("");
  const [place, setPlace] = useState("");
  const [regrouped, setRegrouped] = useState("");
  const [why, setWhy] = useState("results-differ");
  const objections = book?.objections ?? [];
  const inForce = [...(card.value?.variations ?? []), ...(book?.variations ?? []).filter((/** @type {any} */ one) => one.is_always)];
  const near = [...new Set(/** @type {string[]} */ (objections.map((/** @type {any} */ one) => one.rule)))];
  const chosen = objections.find((/** @type {any} */ one) => one.code === code);
  const kind = chosen?.place ?? "whole";
  const people = level === 4 ? [seen.writer, ...seen.checkers] : seen.checkers;
  const request =
    level === 1
      ? { asked: "rule", by, section }
      : level === 2
        ? { asked: "objection", by, code, ...(kind === "regrouping" ? { regrouped } : kind === "whole" ? {} : { place }) }
        : level === 3
          ? { asked: "equals", by }
          : { asked: why, by, ...(regrouped ? { regrouped } : {}) };
  const isReady = level === 1 ? section : level === 2 ? code && (kind === "whole" || (kind === "regrouping" ? regrouped : place)) : true;
  return html`<div class="seal__asks"><${Choice} label=${t("lock.by")} columns=${3} isSeat=${true} value=${by} options=${people.map((/** @type {string} */ one) => ({ value: one, title: seen.names[one] }))} onValue=${setBy} />
    ${level === 1 && html`<label class="field"><span>${t("lock.section")}</span><input class="input" list="sections" value=${section} onInput=${(/** @type {any} */ event) => setSection(event.target.value)} /><datalist id="sections">${(book?.sections ?? []).map((/** @type {any} */ one) => html`<option key=${one.section} value=${one.section}>${one.title}</option>`)}</datalist></label><div class="row">${near.map((one) => html`<button type="button" key=${one} class="pick" aria-pressed=${String(section === one)} onClick=${() => setSection(one)}>${one}</button>`)}</div>`}
    ${level === 2 && html`<label class="field"><span>${t("lock.objection")}</span><select class="input" value=${code} onChange=${(/** @type {any} */ event) => setCode(event.target.value)}><option value="">${t("lock.choose")}</option>${objections.map((/** @type {any} */ one) => html`<option key=${one.code} value=${one.code}>${t(`reason.${one.code}`)}</option>`)}</select></label>`}
    ${level === 2 && code && kind === "variation" && html`<label class="field"><span>${t("lock.place-variation")}</span><select class="input" value=${place} onChange=${(/** @type {any} */ event) => setPlace(event.target.value)}><option value="">${t("lock.choose")}</option>${inForce.map((one) => html`<option key=${one.name} value=${one.name}>${one.title}</option>`)}</select></label>`}
    ${level === 2 && code && kind !== "whole" && kind !== "regrouping" && kind !== "variation" && html`<label class="field"><span>${t(`lock.place-${kind}`)}</span><input class="input" value=${place} autocomplete="off" onInput=${(/** @type {any} */ event) => setPlace(event.target.value)} /></label>`}
    ${((level === 2 && kind === "regrouping") || level === 4) && html`<label class="field"><span>${t(level === 4 ? "lock.read-as" : "lock.regrouped")}</span><input class="input" value=${regrouped} autocomplete="off" onInput=${(/** @type {any} */ event) => setRegrouped(event.target.value)} /></label>`}
    ${level === 4 && html`<div class="seg" role="group" aria-label=${t("lock.why")}>${["results-differ", "nobody-can"].map((one) => html`<button type="button" key=${one} aria-pressed=${String(why === one)} onClick=${() => setWhy(one)}>${t(`lock.${one}`)}</button>`)}</div>`}
    ${level === 3 && html`<p class="small">${t("lock.ends")}</p>`}
    <${Hold} kind="btn--primary full" label=${t("lock.open")} isBusy=${!isReady} onHeld=${() => onAsk(request)} /></div>`;
}
