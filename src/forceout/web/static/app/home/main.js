/** The home page's beginning. */
import { show } from "../shell.js";
import { english } from "../strings/en_pages.js";
import { html } from "../ui.js";
import { addWords } from "../words.js";
import { Home } from "./home.js";

addWords(english);
show(html`<${Home} />`);
