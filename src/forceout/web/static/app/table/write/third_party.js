/** What a Third Party may say: that they will present, that they will not, or nothing yet; in older books a side. */
import { cited } from "../../shared/edition.js";
import { press } from "../../shared/press.js";
import { announce, RuleLink } from "../../shared/shell.js";
import { classes, html, signal } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { can, game, mySeat, names, openActions, sending, shake, view } from "../state/state.js";
import { send } from "../net/sending.js";

/** @typedef {import("../../types").Action} Action */
/** @typedef {{name: string, title: string, note: string, action: Action | null}} Choice */

/** Whether somebody is asked for a word on the challenge. */
export function hasWord() {
  return Boolean(mySeat.value && view.value?.awaited.some((one) => one.what === "decide" && one.who.includes(mySeat.value ?? "")));
}

/** Which word, in which shake, is asked about once more. */
const asked = signal({ shake: 0, name: "" });

/** Whether a seat has to write, or has written. @param {string | null | undefined} seat */
function isWriter(seat) {
  return Boolean(
    seat && (shake.value?.contest?.has_presented.includes(seat) || view.value?.awaited.some((one) => one.what === "write" && one.who.includes(seat))),
  );
}

/** A side, or whether a Solution comes; nothing yet is always one. @returns {Choice[]} */
function choices() {
  const contest = shake.value?.contest;
  const sides = openActions("side").map((one) => {
    const seat = one.side === "challenger" ? contest?.challenger : contest?.mover;
    return {
      name: String(one.side),
      title: t("third.with", { name: names.value[seat ?? ""] ?? "" }),
      note: t(isWriter(seat) ? "third.with.writer" : "third.with.other"),
      action: /** @type {Action} */ ({ do: "side", side: one.side }),
    };
  });
  const will = { name: "will", title: t("third.will"), note: t("third.will.means"), action: /** @type {Action} */ ({ do: "will-present" }) };
  const willNot = { name: "will-not", title: t("third.will-not"), note: t("third.will-not.means"), action: /** @type {Action} */ ({ do: "decline" }) };
  const found = sides.length > 0 ? sides : [...(can("will-present") ? [will] : []), ...(can("decline") ? [willNot] : [])];
  return [...found, { name: "nothing", title: t("third.nothing"), note: t("third.nothing.means"), action: null }];
}

/** The words, three equal buttons, each with what it means; those that bind ask once more. */
export function Thirds() {
  const sure = asked.value.shake === shake.value?.number ? asked.value.name : "";
  /** @param {string} name */
  const askAbout = (name) => (asked.value = { shake: shake.peek()?.number ?? 0, name });
  /** @param {Choice} one */
  const choose = (one) => {
    if (!one.action || sending.peek()) askAbout("");
    else if (sure !== one.name) {
      askAbout(one.name);
      announce(t("third.sure-spoken", { word: one.title, note: one.note }));
    } else {
      askAbout("");
      send(one.action);
    }
  };
  /** @param {Choice} one */
  const button = (one) => {
    const isAsked = sure === one.name;
    const isSaid = one.action === null && sure === "";
    return html`<button key=${one.name} class=${classes("third", isSaid && "is-said", isAsked && "is-asked")} aria-pressed=${String(isSaid || isAsked)} ...${press(() => choose(one))}>
      <b>${isAsked ? t("third.sure", { word: one.title }) : one.title}</b><small>${isAsked ? t("third.sure.means") : one.note}</small></button>`;
  };
  return html`<section class="work work--paper" role="group" aria-label=${t("third.title")}><div class="thirds">${choices().map(button)}</div>
    <p class="tiny quiet">${t("third.binds")} <${RuleLink} rule=${cited("word-binds")} book=${game.value} /></p></section>`;
}
