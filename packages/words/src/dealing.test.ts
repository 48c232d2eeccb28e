// A random opening is told in few lines: cards that went back, and bonuses that are the same for everyone; a capture with its cards in one list.
import { type GameEvent, seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { addsNothing, sharedBy, togetherSaid } from './report.ts';

const usa = seat('usa');
const DEALT = { type: 'card-dealt', seat: usa, card: 'idah-oil' } as const;
const RETURNED = { type: 'card-returned', seat: usa, card: 'obo-mines' } as const;
const SHUFFLED = { type: 'deck-shuffled' } as GameEvent;

test('cards that went back are told with the one that stays', () => {
  expect(sharedBy({ event: DEALT })).toBe(sharedBy({ event: RETURNED }));
  expect(addsNothing(SHUFFLED, RETURNED)).toBe(true);
  expect(addsNothing(SHUFFLED, DEALT)).toBe(false);
  const say = (events: readonly GameEvent[], language: typeof en): string | undefined =>
    togetherSaid(
      events.map((event) => ({ event, living: [usa] })),
      () => (language === de ? 'die USA' : language === es ? 'Estados Unidos' : 'the USA'),
      language.report,
    );
  const all = [DEALT, RETURNED, DEALT, RETURNED, DEALT];
  expect([en, de, es].map((language) => say(all, language))).toEqual([
    'The USA returns 2 cards and is dealt Idah Oil in Nigeria.',
    'Die USA geben 2 Karten zurück und bekommen Idah Oil in Nigeria.',
    'Estados Unidos devuelve 2 cartas y recibe Idah Oil (Nigeria).',
  ]);
  expect(say([DEALT], en)).toBeUndefined();
});

test('a bonus that is the same for everyone is told once', () => {
  const three = { grain: 3, oil: 3, minerals: 3 };
  const told = (bonuses: Record<string, typeof three>): readonly (string | undefined)[] =>
    [en, de, es].map((language) => language.speaker().event({ type: 'bonus-supplies-revealed', bonuses }));
  expect(told({ ann: three, bob: three })).toEqual([
    'Everyone gets a bonus of 3 grain, 3 oil and 3 minerals.',
    'Alle bekommen als Bonus 3 Getreide, 3 Öl und 3 Erz.',
    'Todos reciben 3 de grano, 3 de petróleo y 3 minerales de regalo.',
  ]);
  expect(told({ ann: three, bob: { ...three, oil: 4 } })[0]).toContain('bob 3/4/3');
});

test('a zone and the companies in it are one list', () => {
  const two = ['bainbridge-grains', 'moorhead-mines'] as const;
  expect(en.report.capture('China', 'midwest-usa', two, 'the USA')).toBe(
    'China captures the Midwest USA, Bainbridge Grains and Moorhead Mines from the USA.',
  );
  expect(de.report.capture('China', 'midwest-usa', two, 'die USA')).toBe(
    'China erobert den Mittleren Westen, Bainbridge Grains und Moorhead Mines von den USA.',
  );
  expect(es.report.capture('China', 'midwest-usa', two, 'Estados Unidos')).toBe(
    'China arrebata el Medio Oeste, Bainbridge Grains y Moorhead Mines a Estados Unidos.',
  );
});
