// One free APC for each player, in a territory that they occupy (A-SET-01 to -03, X-05).
import { z } from 'zod';
import { isTerritory, TERRITORIES, type Territory, type Zone } from '../../board/index.ts';
import { oneOf } from '../../referee/choice.ts';
import { type CommandDef, field } from '../../referee/command.ts';
import { NOBODY } from '../../referee/parts.ts';
import type { Play } from '../../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../../referee/procedure.ts';
import { refuse } from '../../referee/refusal.ts';
import { sealedBy } from '../../referee/sealed.ts';
import type { FrameOf } from '../../state/agenda.ts';
import { type SparseCounts, zonesOf } from '../../state/forces.ts';
import type { Seat } from '../../state/seat.ts';
import { sure } from '../../sure.ts';

export type PlaceApcFrame = FrameOf<'place-apc'> & { asked: boolean };
export type PlaceApcQuestion = 'place-apc';

/** They leave the free APC in the box. */
const NOWHERE = 'nowhere';
const placeSchema = z.strictObject({ type: z.literal('place-apc'), at: z.enum([NOWHERE, ...TERRITORIES]) });
export type PlaceApcCommand = z.infer<typeof placeSchema>;

export const placeApcCommand: CommandDef<PlaceApcCommand> = {
  type: 'place-apc',
  schema: placeSchema,
  answers: ['place-apc'],
  sealed: true,
  clause: 'A-SET-02',
  fields: [
    field('at', (play, seat) =>
      oneOf<PlaceApcCommand['at']>([NOWHERE, ...landsOf(play, seat)], () => undefined, notYours),
    ),
  ],
  run: (play, seat, answer) => {
    play.emit({ type: 'sealed', seat, secret: { [seat]: { answer } }, clauses: ['A-SET-03'] });
  },
};

export const placeApcQuestions: QuestionDefs<PlaceApcQuestion> = {
  'place-apc': {
    clause: 'A-SET-02',
    facts: null,
    fallback: (play, seat) => ({ type: 'place-apc', at: landsOf(play, seat)[0] ?? NOWHERE }),
  },
};

export const placeApcProcedures: ProcedureDefs<PlaceApcFrame> = {
  'place-apc': {
    parts: NOBODY,
    start: () => ({ procedure: 'place-apc', asked: false }),
    advance(play, { asked }) {
      const seats = play.living().filter((seat) => landsOf(play, seat).length > 0);
      if (!asked && seats.length > 0) {
        play.step<PlaceApcFrame>('place-apc', { asked: true });
        play.ask('place-apc', seats);
        return;
      }
      const placements: Record<Seat, Partial<Record<Zone, SparseCounts>>> = {};
      for (const seat of seats) {
        const { at } = sure(sealedBy(play, seat, 'place-apc'));
        if (at !== NOWHERE) placements[seat] = { [at]: { apc: 1 } };
      }
      play.emit({ type: 'units-placed', placements, clauses: ['A-SET-01', 'A-SET-02', 'A-SET-03', 'X-05'] });
      play.end();
    },
  },
};

/** The territories in which a player has units, in board order. */
function landsOf(play: Play, seat: Seat): Territory[] {
  return zonesOf(play.state.board, seat).filter(isTerritory);
}

function notYours() {
  return refuse('not-your-land:apc', 'A-SET-02');
}
