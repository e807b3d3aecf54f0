/** What forms of the desk are made of. */
import { html } from "../shared/ui.js";

/** @typedef {import("../../vendor/preact").Child} Child */
/** @typedef {{value: string, title: string}} Option */

/** @param {(value: any) => void} take */
const typed = (take) => (/** @type {any} */ event) => take(event.target.value);

/**
 * A line of text.
 * @param {{label: Child, value: string | number, onValue: (value: string) => void, name?: string, type?: string, most?: number, note?: Child, list?: string, [more: string]: any}} props
 */
export function TextField({ label, value, onValue, name, type = "text", most = 120, note, ...more }) {
  return html`<label class="field"><span>${label}</span><input class="input" name=${name} type=${type} value=${value} maxlength=${most} autocomplete="off" spellcheck=${false} onInput=${typed(onValue)} ...${more} />${note && html`<small class="quiet">${note}</small>`}</label>`;
}

/**
 * One of some.
 * @param {{label: Child, value: string, options: Option[], onValue: (value: string) => void, name?: string}} props
 */
export function SelectField({ label, value, options, onValue, name }) {
  return html`<label class="field"><span>${label}</span><select class="input" name=${name} value=${value} onChange=${typed(onValue)}>${options.map((one) => html`<option key=${one.value} value=${one.value} selected=${one.value === value}>${one.title}</option>`)}</select></label>`;
}

/**
 * Something that holds or does not.
 * @param {{label: Child, value: boolean, onValue: (value: boolean) => void, name?: string}} props
 */
export function CheckField({ label, value, onValue, name }) {
  return html`<label class="tick"><input type="checkbox" name=${name} checked=${value} onChange=${(/** @type {any} */ event) => onValue(event.target.checked)} /><span>${label}</span></label>`;
}

/**
 * Some of several.
 * @param {{label: Child, values: string[], options: Option[], onValues: (values: string[]) => void}} props
 */
export function ChecksField({ label, values, options, onValues }) {
  /** @param {string} value */
  const toggle = (value) => onValues(options.map((one) => one.value).filter((one) => (one === value ? !values.includes(one) : values.includes(one))));
  return html`<fieldset class="ticks"><legend>${label}</legend>${options.map((one) => html`<${CheckField} key=${one.value} label=${one.title} value=${values.includes(one.value)} onValue=${() => toggle(one.value)} />`)}</fieldset>`;
}

/**
 * One of a few, as a row of keys.
 * @param {{label: string, value: string, options: Option[], onValue: (value: string) => void, kind?: string}} props
 */
export function Segments({ label, value, options, onValue, kind = "" }) {
  if (options.length < 2) return null;
  return html`<div class=${`seg ${kind}`} role="group" aria-label=${label}>${options.map(
    (one) => html`<button type="button" key=${one.value} aria-pressed=${String(one.value === value)} onClick=${() => onValue(one.value)}>${one.title}</button>`,
  )}</div>`;
}
