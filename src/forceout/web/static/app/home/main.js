/** The home page's beginning. */
import { show } from "../shared/shell.js";
import { words as pagesWords } from "../strings/pages.ftl";
import { html } from "../shared/ui.js";
import { addWords } from "../shared/words.js";
import { Home } from "./home.js";

addWords(pagesWords);
show(html`<${Home} />`, { tellsTurns: true });
