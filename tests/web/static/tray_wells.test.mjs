/** Tests of the tray's wells: a cube that leaves the tray leaves an empty well, and nothing else moves. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { events, held, shake, view, wells } from "../../../src/forceout/web/static/app/table/state/state.js";
import { closedWells, fillWells, isStillThere } from "../../../src/forceout/web/static/app/table/state/tray_wells.js";

const table = (resources, more = {}) => ({ number: 1, resources, required: [], permitted: [], forbidden: [], goal: null, ...more });
const rolled = (cubes) => [{ seq: 1, do: "shake" }, { seq: 2, do: "roll", cubes }];

beforeEach(() => {
  events.value = [];
  held.value = null;
  view.value = null;
  fillWells(null, "on-sets");
});

test("without the roll the cubes lie as they are told", () => {
  fillWells(table(["R", "B"], { required: ["G"] }), "on-sets");
  assert.deepEqual(wells.value, ["R", "B", null]);
});

test("with the roll they lie as they were rolled", () => {
  events.value = rolled(["G", "R", "B"]);
  fillWells(table(["B", "R"], { required: ["G"] }), "on-sets");
  assert.deepEqual(wells.value, [null, "R", "B"]);
});

test("a cube that goes leaves its well empty", () => {
  events.value = rolled(["R", "B", "R"]);
  fillWells(table(["R", "B", "R"]), "on-sets");
  fillWells(table(["R", "R"], { forbidden: ["B"] }), "on-sets");
  assert.deepEqual(wells.value, ["R", null, "R"]);
});

test("of equal cubes the one in the hand is the one that left", () => {
  fillWells(table(["R", "B", "R"]), "on-sets");
  held.value = { cube: "R", from: "resources", well: 0 };
  fillWells(table(["R", "B"], { required: ["R"] }), "on-sets");
  assert.deepEqual(wells.value, [null, "B", "R"]);
});

test("the cubes of the Goal count among those that were rolled", () => {
  events.value = rolled(["3", "R", "B"]);
  fillWells(table(["R", "B"], { goal: "row 3" }), "on-sets");
  assert.deepEqual(wells.value, [null, "R", "B"]);
});

test("a roll that comes after the view puts the cubes back to where they lay", () => {
  fillWells(table(["B", "R"], { required: ["G"] }), "on-sets");
  events.value = rolled(["G", "R", "B"]);
  fillWells(table(["B", "R"], { required: ["G"] }), "on-sets");
  assert.deepEqual(wells.value, [null, "R", "B"]);
});

test("a held cube is still there while its well has it", () => {
  fillWells(table(["R", "B"]), "on-sets");
  assert.equal(isStillThere(), true);
  held.value = { cube: "B", from: "resources", well: 1 };
  assert.equal(isStillThere(), true);
  held.value = null;
  fillWells(table(["R"], { required: ["B"] }), "on-sets");
  held.value = { cube: "B", from: "resources", well: 1 };
  assert.equal(isStillThere(), false);
  held.value = { cube: "G", from: "permitted", well: 0 };
  view.value = { shake: table(["R"], { permitted: ["G"] }) };
  assert.equal(shake.value?.permitted.length, 1);
  assert.equal(isStillThere(), true);
});

test("once a Goal is set the wells of digits are drawn no more, and no other one", () => {
  events.value = rolled(["1", "R", "2", "B"]);
  const played = table(["B"], { required: ["R"], forbidden: ["2"], goal: "row 1" });
  view.value = { settings: { game: "on-sets" }, shake: played };
  fillWells(played, "on-sets");
  assert.deepEqual(wells.value, [null, null, null, "B"]);
  assert.deepEqual([...closedWells.value], [0, 2]);
  view.value = { settings: { game: "equations" }, shake: played };
  assert.equal(closedWells.value.size, 0);
});
