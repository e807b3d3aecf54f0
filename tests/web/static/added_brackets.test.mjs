/** Tests of brackets that a checker adds. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tokens } from "../../../src/forceout/web/static/app/shared/notation.js";
import { withBrackets } from "../../../src/forceout/web/static/app/table/check/added_brackets.js";

const list = (text) => tokens(text, "on-sets").filter((one) => one.kind !== "space");

test("brackets stand around the stretches that were tapped", () => {
  assert.equal(withBrackets(list("R∪B∩G"), [[0, 2]]), "(R∪B)∩G");
  assert.equal(withBrackets(list("R∪B∩G"), [[2, 4]]), "R∪(B∩G)");
});

test("brackets may stand within each other", () => {
  assert.equal(withBrackets(list("R∪B∩G"), [[0, 2], [0, 4]]), "((R∪B)∩G)");
});

test("without brackets it is as it was written", () => {
  assert.equal(withBrackets(list("R ∪ B"), []), "R∪B");
  assert.equal(withBrackets(list("R=B, G"), []), "R=B, G");
});
