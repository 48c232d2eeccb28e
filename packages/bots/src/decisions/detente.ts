// What a Détente would count: who leads, whether to stop here, and what is still worth a risk.
import type { Seat } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { legal } from '../fill.ts';
import type { Decision, Mind } from '../mind.ts';
import { type Sight, sightOf } from '../sight.ts';

/** How far ahead it wants to be, by what it can see and guess, to stop a game here. */
const SURE = 1.35;
/** The cycles before the end in which a lead is something to keep. */
const LATE = 3;

/** Answers a proposal of Détente, and proposes one where it is far ahead and the end is near. */
export function detente(mind: Mind, moment: Moment): Decision | undefined {
  // A caretaker signs nothing.
  if (mind.weights.deal <= 0) return undefined;
  const { consent, proposers, stage } = moment.view;
  if (consent.length === 0) {
    if (stage !== 7 || !mind.shrewd || proposers.includes(moment.seat)) return undefined;
    const sight = sightOf(moment);
    if (sight.left > LATE || sight.left < 2 || leadOf(sight) < SURE) return undefined;
    const command = legal(moment, { type: 'propose-detente' });
    return command === undefined ? undefined : { command, why: { reason: 'propose-detente' } };
  }
  if (consent.includes(moment.seat)) return undefined;
  const agree = leadOf(sightOf(moment)) >= SURE;
  const command = legal(moment, { type: 'agree-detente', agree });
  if (command === undefined) return undefined;
  return {
    command,
    why: { reason: agree ? 'agree-detente' : 'against-detente' },
  };
}

/** Its wealth beside that of the richest rival, as far as it knows and guesses. */
export function leadOf(sight: Sight): number {
  const richest = Math.max(1, ...sight.rivals.map((rival) => sight.wealth(rival)));
  return sight.wealth(sight.seat) / richest;
}

/** Less than this part of the richest rival's wealth is not made up for by trade in the last cycles. */
const BEHIND = 0.85;

/** Whether the end is near and somebody else has clearly more: what is not risked now is lost anyway. */
export function isDesperate(sight: Sight): boolean {
  return sight.left <= LATE && leadOf(sight) < BEHIND;
}

/** The last cycles of all, and how much more an attack is worth that cannot be put off any longer. */
const LAST = 2;
const NOW_OR_NEVER = 1.3;

/** How much more than usual an attack on a rival is worth near the end: the leader keeps what they have, the others pull them down. */
export function urgency(sight: Sight, rival: Seat | 'militia'): number {
  if (sight.left > LATE || rival === 'militia') return 1;
  const ahead = leadOf(sight);
  // A leader far ahead has most to lose; for everybody else what is not risked now is lost anyway.
  if (ahead > 2) return 0.9;
  const leader = sight.rivals.every((other) => sight.wealth(other) <= sight.wealth(rival));
  const now = sight.left <= LAST ? NOW_OR_NEVER : 1;
  return now * (ahead < 1 && leader ? 2.2 : 1.6);
}
