// What a die is rolled for, in Spanish. Stored games name their dice in English, by these patterns.
import { type Seat, seat as seatOf, type Zone, zoneName } from '@marshall/rules';
import { ZONES } from './names.ts';
import type { Spanish } from './phrases.ts';

type Found = readonly string[];

/** The keys of this record are zones by its type. */
const BY_NAME: ReadonlyMap<string, Zone> = new Map(
  (Object.keys(ZONES) as Zone[]).map((zone) => [zoneName(zone), zone] as const),
);

/** `en el mar Báltico`; nothing for a place that is not known. */
function at(name: string | undefined, form: (zone: Zone) => string): string {
  const zone = BY_NAME.get(name ?? '');
  return zone === undefined ? '' : ` ${form(zone)}`;
}

const TECHNOLOGIES: Readonly<Record<string, string>> = { army: 'tecnología de ejército', navy: 'tecnología de flota' };
const RESOURCES: Readonly<Record<string, string>> = {
  grain: 'del grano',
  oil: 'del petróleo',
  minerals: 'de los minerales',
};
const SIDES: Readonly<Record<string, string>> = { attacker: 'atacante', defender: 'defensor' };

/** What stands behind the seat that rolls, and what is said of it. */
const PURPOSES: readonly (readonly [RegExp, (found: Found, w: Spanish) => string])[] = [
  [/^nuclear roulette on territory (\d+)$/, ([, number]) => `ruleta nuclear, territorio ${number}`],
  [/^(.+), Generalship$/, ([, zone], w) => `dado de mando${at(zone, w.in)}`],
  [/^deployment of (army|navy) technology/, ([, technology]) => `despliegue de ${TECHNOLOGIES[technology ?? '']}`],
  [/^reroute by (.+)$/, ([, zone], w) => `desvío${at(zone, w.in)}`],
  [/^siege in Stage (\d)$/, ([, stage]) => `asedio en la fase ${stage}`],
  [/^blockade of (.+)$/, ([, zone], w) => `bloqueo${at(zone, w.of)}`],
  [/^detection in (.+)$/, ([, zone], w) => `detección${at(zone, w.in)}`],
  [/^pirates of (.+), (.+)$/, ([, zone, company], w) => `piratas${at(zone, w.of)}, ${company}`],
  [/^dealer$/, () => 'quién reparte'],
  [/^(grain|oil|minerals) price, die (\d)$/, ([, resource, die]) => `precio ${RESOURCES[resource ?? '']}, dado ${die}`],
  [/^pick of a superpower$/, () => 'elección de superpotencia'],
  [/^choice of a pile$/, () => 'elección de montón'],
  [/^stage (\d) sequence$/, ([, stage]) => `orden de la fase ${stage}`],
  [/^order of counterattacks$/, () => 'orden de los contraataques'],
  [/^order of fire$/, () => 'orden de disparo'],
  [/^order of champions$/, () => 'orden de los campeones'],
  [
    /^(.+), (attacker|defender), die (\d+)$/,
    ([, zone, side, die], w) => `${SIDES[side ?? '']}${at(zone, w.in)}, dado ${die}`,
  ],
  [/^L-star Clash with (.+)$/, ([, other], w) => `choque de L-stars con ${w.seat(named(other))}`],
  [/^L-star at the nuke on the L-stars in space$/, () => 'L-star contra un misil al espacio'],
  [/^L-star at the nuke on (.+)$/, ([, zone], w) => `L-star contra el misil${at(zone, w.to)}`],
];

function named(name: string | undefined): Seat {
  return seatOf(name ?? '');
}

/** `China saca un 5 (orden de la fase 3).`; a purpose that is not known is left out. */
export function rolled(name: string, value: number, w: Spanish): string {
  const militia = /^militia of (.+)$/.exec(name);
  if (militia !== null) return `La milicia${at(militia[1], w.of)} saca un ${value}.`;
  const comma = name.indexOf(', ');
  if (comma < 0) return `Un dado muestra un ${value}.`;
  const purpose = purposeOf(name.slice(comma + 2), w);
  return `${w.seat(named(name.slice(0, comma)))} saca un ${value}${purpose === undefined ? '' : ` (${purpose})`}.`;
}

function purposeOf(what: string, w: Spanish): string | undefined {
  for (const [pattern, say] of PURPOSES) {
    const found = pattern.exec(what);
    if (found !== null) return say(found, w);
  }
  return undefined;
}
