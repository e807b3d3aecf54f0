/** The coach's pages: my rooms, and the parts of one room. */
import { show } from "../shared/shell.js";
import { html } from "../shared/ui.js";
import { addWords } from "../shared/words.js";
import { words as coachWords } from "../strings/coach.ftl";
import { words as practiceWords } from "../strings/practice.ftl";
import { Cards } from "./cards.js";
import { Live } from "./live.js";
import { MyRooms } from "./my_rooms.js";
import { Projector } from "./projector.js";
import { Report } from "./report.js";
import { followRoom } from "./room_state.js";
import { Setup } from "./setup.js";

addWords(practiceWords);
addWords(coachWords);
const PAGES = /** @type {Record<string, any>} */ ({ setup: Setup, tables: Live, report: Report, cards: Cards, projector: Projector });
const { view = "", room = "" } = document.body.dataset;
const Page = room ? (PAGES[view] ?? Setup) : MyRooms;
document.getElementById("page")?.replaceChildren();
show(html`<${Page} />`);
if (room) await followRoom(room);
