import type { Seat, Value, View } from '@marshall/rules';
import type { Draft } from '../session/session.ts';
import type { Chosen } from './form.ts';
import { isCounts } from './map-plan.ts';

/** What can be said with an attack or a defence about the time after the battle; the first is meant unless somebody says otherwise. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  attack: ['move-in', 'stay', 'ask'],
  defend: ['stay', 'ask'],
};

/** The same with an answer after the dice. */
const AFTER_DICE: readonly string[] = ['ask', 'done'];

/** What can be chosen where one unit fights one: the rest of such a battle is soon told. Larger ones are worth their questions. */
export function afterwardsOf(view: View, draft: Draft): readonly string[] {
  if (draft.type === 'occupy' || draft.type === 'occupy-by-sea') return AFTER_DICE;
  return isDuel(view, draft) ? (CHOICES[draft.type] ?? []) : [];
}

/** The answer by which a player refuses everything that is still to come of a battle, if anything is. */
export function nothingMore(view: View, seat: Seat | undefined, answers: readonly string[]): Draft | undefined {
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'conventional');
  if (frame?.procedure !== 'conventional') return undefined;
  const type = answers.find((answer) => REFUSALS.includes(answer));
  // An attacker has nothing left to answer once their units are brought up.
  if (type === undefined || (type === 'end-reinforcing' && frame.defender !== seat)) return undefined;
  return { type, afterwards: 'done' };
}

const REFUSALS: readonly string[] = ['no-occupation', 'ships-done', 'end-reinforcing'];

/** What stands there now. */
export function afterwardsNow(choices: readonly string[], { afterwards }: Chosen): string | undefined {
  return choices.find((choice) => choice === afterwards) ?? choices[0];
}

/** The command with what is to be done afterwards. */
export function withAfterwards(view: View, draft: Draft, chosen: Chosen): Draft {
  const afterwards = afterwardsNow(afterwardsOf(view, draft), chosen);
  return afterwards === undefined || afterwards === 'ask' ? draft : { ...draft, afterwards };
}

function isDuel(view: View, { type, to, against, units }: Draft): boolean {
  if (type === 'attack') return isCounts(units) && countOf(units) === 1 && forceIn(view, to, against) === 1;
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'conventional');
  if (type !== 'defend' || frame?.procedure !== 'conventional') return false;
  const attackers = frame.committed.reduce((sum, committed) => sum + countOf(committed.units), 0);
  return attackers === 1 && forceIn(view, frame.to, frame.defender) === 1;
}

function forceIn(view: View, zone: Value | undefined, seat: Value | undefined): number {
  const force = view.board.find((place) => place.zone === zone)?.forces.find((each) => each.seat === seat);
  return force === undefined ? 0 : countOf(force.units);
}

const countOf = (units: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(units).reduce((sum: number, number) => sum + (number ?? 0), 0);
