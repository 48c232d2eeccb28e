import {
  COMPANIES,
  type Company,
  coasts,
  companiesIn,
  companyOf,
  DARK_SEAS,
  homeOf,
  homePower,
  isLightSea,
  isTerritory,
  LIGHT_SEAS,
  landBorders,
  NEUTRAL_TERRITORIES,
  POWERS,
  PRICE_TRACK,
  ports,
  portsOn,
  powerName,
  type Sea,
  seaBorders,
  shores,
  TERRITORIES,
  type Territory,
  ZONES,
  type Zone,
  zoneName,
} from '@marshall/rules';
import { UsageError } from '../command.ts';
import { nearest, plain } from '../nearest.ts';
import { words } from '../words.ts';

/** The zone of that name, whatever its capitals, spaces and stops. */
export function zoneNamed(name: string): Zone {
  const wanted = plain(name);
  const found = ZONES.find((zone) => plain(zone) === wanted || plain(zoneName(zone)) === wanted);
  if (found !== undefined) return found;
  throw new UsageError(words.board.noZone(name, nearest(name, ZONES.map(zoneName))));
}

/** The whole board in words. */
export function describeBoard(): string {
  return [
    words.board.counts(TERRITORIES.length, LIGHT_SEAS.length, DARK_SEAS.length, COMPANIES.length),
    ...POWERS.map((power) => paragraph(powerName(power), homeOf(power).map(zoneName))),
    paragraph(words.board.neutral, NEUTRAL_TERRITORIES.map(zoneName)),
    paragraph(words.board.light, LIGHT_SEAS.map(zoneName)),
    paragraph(words.board.dark, DARK_SEAS.map(zoneName)),
    paragraph(words.board.prices, PRICE_TRACK.map(String)),
    words.board.more,
  ].join('\n\n');
}

/** One zone in words. */
export function describeZone(zone: Zone): string {
  const lines = isTerritory(zone) ? territoryLines(zone) : seaLines(zone);
  return [`${zoneName(zone)} (${zone})`, ...lines, line('companies', companiesIn(zone).map(companyLine))].join('\n');
}

function territoryLines(territory: Territory): readonly string[] {
  const home = homePower(territory);
  return [
    line('kind', [home === undefined ? words.board.neutralTerritory : words.board.homeOf(powerName(home))]),
    line('borders', landBorders(territory).map(zoneName)),
    line('coasts', coasts(territory).map(zoneName)),
    line('ports', ports(territory).map(zoneName)),
  ];
}

function seaLines(sea: Sea): readonly string[] {
  return [
    line('kind', [isLightSea(sea) ? words.board.lightSea : words.board.darkSea]),
    line('borders', seaBorders(sea).map(zoneName)),
    line('coasts', shores(sea).map(zoneName)),
    line('ports', portsOn(sea).map(zoneName)),
  ];
}

function companyLine(id: Company): string {
  const { name, resource, units } = companyOf(id);
  return words.board.company(name, resource, units);
}

/** Every zone as data, in board order. */
export function boardData(): readonly object[] {
  return ZONES.map(zoneData);
}

/** One zone as data. */
export function zoneData(zone: Zone): object {
  const common = { id: zone, name: zoneName(zone), companies: companiesIn(zone).map(companyOf) };
  return isTerritory(zone)
    ? {
        kind: 'territory',
        ...common,
        home: homePower(zone),
        borders: landBorders(zone),
        coasts: coasts(zone),
        ports: ports(zone),
      }
    : {
        kind: isLightSea(zone) ? 'territorial sea' : 'international sea',
        ...common,
        borders: seaBorders(zone),
        coasts: shores(zone),
        ports: portsOn(zone),
      };
}

const WIDTH = 100;

const line = (label: keyof typeof words.board.labels, items: readonly string[]): string =>
  `  ${words.board.labels[label].padEnd(11)}${wrap(items.length === 0 ? [words.board.none] : items, 13)}`;

const paragraph = (title: string, items: readonly string[]): string => `${title}\n  ${wrap(items, 2)}`;

/** The items with commas, broken into lines that begin under the first one. */
function wrap(items: readonly string[], indent: number): string {
  let text = '';
  let column = indent;
  for (const [index, item] of items.entries()) {
    const word = index < items.length - 1 ? `${item},` : item;
    const fits = index === 0 || column + 1 + word.length <= WIDTH;
    text += index === 0 ? word : `${fits ? ' ' : `\n${' '.repeat(indent)}`}${word}`;
    column = fits ? column + word.length + (index === 0 ? 0 : 1) : indent + word.length;
  }
  return text;
}
