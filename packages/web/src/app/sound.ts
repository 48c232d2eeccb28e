// Small sounds, made on the spot: no files, and none at all until somebody switches them on.
import type { LogLine } from '../session/session.ts';

const KEY = 'marshall-sound';

export const CUES = ['ask', 'dice', 'battle', 'strike', 'market', 'deal', 'end'] as const;
export type Cue = (typeof CUES)[number];

/** One tone: when it begins and how long it lasts in seconds, its pitch at the start and end in hertz. */
interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to?: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

const click = (at: number, from: number): Tone => ({
  at,
  lasts: 0.04,
  from,
  to: from * 0.6,
  shape: 'triangle',
  loud: 0.5,
});

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  ask: [
    { at: 0, lasts: 0.16, from: 523, shape: 'sine', loud: 0.35 },
    { at: 0.11, lasts: 0.26, from: 784, shape: 'sine', loud: 0.35 },
  ],
  dice: [click(0, 900), click(0.07, 700), click(0.13, 820), click(0.2, 600)],
  battle: [
    { at: 0, lasts: 0.22, from: 150, to: 60, shape: 'triangle', loud: 0.8 },
    { at: 0.16, lasts: 0.3, from: 120, to: 45, shape: 'triangle', loud: 0.8 },
  ],
  strike: [{ at: 0, lasts: 1.4, from: 90, to: 28, shape: 'sine', loud: 1 }],
  market: [click(0, 1600), click(0.06, 2100)],
  deal: [
    { at: 0, lasts: 0.12, from: 440, shape: 'sine', loud: 0.3 },
    { at: 0.1, lasts: 0.2, from: 554, shape: 'sine', loud: 0.3 },
  ],
  end: [
    { at: 0, lasts: 0.5, from: 392, shape: 'sine', loud: 0.35 },
    { at: 0.22, lasts: 0.5, from: 494, shape: 'sine', loud: 0.35 },
    { at: 0.44, lasts: 0.9, from: 587, shape: 'sine', loud: 0.35 },
  ],
};

const VOLUME = 0.25;

export const recallSound = (): boolean => localStorage.getItem(KEY) === 'on';

export const keepSound = (on: boolean): void => localStorage.setItem(KEY, on ? 'on' : 'off');

let context: AudioContext | undefined;

/** Plays a cue, if sounds are on. */
export function play(cue: Cue): void {
  if (!recallSound()) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { at, lasts, from, to, shape, loud } of TONES[cue]) {
    const [begins, ends] = [currentTime + at, currentTime + at + lasts];
    const tone = new OscillatorNode(context, { type: shape, frequency: from });
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, ends);
    const gain = new GainNode(context, { gain: loud * VOLUME });
    gain.gain.setValueAtTime(loud * VOLUME, begins);
    gain.gain.exponentialRampToValueAtTime(0.0001, ends);
    tone.connect(gain).connect(destination);
    tone.start(begins);
    tone.stop(ends);
  }
}

/** Kinds of events by what they sound like; the loudest of what happened at once is heard. */
const KINDS: readonly (readonly [Cue, ReadonlySet<string>])[] = [
  ['strike', new Set(['nukes-launched', 'struck', 'space-blasted', 'retaliation-declared'])],
  ['battle', new Set(['attack-declared', 'counterattack-opened', 'zone-captured', 'clashed'])],
  ['dice', new Set(['rolled', 'fired', 'l-star-fired', 'militia-rolled', 'roulette-rolled'])],
  ['deal', new Set(['offer-made', 'deal-made'])],
  ['market', new Set(['sold', 'bought'])],
];

/** What new lines of a log sound like together; undefined for what is silent. */
export function cueOf(lines: readonly Pick<LogLine, 'kind' | 'dice'>[]): Cue | undefined {
  return KINDS.find(([cue, kinds]) =>
    lines.some(({ kind, dice }) => kinds.has(kind) || (cue === 'dice' && dice !== undefined)),
  )?.[0];
}
