import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { options } from '../referee/options.ts';
import { aboardAt, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type PowerSketch, scenario } from '../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const attack = (from: Zone, to: Zone, against: string, army: number) =>
  ({ type: 'attack', from, to, against, units: { army } }) as const;
const remove = (...losses: string[]) => ({ type: 'remove-losses', losses }) as const;
const march = (from: Zone, army: number) => ({ how: 'march', from, units: { army } }) as const;
const pay = { type: 'defend', supplied: true } as const;
const done = { type: 'end-reinforcing' } as const;
const [ussr, europe] = [seat('ussr'), seat('europe')];

/** Two armies in Russia attack one in Poland; the dice come attacker's two, then defender's two. */
function battle(dice: readonly number[], more: { ussr?: PowerSketch; europe?: PowerSketch } = {}) {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { grain: 9, oil: 9, units: { russia: 2 }, ...more.ussr },
      europe: { grain: 9, oil: 9, units: { poland: 1 }, ...more.europe },
    },
    bidders: ['ussr'],
    dice,
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  table.europe.does(pay);
  return table;
}

test('B-ATK-40, -41, -42, -23 with only the defender gone the attacker may move in from any zones, pays, and takes their cards', () => {
  const table = battle([6, 6, 1, 1], {
    ussr: { grain: 9, oil: 9, units: { russia: 2, kazakh: 3, kola: 1 } },
    europe: { units: { poland: 1, greece: 1 }, cards: { 'vistula-grains': 'open', 'thessaly-grain': 'open' } },
  });
  table.ussr.does(remove('poland/army'));
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({
    type: 'occupy',
    orders: [march('russia', 1), march('kazakh', 2), { how: 'airlift', from: 'kola', units: { army: 1 } }],
  });
  // 1 grain for one step, 2 x 2 for two armies over Russia, 2 oil for the flight, and the set before.
  expect(table.ussr.has.supplies).toEqual({ grain: 9 - 1 - 1 - 4, oil: 9 - 1 - 2, minerals: 2 });
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(4);
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['vistula-grains']);
  expect(table.europe.has.holdings.map(({ card }) => card)).toEqual(['thessaly-grain']);
});

test('B-ATK-41, Q-B-49 the target may be occupied by convoy too: board at a port, sail, and go ashore there alone', () => {
  const table = battle([6, 6, 1, 1], {
    ussr: { oil: 4, units: { russia: 2, scandinavia: 1, 'north-sea': 1 } },
    europe: { units: { poland: 1 } },
  });
  table.ussr.does(remove('poland/army'));
  expect(table.ussr.may()).toContain('occupy-by-sea');
  const [offer] = options(table.game, ussr, { type: 'occupy-by-sea' });
  expect(offer?.next?.domain).toEqual({ kind: 'one-of', values: ['baltic-sea'] });
  const sail = { how: 'sail', from: 'north-sea', units: { navy: 1 } } as const;
  const board = { how: 'board', from: 'scandinavia', units: { army: 1 } } as const;
  table.ussr.isRefused(
    {
      type: 'occupy-by-sea',
      sea: 'baltic-sea',
      orders: [
        sail,
        board,
        { how: 'by', zone: 'baltic-sea' },
        { how: 'ashore', on: 'eastern-europe', units: { army: 1 } },
      ],
    },
    'B-TAC-04',
  );
  table.ussr.does({
    type: 'occupy-by-sea',
    sea: 'baltic-sea',
    orders: [sail, board, { how: 'by', zone: 'baltic-sea' }, { how: 'ashore', on: 'poland', units: { army: 1 } }],
  });
  // The set, one oil for the boarding and one for the sea entered.
  expect(table.ussr.has.supplies.oil).toBe(1);
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(1);
  expect(unitsAt(table.state.board, 'baltic-sea', ussr, 'navy')).toBe(1);
});

