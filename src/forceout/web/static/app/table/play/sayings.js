/** What the say line says in every phase: a heading and up to two lines, as keys and slots. Whom the table waits for, the server says. */

/** @typedef {import("../../types").View} View */
/** @typedef {import("../../types").Awaited} Awaited */
/** @typedef {import("../../types").Action} Action */
/** @typedef {{seat: string} | {seats: string[]} | {cube: string} | {section: string} | string | number} Slot A player, players, a cube or a section: drawn or named by whoever says it. */
/** @typedef {{key: string, slots?: Record<string, Slot>}} Sentence */
/** @typedef {{tone: "" | "banner" | "good", lines: Sentence[]}} Saying */
/**
 * What this person does at the moment, which no server knows.
 * @typedef {{cube: string | null, isBonus: boolean, toConfirm: Action | null, grip: "" | "holding" | "tapped", isCut: boolean, chosen: {by: string, title: string}[]}} Hand
 */

/** @type {Hand} */
export const EMPTY_HAND = { cube: null, isBonus: false, toConfirm: null, grip: "", isCut: false, chosen: [] };

/**
 * What is awaited of the viewer, if anything.
 * @param {View} now
 * @returns {Awaited | null}
 */
export function awaitedOfMe(now) {
  const { seat } = now.you;
  return (seat && !now.is_paused && now.awaited.find((one) => one.who.includes(seat))) || null;
}

/**
 * What is said now.
 * @param {View} now
 * @param {Hand} [hand]
 * @returns {Saying}
 */
export function sayings(now, hand = EMPTY_HAND) {
  if (hand.isCut) return { tone: "banner", lines: [{ key: "say.cut" }, { key: "say.cut.rest", slots: { clock: now.deadlines.length > 0 ? "runs" : "none" } }] };
  if (now.status === "abandoned") return now.you.seat ? plain({ key: "say.abandoned" }, { key: "say.abandoned.rest" }) : plain({ key: "say.abandoned" });
  if (now.status === "over") return over(now);
  if (now.is_paused) return plain({ key: "say.paused" }, { key: "say.paused.rest" });
  const one = awaitedOfMe(now) ?? now.awaited[0];
  if (!one) return plain({ key: "say.waiting" });
  return SAID[one.what](now, one, hand);
}

/** @type {Record<Awaited["what"], (now: View, one: Awaited, hand: Hand) => Saying>} */
const SAID = {
  lot,
  begin,
  roll,
  deal,
  select,
  goal,
  answer,
  move,
  state,
  write,
  decide,
  check,
  appeal: (_, one) => plain({ key: "say.appeal" }, { key: "say.appeal.rest", slots: { who: { seats: one.who } } }),
  approve: () => plain({ key: "say.approve" }, { key: "say.approve.rest" }),
  sign,
};

/** @param {...(Sentence | null | false | undefined | "")} lines @returns {Saying} */
function plain(...lines) {
  return { tone: "", lines: lines.filter((one) => Boolean(one)).map((one) => /** @type {Sentence} */ (one)) };
}

/** @param {View} now @param {Awaited} one */
const isMine = (now, one) => now.you.seat !== null && one.who.includes(now.you.seat);

/** @param {View} now @param {Awaited} one @returns {Sentence} */
const waiting = (now, one) => ({ key: now.you.seat ? "say.not-you" : "say.waiting-for", slots: { who: { seats: one.who } } });

/** @param {View} now @returns {Record<string, Slot>} */
const me = (now) => ({ name: { seat: now.you.seat ?? "" } });

/** @param {View} now @param {Awaited["what"]} what */
const awaited = (now, what) => now.awaited.find((one) => one.what === what);

