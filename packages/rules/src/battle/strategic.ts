// The strategic drill from Step C on: champions, L-star screen, strikes, counterattack (B-STRAT); launch.ts has Steps A and B.
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs } from '../referee/procedure.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { callCounterattacks } from './attacks.ts';
import type { StrategicFrame, StrategicStep } from './salvo.ts';
import { screen } from './screen.ts';
import { orderStrikes, strikeZones } from './strikes.ts';
import { askChampions, revealChampions } from './tactics/champions.ts';
import { blastSpace } from './tactics/space-blast.ts';

export type StrategicEvent = CounterattacksDue;
/** Step E: those who were attacked; champions are not among them. */
export interface CounterattacksDue extends EventBase {
  readonly type: 'counterattacks-due';
  readonly seats: readonly Seat[];
}

const DUE: Readonly<Record<'zones' | 'space', readonly Clause[]>> = {
  zones: ['B-ATK-06', 'B-STRAT-31', 'B-STRAT-32', 'B-STRAT-33', 'Q-B-68', 'X-15'],
  space: ['B-ATK-06', 'B-TAC-24', 'Q-B-54', 'Q-B-74', 'X-15'],
};

export const strategicEvents: EventDefs<StrategicEvent> = {
  'counterattacks-due': {
    clauses: DUE.zones,
    evolve: () => {},
  },
};

type Step = (play: Play, frame: DeepReadonly<StrategicFrame>) => void;

/** The drill from Step C on, in its order. */
const STEPS: Readonly<Record<StrategicStep, Step>> = {
  champions: askChampions,
  reveal: revealChampions,
  screen,
  order: orderStrikes,
  strikes(play, frame) {
    if (isSpaceBlast(frame)) blastSpace(play, frame);
    else strikeZones(play, frame);
    // Coup Final leaves nothing to go on with.
    if (play.state.ended === undefined) play.step<StrategicFrame>('strategic', { step: 'counterattack' });
  },
  counterattack(play, frame) {
    const seats = frame.defenders.map(({ seat }) => seat).filter((seat) => !frame.parties.includes(seat));
    const clauses = DUE[isSpaceBlast(frame) ? 'space' : 'zones'];
    play.emit({ type: 'counterattacks-due', seats, clauses });
    play.step<StrategicFrame>('strategic', { step: 'over' });
    callCounterattacks(play, seats);
  },
  over: (play) => play.end(),
};

/** A blast in space is a salvo of its own. */
function isSpaceBlast({ salvo: [first] }: DeepReadonly<StrategicFrame>): boolean {
  return first?.at === 'space';
}

export const strategicBattleProcedures: ProcedureDefs<StrategicFrame> = {
  // Nukes fly on, no matter who is gone: a player who has left is skipped when their turn to fire comes.
  strategic: { parts: NOBODY, advance: (play, frame) => STEPS[frame.step](play, frame) },
};
