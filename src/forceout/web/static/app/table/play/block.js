/** The challenge block on its coaster, and the two words. */
import { press } from "../../shared/press.js";
import { claimName } from "../../shared/edition.js";
import { announce, Dialog, RuleLink } from "../../shared/shell.js";
import { html, signal } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { claimWord } from "../state/catalog.js";
import { can, game, mySeat, names, shake, view, whyNot } from "../state/state.js";
import { send } from "../net/sending.js";
import { SmallTimer } from "./timer.js";
import { sayWhy } from "./closed_reason.js";

/** Whether there is something to challenge now, and this seat may do it. */
export function mayChallenge() {
  return can("pick-up") && (view.value?.legal?.actions ?? []).some((one) => one.do === "challenge");
}

/** Pick up the block, or say why not. */
export function pickUp() {
  if (mayChallenge()) {
    send({ do: "pick-up" });
    return;
  }
  sayWhy(whyNot("challenge") ?? whyNot("pick-up"), t(mySeat.peek() ? "block.not-now" : "why.watching"));
}

/** The block itself. */
export function Block() {
  const isOpen = mayChallenge();
  const why = whyNot("challenge");
  return html`<button class="block" data-term="challenge-block" aria-disabled=${String(!isOpen)} title=${!isOpen && why ? said(why, names.value) : undefined} ...${press(pickUp)}>${t("block.name")}</button>`;
}

/** The block on its coaster, with a word about whom it would challenge. */
export function Coaster() {
  const why = whyNot("challenge");
  const mover = shake.value?.mover;
  const note = mayChallenge() && mover ? t("block.moved-last", { name: names.value[mover] ?? mover }) : why ? said(why, names.value) : "";
  return html`<div class="coaster not-phone"><${Block} /><span class="coaster__note">${note} ${mayChallenge() && html`<kbd class="kbd">C</kbd>`}</span></div>`;
}

const isAskedTwice = signal(false);

/** The two words, while one holds the block; for the others, who holds it. */
export function Words() {
  const now = shake.value;
  if (now?.phase !== "challenged" || now.block !== mySeat.value || !mySeat.value) return null;
  return html`<${Dialog} key="words" kind="sheet--words" title=${t("block.say-it")} aside=${html`<${SmallTimer} isAlways=${true} />`} onClose=${undefined}>
    <p class="quiet">${rich("block.whom", { name: names.value[now.mover ?? ""] ?? "" })}</p>
    <div class="words"><${Word} claim="now" /><${Word} claim="impossible" /></div>
    <div class="spread"><span class="small quiet">${t("block.costs")}</span>
      <button class="btn btn--quiet" ...${press(putBack)}>${isAskedTwice.value ? t("block.put-back-sure") : t("block.put-back")}</button></div>
  </${Dialog}>`;
}

function putBack() {
  if (isAskedTwice.peek()) {
    isAskedTwice.value = false;
    say("nothing");
  } else {
    isAskedTwice.value = true;
    announce(t("block.costs"));
  }
}

/**
 * Say one of the words, or nothing after all.
 * @param {"now" | "impossible" | "nothing"} claim
 */
export function say(claim) {
  if (shake.peek()?.phase === "challenged") send({ do: "challenge", claim });
}

/** @param {{claim: "now" | "impossible"}} props */
function Word({ claim }) {
  const isOpen = can("challenge", { claim });
  const why = whyNot("challenge", claim);
  const mover = names.value[shake.value?.mover ?? ""] ?? "";
  const act = () => (isOpen ? say(claim) : sayWhy(why, t("block.not-open")));
  return html`<button class="word" autofocus=${claim === "now"} data-term=${`${claimName(claim)}-challenge`} aria-disabled=${String(!isOpen)} ...${press(act)}><b>${claimWord(claim)} <kbd class="kbd">${claim === "now" ? "N" : "I"}</kbd></b><span>${t(`claim.${claim}.means`, { name: mover })}</span>
    ${!isOpen && html`<span class="word__why">${why ? said(why, names.value) : t("block.not-open")} <${RuleLink} rule=${why?.rule} book=${game.value} /></span>`}</button>`;
}