/** @param {View} now @param {Awaited} one */
function lot(now, one) {
  const { contenders = [], before = {}, to_roll: left = [] } = now.lot ?? {};
  const isTie = Object.keys(before).length > 0;
  if (!isTie) {
    if (isMine(now, one)) return plain({ key: "say.lot", slots: me(now) }, { key: "say.lot.rest" });
    return plain({ key: "say.lot-other", slots: { who: { seats: one.who }, count: one.who.length } }, { key: "say.lot.rest" });
  }
  const face = before[contenders[0] ?? ""] ?? "";
  const out = Object.keys(before).filter((seat) => !contenders.includes(seat));
  const head = /\d/.test(face) ? { key: "say.tie", slots: { who: { seats: contenders }, face } } : { key: "say.tie-of-signs" };
  /** @type {Sentence} */
  const again = isMine(now, one)
    ? { key: "say.tie.roll", slots: { count: left.length } }
    : { key: "say.tie.waiting", slots: { who: { seats: one.who }, count: one.who.length } };
  return plain(head, again, out.length > 0 && { key: out.includes(now.you.seat ?? "-") ? "say.tie.you-out" : "say.tie.out", slots: outs(now, out, before) });
}

/** @param {View} now @param {string[]} out @param {Record<string, string>} before @returns {Record<string, Slot>} */
function outs(now, out, before) {
  const seat = out.includes(now.you.seat ?? "-") ? (now.you.seat ?? "") : (out[0] ?? "");
  return { who: { seats: out }, count: out.length, face: before[seat] ?? "" };
}

/** @param {View} now */
function begin(now) {
  const next = now.next_goal_setter ? { seat: now.next_goal_setter } : "";
  const press = now.you.seat !== null && { key: "say.begin", slots: { count: now.seats.length } };
  if (!now.shake) return plain(next && { key: "say.first", slots: { name: next } }, press);
  const { tone, head } = outcome(now);
  return { tone, lines: plain(head, next && { key: "say.next", slots: { name: next } }, press).lines };
}

/**
 * How a shake ended.
 * @param {View} now
 * @returns {{tone: "" | "good", head: Sentence}}
 */
export function outcome(now) {
  const contest = now.shake?.contest;
  if (now.shake?.phase === "void") return { tone: "", head: { key: "say.void" } };
  if (!contest) return { tone: "", head: { key: "say.scored" } };
  const right = contest.solutions.filter((one) => one.correct);
  const slots = { name: { seat: contest.challenger ?? "" } };
  switch (contest.end) {
    case "now":
      return right.some((one) => one.by !== contest.mover)
        ? { tone: "good", head: { key: "say.now-right", slots } }
        : { tone: "", head: { key: "say.now-wrong" } };
    case "impossible":
      return right.length > 0 ? { tone: "", head: { key: "say.impossible-wrong" } } : { tone: "good", head: { key: "say.impossible-right", slots } };
    default:
      return right.length > 0 ? { tone: "good", head: { key: "say.solved" } } : { tone: "", head: { key: "say.unsolved" } };
  }
}

/** @param {View} now @param {Awaited} one */
function roll(now, one) {
  const deals = awaited(now, "deal");
  const then = deals && { key: "say.deals-too", slots: { who: { seats: deals.who } } };
  if (isMine(now, one)) return plain({ key: "say.roll", slots: me(now) }, then);
  return plain({ key: "say.rolling", slots: { who: { seats: one.who } } }, then ?? waiting(now, one));
}

/** @param {View} now @param {Awaited} one */
function deal(now, one) {
  const rolls = awaited(now, "roll");
  const cubes = rolls ? { key: "say.rolls-too", slots: { who: { seats: rolls.who } } } : now.shake?.phase === "rolling" && { key: "say.rolled" };
  if (isMine(now, one)) return plain({ key: "say.deal", slots: me(now) }, { key: "say.deal.rest" }, rolls && cubes);
  return plain({ key: "say.dealing", slots: { who: { seats: one.who } } }, waiting(now, one), cubes);
}

/** @param {View} now @param {Awaited} one @param {Hand} hand */
function select(now, one, hand) {
  const last = hand.chosen.at(-1);
  const own = hand.chosen.findLast((other) => other.by === now.you.seat);
  const chose = last && { key: last.by === now.you.seat ? "say.you-chose" : "say.chose", slots: { name: { seat: last.by }, title: last.title } };
  if (!isMine(now, one)) {
    const told = own ? { key: "say.you-chose", slots: { title: own.title } } : chose;
    return plain({ key: "say.selecting", slots: { who: { seats: one.who } } }, told || waiting(now, one));
  }
  if ((one.nth ?? 1) < 2) return plain({ key: "say.select", slots: me(now) }, chose || { key: "say.select.rest" });
  const circled = own && { key: "say.you-circled", slots: { title: own.title } };
  return plain({ key: "say.select-again", slots: me(now) }, circled, { key: one.may_stop ? "say.select-again.stop" : "say.select-again.due" });
}

