// Every reason of a commander is one or two sentences in every language, whatever its figures.
import { DECLINE_REASONS, POWERS, RESOURCES, type Seat, seat, ZONES, type Zone } from '@marshall/rules';
import { expect, test } from 'vitest';
import { told as de } from './de/cli/told.ts';
import { told as en } from './en/cli/told.ts';
import { reasons } from './en/reasons.ts';
import { told as es } from './es/cli/told.ts';
import type { Who } from './language.ts';
import type { Reason } from './reasons.ts';

const who: Who = (id: Seat) => ({ power: POWERS.find((power) => power === String(id)) });

/** Figures for any reason; each takes those that it knows. */
const figures = (i: number) => {
  const power = seat(POWERS[i % POWERS.length] ?? 'usa');
  const zone: Zone = ZONES[(7 * i) % ZONES.length] ?? 'alaska';
  const resource = RESOURCES[i % RESOURCES.length] ?? 'oil';
  const number = 1 + (i % 3);
  return {
    ...{ rival: power, to: power, foe: power, lender: power, against: power },
    ...{
      zone,
      sea: zone,
      from: zone,
      resource,
      gives: resource,
      wants: 'oil',
      weapon: i % 2 === 0 ? 'nuke' : 'l-star',
    },
    ...{ units: number, ships: number, there: i % 3, sunk: number, stage: 3 + (i % 5), level: number },
    ...{ plan: i % 2 === 0 ? [3] : [3, 4, 6], bids: i % 2 === 0, lines: i % 2 === 0 ? ['army'] : ['army', 'navy'] },
    ...{ worth: 1200, cost: 100 * (i % 2), amount: 900, price: 800, after: 500, gain: 300 * (i % 2) },
    ...{ win: 0.62, hold: 0.5, lift: 0.021, hired: i % 2 === 0, technology: i % 2 === 0 ? 'army' : 'navy' },
    because: DECLINE_REASONS[i % DECLINE_REASONS.length],
  };
};

const ALL: readonly Reason[] = [
  ...Object.keys(reasons.usual).map((kind) => ({ reason: 'usual', kind }) as Reason),
  ...Object.keys(reasons).flatMap((reason) =>
    reason === 'usual'
      ? []
      : Array.from({ length: 24 }, (_, i) => {
          const all = figures(i);
          const place = reason === 'attack' || reason === 'land' ? { to: all.zone } : {};
          // Made of all figures, of which a reason has some.
          return { ...all, ...place, reason } as unknown as Reason;
        }),
  ),
];

test.each([
  ['en', en],
  ['de', de],
  ['es', es],
] as const)('%s says every reason in short sentences', (_code, { reason }) => {
  for (const each of ALL) {
    const said = reason(each, who);
    expect(said, each.reason).toMatch(/^[¿¡]?[\p{Lu}\d][^\n]{8,190}\.$/u);
    expect(said, each.reason).not.toMatch(/undefined|NaN|\.\.|,,| {2}|[{}]|\b1 (ships|points|Schiffe|buques|armies)\b/);
    expect(said, each.reason).not.toMatch(/\b(usa|ussr|south-america|l-star|minerals company)\b/);
  }
});

test('reasons name players and places as sentences do', () => {
  const alone = (reason: Reason) => [en, de, es].map((language) => language.reason(reason, who));
  expect(alone({ reason: 'raid', against: seat('ussr'), sea: 'shark-bay', sunk: 2 })).toEqual([
    'The Soviet Union’s ships in Shark Bay are hardly guarded. You should sink about 2.',
    expect.stringContaining('Die Schiffe der Sowjetunion in der'),
    expect.stringContaining('Los buques de la Unión Soviética en'),
  ]);
  expect(alone({ reason: 'passage-returned', rival: seat('usa') })).toEqual([
    'The USA lets you pass too.',
    'Die USA lassen dich auch durch.',
    'Estados Unidos también te deja pasar.',
  ]);
});
