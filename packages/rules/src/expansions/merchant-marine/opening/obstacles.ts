// The obstacles that sets add to the set-up of a game.

import type { Check } from '../../../testing/obstacles/obstacle.ts';
import { past, row, standard } from '../../../testing/obstacles/opened.ts';
import { randomOpen } from '../../../testing/opening.ts';

const marine = { merchantMarine: true } as const;
const two = standard(['usa', 'ussr'], marine);
const stationing = past(two, 'place-armies');
const station = (seas: Readonly<Record<string, number>>) => ({ type: 'station-navies', navies: seas });
const lanes = past(stationing, 'station-navies');
const dealt = past(
  () =>
    randomOpen(['south-america', 'china'], marine, (deck) =>
      deck.shuffle('baqa-oil', 'palliser-grain', 'taranaki-oil', 'hassi-oil', 'kanto-rice-co', 'vistula-grains'),
    ),
  'place-armies',
  'station-navies',
);
const abroad = (sea: string) => ({
  type: 'sea-lanes',
  dark: { 'indian-ocean': 6 },
  lanes: [{ company: 'baqa-oil', sea }],
});
const reroutes = past(lanes, 'sea-lanes');
const dozen = past(reroutes, 'first-reroutes');
const twelve = (land: Readonly<Record<string, number>>) => ({
  type: 'bonus-dozen',
  navies: {},
  ships: {},
  armies: land,
});

export const setOpeningChecks: readonly Check[] = [
  row(
    'three-navies',
    stationing,
    'usa',
    station({ 'barkley-sound': 2, 'long-island-sound': 2 }),
    station({ 'barkley-sound': 3 }),
  ),
  row('no-home-port', stationing, 'usa', station({ 'tasman-sea': 1 }), station({ 'barkley-sound': 1 })),
  row(
    'fewer-ports',
    past(standard(['china', 'ussr'], marine), 'place-armies'),
    'ussr',
    station({ 'sea-of-japan': 1 }),
    station({ 'barents-sea': 1 }),
  ),
  row(
    'level-ports',
    past(standard(['south-america', 'usa'], marine), 'place-armies'),
    'usa',
    station({ 'caribbean-sea': 1 }),
    station({ 'caribbean-sea': 1 }),
    stationing,
  ),
  row(
    'six-ships',
    lanes,
    'usa',
    { type: 'sea-lanes', dark: { 'indian-ocean': 5 } },
    { type: 'sea-lanes', dark: { 'indian-ocean': 6 } },
  ),
  row('not-its-port', dealt, 'south-america', abroad('barents-sea'), abroad('red-sea')),
  row(
    'all-ships',
    reroutes,
    'usa',
    { type: 'first-reroutes', ships: { 'indian-ocean': 5 } },
    { type: 'first-reroutes', ships: { 'indian-ocean': 6 } },
  ),
  row('twelve-units', dozen, 'usa', twelve({ alaska: 11 }), twelve({ alaska: 12 })),
];
