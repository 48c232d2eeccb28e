// What a die is rolled for, in English. Stored games name their dice by these patterns.
import { seat as seatOf, ZONES, type Zone, zoneName } from '@marshall/rules';
import type { English } from './phrases.ts';

const BY_NAME: ReadonlyMap<string, Zone> = new Map(ZONES.map((zone) => [zoneName(zone), zone]));

/** A place within a sentence; as it was written where it is not known. */
function place(name: string | undefined, w: English): string {
  const zone = BY_NAME.get(name ?? '');
  return zone === undefined ? (name ?? '') : w.zone(zone);
}

type Says = (found: readonly string[], w: English) => string;

/** What stands behind the seat that rolls, and what is said of it. */
const PURPOSES: readonly (readonly [RegExp, Says])[] = [
  [/^stage \d sequence$/, () => 'for the order of play'],
  [/^dealer$/, () => 'to see who deals'],
  [/^pick of a superpower$/, () => 'to pick a superpower'],
  [/^choice of a pile$/, () => 'to choose a pile'],
  [/^order of (counterattacks|fire|champions)$/, ([, what]) => `for the order of ${what}`],
  [/^(grain|oil|minerals) price, die \d$/, ([, resource]) => `for the price of ${resource}`],
  [/^nuclear roulette on territory (\d+)$/, ([, number]) => `in nuclear roulette, for territory ${number}`],
  [/^(.+), Generalship$/, ([, zone], w) => `for Generalship in ${place(zone, w)}`],
  [/^deployment of (army|navy) technology/, ([, technology]) => `to deploy ${technology} technology`],
  [/^reroute by (.+)$/, ([, zone], w) => `to reroute by way of ${place(zone, w)}`],
  [/^siege in Stage \d$/, () => 'for the siege'],
  [/^blockade of (.+)$/, ([, zone], w) => `for the blockade of ${place(zone, w)}`],
  [/^detection in (.+)$/, ([, zone], w) => `to find ships in ${place(zone, w)}`],
  [/^pirates of (.+), (.+)$/, ([, zone, cargo], w) => `for the pirates of ${place(zone, w)} (${cargo})`],
  [/^(.+), (attacker|defender), die \d+$/, ([, zone, side], w) => `in ${place(zone, w)}, as the ${side}`],
  [/^L-star Clash with (.+)$/, ([, other], w) => `in the L-star Clash with ${w.seat(seatOf(other ?? ''))}`],
  [/^L-star at the nuke on the L-stars in space$/, () => 'to shoot down the nuke aimed at space'],
  [/^L-star at the nuke on (.+)$/, ([, zone], w) => `to shoot down the nuke aimed at ${place(zone, w)}`],
];

/** `China rolls a 5 for the order of play.` */
export function rolled(name: string, value: number, w: English): string {
  const militia = /^militia of (.+)$/.exec(name);
  if (militia !== null) return `The militia in ${place(militia[1], w)} rolls a ${value}.`;
  const comma = name.indexOf(', ');
  if (comma < 0) return `A die shows a ${value}.`;
  const what = name.slice(comma + 2);
  for (const [pattern, says] of PURPOSES) {
    const found = pattern.exec(what);
    if (found !== null) return `${w.seat(seatOf(name.slice(0, comma)))} rolls a ${value} ${says(found, w)}.`;
  }
  return `${w.seat(seatOf(name.slice(0, comma)))} rolls a ${value}.`;
}