/** @param {View} now @param {Awaited} one */
function goal(now, one) {
  if (!isMine(now, one)) return plain({ key: "say.goal-other", slots: { who: { seats: one.who } } }, waiting(now, one));
  const how = { key: now.shake?.bonus ? "say.goal.after-bonus" : `say.goal.${now.settings.game}` };
  return plain({ key: "say.goal", slots: me(now) }, now.shake?.phase === "no-goal" && { key: "say.goal.against" }, how);
}

/** @param {View} now @param {Awaited} one */
function answer(now, one) {
  const slots = { name: { seat: one.of ?? "" } };
  if (isMine(now, one)) return plain({ key: "say.no-goal", slots }, { key: "say.no-goal.rest" });
  return plain(
    { key: one.of === now.you.seat ? "say.no-goal-yours" : "say.no-goal-other", slots },
    { key: "say.waiting-for", slots: { who: { seats: one.who } } },
  );
}

/** @param {View} now @param {Awaited} one @param {Hand} hand */
function move(now, one, hand) {
  const { last = null, mover = null } = now.shake ?? {};
  const seat = now.you.seat;
  const of = { name: { seat: mover ?? "" } };
  if (hand.grip === "holding") return plain({ key: "say.holding" }, { key: "say.holding.rest", slots: of });
  if (hand.grip === "tapped") return plain({ key: "say.tapped" }, { key: "say.tapped.rest" });
  const asked = hand.toConfirm;
  if (asked)
    return plain(
      { key: "say.confirm", slots: { cube: { cube: asked.cube ?? "" }, section: { section: asked.to ?? "forbidden" } } },
      { key: "say.confirm.rest" },
    );
  const head = isMine(now, one) ? { key: "say.turn", slots: me(now) } : { key: "say.thinking", slots: { who: { seats: one.who } } };
  const put = last && {
    key: last.by === seat ? "say.you-put" : "say.put",
    slots: { name: { seat: last.by }, cube: { cube: last.cube }, section: { section: last.to } },
  };
  const set = now.shake?.goal ? { key: mover === seat ? "say.you-set-goal" : "say.goal-is-set", slots: { name: { seat: now.shake.goal_setter } } } : null;
  if (!isMine(now, one)) {
    if (mover === seat && seat) return plain(head, { key: "say.you-moved-last" });
    return plain(head, put ?? set, canChallenge(now) && { key: "say.may-challenge", slots: of });
  }
  if (hand.cube) return plain(head, { key: hand.isBonus ? "say.place-bonus" : "say.place", slots: { cube: { cube: hand.cube } } });
  if (now.shake?.bonus) return plain(head, { key: "say.after-bonus" });
  return plain(head, put ?? set, { key: last ? "say.move-or-challenge" : "say.pick" });
}

/** @param {View} now */
const canChallenge = (now) => Boolean(now.legal?.actions.some((one) => one.do === "challenge"));

/** @param {View} now @param {Awaited} one */
function state(now, one) {
  const who = { who: { seats: one.who }, name: { seat: one.of ?? "" } };
  if (isMine(now, one)) return plain({ key: "say.block", slots: who }, one.of && { key: "say.block.rest", slots: who });
  const due = now.deadlines.find((other) => other.task === "stating");
  return plain(
    { key: "say.block-other", slots: who },
    { key: due ? "say.block-other.seconds" : "say.block-other.rest", slots: { ...who, count: due?.limit ?? 0 } },
  );
}

/** Who is challenged, by whom, in one line. @param {View} now @returns {Sentence | null} */
function claim(now) {
  const contest = now.shake?.contest;
  if (!contest) return null;
  const { end, challenger, mover } = contest;
  const slots = { name: { seat: challenger ?? "" }, mover: { seat: mover ?? "" } };
  if (!challenger) return { key: `said.${end}` };
  if (challenger === now.you.seat) return { key: `you-said.${end}`, slots };
  return { key: mover === now.you.seat ? `said-of-you.${end}` : `said.${end}`, slots };
}

