// The obstacles that are met while a game is set up.
import type { Command } from '../../game.ts';
import { dice, OpeningTable, plainSetup, randomOpen } from '../opening.ts';
import type { Check } from './obstacle.ts';
import { type Opened, past, played, row, standard } from './opened.ts';

const armies = (...territories: Extract<Command, { type: 'place-armies' }>['territories']): Command => ({
  type: 'place-armies',
  territories,
});
const navies = (...berths: Extract<Command, { type: 'place-navies' }>['navies']): Command => ({
  type: 'place-navies',
  navies: berths,
});
const bonus = (land: Readonly<Record<string, number>>, sea: Readonly<Record<string, number>> = {}): Command =>
  ({ type: 'bonus-units', armies: land, navies: sea }) as Command;

/** Nobody has put an army or a navy down; two Soviet navies and a Chinese one are wanted in the Sea of Japan. */
const clash: Opened = () => {
  const powers = ['china', 'ussr', 'europe'] as const;
  const table = randomOpen(powers, {}, (deck) => deck.shuffle('hassi-oil', 'borneo-oil', 'baqa-oil'));
  for (const id of powers) table.does(id, armies());
  for (const id of powers) table.does(id, navies());
  table.does('china', bonus({ tibet: 8 }, { 'sea-of-japan': 1 }));
  table.does('ussr', bonus({ kola: 7 }, { 'sea-of-japan': 2 }));
  table.does('europe', bonus({ iberia: 8 }, { 'baltic-sea': 1 }));
  return table;
};
const neighbours: Opened = () => randomOpen(['ussr', 'europe']);
const inScandinavia = played(neighbours, ['ussr', armies('kola')], ['europe', armies('scandinavia')]);
const inIberia = played(neighbours, ['ussr', armies('kola')], ['europe', armies('iberia')]);
const intoBaltic = navies({ port: 'russia', sea: 'baltic-sea' });
const limited = past(() => randomOpen(['ussr', 'africa'], { componentLimits: true }), 'place-armies', 'place-navies');
const supplied = past(() => randomOpen(['usa', 'ussr']), 'place-armies', 'place-navies', 'bonus-units');
const supplies = (grain: number) => ({ type: 'bonus-supplies', supplies: { grain, oil: 3, minerals: 3 } });
const piles: Opened = () =>
  new OpeningTable(plainSetup(['ann', 'ben'], { opening: 'random' }), [
    ...dice(1, 2),
    ...Array.from({ length: 35 }, () => 0),
  ]);
const picking: Opened = () => new OpeningTable(plainSetup(['ann', 'ben'], { powers: 'rolled' }), dice(6, 5));

export const openingChecks: readonly Check[] = [
  row(
    'not-begun',
    standard(['usa', 'ussr']),
    'usa',
    { type: 'borrow', billions: 1 },
    { type: 'borrow', billions: 1 },
    past(standard(['usa', 'ussr']), 'place-armies'),
  ),
  row(
    'power-taken',
    played(picking, ['ann', { type: 'pick-power', power: 'usa' }]),
    'ben',
    { type: 'pick-power', power: 'usa' },
    { type: 'pick-power', power: 'ussr' },
  ),
  row(
    'no-such-pile',
    played(piles, ['ann', { type: 'choose-pile', pile: 1 }]),
    'ben',
    { type: 'choose-pile', pile: 6 },
    { type: 'choose-pile', pile: 5 },
  ),
  row('not-offered', standard(['usa', 'ussr']), 'usa', armies('alaska', 'alaska'), armies('alaska')),
  row('not-your-land', standard(['usa', 'ussr']), 'usa', armies('russia'), armies('alaska')),
  row('opponent-port', inScandinavia, 'ussr', intoBaltic, intoBaltic, inIberia),
  row('clashed', clash, 'ussr', bonus({}, { 'sea-of-japan': 2 }), bonus({}, { 'sea-of-okhotsk': 2 })),
  row('opponent-navy', clash, 'ussr', bonus({}, { 'baltic-sea': 2 }), bonus({}, { 'barents-sea': 2 })),
  row('so-many-units', limited, 'ussr', bonus({ kola: 9, russia: 1 }), bonus({ kola: 9 })),
  row(
    'armies-at-least',
    limited,
    'ussr',
    bonus({ kola: 2 }, { 'barents-sea': 7 }),
    bonus({ kola: 3 }, { 'barents-sea': 6 }),
  ),
  row('nine-supplies', supplied, 'usa', supplies(4), supplies(3)),
];
