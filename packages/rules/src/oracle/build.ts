// Stages 6 and 7: what units, weapons, research, technology and prospecting cost (B-BUILD, B-RND, B-PROSPECT, T-DRW, T-DEP).
import type { Seat } from '../state/seat.ts';
import type { UnitKind } from '../unit-table.ts';
import type { Case, Judges } from './case.ts';
import { Change } from './change.ts';
import { CARD_FEE, GOODS, ROW, UNITS, WEAPONS } from './figures.ts';
import { player } from './position.ts';

export const buildJudges: Judges = {
  'builds-opened'({ memory }) {
    memory.built.clear();
    return new Change();
  },
  'units-built'(at, { seat, kind, zone, number, sets, cost }) {
    at.count('units built');
    if (kind === 'apc') at.count('APCs built');
    at.same('cost', cost, number * UNITS[kind].price);
    at.same('sets', sets, setsFor(at, seat, kind, number));
    const change = new Change().units(seat, zone, { [kind]: number }, 1).add(seat, 'cash', -cost);
    for (const resource of GOODS) change.add(seat, resource, -sets);
    return change;
  },
  'weapons-built'(at, { seat, nukes, lStars, minerals, cost }) {
    at.count('weapons built');
    const { nuke, 'l-star': lStar } = WEAPONS;
    at.same('minerals', minerals, nukes * nuke.minerals + lStars * lStar.minerals);
    at.same('cost', cost, nukes * nuke.cost + lStars * lStar.cost);
    const has = player(at.position, seat);
    at.holds('room for nukes', has.nukes + nukes <= has.centers * ROW);
    at.holds('room for L-stars', has.lStars + lStars <= has.centers * ROW);
    return new Change()
      .add(seat, 'nukes', nukes)
      .add(seat, 'lStars', lStars)
      .add(seat, 'minerals', -minerals)
      .add(seat, 'cash', -cost);
  },
  'weapon-developed'(at, { seat, weapon, minerals, cost }) {
    at.count('weapon developed');
    at.same('price of the first weapon', { minerals, cost }, { ...WEAPONS[weapon] });
    return new Change()
      .add(seat, weapon === 'nuke' ? 'nukes' : 'lStars', 1)
      .add(seat, 'minerals', -minerals)
      .add(seat, 'cash', -cost);
  },
  'research-card-turned'(at, { seat, weapon, cost, found, secret }) {
    at.count('research card');
    at.same('cost', cost, CARD_FEE);
    const card = Object.values(secret)[0]?.card ?? '';
    at.same('found', found, card.startsWith(weapon));
    return new Change().add(seat, 'cash', -cost);
  },
  'card-turned'(at, { seat, cost, find }) {
    at.count('prospecting card');
    at.same('cost', cost, CARD_FEE);
    return new Change().add(seat, 'cash', -cost).add(seat, 'cards', find === 'kept' ? 1 : 0);
  },
  'technology-researched'(at, { seat, cost }) {
    at.count('technology researched');
    at.same('cost', cost, CARD_FEE);
    return new Change().add(seat, 'cash', -cost).add(seat, 'technology', 1);
  },
  'technology-deployed'(at, { seat, dice, cost, licence }) {
    at.count('technology deployed');
    // T-DEP-03, T-PUB-03: $100M a pip, one die or, by a licence, two.
    at.same('dice', dice.length, licence === undefined ? 1 : 2);
    at.same('dice', [...dice], at.memory.dice.slice(-dice.length));
    at.same('cost', cost, dice.reduce((sum, die) => sum + die, 0) * 100);
    return new Change().add(seat, 'cash', -cost);
  },
};

/** Q-B-82: a third of the builds of this go, rounded up; M-BUILD-14: in any mix; A-BLD-03: an APC takes a set of its own. */
function setsFor({ memory }: Case, seat: Seat, kind: UnitKind, number: number): number {
  const { perSet } = UNITS[kind];
  if (perSet === 1) return number;
  const before = memory.built.get(seat) ?? 0;
  memory.built.set(seat, before + number);
  return Math.ceil((before + number) / perSet) - Math.ceil(before / perSet);
}
