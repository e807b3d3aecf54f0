/** What a Third Party may say: that they will present, that they will not, or nothing yet; in older books a side. */
import { cited } from "../../shared/edition.js";
import { press } from "../../shared/press.js";
import { Dialog, RuleLink } from "../../shared/shell.js";
import { html, signal } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { can, game, mySeat, openActions, shake } from "../state/state.js";
import { send } from "../net/sending.js";

/** @typedef {import("../../types").Action} Action */

/** Whether somebody is asked for a word on the challenge. */
export function hasWord() {
  const contest = shake.value?.contest;
  return Boolean(mySeat.value) && contest?.third === mySeat.value && (openActions("side").length > 0 || (can("will-present") && !contest?.side));
}

/** What would bind, and is asked once more. */
const asked = signal(/** @type {{action: Action, name: string} | null} */ (null));

/** The words, each with what it means. */
export function Thirds() {
  const sides = openActions("side");
  /** @param {string} name @param {Action} action */
  const third = (name, action) =>
    html`<button key=${name} class="third" ...${press(() => (asked.value = { action, name }))}><b>${t(`third.${name}`)}</b><small>${t(`third.${name}.means`)}</small></button>`;
  return html`<section class="work work--paper" aria-label=${t("third.title")}>${sides.length > 0 && html`<h2>${rich("side.title")}</h2>`}<div class="thirds">
      ${sides.map((one) => third(one.side ?? "", { do: "side", side: one.side }))}
      ${can("will-present") && third("will", { do: "will-present" })}${sides.length === 0 && can("decline") && third("will-not", { do: "decline" })}
      <button class="third" aria-pressed="true"><b>${t("third.nothing")}</b><small>${t("third.nothing.means")}</small></button></div>
    <p class="tiny quiet">${t("third.binds")} <${RuleLink} rule=${cited("word-binds")} book=${game.value} /></p><${Question} /></section>`;
}

function Question() {
  const one = asked.value;
  if (!one) return null;
  const close = () => (asked.value = null);
  const say = () => {
    close();
    send(one.action);
  };
  return html`<${Dialog} title=${t("third.sure", { word: t(`third.${one.name}`) })} onClose=${close}><p>${t(`third.${one.name}.means`)}</p><div class="row">
    <button class="btn btn--primary" ...${press(say)}>${t("third.say")}</button><button class="btn" ...${press(close)}>${t("third.not-yet")}</button></div></${Dialog}>`;
}
