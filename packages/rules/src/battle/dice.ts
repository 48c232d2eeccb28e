// Step C: counting the dice of both sides (B-ATK-29 to -33).
import type { Zone } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { forceOf } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { sure } from '../sure.ts';
import {
  attackingPieces,
  battleIn,
  type ConventionalFrame,
  type DiceCount,
  defendingPieces,
  fighting,
  type Side,
} from './battle.ts';
import { type DrillTable, next } from './conventional.ts';

export type DiceEvent = DiceCounted;
interface DiceCounted extends EventBase {
  readonly type: 'dice-counted';
  readonly attacker: DiceCount;
  readonly defender: DiceCount;
}

const COUNTED: readonly Clause[] = ['B-ATK-29', 'B-ATK-31', 'B-ATK-33', 'B-KIT-13', 'Q-B-44', 'Q-B-45'];

export const diceEvents: EventDefs<DiceEvent> = {
  'dice-counted': {
    clauses: COUNTED,
    evolve: (state, { attacker, defender }) => {
      battleIn(state).dice = { attacker: { ...attacker }, defender: { ...defender } };
    },
  },
};

export const diceSteps = {
  /** Militia has one die of its own (B-TAC-18). */
  dice(play, battle) {
    if (battle.defender !== undefined) {
      play.emit({
        type: 'dice-counted',
        attacker: play.rulebook.battleDice(play, battle, 'attacker'),
        defender: play.rulebook.battleDice(play, battle, 'defender'),
        clauses: clausesOf(play, battle),
      });
    }
    next(play, battle);
  },
} satisfies DrillTable<'dice'>;

/** How many dice a count comes to. */
export function diceIn(count: DiceCount): number {
  let sum = 0;
  for (const purpose in count) sum += sure(count[purpose]);
  return sum;
}

/** The base answer: position, fire power and L-star dice (B-ATK-29 to -33). */
export function standardDice(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side): DiceCount {
  const position = side === 'attacker' ? 1 : battle.supplied === true ? 2 : 1;
  const own = firePower(play, battle, side);
  const other = firePower(play, battle, side === 'attacker' ? 'defender' : 'attacker');
  const attacking = play.seat(battle.attacker).lStars;
  const defending = play.seat(sure(battle.defender)).lStars;
  const lStars = side === 'attacker' ? attacking > defending : defending > attacking;
  return { position, firePower: own > other ? 1 : 0, lStar: lStars ? 1 : 0 };
}

/** Fire power of a side: committed attackers against all the defender has at the target (Q-B-44). */
export function firePower(play: Play, battle: DeepReadonly<ConventionalFrame>, side: Side): number {
  let sum = 0;
  for (const kind of play.rulebook.kinds) {
    const number = fighting(play, battle, side, kind);
    if (number > 0) sum += number * play.rulebook.firePowerOf(play, battle, side, kind);
  }
  return sum;
}

/** Whether anybody has laden carriers where they fight; most have not, and then no pieces need be told apart. */
function mayBeLaden(play: Play, { attacker, defender, committed, to }: DeepReadonly<ConventionalFrame>): boolean {
  const { board } = play.state;
  const isLaden = (zone: Zone, seat: Seat) => (forceOf(board, zone, seat)?.laden.length ?? 0) > 0;
  return (defender !== undefined && isLaden(to, defender)) || committed.some(({ zone }) => isLaden(zone, attacker));
}

function clausesOf(play: Play, battle: DeepReadonly<ConventionalFrame>): Clause[] {
  const clauses = [...COUNTED];
  if (battle.supplied !== true) clauses.push('B-ATK-28', 'B-ATK-30', 'B-TAC-42', 'B-TAC-43');
  if (mayBeLaden(play, battle)) {
    const pieces = [...attackingPieces(play, battle), ...defendingPieces(play, battle)];
    if (pieces.some(({ cargo }) => Object.keys(cargo).length > 0)) clauses.push('B-ATK-32');
  }
  if (battle.committed.length > 1) clauses.push('B-ATK-32', 'B-TAC-05');
  return clauses;
}
