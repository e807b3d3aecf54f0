/** A game on the home page: its pieces, its division, and the ways to play it. */
import { Card, Cube, Icon } from "../board/pieces.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Choice } from "../shared/choices.js";
import { DIVISIONS } from "../shared/games.js";
import { useDoing } from "../shared/under_way.js";
import { LEVELS, playBot } from "./sitting.js";

/** @typedef {"on-sets" | "equations"} GameName */

const FORMS = /** @type {Record<string, string>} */ ({ elementary: "basic", middle: "adventurous", junior: "adventurous", senior: "adventurous" });
const STORED_AS = "forceout.last-game";

/** @returns {Record<string, {division: string, level: string}>} */
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
 */
function lastChoice(game) {
  return remembered()[game] ?? { division: "elementary", level: "learner" };
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
 * The tile of one game.
 * @param {{game: GameName, nickname: () => string, onNewTable: (game: GameName, division: string) => void}} props
 */
export function GameTile({ game, nickname, onNewTable }) {
  const [choice, setChoice] = useState(() => lastChoice(game));
  const [doing, run] = useDoing();
  /** @param {Partial<{division: string, level: string}>} change */
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
  return html`<article class=${`tile tile--${game}`}>
    <div class="tile__art" aria-hidden="true">${game === "on-sets" ? html`<${OnSetsArt} />` : html`<${EquationsArt} />`}</div>
    <h2>${t(`game.${game}`)}</h2><p>${t(`home.about.${game}`)}</p>
    <${Choice} label=${t("home.division")} value=${choice.division} onChange=${(/** @type {string} */ division) => choose({ division })}
      options=${DIVISIONS.map((value) => ({ value, title: t(`division.${value}`) }))} />
    <${Choice} label=${t("home.level")} value=${choice.level} onChange=${(/** @type {string} */ level) => choose({ level })}
      options=${LEVELS.map((value) => ({ value, title: t(`home.level.${value}`) }))} />
    <p class="tile__note small">${t(`home.bot.${choice.level}`)} ${t(`home.form.${form}`)}</p>
    <div class="tile__go">
      <button class="btn btn--primary btn--big grow" aria-disabled=${doing ? "true" : null} onClick=${play}><${Icon} name="bot" /> ${doing ? t("home.setting-up") : t("home.play-bot")}</button>
      <button class="btn btn--big" onClick=${() => onNewTable(game, choice.division)}><${Icon} name="people" /> ${t("home.new-table")}</button>
    </div>
  </article>`;
}
