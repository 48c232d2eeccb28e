// Small sounds, made on the spot: no files. Soft, on from the first press, and silent for a while after a strike.
import { type Cue, TONES, type Tone } from './cues.ts';

const KEY = 'marshall-sound';
const VOLUME = 0.22;
/** A context that plays nothing still takes a few percent of a core; it rests so long after the last sound, in seconds. */
const REST = 2;
/** Nothing is heard for so long after a nuke has struck, in seconds. */
const SILENCE = 3.5;

export const recallSound = (): boolean => localStorage.getItem(KEY) !== 'off';

/** Remembers whether sounds are wanted; every switch on the page follows. */
export function keepSound(on: boolean): void {
  localStorage.setItem(KEY, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();
export const onSound = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
/** In seconds of the context. */
let silentUntil = 0;

/** Plays a cue, if sounds are on and the player has pressed something: browsers let no page sound before that. */
export function play(cue: Cue): void {
  if (!recallSound() || navigator.userActivation?.hasBeenActive === false || document.hidden) return;
  context ??= new AudioContext();
  if (context.currentTime < silentUntil) return;
  document.documentElement.dataset.heard = cue;
  if (cue === 'strike') silentUntil = context.currentTime + SILENCE;
  for (const tone of TONES[cue]) sound(context, tone);
  restAfter(context, Math.max(silentUntil - context.currentTime, ...TONES[cue].map(({ at, lasts }) => at + lasts)));
}

let resting: ReturnType<typeof setTimeout> | undefined;

/** Lets it play now, and rest once the sounds have ended; its time stands still then, so a silence has to end before. */
function restAfter(playing: AudioContext, seconds: number): void {
  clearTimeout(resting);
  if (playing.state === 'suspended') void playing.resume();
  resting = setTimeout(() => void playing.suspend(), (seconds + REST) * 1000);
}

function sound(into: AudioContext, { at, lasts, from, to, shape, loud, swells = 0 }: Tone): void {
  const begins = into.currentTime + at;
  const ends = begins + lasts;
  const gain = new GainNode(into, { gain: 0.0001 });
  gain.gain.setValueAtTime(swells === 0 ? loud * VOLUME : 0.0001, begins);
  if (swells > 0) gain.gain.exponentialRampToValueAtTime(loud * VOLUME, begins + swells);
  gain.gain.exponentialRampToValueAtTime(0.0001, ends);
  gain.connect(into.destination);
  const source = shape === 'noise' ? hiss(into, from, to, ends, gain) : tone(into, shape, from, to, ends, gain);
  source.start(begins);
  source.stop(ends);
}

function tone(
  into: AudioContext,
  type: OscillatorType,
  from: number,
  to: number | undefined,
  ends: number,
  on: GainNode,
) {
  const made = new OscillatorNode(into, { type, frequency: from });
  if (to !== undefined) made.frequency.exponentialRampToValueAtTime(to, ends);
  made.connect(on);
  return made;
}

/** A second of noise, of which a filter lets some through. */
function hiss(into: AudioContext, from: number, to: number | undefined, ends: number, on: GainNode) {
  noise ??= noisy(into);
  const made = new AudioBufferSourceNode(into, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(into, { type: 'bandpass', frequency: from, Q: 0.8 });
  if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, ends);
  made.connect(filter).connect(on);
  return made;
}

function noisy(into: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: into.sampleRate, sampleRate: into.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
