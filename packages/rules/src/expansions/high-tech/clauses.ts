// Which clauses of this set an event of the base brings to bear; the log says so.
import { battleOf, type DiceCount } from '../../battle/battle.ts';
import type { GameEvent } from '../../game.ts';
import type { Purpose } from '../../movement/moved.ts';
import type { Leg } from '../../movement/order.ts';
import type { Clause } from '../../referee/cite.ts';
import type { Play } from '../../referee/play.ts';
import { nearest } from '../../state/agenda.ts';
import type { Seat } from '../../state/seat.ts';
import { techPoints, wasAsked } from './battle/disclosure.ts';
import { forcesOf } from './battle/levels.ts';
import { shownLevel } from './movement.ts';
import { chartOf } from './state.ts';

const NONE: readonly Clause[] = [];

/** The clauses of this set that an event rests on in addition to those of the base. */
export function techClauses(play: Play, event: GameEvent): readonly Clause[] {
  switch (event.type) {
    case 'passed':
      if (nearest(play.state.agenda, 'tech-research') === undefined) return NONE;
      // Passed for them: they have had their draw of every pile that has cards.
      return event.idle === true ? ['T-ROT-05', 'T-DRW-03', 'Q-T-06'] : ['T-ROT-05', 'Q-T-04'];
    case 'dice-counted':
      return ofDice(play, event.attacker, event.defender);
    case 'fired':
      return techPoints(battleOf(play), event.side) > 0 ? ['T-EDG-01', 'Q-T-19', 'X-13'] : NONE;
    case 'units-moved':
      return ofMove(play, event.seat, event.legs, event.purpose);
    case 'units-built':
      return event.kind === 'army' || event.kind === 'navy' ? ['T-DEP-08'] : NONE;
    case 'game-ended':
      return play.state.order.some((seat) => chartOf(play, seat).cards.length > 0) ? ['T-WIN-01', 'X-10'] : NONE;
    default:
      return NONE;
  }
}

function ofDice(play: Play, attacker: DiceCount, defender: DiceCount): readonly Clause[] {
  const battle = battleOf(play);
  // Nobody showed anything: nothing of this set came to bear.
  if (!wasAsked(battle)) return NONE;
  const mine = forcesOf(play, battle, 'attacker');
  const theirs = forcesOf(play, battle, 'defender');
  const clauses: Clause[] = ['T-ATK-01', 'T-ATK-07'];
  const won = (attacker.highTech ?? 0) + (defender.highTech ?? 0);
  clauses.push(won > 0 ? 'T-ATK-05' : 'T-ATK-06');
  if (mine.length > 1) clauses.push('T-AMP-01', 'T-AMP-02', 'T-AMP-03', 'Q-T-13');
  else if (mine[0] !== theirs[0]) clauses.push('T-ARN-01');
  for (const kind of play.rulebook.kinds) clauses.push(...(play.rulebook.sharedLevel(kind)?.inBattle ?? []));
  return clauses;
}

function ofMove(play: Play, seat: Seat, legs: readonly Leg[], purpose: Purpose): readonly Clause[] {
  const found = new Set<Clause>();
  for (const leg of legs) {
    if (!('path' in leg)) continue;
    const afloat = leg.how === 'sail';
    if (shownLevel(play, seat, afloat ? 'navy' : 'army') < 2) continue;
    found.add('T-MOV-01').add('T-MOV-02').add('T-MOV-03').add('T-MOV-04').add('T-MOV-05').add('T-MOV-07').add('Q-T-17');
    found.add(afloat ? 'T-TAB-02' : 'T-TAB-01');
    if (afloat) found.add('Q-T-18');
    for (const kind of play.rulebook.kinds)
      if ((leg.units[kind] ?? 0) > 0)
        for (const clause of play.rulebook.sharedLevel(kind)?.inMoves ?? []) found.add(clause);
    if (purpose !== 'go') found.add('Q-T-16');
    if (purpose === 'delivery') found.add('X-22');
  }
  return [...found];
}
