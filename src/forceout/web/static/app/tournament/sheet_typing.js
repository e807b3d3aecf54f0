/** A scoresheet as it is typed: rows, penalties, totals, signatures; as text where nothing is there yet. */

/** @typedef {import("../hall/event_types").Sheet} Sheet */
/** @typedef {{scores: Record<string, number>, setter: string, isVoid: boolean}} TypedRow */
/** @typedef {{player: string, points: number, initials: string}} TypedPenalty */
/** @typedef {{rows: TypedRow[], penalties: TypedPenalty[], totals: Record<string, string>, onPaper: Record<string, number>, absent: string[], signed: string[]}} Typed */

/** @returns {TypedRow} */
export const emptyRow = () => ({ scores: {}, setter: "", isVoid: false });

/** Nothing typed yet. @returns {Typed} */
export const nothingTyped = () => ({ rows: [emptyRow()], penalties: [], totals: {}, onPaper: {}, absent: [], signed: [] });

/** @param {TypedRow} row */
export const isEmpty = (row) => !row.isVoid && !row.setter && Object.keys(row.scores).length === 0;

/**
 * A sheet that was entered, to be typed on.
 * @param {Sheet} sheet
 * @returns {Typed}
 */
export function typedOf(sheet) {
  return {
    rows: [...(sheet.rows ?? []).map((row) => ({ scores: { ...row.scores }, setter: row.goal_setter ?? "", isVoid: row.is_void ?? false })), emptyRow()],
    penalties: (sheet.penalties ?? []).map(({ player, points, initials }) => ({ player, points: points ?? 1, initials: initials ?? "" })),
    totals: Object.fromEntries(Object.entries(sheet.totals).map(([player, total]) => [player, String(total)])),
    onPaper: { ...sheet.on_paper },
    absent: [...(sheet.did_not_play ?? [])],
    signed: [...(sheet.signed ?? [])],
  };
}

/** A number that was typed; null where it is none. @param {string | undefined} text */
export function readNumber(text) {
  const cleaned = (text ?? "").trim().replace(/^[−–]/, "-");
  return /^-?\d{1,3}$/.test(cleaned) ? Number(cleaned) : null;
}

/**
 * What is sent: without what is empty.
 * @param {Typed} typed
 * @returns {Sheet}
 */
export function sheetOf(typed) {
  const totals = Object.fromEntries(
    Object.entries(typed.totals).flatMap(([player, text]) => (readNumber(text) === null ? [] : [[player, Number(readNumber(text))]])),
  );
  return {
    totals,
    rows: typed.rows
      .filter((row) => !isEmpty(row))
      .map((row) => ({ scores: row.isVoid ? {} : row.scores, ...(row.setter && { goal_setter: row.setter }), ...(row.isVoid && { is_void: true }) })),
    penalties: typed.penalties.map((one) => ({ player: one.player, points: one.points, initials: one.initials.trim() })),
    on_paper: typed.onPaper,
    did_not_play: typed.absent,
    signed: typed.signed,
  };
}

/**
 * Typed with points in a cell; the last row filled in makes room for another.
 * @param {Typed} typed
 * @param {number} place
 * @param {Partial<TypedRow>} change
 * @param {string} setterAfter whose the next Goal is, where that is known
 * @returns {Typed}
 */
export function withRow(typed, place, change, setterAfter = "") {
  const rows = typed.rows.map((row, at) => (at === place ? { ...row, ...change } : row));
  const last = rows.at(-1);
  if (last && !isEmpty(last)) rows.push({ ...emptyRow(), setter: "" });
  const filled = setterAfter ? rows.map((row, at) => (at === place && !row.setter && !isEmpty(row) ? { ...row, setter: setterAfter } : row)) : rows;
  return { ...typed, rows: filled };
}

/**
 * The sums of the rows so far, row by row: adding up what was typed.
 * @param {Typed} typed
 * @param {string[]} players
 */
export function runningOf(typed, players) {
  /** @type {Record<string, number>} */
  let sofar = Object.fromEntries(players.map((player) => [player, 0]));
  return typed.rows.map((row) => {
    sofar = Object.fromEntries(players.map((player) => [player, (sofar[player] ?? 0) + (row.isVoid ? 0 : (row.scores[player] ?? 0))]));
    return sofar;
  });
}
