import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  adjacent,
  coasts,
  fact,
  hasPort,
  isTerritory,
  landBorders,
  neighbours,
  ports,
  portsOn,
  SEAS,
  seaBorders,
  shores,
  TERRITORIES,
  type Zone,
  zoneIndex,
} from './index.ts';

const inBoardOrder = (list: readonly Zone[]) => list.toSorted((a, b) => zoneIndex(a) - zoneIndex(b));

test('B-MAP-09 borders are mutual: whatever one zone touches, touches it', () => {
  const { land, water } = fact('B-MAP-09');
  for (const t of land) for (const other of landBorders(t)) expect(landBorders(other)).toContain(t);
  for (const s of water) for (const other of seaBorders(s)) expect(seaBorders(other)).toContain(s);
  for (const t of land) for (const s of coasts(t)) expect(shores(s)).toContain(t);
  for (const s of water) for (const t of shores(s)) expect(coasts(t)).toContain(s);
});

test('B-MAP-09 79 land borders, 89 coasts and 78 borders between seas join the zones', () => {
  const { land, water } = fact('B-MAP-09');
  expect(land.flatMap(landBorders)).toHaveLength(2 * 79);
  expect(land.flatMap(coasts)).toHaveLength(89);
  expect(water.flatMap(seaBorders)).toHaveLength(2 * 78);
});

test('B-MAP-09 two zones touch when either is among the neighbours of the other, and no zone touches itself', () => {
  const { land, water } = fact('B-MAP-09');
  const zone = fc.constantFrom<Zone>(...land, ...water);
  fc.assert(
    fc.property(zone, zone, (a, b) => {
      expect(adjacent(a, b)).toBe(neighbours(a).includes(b));
      expect(adjacent(a, b)).toBe(adjacent(b, a));
      expect(adjacent(a, a)).toBe(false);
    }),
    { numRuns: 500 },
  );
  expect(adjacent('kola', 'barents-sea')).toBe(true);
  expect(adjacent('kola', 'baltic-sea')).toBe(false);
});

test('B-MAP-09 neighbours are the borders of its own kind, then those across the coast', () => {
  const { land, water } = fact('B-MAP-09');
  for (const t of land) expect(neighbours(t)).toEqual([...landBorders(t), ...coasts(t)]);
  for (const s of water) expect(neighbours(s)).toEqual([...seaBorders(s), ...shores(s)]);
  expect(neighbours('baltic-sea')).toEqual([
    'north-sea',
    'eastern-europe',
    'scandinavia',
    'western-europe',
    'russia',
    'poland',
  ]);
});

test('B-MAP-09 every list of zones is in board order', () => {
  const { land, water } = fact('B-MAP-09');
  for (const list of [...land.map(landBorders), ...land.map(coasts), ...land.map(ports)]) {
    expect(list).toEqual(inBoardOrder(list));
  }
  for (const list of [...water.map(seaBorders), ...water.map(shores), ...water.map(portsOn)]) {
    expect(list).toEqual(inBoardOrder(list));
  }
});

test('B-MAP-11 the ports of a territory and the ports on a sea are the same marks', () => {
  const marks = fact('B-MAP-11').ports;
  fc.assert(
    fc.property(fc.constantFrom(...TERRITORIES), fc.constantFrom(...SEAS), (territory, sea) => {
      const marked = marks.some((mark) => mark.territory === territory && mark.sea === sea);
      expect(hasPort(territory, sea)).toBe(marked);
      expect(portsOn(sea).includes(territory)).toBe(marked);
    }),
    { numRuns: 500 },
  );
});

test('B-MAP-09 islands have no land border: they are reached by sea or air', () => {
  const islands = fact('B-MAP-09').land.filter((t) => landBorders(t).length === 0);
  expect(islands).toEqual(['british-isles', 'indonesia', 'japan', 'new-zealand']);
  for (const island of islands) expect(neighbours(island).some(isTerritory)).toBe(false);
});
