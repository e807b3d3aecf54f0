/** The shapes of what the server sends. Made by `python -m forceout.web.assets.browser_types`. */
/** Something that is done, with the fields that such an action has. */
export interface Action {
  do: ActionName;
  by?: string;
  cards?: string[];
  claim?: "now" | "impossible" | "nothing";
  code?: string | null;
  count?: number;
  cube?: string;
  cubes?: string[];
  face?: string;
  filled_in?: any;
  goal?: string | null;
  how_much?: string;
  listed?: number;
  name?: string;
  of?: string;
  partner?: string | null;
  place?: string | null;
  player?: string;
  points?: number;
  procedure?: string;
  reason?: string;
  regrouped?: string | null;
  ruling?: string;
  seats?: number;
  second_judge?: string;
  seconds?: number;
  side?: string;
  solution?: string;
  to?: string;
}
export type ActionName = "absent" | "accept" | "add-time" | "agree" | "appeal" | "approve" | "bonus" | "challenge" | "charge" | "correct" | "deal" | "deceit" | "decide" | "decline" | "disagree" | "disqualify" | "goal" | "lot" | "move" | "no-goal" | "pass-variation" | "penalize" | "pick-up" | "present" | "reject" | "replay" | "return" | "roll" | "second-judge" | "select" | "shake" | "shift" | "side" | "sign" | "stop" | "tick" | "tie" | "void" | "warn" | "warning" | "will-present";
/** A ruling that somebody does not accept. */
export interface Appealed {
  by: string;
  reason: string;
}
/** What a variation has to be filled in with; the choices are None where a text is written in. */
export interface BlankEntry {
  name: string;
  choices: (string | number)[] | null;
}
/** A book that can be read. */
export interface BookEntry {
  book: string;
  edition: string;
  title: string;
  clauses: number;
}
/** A clause in our words. */
export interface ClauseEntry {
  section: string;
  title: string;
  words: string;
  level: number;
  status: string;
  divisions: string[];
}
/** What a challenge, a Forceout or a declaration of no Goal led to. */
export interface Contest {
  end: string;
  challenger: string | null;
  second_challenger: string | null;
  mover: string | null;
  third: string | null;
  side: string | null;
  will_present: boolean;
  checking: string | null;
  has_presented: string[];
  solutions: PresentedSolution[];
}
/** Points added or taken away after a shake. */
export interface Correction {
  player: string;
  points: number;
  reason: string;
}
/** When a task's sand is out and when its countdown ends. */
export interface Deadline {
  player: string;
  task: string;
  limit: number;
  at: number;
  countdown_ends: number;
  late: number;
}
/** How many cards are due. */
export interface DealBounds {
  fewest: number;
  most: number;
}
/** Which dice come next, whether nonces are still taken for them, and those that were given. */
export interface Dice {
  shake: number;
  is_open: boolean;
  nonces: Record<string, string>;
}
/** One edition of a game. */
export interface EditionEntry {
  impossible: string;
  third_party_takes_side: boolean;
  judge_can_be_asked: boolean;
  cites: Record<string, string>;
  edition: string;
  title: string;
  limits: Record<string, number>;
  deal: Record<string, number[]> | null;
  seasons: SeasonEntry[];
}
/** How an edition speaks: its words, and the sections on what is done at its table. */
export interface EditionFacts {
  impossible: string;
  third_party_takes_side: boolean;
  judge_can_be_asked: boolean;
  cites: Record<string, string>;
}
/** What can be chosen for a table of one game: the newest edition first, the season of this school year first. */
export interface GameChoices {
  game: string;
  divisions: string[];
  editions: string[];
  seasons: string[];
  has_cards: boolean;
}
/** A game that can be played here. */
export interface GameEntry {
  game: string;
  title: string;
  divisions: string[];
  forms: string[];
  editions: EditionEntry[];
}
/** Everything that can be played here. */
export interface Games {
  games: GameEntry[];
}
/** A while in which nobody could act. */
export interface Gap {
  since: number;
  until: number;
}
/** Every word of the games. */
export interface Glossary {
  terms: TermEntry[];
}
/** A judge, or somebody who is to be one. */
export interface Judge {
  number: number;
  name: string;
  by: string | null;
  is_by_host: boolean;
  is_judge: boolean;
  awaits: string[];
}
export interface LastMoved {
  by: string;
  cube: string;
  from: string;
  to: string;
  is_bonus: boolean;
}
/** What a seat may do now, and why not the rest. */
export interface Legal {
  actions: Action[];
  templates: string[];
  why_not: Record<string, Refusal>;
  variations?: VariationOffer[];
  reasons?: Reason[];
  places?: Record<string, string>;
  deal?: DealBounds;
  procedures?: Procedure[];
}
/** The lot for the first Goal. */
export interface Lot {
  to_roll: string[];
  rolled: Record<string, string>;
}
/** What happened: an action, or something around the match. */
export interface MatchEvent {
  seq: number;
  at: number;
  kind: "abandoned" | "action" | "agreed" | "committed" | "created" | "dismissed" | "gap" | "judged" | "nonce" | "paused" | "resumed" | "revealed" | "sealed" | "seated" | "started" | "stood" | "watching";
  do?: ActionName;
  upheld?: boolean;
  by?: string;
  cards?: string[];
  claim?: "now" | "impossible" | "nothing";
  code?: string | null;
  count?: number;
  cube?: string;
  cubes?: string[];
  face?: string;
  filled_in?: any;
  goal?: string | null;
  how_much?: string;
  listed?: number;
  name?: string;
  of?: string;
  partner?: string | null;
  place?: string | null;
  player?: string;
  points?: number;
  procedure?: string;
  reason?: string;
  regrouped?: string | null;
  ruling?: string;
  seats?: number;
  second_judge?: string;
  seconds?: number;
  side?: string;
  solution?: string;
  to?: string;
  [more: string]: any;
}
/** What a puzzle says beside its position. */
export interface PracticeAsked {
  end?: string;
  written?: string;
  choices?: string[];
  criteria?: PracticeCriterion[];
  asks?: string;
  moves?: number;
}
/** A reason that is offered, its clause, and what kind of place goes with it. */
export interface PracticeCriterion {
  code: string;
  rule: string;
  place: string;
}
/** What there is to practise, and how far you are. */
export interface PracticeHub {
  game: string;
  division: string;
  today: string | null;
  kinds: PracticeKind[];
  themes: PracticeTheme[];
  rating: PracticeRating | null;
  tried: number;
  solved: number;
  weeks: number[];
  row: number;
  sprints: PracticeTitle[];
  lessons: PracticeTitle[];
}
/** A kind of puzzle: how many there are, how many you tried and solved. */
export interface PracticeKind {
  kind: string;
  count: number;
  progress: number[];
}
/** A lesson. */
export interface PracticeLesson {
  name: string;
  title: string;
  steps: PracticeStep[];
  puzzles: string[];
}
/** Whether mistakes are kept, those that are due, and how many there are. */
export interface PracticeMistakes {
  keeps: boolean;
  due: string[];
  of: number;
}
/** What one player did with a set. */
export interface PracticePlayer {
  name: string;
  effort: number;
  results: (Record<string, any>)[];
}
/** A position as it is drawn. */
export interface PracticePosition {
  game: string;
  edition: string;
  division: string;
  form: string;
  variations: (Record<string, any>)[];
  universe: string[];
  goal: string | null;
  goal_cubes: string[];
  required: string[];
  permitted: string[];
  forbidden: string[];
  resources: string[];
}
/** A puzzle, and nothing of its answer. */
export interface PracticePuzzle {
  id: string;
  kind: string;
  position: PracticePosition;
  asked: PracticeAsked;
  keys: string[];
  difficulty: number;
}
/** A rating as a place with a band. */
export interface PracticeRating {
  rating: number;
  deviation: number;
}
/** Why something is wrong, and the clause. */
export interface PracticeReason {
  message: string;
  rule: string;
}
/** What became of a set. */
export interface PracticeResults {
  code: string;
  puzzles: string[];
  players: PracticePlayer[];
}
/** What is shown once a puzzle is answered. */
export interface PracticeShown {
  solutions?: string[];
  cubes?: number;
  found?: number;
  claim?: string;
  solution?: string;
  proof?: string;
  code?: string;
  places?: string[];
  message?: string;
  rule?: string;
  ambiguous?: boolean;
  regrouped?: string;
  holds?: string[];
  spoiled?: Record<string, string[]>;
  impossible?: string[];
  example?: string;
  moves?: Record<string, string[]>;
}
/** A sprint. */
export interface PracticeSprint {
  name: string;
  title: string;
  keys: string;
  tasks: PracticeTask[];
}
/** A step of a lesson: it tells, asks, or shows a Solution to judge. */
export interface PracticeStep {
  step?: string;
  words?: string;
  position?: PracticePosition | null;
  choices?: string[];
  right?: number;
  correct?: boolean;
  because?: string;
  rule?: string;
  written?: string;
  end?: string;
  reasons?: PracticeReason[];
}
/** One task of a sprint. */
export interface PracticeTask {
  question: string;
  answer: string;
  steps: string[];
  cards: string[];
  choices: string[];
}
/** A theme, in the same way. */
export interface PracticeTheme {
  theme: string;
  count: number;
  progress: number[];
}
/** A sprint or a lesson by its title. */
export interface PracticeTitle {
  name: string;
  title: string;
}
/** The verdict on an answer, and what it did to a rating. */
export interface PracticeVerdict {
  right: boolean;
  reasons: PracticeReason[];
  shown: PracticeShown | null;
  first: boolean | null;
  before: PracticeRating | null;
  after: PracticeRating | null;
}
/** A Solution that lies open; what is wrong with it is there once the shake is over. */
export interface PresentedSolution {
  by: string;
  solution: string;
  goal: string | null;
  accepted_by: string[];
  correct: boolean | null;
  failed_claims: Record<string, number>;
  violations?: PrintedViolation[];
  working?: Working | null;
}
/** What is wrong, by which clause, in words. */
export interface PrintedViolation {
  code: string;
  rule: string;
  message: string;
}
/** What may be charged, with its clause. */
export interface Procedure {
  code: string;
  rule: string;
}
/** One way to read a text: with its groups in brackets, and as a tree. */
export interface Reading {
  grouped: string;
  tree: Record<string, any>;
}
/** Something that keeps a text from being read. */
export interface ReadingError {
  code: string;
  message: string;
  at: number | null;
  rule: string | null;
}
/** One part of what is written with its parts; with values once they are told. */
export interface ReadingNode {
  symbol: string;
  value?: string;
  place?: string;
  operands?: ReadingNode[];
}
/** How a text reads. */
export interface Readings {
  readings: Reading[];
  is_all: boolean;
  errors: ReadingError[];
  wild: WildMark[];
}
/** What a checker may claim of a Solution, with its clause and the variations that it may be about. */
export interface Reason {
  code: string;
  rule: string;
  variations: string[];
}
/** What is wrong, for a screen: where it speaks of players also in parts, texts and players by turns. */
export interface Refusal {
  code: string;
  rule: string;
  message: string;
  parts?: (string | SpokenOf)[];
}
/** One edition of a book. */
export interface Rules {
  book: string;
  edition: string;
  title: string;
  division: string | null;
  editions: string[];
  clauses: ClauseEntry[];
}
/** Why a player scored as they did. */
export interface ScoreReason {
  message: string;
  rule: string;
}
/** A match's scores, as they are signed. */
export interface Scoresheet {
  players: string[];
  shakes: ScoresheetRow[];
  corrections: Correction[];
  totals: Record<string, number>;
  points: Record<string, number> | null;
  to_approve: Record<string, number>;
  appeals: Appealed[];
  signed: string[];
}
/** The scores of one shake. */
export interface ScoresheetRow {
  goal_setter: string;
  scores: Record<string, number>;
  penalties: Record<string, number>;
  void: boolean;
}
/** The server's signature under a match. */
export interface Seal {
  match: string;
  seq: number;
  hash: string;
  digest: string;
  key: string;
  signature: string;
}
/** What each division plays in a season. */
export interface SeasonEntry {
  season: string | null;
  variations: Record<string, VariationEntry[]>;
}
/** A chair and who sits on it. */
export interface Seat {
  seat: string;
  name: string;
  bot: string | null;
  is_taken: boolean;
}
/** A clause that uses a term. */
export interface See {
  book: string;
  section: string;
  href: string;
}
/** What the host chose. */
export interface Settings {
  game: string;
  edition: string;
  division: string;
  form: string;
  season: string | null;
  seats: number;
  policing: string;
  judging: string;
  clock: string;
  is_timed: boolean;
  shakes: number | null;
  is_practice: boolean;
  is_listed: boolean;
  is_watchable: boolean;
  is_deal_told: boolean;
  revision: string;
}
/** A shake at a live table, with its dice. */
export interface Shake {
  phase: string;
  turn: string | null;
  mover: string | null;
  goal: string | null;
  required: string[];
  permitted: string[];
  forbidden: string[];
  resources: string[];
  penalties: Record<string, number>;
  scores: Record<string, number> | null;
  totals: Record<string, number>;
  variations: (Record<string, any>)[];
  universe?: string[] | null;
  players: string[];
  absent: string[];
  goal_setter: string;
  leading: string[];
  bonus: string | null;
  block: string | null;
  round_is_over: boolean;
  warnings: Record<string, number>;
  seat: string | null;
  timers: ShownTimer[];
  contest: Contest | null;
  last: LastMoved | null;
  score_reasons?: Record<string, ScoreReason>;
  number: number;
  commitment: string | null;
  seed: string | null;
}
/** One step of a verdict, in words. */
export interface ShownStep {
  title: string;
  lines: string[];
}
/** A task whose time runs. */
export interface ShownTimer {
  player: string;
  task: string;
  limit: number;
  passed: number;
  late: number;
}
/** A player within a sentence. */
export interface SpokenOf {
  seat: string;
}
/** A word of the games. */
export interface TermEntry {
  term: string;
  slug: string;
  games: string[];
  meaning: string;
  see: See[];
}
/** A variation of a division's list. */
export interface VariationEntry {
  name: string;
  title: string;
  book: string;
  section: string;
  words: string;
  is_always: boolean;
  blank: BlankEntry | null;
}
/** A variation of the division's list, with why it may not be selected as it stands. */
export interface VariationOffer {
  name: string;
  title: string;
  blank: string | null;
  rule: string;
  is_chosen: boolean;
  why_not: Refusal | null;
}
/** A table as one viewer sees it. */
export interface View {
  match: string;
  seq: number;
  now: number;
  settings: Settings;
  status: string;
  is_paused: boolean;
  gap: Gap | null;
  is_watchable: boolean;
  is_helped: boolean;
  host_seat: string | null;
  seats: Seat[];
  judges: Judge[];
  dice: Dice;
  lot: Lot | null;
  next_goal_setter: string | null;
  scoresheet: Scoresheet | null;
  seal: Seal | null;
  is_round_over: boolean;
  round_ends: number | null;
  you: You;
  shake: Shake | null;
  deadlines: Deadline[];
  legal: Legal | null;
}
/** A wild cube that is not marked, and so stands for itself. */
export interface WildMark {
  symbol: string;
  at: number;
}
/** How a verdict comes about. */
export interface Working {
  removed?: string[];
  chosen?: string[];
  tree?: ReadingNode;
  value?: string;
  goal_value?: string;
  steps: ShownStep[];
}
/** What the viewer is at the table. */
export interface You {
  seat: string | null;
  is_host: boolean;
  is_judge: boolean;
  left: string | null;
}
