import { seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { en } from './index.ts';

const speaker = en.speaker((id) => (id === 'ann' ? { power: 'ussr' } : {}));
const ann = seat('ann');

test('a sentence begins with a capital, names take their article, and a company that ends with a stop doubles none', () => {
  expect(
    speaker.event({
      type: 'cards-taken',
      seat: ann,
      from: seat('bob'),
      zone: 'baltic-sea',
      cards: ['inca-oil', 'sapra-oil-co'],
    }),
  ).toBe('The Soviet Union takes Inca Oil and Sapra Oil Co. in the Baltic Sea from bob.');
  expect(speaker.event({ type: 'home-entered', seat: seat('bob'), owner: ann, zone: 'western-usa' })).toBe(
    'Bob captures the Western USA, a home territory of the Soviet Union.',
  );
});

test('one unit marches and several march', () => {
  const leg = { how: 'march', from: 'alaska', to: 'western-canada', path: ['western-canada'], cargo: {} } as const;
  const moved = (armies: number) =>
    speaker.event({
      type: 'units-moved',
      seat: ann,
      purpose: 'go',
      zone: 'western-canada',
      legs: [{ ...leg, units: { army: armies } }],
      cost: { grain: armies, oil: 0 },
      payer: ann,
    });
  expect(moved(1)).toBe('The Soviet Union marches 1 army from Alaska to Western Canada (1 grain).');
  expect(moved(2)).toBe('The Soviet Union marches 2 armies from Alaska to Western Canada (2 grain).');
});

test('a refusal within another says its own sentence', () => {
  const because = { message: 'nuked:end', figures: { zone: 'sahara' } } as const;
  expect(speaker.refusal({ message: 'cannot-occupy', figures: { because } })).toBe(
    'The Sahara has been nuked. No army can go there again.',
  );
});

test('units that go the same way are one group, and a carrier with units aboard is told by itself', () => {
  const flight = {
    how: 'airlift',
    from: 'alaska',
    to: 'japan',
    path: ['japan'],
    units: { army: 1 },
    cargo: {},
  } as const;
  const voyage = {
    how: 'sail',
    from: 'north-sea',
    to: 'baltic-sea',
    path: ['baltic-sea'],
    units: { navy: 1 },
  } as const;
  const moved = { type: 'units-moved', seat: ann, purpose: 'go', payer: ann, cost: { grain: 0, oil: 4 } } as const;
  expect(speaker.event({ ...moved, zone: 'japan', legs: [flight, flight] })).toBe(
    'The Soviet Union flies 2 armies from Alaska to Japan (4 oil).',
  );
  const laden = { ...voyage, cargo: { army: 2 } };
  expect(speaker.event({ ...moved, zone: 'baltic-sea', legs: [laden, { ...voyage, cargo: {} }] })).toBe(
    'The Soviet Union sails 1 navy with 2 armies aboard from the North Sea to the Baltic Sea and sails 1 navy from the North Sea to the Baltic Sea (4 oil).',
  );
});
