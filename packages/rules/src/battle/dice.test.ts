import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import type { GameEvent } from '../game.ts';
import { scenario } from '../testing/index.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const attack = (from: Zone, to: Zone, against: string, army: number) =>
  ({ type: 'attack', from, to, against, units: { army } }) as const;
const counted = (events: readonly GameEvent[]) => events.find(({ type }) => type === 'dice-counted');
const rolled = (events: readonly GameEvent[], side: string) =>
  events.find((event) => event.type === 'fired' && event.side === side);

/** Soviet armies in Russia against European ones in Poland. */
function border(ussr: { armies: number; lStars?: number }, europe: { armies: number; lStars?: number }) {
  return scenario({
    ...attacks,
    powers: {
      ussr: { units: { russia: ussr.armies }, lStars: ussr.lStars ?? 0 },
      europe: { units: { poland: europe.armies }, lStars: europe.lStars ?? 0 },
    },
    bidders: ['ussr'],
  });
}

test('B-ATK-29 position gives the attacker one die and a supplied defender two', () => {
  const table = border({ armies: 2 }, { armies: 2 });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  const events = table.europe.does({ type: 'defend', supplied: true });
  expect(counted(events)).toMatchObject({
    attacker: { position: 1, firePower: 0, lStar: 0 },
    defender: { position: 2, firePower: 0, lStar: 0 },
  });
  expect(rolled(events, 'attacker')).toMatchObject({ dice: [1], points: 1 });
  expect(rolled(events, 'defender')).toMatchObject({ dice: [1, 1], points: 2 });
});

test('B-ATK-27, -28, -30 a defender who removes no set keeps it and has one position die', () => {
  const table = border({ armies: 2 }, { armies: 2 });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  const events = table.europe.does({ type: 'defend', supplied: false });
  expect(counted(events)).toMatchObject({ defender: { position: 1, firePower: 0, lStar: 0 } });
  expect(table.europe.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
});

test('B-ATK-28 a defender without a full set cannot remove one and fights on with one position die', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { minerals: 0, units: { poland: 1 } } },
    bidders: ['ussr'],
  });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  table.europe.isRefused({ type: 'defend', supplied: true }, 'B-ATK-28');
  const events = table.europe.does({ type: 'defend', supplied: false });
  expect(counted(events)).toMatchObject({ defender: { position: 1, firePower: 0 } });
});

test('B-ATK-31, Q-B-44 the side with more units in the battle gets a die: those committed against all at the target', () => {
  const table = border({ armies: 9 }, { armies: 3 });
  table.ussr.does(attack('russia', 'poland', 'europe', 4));
  expect(counted(table.europe.does({ type: 'defend', supplied: true }))).toMatchObject({
    attacker: { firePower: 1 },
    defender: { firePower: 0 },
  });
  const fewer = border({ armies: 9 }, { armies: 3 });
  fewer.ussr.does(attack('russia', 'poland', 'europe', 2));
  expect(counted(fewer.europe.does({ type: 'defend', supplied: true }))).toMatchObject({
    attacker: { firePower: 0 },
    defender: { firePower: 1 },
  });
});

test('B-ATK-32, Q-B-48 armies aboard a navy give no fire power', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { 'north-sea': 2 } },
      europe: { units: { 'baltic-sea': 1 }, laden: [{ zone: 'baltic-sea', cargo: { army: 4 } }] },
    },
    bidders: ['ussr'],
  });
  table.ussr.does({
    type: 'attack',
    from: 'north-sea',
    to: 'baltic-sea',
    against: 'europe',
    units: { navy: 2 },
  });
  // Two navies against two, whatever they carry.
  expect(counted(table.europe.does({ type: 'defend', supplied: true }))).toMatchObject({
    attacker: { firePower: 0 },
    defender: { firePower: 0 },
  });
});

test('B-ATK-33 the side that owns more L-stars gets a die', () => {
  const table = border({ armies: 1, lStars: 2 }, { armies: 1, lStars: 1 });
  table.ussr.does(attack('russia', 'poland', 'europe', 1));
  expect(counted(table.europe.does({ type: 'defend', supplied: true }))).toMatchObject({
    attacker: { lStar: 1 },
    defender: { lStar: 0 },
  });
});

test('B-ATK-31, -33, Q-B-45 with equal units, or equal L-stars, nobody gets the die', () => {
  const table = border({ armies: 2, lStars: 3 }, { armies: 2, lStars: 3 });
  table.ussr.does(attack('russia', 'poland', 'europe', 2));
  expect(counted(table.europe.does({ type: 'defend', supplied: true }))).toMatchObject({
    attacker: { position: 1, firePower: 0, lStar: 0 },
    defender: { position: 2, firePower: 0, lStar: 0 },
  });
});

test('B-ATK-33 the most dice there are: three for an attacker, four for a supplied defender', () => {
  const strong = border({ armies: 2, lStars: 1 }, { armies: 1 });
  strong.ussr.does(attack('russia', 'poland', 'europe', 2));
  expect(rolled(strong.europe.does({ type: 'defend', supplied: true }), 'attacker')).toMatchObject({ dice: [1, 1, 1] });
  const weak = border({ armies: 1 }, { armies: 2, lStars: 1 });
  weak.ussr.does(attack('russia', 'poland', 'europe', 1));
  expect(rolled(weak.europe.does({ type: 'defend', supplied: true }), 'defender')).toMatchObject({
    dice: [1, 1, 1, 1],
    points: 4,
  });
});

test('B-TAC-41, -42, -43 a player who resists starts with one die and gains those of most units and most L-stars: three', () => {
  const table = border({ armies: 1 }, { armies: 2, lStars: 1 });
  table.ussr.does(attack('russia', 'poland', 'europe', 1));
  const events = table.europe.does({ type: 'defend', supplied: false });
  expect(counted(events)).toMatchObject({ defender: { position: 1, firePower: 1, lStar: 1 } });
  expect(rolled(events, 'defender')).toMatchObject({ dice: [1, 1, 1] });
});
