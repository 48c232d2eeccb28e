// What the table sounds like, as data: tones and puffs of noise, made on the spot.
import type { LogLine } from '../session/session.ts';

export const CUES = [
  'turn',
  'seal',
  'bids',
  'dice',
  'march',
  'cash',
  'shot',
  'battle',
  'siren',
  'strike',
  'conquest',
  'fallen',
  'deal',
  'end',
] as const;
export type Cue = (typeof CUES)[number];

/** One sound: when it begins and how long it lasts in seconds, its pitch at the start and end in hertz. */
export interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to?: number;
  /** The pitch of noise is what its filter lets through. */
  readonly shape: OscillatorType | 'noise';
  readonly loud: number;
  /** Seconds in which it swells; at once if left out. */
  readonly swells?: number;
}

const bell = (at: number, from: number, lasts = 0.3, loud = 0.3): Tone => ({ at, lasts, from, shape: 'sine', loud });
const tap = (at: number, from: number, loud = 0.5): Tone => ({
  at,
  lasts: 0.045,
  from,
  to: from * 0.6,
  shape: 'triangle',
  loud,
});
const puff = (at: number, from: number, lasts = 0.09, loud = 0.5): Tone => ({
  at,
  lasts,
  from,
  to: from * 0.5,
  shape: 'noise',
  loud,
});
const thud = (at: number, from: number, lasts = 0.22, loud = 0.8): Tone => ({
  at,
  lasts,
  from,
  to: from * 0.4,
  shape: 'triangle',
  loud,
});
const wail = (at: number): Tone => ({
  at,
  lasts: 0.62,
  from: 330,
  to: 520,
  shape: 'triangle',
  loud: 0.22,
  swells: 0.2,
});

export const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  turn: [bell(0, 523, 0.16, 0.35), bell(0.11, 784, 0.3, 0.35)],
  seal: [thud(0, 180, 0.1, 0.7), puff(0.01, 1400, 0.06, 0.35)],
  bids: [tap(0, 1200, 0.3), tap(0.06, 1250, 0.3), tap(0.12, 1300, 0.3), bell(0.24, 659, 0.28, 0.22)],
  dice: [tap(0, 900), tap(0.07, 700), tap(0.13, 820), tap(0.2, 600)],
  march: [puff(0, 420), puff(0.14, 360), puff(0.28, 420), puff(0.42, 360)],
  cash: [bell(0, 1568, 0.12, 0.18), bell(0.07, 2093, 0.22, 0.18)],
  shot: [{ at: 0, lasts: 0.28, from: 1800, to: 240, shape: 'sawtooth', loud: 0.16 }, puff(0.24, 900, 0.14, 0.4)],
  battle: [thud(0, 150), thud(0.16, 120, 0.3), puff(0.02, 600, 0.2, 0.35)],
  siren: [wail(0), wail(0.6), wail(1.2)],
  strike: [
    { at: 0, lasts: 1.8, from: 90, to: 28, shape: 'sine', loud: 1 },
    { at: 0, lasts: 1.4, from: 700, to: 80, shape: 'noise', loud: 0.7 },
  ],
  conquest: [thud(0, 120, 0.2, 0.6), bell(0.12, 392, 0.3), bell(0.26, 523, 0.3), bell(0.4, 659, 0.5)],
  fallen: [bell(0, 440, 0.5), bell(0.3, 415, 0.5), bell(0.6, 349, 1.1)],
  deal: [bell(0, 440, 0.14), bell(0.1, 554, 0.22)],
  end: [bell(0, 392, 0.5, 0.35), bell(0.22, 494, 0.5, 0.35), bell(0.44, 587, 0.9, 0.35)],
};

/** Kinds of events by what they sound like; the gravest of what happened at once is heard. */
const KINDS: readonly (readonly [Cue, ReadonlySet<string>])[] = [
  ['strike', new Set(['struck', 'space-blasted'])],
  ['siren', new Set(['nukes-launched', 'retaliation-declared'])],
  ['fallen', new Set(['left'])],
  ['conquest', new Set(['zone-captured'])],
  ['battle', new Set(['attack-declared', 'counterattack-opened', 'clashed'])],
  ['shot', new Set(['l-star-fired'])],
  ['dice', new Set(['rolled', 'fired', 'militia-rolled', 'roulette-rolled'])],
  ['deal', new Set(['offer-made', 'deal-made'])],
  ['bids', new Set(['bids-revealed'])],
  ['cash', new Set(['sold', 'bought', 'salaries-paid', 'cash-given'])],
  ['march', new Set(['units-moved'])],
  ['seal', new Set(['sealed'])],
];

/** What lines of a log sound like together; undefined for what is silent. */
export function cueOf(lines: readonly Pick<LogLine, 'kind' | 'dice'>[]): Cue | undefined {
  return KINDS.find(([cue, kinds]) =>
    lines.some(({ kind, dice }) => kinds.has(kind) || (cue === 'dice' && dice !== undefined)),
  )?.[0];
}
