// Result D: the winner may at once declare a conflict with the loser; roles are exchanged and nobody buys (C-RET).
import { citeAll } from '../../board/cite.ts';
import { citeRefusal } from '../../referee/cite.ts';
import { type Refusal, type Result, refuse } from '../../referee/refusal.ts';
import type { Conflict, Declared } from './conflict.ts';
import { resolveConflict } from './resolver.ts';

/** The conflict that the winner of this one declares in retaliation, if it is their to declare. */
export function retaliation(lost: Conflict, declared: Declared): Result<Conflict> {
  const resolved = resolveConflict(lost);
  if (!resolved.ok) return resolved;
  const refusal = whyNot(lost, resolved.value.mayRetaliate, declared);
  if (refusal !== undefined) {
    citeRefusal(refusal);
    return { ok: false, refusal };
  }
  const { offChart } = lost;
  citeAll(CLAUSES);
  return { ok: true, value: { ...declared, retaliation: true, ...(offChart === undefined ? {} : { offChart }) } };
}

/** The roles, the conflict resolved like any other, the ban on buying, and that retaliations may follow each other. */
const CLAUSES = ['C-RET-01', 'C-RET-03', 'C-RET-04', 'C-RET-05', 'Q-C-06', 'Q-C-13'];

/** C-RET-01: after D alone, by its winner alone, against its loser alone. */
function whyNot(lost: Conflict, open: boolean, { attacker, defender }: Declared): Refusal | undefined {
  const [winner, loser] = [lost.defender.name, lost.attacker.name];
  if (!open) return refuse('no-retaliation:chart', 'C-RET-01');
  if (attacker.name !== winner) return refuse('not-the-winner', 'C-RET-01', { winner });
  return defender.name === loser ? undefined : refuse('not-the-loser', 'C-RET-01', { loser });
}
