import { expect, test } from 'vitest';
import {
  companyOf,
  DARK_SEAS,
  isDarkSea,
  LIGHT_SEAS,
  type POWERS,
  ports,
  portsOn,
  type Sea,
  type Zone,
} from '../../../board/index.ts';
import { options } from '../../../referee/options.ts';
import { Play } from '../../../referee/play.ts';
import { redact } from '../../../referee/redact.ts';
import { view } from '../../../referee/view.ts';
import { countAll, unitsAt } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { OpeningTable, plainSetup, randomOpen, scenario } from '../../../testing/index.ts';
import { marineFact } from '../facts.ts';
import { piratesIn } from '../state.ts';
import { openSeas, portsHeld } from './navies.ts';

const ON = { merchantMarine: true } as const;
const all = (...powers: readonly (typeof POWERS)[number][]) =>
  new OpeningTable(plainSetup(powers, ON, Object.fromEntries(powers.map((power) => [power, power]))));
const dealt = () =>
  randomOpen(['south-america', 'china'], ON, (deck) =>
    deck.shuffle('baqa-oil', 'palliser-grain', 'taranaki-oil', 'hassi-oil', 'kanto-rice-co', 'vistula-grains'),
  );
/** A random open in which South America holds Baqa Oil and Taranaki Oil in addition to its own. */
const withOil = () => {
  const table = dealt();
  table.everybody('place-armies');
  return table;
};
const at = (table: OpeningTable, id: string, sea: Sea, kind: 'ship' | 'navy' = 'ship') =>
  unitsAt(table.game.state.board, sea, seat(id), kind);

test('M-SETUP-02, -16, X-05 armies, navies, lanes, reroutes and bonus units come in this order; without the set none of it', () => {
  const table = all('usa', 'ussr');
  const kinds: string[] = [];
  while (table.game.state.cycle === 0) {
    const kind = table.game.state.question?.kind ?? '';
    kinds.push(kind);
    table.everybody(kind);
  }
  expect(kinds).toEqual(['place-armies', 'station-navies', 'sea-lanes', 'first-reroutes', 'bonus-dozen']);
  expect(table.game.state.stage).toBe(1);
  expect(view(table.game, 'spectator').sets).toEqual({});
  const plain = new OpeningTable(plainSetup(['usa', 'ussr'], {}, { usa: 'usa', ussr: 'ussr' }));
  plain.everybody('place-armies');
  expect(plain.game.state.cycle).toBe(1);
  expect(plain.game.rulebook.kinds).not.toContain('ship');
});

test('M-SETUP-08 an army may stand in each home territory and in each foreign land with a company of the player', () => {
  const table = dealt();
  const open = table.game.rulebook.openingTerritories(new Play(table.game), seat('south-america'));
  expect(open).toEqual(
    expect.arrayContaining(['argentina', 'brazil', 'peru', 'venezuela', 'arabia', 'new-zealand', 'japan']),
  );
  table.everybody('place-armies');
  expect(unitsAt(table.game.state.board, 'arabia', seat('south-america'), 'army')).toBe(1);
  expect(table.all('units-placed')[0]?.clauses).toContain('M-SETUP-08');
});

test('M-SETUP-09, Q-M-06 each player has three navies for seas beside home ports; several may share one, some may be left', () => {
  const table = all('usa', 'ussr');
  table.everybody('place-armies');
  table.isRefused(
    'usa',
    { type: 'station-navies', navies: { 'barkley-sound': 2, 'long-island-sound': 2 } },
    'M-SETUP-09',
  );
  table.isRefused('usa', { type: 'station-navies', navies: { 'tasman-sea': 1 } }, 'M-SETUP-09');
  table.does('usa', { type: 'station-navies', navies: { 'barkley-sound': 3 } });
  table.does('ussr', { type: 'station-navies', navies: { 'barents-sea': 1 } });
  expect(at(table, 'usa', 'barkley-sound', 'navy')).toBe(3);
  expect(at(table, 'ussr', 'barents-sea', 'navy')).toBe(1);
  expect(countAll(table.game.state.board, seat('ussr')).navy).toBe(1);
});

