// The Military Conflict Chart, read from the ledger's own table (C-MAP, C-GEN, C-GRF).
import { readFileSync } from 'node:fs';
import { lStars, powers } from './battle.ts';
import type { Case, Judges, Side } from './case.ts';
import { SIDES } from './case.ts';
import { Change } from './change.ts';
import { battleAt } from './forces.ts';

/** Totals on the chart. */
const MOST = 20;
const ledger: { generalship: Record<string, number>; rows: string[] } = JSON.parse(
  readFileSync(new URL('../../../../docs/rules/conflict-chart.json', import.meta.url), 'utf8'),
);

export const chartJudges: Judges = {
  'chart-read'(at, event) {
    at.count('battle by chart');
    const { battle, notes } = battleAt(at);
    const units = powers(at);
    const totals = { attacker: 0, defender: 0 };
    const supplied = battle.defender !== undefined && notes.paid.includes(battle.defender);
    for (const side of SIDES) {
      const got = event[side];
      at.same(`points of the ${side}`, got.units, units[side]);
      if (units.defender === 0) continue;
      at.same(`support of the ${side}`, got.support, supportOf(at, side));
      // C-MAP-05: a defender who removed no set does not roll.
      const rolls = side === 'attacker' || supplied;
      at.same(`whether the ${side} rolls`, got.die !== undefined, rolls);
      if (got.die !== undefined) at.holds(`the ${side} rolled it`, at.memory.dice.slice(-2).includes(got.die));
      const generalship = got.die === undefined ? 0 : (ledger.generalship[got.die] ?? Number.NaN);
      at.same(`generalship of the ${side}`, got.generalship, generalship);
      totals[side] = got.units + got.support + generalship;
      at.same(`total of the ${side}`, got.total, totals[side]);
      if (got.support > 0) at.count('support on the chart');
    }
    if (units.defender === 0) at.same('letter', event.letter, 'A');
    else {
      const [row, column] = scaled(totals);
      at.same('looked up', event.lookedUp && [...event.lookedUp], [row, column]);
      at.same('letter', event.letter, ledger.rows[row - 1]?.split(' ')[column - 1]);
      if (Math.max(totals.attacker, totals.defender) > MOST) at.count('scaled totals');
    }
    at.count(`letter ${event.letter}`);
    notes.letter = event.letter;
    return new Change();
  },
};

/** C-MAP-04: one for more L-stars, one for each High-Tech die, one for each full three of the edge. */
function supportOf(at: Case, side: Side): number {
  const { notes } = battleAt(at);
  const other = side === 'attacker' ? 'defender' : 'attacker';
  const stars = lStars(at, side) > lStars(at, other) ? 1 : 0;
  return stars + notes.dice[side] + Math.floor(notes.edge[side] / 3);
}

/** C-MAP-06: both by 20 to the larger, the attacker rounded down and the defender up, at least one each. */
function scaled({ attacker, defender }: Record<Side, number>): [number, number] {
  const larger = Math.max(attacker, defender);
  if (larger <= MOST) return [attacker, defender];
  return [Math.max(1, Math.floor((attacker * MOST) / larger)), Math.max(1, Math.ceil((defender * MOST) / larger))];
}
