/** Watching: the tables that are played now, replays of one's own, and records from anywhere. */
import { Icon } from "../board/pieces.js";
import { NavBar, TabBar } from "../shared/navigation.js";
import { show, Toasts } from "../shared/shell.js";
import { words as pagesWords } from "../strings/pages.ftl";
import { html } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";
import { OpenTables } from "./open_tables.js";
import { useOwnTables } from "./polling.js";
import { firstName } from "./sitting.js";

addWords(pagesWords);
const HERE = "watch";

/** The page. */
function Watch() {
  const [own] = useOwnTables();
  const mine = new Set((own?.tables ?? []).map((one) => one.match));
  return html`<${NavBar} here=${HERE} /><main class="page page--tabs">
    <div class="pagehead"><div><h1>${t("watch.title")}</h1><p>${t("watch.lead")}</p></div>
      <div class="row"><a class="btn" href="/me"><${Icon} name="pawn" /> ${t("watch.own")}</a><a class="btn" href="/replay"><${Icon} name="open" /> ${t("watch.record")}</a></div></div>
    <${OpenTables} nickname=${firstName} own=${mine} /></main><${TabBar} here=${HERE} /><${Toasts} />`;
}

show(html`<${Watch} />`);
