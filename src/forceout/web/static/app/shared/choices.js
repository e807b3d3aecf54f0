/** Choices that a person makes by tapping: a row of options, or a switch. */
import { html } from "./ui.js";

/** @typedef {import("../../vendor/preact").Child} Child */

/**
 * One of a few options, as a row of buttons.
 * @param {{label: string, options: {value: string, title: Child}[], value: string, onChange: (value: string) => void, isNamed?: boolean, note?: Child}} props
 */
export function Choice({ label, options, value, onChange, isNamed, note }) {
  return html`<div class="field choice">
    ${isNamed && html`<span aria-hidden="true">${label}</span>`}
    <div class="seg" role="group" aria-label=${label}>
      ${options.map((one) => html`<button type="button" aria-pressed=${String(one.value === value)} onClick=${() => onChange(one.value)}>${one.title}</button>`)}
    </div>
    ${note && html`<p class="small quiet">${note}</p>`}
  </div>`;
}

/**
 * A switch that is on or off.
 * @param {{label: string, isOn: boolean, onChange: (isOn: boolean) => void}} props
 */
export function Switch({ label, isOn, onChange }) {
  return html`<button type="button" class="toggle" aria-pressed=${String(isOn)} onClick=${() => onChange(!isOn)}>
    <span class="toggle__knob" aria-hidden="true"></span>${label}</button>`;
}