test('X-38, B-ATK-41 an attacker who comes in by sea may say that they want nothing more of the battle', () => {
  const table = battle([6, 6, 1, 1], {
    ussr: { grain: 9, oil: 9, units: { russia: 2, scandinavia: 1, 'north-sea': 1 } },
    europe: { grain: 9, oil: 9, units: { poland: 1, greece: 1 } },
  });
  table.ussr.does(remove('poland/army'));
  table.ussr.does({
    type: 'occupy-by-sea',
    sea: 'baltic-sea',
    orders: [
      { how: 'sail', from: 'north-sea', units: { navy: 1 } },
      { how: 'board', from: 'scandinavia', units: { army: 1 } },
      { how: 'by', zone: 'baltic-sea' },
      { how: 'ashore', on: 'poland', units: { army: 1 } },
    ],
    afterwards: 'done',
  });
  expect(table.state.orders[ussr]?.battle).toBe('done');
});

test('B-ATK-42, Q-B-49 a player who cannot pay their way captures nothing and gets no cards', () => {
  const table = battle([6, 6, 1, 1], {
    ussr: { grain: 1, oil: 1, units: { russia: 2 } },
    europe: { grain: 1, oil: 1, units: { poland: 1 }, cards: { 'vistula-grains': 'open' } },
  });
  table.ussr.does(remove('poland/army'));
  // The set took their last grain: they are not even asked.
  expect(table.state.question?.kind).not.toBe('occupy');
  expect(table.europe.has.holdings).toHaveLength(1);
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(0);
});

test('B-ATK-41 when a sea was emptied navies go there, and nobody goes ashore elsewhere on the way', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { oil: 5, units: { 'baltic-sea': 2 }, laden: [{ zone: 'baltic-sea', cargo: { army: 1 } }] },
      europe: { units: { 'north-sea': 1 } },
    },
    bidders: ['ussr'],
    dice: [6, 6, 1, 1],
  });
  table.ussr.does({ type: 'attack', from: 'baltic-sea', to: 'north-sea', against: 'europe', units: { navy: 3 } });
  table.europe.does(pay);
  table.ussr.does(remove('north-sea/navy'));
  const convoy = { how: 'convoy', from: 'baltic-sea', carrier: 'navy', number: 1, cargo: { army: 1 } } as const;
  table.ussr.isRefused(
    { type: 'occupy', orders: [convoy, { how: 'ashore', on: 'poland', units: { army: 1 } }] },
    'B-ATK-41',
  );
  table.ussr.isRefused({ type: 'occupy-by-sea', sea: 'baltic-sea', orders: [convoy] }, 'B-ATK-42');
  table.ussr.does({ type: 'occupy', orders: [convoy, { how: 'sail', from: 'baltic-sea', units: { navy: 1 } }] });
  expect(unitsAt(table.state.board, 'north-sea', ussr, 'navy')).toBe(2);
  expect(aboardAt(table.state.board, 'north-sea', ussr, 'army')).toBe(1);
});

test('B-ATK-43, -44 with only the attacker gone from their zone the defender may occupy that one zone and takes their cards there', () => {
  const table = battle([1, 1, 6, 6], {
    ussr: { units: { russia: 2 }, cards: { 'rovno-grains': 'open', 'baku-oil': 'open' } },
    europe: { grain: 9, units: { poland: 1, scandinavia: 2 } },
  });
  table.europe.does(remove('russia/army', 'russia/army'));
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['europe'] });
  table.europe.isRefused({ type: 'occupy', orders: [{ how: 'ashore', on: 'kola', units: { army: 1 } }] }, 'B-MOVE-17');
  const events = table.europe.does({ type: 'occupy', orders: [march('scandinavia', 2)] });
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'zone-captured', seat: europe, zone: 'russia', from: ussr }),
  );
  expect(unitsAt(table.state.board, 'russia', europe, 'army')).toBe(2);
  expect(table.europe.has.supplies.grain).toBe(9 - 1 - 2);
  expect(table.europe.has.holdings.map(({ card }) => card)).toEqual(['rovno-grains']);
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['baku-oil']);
});

