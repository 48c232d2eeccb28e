// What is placed in an opening is said whole in every language, units of the expansions too.
import { seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

const SEATS = ['usa', 'ussr', 'europe', 'china', 'africa', 'south-america'].map(seat);
const ZONES = ['indian-ocean', 'south-atlantic', 'arabian-sea'] as const;

const placed = (kinds: readonly ('ship' | 'army' | 'navy' | 'apc')[], differs: boolean) => ({
  type: 'units-placed' as const,
  placements: Object.fromEntries(
    SEATS.map((each, i) => [
      each,
      Object.fromEntries(
        ZONES.map((zone) => [zone, Object.fromEntries(kinds.map((kind) => [kind, differs ? i + 1 : 2]))]),
      ),
    ]),
  ),
});

test.each([
  ['en', en, 'Everyone places 6 merchant ships.', /6 merchant ships/, '12 units'],
  ['de', de, 'Alle platzieren 6 Handelsschiffe.', /6 Handelsschiffe/, '12 Einheiten'],
  ['es', es, 'Todos colocan 6 buques mercantes.', /6 buques mercantes/, '12 unidades'],
] as const)(
  '%s: ships are not left out, and what all place alike is said once',
  (_code, language, alike, some, sum) => {
    const speaker = language.speaker(undefined);
    expect(speaker.event(placed(['ship'], false))).toBe(alike);
    expect(speaker.event(placed(['ship'], true))).toMatch(some);
    // The same number of units, of other kinds.
    const six = SEATS.map((each, i) => [each, { alaska: { army: i, navy: 6 - i, ship: 4, apc: 2 } }] as const);
    const mixed = { type: 'units-placed' as const, placements: Object.fromEntries(six) };
    expect(speaker.event(mixed)).toBe(alike.replace(/6 [^.]+/, sum));
    // Four kinds in three zones of six players: only the sums fit into a line.
    expect(speaker.event(placed(['ship', 'army', 'navy', 'apc'], true))).toMatch(/72/);
  },
);

test.each([
  ['en', en, 'The USA places 2 armies in Alaska; Europe nothing.', 'Nobody places anything.'],
  ['de', de, 'Die USA platzieren 2 Armeen in Alaska; Europa nichts.', 'Niemand platziert etwas.'],
  ['es', es, 'Estados Unidos coloca 2 ejércitos en Alaska; Europa, nada.', 'Nadie coloca nada.'],
] as const)('%s: a player who places nothing comes last', (_code, language, some, none) => {
  const speaker = language.speaker((id) => ({ power: id === 'usa' ? 'usa' : 'europe' }));
  const [usa, europe] = [seat('usa'), seat('europe')];
  const placements = { [europe]: {}, [usa]: { alaska: { army: 2 } } };
  expect(speaker.event({ type: 'units-placed', placements })).toBe(some);
  expect(speaker.event({ type: 'units-placed', placements: { [europe]: {}, [usa]: {} } })).toBe(none);
});
