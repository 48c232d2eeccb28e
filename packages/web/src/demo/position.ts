import { POWER_IDS, type PowerId } from '../look/powers.ts';
import type { Marks, Piece, ZoneState } from '../map/types.ts';

/** An invented crowded position: six powers, 200 units, most of them in and round Europe. */
const HELD: Record<PowerId, string> = {
  usa: 'alaska western-usa midwest-usa eastern-usa western-canada eastern-canada central-america japan',
  ussr: 'russia kazakh kola siberia buryatsk yakutsk romania turkey iran',
  europe: 'british-isles western-europe eastern-europe iberia scandinavia poland greece sahara',
  china: 'mongolia manchuria shantung nanling tibet burma indo-china india',
  africa: 'nigeria zaire mozambique south-africa arabia middle-east',
  'south-america': 'venezuela brazil peru argentina western-australia eastern-australia new-zealand indonesia',
};

/** zone: power, armies, navies, armies aboard */
const UNITS: readonly (readonly [string, PowerId, number, number?, number?])[] = [
  ['alaska', 'usa', 2],
  ['western-usa', 'usa', 3],
  ['midwest-usa', 'usa', 2],
  ['eastern-usa', 'usa', 4],
  ['western-canada', 'usa', 1],
  ['eastern-canada', 'usa', 2],
  ['central-america', 'usa', 3],
  ['japan', 'usa', 3],
  ['north-pacific', 'usa', 0, 3, 2],
  ['caribbean-sea', 'usa', 0, 2],
  ['tokyo-bay', 'usa', 0, 2, 1],
  ['north-atlantic', 'usa', 0, 2, 2],
  ['north-atlantic', 'europe', 0, 2],
  ['north-atlantic', 'africa', 0, 1],
  ['mid-atlantic', 'south-america', 0, 3, 3],
  ['mid-atlantic', 'usa', 0, 2],
  ['british-isles', 'europe', 2],
  ['western-europe', 'europe', 6],
  ['eastern-europe', 'europe', 3],
  ['iberia', 'europe', 1],
  ['scandinavia', 'europe', 2],
  ['poland', 'europe', 4],
  ['poland', 'usa', 2],
  ['greece', 'europe', 5],
  ['sahara', 'europe', 1],
  ['mediterranean-sea', 'europe', 0, 3, 2],
  ['mediterranean-sea', 'africa', 0, 2],
  ['mediterranean-sea', 'usa', 0, 1, 1],
  ['mediterranean-sea', 'ussr', 0, 1],
  ['north-sea', 'europe', 0, 2],
  ['north-sea', 'usa', 0, 1],
  ['baltic-sea', 'ussr', 0, 2, 2],
  ['bay-of-biscay', 'europe', 0, 1],
  ['bay-of-biscay', 'usa', 0, 2, 3],
  ['sea-of-crete', 'europe', 0, 2],
  ['sea-of-crete', 'ussr', 0, 1],
  ['barents-sea', 'ussr', 0, 2],
  ['russia', 'ussr', 7],
  ['kazakh', 'ussr', 3],
  ['kola', 'ussr', 1],
  ['siberia', 'ussr', 1],
  ['buryatsk', 'ussr', 3],
  ['yakutsk', 'ussr', 2],
  ['romania', 'ussr', 4],
  ['turkey', 'ussr', 12],
  ['iran', 'ussr', 2],
  ['black-sea', 'ussr', 0, 2],
  ['sea-of-okhotsk', 'ussr', 0, 2],
  ['mongolia', 'china', 3],
  ['manchuria', 'china', 3],
  ['shantung', 'china', 2],
  ['nanling', 'china', 2],
  ['tibet', 'china', 2],
  ['burma', 'china', 1],
  ['indo-china', 'china', 2],
  ['india', 'china', 8],
  ['south-china-sea', 'china', 0, 3, 1],
  ['bay-of-bengal', 'china', 0, 2],
  ['arabian-sea', 'china', 0, 1],
  ['arabian-sea', 'africa', 0, 1],
  ['sea-of-japan', 'china', 0, 1],
  ['sea-of-japan', 'ussr', 0, 1],
  ['nigeria', 'africa', 2],
  ['zaire', 'africa', 1],
  ['mozambique', 'africa', 3],
  ['south-africa', 'africa', 1],
  ['arabia', 'africa', 2],
  ['middle-east', 'africa', 4],
  ['red-sea', 'africa', 0, 2, 2],
  ['gulf-of-guinea', 'africa', 0, 1],
  ['indian-ocean', 'africa', 0, 2],
  ['indian-ocean', 'china', 0, 1],
  ['venezuela', 'south-america', 2],
  ['brazil', 'south-america', 2],
  ['peru', 'south-america', 1],
  ['argentina', 'south-america', 1],
  ['indonesia', 'south-america', 2],
  ['western-australia', 'south-america', 1],
  ['eastern-australia', 'south-america', 2],
  ['new-zealand', 'south-america', 1],
  ['south-atlantic', 'south-america', 0, 2],
  ['south-pacific', 'south-america', 0, 2],
  ['java-sea', 'south-america', 0, 1],
];

