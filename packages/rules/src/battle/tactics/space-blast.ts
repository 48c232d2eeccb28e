// Space Blast: nukes aimed at the L-stars in space; one that gets through destroys them all (B-TAC-21 to -24, Q-B-74).
import { z } from 'zod';
import { range } from '../../referee/choice.ts';
import { type CommandDef, field } from '../../referee/command.ts';
import type { EventBase, EventDefs } from '../../referee/event.ts';
import type { Play } from '../../referee/play.ts';
import { type Refusal, refuse } from '../../referee/refusal.ts';
import { arm } from '../../state/ledger.ts';
import type { Seat } from '../../state/seat.ts';
import type { DeepReadonly } from '../../state/state.ts';
import { launch, whyAssaultFirst, whyNoNukes, wrongNumber } from '../launch.ts';
import { inFlight, type StrategicFrame } from '../salvo.ts';

const blastSchema = z.strictObject({ type: z.literal('space-blast'), nukes: z.int().min(1).max(999) });
export type SpaceBlastCommand = z.infer<typeof blastSchema>;

export type SpaceBlastEvent = SpaceBlasted;
export interface SpaceBlasted extends EventBase {
  readonly type: 'space-blasted';
  /** L-stars destroyed, the attacker's included. */
  readonly lost: readonly { readonly seat: Seat; readonly lStars: number }[];
}

export const spaceBlastEvents: EventDefs<SpaceBlastEvent> = {
  'space-blasted': {
    clauses: ['B-STRAT-08', 'B-TAC-23'],
    evolve: (state, { lost }) => {
      for (const { seat, lStars } of lost) arm(state, seat, 'lStars', -lStars);
    },
  },
};

export const spaceBlastCommand: CommandDef<SpaceBlastCommand> = {
  type: 'space-blast',
  schema: blastSchema,
  answers: ['attack', 'counterattack'],
  clause: 'B-TAC-21',
  may: (play, seat) => whyAssaultFirst(play, seat) ?? whyNoNukes(play, seat) ?? whyEmptySpace(play),
  fields: [
    field('nukes', (play, seat) => {
      const { nukes } = play.seat(seat);
      return range(1, nukes, () => wrongNumber(nukes));
    }),
  ],
  run: (play, seat, { nukes }) => {
    launch(play, seat, [{ at: 'space', nukes }], ['B-TAC-21', 'B-TAC-22', 'Q-B-74']);
  },
};

/** Step D: a single nuke that got through is enough. */
export function blastSpace(play: Play, attack: DeepReadonly<StrategicFrame>): void {
  if (!inFlight(attack).includes('space')) return;
  const lost = play.living().flatMap((seat) => {
    const { lStars } = play.seat(seat);
    return lStars === 0 ? [] : [{ seat, lStars }];
  });
  play.emit({ type: 'space-blasted', lost });
}

function whyEmptySpace(play: Play): Refusal | undefined {
  return play.living().some((seat) => play.seat(seat).lStars > 0) ? undefined : refuse('empty-space', 'B-TAC-21');
}