test('M-SETUP-10, Q-M-07, -08 EX-M-01 in the Sea of Japan China has 3 ports, USSR 1, Japan 1: only China places there', () => {
  // The USA holds Japan through an army there.
  const table = scenario({
    powers: { china: {}, ussr: {}, usa: { units: { japan: 1 } } },
    options: ON,
    stage: 3,
  });
  const play = new Play(table.game);
  expect(portsOn('sea-of-japan').length).toBe(5);
  expect(['china', 'ussr', 'usa'].map((power) => portsHeld(play, seat(power), 'sea-of-japan'))).toEqual([3, 1, 1]);
  expect(openSeas(play, seat('china'))).toContain('sea-of-japan');
  expect(openSeas(play, seat('ussr'))).not.toContain('sea-of-japan');
  expect(openSeas(play, seat('usa'))).not.toContain('sea-of-japan');
  const opening = all('china', 'ussr');
  opening.everybody('place-armies');
  opening.does('china', { type: 'station-navies', navies: { 'sea-of-japan': 2 } });
  opening.isRefused('ussr', { type: 'station-navies', navies: { 'sea-of-japan': 1 } }, 'M-SETUP-10');
});

test('M-SETUP-11 in the Caribbean South America and the USA have two ports each: neither places there', () => {
  const table = all('south-america', 'usa');
  table.everybody('place-armies');
  const play = new Play(table.game);
  expect(portsHeld(play, seat('usa'), 'caribbean-sea')).toBe(2);
  expect(portsHeld(play, seat('south-america'), 'caribbean-sea')).toBe(2);
  table.isRefused('usa', { type: 'station-navies', navies: { 'caribbean-sea': 1 } }, 'M-SETUP-11');
  table.isRefused('south-america', { type: 'station-navies', navies: { 'caribbean-sea': 1 } }, 'M-SETUP-11');
});

test('M-SETUP-12 EX-M-02 where land that nobody holds has as many ports as each player, pirates take the sea', () => {
  const table = new OpeningTable(
    plainSetup(['ussr', 'europe', 'china'], { ...ON, pirates: 2 }, { ussr: 'ussr', europe: 'europe', china: 'china' }),
  );
  table.everybody('place-armies');
  table.everybody('station-navies');
  const [placed] = table.all('pirates-placed');
  expect(placed?.pirates['black-sea']).toBe(2);
  expect(placed?.pirates['sea-of-japan']).toBeUndefined();
  expect(piratesIn(new Play(table.game), 'black-sea')).toBe(2);
  expect(view(table.game, 'spectator').sets.marine?.pirates['black-sea']).toBe(2);
});

test('M-SETUP-12 pirates take exactly the seas where no player holds more ports than nobody does, ties among them', () => {
  const powers = ['usa', 'south-america', 'ussr', 'europe', 'africa', 'china'] as const;
  const table = new OpeningTable(
    plainSetup(powers, { ...ON, pirates: 1 }, Object.fromEntries(powers.map((power) => [power, power]))),
  );
  table.everybody('place-armies');
  table.everybody('station-navies');
  const play = new Play(table.game);
  const counts = LIGHT_SEAS.map((sea) => {
    const held = powers.map((power) => portsHeld(play, seat(power), sea));
    return { sea, most: Math.max(...held), free: portsOn(sea).length - held.reduce((sum, each) => sum + each, 0) };
  });
  const [placed] = table.all('pirates-placed');
  expect(Object.keys(placed?.pirates ?? {}).sort()).toEqual(
    counts.flatMap(({ sea, most, free }) => (free > 0 && most <= free ? sea : [])).sort(),
  );
  expect(counts.filter(({ most, free }) => free > 0 && most === free)).not.toEqual([]);
  expect(counts.filter(({ most, free }) => free > 0 && most > free)).not.toEqual([]);
});

test('M-LANES-01, -02, -04, M-LANES-05 two companies abroad: six ships in dark seas and one at a port of each company', () => {
  const table = withOil();
  table.everybody('station-navies');
  const lanes = [
    { company: 'baqa-oil', sea: 'red-sea' },
    { company: 'taranaki-oil', sea: 'tasman-sea' },
    { company: 'kanto-rice-co', sea: 'tokyo-bay' },
  ] as const;
  const dark = { 'mid-pacific': 4, 'indian-ocean': 2 };
  table.isRefused('south-america', { type: 'sea-lanes', dark: { 'mid-pacific': 5 }, lanes: [...lanes] }, 'M-LANES-02');
  table.isRefused('south-america', { type: 'sea-lanes', dark, lanes: lanes.slice(0, 1) }, 'M-LANES-04');
  const [baqa, , kanto] = lanes;
  table.isRefused(
    'south-america',
    { type: 'sea-lanes', dark, lanes: [baqa, { company: 'taranaki-oil', sea: 'timor-sea' }, kanto] },
    'M-LANES-05',
  );
  table.does('south-america', { type: 'sea-lanes', dark, lanes: [...lanes] });
  table.everybody('sea-lanes');
  const { board } = table.game.state;
  expect(countAll(board, seat('south-america')).ship).toBe(6 + 3);
  expect(DARK_SEAS.reduce((sum, sea) => sum + at(table, 'south-america', sea), 0)).toBe(6);
  expect([at(table, 'south-america', 'red-sea'), at(table, 'south-america', 'tasman-sea')]).toEqual([1, 1]);
});

