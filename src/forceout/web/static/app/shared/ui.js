/** The drawing library in one import: Preact, its hooks, signals and htm's templates. */
import htm from "../../vendor/htm.js";
import { h } from "../../vendor/preact.js";

export { Fragment, h, render } from "../../vendor/preact.js";
export { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "../../vendor/hooks.js";
export { batch, computed, effect, signal } from "../../vendor/signals.js";

/** Draw a template of HTML with values in it. */
export const html = htm.bind(h);

/**
 * Join the names of classes that hold.
 * @param {...(string | false | null | undefined)} names
 */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}
