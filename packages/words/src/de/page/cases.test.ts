import { expect, test } from 'vitest';
import { ZONES } from '../names.ts';
import { genitive, inZone, toZone, unitsDative, verb, zoneAccusative } from './cases.ts';

test('a place is bent from its label and from its name within a sentence, alone and in a list', () => {
  for (const place of Object.values(ZONES))
    for (const text of [place.label, place.nominative])
      expect([inZone(text), toZone(text)]).toEqual([place.in, place.to]);
  expect(zoneAccusative('der Mittelatlantik, Alaska und 2 Armeen')).toBe('den Mittelatlantik, Alaska und 2 Armeen');
});

test('the USA are many, and so are two players', () => {
  const of = (who: string) => [verb(who, 'zahlt', 'zahlen'), genitive(who)];
  expect(of('die USA')).toEqual(['zahlen', 'der USA']);
  expect(of('China')).toEqual(['zahlt', 'Chinas']);
  expect(of('China und die Sowjetunion')).toEqual(['zahlen', 'von China und der Sowjetunion']);
  expect(of('Anna (China)')).toEqual(['zahlt', 'von Anna (China)']);
});

test('units bend after a preposition', () => {
  expect(unitsDative('2 Armeen und 3 Handelsschiffe')).toBe('2 Armeen und 3 Handelsschiffen');
  expect(unitsDative('1 Truppentransporter und 12 Panzer')).toBe('1 Truppentransporter und 12 Panzern');
  expect(unitsDative('11 Truppentransporter')).toBe('11 Truppentransportern');
});
