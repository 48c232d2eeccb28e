// What the log tells of merchant ships.
import { type GameEvent, type Power, type Seat, seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { de } from '../de/index.ts';
import { es } from '../es/index.ts';
import { en } from './index.ts';

const [china, europe, usa] = [seat('china'), seat('europe'), seat('usa')];
const POWERS = new Map<Seat, Power>([
  [china, 'china'],
  [europe, 'europe'],
  [usa, 'usa'],
]);
const speaker = en.speaker((id) => ({ power: POWERS.get(id) }));
const say = (event: GameEvent) => speaker.event(event);

test.each([
  [2, 'companies abroad still deliver'],
  [3, 'no resources can be bought or sold'],
  [6, 'units and weapons can still be traded'],
  [7, 'no resources can be bought or sold'],
])('a half-siege of stage %i says what it stops or leaves: %s', (stage, what) => {
  const rolled = { type: 'siege-rolled', seat: china, navies: 3, ships: 0, die: 4, cycle: 2, stage } as const;
  expect(say({ ...rolled, result: 'half' })).toBe(
    `The siege of China (4, against 3 navies) is a half-siege in this stage: ${what}.`,
  );
});

test('a siege holds or has no effect, and so many navies need no roll', () => {
  const rolled = { type: 'siege-rolled', seat: usa, navies: 9, ships: 0, cycle: 2, stage: 3 } as const;
  expect(say({ ...rolled, die: 6, result: 'holds' })).toBe(
    'The siege of the USA (6, against 9 navies) holds in this stage.',
  );
  expect(say({ ...rolled, die: 1, result: 'none' })).toBe(
    'The siege of the USA (1, against 9 navies) has no effect in this stage.',
  );
  expect(say({ ...rolled, die: undefined, result: 'holds' })).toBe(
    'The siege of the USA (9 navies, no roll) holds in this stage.',
  );
});

test('the log tells of decoys in a siege, a blockade and an interception', () => {
  const roll = { navies: 1, ships: 3, die: 5 } as const;
  const told = [
    say({ type: 'siege-rolled', seat: china, ...roll, result: 'none', cycle: 2, stage: 3 }),
    say({
      type: 'blockade-rolled',
      seat: china,
      territory: 'arabia',
      sea: 'red-sea',
      ...roll,
      fate: 'through',
      demands: [],
    }),
    say({
      type: 'reroute-intercepted',
      seat: china,
      by: europe,
      sea: 'red-sea',
      from: 'red-sea',
      ...roll,
      fate: 'through',
      lost: 0,
      window: '',
    }),
  ];
  for (const sentence of told) expect(sentence).toContain('(5, less 2 for decoys, against 1 navy)');
});

test.each([en, de, es])('decoys are told only where they changed the roll, in every language: %#', (language) => {
  const sayIn = (event: GameEvent) => language.speaker((id) => ({ power: POWERS.get(id) })).event(event) ?? '';
  const rolled = { type: 'siege-rolled', seat: china, result: 'none', cycle: 2, stage: 3 } as const;
  const plain = sayIn({ ...rolled, navies: 4, ships: 4, die: 5 });
  // As many ships as navies, and a one that cannot be lowered, change nothing.
  expect(sayIn({ ...rolled, navies: 4, ships: 0, die: 5 })).toBe(plain);
  expect(sayIn({ ...rolled, navies: 4, ships: 9, die: 1 })).toBe(plain.replace('5', '1'));
  expect(sayIn({ ...rolled, navies: 4, ships: 6, die: 5 })).not.toBe(plain);
  const unrolled = { ...rolled, result: 'holds', navies: 9, die: undefined } as const;
  expect(sayIn({ ...unrolled, ships: 30 })).toBe(sayIn({ ...unrolled, ships: 0 }));
});

test.each([en, de, es])(
  'a half-siege stops trade in Stages 3 and 7 and not in 2 and 6, in every language: %#',
  (language) => {
    const speak = language.speaker((id) => ({ power: POWERS.get(id) }));
    const rolled = {
      type: 'siege-rolled',
      seat: china,
      navies: 3,
      ships: 0,
      die: 4,
      cycle: 2,
      result: 'half',
    } as const;
    const [transfer, sell, build, buy] = [2, 3, 6, 7].map((stage) => speak.event({ ...rolled, stage }));
    expect(sell).toBe(buy);
    expect(new Set([transfer, sell, build]).size).toBe(3);
  },
);

test('what is loaded is told by company and sea, and in all where that is too long for a line', () => {
  const trip = (sea: 'tasman-sea' | 'red-sea', company: 'taranaki-oil' | 'baqa-oil', units: number) => ({
    sea,
    cargo: { [company]: units },
  });
  const loaded = { type: 'ships-loaded', seat: china, perils: [], window: '' } as const;
  expect(say({ ...loaded, trips: [] })).toBe('China loads no merchant ships.');
  expect(
    say({
      ...loaded,
      trips: [
        trip('tasman-sea', 'taranaki-oil', 3),
        trip('tasman-sea', 'taranaki-oil', 2),
        trip('red-sea', 'baqa-oil', 1),
      ],
    }),
  ).toBe('China loads 1 oil from Baqa Oil in the Red Sea and 5 oil from Taranaki Oil in the Tasman Sea.');
  const seas = ['red-sea', 'tasman-sea', 'arabian-sea', 'bay-of-bengal', 'sea-of-japan', 'caribbean-sea'] as const;
  expect(say({ ...loaded, trips: seas.map((sea) => ({ sea, cargo: { 'baqa-oil': 3 } })) })).toBe(
    'China loads 18 oil into 6 merchant ships.',
  );
});

test('ships that are lost take their troops along, and a captor keeps what there is room for', () => {
  const lost = { type: 'ships-lost', seat: china, sea: 'red-sea', ships: 1, laden: [], trips: [], window: '' } as const;
  const trips = [{ sea: 'red-sea', cargo: { 'baqa-oil': 3 } }] as const;
  expect(say({ ...lost, how: 'sunk', ships: 0, laden: [{ army: 2 }] })).toBe(
    'China loses 1 merchant ship in the Red Sea with 2 armies aboard.',
  );
  const captured = { ...lost, how: 'captured', by: europe } as const;
  expect(say(captured)).toBe('Europe captures 1 merchant ship from China in the Red Sea.');
  // They are not captured with it.
  expect(say({ ...captured, laden: [{ army: 2 }] })).toBe(
    'Europe captures 2 merchant ships from China in the Red Sea; 2 armies aboard are lost.',
  );
  expect(say({ ...captured, trips, stored: { grain: 0, oil: 1, minerals: 0 } })).toBe(
    'Europe captures 1 merchant ship from China in the Red Sea and stores 1 oil of its cargo.',
  );
  expect(say({ ...captured, trips, stored: { grain: 0, oil: 0, minerals: 0 } })).toBe(
    'Europe captures 1 merchant ship from China in the Red Sea but has no room for the cargo.',
  );
});

test('blockades that end together are one sentence, and so are sieges', () => {
  const ended = [
    { by: usa, against: china, grip: 'arabia' },
    { by: usa, against: europe, grip: 'siege' },
  ] as const;
  expect(say({ type: 'grip-ended', ended, lifted: false })).toBe(
    'The USA’s blockade of Arabia is over. The USA’s siege of Europe is over.',
  );
  const both = [ended[0], { ...ended[0], grip: 'japan' }] as const;
  expect(say({ type: 'grip-ended', ended: both, lifted: false })).toBe(
    'The USA’s blockade of Arabia and Japan is over.',
  );
  expect(say({ type: 'grip-ended', ended: ended.slice(1), lifted: true })).toBe('The USA lifts its siege of Europe.');
});

test.each([en, de, es])('one ship and several have their own verb, none has a sentence of its own: %#', (language) => {
  const speak = language.speaker((id) => ({ power: POWERS.get(id) }));
  const said = (ships: number) =>
    speak.refusal({ message: 'too-few-ships:market', figures: { ships, units: ships * 3 } } as never);
  expect(new Set([0, 1, 2].map(said)).size).toBe(3);
});
