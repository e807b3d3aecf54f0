/** The four divisions, lowest first. */
export const DIVISIONS = ["elementary", "middle", "junior", "senior"];
