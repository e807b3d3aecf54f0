/** My page's beginning. */
import { show } from "../shared/shell.js";
import { words as myWords } from "../strings/my.ftl";
import { words as pagesWords } from "../strings/pages.ftl";
import { html } from "../shared/ui.js";
import { addWords } from "../shared/words.js";
import { MyPage } from "./my_page.js";

addWords(pagesWords);
addWords(myWords);
show(html`<${MyPage} />`, { tellsTurns: true });
