/** What happened at a moment, as a sentence. */
import { Cube, cubeName } from "../board/pieces.js";
import { html } from "../shared/ui.js";
import { hasWords, rich, t } from "../shared/words.js";
import { said } from "../shared/sentences.js";

/** @typedef {import("./record.js").Moment} Moment */
/** @typedef {import("../../vendor/preact").Child} Child */

/**
 * The slots of a moment's sentence, as text.
 * @param {Moment} moment
 * @param {Record<string, string>} names
 */
function slots({ action }, names) {
  const called = (/** @type {string | undefined} */ seat) => names[seat ?? ""] ?? seat ?? "";
  return {
    name: called(action.by),
    cube: action.cube ? cubeName(action.cube) : "",
    to: action.to ? t(`section.${action.to}`) : "",
    claim: action.claim ? t(`claim.${action.claim}`) : "",
    goal: action.goal ?? "",
    face: action.face ?? "",
    of: action.of ? called(action.of) : "",
    variation: action.name ?? "",
    side: action.side ?? "",
    count: (action.cards ?? action.cubes ?? []).length,
  };
}

/** @param {Moment} moment */
function keyOf({ action, refusal }) {
  if (refusal) return "replay.did.refused";
  const key = action.do === "challenge" && action.claim === "nothing" ? "replay.did.challenge.nothing" : `replay.did.${action.do}`;
  return hasWords(key) ? key : "replay.did.other";
}

/**
 * The sentence as text.
 * @param {Moment} moment
 * @param {Record<string, string>} names
 */
export function spoken(moment, names) {
  return t(keyOf(moment), { ...slots(moment, names), why: said(moment.refusal ?? { message: "" }, names) });
}

/**
 * The sentence with its cube drawn.
 * @param {{moment: Moment, names: Record<string, string>}} props
 */
export function Happened({ moment, names }) {
  const drawn = /** @type {Record<string, Child>} */ ({ ...slots(moment, names), why: said(moment.refusal ?? { message: "" }, names) });
  if (moment.action.cube) drawn.cube = html`<${Cube} cube=${moment.action.cube} size="xs" />`;
  return html`${rich(keyOf(moment), drawn)}`;
}
