// Showing a level: at any moment and for nothing; what has been shown makes moves cheaper (T-MOV-05, -06, Q-T-12, Q-T-22).
import { z } from 'zod';
import { oneOf } from '../../referee/choice.ts';
import { type CommandDef, field } from '../../referee/command.ts';
import type { EventBase, EventDefs } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse, sumUp } from '../../referee/refusal.ts';
import type { Seat } from '../../state/seat.ts';
import type { State } from '../../state/state.ts';
import { chartIn, chartOf } from './state.ts';
import { type Rank, TECHNOLOGIES, type Technology } from './technology.ts';

const showSchema = z.strictObject({ type: z.literal('show-technology'), technology: z.enum(TECHNOLOGIES) });
export type ShowCommand = z.infer<typeof showSchema>;

export type ShowingEvent = TechnologyShown;
interface TechnologyShown extends EventBase {
  readonly type: 'technology-shown';
  readonly seat: Seat;
  readonly technology: Technology;
  readonly level: Rank;
}

export const showingEvents: EventDefs<ShowingEvent> = {
  'technology-shown': {
    clauses: ['T-MOV-05', 'T-MOV-06', 'Q-T-12', 'Q-T-22', 'X-22'],
    shows: () => true,
    evolve: (state, { seat, technology, level }) => show(state, seat, technology, level),
  },
};

export const showCommand: CommandDef<ShowCommand> = {
  type: 'show-technology',
  schema: showSchema,
  clause: 'T-MOV-05',
  may: (play, seat) => {
    const army = whyNothing(play, seat, 'army');
    return army !== undefined && whyNothing(play, seat, 'navy') !== undefined ? sumUp(army) : undefined;
  },
  fields: [
    field('technology', (play, seat) => oneOf(TECHNOLOGIES, (technology) => whyNothing(play, seat, technology))),
  ],
  run: (play, seat, { technology }) => {
    const { level } = chartOf(play, seat).deployed[technology];
    play.emit({ type: 'technology-shown', seat, technology, level });
  },
};

/** Everybody has seen a level; for evolve only. */
export function show(state: State, seat: Seat, technology: Technology, level: Rank): void {
  chartIn(state, seat).deployed[technology] = { level, shown: level, raises: 0 };
}

function whyNothing(play: Play, seat: Seat, technology: Technology): Refusal | undefined {
  const { level, shown } = chartOf(play, seat).deployed[technology];
  if (level > shown) return undefined;
  return refuse('nothing-to-show', 'T-DEP-05', { technology, level });
}
