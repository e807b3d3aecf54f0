/** Points of a ranking as people read them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { shownPoints, worth } from "../../../src/forceout/web/static/app/hall/points.js";

test("a fraction is a number with decimals", () => {
  assert.equal(shownPoints("771/5", "en"), "154.2");
  assert.equal(shownPoints("771/5", "fr"), "154,2");
  assert.equal(shownPoints("35/3", "en"), "11.67");
});

test("a whole number stays as it is", () => {
  assert.equal(shownPoints(24, "en"), 24);
});

test("what it is worth has nothing to do with how long it is", () => {
  assert.equal(worth("771/5"), 154.2);
  assert.equal(worth(6), 6);
});
