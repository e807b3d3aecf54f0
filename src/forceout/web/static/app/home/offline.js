/** The page that stands for another one while there is no network: it says what waits, what can be done meanwhile, and goes on by itself. */
import { Icon } from "../board/pieces.js";
import { NavBar, TabBar } from "../shared/navigation.js";
import { show } from "../shared/shell.js";
import { words as offlineWords } from "../strings/offline.ftl";
import { html, useEffect } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";

/** The milliseconds between two looks: a browser often says that there is a network before anything can be asked. */
const EVERY = 1500;
const MEANWHILE = /** @type {const} */ ([
  ["learn", "/learn", "learn"],
  ["rules", "/learn/rules", "learn"],
  ["finder", "/judge#find", "scales"],
  ["practise", "/practice", "target"],
]);
addWords(offlineWords);

/** Open what was wanted as soon as the server answers again. */
async function tryAgain() {
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    if (answer.ok && location.pathname !== "/offline") location.reload();
  } catch {
    /* it waits on */
  }
}

/** The page. */
function OfflinePage() {
  useEffect(() => {
    const timer = setInterval(tryAgain, EVERY);
    addEventListener("online", tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener("online", tryAgain);
    };
  }, []);
  const isTable = location.pathname.startsWith("/t/");
  return html`<${NavBar} here="" /><main class="page page--tabs narrow stack"><section class="panel" role="status">
      <h1 class="title">${t("offline.title")}</h1><p>${t(isTable ? "offline.table" : "offline.page")}</p><p class="small quiet"><span class="banner__spin" aria-hidden="true"></span> ${t("offline.looking")}</p></section>
    <section class="panel stack"><h2>${t("offline.meanwhile")}</h2><ul class="doors doors--list">${MEANWHILE.map(
      ([name, href, icon]) =>
        html`<li key=${name}><a class="door" href=${href}><span class="door__art" aria-hidden="true"><${Icon} name=${icon} /></span><b>${t(`offline.${name}`)}</b></a></li>`,
    )}</ul></section></main><${TabBar} here="" />`;
}

show(html`<${OfflinePage} />`);