export const CLOUDS = ['egypt', 'pakistan'];

export const zones: Record<string, ZoneState> = {
  ...Object.fromEntries(
    POWER_IDS.flatMap((holder) => HELD[holder].split(' ').map((zone): [string, ZoneState] => [zone, { holder }])),
  ),
  ...Object.fromEntries(CLOUDS.map((zone): [string, ZoneState] => [zone, { scorched: true }])),
};

export const battleZones: Record<string, ZoneState> = {
  ...zones,
  romania: { holder: 'ussr', target: true },
  turkey: { holder: 'ussr', target: true },
  greece: { holder: 'europe', selected: true },
  iraq: { muted: 'Greece has no border with Iraq.' },
};

export const pieces: readonly Piece[] = [
  ...UNITS.flatMap(([zone, power, armies, navies = 0, aboard = 0]): Piece[] => [
    ...(armies ? [{ zone, power, kind: 'army', count: armies } satisfies Piece] : []),
    ...(navies ? [{ zone, power, kind: 'navy', count: navies, ...(aboard ? { aboard } : {}) } satisfies Piece] : []),
  ]),
  { zone: 'south-atlantic', power: 'south-america', kind: 'merchant', count: 1 },
  { zone: 'russia', power: 'ussr', kind: 'apc', count: 2 },
  { zone: 'western-europe', power: 'europe', kind: 'company', count: 1, name: 'Rhine Works' },
  { zone: 'romania', power: 'ussr', kind: 'company', count: 1, name: 'Ploiesti Oil' },
  { zone: 'greece', power: 'europe', kind: 'army', count: 2, state: 'chosen' },
  { zone: 'poland', power: 'europe', kind: 'army', count: 3, state: 'moved' },
];

/** Armies, afloat or ashore, and navies. */
export const unitCount = pieces.reduce(
  (sum, piece) => sum + (piece.kind === 'company' ? 0 : piece.count + (piece.aboard ?? 0)),
  0,
);

export const marks: Marks = {
  clouds: CLOUDS,
  blockedPorts: [
    { territory: 'greece', sea: 'sea-of-crete', grave: true },
    { territory: 'poland', sea: 'baltic-sea' },
    { territory: 'turkey', sea: 'black-sea' },
  ],
  sieges: ['poland'],
  passages: [{ zone: 'sahara', guest: 'africa', sign: true }],
  arrows: [
    { from: 'greece', to: 'romania', kind: 'attack', power: 'europe' },
    { from: 'mid-atlantic', to: 'gulf-of-guinea', kind: 'move', power: 'south-america' },
    { from: 'india', to: 'burma', kind: 'move', power: 'china' },
  ],
};
