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
import { inWords, language } from '../language.ts';
import { nearest, plain } from '../nearest.ts';
import { words } from '../words.ts';

/** What a zone is called on a label, in the language that was chosen. */
const named = (zone: Zone): string => inWords.zone(zone);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The zone of that name, in that language or in English, whatever its capitals, spaces and stops. */
export function zoneNamed(name: string): Zone {
  const wanted = plain(name);
  const found = ZONES.find((zone) => [zone, zoneName(zone), named(zone)].some((one) => plain(one) === wanted));
  if (found !== undefined) return found;
  throw new UsageError(words.board.noZone(name, nearest(name, ZONES.map(named))));
}

/** The whole board in words. */
export function describeBoard(): string {
  return [
    words.board.counts(TERRITORIES.length, LIGHT_SEAS.length, DARK_SEAS.length, COMPANIES.length),
    ...POWERS.map((power) => paragraph(capital(inWords.name(power, power)), homeOf(power).map(named))),
    paragraph(words.board.neutral, NEUTRAL_TERRITORIES.map(named)),
    paragraph(words.board.light, LIGHT_SEAS.map(named)),
    paragraph(words.board.dark, DARK_SEAS.map(named)),
    paragraph(words.board.prices, PRICE_TRACK.map(String)),
    words.board.more,
  ].join('\n\n');
}

/** One zone in words. */
export function describeZone(zone: Zone): string {
  const lines = isTerritory(zone) ? territoryLines(zone) : seaLines(zone);
  return [`${named(zone)} (${zone})`, ...lines, line('companies', companiesIn(zone).map(companyLine))].join('\n');
}

function territoryLines(territory: Territory): readonly string[] {
  const home = homePower(territory);
  return [
    line('kind', [home === undefined ? words.board.neutralTerritory : words.board.homeOf(inWords.name(home, home))]),
    line('borders', landBorders(territory).map(named)),
    line('coasts', coasts(territory).map(named)),
    line('ports', ports(territory).map(named)),
  ];
}

function seaLines(sea: Sea): readonly string[] {
  return [
    line('kind', [isLightSea(sea) ? words.board.lightSea : words.board.darkSea]),
    line('borders', seaBorders(sea).map(named)),
    line('coasts', shores(sea).map(named)),
    line('ports', portsOn(sea).map(named)),
  ];
}

function companyLine(id: Company): string {
  const { name, resource, units } = companyOf(id);
  return `${name} (${language.names.goods(units, resource)})`;
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
const LABELS = Math.max(...Object.values(words.board.labels).map((label) => label.length)) + 2;

const line = (label: keyof typeof words.board.labels, items: readonly string[]): string =>
  `  ${words.board.labels[label].padEnd(LABELS)}${wrap(items.length === 0 ? [words.board.none] : items, LABELS + 2)}`;

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
