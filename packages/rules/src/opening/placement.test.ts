import { expect, test } from 'vitest';
import { companyOf, homeOf, type Power, portsOn, shores } from '../board/index.ts';
import type { Command } from '../game.ts';
import { options } from '../referee/options.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { countAll, unitsAt } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { type OpeningTable, randomOpen } from '../testing/index.ts';

const armies = (...territories: Extract<Command, { type: 'place-armies' }>['territories']): Command => ({
  type: 'place-armies',
  territories,
});
const navies = (...berths: Extract<Command, { type: 'place-navies' }>['navies']): Command => ({
  type: 'place-navies',
  navies: berths,
});
type Bonus = Extract<Command, { type: 'bonus-units' }>;
const bonus = (land: Bonus['armies'], sea: Bonus['navies'] = {}): Command => ({
  type: 'bonus-units',
  armies: land,
  navies: sea,
});
const at = (table: OpeningTable, zone: Parameters<typeof unitsAt>[1], power: Power, kind: 'army' | 'navy') =>
  unitsAt(table.game.state.board, zone, seat(power), kind);

test('B-OPEN-18, Q-B-95 one army may stand in each home territory and in each foreign one with a card of its owner', () => {
  const table = randomOpen(['usa', 'ussr'], {}, (deck) =>
    deck.shuffle('baqa-oil', 'mekong-oil', 'vardo-oil', 'tonkin-grain-co', 'kain-grain-co', 'borneo-oil'),
  );
  expect(options(table.game, seat('usa'))[0]?.next?.domain).toEqual({
    kind: 'some-of',
    // Kain Grain Co. lies at home: no second army there.
    values: ['scandinavia', ...homeOf('usa'), 'arabia'],
    least: 0,
    most: 6,
  });
  table.isRefused('usa', armies('alaska', 'indo-china'), 'B-OPEN-18');
  table.isRefused('usa', armies('alaska', 'kola'), 'B-OPEN-18');
  table.everybody('place-armies');
  expect(countAll(table.game.state.board, seat('usa')).army).toBe(6);
  // Both companies of Indo-China give the Soviet Union one army, not two.
  expect(countAll(table.game.state.board, seat('ussr')).army).toBe(6 + 2);
  expect(at(table, 'indo-china', 'ussr', 'army')).toBe(1);
});

test.each([
  [{}, 'bonus-units'],
  [{ merchantMarine: true }, 'bonus-dozen'],
] as const)('X-38 the bonus armies of a silent seat stand at home, whatever it holds abroad', (options, kind) => {
  // Scandinavia comes before Alaska on the board.
  const table = randomOpen(['usa', 'ussr'], options, (deck) =>
    deck.shuffle('baqa-oil', 'mekong-oil', 'vardo-oil', 'tonkin-grain-co', 'kain-grain-co', 'borneo-oil'),
  );
  while (table.game.state.question?.kind !== kind) table.everybody(table.game.state.question?.kind ?? '');
  const [before, abroad] = [at(table, 'alaska', 'usa', 'army'), at(table, 'scandinavia', 'usa', 'army')];
  table.everybody(kind);
  expect(at(table, 'alaska', 'usa', 'army')).toBeGreaterThan(before);
  expect(at(table, 'scandinavia', 'usa', 'army')).toBe(abroad);
});

test('B-OPEN-19 each home territory with a port gives one navy, in a light blue sea on which its port opens', () => {
  const table = randomOpen(['usa', 'china']);
  table.everybody('place-armies');
  expect(table.game.state.question?.kind).toBe('place-navies');
  // Two navies in one sea are allowed, as two home territories have ports there.
  const berths = [
    { port: 'alaska', sea: 'barkley-sound' },
    { port: 'western-usa', sea: 'barkley-sound' },
    { port: 'eastern-usa', sea: 'long-island-sound' },
    { port: 'midwest-usa', sea: 'caribbean-sea' },
  ] as const;
  table.isRefused('usa', navies({ port: 'alaska', sea: 'santa-barbara-passage' }), 'B-OPEN-19');
  table.isRefused('usa', navies({ port: 'western-canada', sea: 'barkley-sound' }), 'B-OPEN-19');
  table.isRefused('usa', navies(berths[0], berths[0]), 'B-OPEN-19');
  table.isRefused(
    'usa',
    navies({ port: 'western-usa', sea: 'barkley-sound' }, { port: 'western-usa', sea: 'santa-barbara-passage' }),
    'B-OPEN-19',
  );
  // Tibet has no coast and Nanling no port on the Sea of Japan.
  table.isRefused('china', navies({ port: 'tibet', sea: 'south-china-sea' }), 'B-OPEN-19');
  table.isRefused('china', navies({ port: 'nanling', sea: 'sea-of-japan' }), 'B-OPEN-19');
  table.does('usa', navies(...berths));
  table.does('china', navies());
  expect(at(table, 'barkley-sound', 'usa', 'navy')).toBe(2);
  expect(countAll(table.game.state.board, seat('usa')).navy).toBe(4);
  expect(countAll(table.game.state.board, seat('china')).navy).toBe(0);
});

