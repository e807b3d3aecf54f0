/** Tests of how the block is taken: a hold, a drag, and a tap that does nothing. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { endOf, follow, HOLD, OFF } from "../../../src/forceout/web/static/app/table/play/grip_rules.js";


const DOWN = { pointerId: 1, clientX: 100, clientY: 100, type: "pointerdown" };
const at = (type, more = {}) => ({ ...DOWN, type, ...more });

/** A pointer on the block, with what became of it. */
function gripped(isStill = () => true) {
  const listeners = new Map();
  const ends = [];
  follow(DOWN, (type, one) => listeners.set(type, one), (type) => listeners.delete(type), isStill, (end) => ends.push(end));
  return { ends, listeners, hear: (event) => listeners.get(event.type)?.(event) };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("a hold of its whole length takes the block, and not a moment before", () => {
  const one = gripped();
  mock.timers.tick(HOLD - 1);
  assert.deepEqual(one.ends, []);
  mock.timers.tick(1);
  assert.deepEqual(one.ends, ["take"]);
  assert.equal(one.listeners.size, 0);
});

test("who lets go before has only tapped", () => {
  const one = gripped();
  mock.timers.tick(HOLD - 1);
  one.hear(at("pointerup"));
  mock.timers.tick(HOLD);
  assert.deepEqual(one.ends, ["tap"]);
});

test("dragging it off takes it at once, and a trembling finger does not", () => {
  const one = gripped();
  one.hear(at("pointermove", { clientX: 100 + OFF }));
  assert.deepEqual(one.ends, []);
  one.hear(at("pointermove", { clientX: 100, clientY: 100 - OFF - 1 }));
  assert.deepEqual(one.ends, ["take"]);
});

test("a pointer that the system takes away drops it", () => {
  const one = gripped();
  one.hear(at("pointercancel"));
  assert.deepEqual(one.ends, ["drop"]);
});

test("another finger changes nothing", () => {
  const one = gripped();
  one.hear(at("pointerup", { pointerId: 2 }));
  one.hear(at("pointermove", { pointerId: 2, clientX: 500 }));
  assert.deepEqual(one.ends, []);
  assert.equal(endOf(DOWN, at("pointermove")), null);
});

test("a table that has moved on is not challenged by a hold that meant another move", () => {
  const one = gripped(() => false);
  mock.timers.tick(HOLD);
  assert.deepEqual(one.ends, ["drop"]);
});
