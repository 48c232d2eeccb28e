// Threats: what a seat has sworn to answer. It stands until it was answered, and a plan that follows it is worth more to the seat.
import type { Seat } from '@marshall/rules';
import type { Incident } from './incidents.ts';
import type { Notes } from './notes.ts';

/** A threat that was made, and in which cycle. */
export interface Oath {
  readonly cycle: number;
}

/** After so many cycles an oath that could not be kept is forgotten. */
const LASTS = 5;

/** Wrongs that are answered at once; the first land that is taken only brings a warning. */
const UNFORGIVEN: ReadonlySet<Incident['kind']> = new Set(['struck', 'broke']);
/** What answers a wrong. */
const ANSWERS: ReadonlySet<Incident['kind']> = new Set(['took', 'struck', 'beat']);

/** Whether a wrong is one that its victim swears to answer, after so many that the same player has done to it before. */
export function isSworn(kind: Incident['kind'], before: number): boolean {
  return UNFORGIVEN.has(kind) || (kind === 'took' && before > 0);
}

/** What a seat has sworn after an incident. */
export function oathsAfter(notes: Notes, { kind, by, against }: Incident): Notes['oaths'] {
  const { oaths, seat, cycle } = notes;
  if (by === seat && against !== undefined && ANSWERS.has(kind)) return without(oaths, against);
  if (against !== seat || !isSworn(kind, notes.wrongs[by]?.[seat] ?? 0) || oaths[by]?.cycle === cycle) return oaths;
  return { ...oaths, [by]: { cycle } };
}

/** Whether a seat has sworn to answer somebody, and has not done so yet. */
export function hasSworn({ oaths, cycle }: Notes, rival: Seat): boolean {
  const oath = oaths[rival];
  return oath !== undefined && cycle - oath.cycle <= LASTS;
}

/** The same oaths but those against one. */
export function without(oaths: Notes['oaths'], rival: Seat): Notes['oaths'] {
  if (oaths[rival] === undefined) return oaths;
  return Object.fromEntries(Object.entries(oaths).filter(([other]) => other !== rival));
}