test('B-OPEN-20 example: the Barents Sea is open to the Soviet Union though Europe stands in Scandinavia, which has no port there', () => {
  expect(shores('barents-sea')).toContain('scandinavia');
  expect(portsOn('barents-sea')).toEqual(['kola', 'siberia']);
  const table = randomOpen(['ussr', 'europe']);
  table.does('ussr', armies('kola'));
  table.does('europe', armies('scandinavia'));
  table.does('ussr', navies({ port: 'kola', sea: 'barents-sea' }));
  table.does('europe', navies());
  expect(at(table, 'barents-sea', 'ussr', 'navy')).toBe(1);
});

test('B-OPEN-20 a sea is closed if an opponent stands in a territory with a port on it', () => {
  const table = randomOpen(['ussr', 'europe']);
  table.does('ussr', armies('kola'));
  table.does('europe', armies('scandinavia'));
  const refused = table.isRefused('ussr', navies({ port: 'russia', sea: 'baltic-sea' }), 'B-OPEN-20');
  expect(refused.figures).toEqual({ sea: 'baltic-sea', port: 'scandinavia' });
  // Russia is empty, so the Baltic is open to Europe.
  table.does('europe', navies({ port: 'scandinavia', sea: 'baltic-sea' }));
});

test('B-OPEN-20 an army in a neutral land with a port closes its sea as well', () => {
  const table = randomOpen(['china', 'usa'], {}, (deck) => deck.shuffle('baqa-oil', 'mekong-oil'));
  expect(companyOf('mekong-oil').location).toBe('indo-china');
  table.everybody('place-armies');
  table.isRefused('china', navies({ port: 'nanling', sea: 'south-china-sea' }), 'B-OPEN-20');
});

test('B-OPEN-19, -20 a player who has no berth left is not asked', () => {
  // Buryatsk has a port on the Sea of Japan, Indo-China one on the South China Sea: China has no third sea.
  const table = randomOpen(['china', 'ussr'], {}, (deck) => deck.shuffle('kanto-rice-co', 'mekong-oil'));
  table.does('china', armies());
  table.does('ussr', armies('indo-china', 'buryatsk'));
  expect(table.game.state.question).toMatchObject({ kind: 'place-navies', of: ['ussr'] });
  table.does('ussr', navies());
  expect(table.game.state.question?.kind).toBe('bonus-units');
});

test('B-OPEN-21, -22 nine units, written down unseen, changed at will until the last list is in, and shown together', () => {
  const table = upToBonus(['usa', 'china']);
  expect(table.isRefused('usa', bonus({ alaska: 8 }), 'B-OPEN-21').figures).toEqual({ units: 9 });
  table.isRefused('usa', bonus({ alaska: 9 }, { 'barkley-sound': 1 }), 'B-OPEN-21');
  table.isRefused('usa', bonus({ alaska: 5, 'eastern-usa': 5 }), 'B-OPEN-21');
  table.isRefused('usa', bonus({}), 'B-OPEN-21');
  const before = view(table.game, seat('china'));
  const sealed = table.does('usa', bonus({ alaska: 9 }));
  expect(sealed.map(({ type }) => type)).toEqual(['sealed']);
  expect(sealed.map((event) => redact(event, seat('china')))).toMatchObject([
    { type: 'sealed', seat: 'usa', secret: {} },
  ]);
  expect(view(table.game, seat('china'))).toEqual({
    ...before,
    question: { ...before.question, waiting: ['china'] },
  });
  table.does('usa', bonus({ alaska: 4, 'eastern-usa': 2 }, { 'barkley-sound': 3 }));
  expect(at(table, 'alaska', 'usa', 'army')).toBe(1);
  table.does('china', bonus({ tibet: 9 }));
  expect(at(table, 'alaska', 'usa', 'army')).toBe(1 + 4);
  expect(at(table, 'eastern-usa', 'usa', 'army')).toBe(1 + 2);
  expect(at(table, 'barkley-sound', 'usa', 'navy')).toBe(3);
  expect(at(table, 'tibet', 'china', 'army')).toBe(1 + 9);
});

