/** Tests of searching texts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { hasAll, wordsOf } from "../../../src/forceout/web/static/app/learn/searching.js";

test("a search is its words in lower case", () => {
  assert.deepEqual(wordsOf("  Wild   Cube "), ["wild", "cube"]);
  assert.deepEqual(wordsOf(" "), []);
});

test("every word must be found, whatever its case", () => {
  assert.equal(hasAll("The Wild Cube", ["cube", "wild"]), true);
  assert.equal(hasAll("The Wild Cube", ["wild", "card"]), false);
  assert.equal(hasAll("anything", []), true);
});