test('Q-B-42 an attacker who kept units back in their zone is not wiped out', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 3 } }, europe: { units: { poland: 2, greece: 1 } } },
    bidders: ['ussr'],
    dice: [1, 6, 6],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  table.europe.does(pay);
  table.europe.does(remove('russia/army', 'russia/army'));
  // One army that did not fight still holds Russia; Step E follows.
  expect(table.state.question).toMatchObject({ kind: 'reinforce', waiting: ['europe'] });
});

test('B-ATK-45, -46, Q-B-50 with both gone the attacker may occupy the target and move back into their own zone', () => {
  const table = battle([6, 6, 6, 6], {
    ussr: { grain: 9, units: { russia: 2, kazakh: 3 }, cards: { 'rovno-grains': 'open' } },
    europe: { units: { poland: 1, scandinavia: 1 }, cards: { 'vistula-grains': 'open' } },
  });
  table.ussr.does(remove('poland/army'));
  table.europe.does(remove('russia/army', 'russia/army'));
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({ type: 'occupy', orders: [march('kazakh', 1)] });
  expect(table.ussr.has.holdings.map(({ card }) => card)).toEqual(['rovno-grains', 'vistula-grains']);
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  table.ussr.does({ type: 'occupy', orders: [march('kazakh', 2)] });
  expect(unitsAt(table.state.board, 'poland', ussr, 'army')).toBe(1);
  expect(unitsAt(table.state.board, 'russia', ussr, 'army')).toBe(2);
  // The set, two steps for one army and one for each of two: standard costs as always.
  expect(table.ussr.has.supplies.grain).toBe(9 - 1 - 2 - 2);
});

test('B-ATK-47 a target that the attacker leaves empty may be reinforced by its defender in Step E', () => {
  const table = battle([6, 6, 1, 1], { europe: { grain: 4, units: { poland: 1, greece: 3 } } });
  table.ussr.does(remove('poland/army'));
  table.ussr.does({ type: 'no-occupation' });
  expect(table.state.question).toMatchObject({ kind: 'reinforce', waiting: ['europe'] });
  table.europe.does({ type: 'reinforce', to: 'poland', orders: [march('greece', 2)] });
  expect(unitsAt(table.state.board, 'poland', europe, 'army')).toBe(2);
  table.europe.does(done);
});

test('B-ATK-51 once the attacker is in, the defender cannot come back in Step E', () => {
  const table = battle([6, 6, 1, 1], { europe: { grain: 4, units: { poland: 1, greece: 3, iberia: 1 } } });
  table.ussr.does(remove('poland/army'));
  table.ussr.does({ type: 'occupy', orders: [march('russia', 1)] });
  table.europe.isRefused({ type: 'reinforce', to: 'poland', orders: [march('greece', 2)] }, 'B-ATK-51');
});

test('Q-B-93, Q-B-36 land taken from an opponent is on record, and the home that its owner lost last', () => {
  const table = battle([6, 6, 1, 1], { europe: { units: { poland: 1 } } });
  table.ussr.does(remove('poland/army'));
  table.ussr.does({ type: 'occupy', orders: [march('russia', 1)] });
  expect(table.state.fates).toEqual({ poland: { by: 'ussr', how: 'captured' } });
  expect(table.state.lastLost).toEqual({});
});

test('Q-B-36 a player who takes a land from a captor takes nothing from the owner whose home it was', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: 2 } },
      usa: { units: { scandinavia: 1 } },
      europe: { units: { iberia: 1 } },
    },
    bidders: ['ussr'],
    dice: [6, 6, 1, 1],
  });
  table.ussr.does(attack('russia', 'scandinavia', 'usa', 2));
  table.usa.does(pay);
  table.ussr.does(remove('scandinavia/army'));
  table.ussr.does({ type: 'occupy', orders: [march('russia', 1)] });
  expect(table.state.fates).toEqual({ scandinavia: { by: 'ussr', how: 'captured' } });
  // Europe had lost Scandinavia before.
  expect(table.state.lastLost).toEqual({});
});
