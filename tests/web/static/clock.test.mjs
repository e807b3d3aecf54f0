/** Tests of the server's clock as a browser can know it. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { delayStamp, forgetTime, learnDelay, learnTime, serverTime } from "../../../src/forceout/web/static/app/shared/clock.js";

mock.timers.enable({ apis: ["Date"], now: 1_000_000 });
beforeEach(() => {
  mock.timers.setTime(1_000_000);
  forgetTime();
});

test("before any message it is one's own time", () => {
  assert.equal(serverTime(), 1_000_000);
});

test("a message bounds the offset from below, an answer from both sides", () => {
  learnTime(1_005_000);
  assert.equal(serverTime(), 1_005_000);
  learnTime(1_005_000, 999_600);
  assert.equal(serverTime(), 1_005_200);
});

test("a later message narrows the interval", () => {
  learnTime(1_005_000, 999_000);
  assert.equal(serverTime(), 1_005_500);
  mock.timers.setTime(1_001_000);
  learnTime(1_006_400);
  assert.equal(serverTime(), 1_006_700);
});

test("clocks that jumped make it begin anew", () => {
  learnTime(1_005_000, 999_900);
  mock.timers.setTime(500_000);
  learnTime(1_005_100, 499_900);
  assert.equal(serverTime(), 1_005_150);
});

test("what is known is forgotten after a while", () => {
  learnTime(1_005_000, 999_900);
  mock.timers.setTime(1_000_000 + 11 * 60 * 1000);
  learnTime(2_000_000);
  assert.equal(serverTime(), 2_000_000);
});

test("the last measured delay is kept", () => {
  learnDelay("a");
  learnDelay(undefined);
  assert.equal(delayStamp(), "a");
});
