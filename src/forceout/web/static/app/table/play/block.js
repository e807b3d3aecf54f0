/** The challenge block on its coaster, and the two words. */
import { post } from "../../shared/api.js";
import { delayStamp, ownTime } from "../../shared/clock.js";
import { claimName } from "../../shared/edition.js";
import { press } from "../../shared/press.js";
import { announce, RuleLink } from "../../shared/shell.js";
import { html, signal, useEffect, useId, useRef } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { claimWord } from "../state/catalog.js";
import { can, game, mySeat, names, openActions, shake, view, whyNot } from "../state/state.js";
import { send } from "../net/sending.js";
import { Clock } from "./timer.js";
import { grippable } from "./grip.js";
import { sayWhy } from "./closed_reason.js";

/** @typedef {"now" | "impossible"} Claim */

/** Whether there is something to challenge now, and this seat may do it. */
export function mayChallenge() {
  return can("pick-up") && openActions("challenge").length > 0;
}

/** Whether this person has the block in hand. */
export function holdsBlock() {
  return shake.value?.phase === "challenged" && shake.value.block === mySeat.value && Boolean(mySeat.value);
}

/** Pick up the block at once, as keys and screen readers do, or say why not. */
export function pickUp() {
  if (mayChallenge()) send({ do: "pick-up" });
  else sayWhyNot();
}

function sayWhyNot() {
  sayWhy(whyNot("challenge") ?? whyNot("pick-up"), t(mySeat.peek() ? "block.not-now" : "why.watching"));
}

/** When the finger came down, and at which event: the hold counts from there. */
let began = /** @type {{at: number, seq: number, meant: string} | null} */ (null);

/** What a hand that reaches for the block means: the move that lies there now. */
function meaning() {
  const now = shake.peek();
  return [now?.number, now?.phase, now?.mover, now?.resources.length, now?.permitted.length].join(" ");
}

/** Tell the server of a finger on the block, or that it has left it; where that is not heard, the hold counts from its end. @param {boolean} isOver */
function tellReach(isOver) {
  const body = { base: began?.seq ?? 0, acted: began?.at, lag: delayStamp(), is_over: isOver };
  post(`/api/matches/${view.peek()?.match}/reach`, body).catch(() => undefined);
}

const GRIP = {
  mayTake: mayChallenge,
  /** Somebody moved meanwhile: the hand that reached for the block meant another move. */
  isStill: () => meaning() === began?.meant && mayChallenge(),
  begin() {
    began = { at: ownTime(), seq: view.peek()?.seq ?? 0, meant: meaning() };
    tellReach(false);
  },
  take() {
    const at = began?.at;
    began = null;
    send({ do: "pick-up" }, at);
  },
  letGo() {
    tellReach(true);
    began = null;
  },
  tap() {
    if (mayChallenge()) announce(t("say.tapped.rest"));
    else sayWhyNot();
  },
};

/** The block itself, with what can be said now. */
export function Block() {
  const id = useId();
  if (holdsBlock()) return html`<span class="block block--away" role="img" aria-label=${t("block.in-hand")}>${t("block.in-hand")}</span>`;
  const isOpen = mayChallenge();
  const why = whyNot("challenge");
  return html`<button class="block" data-term="challenge-block" aria-label=${t("block.name")} aria-describedby=${id} aria-disabled=${String(!isOpen)} title=${!isOpen && why ? said(why, names.value) : undefined} ...${grippable(GRIP)}><span aria-hidden="true">${t("block.name")}</span><span class="block__say" id=${id}>${sayable()}</span></button>`;
}

/** What can be said with the block now, known before it is taken. */
export function sayable() {
  const now = shake.value;
  const claims = openActions("challenge").map((one) => String(one.claim));
  const words = { impossible: claimWord("impossible") };
  if (now?.block && now.block !== mySeat.value) return t("block.others", { name: names.value[now.block] ?? now.block });
  if (!mySeat.value) return "";
  if (can("pick-up") && claims.includes("now") && claims.includes("impossible")) return t("block.both", words);
  if (can("pick-up") && claims.includes("impossible")) return t("block.impossible-only", words);
  if (can("pick-up") && claims.includes("now")) return t("block.now-only");
  const challenger = now?.contest?.challenger;
  if (challenger && ["writing", "forceout", "checking"].includes(now.phase))
    return t(challenger === mySeat.value ? "block.was-yours" : "block.others", { name: names.value[challenger] ?? challenger });
  if (whyNot("challenge")?.code === "challenge-self") return t("block.not-yourself");
  return t(whenAgain());
}

/** When there will be something to challenge. */
function whenAgain() {
  const now = shake.value;
  if (view.value?.status !== "playing") return "block.match-over";
  if (now && ["scored", "void"].includes(now.phase)) return "block.next-shake";
  return now?.goal ? "block.nothing" : "block.after-goal";
}

const isAskedTwice = signal(false);

/** Put the block back without a word, which is asked about once more. */
export function PutBack() {
  return html`<button class="btn btn--main" ...${press(putBack)}>${t(isAskedTwice.value ? "block.put-back-sure" : "block.put-back")}</button>`;
}

function putBack() {
  if (isAskedTwice.peek()) say("nothing");
  else announce(t("block.costs"));
  isAskedTwice.value = !isAskedTwice.peek();
}

/** The two words, while one holds the block: at the very top, far from it; cards, mat and Resources stay in view. */
export function Words() {
  const now = shake.value;
  if (!now || !holdsBlock()) return null;
  return html`<${WordSheet} key="words" mover=${names.value[now.mover ?? ""] ?? ""} />`;
}

/** @param {{mover: string}} props */
function WordSheet({ mover }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    isAskedTwice.value = false;
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(".word"))?.focus({ preventScroll: true });
    return () => before?.isConnected && before.focus({ preventScroll: true });
  }, []);
  return html`<section ref=${box} class="wordsheet" role="dialog" aria-modal="false" aria-labelledby="words-title">
    <div class="wordsheet__head"><p><b id="words-title">${t("block.say-it")}</b> ${mover && t("block.moved-last-too", { name: mover })}</p><${Clock} /></div>
    <div class="words"><${Word} claim="now" mover=${mover} /><${Word} claim="impossible" mover=${mover} /></div></section>`;
}

/**
 * Say one of the words, or nothing after all.
 * @param {Claim | "nothing"} claim
 */
export function say(claim) {
  if (shake.peek()?.phase === "challenged") send({ do: "challenge", claim });
}

/** @param {{claim: Claim, mover: string}} props */
function Word({ claim, mover }) {
  const isOpen = can("challenge", { claim });
  const why = whyNot("challenge", claim);
  const act = () => (isOpen ? say(claim) : sayWhy(why, t("block.not-open")));
  return html`<button class="word" data-term=${`${claimName(claim)}-challenge`} aria-disabled=${String(!isOpen)} ...${press(act)}><b>${claimWord(claim)} <kbd class="kbd not-phone">${claim === "now" ? "N" : "I"}</kbd></b>
    ${isOpen ? html`<span>${t(`claim.${claim}.means`, { name: mover })}</span>` : html`<span class="word__why">${why ? said(why, names.value) : t("block.not-open")} <${RuleLink} rule=${why?.rule} book=${game.value} /></span>`}</button>`;
}
