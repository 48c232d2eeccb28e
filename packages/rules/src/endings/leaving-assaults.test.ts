// Somebody leaves at any question of an assault, whether it is for any land or for a last home: it comes to its end, every sum
// is kept, and nothing of the leaver stays behind.
import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import type { GameOptions } from '../options.ts';
import { perform } from '../referee/perform.ts';
import { seat } from '../state/seat.ts';
import { faults, playSilently, type Sketch, scenario } from '../testing/index.ts';

const rich = { grain: 9, oil: 9, minerals: 9 };
const LEAVERS = ['ussr', 'europe', 'usa'].map(seat);
/** All homes of Europe but the British Isles. */
const LAST_HOME = ['eastern-europe', 'western-europe', 'iberia', 'scandinavia'] as const;

const BY_AIR: Command = {
  type: 'assault-by-air',
  to: 'british-isles',
  against: 'europe',
  orders: [{ how: 'airlift', from: 'kola', units: { army: 3 } }],
};
const BY_SEA: Command = {
  type: 'assault-by-sea',
  to: 'british-isles',
  sea: 'north-sea',
  against: 'europe',
  orders: [
    { how: 'convoy', from: 'north-sea', carrier: 'navy', number: 1, cargo: { army: 3 } },
    { how: 'ashore', on: 'british-isles', units: { army: 3 } },
  ],
};

const DICE = [
  [6, 6, 6, 1, 1, 1],
  [1, 1, 1, 1, 1, 1],
  [6, 6, 6, 6, 6, 6],
];

const CASES: readonly [string, Command, Partial<GameOptions>][] = [
  ['by air', BY_AIR, {}],
  ['by sea', BY_SEA, {}],
  ['by sea, troops counted aboard', BY_SEA, { assaultTroops: 'aboard' }],
  ['by sea with merchant ships and limits', BY_SEA, { merchantMarine: true, componentLimits: true }],
  ['by air with technology and APCs', BY_AIR, { highTech: true, apc: true }],
  ['by sea under the chart', BY_SEA, { combatResolution: 'chart' }],
];

function assault(command: Command, options: Partial<GameOptions>, nuked: Sketch['nuked'], dice: readonly number[]) {
  const table = scenario({
    options,
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr', 'europe'],
    powers: {
      ussr: { ...rich, units: { kola: 6 }, laden: [{ zone: 'north-sea', cargo: { army: 3 } }] },
      europe: { ...rich, nukes: 1, units: { 'british-isles': 3 } },
      usa: { units: { alaska: 1 } },
    },
    ...(nuked === undefined ? {} : { nuked }),
    dice,
  });
  table.ussr.does(command);
  return table;
}

test.each(CASES)(
  'X-40, X-21, B-SPOILS-12 a player who leaves at any question of an assault %s',
  (_title, command, options) => {
    let left = 0;
    const kinds = new Set<string>();
    for (const nuked of [undefined, [...LAST_HOME]])
      for (let nth = 0; nth < 8; nth++)
        for (const leaver of LEAVERS) {
          const dice = DICE[nth % DICE.length] ?? [];
          const table = assault(command, options, nuked, dice);
          let met = 0;
          playSilently(table.game, ({ state }) => state.stage !== 4 || (state.question !== undefined && met++ === nth));
          if (table.state.stage !== 4 || table.state.seats[leaver]?.out !== undefined) continue;
          const kind = table.state.question?.kind ?? '';
          left += 1;
          kinds.add(kind);
          const where = `${kind}, ${leaver}, ${dice}, ${nuked === undefined ? '' : 'last home'}`;
          expect(perform(table.game, leaver, { type: 'resign' }).ok, where).toBe(true);
          playSilently(table.game, ({ state }) => state.stage !== 4);
          expect(faults(table.state), where).toEqual([]);
          // What a fallen player leaves behind is its captor's; nothing stays theirs.
          expect(
            table.state.board.flat().filter((force) => force.seat === leaver),
            where,
          ).toEqual([]);
          expect(
            table.state.assaults.filter((each) => each.seat === leaver),
            where,
          ).toEqual([]);
        }
    expect(left).toBeGreaterThan(15);
    expect(kinds.size).toBeGreaterThan(3);
  },
);

/** In Stage 5 Europe, whose last home has been entered, has landed in Nanling; before it is settled Europe leaves, and the captor has the force. */
function inherited() {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    bidders: ['ussr', 'china'],
    powers: {
      ussr: { ...rich, units: { kola: 3 } },
      europe: { ...rich, units: { egypt: 3 } },
      china: { ...rich, units: { tibet: 3, nanling: 1 } },
      usa: { units: { alaska: 1 } },
    },
    nuked: ['british-isles', 'eastern-europe', 'western-europe', 'iberia'],
    dice: [1, 1, 1, 1],
  });
  const step = [{ how: 'march', from: 'kola', units: { army: 1 } }] as const;
  table.ussr.does({ type: 'move', to: 'scandinavia', orders: [...step] });
  const flight = [{ how: 'airlift', from: 'egypt', units: { army: 2 } }] as const;
  table.europe.does({ type: 'assault-by-air', to: 'nanling', against: 'china', orders: [...flight] });
  playSilently(table.game, () => table.state.question?.kind === 'reinforce');
  table.europe.does({ type: 'resign' });
  expect(table.state.assaults).toEqual([{ seat: 'ussr', zone: 'nanling', how: 'airborne' }]);
  playSilently(table.game, () => table.state.question?.kind === 'assault');
  expect(table.state.question?.waiting).toEqual(['ussr']);
  return table;
}

test('X-20, X-28 outside Stage 4 a captor gives up at once the landing that came to them', () => {
  const table = inherited();
  table.ussr.isRefused({ type: 'keep-assault' }, 'X-20');
  table.ussr.does({ type: 'give-up-assault', zone: 'nanling', how: 'surrender' });
  expect([table.state.assaults, table.state.question]).toMatchObject([[], { kind: 'move', waiting: ['china'] }]);
});

test('X-21 if its defender leaves before they have said so, the land is theirs', () => {
  const table = inherited();
  table.china.does({ type: 'resign' });
  expect([table.state.assaults, table.state.question?.kind]).toEqual([[], 'move']);
  expect(faults(table.state)).toEqual([]);
});
