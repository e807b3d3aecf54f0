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
/** What a judge asks another, as both see it. */
export interface AskedSecond {
  number: number;
  what: string;
  by: string;
  is_mine: boolean;
  at: number;
  shake: number;
  seat: string | null;
  name: string;
  cause: string | null;
  ruling: string | null;
  answered_by: string;
  agrees: boolean | null;
}
/** Whom a match waits for, and for what. */
export interface Awaited {
  what: "lot" | "begin" | "roll" | "deal" | "select" | "goal" | "answer" | "move" | "state" | "write" | "decide" | "check" | "appeal" | "approve" | "sign";
  who: string[];
  of?: string;
  nth?: number;
  count?: number;
  may_stop?: boolean;
}
/** What a table waits for, and for whom. */
export interface AwaitedThere {
  what: string;
  who: string[];
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
/** What a player may call a judge for, and whether the sand would stop. */
export interface CallOffer {
  reasons: CallReason[];
  is_stopping: boolean;
  has_judge: boolean;
}
/** What a judge may be called for, and whether it makes sense now. */
export interface CallReason {
  reason: string;
  is_open: boolean;
}
/** A call for a judge; what it is for is told to the caller and the judge alone. */
export interface CallView {
  number: number;
  seat: string | null;
  at: number;
  state: string;
  is_stopping: boolean;
  is_covering: boolean;
  judge: string;
  reason?: string;
}
/** An appeal, open or decided. */
export interface CardAppeal {
  number: number | null;
  seat: string;
  name: string;
  reason: string;
  ruling: number | null;
  decided: string | null;
}
/** A Solution under the lock, by whose it is. */
export interface CardCheck {
  number: number;
  writer: string;
  name: string;
  shake: number;
  is_closed: boolean;
}
/** A point that was taken. */
export interface CardPenalty {
  number: number | null;
  cause: string;
  points: number;
  shake: number;
  at: number | null;
  is_initialed: boolean;
}
/** What was ruled. */
export interface CardRuling {
  number: number;
  situation: string;
  title: string;
  by: string;
  at: number;
  shake: number;
  call: number | null;
  confirmed_by: string;
}
/** A player on the table card. */
export interface CardSeat {
  seat: string;
  name: string;
  badge: string;
  score: number;
  is_leading: boolean;
  is_goal_setter: boolean;
  warnings: CardWarning[];
  penalties: CardPenalty[];
  has_signed: boolean;
  out: string | null;
}
/** A variation in force, in the order in which it was chosen, which may matter. */
export interface CardVariation {
  name: string;
  title: string;
  filled?: string;
}
/** A warning, here or in an earlier round. */
export interface CardWarning {
  reason: string;
  round: number | null;
  shake: number | null;
  at: number | null;
  count: number;
  is_earlier: boolean;
}
/** A clause in our words. */
export interface ClauseEntry {
  section: string;
  title: string;
  words: string;
  told: string | null;
  level: number;
  status: string;
  divisions: string[];
}
/** A room as its coach sees it. */
export interface CoachRoom {
  room: string;
  seq: number;
  now: number;
  you: RoomYou;
  coaches: number;
  opened_at: number;
  kept_until: number;
  settings: Record<string, any>;
  has_same_shake: boolean;
  is_approved: boolean;
  is_locked: boolean;
  is_on: boolean;
  is_paused: boolean;
  lesson: number;
  began_at: number | null;
  ended_at: number | null;
  shown: number | null;
  moment: number | null;
  stuck_after: number;
  plan: string[][];
  students: RoomStudent[];
  cards: RoomCard[];
  dealt: RoomDeal[];
  given: RoomGiven[];
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
/** A call as officials see it, with what it is for. */
export interface DeskCall {
  number: number;
  seat: string | null;
  name: string;
  reason: string;
  at: number;
  state: string;
  is_stopping: boolean;
  shake: number;
  judge: string;
  is_mine: boolean;
  taken_at: number | null;
  came_at: number | null;
  closed_at: number | null;
  how: string | null;
}
/** A tournament in which somebody judges. */
export interface DeskEvent {
  event: string;
  title: string;
}
/** Somebody who judges there. */
export interface DeskOfficial {
  number: number;
  name: string;
  is_judge: boolean;
  is_you: boolean;
}
/** A table in the list of a desk. */
export interface DeskTable {
  match: string;
  is_paper: boolean;
  place: Place | null;
  event: string | null;
  game: string;
  edition: string;
  season: string | null;
  division: string;
  form: string;
  seats: number;
  status: string;
  state: string;
  phase: string | null;
  shake: number;
  names: string[];
}
/** A desk: the queue, the tables, and what another judge asks. */
export interface DeskView {
  now: number;
  name: string;
  is_director: boolean;
  events: DeskEvent[];
  calls: QueuedCall[];
  seconds: QueuedSecond[];
  tables: DeskTable[];
}
/** Which dice come next, whether nonces are still taken for them, and those that were given. */
export interface Dice {
  shake: number;
  is_open: boolean;
  nonces: Record<string, string>;
}
/** A place that every page leads to: its name in the words, its address, its icon and the group it stands in. */
export interface Door {
  name: string;
  href: string;
  icon: string;
  group: string;
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
/** What you could do now, and why. */
export interface HintGiven {
  seq: number;
  message: string;
  action: Record<string, any> | null;
  solution: string | null;
  rule: string | null;
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
/** A login card: whose, and the square that signs them in. */
export interface LoginCard {
  label: string;
  name: string;
  square: string;
  size: number;
}
/** All login cards of a room. */
export interface LoginCards {
  code: string;
  address: string;
  kept_until: number;
  cards: LoginCard[];
}
/** The lot for the first Goal; after a tie, with what everybody had rolled. */
export interface Lot {
  contenders: string[];
  to_roll: string[];
  rolled: Record<string, string>;
  before: Record<string, string>;
}
/** What happened: an action, or something around the match. */
export interface MatchEvent {
  seq: number;
  at: number;
  kind: "abandoned" | "action" | "agreed" | "call-closed" | "call-passed" | "call-taken" | "called" | "check-closed" | "check-opened" | "check-sealed" | "committed" | "created" | "dismissed" | "gap" | "given" | "hosted" | "judge-came" | "judged" | "kept" | "nonce" | "pace" | "paper-act" | "paper-closed" | "paper-set" | "paused" | "phrases" | "rematched" | "resumed" | "revealed" | "ruled" | "sealed" | "seated" | "second-answered" | "second-asked" | "started" | "stood" | "watching";
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
/** How strong you are, give or take. */
export interface OwnRating {
  game: string;
  against: string;
  rating: number;
  deviation: number;
  matches: number;
}
/** Your ratings; nobody else is shown them, unless you share the one at puzzles with your coaches. */
export interface OwnRatings {
  ratings: OwnRating[];
  is_shared: boolean;
}
/** A table where you have business. */
export interface OwnTable {
  match: string;
  game: string;
  division: string;
  form: string;
  status: string;
  seat: string | null;
  kept: string | null;
  is_host: boolean;
  is_paused: boolean;
  is_asked: boolean;
  has_left: boolean;
  is_your_turn: boolean;
  awaited: AwaitedThere[];
  since: number;
  seats: SeatEntry[];
}
/** The tables where you have business, the latest first. */
export interface OwnTableList {
  now: number;
  tables: OwnTable[];
}
/** Where a paper table stands: its section, its number, the round. */
export interface Place {
  section: string;
  number: number;
  round: number;
}
/** A match that you play or have played. */
export interface PlayedMatch {
  match: string;
  game: string;
  division: string;
  form: string;
  status: string;
  is_practice: boolean;
  has_hints: boolean;
  seat: string;
  seats: SeatEntry[];
  totals: Record<string, number>;
  points: Record<string, number> | null;
  shakes: number;
  result: "won" | "tied" | "lost" | null;
  began_at: number;
  changed_at: number;
  replay: string | null;
}
/** A page of your matches, the newest first. */
export interface PlayedMatchList {
  matches: PlayedMatch[];
  before: string | null;
}
/** What a puzzle says beside its position. */
export interface PracticeAsked {
  end?: string;
  written?: string;
  choices?: string[];
  criteria?: PracticeCriterion[];
  cubes?: string[];
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
  rating: PracticeRating | null;
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
  themes: PracticeThemeTried[];
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
/** How often puzzles of a theme were tried in a set, and solved. */
export interface PracticeThemeTried {
  theme: string;
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
/** A call with its table, in the queue. */
export interface QueuedCall {
  number: number;
  seat: string | null;
  name: string;
  reason: string;
  at: number;
  state: string;
  is_stopping: boolean;
  shake: number;
  judge: string;
  is_mine: boolean;
  taken_at: number | null;
  came_at: number | null;
  closed_at: number | null;
  how: string | null;
  table: DeskTable;
}
/** What a judge is asked, with its table. */
export interface QueuedSecond {
  number: number;
  what: string;
  by: string;
  is_mine: boolean;
  at: number;
  shake: number;
  seat: string | null;
  name: string;
  cause: string | null;
  ruling: string | null;
  answered_by: string;
  agrees: boolean | null;
  table: DeskTable;
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
/** Where a rematch is played, and the seat that asked for it; None for a host who did not play. */
export interface RematchView {
  match: string;
  by: string | null;
}
/** What one student did, in counts; no strength. */
export interface ReportStudent {
  label: string;
  name: string;
  effort: number;
  shakes: number;
  puzzles: number;
  solved: number;
  well: (Record<string, any>)[];
  look_at: (Record<string, any>)[];
  written: number;
  checked: number;
  challenged: number;
  practice: number;
  outcomes: Record<string, number>;
  themes: ReportTheme[];
  played: ReportTable[];
}
/** How many shakes somebody played to their end at a table. */
export interface ReportTable {
  table: number;
  shakes: number;
}
/** What was tried of a theme of the practice sets, and what was solved. */
export interface ReportTheme {
  theme: string;
  solved: number;
  tried: number;
}
/** A table in the grid, with nothing in it that a spectator would not see. */
export interface RoomCard {
  number: number;
  match: string;
  seq: number;
  game: string;
  status: string;
  is_paused: boolean;
  shake: number;
  is_set: boolean;
  phase: string;
  ends: number | null;
  acted_at: number;
  calls: number;
  hand_at: number | null;
  hand_by: string | null;
  seats: RoomSeat[];
  goal: string[];
  required: string[];
  permitted: string[];
  last: RoomMove | null;
}
/** A shake that was set for every table, and how far it is. */
export interface RoomDeal {
  number: number;
  at: number;
  is_open: boolean;
  finished: number;
  tables: number;
}
/** A room in one's own list. */
export interface RoomEntry {
  room: string;
  role: string;
  opened_at: number;
  changed_at: number;
  kept_until: number;
  students: number;
  lesson: number;
  is_on: boolean;
}
/** A set of puzzles that was given out. */
export interface RoomGiven {
  code: string;
  at: number;
  when: string;
  is_for_all: boolean;
  to: string[];
}
/** The rooms that one coaches or is in. */
export interface RoomList {
  rooms: RoomEntry[];
}
/** A moment of a table at which Now was right and nobody said so. */
export interface RoomMoment {
  table: number;
  number: number;
  shake: number;
  move: number;
  stood: number;
  solution: string;
}
/** The moments of a lesson that were found, those that stood longest first. */
export interface RoomMoments {
  moments: RoomMoment[];
  is_whole: boolean;
}
/** What was done last at a table: a cube that moved, or a challenge. */
export interface RoomMove {
  by: string;
  do: string;
  cube: string | null;
  to: string | null;
  claim: string | null;
}
/** The coach's room that a table is in, and its number there. */
export interface RoomPlace {
  room: string;
  number: number;
}
/** A lesson, or all of them, to take home. */
export interface RoomReport {
  room: string;
  now: number;
  kept_until: number;
  began_at: number | null;
  minutes: number;
  lessons: number;
  shakes: number;
  puzzles: number;
  students: ReportStudent[];
  themes: ReportTheme[];
  given: RoomGiven[];
}
/** A seat of a table in the grid. */
export interface RoomSeat {
  seat: string;
  label: string | null;
  name: string;
  is_bot: boolean;
  is_turn: boolean;
  is_here: boolean;
  points: number;
}
/** A student as a coach sees them: by the nickname that the server gave. */
export interface RoomStudent {
  label: string;
  name: string;
  state: string;
  since: number;
  hand_at: number | null;
  table: number | null;
}
/** A set of puzzles that somebody was given, and whether it is to be done now. */
export interface RoomTask {
  code: string;
  is_due: boolean;
}
/** What the reader is in the room. */
export interface RoomYou {
  label: string;
  role: string;
  name: string;
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
  kept_for: string | null;
}
/** A seat in the lobby. */
export interface SeatEntry {
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
  bot_pace: string;
  has_phrases: boolean;
  has_hints: boolean;
  event: string | null;
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
  is_set: boolean;
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
/** A room as one of its students sees it: themselves, and nothing of the others. */
export interface StudentRoom {
  room: string;
  seq: number;
  now: number;
  you: RoomYou;
  kept_until: number;
  is_on: boolean;
  is_paused: boolean;
  hand_at: number | null;
  table: number | null;
  match: string | null;
  tasks: RoomTask[];
}
/** Everything that an official knows of a table. */
export interface TableCard {
  match: string;
  is_paper: boolean;
  place: Place | null;
  event: string | null;
  game: string;
  edition: string;
  season: string | null;
  division: string;
  form: string;
  seats: number;
  status: string;
  state: string;
  phase: string | null;
  shake: number;
  names: string[];
  seq: number;
  now: number;
  is_paused: boolean;
  people: CardSeat[];
  goal_setter: string | null;
  variations: CardVariation[];
  position: Record<string, any>;
  solutions: string[];
  third: string | null;
  calls: DeskCall[];
  rulings: CardRuling[];
  second_judges: AskedSecond[];
  appeals: CardAppeal[];
  is_held: boolean;
  checks: CardCheck[];
  added_time: number;
  officials: DeskOfficial[];
  is_host: boolean;
  has_second_judges: boolean;
  needs_initials: boolean;
  warned_at: number | null;
}
/** A word of the games. */
export interface TermEntry {
  term: string;
  slug: string;
  games: string[];
  meaning: string;
  told: string | null;
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
  is_hinted: boolean;
  bot_pace: string;
  has_phrases: boolean;
  host_seat: string | null;
  seats: Seat[];
  judges: Judge[];
  dice: Dice;
  lot: Lot | null;
  next_goal_setter: string | null;
  scoresheet: Scoresheet | null;
  seal: Seal | null;
  rematch: RematchView | null;
  room: RoomPlace | null;
  is_round_over: boolean;
  round_ends: number | null;
  you: You;
  calls: CallView[];
  shake: Shake | null;
  deadlines: Deadline[];
  awaited: Awaited[];
  legal: Legal | null;
}
/** A table as it was after a move. */
export interface WallMoment {
  table: number;
  shake: number;
  move: number;
  by: string;
  cube: string;
  to: string;
  seats: WallSeat[];
  position: PracticePosition;
}
/** Who sat at the table, by the nickname, and the points so far. */
export interface WallSeat {
  name: string;
  points: number;
  is_mover: boolean;
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
  kept: string | null;
  call: CallOffer | null;
}
