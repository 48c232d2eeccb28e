// When APCs may fly and land (A-MOV-04, -08, A-AIR-01, Q-A-06, Q-A-14).
import { anyBattle } from '../../battle/battle.ts';
import type { Way } from '../../movement/order.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';

/** Why APCs may not move in a way at this moment; the agenda says which moment it is. */
export function whyApcsMayNot(play: Play, way: Way): Refusal | undefined {
  if (way === 'airlift') return whyNoFlight(play);
  return way === 'land' ? whyNoLanding(play) : undefined;
}

/** Stage 5 and Step E are the only times; an airborne assault is neither. */
function whyNoFlight(play: Play): Refusal | undefined {
  const now = procedureOf(play);
  if (now === 'moves' || stepOf(play)?.endsWith('-reinforces') === true) return undefined;
  return now === 'attacks' || now === 'counterattacks'
    ? refuse('no-airborne-apc', 'A-AIR-01', 'APCs take no part in an airborne assault; send armies.')
    : refuse('no-flight-now', 'A-MOV-04', 'APCs fly in Stage 5 or as reinforcements of a battle only; drive instead.');
}

/** Q-A-06: in Stage 4 they land as part of an assault, not to occupy or reinforce. */
function whyNoLanding(play: Play): Refusal | undefined {
  const step = stepOf(play);
  return step === undefined || step === 'assault-moves'
    ? undefined
    : refuse('no-landing-now', 'A-MOV-08', 'After a battle no APC lands from a navy; it can in Stage 5.');
}

function procedureOf(play: Play) {
  const { agenda } = play.state;
  return agenda[agenda.length - 1]?.procedure;
}

/** The step of the drill that is on top of the agenda. */
function stepOf(play: Play) {
  const battle = procedureOf(play) === 'conventional' ? anyBattle(play) : undefined;
  return battle === undefined ? undefined : play.rulebook.drill()[battle.at];
}
