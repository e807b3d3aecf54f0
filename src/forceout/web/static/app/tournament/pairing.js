/** Pairings: a draft until it is published, with every compromise and its best swap; two players change places by a drag, or Enter on both. */
import { Icon } from "../board/pieces.js";
import { get, newKey, post } from "../shared/api.js";
import { Dialog, announce } from "../shared/shell.js";
import { html, signal, useEffect, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { addressOf } from "../hall/event_api.js";
import { wallTime } from "../hall/hall_clock.js";
import { Compromises, SwapPanel } from "./compromises.js";
import { EVENT, act, askRound, competitionOf, competitionTitle, event, go, linkTo, nameOf, refresh, roundOf, route, want } from "./desk_state.js";
import { DraftTables } from "./draft_tables.js";
import { Segments, TextField } from "./forms.js";
import { Screen } from "./screen.js";

/** @typedef {import("../hall/event_types").CompetitionView} CompetitionView */
/** @typedef {import("../hall/event_types").RoundView} RoundView */
/** @typedef {{first: string, second: string, gone: any[], new: any[], cost: number}} Effect */

/** @type {import("../../vendor/signals").Signal<Effect | null>} The swap that is thought about. */
export const thought = signal(null);
/** @type {import("../../vendor/signals").Signal<string>} The player who was taken up. */
export const held = signal("");

/** The round that is seated next: the first without a result, else the last. @param {CompetitionView} one */
export function nextRound(one) {
  return one.rounds.find((each) => each.versions === 0)?.number ?? one.rounds.length;
}

/** The screen. */
export function PairingScreen() {
  const one = event.value;
  const [, wantedCompetition = one?.competitions[0]?.id ?? "", wantedRound] = route.value;
  const competition = competitionOf(wantedCompetition) ?? one?.competitions[0];
  const number = Number(wantedRound) || (competition ? nextRound(competition) : 1);
  const key = `${competition?.id}/${number}`;
  useEffect(() => {
    held.value = "";
    thought.value = null;
    if (competition) want(() => askRound(competition.id, number));
  }, [key]);
  const [doing, run] = useDoing();
  const [isAsking, setAsking] = useState(false);
  if (!one || !competition) return null;
  const round = roundOf(competition.id, number);
  const draft = round?.draft;
  const seat = () =>
    run("seat", async () => {
      await post(`${addressOf(EVENT)}/drafts`, { competition: competition.id, round: number, key: newKey(), base: event.peek()?.seq ?? 0 });
      held.value = "";
      thought.value = null;
      await refresh();
    });
  const isAgain = (round?.version ?? 0) > 0;
  const publish = async () => {
    if (isAgain) setAsking(true);
    else await run("publish", () => act({ do: "publish", competition: competition.id, round: number }, { done: t("pairing.published", { number }) }));
  };
  const errors = draft?.compromises.filter((each) => each.kind === "teammates" && !draft.may_seat_teammates).length ?? 0;
  const count = (draft?.compromises.length ?? 0) - errors;
  const told = round && "start" in round.told;
  const tools =
    round &&
    html`${!told && html`<button type="button" class=${draft ? "btn" : "btn btn--primary"} aria-disabled=${doing ? "true" : null} onClick=${seat}><${Icon} name="turn" /> ${doing === "seat" ? t("pairing.seating") : t(draft ? "pairing.again" : "pairing.draw")}</button>`}
      ${draft && !draft.is_published && html`<button type="button" class="btn btn--primary" aria-disabled=${doing || errors ? "true" : null} onClick=${() => errors === 0 && publish()}><${HallIcon} name="horn" /> ${errors ? t("pairing.first-swap") : count ? t("pairing.publish-with", { count }) : t("pairing.publish")}</button>`}
      ${isAgain && html`<a class="btn" href=${linkTo("print")}><${Icon} name="print" /> ${t("round.print")}</a>`}`;
  const lead = draft
    ? t(draft.is_published ? "pairing.lead.published" : "pairing.lead", { competition: competitionTitle(competition), way: t(`way.${draft.way}`) })
    : t("pairing.lead.none", { competition: competitionTitle(competition), way: t(`way.${wayOf(competition, number)}`) });
  return html`<${Screen} name=${t("hall.tab.pairing")} title=${t(draft?.is_published ? "pairing.title.published" : "pairing.title", { number })} lead=${lead} tools=${tools}>
    <div class="row pairing__which"><${Segments} label=${t("pairing.competition")} value=${competition.id} options=${one.competitions.map((each) => ({ value: each.id, title: competitionTitle(each) }))} onValue=${(/** @type {string} */ id) => go("pairing", id)} />
      <${Segments} label=${t("pairing.round")} value=${String(number)} options=${competition.rounds.map((each) => ({ value: String(each.number), title: t("round.short", { number: each.number }) }))} onValue=${(/** @type {string} */ text) => go("pairing", competition.id, text)} /></div>
    ${round && html`<${Versions} round=${round} />`}
    ${
      draft
        ? html`<div class="cols cols--pairing"><div class="stack-3">${!told && html`<p class="small on-table">${t("pairing.how")}</p>`}<${DraftTables} draft=${draft} isOpen=${!told} onPair=${(/** @type {string} */ first, /** @type {string} */ second) => think(competition.id, number, first, second)} /></div>
          <aside class="stack-3">${thought.value && html`<${SwapPanel} effect=${thought.value} draft=${draft} onSwap=${() => swap(competition.id, number)} onBack=${putBack} />`}<${Compromises} competition=${competition.id} number=${number} draft=${draft} isOpen=${!told} onThink=${(/** @type {string} */ first, /** @type {string} */ second) => think(competition.id, number, first, second)} /></aside></div>`
        : round && html`<section class="panel"><p>${t("pairing.nothing")}</p></section>`
    }
    ${isAsking && html`<${Again} onClose=${() => setAsking(false)} onWhy=${(/** @type {string} */ reason) => act({ do: "publish", competition: competition.id, round: number, reason }, { done: t("pairing.published", { number }) })} />`}</${Screen}>`;
}

/** @param {CompetitionView} competition @param {number} number */
function wayOf(competition, number) {
  return competition.seating[Math.min(number, competition.seating.length) - 1] ?? "draw";
}

/** @param {{round: RoundView}} props */
function Versions({ round }) {
  if (round.versions.length === 0) return null;
  return html`<p class="small on-table">${round.versions.map((one) => (one.reason ? t("pairing.version-why", { number: one.number, time: wallTime(one.at), why: one.reason }) : t("pairing.version", { number: one.number, time: wallTime(one.at) }))).join(" ")}</p>`;
}

/** @param {{onClose: () => void, onWhy: (reason: string) => Promise<boolean>}} props */
function Again({ onClose, onWhy }) {
  const [reason, setReason] = useState("");
  const [doing, run] = useDoing();
  const publish = () => run("publish", async () => void ((await onWhy(reason)) && onClose()));
  return html`<${Dialog} title=${t("pairing.change")} onClose=${onClose}><p>${t("pairing.change.what")}</p><${TextField} label=${t("reason.label")} value=${reason} onValue=${setReason} /><button class="btn btn--primary full" aria-disabled=${doing || !reason.trim() ? "true" : null} onClick=${() => reason.trim() && publish()}>${t("pairing.publish")}</button><//>`;
}

/** Ask what a swap would mend and cost. @param {string} competition @param {number} number @param {string} first @param {string} second */
async function think(competition, number, first, second) {
  if (first === second) return putBack();
  held.value = first;
  try {
    const found = await get(`${addressOf(EVENT)}/drafts/${competition}/${number}/swaps?first=${first}&second=${second}`);
    if (held.peek() !== first) return;
    thought.value = found;
    announce(
      [
        t("swap.question", { first: nameOf(first), second: nameOf(second) }),
        ...found.gone.map((/** @type {any} */ one) => t("swap.gone", { what: one.words })),
        ...found.new.map((/** @type {any} */ one) => one.words),
      ].join(" "),
    );
  } catch {
    putBack();
  }
}

function putBack() {
  held.value = "";
  thought.value = null;
}

/** @param {string} competition @param {number} number */
async function swap(competition, number) {
  const one = thought.peek();
  if (!one) return;
  if (
    await act(
      { do: "swap", competition, round: number, first: one.first, second: one.second },
      { done: t("swap.done", { first: nameOf(one.first), second: nameOf(one.second) }) },
    )
  )
    putBack();
}
