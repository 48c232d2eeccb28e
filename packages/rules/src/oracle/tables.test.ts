// Every row and every face of the Merchant Marine's tables, judged by the oracle: pirates, blockades, reroutes, sieges (T-M-08, T-M-10, T-M-11).
import { expect, test } from 'vitest';
import { homeOf, ports } from '../board/index.ts';
import { marineSketch } from '../expansions/merchant-marine/sketch.ts';
import type { Command, GameEvent } from '../game.ts';
import { perform } from '../referee/perform.ts';
import { cloneState } from '../state/clone.ts';
import { type Seat, seat } from '../state/seat.ts';
import { fallbackFor } from '../table/table.ts';
import { type Sketch, scenario, type Table } from '../testing/index.ts';
import { Oracle } from './oracle.ts';

const [china, europe] = [seat('china'), seat('europe')];
const FACES = [1, 2, 3, 4, 5, 6];
const ROWS = [1, 2, 3, 4, 5, 6, 7];
const CELLS = ROWS.flatMap((row) => FACES.map((face) => ({ row, face })));

test('T-M-08 every face against every number of pirates, the ransom paid', () => {
  const tally = new Map<string, number>();
  for (const { row, face } of CELLS) {
    const sails = position({
      stage: 1,
      powers: { china: { cash: 9000, units: { arabia: 1, 'red-sea': { ship: 4 } }, cards: { 'baqa-oil': 'open' } } },
      sets: marineSketch({ pirates: { 'red-sea': row } }),
      dice: [face],
    });
    judge(sails, `pirates ${row}, ${face}`, tally, loads('red-sea'), { type: 'pay-ransom', pay: true });
  }
  for (const row of ROWS) expect([row, tally.get(`pirates ${row}`)]).toEqual([row, FACES.length]);
  expect([tally.get('ransom'), tally.get('ships sunk')]).toEqual([14, 18]);
});

test('T-M-10 every face against every number of blockading navies', () => {
  const tally = new Map<string, number>();
  for (const { row, face } of CELLS) {
    const sails = position({
      stage: 1,
      powers: {
        china: { units: { arabia: 1, 'red-sea': { ship: Math.min(row, 5) } }, cards: { 'baqa-oil': 'open' } },
        europe: { units: { 'red-sea': row, 'arabian-sea': 1 } },
      },
      sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
      dice: [face],
    });
    judge(sails, `blockade by ${row}, ${face}`, tally, loads('red-sea'));
  }
  expect(tally.get('blockade roll')).toBe(CELLS.length);
});

test.each(['out', 'in'] as const)(
  'M-REROUTE-07, -08 every face against every number of navies on the way %s',
  (way) => {
    const tally = new Map<string, number>();
    for (const { row, face } of CELLS) {
      const [from, to] = way === 'out' ? (['red-sea', 'mid-pacific'] as const) : (['mid-pacific', 'red-sea'] as const);
      const sails = position({
        stage: 5,
        phase: 'moves',
        powers: {
          china: { units: { arabia: 1, [from]: { ship: 3 } } },
          europe: { units: { 'red-sea': row, 'arabian-sea': 1 } },
        },
        bidders: ['china'],
        sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'arabia' }] }),
        dice: [face],
      });
      judge(sails, `reroute ${way}, ${row}, ${face}`, tally, { type: 'reroute', from, to, ships: 2 });
    }
    const met = ['through', 'sunk', 'captured'].map((fate) => tally.get(`interception ${fate}`) ?? 0);
    expect(met.reduce((sum, number) => sum + number)).toBe(CELLS.length);
    for (const number of met) expect(number).toBeGreaterThan(5);
  },
);

test('T-M-11 every face against every number of besieging navies; from five on nobody rolls', () => {
  const tally = new Map<string, number>();
  for (const { row, face } of CELLS) {
    // One navy besieges a China that has one port sea left.
    const nuked = homeOf('china').filter((home) => ports(home).includes('sea-of-japan'));
    const sails = position({
      stage: 1,
      powers: {
        china: { units: { arabia: 1, 'red-sea': { ship: 1 } }, cards: { 'baqa-oil': 'open' } },
        europe: { units: { 'south-china-sea': 1, ...(row > 1 ? { 'sea-of-japan': row - 1 } : {}) } },
      },
      ...(row > 1 ? {} : { nuked }),
      sets: marineSketch({ announced: [{ by: europe, against: china, grip: 'siege' }] }),
      dice: [face],
    });
    judge(sails, `siege by ${row}, ${face}`, tally);
  }
  const results = ['none', 'half', 'holds'].map((result) => tally.get(`siege ${result}`));
  expect(results).toEqual([9, 6, 27]);
});

function position(sketch: Sketch): Table {
  const { powers, ...rest } = sketch;
  return scenario({
    cycle: 2,
    options: { merchantMarine: true },
    powers: { china: {}, europe: {}, ...powers },
    ...rest,
  });
}

const loads = (sea: 'red-sea'): Command => ({
  type: 'load-ships',
  trips: [{ sea, cargo: { 'baqa-oil': 2 } }],
});

/** Plays to the end of the stage, gives the commands where they answer what is asked of China, and has all judged. */
function judge({ game }: Table, name: string, tally: Map<string, number>, ...commands: readonly Command[]): void {
  const oracle = new Oracle(name, game.setup.options, tally);
  const last = game.state.stage === 1 ? 2 : game.state.stage;
  while (game.state.ended === undefined && (game.state.stage ?? 0) <= (last ?? 0)) {
    const folded = cloneState(game.state);
    const [asked] = game.state.question?.waiting ?? [];
    if (asked === undefined) throw new Error('nobody is asked');
    const events = given(game, asked, commands) ?? answered(game, asked);
    oracle.judge(folded, events);
  }
}

/** The events of the first command that is legal now, if China is asked. */
function given(game: Table['game'], asked: Seat, commands: readonly Command[]): readonly GameEvent[] | undefined {
  if (asked !== china) return undefined;
  for (const command of commands) {
    const result = perform(game, china, command);
    if (result.ok) return result.value;
  }
  return undefined;
}

function answered(game: Table['game'], asked: Seat): readonly GameEvent[] {
  const command = fallbackFor(game, asked);
  const result = command && perform(game, asked, command);
  if (result?.ok !== true) throw new Error(`${game.state.question?.kind} is not answered`);
  return result.value;
}
