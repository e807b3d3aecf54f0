/** Another judge asks: what happened, whom it costs what; agree, or there is no penalty. */
import { Icon } from "../board/pieces.js";
import { serverTime } from "../shared/clock.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { act, beat, card, go, route } from "./desk_state.js";
import { bookOf, finders, loadFinder } from "./desk_books.js";
import { minutes, whatIsPlayed } from "./desk.js";
import { Plate, tableName } from "./hall_pieces.js";
import { Clause, Screen } from "./screen.js";

/** The second judge's screen. */
export function SecondScreen() {
  const now = card.value;
  const [, match = "", number = ""] = route.value;
  const book = now ? bookOf(now) : null;
  const asked = now?.second_judges.find((one) => String(one.number) === number);
  if (!now || !asked) return html`<${Screen} title=${t("second.title")}><p class="on-table">${t("desk.opening")}</p></${Screen}>`;
  const cause = book?.causes.find((/** @type {any} */ one) => one.name === asked.cause);
  loadFinder(now.game);
  const ruled = asked.ruling ? finders.value[now.game]?.documents.find((/** @type {any} */ one) => one.name === asked.ruling) : null;
  const isMine = asked.is_mine;
  const isDone = asked.agrees !== null;
  const answer = async (/** @type {boolean} */ agrees) => {
    if (await act(match, `seconds/${number}`, { agrees })) go("desk");
  };
  const dock =
    !isMine && !isDone
      ? html`<div class="dock choice--2"><button class="btn" onClick=${() => answer(false)}><${Icon} name="cross" /> ${t("second.no")}</button><button class="btn btn--primary" onClick=${() => answer(true)}><${Icon} name="check" /> ${t("second.yes")}</button></div>`
      : null;
  return html`<${Screen} title=${t("second.title")} about=${tableName(now)} dock=${dock}>
    <section class="call is-first"><${Plate} table=${now} /><div><div class="call__why">${t("second.asks", { name: asked.by })}</div><div class="call__where">${t(asked.what === "penalty" ? "second.both" : "second.same")} ${whatIsPlayed(now)}</div></div><div class="call__wait">${minutes(serverTime() - asked.at + 0 * beat.value)}<small>${t("second.ago")}</small></div></section>
    <section class="ruling"><div class="ruling__head"><div class="row">${(cause?.rules ?? ruled?.sections ?? []).map((/** @type {string} */ one) => html`<${Clause} key=${one} rule=${one} game=${now.game} />`)}</div><h2>${cause?.title ?? ruled?.title ?? ""}</h2></div>
      <dl>${asked.what === "penalty" && html`<div class="ruling__line"><dt>${t("ruling.penalty")}</dt><dd class="spread"><span>${asked.name} · ${t("desk.shake", { number: asked.shake })}</span><span class="minus">−1</span></dd></div>`}
        ${ruled && html`<div class="ruling__line"><dt>${t("ruling.ruling")}</dt><dd>${ruled.ruling}</dd></div>`}</dl></section>
    <p class="small on-table">${t("second.doubt")}</p>
    ${isDone && html`<p class="on-table" role="status">${t(asked.agrees ? "second.agreed" : "second.disagreed", { name: asked.answered_by })}</p>`}</${Screen}>`;
}
