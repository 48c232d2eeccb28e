// Where one unit fights one, an answer after the dice is the last of its side unless it says otherwise.
import type { Moment } from '../commander.ts';
import type { Decision, Mind } from '../mind.ts';
import { sightOf } from '../sight.ts';
import { bestBlow } from './war.ts';

/** The same decision by a defender who means to strike back, or may have to fire a nuke: it wants to be asked again. */
export function withTheRest(mind: Mind, moment: Moment, decision: Decision): Decision {
  const { command } = decision;
  switch (command.type) {
    case 'occupy':
    case 'occupy-by-sea':
    case 'no-occupation':
    case 'ships-done':
    case 'reinforce':
    case 'end-reinforcing':
      return strikesBack(mind, moment) ? { ...decision, command: { ...command, afterwards: 'ask-again' } } : decision;
    default:
      return decision;
  }
}

function strikesBack(mind: Mind, moment: Moment): boolean {
  const battle = moment.view.agenda.findLast(({ procedure }) => procedure === 'conventional');
  if (battle?.procedure !== 'conventional' || battle.duel !== true || battle.defender !== moment.seat) return false;
  const sight = sightOf(moment);
  return sight.own.nukes > 0 || bestBlow(mind, sight) > 0;
}
