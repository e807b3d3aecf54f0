/** The home page: where one sits, two games with a bot one tap away, a code, the doors, the open tables. */
import { Icon } from "../board/pieces.js";
import { DOORS, DoorTiles, NavBar, TabBar } from "../shared/navigation.js";
import { LanguageSwitch } from "../shared/language.js";
import { Toasts } from "../shared/shell.js";
import { html, useEffect, useRef, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { progressOf } from "../learn/progress.js";
import { GameTile } from "./game_tile.js";
import { JoinRow } from "./join_panel.js";
import { YouAre } from "./name.js";
import { NewTable } from "./new_table.js";
import { OpenTables } from "./open_tables.js";
import { OwnTables } from "./own_tables.js";
import { useOwnTables } from "./polling.js";
import { firstName, whoAmI } from "./sitting.js";

/** @typedef {"on-sets" | "equations"} GameName */
const GAMES = /** @type {GameName[]} */ (["on-sets", "equations"]);
const HERE = "play";

/** How far the guided shakes have been played here. */
function FirstTime() {
  return html`<section class="panel first-time" aria-labelledby="first-title">
    <div class="panel__head"><h2 id="first-title"><${Icon} name="learn" /> ${t("home.first-time")}</h2></div>
    <p class="quiet">${t("home.first-time.how")}</p>
    ${GAMES.map((game) => {
      const { done, of } = progressOf(game);
      const isBegun = done > 0 && done < of;
      return html`<div class="first"><div class="steps" role="img" aria-label=${t("home.steps", { game: t(`game.${game}`), done, of })}>
          ${Array.from({ length: of }, (_, place) => html`<i class=${place < done ? "on" : ""}></i>`)}</div>
        <a class="btn full" href=${`/learn/${game}`}>${t(isBegun ? "home.go-on" : done >= of ? "home.again" : "home.start", { game: t(`game.${game}`) })}</a></div>`;
    })}
    <nav class="first__more" aria-label=${t("home.more")}><a class="btn btn--quiet" href="/learn/rules">${t("home.rules")}</a><a class="btn btn--quiet" href="/glossary">${t("home.glossary")}</a><a class="btn btn--quiet" href="/replay">${t("home.replay")}</a></nav>
  </section>`;
}

/** The foot of the page. */
function Foot() {
  return html`<footer class="foot small"><a href="/about">${t("home.about")}</a><a href="/judge">${t("home.judges")}</a><span>${t("home.no-account")}</span><${LanguageSwitch} /></footer>`;
}

/** The whole page. */
export function Home() {
  const [name, setName] = useState(firstName);
  const [table, setTable] = useState(/** @type {{game: GameName, division: string} | null} */ (null));
  const [own, lookAgain] = useOwnTables();
  const latest = useRef(name);
  latest.current = name;
  useEffect(() => {
    whoAmI().then((me) => me && setName(me.nickname));
  }, []);
  const nickname = () => latest.current;
  const mine = new Set((own?.tables ?? []).map((one) => one.match));
  return html`<${NavBar} here=${HERE} name=${name} />
    <main class="page page--tabs home">
      <section class="hero"><div><h1>${t("home.title")}</h1><p class="not-phone">${t("home.lead")}</p><${YouAre} name=${name} onName=${setName} /></div>
        <${JoinRow} nickname=${nickname} /></section>
      <${OwnTables} own=${own} onChange=${lookAgain} />
      <section class="homegrid" aria-label=${t("home.choose-game")}>
        ${GAMES.map((game) => html`<${GameTile} game=${game} nickname=${nickname} onNewTable=${(/** @type {GameName} */ which, /** @type {string} */ division) => setTable({ game: which, division })} />`)}
        <${FirstTime} />
      </section>
      <nav class="home__doors" aria-label=${t("home.doors")}><${DoorTiles} doors=${DOORS.filter((door) => door.name !== HERE)} kind="homedoors" /></nav>
      <${OpenTables} nickname=${nickname} own=${mine} onNewTable=${() => setTable({ game: "on-sets", division: "middle" })} />
      <${Foot} />
    </main><${TabBar} here=${HERE} />
    ${table && html`<${NewTable} ...${table} nickname=${nickname} onClose=${() => setTable(null)} />`}
    <${Toasts} />`;
}
