/** Chance of one's own for the dice: sent once a shake, after the server has committed its seed and before anybody rolls. */
import { newKey, post } from "../../shared/api.js";
import { toast } from "../../shared/shell.js";
import { t } from "../../shared/words.js";

/** @type {Map<string, string>} What this page has sent, by the match and the shake. */
const sent = new Map();

/**
 * Add to the dice while that is possible, and look whether what was sent is what counts.
 * @param {import("../../types").View} now
 */
export function addToDice(now) {
  const { dice, match } = now;
  const { seat } = now.you;
  if (!seat || !dice) return;
  const key = `${match} ${dice.shake}`;
  const taken = dice.nonces[seat];
  const mine = sent.get(key);
  if (taken && mine && taken !== mine) {
    sent.delete(key);
    toast(t("dice.not-mine"), { kind: "bad" });
  }
  if (!dice.is_open || taken || mine) return;
  const nonce = shared(match, dice.shake);
  sent.set(key, nonce);
  // Whoever is too late, or cannot be heard, has added nothing: the record says so.
  post(`/api/matches/${match}/nonce`, { shake: dice.shake, nonce }).catch(() => undefined);
}

/**
 * The same chance in every window of one browser.
 * @param {string} match
 * @param {number} shake
 */
function shared(match, shake) {
  const made = newKey();
  try {
    const [known, nonce] = (localStorage.getItem(`forceout.nonce.${match}`) ?? "").split(" ");
    if (known === String(shake) && nonce) return nonce;
    localStorage.setItem(`forceout.nonce.${match}`, `${shake} ${made}`);
  } catch {
    // Where nothing may be kept, each window adds its own, and the first counts.
  }
  return made;
}
