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
    'China builds 2 armies each in Tibet, Mongolia and Nanling for $600M and 2 sets of supplies.',
  ]);
  expect(linesOf([built(1, 'tibet', 1)])).toEqual(['China builds 2 armies in tibet.']);
});

test('zones that get the same are named together', () => {
  const navies: GameEvent = {
    type: 'units-built',
    seat: CHINA,
    kind: 'navy',
    zone: 'sea-of-japan',
    number: 2,
    sets: 0,
    cost: 200,
  };
  expect(linesOf([built(1, 'tibet', 1), built(2, 'mongolia', 0), heard(3, navies, 'China builds.')])).toEqual([
    'China builds 2 armies each in Tibet and Mongolia, and 2 navies in the Sea of Japan for $600M and 1 set of supplies.',
  ]);
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
  const many = TERRITORIES.slice(0, 18).map((zone, i) => built(i + 1, zone, 1));
  const lines = linesOf(many);
  expect(lines.length).toBeGreaterThan(1);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(200);
});

const grants = (command: number, friend: typeof USA, host = CHINA): Heard =>
  heard(command, { type: 'passage-granted', seat: host, friend }, `${NAMES[host]} lets somebody pass.`);

test('passage to several is one sentence, and to all it names nobody', () => {
  expect(linesOf([grants(1, USA), grants(2, EUROPE)])).toEqual(['China lets everyone pass from now on.']);
  const open = [grants(1, USA), grants(2, EUROPE), grants(3, CHINA, USA), grants(4, EUROPE, USA)];
  expect(linesOf(open)).toEqual(['China and the USA let everyone pass from now on.']);
  expect(linesOf([...open, grants(5, CHINA, EUROPE)])).toEqual([
    'From now on, China and the USA let everyone pass; Europe lets China pass.',
  ]);
  expect(linesOf([...open, grants(5, CHINA, EUROPE), grants(6, USA, EUROPE)])).toEqual([
    'Everyone lets everyone else pass from now on.',
  ]);
});

const passes = (command: number, who: typeof USA): Heard =>
  heard(command, { type: 'passed', seat: who }, `${NAMES[who]} passes.`);

test('several who pass are named once, and one who passes again is told once', () => {
  expect(linesOf([passes(1, USA), passes(2, CHINA), passes(3, USA)])).toEqual(['The USA and China pass.']);
  expect(linesOf([passes(1, CHINA), passes(2, CHINA)])).toEqual(['China passes.']);
  expect(linesOf([passes(1, USA), passes(2, CHINA), passes(3, EUROPE)])).toEqual(['Everyone passes.']);
});

test('a pass that only ends a turn, prospecting for nobody, salaries that are due and a market that closes are left out', () => {
  const nobody = heard(3, { type: 'prospecting-opened', entitled: [] } as unknown as GameEvent, 'Nobody can prospect.');
  const due = heard(4, { type: 'dues-set', dues: {} } as unknown as GameEvent, 'Salaries due.');
  const closed = heard(3, { type: 'market-closed' } as GameEvent, 'The market closes.');
  const all = [built(1, 'tibet', 1), passes(2, CHINA), passes(3, USA), closed, nobody, due];
  expect(linesOf(all)).toEqual(['China builds 2 armies in tibet.', 'the USA passes.']);
  expect(linesOf(all, { clauses: false, details: true })).toHaveLength(6);
});

