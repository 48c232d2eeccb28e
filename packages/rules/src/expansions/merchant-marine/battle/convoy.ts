// Attacks on merchant ships: the attacker runs the drill, the ships cannot answer, their escorts can (M-ATTACK, M-ESCORT-02).

import { z } from 'zod';
import { battleIn, type ConventionalFrame, type DiceCount, type Side } from '../../../battle/battle.ts';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import {
  againstSchema,
  forceChoice,
  openDirect,
  originChoice,
  reachesAny,
  type Targets,
  whyNoAttack,
  whyNotTo,
} from '../../../battle/declare.ts';
import { reaches, whyNoneOf } from '../../../battle/reach.ts';
import { isLightSea, isSea, SEAS, type Sea, ZONES, type Zone } from '../../../board/index.ts';
import { oneOf } from '../../../referee/choice.ts';
import type { Clause } from '../../../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../../../referee/refusal.ts';
import { unitsAt } from '../../../state/forces.ts';
import type { Pieces } from '../../../state/pieces.ts';
import { type Seat, seat as seatId } from '../../../state/seat.ts';
import type { DeepReadonly } from '../../../state/state.ts';
import { sure } from '../../../sure.ts';
import { UNIT_KINDS, type UnitKind } from '../../../unit-table.ts';
import { shipsIn } from '../ships.ts';
import { escortsIn } from './escorts.ts';
import { marineBattleIn } from './memory.ts';

export type Battle = DeepReadonly<ConventionalFrame>;

const attackSchema = z.strictObject({
  type: z.literal('attack-ships'),
  from: z.enum(ZONES),
  to: z.enum(SEAS),
  against: againstSchema,
  units: z.partialRecord(z.enum(UNIT_KINDS), z.int().min(0).max(999)),
});
export type AttackShipsCommand = z.infer<typeof attackSchema>;

export type ConvoyEvent = ConvoyNamed | ConvoyUnguarded;
/** The target of the attack just declared is a player's ships. */
interface ConvoyNamed extends EventBase {
  readonly type: 'convoy-named';
  readonly seat: Seat;
  readonly owner: Seat;
  readonly sea: Sea;
  /** Navies stand by the ships. */
  readonly escorted?: true;
}
/** No navy stands by the ships: their owner takes no part in the drill. */
interface ConvoyUnguarded extends EventBase {
  readonly type: 'convoy-unguarded';
  readonly owner: Seat;
  readonly sea: Zone;
}

const NAMED: readonly Clause[] = ['M-ATTACK-01', 'Q-M-39', 'Q-M-42'];

export const convoyEvents: EventDefs<ConvoyEvent> = {
  'convoy-named': {
    clauses: NAMED,
    evolve: (state, { escorted = false }) => {
      const slot = marineBattleIn(state);
      slot.convoy = true;
      if (escorted) slot.escorted = true;
    },
  },
  'convoy-unguarded': {
    clauses: ['M-ATTACK-02', 'Q-M-36', 'Q-M-38'],
    evolve: (state) => {
      marineBattleIn(state).unguarded = true;
      battleIn(state).picked.push('defender');
    },
  },
};

/** T-M-09: ships of one player in a sea. */
const SHIPS: Targets<Sea> = {
  inReach: (_play, _seat, from) => sure(SEAS_IN_REACH.get(from)),
  namesIn: ownersOfShips,
  outOfReach: (from, to) => refuse('out-of-reach:ships', clauseOfReach(from, to), { from, to }),
  nothingInReach: (from) => refuse('no-ships-in-reach:from', 'M-ATTACK-01', { from }),
  nobodyThere: (play, seat, to) =>
    whyNoneOf(play, seat, othersWithShips(play, seat, to)) ?? refuse('no-ships:target', 'M-ATTACK-01', { sea: to }),
  cannotFight: (from) => refuse('cannot-fight:ships', 'M-ATTACK-04', { from }),
};

