// What a die is thrown for, in German. Stored games name their dice in English: what is known is said, the rest left out.
import { type Seat, seat as seatOf, ZONES, type Zone, zoneName } from '@marshall/rules';
import type { German } from './phrases.ts';

interface Die {
  readonly roller?: Seat;
  readonly what?: string;
  /** Where the militia throws it. */
  readonly militia?: string;
}

const BY_NAME: ReadonlyMap<string, Zone> = new Map(ZONES.map((zone) => [zoneName(zone), zone]));

const GOODS: Readonly<Partial<Record<string, string>>> = { grain: 'Getreide', oil: 'Öl', minerals: 'Erz' };
const SIDES: Readonly<Partial<Record<string, string>>> = { attacker: 'Angriff', defender: 'Verteidigung' };
const TECHNOLOGIES: Readonly<Partial<Record<string, string>>> = { army: 'Armeetechnik', navy: 'Flottentechnik' };

const PLAIN: Readonly<Partial<Record<string, string>>> = {
  'choice of a pile': 'Wahl eines Stapels',
  dealer: 'wer gibt',
  'order of champions': 'Reihenfolge der Champions',
  'order of counterattacks': 'Reihenfolge der Gegenangriffe',
  'order of fire': 'Reihenfolge beim Schießen',
  'pick of a superpower': 'Wahl der Supermacht',
};

/** `what` without the seat, as it was matched. */
type Says = (found: readonly string[], w: German) => string | undefined;

const PATTERNS: readonly (readonly [RegExp, Says])[] = [
  [/^nuclear roulette on territory (\d+)$/, ([, number]) => `Atomroulette beim ${number}. Gebiet`],
  [/^stage (\d) sequence$/, ([, stage]) => `Reihenfolge in Phase ${stage}`],
  [/^siege in Stage (\d)$/, ([, stage]) => `Belagerung in Phase ${stage}`],
  [/^(\w+) price, die (\d)$/, ([, resource = '', die]) => joined(GOODS[resource], (of) => `${of}preis, Würfel ${die}`)],
  [
    /^deployment of (\w+) technology, (?:die (\d)|one die)$/,
    ([, technology = '', die]) =>
      joined(TECHNOLOGIES[technology], (of) => `Einführung von ${of}${die === undefined ? '' : `, Würfel ${die}`}`),
  ],
  [/^L-star Clash with (.+)$/, ([, other = ''], w) => `L-Stern-Duell mit ${w.seat(seatOf(other), 'dative')}`],
  [/^L-star at the nuke on the L-stars in space$/, () => 'L-Stern gegen eine Atomrakete ins All'],
  [/^L-star at the nuke on (.+)$/, ([, name], w) => at(name, (zone) => `L-Stern gegen eine Atomrakete ${w.to(zone)}`)],
  [/^reroute by (.+)$/, ([, name], w) => at(name, (zone) => `Verlegung über ${w.zone(zone, 'accusative')}`)],
  [/^blockade of (.+)$/, ([, name], w) => at(name, (zone) => `Blockade ${w.zone(zone, 'genitive')}`)],
  [/^detection in (.+)$/, ([, name], w) => at(name, (zone) => `Aufklärung ${w.in(zone)}`)],
  [
    /^pirates of (.+), (.+)$/,
    ([, name, company], w) => at(name, (zone) => `Piraten ${w.in(zone)}, Fracht von ${company}`),
  ],
  [/^(.+), Generalship$/, ([, name], w) => at(name, (zone) => `Feldherrnkunst, ${w.label(zone)}`)],
  [
    /^(.+), (attacker|defender), die (\d+)$/,
    ([, name, side = '', die], w) => at(name, (zone) => `${SIDES[side]}, ${w.label(zone)}, Würfel ${die}`),
  ],
];

/** Who throws a die and what for, read from its name in the record. */
export function dieNamed(name: string, w: German): Die {
  const militia = /^militia of (.+)$/.exec(name);
  const zone = BY_NAME.get(militia?.[1] ?? '');
  if (zone !== undefined) return { militia: w.in(zone) };
  const [roller, ...rest] = name.split(', ');
  if (roller === undefined || rest.length === 0) return {};
  return { roller: seatOf(roller), ...said(forWhat(rest.join(', '), w)) };
}

function forWhat(text: string, w: German): string | undefined {
  if (PLAIN[text] !== undefined) return PLAIN[text];
  for (const [pattern, says] of PATTERNS) {
    const found = pattern.exec(text);
    if (found !== null) return says(found, w);
  }
  return undefined;
}

const said = (what: string | undefined): Die => (what === undefined ? {} : { what });

function at(name: string | undefined, says: (zone: Zone) => string): string | undefined {
  const zone = BY_NAME.get(name ?? '');
  return zone === undefined ? undefined : says(zone);
}

const joined = (of: string | undefined, says: (of: string) => string): string | undefined =>
  of === undefined ? undefined : says(of);
