/** The shapes of what the server sends, and of what our modules share. */
export type Slots = Record<string, string | number | null | undefined>;
export type RuleText = string | { book: string; section: string };

export interface Preferences {
  theme: "system" | "light" | "dark";
  contrast: "system" | "more";
  size: "system" | "projector";
  motion: "system" | "less" | "full";
  sound: boolean;
  /** Whether letters act as keys of the table. */
  letters: boolean;
  confirm: "phone" | "always" | "never";
}

export interface Refusal { code: string; rule: RuleText | null; message: string; book?: string }
export interface Settings {
  game: "on-sets" | "equations";
  edition: string;
  season?: string | null;
  division: string;
  form: string;
  seats: number;
  policing: string;
  judging: string;
  clock: string;
  practice?: boolean;
  [more: string]: unknown;
}
export interface Seat { seat: string; name: string; bot: string | null; is_taken: boolean }
export interface Deadline { player: string; task: string; limit: number; at: number; countdown_ends: number; late: number }
export interface Action { do: string; [field: string]: any }
export interface Blank { name: string; kind?: string; choices?: (string | number)[]; label?: string }
export interface VariationOffer {
  name: string;
  title: string;
  words?: string;
  rule?: RuleText | null;
  blank?: string | Blank | null;
  choices?: (string | number)[] | null;
  why_not?: Refusal | null;
  is_chosen?: boolean;
  taken_by?: string | null;
}
export interface Legal {
  actions: Action[];
  templates: string[];
  why_not: Record<string, Refusal>;
  variations?: VariationOffer[];
  deal?: { fewest: number; most: number };
  procedures?: { code: string; rule: RuleText }[];
  places?: Record<string, string>;
  reasons?: { code: string; title?: string; rule?: RuleText | null }[];
}
export interface PresentedSolution {
  by: string;
  solution: string;
  goal: string | null;
  accepted_by: string[];
  correct: boolean | null;
  failed_claims?: Record<string, number>;
  violations?: Refusal[];
  working?: Working | null;
}
export interface Working { steps?: { text: string; note?: string; removed?: string[]; chosen?: string[] }[]; removed?: string[]; chosen?: string[]; value?: string; goal_value?: string; tree?: ReadingNode; [more: string]: any }
export interface ReadingNode { symbol?: string; text?: string; operands?: ReadingNode[]; children?: ReadingNode[]; value?: string | null; [more: string]: any }
export interface Contest {
  checking: string | null;
  will_present: boolean;
  end: string;
  challenger: string | null;
  second_challenger: string | null;
  mover: string | null;
  third: string | null;
  side: string | null;
  has_presented: string[];
  solutions: PresentedSolution[];
}
export interface Shake {
  number: number;
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
  variations: { name: string; title?: string; words?: string; rule?: RuleText | null; by?: string; [blank: string]: any }[];
  universe?: string[] | null;
  seat: string | null;
  players: string[];
  absent: string[];
  goal_setter: string;
  leading: string[];
  bonus: string | null;
  block: string | null;
  round_is_over: boolean;
  warnings: Record<string, number>;
  contest: Contest | null;
  commitment?: string | null;
  seed?: string | null;
  last?: { by: string; cube: string; from: string; to: string; is_bonus: boolean } | null;
  score_reasons?: Record<string, { message: string; rule?: RuleText | null }>;
}
export interface Scoresheet {
  players: string[];
  shakes: { goal_setter: string; scores: Record<string, number>; penalties: Record<string, number>; void: boolean }[];
  corrections: { player: string; points: number; reason: string }[];
  totals: Record<string, number>;
  points: Record<string, number> | null;
  to_approve: Record<string, number>;
  appeals: { by: string; reason: string }[];
  signed: string[];
}
export interface Judge { number: number; name: string; by: string | null; is_by_host: boolean; is_judge: boolean; awaits: string[] }
export interface Seal { match: string; seq: number; hash: string; digest: string; key: string; signature: string }
export interface View {
  match: string;
  seq: number;
  now: number;
  you: { seat: string | null; is_host: boolean; is_judge: boolean; left: string | null };
  settings: Settings;
  status: "waiting" | "playing" | "over" | "abandoned";
  is_paused: boolean;
  gap: { since: number; until: number } | null;
  judges: Judge[];
  dice: { shake: number; is_open: boolean; nonces: Record<string, string> };
  seal: Seal | null;
  is_watchable: boolean;
  is_helped: boolean;
  host_seat: string;
  seats: Seat[];
  lot: { to_roll: string[]; rolled: Record<string, string> } | null;
  next_goal_setter: string | null;
  scoresheet: Scoresheet | null;
  is_over: boolean;
  is_round_over: boolean;
  shake: Shake | null;
  deadlines: Deadline[];
  round_ends: number | null;
  legal: Legal | null;
}
export interface MatchEvent { seq: number; at: number; by: string | null; do: string; [field: string]: any }
