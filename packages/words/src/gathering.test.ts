import { type GameEvent, seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

const ann = seat('ann');
const in3 = (legs: Extract<GameEvent, { type: 'units-moved' }>['legs'], oil: number) =>
  [en, de, es].map((language) =>
    language
      .speaker(() => ({ power: 'south-america' }))
      .event({
        type: 'units-moved',
        seat: ann,
        purpose: 'go',
        zone: 'manchuria',
        legs,
        cost: { grain: 0, oil },
        payer: ann,
      }),
  );
const flight = (from: 'peru' | 'zaire', units: object) =>
  ({ how: 'airlift', from, to: 'manchuria', path: ['manchuria'], cargo: {}, units }) as const;

test('units of one kind that come from several places to one are told as one group', () => {
  expect(in3([flight('peru', { army: 1 }), flight('zaire', { army: 2 })], 6)).toEqual([
    'South America flies 3 armies to Manchuria: 1 from Peru and 2 from Zaire (6 oil).',
    '3 Armeen Südamerikas fliegen in die Mandschurei: 1 aus Peru und 2 aus Zaire (6 Öl).',
    '3 ejércitos de Sudamérica vuelan a Manchuria: 1 desde Perú y 2 desde Zaire (6 de petróleo).',
  ]);
});

test('the ways of those who march there are told with them', () => {
  const march = (from: 'tibet' | 'mongolia', path: readonly ('mongolia' | 'manchuria')[]) =>
    ({ how: 'march', from, to: 'manchuria', path, cargo: {}, units: { army: 1 } }) as const;
  expect(in3([march('tibet', ['mongolia', 'manchuria']), march('mongolia', ['manchuria'])], 0)).toEqual([
    'South America marches 2 armies to Manchuria: 1 from Tibet by way of Mongolia and 1 from Mongolia.',
    '2 Armeen Südamerikas marschieren in die Mandschurei: 1 aus Tibet über die Mongolei und 1 aus der Mongolei.',
    '2 ejércitos de Sudamérica marchan a Manchuria: 1 desde el Tíbet por Mongolia y 1 desde Mongolia.',
  ]);
});

test('units of two kinds, or by two ways, are told one by one', () => {
  const [mixed] = in3([flight('peru', { army: 1 }), flight('zaire', { apc: 1 })], 4);
  expect(mixed).toBe(
    'South America flies 1 army from Peru to Manchuria and flies 1 APC from Zaire to Manchuria (4 oil).',
  );
});
