// APCs without oil: they do not fight, and fall to a player who takes the land (A-OIL-01, -02, Q-A-12, Q-A-13).
import type { ConventionalFrame } from '../../../battle/battle.ts';
import { type DrillTable, next } from '../../../battle/conventional.ts';
import type { Zone } from '../../../board/index.ts';
import { callSurplus } from '../../../endings/surplus.ts';
import type { Clause } from '../../../referee/cite.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import { convertForce, unitsAt } from '../../../state/forces.ts';
import { occupants, occupies } from '../../../state/occupation.ts';
import type { Seat } from '../../../state/seat.ts';
import { apcIn } from './memory.ts';
import { letAllOff } from './passengers.ts';
import { type Battle, hasPassengers, isDry, isLeftToApcs } from './sides.ts';

export type DryEvent = ApcsDry | ApcsCaptured;
interface ApcsDry extends EventBase {
  readonly type: 'apcs-dry';
  readonly seat: Seat;
  readonly zone: Zone;
  readonly apcs: number;
  /** Nobody defends them, so that there is no battle. */
  readonly alone: boolean;
}
/** They change colour where they stand, with all that is inside. */
interface ApcsCaptured extends EventBase {
  readonly type: 'apcs-captured';
  readonly seat: Seat;
  readonly from: Seat;
  readonly zone: Zone;
  readonly apcs: number;
}

export const dryEvents: EventDefs<DryEvent> = {
  'apcs-dry': {
    clauses: ['A-OIL-01', 'Q-A-13'],
    evolve: (state) => {
      apcIn(state).dry = true;
    },
  },
  'apcs-captured': {
    clauses: ['A-OIL-02', 'Q-A-12'],
    evolve: (state, { seat, from, zone }) => convertForce(state, zone, from, seat),
  },
};

export const drySteps = {
  /** Step A: the oil is looked at when everybody who would leave has left. */
  'dry-apcs'(play, battle) {
    const { defender, to } = battle;
    const apcs = defender === undefined ? 0 : unitsAt(play.state.board, to, defender, 'apc');
    if (defender === undefined || apcs === 0 || isDry(battle) || play.seat(defender).supplies.oil > 0) {
      next(play, battle);
      return;
    }
    // Armies inside are armies in the territory, and defend it.
    if (hasPassengers(play, battle, 'defender')) {
      letAllOff(play, battle, 'defender', ['A-OIL-02', 'A-CAR-03', 'Q-A-12']);
      return;
    }
    const alone = isLeftToApcs(play, battle);
    const clauses: readonly Clause[] = alone ? ['A-OIL-01', 'A-OIL-02', 'Q-A-12', 'Q-A-13'] : ['A-OIL-01', 'Q-A-13'];
    play.emit({ type: 'apcs-dry', seat: defender, zone: to, apcs, alone, clauses });
    if (!alone) return;
    play.step<ConventionalFrame>('conventional', { ended: 'undefended' });
    if (occupies(play, battle.attacker, to)) capture(play, battle);
  },
  /** Step D: the last army that defended them has fallen to a force in the land itself. */
  'dry-left'(play, battle) {
    next(play, battle);
    if (isDry(battle) && isLeftToApcs(play, battle) && occupies(play, battle.attacker, battle.to))
      capture(play, battle);
  },
} satisfies DrillTable<'dry-apcs' | 'dry-left'>;

/** Whether what is left of the defender bars nobody's way. */
export function isOpenThroughDrought(play: Play, battle: Battle): boolean {
  return isDry(battle) && isLeftToApcs(play, battle);
}

/** Whether a player may move into the target though dry APCs stand in it. */
export function mayDriveIn(play: Play, battle: Battle | undefined, seat: Seat, zone: Zone): boolean {
  return (
    battle !== undefined &&
    battle.to === zone &&
    battle.attacker === seat &&
    isOpenThroughDrought(play, battle) &&
    occupants(play, zone).every((there) => there === seat || there === battle.defender)
  );
}

/** Gives the attacker the dry APCs in a land that they have come into. */
export function captureWhereEntered(play: Play, battle: Battle, seat: Seat, zone: Zone): void {
  if (seat === battle.attacker && zone === battle.to && isOpenThroughDrought(play, battle)) capture(play, battle);
}

function capture(play: Play, { attacker, defender, to }: Battle): void {
  if (defender === undefined) return;
  const apcs = unitsAt(play.state.board, to, defender, 'apc');
  play.emit({ type: 'apcs-captured', seat: attacker, from: defender, zone: to, apcs });
  callSurplus(play, attacker);
}
