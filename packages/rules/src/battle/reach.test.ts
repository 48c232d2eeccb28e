import { expect, test } from 'vitest';
import { isDarkSea, isLightSea, isTerritory, neighbours, type Zone } from '../board/index.ts';
import { options } from '../referee/options.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';
import { reaches, zonesInReach } from './reach.ts';

const attacks = { stage: 4, phase: 'attacks' } as const;
const attack = (from: Zone, to: Zone, against: string, units: { army?: number; navy?: number }) =>
  ({ type: 'attack', from, to, against, units }) as const;

/** The zones that an attack from a zone may name. */
function targetsFrom(table: ReturnType<typeof scenario>, from: Zone): readonly unknown[] {
  const [offer] = options(table.game, seat('ussr'), { type: 'attack', from });
  return offer?.next?.domain.kind === 'one-of' ? offer.next.domain.values : [];
}

test('B-ATK-10 an army attacks armies in an adjacent territory, and none further away', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { poland: 1, greece: 1 } } },
    bidders: ['ussr'],
  });
  expect(targetsFrom(table, 'russia')).toContain('poland');
  expect(targetsFrom(table, 'russia')).not.toContain('greece');
  table.ussr.isRefused(attack('russia', 'greece', 'europe', { army: 1 }), 'B-ATK-17');
  table.ussr.does(attack('russia', 'poland', 'europe', { army: 1 }));
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['europe'] });
});

test('B-ATK-11 an army attacks navies in an adjacent light blue sea', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, europe: { units: { 'baltic-sea': 1, 'north-sea': 1 } } },
    bidders: ['ussr'],
  });
  table.ussr.isRefused(attack('russia', 'north-sea', 'europe', { army: 1 }), 'B-ATK-11');
  table.ussr.does(attack('russia', 'baltic-sea', 'europe', { army: 2 }));
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['europe'] });
});

test('B-ATK-12 from a light blue sea a navy hits navies in an adjacent light blue sea', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { 'baltic-sea': 2 } }, europe: { units: { 'north-sea': 1, 'bay-of-biscay': 1 } } },
    bidders: ['ussr'],
  });
  table.ussr.isRefused(attack('baltic-sea', 'bay-of-biscay', 'europe', { navy: 1 }), 'B-ATK-12');
  table.ussr.does(attack('baltic-sea', 'north-sea', 'europe', { navy: 2 }));
  expect(table.state.question?.kind).toBe('defend');
});

test('B-ATK-13 from a light blue sea a navy hits armies in an adjacent territory', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { 'baltic-sea': 1 } }, europe: { units: { scandinavia: 1, iberia: 1 } } },
    bidders: ['ussr'],
  });
  table.ussr.isRefused(attack('baltic-sea', 'iberia', 'europe', { navy: 1 }), 'B-ATK-13');
  table.ussr.does(attack('baltic-sea', 'scandinavia', 'europe', { navy: 1 }));
  expect(table.state.question?.kind).toBe('defend');
});

test('B-ATK-14 from a light blue sea no navy hits one in a neighbouring dark blue sea', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { 'north-sea': 3 } }, europe: { units: { 'north-atlantic': 1, 'baltic-sea': 1 } } },
    bidders: ['ussr'],
  });
  expect(targetsFrom(table, 'north-sea')).toContain('baltic-sea');
  expect(targetsFrom(table, 'north-sea')).not.toContain('north-atlantic');
  table.ussr.isRefused(attack('north-sea', 'north-atlantic', 'europe', { navy: 3 }), 'B-ATK-14');
});

test('B-ATK-15, Q-B-43 in a dark blue sea navies hit navies of one named owner in that same sea', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { 'mid-atlantic': 2 } },
      europe: { units: { 'mid-atlantic': 1 } },
      usa: { units: { 'mid-atlantic': 1, 'north-atlantic': 1 } },
    },
    bidders: ['ussr'],
    dice: [6, 6, 1, 1],
  });
  table.ussr.isRefused(attack('mid-atlantic', 'north-atlantic', 'usa', { navy: 1 }), 'B-ATK-16');
  table.ussr.isRefused(attack('mid-atlantic', 'mid-atlantic', 'china', { navy: 1 }), 'B-ATK-19');
  table.ussr.does(attack('mid-atlantic', 'mid-atlantic', 'usa', { navy: 2 }));
  table.usa.does({ type: 'defend', supplied: true });
  // Twelve points, and one ship of the named owner to remove: the third player's is not in the battle.
  table.ussr.isRefused({ type: 'remove-losses', losses: ['mid-atlantic/navy', 'mid-atlantic/navy'] }, 'B-ATK-34');
  table.ussr.does({ type: 'remove-losses', losses: ['mid-atlantic/navy'] });
  expect(table.state.board.flat().map(({ seat: owner, units }) => [owner, units.navy])).toEqual([
    ['europe', 1],
    ['ussr', 2],
    ['usa', 1],
  ]);
});

test('B-ATK-16 from a dark blue sea a navy hits navies in an adjacent light blue sea, but neither land nor another dark blue sea', () => {
  const table = scenario({
    ...attacks,
    powers: {
      ussr: { units: { 'north-atlantic': 2 } },
      europe: { units: { 'north-sea': 1, iberia: 1 } },
      usa: { units: { 'mid-atlantic': 1 } },
    },
    bidders: ['ussr'],
  });
  expect(targetsFrom(table, 'north-atlantic')).not.toContain('mid-atlantic');
  table.ussr.isRefused(attack('north-atlantic', 'mid-atlantic', 'usa', { navy: 1 }), 'B-ATK-16');
  table.ussr.isRefused(attack('north-atlantic', 'iberia', 'europe', { navy: 1 }), 'B-ATK-16');
  table.ussr.does(attack('north-atlantic', 'north-sea', 'europe', { navy: 2 }));
  expect(table.state.question?.kind).toBe('defend');
});

test('B-ATK-17 only amphibious and airborne assaults start further away', () => {
  const table = scenario({
    ...attacks,
    powers: { ussr: { units: { russia: 2 } }, usa: { units: { alaska: 1 } } },
    bidders: ['ussr'],
  });
  table.ussr.isRefused(attack('russia', 'alaska', 'usa', { army: 1 }), 'B-ATK-17');
  table.ussr.does({
    type: 'assault-by-air',
    to: 'alaska',
    against: 'usa',
    orders: [{ how: 'airlift', from: 'russia', units: { army: 1 } }],
  });
  expect(table.state.question).toMatchObject({ kind: 'defend', waiting: ['usa'] });
});

test('what is in reach is read the same way from both ends of the table', () => {
  for (const from of ['russia', 'tibet', 'north-sea', 'mid-pacific', 'baltic-sea'] as const) {
    const listed = zonesInReach(from);
    for (const to of [from, ...neighbours(from)]) expect([to, reaches(from, to)]).toEqual([to, listed.includes(to)]);
    if (isTerritory(from)) expect(listed.every((to) => isTerritory(to) || isLightSea(to))).toBe(true);
    if (isDarkSea(from)) expect(listed.every((to) => to === from || isLightSea(to))).toBe(true);
  }
});
