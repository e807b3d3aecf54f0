/** Tests of what the say line says, phase by phase, from whom the server says the table waits for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { awaitedOfMe, EMPTY_HAND, outcome, sayings, winners } from "../../../src/forceout/web/static/app/table/play/sayings.js";

const SHAKE = { phase: "moving", turn: "P2", mover: "P1", goal_setter: "P1", goal: "row 1 2", last: null, bonus: null, contest: null, resources: [], number: 1 };

/** A view of a table of three, seen by the first seat. */
function seen(awaited, { seat = "P1", shake = {}, ...more } = {}) {
  return {
    status: "playing",
    is_paused: false,
    settings: { game: "on-sets" },
    seats: ["P1", "P2", "P3"].map((one) => ({ seat: one })),
    you: { seat },
    awaited: [awaited].flat(),
    deadlines: [],
    legal: { actions: [], templates: [] },
    lot: null,
    next_goal_setter: null,
    scoresheet: null,
    shake: shake && { ...SHAKE, ...shake },
    ...more,
  };
}

const keys = (view, hand) => sayings(view, hand && { ...EMPTY_HAND, ...hand }).lines.map((one) => one.key);

const CASES = [
  ["you roll, another deals", [{ what: "roll", who: ["P1"] }, { what: "deal", who: ["P3"] }], {}, ["say.roll", "say.deals-too"]],
  ["another rolls", [{ what: "roll", who: ["P2"] }], {}, ["say.rolling", "say.not-you"]],
  ["another rolls, for somebody who watches", [{ what: "roll", who: ["P2"] }], { seat: null }, ["say.rolling", "say.waiting-for"]],
  ["you deal while another rolls", [{ what: "roll", who: ["P2"] }, { what: "deal", who: ["P1"] }], {}, ["say.deal", "say.deal.rest", "say.rolls-too"]],
  ["another deals", [{ what: "deal", who: ["P3"] }], { shake: { phase: "rolling" } }, ["say.dealing", "say.not-you", "say.rolled"]],
  ["you choose first", [{ what: "select", who: ["P1"], nth: 1, count: 1, may_stop: false }], {}, ["say.select", "say.select.rest"]],
  ["another chooses", [{ what: "select", who: ["P2"], nth: 1, count: 1 }], {}, ["say.selecting", "say.not-you"]],
  ["you set the Goal", [{ what: "goal", who: ["P1"] }], { shake: { phase: "goal" } }, ["say.goal", "say.goal.on-sets"]],
  ["you set a Goal against no Goal", [{ what: "goal", who: ["P1"] }], { shake: { phase: "no-goal" } }, ["say.goal", "say.goal.against", "say.goal.on-sets"]],
  ["another sets the Goal", [{ what: "goal", who: ["P2"] }], { shake: { phase: "goal" } }, ["say.goal-other", "say.not-you"]],
  ["you answer no Goal", [{ what: "answer", who: ["P1"], of: "P2" }], {}, ["say.no-goal", "say.no-goal.rest"]],
  ["others answer your no Goal", [{ what: "answer", who: ["P2"], of: "P1" }], {}, ["say.no-goal-yours", "say.waiting-for"]],
  ["your first move", [{ what: "move", who: ["P1"] }], { shake: { mover: "P3", goal_setter: "P3" } }, ["say.turn", "say.goal-is-set", "say.pick"]],
  ["another thinks after your move", [{ what: "move", who: ["P2"] }], {}, ["say.thinking", "say.you-moved-last"]],
  ["you hold the block", [{ what: "state", who: ["P1"], of: "P3" }], {}, ["say.block", "say.block.rest"]],
  ["another holds the block", [{ what: "state", who: ["P2"], of: "P1" }], {}, ["say.block-other", "say.block-other.rest"]],
  ["a judge initials", [{ what: "approve", who: [] }], {}, ["say.approve", "say.approve.rest"]],
  ["an appeal is open", [{ what: "appeal", who: ["P2"] }], {}, ["say.appeal", "say.appeal.rest"]],
  ["you sign", [{ what: "sign", who: ["P1", "P2"] }], {}, ["say.sign", "say.sign.rest"]],
  ["others sign", [{ what: "sign", who: ["P2"] }], { scoresheet: { signed: ["P1", "P3"] } }, ["say.signed", "say.waiting-for"]],
  ["nothing is awaited", [], {}, ["say.waiting"]],
  ["the table is paused", [{ what: "move", who: ["P1"] }], { is_paused: true }, ["say.paused", "say.paused.rest"]],
];

