/** The one sentence that says what is going on, for eyes and ears alike. */
import { Cube, cubeName } from "../../board/pieces.js";
import { html } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { held, isBonus, names, toConfirm, view } from "../state/state.js";
import { SmallTimer } from "./timer.js";

/** @typedef {import("../../types").View} View */
/** @typedef {{key: string, slots?: Record<string, any>}} Sentence */

/** @param {string | null | undefined} seat */
const nameOf = (seat) => (seat ? (names.value[seat] ?? seat) : "");

/**
 * A cube in a sentence; spoken sentences name it.
 * @param {string} cube
 * @param {boolean} isDrawn
 */
const piece = (cube, isDrawn) => (isDrawn ? html`<${Cube} cube=${cube} size="xs" />` : cubeName(cube));

/**
 * What is going on: a headline and what can be done.
 * @param {View} now
 * @param {boolean} isDrawn
 * @returns {Sentence[]}
 */
function sentences(now, isDrawn) {
  const mine = now.you.seat;
  const { shake } = now;
  if (now.status === "abandoned") return [{ key: "say.abandoned" }];
  if (now.status === "over") return [{ key: "say.over" }];
  if (now.is_paused) return [{ key: "say.paused" }, { key: "say.paused.rest" }];
  if (!shake) return lot(now, mine);
  const who = { name: nameOf(shake.turn) };
  const isMine = mine !== null && shake.turn === mine;
  switch (shake.phase) {
    case "rolling": {
      const mayRoll = now.legal?.templates.includes("roll");
      const mayDeal = now.legal?.templates.includes("deal");
      if (mayRoll) return [{ key: "say.roll" }];
      if (mayDeal) return [{ key: "say.deal" }];
      return [{ key: "say.rolling", slots: who }];
    }
    case "selecting":
      return isMine ? [{ key: "say.select" }, { key: "say.select.rest" }] : [{ key: "say.selecting", slots: who }];
    case "goal":
      return settingGoal(now);
    case "no-goal":
      return shake.turn ? settingGoal(now) : noGoal(now);
    case "moving":
    case "last-cube":
      return moving(now, isDrawn);
    case "challenged":
      return shake.block === mine && mine ? [{ key: "say.block" }] : [{ key: "say.block-other", slots: { name: nameOf(shake.block) } }];
    case "forceout":
    case "writing":
      return writing(now);
    case "checking":
      return checking(now);
    case "scored":
      return [{ key: "say.scored" }, ...nextShake(now)];
    case "void":
      return [{ key: "say.void" }, ...nextShake(now)];
    default:
      return [{ key: "say.waiting" }];
  }
}

/** @param {View} now @param {string | null} mine @returns {Sentence[]} */
function lot(now, mine) {
  if (now.lot && mine && now.lot.to_roll.includes(mine)) return [{ key: "say.lot" }, { key: "say.lot.rest" }];
  if (now.lot) return [{ key: "say.lot-other", slots: { name: now.lot.to_roll.map(nameOf).join(", ") } }];
  return now.next_goal_setter ? [{ key: "say.first", slots: { name: nameOf(now.next_goal_setter) } }] : [{ key: "say.waiting" }];
}

/** @param {View} now @returns {Sentence[]} */
function nextShake(now) {
  if (now.is_round_over) return [{ key: "say.sign" }];
  return now.next_goal_setter ? [{ key: "say.next", slots: { name: nameOf(now.next_goal_setter) } }] : [];
}

/** @param {View} now @returns {Sentence[]} */
function settingGoal(now) {
  const isMine = now.you.seat !== null && now.shake?.turn === now.you.seat;
  if (!isMine) return [{ key: "say.goal-other", slots: { name: nameOf(now.shake?.turn) } }];
  return [{ key: "say.goal" }, { key: now.shake?.bonus ? "say.goal.after-bonus" : `say.goal.${now.settings.game}` }];
}

/** @param {View} now @returns {Sentence[]} */
function noGoal(now) {
  const setter = { name: nameOf(now.shake?.goal_setter) };
  const mayAnswer = now.legal?.actions.some((one) => one.do === "agree" || one.do === "disagree");
  return mayAnswer ? [{ key: "say.no-goal", slots: setter }] : [{ key: "say.no-goal-other", slots: setter }];
}

