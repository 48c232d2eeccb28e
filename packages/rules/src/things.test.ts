// What the names in offers stand for: every thing that may change hands has one, and no other name has any.
import { expect, test } from 'vitest';
import { COMPANIES, LIGHT_SEAS, RESOURCES, SEAS, TERRITORIES } from './board/index.ts';
import { CARDS, LICENCES } from './expansions/high-tech/sales.ts';
import { TECHNOLOGIES } from './expansions/high-tech/technology.ts';
import { thingNamed, thingOf } from './things.ts';

test('supplies, weapons, companies and places are what they are called', () => {
  for (const resource of RESOURCES) expect(thingOf(resource)).toEqual({ kind: 'supplies', resource });
  for (const company of COMPANIES) expect(thingOf(company)).toEqual({ kind: 'company', company });
  for (const territory of TERRITORIES) expect(thingOf(`land-${territory}`)).toEqual({ kind: 'land', territory });
  for (const sea of LIGHT_SEAS) expect(thingOf(`fleet-${sea}`)).toEqual({ kind: 'fleet', sea });
  for (const sea of SEAS) expect(thingOf(`ships-${sea}`)).toEqual({ kind: 'ships', sea });
  expect(thingOf('nuke')).toEqual({ kind: 'weapon', weapon: 'nuke' });
});

test('what lies face down is told by what everybody sees of it', () => {
  for (const technology of TECHNOLOGIES)
    expect(thingOf(`secret-${technology}-card`)).toEqual({ kind: 'tech-card', technology });
  for (const resource of RESOURCES) expect(thingOf(`drop-ship-${resource}`)).toEqual({ kind: 'order', resource });
});

test('technology is told with its level, card and licence apart', () => {
  for (const [name, good] of CARDS) expect(thingOf(name)).toEqual({ kind: 'tech-card', ...good });
  for (const [name, good] of LICENCES) expect(thingOf(name)).toEqual({ kind: 'licence', ...good });
  expect(CARDS.size).toBe(LICENCES.size);
});

test('nothing else is a thing', () => {
  for (const name of ['', 'army', 'land-atlantis', 'fleet-mid-pacific', 'ships-egypt', 'secret-', 'drop-ship-gold'])
    expect(thingNamed(name), name).toBeUndefined();
  expect(() => thingOf('gold')).toThrow('gold');
});
