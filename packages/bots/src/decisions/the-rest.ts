// Where one unit fights one, each side is asked once after the dice, at its first right.
import { isDuel } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import type { Decision, Mind } from '../mind.ts';
import { sightOf } from '../sight.ts';
import { bestBlow } from './war.ts';

/** The same decision by a defender who means to strike back, or to fire a nuke: it brings up nobody, so that it is asked about that. */
export function withTheRest(mind: Mind, moment: Moment, decision: Decision): Decision {
  const { command } = decision;
  return command.type === 'defend' && strikesBack(mind, moment)
    ? { ...decision, command: { ...command, afterwards: 'stay' } }
    : decision;
}

function strikesBack(mind: Mind, moment: Moment): boolean {
  const battle = moment.view.agenda.findLast(({ procedure }) => procedure === 'conventional');
  if (battle?.procedure !== 'conventional' || !isDuel(battle) || battle.defender !== moment.seat) return false;
  const sight = sightOf(moment);
  return sight.own.nukes > 0 || bestBlow(mind, sight) > 0;
}
