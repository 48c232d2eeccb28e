import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distanceTo,
  landBorders,
  landDistances,
  landPath,
  SEAS,
  type Sea,
  seaBorders,
  seaDistances,
  seaPath,
  TERRITORIES,
  type Territory,
  type Zone,
} from './index.ts';

const everywhere = () => true;
const nowhere = () => false;

describe('by hand', () => {
  test('a way over land lists the territories entered', () => {
    expect(landPath('iberia', 'poland', everywhere)).toEqual(['western-europe', 'eastern-europe', 'poland']);
    expect(landPath('iberia', 'iberia', everywhere)).toEqual([]);
    expect(landPath('iberia', 'british-isles', everywhere)).toBeUndefined();
  });

  test('only what lies between must be open, not where the way begins or ends', () => {
    expect(landPath('iberia', 'western-europe', nowhere)).toEqual(['western-europe']);
    expect(landPath('iberia', 'eastern-europe', nowhere)).toBeUndefined();
    expect(landPath('iberia', 'eastern-europe', (t) => t === 'western-europe')).toHaveLength(2);
  });

  test('of several shortest ways the first in board order is taken', () => {
    // By Mongolia or by Buryatsk; Mongolia comes first on the board.
    expect(landPath('manchuria', 'kazakh', everywhere)).toEqual(['mongolia', 'kazakh']);
    expect(landPath('manchuria', 'kazakh', (t) => t !== 'mongolia')).toEqual(['buryatsk', 'kazakh']);
  });

  test('a voyage lists the seas entered, through the canals too', () => {
    expect(seaPath('caribbean-sea', 'lima-bay', everywhere)).toEqual(['gulf-of-panama', 'lima-bay']);
    expect(seaPath('baltic-sea', 'black-sea', everywhere)).toEqual([
      'north-sea',
      'bay-of-biscay',
      'mediterranean-sea',
      'sea-of-crete',
      'black-sea',
    ]);
    expect(seaPath('baltic-sea', 'barents-sea', (s) => s !== 'north-sea')).toBeUndefined();
  });

  test('distances count the zones entered', () => {
    const fromKola = landDistances('kola', everywhere);
    expect(distanceTo(fromKola, 'kola')).toBe(0);
    expect(distanceTo(fromKola, 'tibet')).toBe(3);
    expect(distanceTo(fromKola, 'peru')).toBeUndefined();
    expect(distanceTo(fromKola, 'barents-sea')).toBeUndefined();
    expect(distanceTo(seaDistances('baltic-sea', everywhere), 'black-sea')).toBe(5);
  });

  test('a search may ask for another while it runs', () => {
    const way = landPath('iberia', 'tibet', (t) => landPath(t, 'kola', everywhere) !== undefined);
    expect(way).toEqual(landPath('iberia', 'tibet', everywhere));
  });
});

describe('against a naive search', () => {
  test('ways over land are the shortest ones, first in board order, whatever is closed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TERRITORIES),
        fc.constantFrom(...TERRITORIES),
        fc.subarray([...TERRITORIES]),
        (from, to, list) => {
          const open = new Set(list);
          const isOpen = (t: Territory) => open.has(t);
          expect(landPath(from, to, isOpen)).toEqual(naivePath(landBorders, from, to, isOpen));
          const steps = landDistances(from, isOpen);
          const naive = naiveSteps(landBorders, from, isOpen);
          for (const t of TERRITORIES) expect(distanceTo(steps, t)).toBe(naive.get(t));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('voyages are the shortest ones, first in board order, whatever is closed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SEAS), fc.constantFrom(...SEAS), fc.subarray([...SEAS]), (from, to, list) => {
        const open = new Set(list);
        const isOpen = (s: Sea) => open.has(s);
        expect(seaPath(from, to, isOpen)).toEqual(naivePath(seaBorders, from, to, isOpen));
        const steps = seaDistances(from, isOpen);
        const naive = naiveSteps(seaBorders, from, isOpen);
        for (const s of SEAS) expect(distanceTo(steps, s)).toBe(naive.get(s));
      }),
      { numRuns: 300 },
    );
  });
});

type Borders<Z extends Zone> = (zone: Z) => readonly Z[];

/** Ring after ring, each zone entered from any open zone of the ring before. */
function naiveSteps<Z extends Zone>(borders: Borders<Z>, from: Z, open: (zone: Z) => boolean): Map<Z, number> {
  const steps = new Map<Z, number>([[from, 0]]);
  let ring = [from];
  for (let step = 1; ring.length > 0; step++) {
    const passable = ring.filter((zone) => zone === from || open(zone));
    ring = [...new Set(passable.flatMap(borders))].filter((zone) => !steps.has(zone));
    for (const zone of ring) steps.set(zone, step);
  }
  return steps;
}

/** From each zone to the first neighbour from which the rest can still be done in the steps left. */
function naivePath<Z extends Zone>(borders: Borders<Z>, from: Z, to: Z, open: (zone: Z) => boolean): Z[] | undefined {
  const total = naiveSteps(borders, from, open).get(to);
  if (total === undefined) return undefined;
  const way: Z[] = [];
  let here = from;
  for (let left = total; left > 0; left--) {
    const next = borders(here).find(
      (zone) => (zone === to || open(zone)) && naiveSteps(borders, zone, open).get(to) === left - 1,
    );
    if (next === undefined) throw new Error('the steps say that there is a way');
    way.push(next);
    here = next;
  }
  return way;
}