/** @param {View} now @param {boolean} isDrawn @returns {Sentence[]} */
function moving(now, isDrawn) {
  const { shake } = now;
  if (!shake) return [];
  const mine = now.you.seat;
  const { last } = shake;
  /** @type {Sentence[]} */
  const found = [];
  const mayChallenge = now.legal?.actions.some((one) => one.do === "challenge");
  if (shake.turn === mine && mine) found.push({ key: "say.turn", slots: { name: nameOf(mine) } });
  else found.push({ key: "say.thinking", slots: { name: nameOf(shake.turn) } });
  const ask = toConfirm.value;
  const hand = held.value;
  if (ask) return [...found, { key: "say.confirm", slots: { cube: piece(ask.cube ?? "", isDrawn), section: t(`section.${ask.to ?? "forbidden"}`) } }];
  if (hand && shake.turn === mine) return [...found, { key: isBonus.value ? "say.place-bonus" : "say.place", slots: { cube: piece(hand.cube, isDrawn) } }];
  if (last)
    found.push({
      key: last.by === mine ? "say.you-put" : "say.put",
      slots: { name: nameOf(last.by), cube: piece(last.cube, isDrawn), section: t(`section.${last.to}`) },
    });
  else if (shake.goal) found.push({ key: "say.goal-is-set", slots: { name: nameOf(shake.goal_setter) } });
  if (shake.turn === mine && shake.bonus) found.push({ key: "say.after-bonus" });
  else if (shake.turn === mine && !last) found.push({ key: "say.pick" });
  else if (shake.turn !== mine && mayChallenge) found.push({ key: "say.may-challenge", slots: { name: nameOf(shake.mover) } });
  return found;
}

/** @param {View} now @returns {Sentence[]} */
function writing(now) {
  const contest = now.shake?.contest;
  const mine = now.you.seat;
  const mayWrite = now.legal?.templates.includes("present");
  const end = contest?.end ?? "forceout";
  const waiting = now.deadlines.filter((one) => one.task === "writing" || one.task === "deciding").map((one) => nameOf(one.player));
  if (mine && contest?.has_presented.includes(mine))
    return [{ key: "say.handed-in" }, ...(waiting.length ? [{ key: "say.waiting-for", slots: { name: waiting.join(", ") } }] : [])];
  if (!mayWrite)
    return [
      { key: `say.${end}-other`, slots: { name: nameOf(contest?.challenger) } },
      ...(waiting.length ? [{ key: "say.waiting-for", slots: { name: waiting.join(", ") } }] : []),
    ];
  if (end === "forceout") return [{ key: "say.all-write" }];
  if (end === "time-up") return [{ key: "say.time-up" }];
  if (contest?.challenger === mine) return [{ key: `say.you-said-${end}` }];
  if (contest?.third === mine) return [{ key: "say.third", slots: { name: nameOf(contest?.challenger) } }, { key: "say.third.rest" }];
  return [{ key: "say.answer", slots: { name: nameOf(contest?.challenger) } }];
}

/** @param {View} now @returns {Sentence[]} */
function checking(now) {
  const open = now.legal?.actions.find((one) => one.do === "accept");
  if (open) return [{ key: "say.check", slots: { name: nameOf(open.of) } }, { key: "say.check.rest" }];
  const waiting = now.deadlines.filter((one) => one.task === "checking").map((one) => nameOf(one.player));
  return [{ key: "say.checking" }, ...(waiting.length ? [{ key: "say.waiting-for", slots: { name: waiting.join(", ") } }] : [])];
}

/**
 * The say line as it is spoken.
 * @param {View} now
 */
export function spokenSay(now) {
  return sentences(now, false)
    .map((one) => t(one.key, one.slots))
    .join(" ");
}

/** The say line, with the small timer of small screens. */
export function Say() {
  const now = view.value;
  if (!now) return null;
  const [head, ...rest] = sentences(now, true);
  return html`<div class="say"><p class="say__text"><b>${head && rich(head.key, head.slots)}</b>
    ${rest.map((one) => html`<span>${rich(one.key, one.slots)} </span>`)}</p><${SmallTimer} /></div>`;
}
