/** Sounds of wood and paper, made on the spot; each has a visible twin, and none comes before the first touch. */
import { preferences } from "./preferences.js";

/** @type {AudioContext | null} */
let audio = null;

function wake() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}
addEventListener("pointerdown", wake, { once: true });
addEventListener("keydown", wake, { once: true });
// Where this comes late, the first touch may have been before.
if (navigator.userActivation?.hasBeenActive) wake();

/**
 * A tone that dies away.
 * @param {AudioContext} context
 * @param {{at?: number, pitch: number, length: number, loud: number, wave?: OscillatorType}} tone
 */
function tone(context, { at = 0, pitch, length, loud, wave = "sine" }) {
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(pitch, start);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/**
 * A knock or a rustle: noise through a narrow window.
 * @param {AudioContext} context
 * @param {{at?: number, pitch: number, length: number, loud: number, narrow?: number}} knock
 */
function knock(context, { at = 0, pitch, length, loud, narrow = 6 }) {
  const start = context.currentTime + at;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < frames; place += 1) samples[place] = (Math.random() * 2 - 1) * (1 - place / frames) ** 3;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  const gain = context.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}

/** @type {Record<string, (context: AudioContext) => void>} */
const SOUNDS = {
  roll: (context) => {
    for (let at = 0; at < 0.42; at += 0.035) knock(context, { at: at + Math.random() * 0.02, pitch: 900 + Math.random() * 900, length: 0.06, loud: 0.9 });
  },
  deal: (context) => knock(context, { pitch: 3200, length: 0.09, loud: 0.35, narrow: 1 }),
  place: (context) => {
    knock(context, { pitch: 620, length: 0.09, loud: 1.6 });
    tone(context, { pitch: 190, length: 0.08, loud: 0.12 });
  },
  block: (context) => {
    knock(context, { pitch: 260, length: 0.16, loud: 2.6 });
    knock(context, { at: 0.11, pitch: 300, length: 0.12, loud: 1.6 });
  },
  turn: (context) => {
    tone(context, { pitch: 523, length: 0.22, loud: 0.07 });
    tone(context, { at: 0.12, pitch: 659, length: 0.26, loud: 0.07 });
  },
  warning: (context) => tone(context, { pitch: 165, length: 0.34, loud: 0.12, wave: "triangle" }),
  tick: (context) => knock(context, { pitch: 1500, length: 0.03, loud: 0.9 }),
  right: (context) => {
    tone(context, { pitch: 523, length: 0.24, loud: 0.08 });
    tone(context, { at: 0.13, pitch: 659, length: 0.34, loud: 0.08 });
  },
  wrong: (context) => {
    tone(context, { pitch: 440, length: 0.24, loud: 0.06 });
    tone(context, { at: 0.14, pitch: 392, length: 0.34, loud: 0.06 });
  },
};

/**
 * Play a sound, where sound is wanted.
 * @param {string} name
 */
export function play(name) {
  if (preferences.peek().sound && audio?.state === "running") SOUNDS[name]?.(audio);
}