test('B-OPEN-23 example: China writes 4 armies in Manchuria, 3 in Nanling and 2 navies in the South China Sea', () => {
  const table = upToBonus(['usa', 'china']);
  table.does('china', bonus({ manchuria: 4, nanling: 3 }, { 'south-china-sea': 2 }));
  table.does('usa', bonus({ alaska: 9 }));
  expect(at(table, 'manchuria', 'china', 'army')).toBe(1 + 4);
  expect(at(table, 'nanling', 'china', 'army')).toBe(1 + 3);
  expect(at(table, 'south-china-sea', 'china', 'navy')).toBe(2);
});

test('B-OPEN-23 bonus units go only where first units may go', () => {
  const table = randomOpen(['ussr', 'europe']);
  table.everybody('place-armies');
  table.does('ussr', navies());
  table.does('europe', navies({ port: 'iberia', sea: 'bay-of-biscay' }));
  table.isRefused('ussr', bonus({ 'western-europe': 9 }), 'B-OPEN-18');
  table.isRefused('ussr', bonus({ kola: 8 }, { 'baltic-sea': 1 }), 'B-OPEN-20');
  table.isRefused('ussr', bonus({ kola: 8 }, { 'red-sea': 1 }), 'B-OPEN-19');
  // Baqa Oil, the Soviet Union's first card, lies in Arabia.
  expect(table.has('ussr').holdings[3]?.card).toBe('baqa-oil');
  table.does('ussr', bonus({ kola: 4, arabia: 3 }, { 'barents-sea': 2 }));
  table.does('europe', bonus({ iberia: 9 }));
  expect(at(table, 'arabia', 'ussr', 'army')).toBe(1 + 3);
  expect(at(table, 'barents-sea', 'ussr', 'navy')).toBe(2);
});

test('Q-B-96, B-OPEN-22 lists obey the first placements only, and who clashes in a light blue sea writes that part again', () => {
  // Buryatsk and Manchuria have ports on the Sea of Japan; with both empty it is open to both powers.
  const table = randomOpen(['china', 'ussr', 'usa'], {}, (deck) => deck.shuffle('hassi-oil', 'borneo-oil', 'baqa-oil'));
  table.does('china', armies('tibet'));
  table.does('ussr', armies('kola'));
  table.does('usa', armies('alaska'));
  for (const id of ['china', 'ussr', 'usa']) table.does(id, navies());

  table.does('china', bonus({ manchuria: 4, tibet: 1 }, { 'sea-of-japan': 3, 'south-china-sea': 1 }));
  table.does('ussr', bonus({ buryatsk: 7 }, { 'sea-of-japan': 2 }));
  const shown = table.does('usa', bonus({ alaska: 9 }));
  expect(shown.find(({ type }) => type === 'placements-clashed')).toMatchObject({
    clashes: [{ sea: 'sea-of-japan', seats: ['china', 'ussr'] }],
    stands: {
      china: { manchuria: { army: 4 }, tibet: { army: 1 }, 'south-china-sea': { navy: 1 } },
      ussr: { buryatsk: { army: 7 } },
      usa: { alaska: { army: 9 } },
    },
    again: { china: { units: 3 }, ussr: { units: 2 } },
  });
  expect(table.game.state.question).toMatchObject({ kind: 'bonus-units', of: ['china', 'ussr'] });
  table.isRefused('usa', bonus({ alaska: 9 }), 'B-OPEN-21');
  table.isRefused('china', bonus({}, { 'sea-of-japan': 3 }), 'B-MOVE-25');
  expect(table.isRefused('china', bonus({ tibet: 9 }), 'B-OPEN-21').figures).toEqual({ units: 3 });
  table.does('china', bonus({ tibet: 1 }, { 'south-china-sea': 2 }));
  // Manchuria's new armies do not count yet: the Sea of Okhotsk is judged by the first placements.
  table.does('ussr', bonus({}, { 'sea-of-okhotsk': 2 }));
  expect(table.game.state.question?.kind).not.toBe('bonus-units');
  expect(at(table, 'south-china-sea', 'china', 'navy')).toBe(3);
  expect(at(table, 'tibet', 'china', 'army')).toBe(1 + 1 + 1);
  expect(at(table, 'manchuria', 'china', 'army')).toBe(4);
  expect(at(table, 'sea-of-okhotsk', 'ussr', 'navy')).toBe(2);
  for (const [id, units] of [
    ['china', 10],
    ['ussr', 10],
    ['usa', 10],
  ] as const) {
    const all = countAll(table.game.state.board, seat(id));
    expect(all.army + all.navy).toBe(units);
  }
});

