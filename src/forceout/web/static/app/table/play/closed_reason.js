/** "Why can't I?": the answer to a press on something that is closed, with the rule. */
import { cited } from "../../shared/edition.js";
import { RuleLink, toast } from "../../shared/shell.js";
import { html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { game, isLinked, names, view } from "../state/state.js";

/** @typedef {import("../../own_types").WhyNot} Refusal */

/**
 * Say why something cannot be done: the server's reason, or one of ours with the section on what was tried.
 * @param {Refusal | null | undefined} why
 * @param {string} [otherwise]
 * @param {string} [what]
 */
export function sayWhy(why, otherwise = t("why.not-now"), what = "") {
  const isCut = !isLinked.peek();
  const isPaused = Boolean(view.peek()?.is_paused);
  const text = isCut ? t("table.reconnecting") : isPaused ? t("say.paused") : why ? said(why, names.peek()) : otherwise;
  const rule = isCut || isPaused ? null : why ? why.rule : cited(what);
  toast(html`<span>${text} <${RuleLink} rule=${rule} book=${game.peek()} /></span>`, { spoken: text });
}
