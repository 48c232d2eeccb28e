/**
 * What somebody changes about their habits holds from then on: time that stood still stays so, and nobody gets more time
 * for what was asked before. A holiday is announced ahead instead (habits.ts), so it counts for that too.
 */
import { z } from 'zod';
import type { Game, Instant, Stretch } from '../store/store.ts';
import type { ArrangementMeta, Summary } from '../table/arrangement.ts';
import { type Habits, habitsShape, restsOf, weekOf } from './habits.ts';
import { merged, shared, within } from './stretches.ts';

export const restedShape = z.object({
  /** When the habits changed that hold now. */
  until: z.number(),
  /** When time stood still before that, as far back as something that is open was asked. */
  stretches: z.array(z.object({ from: z.number(), until: z.number() })),
  /** The habits with which that was asked; absent where there were none. */
  before: habitsShape.optional(),
});

export type Rested = z.infer<typeof restedShape>;

/** When somebody rests, for an amount of time that begins at `from`. */
export function restsOver(
  habits: Habits | undefined,
  rested: Rested | undefined,
  from: Instant,
  until: Instant,
): readonly Stretch[] {
  if (rested === undefined) return habits === undefined ? [] : restsOf(habits, from, until);
  const begin = Math.max(from, rested.until);
  const weekly = (each: Habits | undefined) =>
    each === undefined || until <= begin ? [] : within(weekOf(each, begin, until), rested.until, Number.MAX_VALUE);
  const week = from < rested.until ? shared(weekly(rested.before), weekly(habits)) : weekly(habits);
  const holidays = within(habits?.holidays ?? [], rested.until, Number.MAX_VALUE);
  return [...rested.stretches, ...week, ...holidays];
}

/** Notes when the time of a seat stood still until now, because its habits or its player are about to change. */
export function settleRests(
  { seats }: Pick<Game, 'seats'>,
  meta: ArrangementMeta,
  summary: Pick<Summary, 'times' | 'before'> | undefined,
  seat: string,
  now: Instant,
): Pick<ArrangementMeta, 'rested'> {
  const { [seat]: known, ...others } = meta.rested ?? {};
  const { times, before } = summary ?? {};
  const begun = [times, before?.times].flatMap((each) => (each === undefined ? [] : [each.stage?.at ?? each.asked]));
  const [open] = begun;
  // Nothing is open: there is no time to keep.
  if (open === undefined) return { rested: others };
  const account = seats.find((each) => each.seat === seat)?.account;
  const habits = account === undefined ? undefined : meta.habits?.[account];
  const oldest = Math.min(...begun);
  const rests = [...restsOver(habits, known, oldest, open), ...restsOver(habits, known, open, now)];
  const held = known !== undefined && open < known.until ? known.before : habits;
  const stretches = merged(within(rests, oldest, now));
  return { rested: { ...others, [seat]: { until: now, stretches, ...(held === undefined ? {} : { before: held }) } } };
}
