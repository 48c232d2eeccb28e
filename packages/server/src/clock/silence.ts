// How long somebody has been silent where no clock runs: holidays and outages count for nobody.
import type { Game, Instant } from '../store/store.ts';
import type { Summary } from '../table/arrangement.ts';
import type { Around } from './game-clock.ts';
import { passed } from './passing.ts';

/**
 * Milliseconds for which a game has waited for the person in a seat; undefined where it does not. Who is done while players
 * trade is known to nobody else: there everybody who may trade is waited for, since they last did anything.
 */
export function silentFor(
  seat: string,
  { row, meta, outages }: Omit<Around, 'row'> & { readonly row: Pick<Game, 'seats' | 'changed'> },
  summary: Summary | undefined,
  now: Instant,
): number | undefined {
  const sits = row.seats.find((each) => each.seat === seat);
  if (sits?.account === undefined || summary === undefined || summary.leaders?.[seat] === 'caretaker') return undefined;
  const { trading, waits, acts } = summary;
  // Games of before did not say since when they wait.
  const waited = sits.asked === undefined ? undefined : (waits?.[seat]?.at ?? row.changed);
  const asked = trading === undefined ? waited : trading.of.includes(seat) ? trading.at : undefined;
  if (asked === undefined) return undefined;
  const since = Math.max(asked, acts?.[seat] ?? 0);
  return passed(since, now, { stretches: [...(meta.habits?.[sits.account]?.holidays ?? []), ...outages] });
}
