/** The shapes that the browser's own modules share. */
export type Slots = Record<string, string | number | null | undefined>;
/** A sentence: a text with its slots in braces, or texts and choices in a row. */
export type Pattern = string | (string | Choice)[];
/** By which slot is chosen, what from, and what is taken where nothing fits. */
export type Choice = [by: string, variants: Record<string, Pattern>, otherwise: string];
export type RuleText = string | { book: string; section: string };

export interface Preferences {
  theme: "system" | "light" | "dark";
  contrast: "system" | "more";
  size: "system" | "projector";
  motion: "system" | "less" | "full";
  sound: boolean;
  /** Whether a phone trembles when it is one's turn. */
  vibrate: boolean;
  /** Whether a notification tells that it is one's turn, while the page is hidden. */
  notify: boolean;
  /** Whether letters act as keys of the table. */
  letters: boolean;
  confirm: "phone" | "always" | "never";
}

/** Why something is not done: the server's refusal, or a reason of our own without a rule. */
export interface WhyNot { code: string; rule: RuleText | null; message: string; parts?: (string | { seat: string })[] }
