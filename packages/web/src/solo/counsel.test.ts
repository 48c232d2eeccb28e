import { type Commander, commanderNamed, type Moment, playGame, Recall } from '@marshall/bots';
import { fixture, setupOf } from '@marshall/bots/arena';
import { type Command, type Game, type GameEvent, parseCommand, type Seat, view, wealthOf } from '@marshall/rules';
import { expect, test } from 'vitest';
import { standingsOf } from '../room/standings.ts';
import type { TableState } from '../session/session.ts';
import { counselOf } from './counsel.ts';
import { Host } from './host.ts';
import { Purses } from './reckoned.ts';

/** In the proof's size, more games. */
const GAMES = process.env.MARSHALL_PROOF === '1' ? 24 : 8;

/** More answers than two cycles take. */
const MOST = 150;

/** What was advised in all these games. */
const advised = new Set<string>();

test.each([['one'], ['two'], ['three']])('what the coach advises is legal, moment after moment (%s)', async (seed) => {
  let table: Omit<TableState, 'log'> | undefined;
  const started = Host.start(
    {
      players: (['europe', 'usa', 'ussr'] as const).map((power) => ({
        power,
        name: power,
        commander: power === 'europe' ? 'person' : 'recruit',
      })),
      coached: true,
      seed,
    },
    {
      onTable: (told) => {
        table = told;
      },
      onEntry: () => undefined,
    },
  );
  if (!started.ok) throw new Error(started.refusal.sentence);
  const host = started.value;
  host.begin();
  const kinds = new Set<string>();
  const reasons: string[] = [];
  for (let answers = 0; answers < MOST && (table?.view.cycle ?? 0) < 3; answers++) {
    let counsel = host.counsel();
    for (let turns = 0; turns < 10_000 && counsel === undefined; turns++) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      counsel = host.counsel();
    }
    if (counsel === undefined) throw new Error('nothing is advised');
    kinds.add(counsel.command.type);
    // The reason is of the move that is advised, and in a sentence.
    if (counsel.why !== undefined) reasons.push(`${counsel.command.type} ${counsel.why}`);
    expect(counsel.why ?? '.').toMatch(/\.$/);
    const offer = table?.offers.find(({ command }) => command === counsel?.command.type);
    // It answers what is asked, and nothing else.
    expect([counsel.command.type, offer?.question]).toEqual([counsel.command.type, table?.asked?.id]);
    expect(host.send(counsel.command, offer?.question)).toBeUndefined();
  }
  host.stop();
  expect(table?.view.cycle).toBe(3);
  expect(table?.coached).toBe(true);
  expect([...kinds]).toEqual(expect.arrayContaining(['place-armies', 'pay-salaries', 'bid', 'sell']));
  for (const kind of kinds) advised.add(kind);
  const told = (type: string): readonly string[] => reasons.filter((reason) => reason.startsWith(`${type} `));
  expect(
    told('sell').filter(
      (reason) =>
        !/You get \$[\d,]+M for each(?:, and the price stays there| .* falls to \$[\d,]+M)|won’t have room/.test(
          reason,
        ),
    ),
  ).toEqual([]);
  expect(told('sell').length).toBeGreaterThan(0);
  expect(told('bid').filter((reason) => !/[Ss]tages? |cube/.test(reason))).toEqual([]);
});

test('the coach also raises armies and buys where that pays', () => {
  expect([...advised]).toEqual(expect.arrayContaining(['build', 'buy']));
});

interface Placed {
  readonly rank: number;
  readonly shown: number | undefined;
}

/** The rest of the game is not played. */
const SEEN = new Error('enough was seen');

/** Where a player who does what the coach says in the first cycle stands when the second begins: by wealth, and as the standings show it. */
function rankAfterOneCycle(number: number): Placed {
  const plan = {
    games: 1,
    seed: `pupil ${number}`,
    players: 4,
    openings: ['standard' as const],
    options: { detenteCycle: 8 },
    everySet: false,
    field: ['recruit'],
  };
  const { setup, secret } = setupOf(plan, fixture(plan, 0));
  const [pupil, ...others] = setup.seats;
  const recruit = commanderNamed('recruit');
  if (pupil === undefined || recruit === undefined) throw new Error('somebody plays');
  const coached = {
    name: 'pupil',
    describe: '',
    decide(moment: Moment): Command {
      const command = parseCommand(counselOf(moment).command);
      if (!command.ok) throw new Error(command.refusal.message);
      return command.value;
    },
  };
  const seats: Readonly<Record<Seat, Commander>> = Object.fromEntries([
    [pupil, coached],
    ...others.map((seat) => [seat, recruit] as const),
  ]);
  const entries: { readonly events: readonly GameEvent[] }[] = [];
  let found: Placed | undefined;
  const place = (_: readonly GameEvent[], game: Game): void => {
    if (game.state.cycle < 2) return;
    const worth = (seat: Seat): number => wealthOf(game, seat).total;
    const seen = view(game, pupil);
    const reckoned = new Purses().of(pupil, seen, new Recall(setup.seats).follow(entries).of(pupil), entries);
    const shown = standingsOf(seen, [], reckoned).find((each) => each.seat === pupil)?.rank;
    found = { rank: 1 + others.filter((seat) => worth(seat) > worth(pupil)).length, shown };
    throw SEEN;
  };
  try {
    playGame(setup, secret, seats, place, (entry) => entries.push(entry));
  } catch (error) {
    if (error !== SEEN) throw error;
  }
  if (found === undefined) throw new Error('the second cycle does not begin');
  return found;
}

test('a player who does what the coach says is mostly the richest after the first cycle, never the poorest, and sees so', () => {
  const ranks = Array.from({ length: GAMES }, (_, number) => rankAfterOneCycle(number));
  expect(ranks.filter(({ shown }) => shown === 1).length).toBeGreaterThanOrEqual(0.7 * GAMES);
  expect(ranks.filter(({ shown }) => shown === 4)).toEqual([]);
  expect(ranks.filter(({ rank, shown }) => rank !== shown).length).toBeLessThanOrEqual(GAMES / 8);
});
