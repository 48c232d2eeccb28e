import type { Beat, BeatKind, Weight } from './beat.ts';
import type { Cue } from './player.ts';

/** Milliseconds that what waits may take at normal speed; what is held for the reader does not count. */
export const BUDGET = 6000;
/** No beat is shorter, or it is not seen at all. */
export const LEAST = 220;
/** The great moments are never left out, and each has so much time at least, however much happens. */
const GREAT: Partial<Record<BeatKind, number>> = { bids: 1400, launch: 1200, strike: 1500, roulette: 2000, out: 1500 };

/** What waits, so that it does not take long: first the small things are left out, then all go faster, then the oldest go. */
export function condensed(queue: readonly Cue[], speed: number, again = 0): Cue[] {
  const shown = queue.slice(0, again);
  let rest = queue.slice(again);
  if (timeOf(rest) <= BUDGET) return [...shown, ...rest];
  const LIGHT: readonly Weight[] = [0, 1];
  for (const weight of LIGHT) {
    if (timeOf(rest) <= BUDGET) break;
    rest = rest.filter(({ beat }) => stays(beat) || beat.weight > weight);
  }
  const most = Math.floor(BUDGET / LEAST);
  const free = rest.filter(({ beat }) => !stays(beat));
  const dropped = new Set(free.toSorted(byWeight).slice(0, Math.max(0, free.length - most)));
  rest = rest.filter((cue) => !dropped.has(cue));
  const part = Math.min(1, BUDGET / Math.max(1, timeOf(rest)));
  const quick = rest.map((cue) =>
    cue.beat.held ? cue : { ...cue, beat: { ...cue.beat, lasts: shortened(cue.beat, part) } },
  );
  return [...shown, ...(speed === 0 ? rest : quick)];
}

const stays = ({ held, kind }: Beat): boolean => held || kind in GREAT;

const shortened = ({ kind, lasts }: Beat, part: number): number =>
  Math.max(LEAST, Math.min(lasts, GREAT[kind] ?? 0), lasts * part);

const timeOf = (cues: readonly Cue[]): number => cues.reduce((sum, { beat }) => sum + (beat.held ? 0 : beat.lasts), 0);

const byWeight = (a: Cue, b: Cue): number => a.beat.weight - b.beat.weight;
