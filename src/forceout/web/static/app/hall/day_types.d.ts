/** What the server sends of a day at an event (service/events/day_views.py, front_views.py). */
import type { HallTimes, Sheet } from "./event_types";
export interface ClockFacts {
  id: string;
  game: string;
  edition: string;
  division: string;
  rounds: number;
  clock: HallTimes;
  rules: { late: string; phones: string; sheet: string; appeal: string | null };
  announcements: Record<string, string>;
}
export interface FrontRound {
  number: number;
  version: number;
  told: Record<string, number>;
  tables: number;
  playing: { label: string; added_time: number }[];
  settling: number;
  handed_in: number;
}
export interface FrontCompetition extends ClockFacts { round: FrontRound | null }
export interface FrontView { seq: number; now: number; id: string; title: string; date: string; is_closed: boolean; competitions: FrontCompetition[] }
export interface Place { place: number; shared: boolean; name: string; school: string | null; sum: number; provisional: boolean }
export interface PlacesView { seq: number; competition: string; after: number; rounds: number; places: Place[] }
export interface SeatsView {
  seq: number;
  competition: string;
  round: number | null;
  version: number;
  seats: { name: string; school: string | null; table: string; seat: number }[];
}
export interface DayRound {
  competition: string;
  round: number;
  table: string;
  seat: number;
  version: number;
  published_at: number;
  seats: { id: string; name: string | null; school: string | null }[];
  told: Record<string, number>;
  added_time: number;
  status: string;
  points: number | null;
  phones: "away" | "allowed" | "online";
  match: string | null;
  may_enter?: boolean;
  may_sign?: boolean;
  may_appeal?: boolean;
  has_appealed?: boolean;
  sheet?: Sheet;
  totals?: Record<string, number>;
  match_points?: Record<string, number> | null;
}
export interface DayPlayer {
  id: string;
  name: string | null;
  division: string;
  school: string | null;
  team: string | null;
  has_withdrawn: boolean;
  rounds: DayRound[];
}
export interface DayView {
  seq: number;
  now: number;
  id: string;
  office: string;
  title: string;
  date: string;
  is_closed: boolean;
  names_until: number;
  phones_allowed: boolean;
  may_enter: boolean;
  competitions: ClockFacts[];
  players: DayPlayer[];
}
export interface OwnPlace {
  place: number;
  shared: boolean;
  of: number;
  sum: number;
  played: number;
  provisional: boolean;
  section: string | null;
  place_in_section: number | null;
}
export interface PublicView {
  seq: number;
  now: number;
  id: string;
  title: string;
  date: string;
  is_closed: boolean;
  competitions: { id: string; game: string; division: string; rounds: number; published: number }[];
}