test('M-LANES-03, -07, -08, M-LANES-09 ships of several players share seas, dark and light, with navies and pirates in them', () => {
  const table = new OpeningTable(plainSetup(['usa', 'ussr'], { ...ON, pirates: 1 }, { usa: 'usa', ussr: 'ussr' }));
  table.everybody('place-armies');
  table.does('usa', { type: 'station-navies', navies: { 'barkley-sound': 3 } });
  table.everybody('station-navies');
  table.does('usa', { type: 'sea-lanes', dark: { 'north-pacific': 6 } });
  table.does('ussr', { type: 'sea-lanes', dark: { 'north-pacific': 6 } });
  expect([at(table, 'usa', 'north-pacific'), at(table, 'ussr', 'north-pacific')]).toEqual([6, 6]);
  table.does('usa', { type: 'first-reroutes', ships: { 'barkley-sound': 1, 'arabian-sea': 5 } });
  // Beside the American navy, without permission, and beside pirates.
  table.does('ussr', { type: 'first-reroutes', ships: { 'barkley-sound': 2, 'arabian-sea': 4 } });
  expect(piratesIn(new Play(table.game), 'arabian-sea')).toBe(1);
  expect([at(table, 'usa', 'arabian-sea'), at(table, 'ussr', 'arabian-sea')]).toEqual([5, 4]);
  expect(at(table, 'ussr', 'barkley-sound')).toBe(2);
});

test('M-REROUTE-01, -02, -03, M-REROUTE-04, -05 EX-M-03 ships go from any sea to any sea, free, to serve a producer from two seas', () => {
  const table = withOil();
  table.everybody('station-navies');
  table.does('south-america', {
    type: 'sea-lanes',
    dark: { 'south-pacific': 6 },
    lanes: [
      { company: 'baqa-oil', sea: 'arabian-sea' },
      { company: 'taranaki-oil', sea: 'tasman-sea' },
      { company: 'kanto-rice-co', sea: 'tokyo-bay' },
    ],
  });
  table.everybody('sea-lanes');
  const ships = { 'south-pacific': 3, 'arabian-sea': 2, 'red-sea': 1, 'tasman-sea': 2 };
  table.isRefused('south-america', { type: 'first-reroutes', ships }, 'M-REROUTE-01');
  table.does('south-america', { type: 'first-reroutes', ships: { ...ships, 'indian-ocean': 1 } });
  table.everybody('first-reroutes');
  expect(at(table, 'south-america', 'arabian-sea')).toBe(2);
  expect(at(table, 'south-america', 'red-sea')).toBe(1);
  // From a light sea to a dark one, for the market.
  expect(at(table, 'south-america', 'tokyo-bay')).toBe(0);
  expect(at(table, 'south-america', 'indian-ocean')).toBe(1);
  expect(table.all('lanes-changed')[0]?.clauses).toContain('M-REROUTE-02');
});

test('M-SETUP-13, -14, M-SETUP-15, Q-M-09 twelve bonus units of any mix are written down secretly and shown together', () => {
  const table = all('china', 'ussr');
  for (const kind of ['place-armies', 'station-navies', 'sea-lanes', 'first-reroutes']) table.everybody(kind);
  const before = countAll(table.game.state.board, seat('china'));
  const bonus = {
    type: 'bonus-dozen',
    navies: { 'sea-of-japan': 2 },
    ships: { 'arabian-sea': 1, 'mid-pacific': 3 },
    armies: { tibet: 6 },
  } as const;
  table.isRefused('china', { ...bonus, armies: { tibet: 5 } }, 'M-SETUP-13');
  table.isRefused('china', { ...bonus, armies: { tibet: 5, japan: 1 } }, 'M-SETUP-15');
  table.isRefused('china', { ...bonus, ships: { 'mid-pacific': 11 } }, 'M-SETUP-13');
  table.isRefused('ussr', { ...bonus, armies: { russia: 6 } }, 'M-SETUP-10');
  const [sealed] = table.does('china', bonus);
  expect(JSON.stringify(sealed === undefined ? '' : redact(sealed, seat('ussr')))).not.toContain('tibet');
  expect(countAll(table.game.state.board, seat('china'))).toEqual(before);
  table.everybody('bonus-dozen');
  const after = countAll(table.game.state.board, seat('china'));
  expect([after.army - before.army, after.navy - before.navy, after.ship - before.ship]).toEqual([6, 2, 4]);
  expect(at(table, 'china', 'arabian-sea')).toBe(1);
});

