/** My page, no account needed: where one sits, what one has played, another device, an account for those who want one, and
 * the way to be forgotten. */
import { Icon } from "../board/pieces.js";
import { NavBar, TabBar } from "../shared/navigation.js";
import { press } from "../shared/press.js";
import { Toasts } from "../shared/shell.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { AccountPanel } from "./account.js";
import { DeletePanel, KeptPanel } from "./kept.js";
import { DevicePanel } from "./device.js";
import { InstallPanel } from "./install.js";
import { MatchesPanel } from "./own_matches.js";
import { NameSheet } from "./name.js";
import { OwnTables } from "./own_tables.js";
import { useOwnTables } from "./polling.js";
import { RatingsPanel } from "./ratings.js";
import { firstName, whoAmI } from "./sitting.js";

/** @typedef {{person: string, nickname: string, account: string | null, roles: string[]}} Me */
/** @typedef {(props: {me: Me | null}) => any} Panel */

const HERE = "my";
const MOST_TABLES = 20;
/** @type {Panel[]} What one has done here; what else is counted for somebody gets its panel in this list. */
const DONE = [RatingsPanel, MatchesPanel];
/** @type {Panel[]} What one can do with it. */
const OWN = [DevicePanel, InstallPanel, AccountPanel, KeptPanel, DeletePanel];

/** The whole page. */
export function MyPage() {
  const [me, setMe] = useState(/** @type {Me | null | undefined} */ (undefined));
  const [isNaming, setNaming] = useState(false);
  const [own, lookAgain] = useOwnTables();
  useEffect(() => {
    whoAmI().then((found) => setMe(/** @type {Me | null} */ (found)));
  }, []);
  if (me === undefined)
    return html`<${NavBar} here=${HERE} /><main class="page page--tabs"><p class="banner"><span class="banner__spin" aria-hidden="true"></span> ${t("my.looking")}</p></main><${TabBar} here=${HERE} />`;
  const name = me?.nickname ?? firstName();
  return html`<${NavBar} here=${HERE} name=${name} />
    <main class="page page--tabs">
      <div class="pagehead"><div><h1>${me ? t("my.title", { name }) : t("my.title.newcomer")}</h1><p>${t(me?.account ? "my.lead.account" : me ? "my.lead.guest" : "my.lead.newcomer")}</p></div>
        <div class="row"><button class="btn" ...${press(() => setNaming(true))}><${Icon} name="pencil" /> ${t("name.other")}</button>
          ${!me && html`<a class="btn btn--primary" href="/">${t("my.play")}</a>`}</div></div>
      <${OwnTables} own=${own} onChange=${lookAgain} most=${MOST_TABLES} />
      <div class="mygrid"><div class="stack">${DONE.map((One) => html`<${One} me=${me} />`)}</div><div class="stack">${OWN.map((One) => html`<${One} me=${me} />`)}</div></div>
    </main><${TabBar} here=${HERE} />
    ${isNaming && html`<${NameSheet} name=${name} onName=${() => location.reload()} onClose=${() => setNaming(false)} />`}
    <${Toasts} />`;
}
