// Step D, the fire: each side rolls, and the other loses what the roller picks (B-ATK-34, -36, -38).
import { zoneName } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { sure } from '../sure.ts';
import { battleIn, type ConventionalFrame, isGone, type Side } from './battle.ts';
import { type DrillTable, next } from './conventional.ts';
import { diceIn } from './dice.ts';
import { openLosses, struckPieces, takeLosses } from './losses.ts';
import { militiaFires, militiaRemoves, militiaRolls } from './tactics/militia.ts';

export type FireEvent = Fired;
interface Fired extends EventBase {
  readonly type: 'fired';
  readonly seat: Seat;
  readonly side: Side;
  readonly dice: readonly number[];
  /** Points added to the dice. */
  readonly edge: number;
  readonly points: number;
}

export const fireEvents: EventDefs<FireEvent> = {
  fired: {
    clauses: ['B-ATK-34', 'B-ATK-36'],
    evolve: (state, { side, points }) => {
      battleIn(state).points[side] = points;
    },
  },
};

export const fireSteps = {
  /** Q-B-61: against militia the attacker rolls nothing. */
  'attacker-fires': (play, battle) =>
    battle.defender === undefined ? next(play, battle) : fire(play, battle, 'attacker'),
  /** B-ATK-38: the defender rolls even when nothing of theirs is left. */
  'defender-fires': (play, battle) =>
    battle.defender === undefined ? militiaFires(play, battle) : fire(play, battle, 'defender'),
  // The same in two halves.
  'attacker-rolls': (play, battle) =>
    battle.defender === undefined ? next(play, battle) : rollOnce(play, battle, 'attacker'),
  'attacker-removes': (play, battle) =>
    battle.defender === undefined ? next(play, battle) : remove(play, battle, 'attacker'),
  'defender-rolls': (play, battle) =>
    battle.defender === undefined ? militiaRolls(play, battle) : rollOnce(play, battle, 'defender'),
  'defender-removes': (play, battle) =>
    battle.defender === undefined ? militiaRemoves(play, battle) : remove(play, battle, 'defender'),
} satisfies DrillTable<
  'attacker-fires' | 'defender-fires' | 'attacker-rolls' | 'attacker-removes' | 'defender-rolls' | 'defender-removes'
>;

/** One side's roll and what it removes; militia has its own file. */
function fire(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side): void {
  const roller = rollerOf(play, battle, side);
  if (roller !== undefined && battle.points[side] === undefined) roll(play, battle, side, roller);
  else remove(play, battle, side);
}

function rollOnce(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side): void {
  const roller = rollerOf(play, battle, side);
  if (roller === undefined || battle.points[side] !== undefined) next(play, battle);
  else roll(play, battle, side, roller);
}

export function roll(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side, roller: Seat): void {
  const number = diceIn(sure(battle.dice)[side]);
  const name = `${roller}, ${zoneName(battle.to)}, ${side}, die `;
  const dice: number[] = [];
  let sum = 0;
  for (let i = 1; i <= number; i++) {
    const die = play.roll(`${name}${i}`);
    dice.push(die);
    sum += die;
  }
  const edge = play.rulebook.battleEdge(play, battle, side);
  const points = sum + edge;
  play.emit({ type: 'fired', seat: roller, side, dice, edge, points, clauses: clausesOfFire(play, battle, side) });
}

export function remove(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side): void {
  const roller = rollerOf(play, battle, side);
  if (roller === undefined) {
    next(play, battle);
    return;
  }
  const pieces = struckPieces(play, roller);
  // Nothing to choose: no unit can be removed.
  if (openLosses(play, roller, pieces, []).length === 0) takeLosses(play, side, pieces, []);
  else play.ask('losses', [roller]);
}

/** Who rolls for a side; nobody once its losses are picked, or if its player has left. */
function rollerOf(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side): Seat | undefined {
  const roller = side === 'attacker' ? battle.attacker : battle.defender;
  return battle.picked.includes(side) || roller === undefined || play.seat(roller).out !== undefined
    ? undefined
    : roller;
}

function clausesOfFire(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side): Clause[] {
  if (side === 'attacker') return ['B-ATK-34'];
  return isGone(play, battle) ? ['B-ATK-36', 'B-ATK-38'] : ['B-ATK-36'];
}