test('M-SETUP-05, -06, -17 a ship is a kind of its own that everybody sees; a legion is an army and none is placed apart', () => {
  const table = all('usa', 'ussr');
  for (const kind of ['place-armies', 'station-navies', 'sea-lanes']) table.everybody(kind);
  const seen = view(table.game, seat('ussr')).board.flatMap(({ zone, forces }) =>
    forces.flatMap((force) => (force.seat === seat('usa') && (force.units.ship ?? 0) > 0 ? [zone] : [])),
  );
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every(isDarkSea)).toBe(true);
  expect(table.game.rulebook.kinds).toEqual(['army', 'navy', 'ship']);
  // One army in each home territory, nothing more on land.
  expect(countAll(table.game.state.board, seat('usa')).army).toBe(4);
});

test('X-06 with componentLimits the bonus takes no more navies and ships than the box holds', () => {
  const table = new OpeningTable(
    plainSetup(['china', 'ussr'], { ...ON, componentLimits: true }, { china: 'china', ussr: 'ussr' }),
  );
  for (const kind of ['place-armies', 'station-navies', 'sea-lanes', 'first-reroutes']) table.everybody(kind);
  expect(
    options(table.game, seat('china')).find(({ command }) => command === 'bonus-dozen')?.next?.domain,
  ).toMatchObject({
    kind: 'counts',
    most: 12 - 3,
  });
});

test('M-LANES-06 a company in a light sea brings a ship into that very sea', () => {
  // No card of the deck lies in a sea; this one is put there for the test.
  const card = companyOf('baqa-oil') as { location: Zone };
  const { location } = card;
  card.location = 'red-sea';
  try {
    const table = withOil();
    table.everybody('station-navies');
    const others = [
      { company: 'taranaki-oil', sea: 'tasman-sea' },
      { company: 'kanto-rice-co', sea: 'tokyo-bay' },
    ] as const;
    const dark = { 'mid-pacific': 6 };
    const lanes = (sea: 'arabian-sea' | 'red-sea') => [{ company: 'baqa-oil' as const, sea }, ...others];
    table.isRefused('south-america', { type: 'sea-lanes', dark, lanes: lanes('arabian-sea') }, 'M-LANES-05');
    table.does('south-america', { type: 'sea-lanes', dark, lanes: lanes('red-sea') });
    table.everybody('sea-lanes');
    expect(at(table, 'south-america', 'red-sea')).toBe(1);
  } finally {
    card.location = location;
  }
});

test('M-SETUP-04 the worked examples are those of the basic board, which has what they say (T-M-06)', () => {
  const { ports: wanted, companies, served } = marineFact('M-SETUP-04');
  for (const [sea, lands] of Object.entries(wanted)) expect([...portsOn(sea as Sea)].sort()).toEqual([...lands].sort());
  for (const { company, location: where, units } of companies)
    expect(companyOf(company)).toMatchObject({ location: where, units });
  for (const { territory, seas } of served) expect(ports(territory)).toEqual(seas);
});

test('M-SETUP-09, -11 a player to whom one sea alone is open puts navies there', () => {
  // South America holds Indochina through an army there, so that it has as many ports on the South China Sea as China.
  const table = randomOpen(['south-america', 'china'], ON, (deck) =>
    deck.shuffle('mekong-oil', 'palliser-grain', 'taranaki-oil', 'hassi-oil', 'kanto-rice-co', 'vistula-grains'),
  );
  table.everybody('place-armies');
  expect(openSeas(new Play(table.game), seat('china'))).toEqual(['sea-of-japan']);
  table.does('china', { type: 'station-navies', navies: { 'sea-of-japan': 2 } });
  table.everybody('station-navies');
  expect(at(table, 'china', 'sea-of-japan', 'navy')).toBe(2);
});

test('M-SETUP-09 seas for which no navy was written down do not count as placements', () => {
  const table = all('usa', 'ussr');
  table.everybody('place-armies');
  table.does('usa', { type: 'station-navies', navies: { 'barkley-sound': 3, 'long-island-sound': 0 } });
  table.does('ussr', { type: 'station-navies', navies: { 'barents-sea': 0 } });
  expect(table.all('units-placed').at(-1)?.placements).toEqual({ usa: { 'barkley-sound': { navy: 3 } }, ussr: {} });
});
