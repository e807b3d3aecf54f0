/** Points of a ranking, which an average makes a fraction: `771/5` is shown as 154.2. */

/** What they are worth. @param {number | string} points */
export function worth(points) {
  const [over, under = "1"] = String(points).split("/");
  return Number(over) / Number(under);
}

/** As people read them, rounded to hundredths. @param {number | string} points @param {string} language */
export function shownPoints(points, language) {
  return typeof points === "number" ? points : worth(points).toLocaleString(language, { maximumFractionDigits: 2 });
}
