// Under siege a player rolls once a stage whether it holds (M-SIEGE-02 to -10, T-M-11, T-M-12, Q-M-66, Q-M-70).
import { DARK_SEAS } from '../../../board/index.ts';
import type { Clause } from '../../../referee/cite.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import { GOES } from '../../../referee/parts.ts';
import type { Play } from '../../../referee/play.ts';
import type { ProcedureDefs } from '../../../referee/procedure.ts';
import type { FrameOf } from '../../../state/agenda.ts';
import type { Seat } from '../../../state/seat.ts';
import { shipsIn } from '../ships.ts';
import { marineIn } from '../state.ts';
import { SURE_SIEGE, siegeHolds, withDecoys } from '../tables.ts';
import type { SiegeResult } from '../war-state.ts';
import { grippingNavies, isGripped, portSeas } from './announcements.ts';

export type SiegeFrame = FrameOf<'siege-rolls'> & { goes: Seat[] };

export type SiegeEvent = SiegeRolled;
interface SiegeRolled extends EventBase {
  readonly type: 'siege-rolled';
  readonly seat: Seat;
  readonly navies: number;
  /** Ships of theirs in dark blue seas, the surplus of which lowers the die. */
  readonly ships: number;
  /** None where so many navies need no roll. */
  readonly die: number | undefined;
  readonly result: SiegeResult;
  readonly cycle: number;
  readonly stage: number;
}

const ROLLED: readonly Clause[] = [
  'M-SIEGE-02',
  'M-SIEGE-05',
  'M-SIEGE-06',
  'M-SIEGE-10',
  'Q-M-61',
  'Q-M-66',
  'Q-M-70',
];

export const siegeEvents: EventDefs<SiegeEvent> = {
  'siege-rolled': {
    clauses: ROLLED,
    evolve: (state, { seat, cycle, stage, result }) => {
      marineIn(state).sieges[seat] = { cycle, stage, result };
    },
  },
};

export const siegeProcedures: ProcedureDefs<SiegeFrame> = {
  'siege-rolls': {
    parts: GOES,
    start: (play) => ({
      procedure: 'siege-rolls',
      goes: play.living().filter((seat) => isGripped(play, seat, 'siege')),
    }),
    advance(play, { goes }) {
      const [seat, ...rest] = goes;
      if (seat === undefined) {
        play.end();
        return;
      }
      play.step<SiegeFrame>('siege-rolls', { goes: rest });
      roll(play, seat);
    },
  },
};

/** How the siege of a player holds now; undefined if they are under none. In a stage without a roll it holds. */
export function siegeOf(play: Play, seat: Seat): SiegeResult | undefined {
  if (!isGripped(play, seat, 'siege')) return undefined;
  const rolled = play.state.sets.marine?.sieges[seat];
  return rolled?.cycle === play.state.cycle && rolled.stage === play.state.stage ? rolled.result : 'holds';
}

function roll(play: Play, seat: Seat): void {
  const { cycle, stage = 0 } = play.state;
  const navies = portSeas(play, seat, 'siege').reduce((sum, sea) => sum + grippingNavies(play, seat, 'siege', sea), 0);
  const ships = DARK_SEAS.reduce((sum, sea) => sum + shipsIn(play, seat, sea), 0);
  const sure = navies >= SURE_SIEGE;
  const die = sure ? undefined : play.roll(`${seat}, siege in Stage ${stage}`);
  const result = die === undefined ? 'holds' : siegeHolds(navies, withDecoys(die, ships, navies));
  const clauses: Clause[] = [...ROLLED, 'T-M-12', RESULTS[result], ...(sure ? (['Q-M-71'] as const) : [])];
  play.emit({ type: 'siege-rolled', seat, navies, ships, die, result, cycle, stage, clauses });
}

const RESULTS: Readonly<Record<SiegeResult, Clause>> = { none: 'M-SIEGE-09', half: 'M-SIEGE-07', holds: 'M-SIEGE-08' };
