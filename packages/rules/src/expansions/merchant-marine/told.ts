// What Colonial Legions and Merchant Marine may tell: the facts of each refusal and question. The words package has a sentence for each.
import type { Company, Resource, Sea, Territory, Zone } from '../../board/index.ts';
import type { Seat } from '../../state/seat.ts';

/** Where the first ship of a company abroad lies: on a port, in the company's own sea, or in a dark blue one. */
export type Lane = 'port' | 'own-sea' | 'dark-sea';

export interface MarineRefusals {
  'all-ships': { ships: number };
  announced: null;
  'armies-only': null;
  /** `each`: what one territory allows; `most`: what is left. */
  'army-cap:abroad': { most: number; each: number; zone: Zone };
  'army-cap:home': { most: number; each: number };
  'assault-ships': null;
  'besieged:arms': null;
  'besieged:battle': null;
  'besieged:half': null;
  'besieged:holds': null;
  'besieged:partner': null;
  'cannot-fight:ships': { from: Zone };
  'cannot-import:any': { danger: number };
  'cannot-import:resource': { resource: Resource };
  'fewer-ports': { sea: Sea; own: number; most: number };
  'goes-on:carriers': null;
  'goes-on:lanes': { company: Company };
  'level-ports': { sea: Sea; own: number };
  'mixed-cargo': null;
  'no-dark-ship': null;
  'no-escorts': null;
  'no-freight': { company: Company };
  'no-goods': null;
  'no-home-port:sea': { sea: Sea };
  'no-navy-there': { sea: Sea };
  'no-partner:carriage': null;
  'no-player:carriage': null;
  'no-player:grip': null;
  'no-port:grip': null;
  'no-port:ship': { territory: Territory; sea: Sea };
  'no-port:trip': { territory: Territory; sea: Sea };
  'no-sailing': null;
  'no-ship': { sea: Sea };
  'no-ships-in-reach:from': { from: Zone };
  'no-ships-in-reach:none': null;
  'no-ships-now': null;
  'no-ships:fleet': null;
  'no-ships:reroute': { sea: Sea };
  'no-ships:target': { sea: Sea };
  'no-ships:trade': null;
  'no-troops': null;
  'no-troops:sale': null;
  'nobody-to-move': { to: Zone };
  'none-left:reroute': null;
  'not-announced': null;
  'not-its-port': { company: Company; lane: Lane };
  'not-now': null;
  'not-on-land': null;
  'not-there:ships': { sea: Sea };
  'not-your-land:bonus': { zone: Territory };
  'not-your-navy': { against: Seat };
  'nothing-to-announce': null;
  'nothing-to-announce:left': null;
  'nothing-to-lift': null;
  'once-a-stage': null;
  'one-sea': { zone: Zone };
  'one-trip': null;
  'other-group-first': { first: 'convoy' | 'escorts' };
  'other-sea': { company: Company; sea: Sea };
  'out-of-reach:ships': { from: Zone; to: Sea };
  'port-free:player': { against: Seat };
  'port-free:there': { against: Seat };
  'refused-before': null;
  rerouted: { sea: Sea };
  'same-sea': null;
  'six-ships': { ships: number };
  'so-many-ships': { ships: number };
  'three-navies': { navies: number; placed: number };
  'too-dear:carriers': { price: number; cash: number };
  'too-few-navies': { most: number; sea: Sea };
  'too-few-ships:market': { ships: number; units: number };
  'too-few-ships:reroute': { most: number; sea: Sea };
  'too-few-ships:sale': { ships: number; sea: Sea };
  'too-few-ships:side': { loads: number; holds: number };
  'too-heavy': { units: number; most: number };
  'too-little-cash:agree': { price: number; cash: number };
  'too-little-cash:carriage': { most: number };
  'too-little-cash:danger-pay': { cash: number; danger: number };
  'too-many:carriage': { most: number; resource: Resource };
  'too-many:import': { most: number; resource: Resource };
  'too-many:trip': { company: Company; units: number; resource: Resource };
  'too-poor:ransom': { amount: number; cash: number };
  /** `units`: the whole bonus. */
  'twelve-units:most': { most: number; units: number };
  'twelve-units:rest': { rest: number; units: number };
  'yourself:carriage': null;
}

export interface MarineQuestions {
  'bonus-dozen': { units: number };
  carriage: { user: Seat; direction: 'bring' | 'send'; resource: Resource; units: number; price: number };
  'first-reroutes': null;
  'give-up-ships': { sea: Sea; ships: number };
  'load-ships': { most: number };
  'pay-ransom': { sea: Sea; company: Company; amount: number };
  'sea-lanes': { ships: number };
  'station-navies': { navies: number };
  'step-e': null;
  'strike-first': null;
}