test('Q-B-96 a navy shown in a clash keeps the others out of its sea', () => {
  const table = randomOpen(['china', 'ussr', 'europe'], {}, (deck) =>
    deck.shuffle('hassi-oil', 'borneo-oil', 'baqa-oil'),
  );
  for (const id of ['china', 'ussr', 'europe']) table.does(id, armies());
  for (const id of ['china', 'ussr', 'europe']) table.does(id, navies());
  table.does('china', bonus({ tibet: 8 }, { 'sea-of-japan': 1 }));
  table.does('ussr', bonus({ kola: 7 }, { 'sea-of-japan': 2 }));
  table.does('europe', bonus({ iberia: 8 }, { 'baltic-sea': 1 }));
  table.isRefused('ussr', bonus({}, { 'baltic-sea': 2 }), 'B-MOVE-25');
  table.everybody('bonus-units');
  expect(at(table, 'baltic-sea', 'europe', 'navy')).toBe(1);
  expect(at(table, 'buryatsk', 'ussr', 'army') + at(table, 'kola', 'ussr', 'army')).toBe(9);
});

test('Q-B-96, B-OPEN-19 navies that clash at home ports are written again for those ports alone', () => {
  const table = randomOpen(['china', 'ussr'], {}, (deck) => deck.shuffle('hassi-oil', 'borneo-oil'));
  table.does('china', armies());
  table.does('ussr', armies());
  table.does('china', navies({ port: 'manchuria', sea: 'sea-of-japan' }, { port: 'nanling', sea: 'south-china-sea' }));
  table.does('ussr', navies({ port: 'buryatsk', sea: 'sea-of-japan' }, { port: 'kola', sea: 'barents-sea' }));
  // Manchuria has no other sea: China is not asked again. Buryatsk has the Sea of Okhotsk.
  expect(table.game.state.question).toMatchObject({ kind: 'place-navies', of: ['ussr'] });
  table.isRefused('ussr', navies({ port: 'kola', sea: 'barents-sea' }), 'B-OPEN-19');
  table.isRefused('ussr', navies({ port: 'buryatsk', sea: 'sea-of-japan' }), 'B-MOVE-25');
  table.does('ussr', navies({ port: 'buryatsk', sea: 'sea-of-okhotsk' }));
  expect(countAll(table.game.state.board, seat('china')).navy).toBe(1);
  expect(countAll(table.game.state.board, seat('ussr')).navy).toBe(2);
  expect(at(table, 'sea-of-japan', 'china', 'navy')).toBe(0);
});

test('X-06 where the box limits the pieces, bonus navies end with its twelve', () => {
  const table = randomOpen(['ussr', 'africa'], { componentLimits: true });
  table.everybody('place-armies');
  table.everybody('place-navies');
  expect(countAll(table.game.state.board, seat('ussr')).navy).toBe(6);
  expect(options(table.game, seat('ussr'))[0]?.next).toMatchObject({ field: 'armies', domain: { least: 3, most: 9 } });
  table.isRefused('ussr', bonus({ kola: 2 }, { 'barents-sea': 7 }), 'X-06');
  table.does('ussr', bonus({ kola: 3 }, { 'barents-sea': 6 }));
});

/** Everybody's first units stand where the defaults put them. */
function upToBonus(powers: readonly Power[]): OpeningTable {
  const table = randomOpen(powers);
  table.everybody('place-armies');
  for (const power of powers) if (table.game.state.question?.waiting.includes(seat(power))) table.does(power, navies());
  return table;
}

test('B-OPEN-21, -22 a zone for which nothing is written is not placed in, though it stands on the list', () => {
  const placed = (list: Command) => {
    const table = upToBonus(['usa', 'china']);
    table.does('usa', list);
    return table.does('china', bonus({ tibet: 9 })).find(({ type }) => type === 'units-placed');
  };
  const events = placed(bonus({ alaska: 9, 'eastern-usa': 0 }, { 'barkley-sound': 0 }));
  expect(events).toMatchObject({ type: 'units-placed' });
  expect(events).toEqual(placed(bonus({ alaska: 9 })));
});
