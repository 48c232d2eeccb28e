import type { Leader } from '@marshall/rules';
import type { Game as GameRow } from '../store/store.ts';
import type { Summary } from './arrangement.ts';

/** The commander who leads in the place of a person who does not answer. */
export const CARETAKER = 'caretaker';

type Leaders = Readonly<Record<string, Leader>>;

/** Where computers sit, for rows that were asked before: every command asks more than once. */
const known = new WeakMap<GameRow['seats'], readonly string[]>();

/** The seats in which computer commanders sit, and those that a caretaker leads. */
export function commandersIn({ seats }: Pick<GameRow, 'seats'>, leaders?: Leaders): readonly string[] {
  if (leaders !== undefined && Object.keys(leaders).length > 0)
    return seats.flatMap(({ seat, bot }) => (bot === undefined && leaders[seat] !== CARETAKER ? [] : [seat]));
  const found = known.get(seats) ?? seats.flatMap(({ seat, bot }) => (bot === undefined ? [] : [seat]));
  known.set(seats, found);
  return found;
}

/** The seats that people lead; those for whom a caretaker answers, and those who are out of the game, hold nobody up. */
export function ledByPeople(
  { seats }: Pick<GameRow, 'seats'>,
  { leaders = {}, out = [] }: Pick<Summary, 'leaders' | 'out'> = {},
): readonly { readonly seat: string; readonly account: string }[] {
  return seats.flatMap(({ seat, account }) =>
    account === undefined || leaders[seat] === CARETAKER || out.includes(seat) ? [] : [{ seat, account }],
  );
}

/** Their accounts, in the order of seats. */
export function peopleWhoLead(
  row: Pick<GameRow, 'seats'>,
  summary: Parameters<typeof ledByPeople>[1],
): readonly string[] {
  return [...new Set(ledByPeople(row, summary).map(({ account }) => account))];
}

/** The name of the commander who answers for a seat; undefined where a person does. */
export function commanderOf(
  { seats }: Pick<GameRow, 'seats'>,
  seat: string,
  leaders: Leaders = {},
): string | undefined {
  return seats.find((each) => each.seat === seat)?.bot ?? (leaders[seat] === CARETAKER ? CARETAKER : undefined);
}
