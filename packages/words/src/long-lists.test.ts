import { type GameEvent, seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

const POWERS = ['ussr', 'europe', 'usa', 'china', 'africa', 'south-america'] as const;
const SEATS = POWERS.map((power) => seat(power));
const powerOf = (id: string) => ({ power: POWERS.find((power) => power === id) });
const [eve, ...others] = SEATS;
if (eve === undefined) throw new Error('nobody plays');

const ZONES = [
  'eastern-australia',
  'central-america',
  'scandinavia',
  'british-isles',
  'eastern-europe',
  'eastern-canada',
  'buryatsk',
  'siberia',
] as const;

const LONG: readonly GameEvent[] = [
  {
    type: 'nukes-launched',
    attacker: eve,
    purpose: 'attack',
    shot: 'cluster',
    targets: ZONES.map((at) => ({ at, nukes: 3 })),
  },
  { type: 'strikes-ordered', seat: eve, zones: ZONES },
  {
    type: 'units-lost',
    side: 'attacker',
    seat: eve,
    losses: ZONES.map((zone) => ({ key: `${zone}/navy`, zone, kind: 'navy', number: 2, cargo: { army: 3 } })),
  },
  {
    type: 'struck',
    attacker: eve,
    zone: 'scandinavia',
    home: undefined,
    owner: undefined,
    lost: others.map((each) => ({ seat: each, units: { army: 12, apc: 11 } })),
    cards: others.map((each) => ({ seat: each, cards: ['vardo-oil'] })),
  },
  {
    type: 'pieces-returned',
    seat: eve,
    pieces: ZONES.map((zone) => ({ key: `${zone}/navy`, zone, kind: 'navy', number: 2, cargo: {} })),
  },
];

for (const [name, language] of Object.entries({ en, de, es }))
  test(`a line of the log with eight places stays short (${name})`, () => {
    const speaker = language.speaker(powerOf);
    for (const event of LONG) {
      const said = speaker.event(event) ?? '';
      expect(said, event.type).not.toBe('');
      expect(said.length, said).toBeLessThanOrEqual(200);
    }
  });

test('a long list is told by its sum', () => {
  const said = LONG.map((event) => en.speaker(powerOf).event(event));
  expect(said[0]).toBe('The Soviet Union launches 24 nukes at 8 targets.');
  expect(said[2]).toBe('The Soviet Union loses 48 armies and 16 navies.');
});
