/** The Third Party's word: three equal buttons; the two that bind ask once more (On-Sets VII, Equations VII, by the server's offers). */
import { press } from "../../shared/press.js";
import { announce } from "../../shared/shell.js";
import { classes, html, useState } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { can, names, openActions, sending, shake, view } from "../state/state.js";
import { send } from "../net/sending.js";

/** @typedef {import("../../types").Action} Action */
/** @typedef {{name: string, title: string, note: string, action: Action | null}} Choice */

/** What the Third Party may say, as the edition has it: a side, or whether a Solution comes; nothing yet is always one. */
function choices() {
  const contest = shake.value?.contest;
  /** @type {Choice[]} */
  const found = openActions("side").map((one) => {
    const isChallenger = one.side === "challenger";
    const seat = isChallenger ? contest?.challenger : contest?.mover;
    const isWriter = seat && (contest?.has_presented.includes(seat) || view.value?.awaited.some((other) => other.what === "write" && other.who.includes(seat)));
    return {
      name: String(one.side),
      title: t("third.with", { name: names.value[seat ?? ""] ?? "" }),
      note: t(isWriter ? "third.with-writer" : "third.with-other"),
      action: { do: "side", side: one.side },
    };
  });
  if (found.length === 0) {
    if (can("will-present")) found.push({ name: "will", title: t("third.will"), note: t("third.will.note"), action: { do: "will-present" } });
    if (can("decline")) found.push({ name: "will-not", title: t("third.will-not"), note: t("third.will-not.note"), action: { do: "decline" } });
  }
  return found.length > 1 ? [...found, { name: "yet", title: t("third.yet"), note: t("third.yet.note"), action: null }] : [];
}

/** The three buttons, while the word is open. */
export function ThirdParty() {
  const [asked, setAsked] = useState("");
  const isThird = shake.value?.contest?.third && openActions("side").length + openActions("will-present").length > 0;
  const offered = isThird ? choices() : [];
  if (offered.length === 0) return null;
  /** @param {Choice} one */
  const choose = (one) => {
    if (!one.action || sending.peek()) setAsked("");
    else if (asked !== one.name) {
      setAsked(one.name);
      announce(t("third.sure-spoken", { title: one.title, note: one.note }));
    } else {
      setAsked("");
      send(one.action);
    }
  };
  return html`<div class="thirds" role="group" aria-label=${t("third.title")}>${offered.map((one) => {
    const isAsked = asked === one.name;
    const isPressed = one.action === null && asked === "";
    return html`<button key=${one.name} class=${classes("third", isAsked && "is-asked")} aria-pressed=${String(isPressed || isAsked)} ...${press(() => choose(one))}>
      <b>${isAsked ? t("third.sure", { title: one.title }) : one.title}</b><small>${isAsked ? t("third.sure.note") : one.note}</small></button>`;
  })}</div>`;
}
