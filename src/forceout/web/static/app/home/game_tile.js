/** A game on the home page: its pieces, how it was played last, and the ways to play it. */
import { Card, Cube, Icon } from "../board/pieces.js";
import { Dialog } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Choice } from "../shared/choices.js";
import { press } from "../shared/press.js";
import { DIVISIONS } from "../shared/games.js";
import { useDoing } from "../shared/under_way.js";
import { LEVELS, playBot } from "./sitting.js";

/** @typedef {"on-sets" | "equations"} GameName */
/** @typedef {{division: string, level: string, pace: string}} BotChoice */

const FORMS = /** @type {Record<string, string>} */ ({ elementary: "basic", middle: "adventurous", junior: "adventurous", senior: "adventurous" });
const PACES = ["human", "quick"];
const STORED_AS = "forceout.last-game";
const FIRST = { division: "elementary", level: "learner", pace: "human" };

/** @returns {Record<string, Partial<BotChoice>>} */
function remembered() {
  try {
    return JSON.parse(localStorage.getItem(STORED_AS) || "{}");
  } catch {
    return {};
  }
}

/**
 * What was chosen here last time for a game.
 * @param {GameName} game
 * @returns {BotChoice}
 */
function lastChoice(game) {
  return { ...FIRST, ...remembered()[game] };
}

/** Three cards and four cubes of On-Sets. */
function OnSetsArt() {
  return html`<ul class="fan"><${Card} card="BR" /><${Card} card="BRGY" /><${Card} card="GY" /></ul>
    <span class="pile">${["B", "∪", "G", "'"].map((one) => html`<${Cube} cube=${one} isHidden=${true} />`)}</span>`;
}

/** Six cubes of Equations. */
function EquationsArt() {
  return html`<span class="pile pile--equations">${["k8", "b÷", ">r3", "g*", "r2", "k√"].map((one) => html`<${Cube} cube=${one} isHidden=${true} />`)}</span>`;
}

/**
 * How a bot is played: the division, how strong, how fast.
 * @param {{game: GameName, choice: BotChoice, choose: (change: Partial<BotChoice>) => void, onClose: () => void}} props
 */
function BotSheet({ game, choice, choose, onClose }) {
  const form = FORMS[choice.division] ?? "basic";
  return html`<${Dialog} title=${t("home.change.title", { game: t(`game.${game}`) })} onClose=${onClose}><div class="stack">
    <${Choice} isNamed label=${t("home.division")} value=${choice.division} onChange=${(/** @type {string} */ division) => choose({ division })}
      options=${DIVISIONS.map((value) => ({ value, title: t(`division.${value}`) }))} note=${t(`home.form.${form}`)} />
    <${Choice} isNamed label=${t("home.level")} value=${choice.level} onChange=${(/** @type {string} */ level) => choose({ level })}
      options=${LEVELS.map((value) => ({ value, title: t(`home.level.${value}`) }))} note=${t(`home.bot.${choice.level}`)} />
    <${Choice} isNamed label=${t("home.pace")} value=${choice.pace} onChange=${(/** @type {string} */ pace) => choose({ pace })}
      options=${PACES.map((value) => ({ value, title: t(`home.pace.${value}`) }))} />
    <button class="btn btn--primary btn--big full" ...${press(onClose)}>${t("home.change.done")}</button></div><//>`;
}

/**
 * The tile of one game.
 * @param {{game: GameName, nickname: () => string, onNewTable: (game: GameName, division: string) => void}} props
 */
export function GameTile({ game, nickname, onNewTable }) {
  const [choice, setChoice] = useState(() => lastChoice(game));
  const [isChanging, setChanging] = useState(false);
  const [doing, run] = useDoing();
  /** @param {Partial<BotChoice>} change */
  const choose = (change) => {
    const next = { ...choice, ...change };
    setChoice(next);
    try {
      localStorage.setItem(STORED_AS, JSON.stringify({ ...remembered(), [game]: next }));
    } catch {
      /* a private window keeps nothing */
    }
  };
  const form = FORMS[choice.division] ?? "basic";
  const play = () => run("bot", () => playBot(nickname(), { game, form, ...choice }));
  const chosen = t("home.set", { division: t(`division.${choice.division}`), bot: t(`bot.${choice.level}`), pace: t(`home.pace.${choice.pace}`) });
  return html`<article class=${`tile game tile--${game}`}>
    <div class="tile__art" aria-hidden="true">${game === "on-sets" ? html`<${OnSetsArt} />` : html`<${EquationsArt} />`}</div>
    <div class="game__words"><h2>${t(`game.${game}`)}</h2><p class="not-phone">${t(`home.about.${game}`)}</p></div>
    <p class="game__set small"><span>${chosen}</span> <button class="linkbtn" aria-label=${t("home.change.of", { game: t(`game.${game}`) })} ...${press(() => setChanging(true))}>${t("home.change")}</button></p>
    <div class="tile__go">
      <button class="btn btn--primary btn--big grow" aria-disabled=${doing ? "true" : null} onClick=${play}><${Icon} name="bot" /> ${doing ? t("home.setting-up") : t("home.play-bot")}</button>
      <button class="btn btn--big" onClick=${() => onNewTable(game, choice.division)}><${Icon} name="people" /> ${t("home.new-table")}</button>
    </div>
    ${isChanging && html`<${BotSheet} game=${game} choice=${choice} choose=${choose} onClose=${() => setChanging(false)} />`}
  </article>`;
}
