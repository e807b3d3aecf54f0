/** The judge's desk begins here: one page, whose fragment says which screen is open. */
import { Toasts, show } from "../shared/shell.js";
import { html } from "../shared/ui.js";
import { addWords } from "../shared/words.js";
import { listenForTerms } from "../shared/terms.js";
import { words as judgeWords } from "../strings/judge.ftl";
import { words as writingWords } from "../strings/writing.ftl";
import { AppealScreen } from "./appeal.js";
import { CardBoard } from "./card_board.js";
import { ClocksScreen } from "./clocks.js";
import { Desk } from "./desk.js";
import { chosen, follow, isKnown, route } from "./desk_state.js";
import { loadAll } from "./desk_books.js";
import { EquipmentScreen } from "./equipment.js";
import { Finder } from "./finder.js";
import { Join } from "./join.js";
import { LockScreen } from "./lock.js";
import { MatScreen } from "./mat.js";
import { NewTable } from "./new_paper_table.js";
import { PenaltyScreen } from "./penalty.js";
import { PracticeTest } from "./practice_test.js";
import { ProcedureScreen } from "./procedure.js";
import { QuestionsScreen } from "./questions.js";
import { RulesScreen } from "./rule_texts.js";
import { RulingScreen } from "./ruling.js";
import { SecondScreen } from "./second_judge.js";
import { SelectionScreen } from "./selection.js";
import { SolutionScreen } from "./solution.js";
import { TableScreen } from "./table_card.js";
import { TwoScreen } from "./two_challengers.js";

addWords(writingWords);
addWords(judgeWords);

const SCREENS = /** @type {Record<string, any>} */ ({
  desk: Desk,
  table: TableScreen,
  new: NewTable,
  mat: MatScreen,
  solution: SolutionScreen,
  check: LockScreen,
  find: Finder,
  ruling: RulingScreen,
  rules: RulesScreen,
  questions: QuestionsScreen,
  penalty: PenaltyScreen,
  second: SecondScreen,
  appeal: AppealScreen,
  clocks: ClocksScreen,
  cards: CardBoard,
  selection: SelectionScreen,
  procedure: ProcedureScreen,
  equipment: EquipmentScreen,
  two: TwoScreen,
  test: PracticeTest,
});
/** Screens that need nobody to be known. */
const OPEN = new Set(["find", "ruling", "rules", "questions", "clocks", "cards", "selection", "procedure", "equipment", "two", "test"]);

function App() {
  const [name = "desk"] = route.value;
  const coded = /^code=(.*)$/.exec(name);
  const Screen = SCREENS[name] ?? Desk;
  if (coded || (!isKnown.value && !OPEN.has(name))) return html`<${Join} code=${coded?.[1] ?? ""} /><${Toasts} />`;
  return html`<${Screen} key=${route.value.join("/")} /><${Toasts} />`;
}

document.getElementById("page")?.replaceChildren();
show(html`<${App} />`, { tellsTurns: true });
listenForTerms(() => chosen.peek().game);
await follow();
loadAll();
