import { isDuel, type Seat, type Value, type View } from '@marshall/rules';
import type { Draft } from '../session/session.ts';
import type { Chosen } from './form.ts';
import { isCounts } from './map-plan.ts';

/** What can be said with an attack or a defence about the time after the battle; the first is meant unless somebody says otherwise. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  attack: ['move-in', 'stay', 'ask', 'ask-again'],
  defend: ['stay', 'ask', 'ask-again'],
};

/** The same with an answer after the dice. */
const AFTER_DICE: readonly string[] = ['ask', 'done'];

/** The same where one unit fought one: there the first answer is the last unless its player says otherwise. */
const AFTER_DUEL: readonly string[] = ['done', 'ask-again'];

/** What can be chosen where one unit fights one: the rest of such a battle is soon told. Larger ones are worth their questions. */
export function afterwardsOf(view: View, draft: Draft): readonly string[] {
  if (draft.type === 'occupy' || draft.type === 'occupy-by-sea') return asksOnce(view) ? AFTER_DUEL : AFTER_DICE;
  if (draft.type === 'reinforce') return asksOnce(view) ? AFTER_DUEL : [];
  return isOneToOne(view, draft) ? (CHOICES[draft.type] ?? []) : [];
}

/**
 * The answer by which a player refuses everything that is still to come of a battle, if anything is. Where one unit fought
 * one that is the plain answer already, and this one keeps the rest open.
 */
export function aboutTheRest(view: View, seat: Seat | undefined, answers: readonly string[]): Draft | undefined {
  const battle = battleIn(view);
  if (battle === undefined) return undefined;
  const type = answers.find((answer) => REFUSALS.includes(answer));
  // An attacker has nothing left to answer once their units are brought up.
  if (type === undefined || (type === 'end-reinforcing' && battle.defender !== seat)) return undefined;
  return { type, afterwards: asksOnce(view) ? 'ask-again' : 'done' };
}

/** Whether an answer after the dice is the last one unless it says otherwise; not for a player who has wished to be asked about everything. */
function asksOnce(view: View): boolean {
  return isDuelNow(view) && view.standingOrders?.battle !== 'ask-again';
}

function isDuelNow(view: View): boolean {
  const battle = battleIn(view);
  return battle !== undefined && isDuel(battle);
}

function battleIn(view: View) {
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'conventional');
  return frame?.procedure === 'conventional' ? frame : undefined;
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

function isOneToOne(view: View, { type, to, against, units }: Draft): boolean {
  if (type === 'attack') return isCounts(units) && countOf(units) === 1 && forceIn(view, to, against) === 1;
  return type === 'defend' && isDuelNow(view);
}

function forceIn(view: View, zone: Value | undefined, seat: Value | undefined): number {
  const force = view.board.find((place) => place.zone === zone)?.forces.find((each) => each.seat === seat);
  return force === undefined ? 0 : countOf(force.units);
}

const countOf = (units: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(units).reduce((sum: number, number) => sum + (number ?? 0), 0);
