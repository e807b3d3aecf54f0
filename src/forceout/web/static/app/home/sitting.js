/** The ways to a table: a name, a bot, a table of one's own, a code, a free seat. */
import { get, post, Problem } from "../shared/api.js";
import { t } from "../shared/words.js";

/** @typedef {import("../types").Settings} Settings */

const STORED_AS = "forceout.nickname";
export const LEVELS = ["learner", "club", "champion", "perfect"];

let suggested = "";

/** A friendly name for somebody who has not chosen one. */
function suggestedName() {
  const names = t("name.suggestions").split(" ");
  // With a number hardly two of them meet at one table.
  suggested = `${names[Math.floor(Math.random() * names.length)] ?? ""} ${10 + Math.floor(Math.random() * 90)}`;
  return suggested;
}

/** The name that was used here last, or a suggestion. */
export function firstName() {
  try {
    return localStorage.getItem(STORED_AS) || suggestedName();
  } catch {
    return suggestedName();
  }
}

/**
 * Who the server takes this browser for; null for a newcomer, who has no cookie and so need not ask.
 * @returns {Promise<{nickname: string} | null>}
 */
export async function whoAmI() {
  if (!document.cookie.includes("forceout_csrf=")) return null;
  try {
    return await get("/api/me");
  } catch {
    return null;
  }
}

/**
 * Be known to the server by a name: as a new guest, or by another name than before; the name as it is then.
 * @param {string} wanted
 * @returns {Promise<string>}
 */
export async function beKnownAs(wanted) {
  const nickname = wanted.trim() || suggestedName();
  let me = await whoAmI();
  if (me?.nickname !== nickname) me = await post("/api/guests", { nickname }).catch((error) => another(error, nickname));
  const settled = me?.nickname ?? nickname;
  try {
    localStorage.setItem(STORED_AS, settled);
  } catch {
    /* a private window keeps nothing */
  }
  return settled;
}

/**
 * Where a server has names of its own, one of those instead of ours.
 * @param {unknown} error
 * @param {string} nickname
 */
function another(error, nickname) {
  if (error instanceof Problem && error.code === "bad-nickname" && nickname === suggested) return post("/api/guests");
  // In a coach's room one is called as the server has it.
  if (error instanceof Problem && error.code === "in-a-room") return whoAmI();
  throw error;
}

/** @param {string} match */
export function goToTable(match) {
  location.assign(`/t/${match}`);
}

/**
 * Create a table; the host is seated.
 * @param {Partial<Settings>} settings
 * @returns {Promise<string>} which match it is
 */
export async function createTable(settings) {
  return (await post("/api/matches", settings)).match;
}

/**
 * Sit down with a bot, at once.
 * @param {string} nickname
 * @param {{game: "on-sets" | "equations", division: string, form: string, level: string, pace: string}} wanted
 */
export async function playBot(nickname, { game, division, form, level, pace }) {
  await beKnownAs(nickname);
  const match = await createTable({ game, division, form, seats: 2, clock: "relaxed", is_practice: true, bot_pace: pace, has_hints: level === "learner" });
  await post(`/api/matches/${match}/bots`, { seat: "P2", level });
  await post(`/api/matches/${match}/start`);
  goToTable(match);
}

/**
 * A code as it was typed or pasted, without what does not belong to it.
 * @param {string} typed
 */
export function readCode(typed) {
  const code = typed.includes("#") ? typed.slice(typed.lastIndexOf("#") + 1) : typed;
  return code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1")
    .slice(0, 8);
}

/**
 * A code in two halves, to be read aloud.
 * @param {string} code
 */
export function printCode(code) {
  return code.length > 4 ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}

/**
 * Take a seat by a code.
 * @param {string} nickname
 * @param {string} code
 */
export async function joinByCode(nickname, code) {
  await beKnownAs(nickname);
  const found = await post("/api/join", { code }).catch((error) => roomOf(error, code));
  if (found.room) location.assign(`/room/${found.room}`);
  else goToTable(found.match);
}

/**
 * A code that is no table's may be a coach's room's.
 * @param {unknown} error
 * @param {string} code
 */
function roomOf(error, code) {
  if (error instanceof Problem && error.code === "no-such-code") return post("/api/rooms/join", { code });
  throw error;
}

/**
 * Take a free seat at an open table.
 * @param {string} nickname
 * @param {string} match
 */
export async function sitDown(nickname, match) {
  await beKnownAs(nickname);
  await post(`/api/matches/${match}/seats`);
  goToTable(match);
}