for (const [name, awaited, options, expected] of CASES) test(name, () => assert.deepEqual(keys(seen(awaited, options)), expected));

test("no saying has more than a heading and two lines", () => {
  for (const [, awaited, options] of CASES) assert.ok(keys(seen(awaited, options)).length <= 3);
});

test("what is awaited of the viewer comes first, and nothing while the table is paused", () => {
  const both = [{ what: "write", who: ["P2"] }, { what: "decide", who: ["P1"] }];
  assert.equal(awaitedOfMe(seen(both))?.what, "decide");
  assert.equal(awaitedOfMe(seen(both, { seat: "P3" })), null);
  assert.equal(awaitedOfMe(seen(both, { is_paused: true })), null);
});

test("a tie for the first Goal is told, with who rolled what and who is out", () => {
  const lot = { contenders: ["P1", "P3"], to_roll: ["P1", "P3"], rolled: {}, before: { P1: "3", P2: "1", P3: "3" } };
  const tied = seen([{ what: "lot", who: ["P1", "P3"] }], { shake: null, lot });
  const { lines } = sayings(tied);
  assert.deepEqual(lines.map((one) => one.key), ["say.tie", "say.tie.roll", "say.tie.out"]);
  assert.deepEqual(lines[0].slots, { who: { seats: ["P1", "P3"] }, face: "3" });
  assert.deepEqual(lines[2].slots, { who: { seats: ["P2"] }, count: 1, face: "1" });
  assert.deepEqual(keys({ ...tied, you: { seat: "P2" } }), ["say.tie", "say.tie.waiting", "say.tie.you-out"]);
  const signs = { contenders: ["P1", "P2"], to_roll: ["P1", "P2"], rolled: {}, before: { P1: "+", P2: "-" } };
  assert.deepEqual(keys(seen([{ what: "lot", who: ["P1", "P2"] }], { shake: null, lot: signs })), ["say.tie-of-signs", "say.tie.roll"]);
});

test("a second variation that is left to the player says so, and names the first", () => {
  const chosen = [{ by: "P1", title: "Two Operations" }];
  const second = (may_stop) => seen([{ what: "select", who: ["P1"], nth: 2, count: 2, may_stop }]);
  assert.deepEqual(keys(second(true), { chosen }), ["say.select-again", "say.you-circled", "say.select-again.stop"]);
  assert.deepEqual(keys(second(false), { chosen }), ["say.select-again", "say.you-circled", "say.select-again.due"]);
  assert.deepEqual(keys(seen([{ what: "select", who: ["P2"], nth: 1 }]), { chosen }), ["say.selecting", "say.you-chose"]);
  assert.deepEqual(keys(seen([{ what: "select", who: ["P1"], nth: 1 }]), { chosen: [{ by: "P3", title: "Wild Cube" }] }), ["say.select", "say.chose"]);
});

test("while a hand does something, the line is about that", () => {
  const mine = seen([{ what: "move", who: ["P1"] }], { shake: { mover: "P3" } });
  assert.deepEqual(keys(mine, { cube: "R" }), ["say.turn", "say.place"]);
  assert.deepEqual(keys(mine, { cube: "R", isBonus: true }), ["say.turn", "say.place-bonus"]);
  assert.deepEqual(keys(mine, { toConfirm: { do: "move", cube: "R", to: "required" } }), ["say.confirm", "say.confirm.rest"]);
  assert.deepEqual(keys(mine, { grip: "holding" }), ["say.holding", "say.holding.rest"]);
  assert.deepEqual(keys(mine, { grip: "tapped" }), ["say.tapped", "say.tapped.rest"]);
});

test("a cut line turns the say line amber, whatever is awaited", () => {
  const cut = sayings(seen([{ what: "move", who: ["P1"] }]), { ...EMPTY_HAND, isCut: true });
  assert.equal(cut.tone, "banner");
  assert.deepEqual(cut.lines[1], { key: "say.cut.rest", slots: { clock: "none" } });
});

