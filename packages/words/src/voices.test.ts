import { expect, test } from 'vitest';
import { page as de } from './de/page/index.ts';
import { page as en } from './en/page/index.ts';
import { page as es } from './es/page/index.ts';

const FIGURES = {
  en: { to: 'USA', who: 'the USA', zone: 'the Western USA', since: 3, amount: '$500M' },
  de: { to: 'USA', who: 'die USA', zone: 'die Westlichen USA', since: 3, amount: '500 Mio. $' },
  es: { to: 'Estados Unidos', who: 'Estados Unidos', zone: 'el oeste de Estados Unidos', since: 3, amount: '500 M$' },
};

test('every line is one or two short sentences that begin with a capital letter', () => {
  for (const [code, { voices }] of [
    ['en', en],
    ['de', de],
    ['es', es],
  ] as const)
    for (const tones of Object.values(voices.lines))
      for (const line of Object.values(tones)) {
        const said = line(FIGURES[code]);
        expect(said).toMatch(/^[¿¡]?[\p{Lu}\d$]/u);
        expect(said).toMatch(/[.!?]$/);
        expect(said).not.toMatch(/undefined|\.\.|, ,| {2}/);
        expect(said.length).toBeLessThan(120);
      }
});