test('what nobody may do in the first cycle is one sentence', () => {
  const ban = (phase: string): Heard => heard(1, { type: 'first-turn-ban', phase } as GameEvent, `No ${phase}.`);
  expect(linesOf([ban('weapons'), ban('research')])).toEqual([
    'Nobody builds or researches weapons in the first cycle.',
  ]);
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

test('a search is one sentence from its beginning to what was found, and the next one is another', () => {
  const began = (command: number): Heard =>
    heard(command, { type: 'research-began', seat: CHINA, weapon: 'nuke' } as GameEvent, 'China searches.');
  const turns = (command: number, found: boolean): Heard =>
    heard(
      command,
      { type: 'research-card-turned', seat: CHINA, weapon: 'nuke', cost: 200, found } as GameEvent,
      'A card.',
    );
  const stops = (command: number): Heard =>
    heard(command, { type: 'research-stopped', seat: CHINA, weapon: 'nuke' } as GameEvent, 'China stops.');
  expect(linesOf([began(1), stops(2), began(3), turns(4, false), stops(5), began(6), turns(7, true)])).toEqual([
    'China searches for a nuke card, but stops at once.',
    'China searches for a nuke card, turns 1 card for $200M and finds nothing.',
    'China searches for a nuke card, turns 1 card for $200M and finds one.',
  ]);
  const made = { type: 'weapon-developed', seat: CHINA, weapon: 'nuke', minerals: 1, cost: 500 } as GameEvent;
  expect(linesOf([began(1), turns(2, false), turns(3, true), heard(4, made, 'A nuke.'), began(5), stops(6)])).toEqual([
    'China searches for a nuke card, turns 2 cards for $400M, finds one and develops a nuke for 1 mineral and $500M.',
    'China searches for a nuke card, but stops at once.',
  ]);
  expect(linesOf([turns(2, false), turns(3, true), heard(4, made, 'A nuke.')])).toEqual([
    'China turns 2 cards for $400M, finds a nuke card and develops a nuke for 1 mineral and $500M.',
  ]);
  expect(linesOf([heard(4, made, 'A nuke.')])).toEqual(['A nuke.']);
});

test('a home is captured with its companies in one sentence, and a full stop is not doubled', () => {
  const entered = heard(1, { type: 'home-entered', seat: CHINA, owner: USA, zone: 'zaire' } as GameEvent, 'Two.');
  const takes = (from: typeof USA): Heard =>
    heard(1, { type: 'cards-taken', seat: CHINA, from, zone: 'zaire', cards: ['allen-oil-co'] } as GameEvent, 'One.');
  expect(linesOf([takes(USA), entered])).toEqual([
    'China captures Zaire, a home territory of the USA, and takes Allen Oil Co.',
  ]);
  expect(linesOf([takes(EUROPE), entered])).toEqual([
    'China captures Zaire, a home territory of the USA, and takes Allen Oil Co. from Europe.',
  ]);
});

test('players who are asked for passage one after the other answer in one sentence', () => {
  const answers = (command: number, who: typeof USA, allow: boolean): Heard =>
    heard(command, { type: 'permission-answered', seat: who, asker: CHINA, allow } as GameEvent, 'An answer.');
  expect(linesOf([answers(1, USA, true), answers(3, EUROPE, false)])).toEqual([
    'The USA lets China through in this move; Europe doesn’t.',
  ]);
  expect(linesOf([answers(1, USA, false), answers(3, EUROPE, false)])).toEqual([
    'The USA and Europe won’t let China through in this move.',
  ]);
});

test('loans and reroutes of one player are added up', () => {
  const borrows = (command: number): Heard =>
    heard(command, { type: 'borrowed', seat: CHINA, billions: 2 } as GameEvent, 'China borrows.');
  expect(linesOf([borrows(1), borrows(2)])).toEqual(['China borrows $4,000M from the bank.']);
  const reroutes = (command: number, into: Zone): Heard =>
    heard(
      command,
      { type: 'ships-rerouted', seat: CHINA, from: 'red-sea', into, ships: command } as GameEvent,
      'Rerouted.',
    );
  expect(linesOf([reroutes(1, 'lima-bay'), reroutes(2, 'baltic-sea')])).toEqual([
    'China reroutes merchant ships: 1 from the Red Sea to Lima Bay and 2 from the Red Sea to the Baltic Sea.',
  ]);
});

test('trading is told by what is traded, and not by its beginning where nothing is', () => {
  const opened = heard(1, { type: 'trading-opened' } as GameEvent, 'Players can trade with each other.');
  const closed = heard(4, { type: 'trading-closed' } as GameEvent, 'Trading between players is over.');
  const borrowed = heard(2, { type: 'borrowed', seat: CHINA, billions: 2 } as GameEvent, 'China borrows.');
  const deal = heard(3, { type: 'deal-made' } as unknown as GameEvent, 'A deal.');
  expect(linesOf([opened, borrowed, closed])).toEqual(['China borrows.']);
  expect(linesOf([opened, deal, closed])).toEqual(['Players can trade with each other.', 'A deal.']);
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