const contest = (more) => ({ end: "now", challenger: "P2", mover: "P1", third: "P3", side: null, will_present: false, checking: null, has_presented: [], solutions: [], ...more });

test("writing names who writes, who waits and who may still decide", () => {
  const both = [{ what: "write", who: ["P2"] }, { what: "decide", who: ["P3"] }];
  const shake = { phase: "writing", contest: contest({}) };
  assert.deepEqual(keys(seen(both, { seat: "P2", shake })), ["say.write", "you-said.now", "say.third-decides"]);
  assert.deepEqual(keys(seen(both, { seat: "P1", shake })), ["say.writes", "said-of-you.now", "say.third-decides"]);
  assert.deepEqual(keys(seen(both, { seat: "P3", shake })), ["say.third.now", "say.third.rest"]);
  assert.deepEqual(keys(seen(both, { seat: null, shake })), ["say.writes", "said.now", "say.third-decides"]);
  const handed = { phase: "writing", contest: contest({ has_presented: ["P2"] }) };
  assert.deepEqual(keys(seen([both[1]], { seat: "P2", shake: handed })), ["say.handed-in", "say.waiting-for"]);
  const bound = { phase: "writing", contest: contest({ will_present: true }) };
  assert.deepEqual(keys(seen([{ what: "write", who: ["P2", "P3"] }], { seat: "P3", shake: bound })), ["say.write", "say.write.bound"]);
  const all = { phase: "writing", contest: contest({ end: "forceout", challenger: null, mover: null, third: null }) };
  assert.deepEqual(keys(seen([{ what: "write", who: ["P1", "P2"] }], { shake: all })), ["say.write", "said.forceout"]);
});

test("checking names the Solution, which of how many it is, and who checks too", () => {
  const checking = (seat, count) => keys(seen([{ what: "check", who: ["P1", "P3"], of: "P2", nth: 1, count }], { seat, shake: { phase: "checking", contest: contest({}) } }));
  assert.deepEqual(checking("P1", 1), ["say.check", "say.check.rest", "say.check.too"]);
  assert.deepEqual(checking("P1", 2), ["say.check", "say.check.rest", "say.check.nth"]);
  assert.deepEqual(checking("P2", 2), ["say.checking-yours", "say.waiting-for", "say.check.nth"]);
});

test("how a shake ended", () => {
  const ended = (end, solutions, phase = "scored") => outcome(seen([], { shake: { phase, contest: contest({ end, solutions }) } })).head.key;
  assert.equal(ended("now", [{ by: "P2", correct: true }]), "say.now-right");
  assert.equal(ended("now", []), "say.now-wrong");
  assert.equal(ended("impossible", []), "say.impossible-right");
  assert.equal(ended("impossible", [{ by: "P1", correct: true }]), "say.impossible-wrong");
  assert.equal(ended("forceout", [{ by: "P1", correct: true }]), "say.solved");
  assert.equal(ended("forceout", [{ by: "P1", correct: false }]), "say.unsolved");
  assert.equal(ended("now", [], "void"), "say.void");
});

test("the last page names the winner by match points", () => {
  const sheet = (totals, points) => ({ players: ["P1", "P2", "P3"], shakes: [{}], totals, points, signed: [] });
  const over = (totals, points, seat = "P1") => seen([], { seat, status: "over", scoresheet: sheet(totals, points) });
  const won = over({ P1: 10, P2: 14, P3: 12 }, { P1: 2, P2: 6, P3: 4 });
  assert.deepEqual(winners(won), { seats: ["P2"], totals: [14, 12, 10] });
  assert.deepEqual(keys(won), ["say.won", "say.won.rest"]);
  assert.deepEqual(keys({ ...won, you: { seat: "P2" } }), ["say.you-won", "say.won.rest"]);
  assert.deepEqual(keys(over({ P1: 6, P2: 6, P3: 6 }, { P1: 4, P2: 4, P3: 4 })), ["say.drawn", "say.won.rest"]);
  assert.deepEqual(winners(over({ P1: 8, P2: 8, P3: 2 }, { P1: 5, P2: 5, P3: 2 }))?.seats, ["P1", "P2"]);
  assert.equal(winners(seen([], { status: "over", scoresheet: { ...sheet({}, {}), shakes: [] } })), null);
});
