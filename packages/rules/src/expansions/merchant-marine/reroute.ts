// Rerouting merchant ships from any sea to any other, free: in Stage 5 and in Step E (M-REROUTE-06, M-MOVE, M-REINFORCE-13, -14).
import { z } from 'zod';
import { SEAS, type Sea } from '../../board/index.ts';
import { callSurplus } from '../../endings/surplus.ts';
import { oneOf, range } from '../../referee/choice.ts';
import type { Clause } from '../../referee/cite.ts';
import { type CommandDef, field, fieldAfter } from '../../referee/command.ts';
import type { EventBase, EventDefs } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../../referee/refusal.ts';
import { addUnits, takeUnits } from '../../state/forces.ts';
import type { Seat } from '../../state/seat.ts';
import type { DeepReadonly } from '../../state/state.ts';
import { intercept } from './interdiction/intercepts.ts';
import { emptyShipsIn, rerouteWindow, seasWithShips, usedBy } from './ships.ts';
import { inheritUse, takeAlong, type Usage, use, used } from './state.ts';

const rerouteSchema = z.strictObject({
  type: z.literal('reroute'),
  from: z.enum(SEAS),
  to: z.enum(SEAS),
  ships: z.int().min(1).max(99),
});
export type RerouteCommand = z.infer<typeof rerouteSchema>;

export type RerouteEvent = ShipsRerouted | ShipsInherited;
interface ShipsRerouted extends EventBase {
  readonly type: 'ships-rerouted';
  readonly seat: Seat;
  readonly from: Sea;
  readonly into: Sea;
  readonly ships: number;
  readonly window: string;
}

/** Ships that came to a captor have made their trips, and have been rerouted, as they had for their owner before. */
interface ShipsInherited extends EventBase {
  readonly type: 'ships-inherited';
  readonly captor: Seat;
  readonly from: Seat;
}

const IN_STAGE_5: readonly Clause[] = ['M-MOVE-01', 'M-MOVE-02', 'M-REROUTE-06', 'Q-M-79', 'X-31'];
const IN_STEP_E: readonly Clause[] = ['M-REINFORCE-01', 'M-REINFORCE-02', 'M-REINFORCE-13', 'M-REINFORCE-14', 'X-31'];

export const rerouteEvents: EventDefs<RerouteEvent> = {
  'ships-rerouted': {
    clauses: IN_STAGE_5,
    evolve: (state, { seat, from, into, ships, window }) => {
      takeUnits(state, from, seat, { ship: ships });
      addUnits(state, into, seat, { ship: ships });
      use(state, usedBy(window), window, seat, into, ships);
      if (usedBy(window) === 'sailed') takeAlong(state, seat, from, into, ships);
    },
  },
  'ships-inherited': {
    clauses: ['X-31', 'M-SPOILS-02'],
    evolve: (state, { captor, from }) => inheritUse(state, captor, from),
  },
};

/** what the ships of a captive have done in this window is done. */
export function inheritShips(play: Play, captor: Seat, from: Seat): void {
  const { cycle, sets } = play.state;
  const isNoted = (usage: DeepReadonly<Usage> | undefined): boolean =>
    usage?.window.startsWith(`${cycle} `) === true && Object.values(usage.ships[from] ?? {}).some((ships) => ships > 0);
  if (isNoted(sets.marine?.sailed) || isNoted(sets.marine?.rerouted))
    play.emit({ type: 'ships-inherited', captor, from });
}

export const rerouteCommand: CommandDef<RerouteCommand> = {
  type: 'reroute',
  schema: rerouteSchema,
  answers: ['move', 'step-e'],
  clause: 'M-REROUTE-06',
  may: (play, seat) => {
    if (SEAS.some((sea) => toReroute(play, seat, sea) > 0)) return undefined;
    return seasWithShips(play, seat).length > 0 ? NONE_LEFT : NO_SHIPS;
  },
  fields: [
    field('from', (play, seat) =>
      oneOf(SEAS, (sea) => (toReroute(play, seat, sea) > 0 ? undefined : whyNone(play, seat, sea))),
    ),
    field('to', (_play, _seat, { from }) =>
      oneOf(SEAS, (sea) => (sea === from ? refuse('same-sea', 'M-MOVE-01') : undefined)),
    ),
    fieldAfter('ships', ['from'], (play, seat, { from }) => {
      const most = toReroute(play, seat, from);
      return range(1, most, () => refuse('too-few-ships:reroute', 'M-MOVE-01', { most, sea: from }));
    }),
  ],
  // Q-M-79, M-REINFORCE-03: it comes in addition to what their units do.
  run: (play, seat, { from, to, ships }) => {
    const window = rerouteWindow(play);
    const { arriving, captors } = intercept(play, seat, from, to, ships, window);
    const clauses = play.state.question?.kind === 'move' ? IN_STAGE_5 : IN_STEP_E;
    if (arriving > 0) play.emit({ type: 'ships-rerouted', seat, from, into: to, ships: arriving, window, clauses });
    // a captor first removes ships for which they have no pieces; then the player is asked again.
    const removing = captors.filter((captor) => callSurplus(play, captor));
    return removing.length > 0 ? undefined : 'open';
  },
};

/** ships in a sea that have no troops aboard and have not been rerouted, nor sailed, in this window. */
export function toReroute(play: Play, seat: Seat, sea: Sea): number {
  const window = rerouteWindow(play);
  return Math.max(0, emptyShipsIn(play, seat, sea) - used(play, usedBy(window), window, seat, sea));
}

function whyNone(play: Play, seat: Seat, sea: Sea): Refusal {
  return emptyShipsIn(play, seat, sea) > 0
    ? refuse('rerouted', 'X-31', { sea })
    : refuse('no-ships:reroute', 'M-MOVE-01', { sea });
}

const NONE_LEFT = sumUp(refuse('none-left:reroute', 'X-31'));
const NO_SHIPS = sumUp(refuse('no-ships:fleet', 'M-MOVE-01'));
