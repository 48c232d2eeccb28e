import type { Leader } from '@marshall/rules';
import type { Game as GameRow } from '../store/store.ts';

/** The commander who leads in the place of a person who does not answer. */
export const CARETAKER = 'caretaker';

type Leaders = Readonly<Record<string, Leader>>;

/** The seats in which computer commanders sit, and those that a caretaker leads. */
export function commandersIn({ seats }: Pick<GameRow, 'seats'>, leaders: Leaders = {}): readonly string[] {
  return seats.flatMap(({ seat, bot }) => (bot === undefined && leaders[seat] !== CARETAKER ? [] : [seat]));
}

/** The people who lead their seats, in the order of seats; those for whom a caretaker answers hold nobody up. */
export function peopleWhoLead({ seats }: Pick<GameRow, 'seats'>, leaders: Leaders = {}): readonly string[] {
  const accounts = seats.flatMap(({ seat, account }) =>
    account === undefined || leaders[seat] === CARETAKER ? [] : [account],
  );
  return [...new Set(accounts)];
}

/** The name of the commander who answers for a seat; undefined where a person does. */
export function commanderOf(
  { seats }: Pick<GameRow, 'seats'>,
  seat: string,
  leaders: Leaders = {},
): string | undefined {
  return seats.find((each) => each.seat === seat)?.bot ?? (leaders[seat] === CARETAKER ? CARETAKER : undefined);
}
