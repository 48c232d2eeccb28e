// Levels in battle: what is shown, dice and edge for it, and the detection of convoys (T-ATK, T-AMP, M-ESCORT).
import { isSea } from '../board/index.ts';
import type { Seat } from '../state/seat.ts';
import type { Judges, Side } from './case.ts';
import { SIDES } from './case.ts';
import { Change } from './change.ts';
import { attackers, battleAt, defenders, escorts, isHelpless } from './forces.ts';

interface Benefit {
  dice: number;
  points: number;
}

export const technologyJudges: Judges = {
  'technology-disclosed'(at, { shown, attacker, defender }) {
    at.count('disclosure');
    const { battle, notes } = battleAt(at);
    const level = (seat: Seat | undefined, technology: 'army' | 'navy') =>
      shown.find((each) => each.seat === seat && each.technology === technology)?.level ?? 0;
    for (const { seat, technology, level: said } of shown) {
      at.count('level shown');
      at.same(`level of ${seat}`, said, at.position.sets.tech?.charts[seat]?.deployed[technology].level);
    }
    const units = attackers(at, battle);
    const landing = (units.army ?? 0) + (units.apc ?? 0) > 0;
    const sailing = (units.navy ?? 0) > 0;
    const [army, navy] = [level(battle.attacker, 'army'), level(battle.attacker, 'navy')];
    const helpless = isHelpless(at, battle);
    // Units that cannot fight back bring no level.
    const own = helpless ? 0 : level(battle.defender, isSea(battle.to) ? 'navy' : 'army');
    const expected = { attacker: { dice: 0, points: 0 }, defender: { dice: 0, points: 0 } };
    if (landing) compare(expected, army, own);
    // T-AMP-02, T-AMP-03: the second comparison of an assault is the attacker's alone.
    if (sailing && !landing) compare(expected, navy, own);
    if (sailing && landing && navy > own) compare(expected, navy, own);
    at.same('benefits', { attacker, defender }, expected);
    for (const side of SIDES) {
      notes.dice[side] = expected[side].dice;
      notes.edge[side] = expected[side].points;
      if (expected[side].dice > 1) at.count('two High-Tech dice');
    }
    notes.levels = { attacker: Math.max(landing ? army : 0, sailing ? navy : 0), defender: own };
    return new Change();
  },
  'convoy-detected'(at, { lead, die, first }) {
    at.count('convoy detected');
    const { notes } = battleAt(at);
    // Q-M-75: the best level used less that of the escorts; more than five counts as five.
    at.same('lead', lead, Math.min(5, notes.levels.attacker - notes.levels.defender));
    const rolls = lead >= 0 && lead < 5;
    at.same('die', die, rolls ? at.memory.dice.at(-1) : undefined);
    if (rolls && die !== undefined) at.same('first', first, die >= 6 - lead ? 'convoy' : 'escorts');
    else if (lead < 0) at.same('first', first, 'escorts');
    notes.first = first;
    return new Change();
  },
  'convoy-named'(at, { owner, sea, escorted }) {
    at.count('convoy attacked');
    at.same('escorted', escorted === true, escorts(at, owner, sea) > 0);
    return new Change();
  },
  'convoy-unguarded'(at) {
    at.count('unguarded convoy');
    at.same('escorts', defenders(at, battleAt(at).battle).navy ?? 0, 0);
    return new Change();
  },
};

/** T-ATK-05, T-EDG-01: the higher level gets a die and the difference. */
function compare(benefits: Record<Side, Benefit>, attacker: number, defender: number): void {
  if (attacker === defender) return;
  const won = benefits[attacker > defender ? 'attacker' : 'defender'];
  won.dice += 1;
  won.points += Math.abs(attacker - defender);
}