export const attackShipsCommand: CommandDef<AttackShipsCommand> = {
  type: 'attack-ships',
  schema: attackSchema,
  answers: ['attack', 'counterattack', 'chart-retaliation'],
  clause: 'M-ATTACK-01',
  may: (play, seat) =>
    whyNoAttack(play, seat) ??
    (reachesAny(play, seat, SHIPS) ? undefined : sumUp(refuse('no-ships-in-reach:none', 'M-ATTACK-01'))),
  fields: [
    field('from', (play, seat) => originChoice(play, seat, SHIPS)),
    fieldAfter('to', ['from'], (play, seat, { from }) => oneOf(SEAS, (to) => whyNotTo(play, seat, SHIPS, from, to))),
    fieldAfter('against', ['to'], (play, seat, { to }) =>
      oneOf(
        ownersOfShips(play, seat, to),
        () => undefined,
        (against) =>
          whyNoneOf(
            play,
            seat,
            othersWithShips(play, seat, to).filter((other) => other === against),
          ) ?? refuse('not-there:ships', 'Q-M-39', { sea: to }),
      ),
    ),
    fieldAfter('units', ['from', 'to', 'against'], (play, seat, { from, to, against }) =>
      forceChoice(play, seat, from, to, against),
    ),
  ],
  run: (play, seat, { from, to, against, units }) => {
    const owner = seatId(against);
    openDirect(play, seat, owner, from, to, units);
    play.emit({
      type: 'convoy-named',
      seat,
      owner,
      sea: to,
      ...(escortsIn(play, owner, to) > 0 ? { escorted: true } : {}),
      clauses: [...NAMED, 'T-M-09', clauseOfReach(from, to)],
    });
  },
};

export const convoySteps = {
  /** Step B is over: a player who has ships alone runs no drill. */
  'convoy-looked-at'(play, battle) {
    next(play, battle);
    const { defender, to } = battle;
    if (defender !== undefined && isConvoy(battle) && escortsIn(play, defender, to) === 0)
      play.emit({ type: 'convoy-unguarded', owner: defender, sea: to });
  },
} satisfies DrillTable<'convoy-looked-at'>;

/** Whether the declared target of a battle is merchant ships. */
export function isConvoy({ sets }: Battle): boolean {
  return sets?.marine?.convoy === true;
}

/** How many of the defender's units of a kind are attacked in a battle about ships: those, and their escorts. */
export function convoyDefenders(play: Play, battle: Battle, kind: UnitKind): number {
  const { to } = battle;
  const defender = sure(battle.defender);
  if (kind === 'ship') return unitsAt(play.state.board, to, defender, 'ship');
  return kind === 'navy' ? escortsIn(play, defender, to) : 0;
}

/** Ships alone have no dice (M-ATTACK-02). */
export function withoutEscorts(battle: Battle, side: Side, dice: DiceCount): DiceCount {
  return side === 'defender' && battle.sets?.marine?.unguarded === true
    ? Object.fromEntries(Object.keys(dice).map((die) => [die, 0]))
    : dice;
}

/** Q-M-43: a light blue sea is open to the attacker once the navies that guarded the ships are gone; ships bar nobody. */
export function isEscortBeaten(play: Play, battle: Battle): boolean {
  const { defender, to } = battle;
  return (
    defender !== undefined &&
    battle.sets?.marine?.escorted === true &&
    isLightSea(to) &&
    unitsAt(play.state.board, to, defender, 'navy') === 0
  );
}

/** Other players whose ships in a sea may be attacked. */
function ownersOfShips(play: Play, seat: Seat, sea: Sea): Seat[] {
  return othersWithShips(play, seat, sea).filter((other) => play.rulebook.mayTarget(play, seat, other) === undefined);
}

function othersWithShips(play: Play, seat: Seat, sea: Sea): Seat[] {
  return play.living().filter((other) => other !== seat && shipsIn(play, other, sea) > 0);
}

/** T-M-09: as against navies, and in a light blue sea also those beside the attacker. */
export function reachesShips(from: Zone, to: Sea): boolean {
  return reaches(from, to) || (from === to && isLightSea(to));
}

const SEAS_IN_REACH: ReadonlyMap<Zone, readonly Sea[]> = new Map(
  ZONES.map((from) => [from, SEAS.filter((to) => reachesShips(from, to))]),
);

function clauseOfReach(from: Zone, to: Sea): Clause {
  if (!isSea(from)) return 'M-ATTACK-04';
  if (!isLightSea(from)) return 'M-ATTACK-07';
  return isLightSea(to) ? 'M-ATTACK-05' : 'M-ATTACK-06';
}

/** M-ESCORT-02, X-14: the group that is struck first must be gone before points go on to the other. */
export function whyNotYet(
  battle: Battle,
  roller: Side,
  pieces: readonly Pieces[],
  picks: readonly string[],
  piece: Pieces,
): Refusal | undefined {
  const first = battle.sets?.marine?.struckFirst;
  if (!isConvoy(battle) || roller !== 'attacker' || first === undefined) return undefined;
  const isFirst = ({ kind }: Pieces) => (kind === 'ship') === (first === 'convoy');
  if (isFirst(piece)) return undefined;
  const left = pieces.some((each) => isFirst(each) && picks.filter((pick) => pick === each.key).length < each.number);
  return left ? refuse('other-group-first', 'M-ESCORT-02', { first }) : undefined;
}
