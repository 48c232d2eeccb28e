// Where APCs are built: at home, and abroad where an army of the builder stands (A-BLD-04 to -06, A-INH-04).
import type { Clause } from '../../referee/cite.ts';
import type { Refusal } from '../../referee/refusal.ts';

/** The base's reasons hold for APCs under clauses of their own. */
const CLAUSES: Readonly<Record<string, Clause>> = {
  'not-at-sea': 'A-BLD-04',
  'no-army-there': 'A-BLD-05',
  occupied: 'A-BLD-06',
  blockaded: 'A-INH-04',
  besieged: 'A-INH-04',
};

/** The reason why no APC is built in a zone, in the words of this set. */
export function asApcRule(refusal: Refusal | undefined): Refusal | undefined {
  const clause = refusal === undefined ? undefined : CLAUSES[refusal.code];
  return refusal === undefined || clause === undefined ? refusal : { ...refusal, clause };
}
