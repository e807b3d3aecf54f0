/** Sending actions: once, even when the network fails; and what to do when somebody was faster. */
import { newKey, post, Problem } from "../../shared/api.js";
import { delayStamp, ownTime } from "../../shared/clock.js";
import { RuleLink, toast } from "../../shared/shell.js";
import { html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { game, isLinked, layDown, sending, view } from "../state/state.js";
import { refresh } from "./following.js";
import { lastDoer } from "../side/log.js";
import { play } from "../../shared/sounds.js";

/** @typedef {import("../../types").Action} Action */

const TRIES = 4;

/**
 * Do something at the table; true when the server took it. It was done now, or when the hand began to do it.
 * @param {Action} action
 * @param {number} [acted]
 * @returns {Promise<boolean>}
 */
export async function send(action, acted = ownTime()) {
  const now = view.peek();
  if (!now || !isLinked.peek()) return false;
  if (sending.peek()) {
    // News may outrun the receipt: what was sent before is done then, and its receipt is waited for.
    if (now.seq === base) return false;
    await running;
  }
  base = view.peek()?.seq ?? 0;
  sending.value = action;
  const done = attempt(action, acted);
  running = done;
  return done;
}

let base = 0;
/** @type {Promise<boolean>} */
let running = Promise.resolve(true);

/** @param {Action} action @param {number} acted */
async function attempt(action, acted) {
  try {
    await sendOnce(action, acted);
    return true;
  } catch (problem) {
    explain(problem);
    return false;
  } finally {
    sending.value = null;
    layDown();
  }
}

/** @param {Action} action @param {number} acted */
async function sendOnce(action, acted) {
  for (let tries = 1; ; tries += 1) {
    const now = view.peek();
    if (!now) return;
    try {
      const receipt = await retried(`/api/matches/${now.match}/actions`, { base: now.seq, key: newKey(), action, lag: delayStamp(), acted });
      await arrived(receipt.seq);
      return;
    } catch (problem) {
      // What nobody can be faster at is sent again when the table moved on meanwhile: the server says what is.
      if (!(problem instanceof Problem && problem.again) || tries > 2) throw problem;
      await refresh();
    }
  }
}

/**
 * The same request with the same key until the network lets it through.
 * @param {string} path
 * @param {unknown} body
 */
async function retried(path, body) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await post(path, body);
    } catch (problem) {
      const isNetwork = !(problem instanceof Problem) || problem.status >= 502;
      if (!isNetwork || tries >= TRIES) throw problem;
      await new Promise((done) => setTimeout(done, 300 * 2 ** tries));
    }
  }
}

/**
 * Wait until the stream brought what was done; ask for it when it is late.
 * @param {number} seq
 */
async function arrived(seq) {
  const until = Date.now() + 1500;
  while ((view.peek()?.seq ?? 0) < seq) {
    if (Date.now() > until) {
      await refresh();
      return;
    }
    await new Promise((done) => setTimeout(done, 15));
  }
}

/**
 * Say why something was not done.
 * @param {unknown} problem
 */
export async function explain(problem) {
  play("warning");
  if (!(problem instanceof Problem)) {
    toast(t("shell.unreachable"), { kind: "bad" });
  } else if (problem.status === 409 && (problem.code === "stale" || problem.head !== undefined)) {
    await refresh();
    const faster = lastDoer();
    toast(faster ? t("table.faster", { name: faster }) : t("table.moved-on"));
  } else {
    const text = problem.message;
    toast(html`<span>${text} <${RuleLink} rule=${problem.rule} book=${game.peek()} /></span>`, { kind: "bad", seconds: 8, spoken: text });
  }
}

/**
 * Ask something of the match that is not an action, such as start or pause.
 * @param {string} what
 * @param {unknown} [body]
 */
export async function ask(what, body = {}) {
  try {
    const answer = await post(`/api/matches/${view.peek()?.match}/${what}`, body);
    await refresh();
    return answer;
  } catch (problem) {
    await explain(problem);
    return null;
  }
}
