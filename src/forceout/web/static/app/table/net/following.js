/** Following the match: every message redraws the table, and what is missed is fetched by its number. */
import { get } from "../../shared/api.js";
import { forgetTime, learnDelay, learnTime } from "../../shared/clock.js";
import { edition, learnEdition } from "../../shared/edition.js";
import { follow } from "../../shared/live.js";
import { editionRead, toast } from "../../shared/shell.js";
import { batch } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { needCatalog } from "../state/catalog.js";
import { events, game, held, isLinked, layDown, names, noteHere, toConfirm, view } from "../state/state.js";
import { fillWells, isStillThere } from "../state/tray_wells.js";
import { addToDice } from "./nonce.js";
import { notice } from "../play/change_announcements.js";
import { watchTravel } from "../play/travelling.js";

/** @typedef {import("../../types").View} View */

let match = "";
let wasLost = false;

/**
 * Lay the table and keep it true.
 * @param {string} id
 */
export async function sitDown(id) {
  match = id;
  if (!drawSent()) await refresh();
  if (!edition.peek()) needCatalog();
  follow({ match: id, after: () => events.peek().at(-1)?.seq ?? 0, onMessage, onLink });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && forgetTime());
}

/** Draw the view that came with the page, once; whether there was one. */
function drawSent() {
  const { view: sent, edition: facts } = document.body.dataset;
  delete document.body.dataset.view;
  if (facts) learnEdition(JSON.parse(facts));
  if (!sent) return false;
  const fresh = JSON.parse(sent);
  learnTime(fresh.now, performance.timeOrigin);
  draw(fresh, []);
  return true;
}

/** Fetch the view anew. */
export async function refresh() {
  const sentAt = Date.now();
  const fresh = await get(`/api/matches/${match}`);
  learnTime(fresh.now, sentAt);
  draw(fresh, []);
}

/** @param {any} message */
function onMessage(message) {
  if (message.type === "ping" && message.t > 1e12) {
    learnTime(message.t);
    learnDelay(message.lag);
  }
  if (message.type === "presence") noteHere(message.here);
  if (message.type === "phrase") import("../../shared/company.js").then((found) => found.hearPhrase(message, names.peek()));
  if (message.type === "bye") toast(t("table.bye"));
  if (message.type !== "update") return;
  if (message.view) {
    learnTime(message.view.now);
    draw(message.view, message.events ?? []);
  }
}

/** @param {boolean} isOpen */
function onLink(isOpen) {
  isLinked.value = isOpen;
  if (!isOpen) wasLost = true;
}

/**
 * Draw a view that is not older than the one drawn, with what happened since.
 * @param {View} fresh
 * @param {import("../../types").MatchEvent[]} happened
 */
function draw(fresh, happened) {
  const before = view.peek();
  if (before && fresh.seq < before.seq) return;
  const known = events.peek().at(-1)?.seq ?? 0;
  const isFirst = known === 0;
  const news = happened.filter((one) => one.seq > known);
  const send = watchTravel(before, isFirst ? [] : news);
  batch(() => {
    if (news.length > 0) events.value = [...events.peek(), ...news].slice(-400);
    view.value = fresh;
    editionRead.value = fresh.settings.edition;
    fillWells(fresh.shake, game.peek());
    if (!isStillThere()) layDown();
    if (held.peek() === null) toConfirm.value = null;
  });
  send();
  if (wasLost && news.length > 0 && !isFirst) toast(t("table.back", { count: news.length }));
  wasLost = wasLost && news.length === 0 && happened.length > 0;
  notice(before, fresh, isFirst ? [] : news);
  addToDice(fresh);
}
