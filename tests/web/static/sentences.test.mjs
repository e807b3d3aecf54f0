/** Tests of sentences: choices by counts and words, slots, and words that explain themselves. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { chosen, filledIn, partsOf, said } from "../../../src/forceout/web/static/app/shared/sentences.js";

const english = new Intl.PluralRules("en");
const LEFT = [["count", { one: "1 cube left", other: "{count} cubes left" }, "other"]];

test("a count chooses its plural", () => {
  assert.equal(chosen(LEFT, { count: 1 }, english), "1 cube left");
  assert.equal(filledIn(chosen(LEFT, { count: 3 }, english), { count: 3 }), "3 cubes left");
});

test("another language has other plurals", () => {
  const left = [["count", { one: "kostka", few: "kostki", many: "kostek", other: "kostki" }, "other"]];
  const polish = new Intl.PluralRules("pl");
  assert.deepEqual([1, 3, 5].map((count) => chosen(left, { count }, polish)), ["kostka", "kostki", "kostek"]);
});

test("a number of its own comes before its plural", () => {
  const pattern = [["count", { 0: "none", one: "one", other: "some" }, "other"]];
  assert.deepEqual([0, 1, 2].map((count) => chosen(pattern, { count }, english)), ["none", "one", "some"]);
});

test("a word chooses the variant of its name, else the usual one", () => {
  const pattern = ["They said ", ["impossible", { never: "Never", impossible: "Impossible" }, "impossible"], "."];
  assert.equal(chosen(pattern, { impossible: "never" }, english), "They said Never.");
  assert.equal(chosen(pattern, {}, english), "They said Impossible.");
});

test("choices stand within choices", () => {
  const pattern = [["count", { one: [["task", { turn: "1 to move", goal: "1 to set" }, "turn"]], other: "{count}" }, "other"]];
  assert.equal(chosen(pattern, { count: 1, task: "goal" }, english), "1 to set");
});

test("slots are filled in, and words that explain themselves are plain in a text", () => {
  assert.equal(filledIn("{name} set the [Goal|goal].", { name: "Maya" }), "Maya set the Goal.");
  assert.equal(filledIn("{nobody}!", {}), "!");
  assert.deepEqual(partsOf("a {b} [c|d]"), ["a ", "{b}", " ", "[c|d]", ""]);
});

test("players whom the server speaks of are called by their names", () => {
  const told = { message: "P1 has the block.", parts: [{ seat: "P1" }, " has the block."] };
  assert.equal(said(told, { P1: "Maya" }), "Maya has the block.");
  assert.equal(said(told, {}), "P1 has the block.");
  assert.equal(said({ message: "P1 stays P1." }, { P1: "Maya" }), "P1 stays P1.");
});
