/** "Why can't I?": the answer to a press on something that is closed, with the rule. */
import { RuleLink, toast } from "../shell.js";
import { html } from "../ui.js";
import { t, withNames } from "../words.js";
import { game, isLinked, names, view } from "./state.js";

/** @typedef {import("../types").Refusal} Refusal */

/**
 * Say why something cannot be done: the server's reason, or one of ours with its clause in each game.
 * @param {Refusal | null | undefined} why
 * @param {string} [otherwise]
 * @param {Record<string, string>} [clauses]
 */
export function sayWhy(why, otherwise = t("why.not-now"), clauses = {}) {
  const isCut = !isLinked.peek();
  const isPaused = Boolean(view.peek()?.is_paused);
  const text = isCut ? t("table.reconnecting") : isPaused ? t("say.paused") : why ? withNames(why.message, names.peek()) : otherwise;
  const rule = isCut || isPaused ? null : why ? why.rule : clauses[game.peek()] ?? null;
  toast(html`<span>${text} <${RuleLink} rule=${rule} book=${game.peek()} /></span>`, { spoken: text });
}
