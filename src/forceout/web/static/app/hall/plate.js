/** The plate: the walnut number that names a table everywhere, from a phone to the projector to paper. */
import { html } from "../shared/ui.js";

/**
 * A table's plate from its label, "C III"; `kind` is "plate--sm" or "plate--lg".
 * @param {{label: string, kind?: string}} props
 */
export function Plate({ label, kind = "" }) {
  const [section, number = ""] = label.split(" ");
  return html`<span class=${`plate ${kind}`} aria-hidden="true"><small>${section}</small><b>${number}</b></span>`;
}
