/** What the server sends of an event, as far as pages use it (service/events/views.py). */
export interface RoundFacts { number: number; versions: number; tables: number; open: number; told: Record<string, number> }
export interface HallTimes { round: number; after_warning: number; writing: [number, number] }
export interface CompetitionView {
  id: string;
  division: string;
  game: string;
  edition: string;
  season: string | null;
  form: string;
  seating: string[];
  rounds: RoundFacts[];
  clock: HallTimes;
  clock_rule: string;
  announcements: Record<string, string>;
  equipment: string[];
}
export interface PlayerFacts {
  id: string;
  name: string | null;
  division: string;
  school: string;
  team: string | null;
  seed: number | null;
  level: number | null;
  has_withdrawn: boolean;
}
export interface Titled { id: string; title: string }
export interface EventView {
  id: string;
  seq: number;
  now: number;
  office: string;
  subject: string | null;
  title: string;
  date: string;
  is_closed: boolean;
  names_until: number;
  divisions: (Titled & { level: string })[];
  competitions: CompetitionView[];
  schools: Titled[];
  teams: (Titled & { school: string; division: string })[];
  players: PlayerFacts[];
  people_count: number[];
  people?: Record<string, string>;
  settings?: any;
  mine?: any[];
}
export interface Compromise { kind: string; table: string; players: string[]; rounds: number[]; points: number; words: string }
export interface SeatedTable { label: string; players: string[]; section?: string | null }
export interface SheetRow { scores: Record<string, number>; goal_setter?: string | null; is_void?: boolean }
export interface SheetPenalty { player: string; points: number; initials: string; shake?: number | null }
export interface Sheet {
  totals: Record<string, number>;
  rows?: SheetRow[];
  penalties?: SheetPenalty[];
  on_paper?: Record<string, number>;
  did_not_play?: string[];
  signed?: string[];
}
export interface Correction { player: string; before: number; after: number; reason: string; by: string; at: number; agreed?: string[] }
export interface TableFacts extends SeatedTable {
  status: string;
  added_time: number;
  sheet?: Sheet;
  totals?: Record<string, number>;
  points?: Record<string, number> | null;
  corrections?: Correction[];
  deceits?: { player: string; listed: number; reason: string; by: string; at: number }[];
  appeals?: { player: string; reason?: string; decision?: string | null; is_upheld?: boolean | null; open?: boolean }[];
  entered_by?: string;
  entered_at?: number;
  confirmed_by?: string | null;
  unequal?: string[];
  may_confirm?: boolean;
  disqualified?: string[];
  replays?: number[];
  /** The table's page, where it is played online. */
  match?: string | null;
  /** Somebody waits for a judge. */
  call?: { at: number; reason: string; judge: string } | null;
}
export interface Draft {
  tables: SeatedTable[];
  way: string;
  seed: number;
  is_published: boolean;
  may_seat_teammates: boolean;
  points: Record<string, number>;
  names: Record<string, string>;
  compromises: Compromise[];
}
export interface RoundView {
  seq: number;
  now: number;
  competition: string;
  round: number;
  version: number;
  versions: { number: number; at: number; reason: string }[];
  told: Record<string, number>;
  absent: string[];
  tables: TableFacts[];
  names: Record<string, string>;
  draft?: Draft;
}
export interface Standing {
  place: number;
  shared: boolean;
  player: string;
  section: string | null;
  points: (number | null)[];
  statuses: string[];
  sum: number;
  values: (number | string)[];
  rounds: number;
  provisional: boolean;
}
export interface RankedPlace {
  place: number;
  shared: boolean;
  id: string;
  points: number | string;
  parts: { competition: string; points: number | string; players: [string, number | string][]; dropped: boolean }[];
  provisional: boolean;
}
export interface Recipient { id: string; place: number; shared: boolean; points: number | string | null; section: string | null }
export interface Playoff { id: string; competition: string; players: string[]; totals?: Record<string, number> }
export interface StandingsView {
  seq: number;
  competitions: Record<string, Standing[]>;
  sections: Record<string, Record<string, string[]>>;
  rankings: Record<string, RankedPlace[]>;
  awards: Record<string, Recipient[]>;
  playoffs: Playoff[];
  names: Record<string, string>;
}
export interface Remark { kind: string; code: string; message: string; rule: string | null; shake: number | null; player: string | null; right: number | null }
export interface SheetCheck {
  remarks: Remark[];
  missing: string[];
  next_setter: string | null;
  is_stopped: boolean;
  running: Record<string, number>[];
  sums: Record<string, number>;
  leaders: string[];
  points: Record<string, number> | null;
}
