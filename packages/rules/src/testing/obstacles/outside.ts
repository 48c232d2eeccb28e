// The obstacles that are met before a game or beside it.
import { openStream } from '../../dice/index.ts';
import { DEFAULT_OPTIONS, type GameOptions, whyNotTogether } from '../../options.ts';
import { explain } from '../../referee/explain.ts';
import { createGame } from '../../referee/game.ts';
import { perform, whyNot } from '../../referee/perform.ts';
import { Play } from '../../referee/play.ts';
import type { Refusal, Result } from '../../referee/refusal.ts';
import { seat } from '../../state/seat.ts';
import { FILE_VERSION } from '../../table/game-file.ts';
import { readGameFile } from '../../table/read-file.ts';
import { type GameTable, take, whyNoUndo } from '../../table/table.ts';
import { plainSetup } from '../opening.ts';
import { scenario } from '../scenario.ts';
import { playRandomGame } from '../whole-game.ts';
import type { Check } from './obstacle.ts';

export const refusalOf = (result: Result<unknown>): Refusal | undefined => (result.ok ? undefined : result.refusal);
export const opened =
  (
    seats: readonly string[],
    options: Partial<GameOptions> = {},
    powers: Readonly<Record<string, 'usa' | 'ussr'>> = { one: 'usa', two: 'ussr' },
  ) =>
  () =>
    refusalOf(createGame(plainSetup(seats, options, powers), openStream('00'.repeat(32))));
const fine = opened(['one', 'two']);

const sales = () =>
  scenario({ stage: 3, phase: 'sales-to-players', powers: { usa: { cards: { 'baqa-oil': 'open' } }, ussr: {} } });
const promise = (letters: number) => () => {
  const { game, usa } = sales();
  return explain(game, usa.seat, { type: 'offer', to: 'ussr', gives: { oil: 1 }, promise: 'x'.repeat(letters) });
};
const reserve = (millions: number) => () => {
  const { game, usa } = sales();
  return whyNot(new Play(game), usa.seat, { type: 'auction-company', company: 'baqa-oil', reserve: millions });
};
const borrow = (billions: number) => () => {
  const { game, usa } = sales();
  return whyNot(new Play(game), usa.seat, { type: 'borrow', billions });
};
const speaks = (who: string) => () => explain(sales().game, seat(who), { type: 'done-trading' });
const late = (by: number) => () => {
  const { game, usa } = sales();
  return refusalOf(perform(game, usa.seat, { type: 'done-trading' }, (game.state.question?.id ?? 0) - by));
};

/** A short game, written down. */
function fileOf(seed: string): string {
  const { setup, secret, entries } = playRandomGame({ players: 2, seed, options: { detenteCycle: 1 } });
  return JSON.stringify({ marshall: FILE_VERSION, setup, secret, entries });
}

/** Whether two options that exclude each other are both on. */
const both = (componentLimits: boolean) => () =>
  whyNotTogether({ ...DEFAULT_OPTIONS, cashVisible: true, componentLimits }, [
    {
      id: 'cashVisible',
      fallback: false,
      values: [true, false],
      excludes: ['componentLimits'],
    },
  ]);
/** A sale can be taken back until others have acted. */
const takesBack = (sold: boolean) => () => {
  const { game, usa } = scenario({
    stage: 3,
    phase: 'market-sales',
    bidders: ['usa', 'ussr'],
    powers: { usa: {}, ussr: {} },
  });
  const table: GameTable = { game, entries: [], undoable: undefined };
  if (sold) take(table, usa.seat, { type: 'sell', resource: 'oil', units: 1 });
  return whyNoUndo(table, usa.seat);
};

export const outsideChecks: readonly Check[] = [
  { code: 'option-excludes', before: both(true), after: both(false) },
  { code: 'nothing-to-undo', before: takesBack(false), after: takesBack(true) },
  {
    code: 'no-game-file',
    before: () => refusalOf(readGameFile('{}')),
    after: () => refusalOf(readGameFile(fileOf('a file'))),
  },
  { code: 'players', before: opened(['one']), after: fine },
  { code: 'seats-twice', before: opened(['one', 'one']), after: fine },
  { code: 'seat-name', before: opened(['one', 'Two!']), after: fine },
  { code: 'option', before: opened(['one', 'two'], { tradeOffers: 0 }), after: fine },
  { code: 'no-power', before: opened(['one', 'two'], {}, { one: 'usa' }), after: fine },
  { code: 'power-twice', before: opened(['one', 'two'], {}, { one: 'usa', two: 'usa' }), after: fine },
  { code: 'no-seat', before: speaks('nobody'), after: speaks('usa') },
  { code: 'stale-answer', before: late(1), after: late(0) },
  { code: 'too-long', before: promise(281), after: promise(280) },
  { code: 'reserve', before: reserve(1), after: reserve(10) },
  { code: 'whole-billions', before: borrow(0.5), after: borrow(1) },
];
