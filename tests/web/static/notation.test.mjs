/** Tests of reading notation, as far as drawing needs it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { canonical, partners, readCube, readGoal, tokens } from "../../../src/forceout/web/static/app/shared/notation.js";

const texts = (text, game) => tokens(text, game).filter((one) => one.kind !== "space").map((one) => one.text);

test("a cube is taken apart, whichever way its turns are written", () => {
  assert.deepEqual(readCube("~k7"), { text: "~k7", symbol: "7", color: "k", isUpsideDown: true, isSideways: false });
  assert.deepEqual(readCube(">r3"), { text: ">r3", symbol: "3", color: "r", isUpsideDown: false, isSideways: true });
  assert.equal(readCube("∪").symbol, "∪");
  assert.equal(readCube("r").symbol, "r");
});

test("what is typed stands for a symbol of its own game", () => {
  assert.equal(canonical("u", "on-sets"), "∪");
  assert.equal(canonical("x", "equations"), "×");
  assert.equal(canonical("x", "on-sets"), "x");
});

test("a text is cut into tokens that cover all of it", () => {
  for (const [text, game] of [["(R∪B)∩G'", "on-sets"], ["R ⊆ B, blank: RG", "on-sets"], ["b6×(r2+k3)=12", "equations"], ["~k7 >r3", "equations"]]) {
    assert.equal(tokens(text, game).map((one) => one.text).join(""), text);
  }
  assert.deepEqual(texts("b6×r2", "equations"), ["b6", "×", "r2"]);
  assert.equal(tokens("R || B", "on-sets").find((one) => one.text === "||")?.kind, "break");
});

test("brackets know their partners, and which have none", () => {
  const list = tokens("(R∪B))", "on-sets");
  const pairs = partners(list);
  assert.equal(pairs.get(0), 4);
  assert.equal(pairs.get(4), 0);
  assert.equal(pairs.get(5), -1);
  assert.equal(partners(tokens("(R", "on-sets")).get(0), -1);
});

test("a Goal is a shape with cubes, or cubes with spaces", () => {
  assert.deepEqual(readGoal("row 3 ~2", "on-sets"), { shape: "row", cubes: [{ text: "3", hasSpaceBefore: false }, { text: "~2", hasSpaceBefore: false }] });
  assert.deepEqual(readGoal("r1 b2", "equations").cubes, [{ text: "r1", hasSpaceBefore: false }, { text: "b2", hasSpaceBefore: true }]);
});
