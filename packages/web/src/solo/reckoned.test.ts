import { commanderNamed, type Memory, playGame, Recall } from '@marshall/bots';
import { fixture, setupOf } from '@marshall/bots/arena';
import { type Game, type GameEvent, type Seat, type View, view } from '@marshall/rules';
import { expect, test } from 'vitest';
import { Purses } from './reckoned.ts';

type Cash = Record<Seat, number>;
interface Look {
  readonly seen: View;
  readonly entries: readonly { readonly events: readonly GameEvent[] }[];
  readonly cash: Cash;
  readonly began: Cash;
}

const ENOUGH = new Error('seen enough');
const cashOf = (game: Game): Cash =>
  Object.fromEntries(game.state.order.map((seat) => [seat, game.state.seats[seat]?.cash ?? 0]));

/** The first moments of the second and the third cycle at which somebody has other cash than when it began. */
function looks(): { readonly seat: Seat; readonly seats: readonly Seat[]; readonly found: readonly Look[] } {
  const plan = {
    games: 1,
    seed: 'purses',
    players: 3,
    openings: ['standard' as const],
    options: { detenteCycle: 8 },
    everySet: false,
    field: ['recruit'],
  };
  const { setup, secret } = setupOf(plan, fixture(plan, 0));
  const [seat] = setup.seats;
  const recruit = commanderNamed('recruit');
  if (seat === undefined || recruit === undefined) throw new Error('somebody plays');
  const found: Look[] = [];
  const entries: { readonly events: readonly GameEvent[] }[] = [];
  let [cycle, began] = [0, {} as Cash];
  let pending: Omit<Look, 'entries'> | undefined;
  const look = (_: readonly GameEvent[], game: Game): void => {
    if (found.length === 2) throw ENOUGH;
    const cash = cashOf(game);
    if (game.state.cycle !== cycle) [cycle, began] = [game.state.cycle, cash];
    else if (cycle === found.length + 2 && setup.seats.every((each) => cash[each] !== began[each]))
      pending = { seen: view(game, seat), cash, began };
  };
  // A moment is looked at before its entry is in the log.
  const log = (entry: { readonly events: readonly GameEvent[] }): void => {
    entries.push(entry);
    if (pending !== undefined) found.push({ ...pending, entries: [...entries] });
    pending = undefined;
  };
  try {
    playGame(setup, secret, Object.fromEntries(setup.seats.map((each) => [each, recruit])), look, log);
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return { seat, seats: setup.seats, found };
}

const { seat, seats, found } = looks();
const memory = ({ entries }: Look): Memory => new Recall(seats).follow(entries).of(seat);

test('everybody’s cash is reckoned from the log, now and when each cycle began', () => {
  const purses = new Purses();
  expect(found.map(({ seen }) => seen.cycle)).toEqual([2, 3]);
  for (const look of found)
    expect(purses.of(seat, look.seen, memory(look), look.entries)).toEqual({ now: look.cash, began: look.began });
});

test('one’s own cash is exact, and nothing is reckoned where a purse is unknown or all cash is open', () => {
  const [look] = found;
  if (look === undefined) throw new Error('there is a moment to look at');
  const { seen, entries, cash } = look;
  const kept = memory(look);
  const withCash = (change: Memory['notes']['cash']): Memory => ({ ...kept, notes: { ...kept.notes, cash: change } });
  const wrong = Object.fromEntries(
    Object.entries(kept.notes.cash).map(([each, purse]) => [each, { ...purse, sum: purse.sum + 7 }]),
  );
  const others = Object.fromEntries(seats.map((each) => [each, (cash[each] ?? 0) + (each === seat ? 0 : 7)]));
  expect(new Purses().of(seat, seen, withCash(wrong), entries)?.now).toEqual(others);
  const some = Object.fromEntries(Object.entries(kept.notes.cash).slice(0, -1));
  expect(new Purses().of(seat, seen, withCash(some), entries)).toBeUndefined();
  expect(new Purses().of(seat, seen, kept, [])).toEqual({ now: cash });
  const open = Object.fromEntries(Object.entries(seen.seats).map(([each, one]) => [each, { ...one, cash: 100 }]));
  expect(new Purses().of(seat, { ...seen, seats: open }, kept, entries)).toBeUndefined();
});
