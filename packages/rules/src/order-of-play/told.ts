// What the order of play may tell: the facts of each refusal and question. The words package has a sentence for each.
import type { LightSea, Resource, Sea, Territory, Weapon, Zone } from '../board/index.ts';
import type { Seat } from '../state/seat.ts';
import type { Stage } from '../state/state.ts';
import type { UnitKind } from '../unit-table.ts';

export interface OrderRefusals {
  'asked-before:build': { sea: LightSea };
  'assault-stands:pass': null;
  'both-ways:prepared': { most: number };
  'bought:no-prospecting': null;
  /** Those whose ports close the sea. */
  'closed:sea': { opponents: readonly Seat[]; sea: LightSea };
  'freight:sell': { freight: number; left: number; units: number; resource: Resource };
  'no-army-there': { zone: Territory };
  'no-cube:bid': { cubes: number };
  'no-cube:plan': { left: number };
  'no-partner:prepared': null;
  'no-pieces': { unit: UnitKind };
  'no-pieces:left': { number: number; unit: UnitKind };
  'no-port:build': { sea: LightSea };
  'no-price:trade': { most: number };
  'no-price:wake': { most: number };
  'no-prices-now': null;
  'no-set:build': { grain: number; oil: number; minerals: number };
  'no-site:build': { unit: UnitKind };
  'nobody-to-ask:build': null;
  'not-a-port-sea': { unit: UnitKind };
  'not-at-sea': { unit: UnitKind };
  'not-closed': { sea: LightSea };
  'not-researched:weapon': { weapon: Weapon };
  'nothing-prepared': null;
  'nothing-stored': { resource: Resource };
  'nothing:weapons': null;
  nowhere: null;
  'nuked:build': { zone: Territory };
  'occupied:build': { zone: Zone };
  'one-cube': { stage: Stage };
  'open:sea': { sea: LightSea };
  'ordered-already': { on: boolean };
  'researched:weapon': { weapon: Weapon };
  'row-full:buy': { resource: Resource };
  'row-full:room': { free: number; resource: Resource };
  'row-full:weapons': { number: number; weapon: Weapon };
  'searched:weapon': { weapon: Weapon };
  'too-few-sets': { number: number; unit: UnitKind };
  'too-few-stored:sell': { stored: number; resource: Resource };
  'no-such-unit': { unit: UnitKind };
  'not-on-payroll:company': null;
  'not-on-payroll:units': null;
  'too-few-unpaid': { bill: number; cash: number };
  'too-little-cash:build': { price: number; cash: number; unit: UnitKind };
  'too-little-cash:builds': { number: number; unit: UnitKind };
  'too-little-cash:card': { price: number; cash: number };
  'too-little-cash:unit': { price: number; cash: number; resource: Resource };
  'too-little-cash:units': { most: number; resource: Resource };
  'too-long:prepared': { most: number };
  'too-many-changes': { most: number };
  'too-many-prepared': { most: number };
  'too-many:weapons': { number: number; weapon: Weapon; minerals: number; cash: number };
  'too-much-asked:prepared': { most: number };
  'wrong-number:buy': { most: number; resource: Resource };
}

export interface OrderQuestions {
  bid: { stage: Stage };
  /** What may be built, and how many of each a set of supplies pays for. */
  build: { kinds: readonly { unit: UnitKind; perSet: number }[] };
  'build-permission': { asker: Seat; sea: Sea };
  /** What the weapons cost that the player has researched. */
  'build-weapons': { costs: readonly { weapon: Weapon; minerals: number; price: number }[] };
  buy: null;
  move: null;
  prospect: { price: number };
  research: { price: number };
  salaries: { bill: number };
  sell: null;
  'turn-card': { price: number };
  'turn-research-card': { price: number };
}
