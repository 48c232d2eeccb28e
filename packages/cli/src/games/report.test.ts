// What belongs together in one line of a report, and what is left out of it.
import { type GameEvent, seat, TERRITORIES, type Zone } from '@marshall/rules';
import { expect, test } from 'vitest';
import { type Heard, reportLines } from './report.ts';

const [USA, CHINA, EUROPE] = [seat('usa'), seat('china'), seat('europe')];
const NAMES: Readonly<Record<string, string>> = { usa: 'the USA', china: 'China', europe: 'Europe' };

const PLAIN = { clauses: false, details: false };
const heard = (command: number, event: GameEvent, sentence: string): Heard => ({
  command,
  event,
  sentence,
  living: [USA, CHINA, EUROPE],
});
const linesOf = (all: readonly Heard[], style = PLAIN): readonly string[] =>
  reportLines(all, style, (each) => NAMES[each] ?? each).map((line) => line.slice(7));

const built = (command: number, zone: Zone, sets: number): Heard =>
  heard(
    command,
    { type: 'units-built', seat: CHINA, kind: 'army', zone, number: 2, sets, cost: 200 },
    `China builds 2 armies in ${zone}.`,
  );

test('what one player builds in a turn is one sentence with its sums', () => {
  expect(linesOf([built(1, 'tibet', 1), built(2, 'mongolia', 0), built(3, 'nanling', 1)])).toEqual([
    'China builds 2 armies in Tibet, 2 armies in Mongolia and 2 armies in Nanling for $600M and 2 sets of supplies.',
  ]);
  expect(linesOf([built(1, 'tibet', 1)])).toEqual(['China builds 2 armies in tibet.']);
});

test('units of one kind in one zone are counted together', () => {
  expect(linesOf([built(1, 'tibet', 1), built(2, 'nanling', 0), built(3, 'tibet', 1)])).toEqual([
    'China builds 4 armies in Tibet and 2 armies in Nanling for $600M and 2 sets of supplies.',
  ]);
});

test('cards turned one after the other are one sentence with what was found', () => {
  const turns = (command: number, find: 'other' | 'kept'): Heard =>
    heard(command, { type: 'card-turned', seat: CHINA, resource: 'oil', cost: 200, find } as GameEvent, 'A card.');
  expect(linesOf([turns(1, 'other'), turns(2, 'other'), turns(3, 'kept')])).toEqual([
    'China turns 3 cards for $600M and finds an oil company.',
  ]);
  expect(linesOf([turns(1, 'kept')])).toEqual(['A card.']);
});

test('a zone is captured with its companies in one sentence, and what only fills a battle is left out', () => {
  const all = [
    heard(1, { type: 'set-removed', seat: CHINA }, 'China uses one set of supplies.'),
    heard(1, { type: 'cards-taken', seat: CHINA, from: USA, zone: 'peru', cards: ['inca-oil'] } as GameEvent, 'One.'),
    heard(1, { type: 'zone-captured', seat: CHINA, from: USA, zone: 'peru' } as GameEvent, 'Two.'),
    heard(1, { type: 'occupation-settled', seat: CHINA, zone: 'peru', occupied: true } as GameEvent, 'Three.'),
  ];
  expect(linesOf(all)).toEqual(['China captures Peru and Inca Oil from the USA.']);
  expect(linesOf(all, { clauses: false, details: true })).toHaveLength(4);
});

test('a sentence that would be too long takes several lines', () => {
  const many = TERRITORIES.slice(0, 9).map((zone, i) => built(i + 1, zone, 1));
  const lines = linesOf(many);
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(200);
});

const grants = (command: number, friend: typeof USA): Heard =>
  heard(command, { type: 'passage-granted', seat: CHINA, friend }, 'China lets somebody pass.');

test('passage to several is one sentence, and to all it names nobody', () => {
  expect(linesOf([grants(1, USA), grants(2, EUROPE)])).toEqual(['China lets everyone pass from now on.']);
});

const passes = (command: number, who: typeof USA): Heard =>
  heard(command, { type: 'passed', seat: who }, `${NAMES[who]} passes.`);

test('several who pass are named once, and one who passes again is told once', () => {
  expect(linesOf([passes(1, USA), passes(2, CHINA), passes(3, USA)])).toEqual(['The USA and China pass.']);
  expect(linesOf([passes(1, CHINA), passes(2, CHINA)])).toEqual(['China passes.']);
  expect(linesOf([passes(1, USA), passes(2, CHINA), passes(3, EUROPE)])).toEqual(['Everyone passes.']);
});

test('a die that is counted, and trading in which nothing happens, are left to the details', () => {
  const all = [
    heard(1, { type: 'trading-opened' } as GameEvent, 'Players can trade with each other.'),
    heard(1, { type: 'trading-closed' } as GameEvent, 'Trading between players is over.'),
    heard(
      2,
      { type: 'rolled', name: 'usa, attack on tibet, die 1', value: 4 } as unknown as GameEvent,
      'The USA rolls 4.',
    ),
    passes(2, USA),
  ];
  expect(linesOf(all)).toEqual(['the USA passes.']);
  expect(linesOf(all, { clauses: false, details: true })).toHaveLength(4);
});

test('freight stands with what was sold', () => {
  const sold = { type: 'sold', seat: CHINA } as unknown as GameEvent;
  const freight = { type: 'freight-paid', seat: CHINA, freight: 100 } as unknown as GameEvent;
  expect(
    linesOf([
      heard(1, sold, 'China sells 5 grain for $2,500M.'),
      heard(1, freight, 'China pays $100M freight for 2 merchant ships.'),
    ]),
  ).toEqual(['China sells 5 grain for $2,500M (freight $100M).']);
});
