// The answer of a commander without a wish of its own: the referee's default, with its reason.
import type { QuestionKind } from '@marshall/rules';
import type { Moment } from './commander.ts';
import type { Decision } from './mind.ts';

/** The default, and why. */
export function usual(kind: QuestionKind, moment: Moment): Decision {
  return { command: moment.fallback, why: { reason: 'usual', kind } };
}