/** @param {View} now @param {Awaited} one */
function write(now, one) {
  const contest = now.shake?.contest;
  const seat = now.you.seat;
  const decides = awaited(now, "decide");
  const third = decides && { key: "say.third-decides", slots: { who: { seats: decides.who } } };
  if (isMine(now, one)) {
    if (canChallenge(now)) return plain({ key: "say.write", slots: me(now) }, claim(now), { key: "say.write.may-challenge" });
    return plain({ key: "say.write", slots: me(now) }, contest?.third === seat && contest?.will_present ? { key: "say.write.bound" } : claim(now), third);
  }
  const left = { key: "say.waiting-for", slots: { who: { seats: [...one.who, ...(decides?.who ?? [])] } } };
  if (seat && contest?.has_presented.includes(seat)) return plain({ key: "say.handed-in" }, left);
  return plain({ key: "say.writes", slots: { who: { seats: one.who }, count: one.who.length, seated: seat ? "yes" : "no" } }, claim(now), third);
}

/** @param {View} now @param {Awaited} one */
function decide(now, one) {
  const contest = now.shake?.contest;
  if (isMine(now, one)) {
    const slots = { name: { seat: contest?.challenger ?? "" }, mover: { seat: contest?.mover ?? "" } };
    return plain({ key: `say.third.${contest?.end ?? "now"}`, slots }, { key: "say.third.rest", slots });
  }
  const left = { key: "say.waiting-for", slots: { who: { seats: one.who } } };
  if (now.you.seat && contest?.has_presented.includes(now.you.seat)) return plain({ key: "say.handed-in" }, left);
  return plain({ key: "say.deciding", slots: { who: { seats: one.who } } }, claim(now));
}

/** @param {View} now @param {Awaited} one */
function check(now, one) {
  const seat = now.you.seat;
  const several = (one.count ?? 1) > 1 && { key: "say.check.nth", slots: { nth: one.nth ?? 1, count: one.count ?? 1 } };
  const of = { name: { seat: one.of ?? "" } };
  const others = one.who.filter((other) => other !== seat);
  if (isMine(now, one))
    return plain(
      { key: "say.check", slots: of },
      { key: "say.check.rest" },
      several || (others.length > 0 && { key: "say.check.too", slots: { who: { seats: others }, count: others.length } }),
    );
  return plain(
    { key: one.of === seat ? "say.checking-yours" : "say.checking", slots: of },
    { key: "say.waiting-for", slots: { who: { seats: one.who } } },
    several,
  );
}

/** @param {View} now @param {Awaited} one */
function sign(now, one) {
  const left = { key: "say.waiting-for", slots: { who: { seats: one.who } } };
  if (isMine(now, one)) return plain({ key: "say.sign", slots: me(now) }, { key: "say.sign.rest" });
  return plain({ key: now.scoresheet?.signed.includes(now.you.seat ?? "") ? "say.signed" : "say.signing" }, left);
}

/**
 * Who has won a match, and with how much: those with the most match points, or the most points where there are none.
 * @param {View} now
 * @returns {{seats: string[], totals: number[]} | null}
 */
export function winners(now) {
  const sheet = now.scoresheet;
  if (!sheet || sheet.shakes.length === 0) return null;
  const points = sheet.points ?? sheet.totals;
  const best = Math.max(...sheet.players.map((seat) => points[seat] ?? 0));
  const seats = sheet.players.filter((seat) => (points[seat] ?? 0) === best);
  return { seats, totals: sheet.players.map((seat) => sheet.totals[seat] ?? 0).sort((one, other) => other - one) };
}

/** @param {View} now @returns {Saying} */
function over(now) {
  const won = winners(now);
  if (!won) return plain({ key: "say.over" });
  const { seats, totals } = won;
  const isAll = seats.length === now.scoresheet?.players.length;
  const isMe = seats.length === 1 && seats[0] === now.you.seat;
  const head = { key: isAll ? "say.drawn" : isMe ? "say.you-won" : "say.won", slots: { who: { seats }, count: seats.length } };
  return { tone: isMe ? "good" : "", lines: [head, { key: "say.won.rest", slots: { totals: totals.join(" : ") } }] };
}
