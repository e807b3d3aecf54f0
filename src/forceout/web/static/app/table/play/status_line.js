/** The one sentence that says what is going on, for eyes and ears alike. */
import { Cube, cubeName } from "../../board/pieces.js";
import { classes, html, useEffect, useState } from "../../shared/ui.js";
import { listed, rich, t } from "../../shared/words.js";
import { titleOf } from "../state/catalog.js";
import { events, held, isBonus, isLinked, names, toConfirm, view } from "../state/state.js";
import { grip } from "./grip.js";
import { EMPTY_HAND, sayings } from "./sayings.js";
import { Clock, Ticking } from "./timer.js";

/** @typedef {import("../../types").View} View */
/** @typedef {import("./sayings.js").Sentence} Sentence */
/** @typedef {import("./sayings.js").Hand} Hand */

/** Milliseconds for which a cut line is not spoken of. */
const PATIENCE = 1000;

/**
 * The names of players in a row; one's own is "you".
 * @param {string[]} seats
 */
export function named(seats) {
  const own = view.value?.you.seat;
  return listed(seats.map((seat) => (seat === own ? t("say.you") : (names.value[seat] ?? seat))));
}

/**
 * The slots of a sentence, with pieces that are drawn, or named where it is spoken.
 * @param {Sentence} one
 * @param {boolean} isDrawn
 * @returns {Record<string, any>}
 */
function filled({ slots = {} }, isDrawn) {
  return Object.fromEntries(
    Object.entries(slots).map(([name, slot]) => {
      if (typeof slot !== "object") return [name, slot];
      if ("seat" in slot) return [name, names.value[slot.seat] ?? slot.seat];
      if ("seats" in slot) return [name, named(slot.seats)];
      if ("section" in slot) return [name, t(`section.${slot.section}`)];
      return [name, isDrawn ? html`<${Cube} cube=${slot.cube} size="xs" />` : cubeName(slot.cube)];
    }),
  );
}

/** What was chosen in this shake, by whom. */
function chosen() {
  const all = events.value;
  return all
    .slice(all.findLastIndex((one) => one.do === "shake") + 1)
    .filter((one) => one.do === "select")
    .map((one) => ({ by: one.by ?? "", title: filledTitle(titleOf(one.name ?? ""), one.filled_in) }));
}

/** @param {string} title @param {unknown} blank */
function filledTitle(title, blank) {
  return blank === null || blank === undefined || blank === "" ? title : t("variation.filled", { title, filled: String(blank) });
}

/**
 * The say line as it is spoken; what is at hand is spoken of when it is taken.
 * @param {View} now
 */
export function spokenSay(now) {
  return spoken(now, { ...EMPTY_HAND, chosen: now.shake?.phase === "selecting" ? chosen() : [] });
}

/** @param {View} now @param {Hand} hand */
function spoken(now, hand) {
  return sayings(now, hand)
    .lines.map((one) => t(one.key, filled(one, false)))
    .join(" ");
}

/** What is asked before a move is made, as it is spoken. @param {View} now @param {import("../../types").Action} action */
export function spokenQuestion(now, action) {
  return spoken(now, { ...EMPTY_HAND, toConfirm: action });
}

/** The say line, with the clock: one heading, room for two lines, always the same height. */
export function Say() {
  const now = view.value;
  const isCut = useCut();
  if (!now) return null;
  const hand = {
    cube: held.value?.cube ?? null,
    isBonus: isBonus.value,
    toConfirm: toConfirm.value,
    grip: grip.value,
    isCut,
    chosen: now.shake?.phase === "selecting" ? chosen() : [],
  };
  const { tone, lines } = sayings(now, hand);
  const [head, ...rest] = lines;
  return html`<div class=${classes("say", tone && `say--${tone}`)} role=${isCut ? "alert" : undefined}><p class="say__text"><b>${head && rich(head.key, filled(head, true))}</b>
    <span>${rest.map((one) => html`${rich(one.key, filled(one, true))} `)}</span></p><${Clock} /><${Ticking} /></div>`;
}

/** Whether the line has been cut for a while. */
function useCut() {
  const [isLate, setLate] = useState(false);
  const isOpen = isLinked.value;
  useEffect(() => {
    setLate(false);
    if (isOpen) return undefined;
    const wait = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(wait);
  }, [isOpen]);
  return isLate && !isOpen;
}
