import { expect, test } from 'vitest';
import { battleOf } from '../../battle/battle.ts';
import { firePower } from '../../battle/dice.ts';
import { wealth } from '../../endings/wealth.ts';
import { perform } from '../../referee/perform.ts';
import { Play } from '../../referee/play.ts';
import { addUnits, unitsAt } from '../../state/forces.ts';
import { seat } from '../../state/seat.ts';
import { type Sketch, scenario } from '../../testing/index.ts';
import { UNIT_ROWS } from '../../unit-table.ts';

const [ussr, europe] = [seat('ussr'), seat('europe')];

test('X-10 one table holds the numbers of all units, and what goes aboard what', () => {
  const numbers = (['army', 'navy', 'apc'] as const).map((kind) => {
    const { salary, firePower: power, killPoints, detenteValue, takes } = UNIT_ROWS[kind];
    return [salary, power, killPoints, detenteValue, takes];
  });
  expect(numbers).toEqual([
    [10, 1, 3, 50, {}],
    [10, 1, 3, 50, { army: 1, apc: 2, tank: 4 }],
    [10, 2, 8, 150, { army: 1 }],
  ]);
});

/** A table at which tanks are in play: a row, and its kind in the list of kinds, is all it takes. */
function withTanks(sketch: Sketch, tanks: Partial<Record<'russia' | 'poland', number>>) {
  const table = scenario(sketch);
  const { kinds } = table.game.rulebook;
  const game = { ...table.game, rulebook: { ...table.game.rulebook, kinds: [...kinds, 'tank' as const] } };
  addUnits(game.state, 'russia', ussr, { tank: tanks.russia ?? 0 });
  addUnits(game.state, 'poland', europe, { tank: tanks.poland ?? 0 });
  const does = (who: typeof ussr, command: Parameters<typeof perform>[2]) => {
    const result = perform(game, who, command);
    if (!result.ok) throw new Error(`${result.refusal.clause}: ${result.refusal.message}`);
    return result.value;
  };
  return { game, does };
}

test('A-FPR-02 a unit is nothing but data: a tank fights with 5, and is valued, driven and built by its row', () => {
  const sketch: Sketch = {
    options: { apc: true },
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { units: { russia: 1 } }, europe: { units: { poland: 2 } } },
    dice: [6, 6],
  };
  const { game, does } = withTanks(sketch, { russia: 1, poland: 1 });
  const play = new Play(game);
  expect(wealth(play, ussr).units).toBe(50 + 300);
  does(ussr, { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 1, tank: 1 } });
  does(europe, { type: 'defend', supplied: false });
  expect(firePower(play, battleOf(play), 'attacker')).toBe(6);
  const events = [
    ...does(ussr, { type: 'name-target', target: 'tank' }),
    ...does(europe, { type: 'name-target', target: 'army' }),
  ];
  expect(events.find((event) => event.type === 'fire-power-counted')).toMatchObject({ attacker: 6, defender: 7 });
});

test('a tank moves over land for 3 oil, boards a navy by itself, and is built for $500M and a set', () => {
  const moves = withTanks(
    {
      options: { apc: true },
      stage: 5,
      phase: 'moves',
      bidders: ['ussr'],
      powers: { ussr: { oil: 12, units: { russia: 1, 'baltic-sea': 1 } }, europe: {} },
    },
    { russia: 2 },
  );
  moves.does(ussr, { type: 'move', to: 'kola', orders: [{ how: 'march', from: 'russia', units: { tank: 1 } }] });
  moves.does(ussr, {
    type: 'move',
    to: 'north-sea',
    orders: [
      { how: 'sail', from: 'baltic-sea', units: { navy: 1 } },
      { how: 'board', from: 'russia', units: { tank: 1 } },
    ],
  });
  expect(moves.game.state.seats[ussr]?.supplies.oil).toBe(12 - 3 - 2);
  const builds = withTanks(
    {
      options: { apc: true },
      stage: 6,
      phase: 'conventional-builds',
      bidders: ['ussr'],
      powers: { ussr: { cash: 600 }, europe: {} },
    },
    {},
  );
  builds.does(ussr, { type: 'build', kind: 'tank', zone: 'russia', number: 1 });
  expect(unitsAt(builds.game.state.board, 'russia', ussr, 'tank')).toBe(1);
  expect(builds.game.state.seats[ussr]).toMatchObject({ cash: 100, supplies: { grain: 2, oil: 2, minerals: 2 } });
});
