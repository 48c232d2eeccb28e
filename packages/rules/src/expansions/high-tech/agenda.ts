// The R&D agenda: which technologies a bidder will research, in order, sealed at the end of 6B (T-AGD, Q-T-03, Q-T-05).
import { z } from 'zod';
import { listOf, oneOf } from '../../referee/choice.ts';
import { type CommandDef, field } from '../../referee/command.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../../referee/event.ts';
import { NOBODY } from '../../referee/parts.ts';
import type { ProcedureDefs, QuestionDefs } from '../../referee/procedure.ts';
import { refuse } from '../../referee/refusal.ts';
import { sealedBy } from '../../referee/sealed.ts';
import type { FrameOf } from '../../state/agenda.ts';
import type { Seat } from '../../state/seat.ts';
import { chartIn, chartOf } from './state.ts';
import { TECHNOLOGIES, type Technology, techFact } from './technology.ts';

export type AgendaFrame = FrameOf<'tech-agenda'> & { asked: boolean };
export type AgendaQuestion = 'tech-agenda';

const agendaSchema = z.strictObject({
  type: z.literal('write-agenda'),
  lines: z.array(z.enum(TECHNOLOGIES)).max(techFact('T-AGD-02').lines),
});
export type WriteAgendaCommand = z.infer<typeof agendaSchema>;

export type AgendaEvent = AgendaWritten;
interface AgendaWritten extends EventBase {
  readonly type: 'agenda-written';
  readonly seat: Seat;
  readonly secret: Secret<{ readonly lines: readonly Technology[] }>;
}

export const agendaEvents: EventDefs<AgendaEvent> = {
  'agenda-written': {
    clauses: ['T-AGD-01', 'T-AGD-02', 'T-AGD-04', 'T-AGD-05', 'Q-T-02', 'Q-T-03', 'Q-T-05', 'X-01'],
    evolve: (state, { seat, secret }) => {
      chartIn(state, seat).agenda = [...factsOf(secret).lines];
    },
  },
};

export const writeAgendaCommand: CommandDef<WriteAgendaCommand> = {
  type: 'write-agenda',
  schema: agendaSchema,
  answers: ['tech-agenda'],
  sealed: true,
  clause: 'T-AGD-01',
  fields: [
    field('lines', (_play, _seat, { lines = [] }) =>
      listOf(
        lines,
        (prefix) =>
          oneOf(TECHNOLOGIES, (technology) =>
            prefix.includes(technology) ? refuse('twice', 'Q-T-05', { technology }) : undefined,
          ),
        () => undefined,
      ),
    ),
  ],
  run: (play, seat, command) => {
    play.emit({ type: 'sealed', seat, secret: { [seat]: { answer: command } }, clauses: ['T-AGD-01', 'Q-T-03'] });
  },
};

export const agendaQuestions: QuestionDefs<AgendaQuestion> = {
  'tech-agenda': {
    bidders: true,
    clause: 'T-AGD-01',
    facts: null,
    // Q-T-03: the last agenda holds.
    fallback: (play, seat) => ({ type: 'write-agenda', lines: [...chartOf(play, seat).agenda] }),
  },
};

export const agendaProcedures: ProcedureDefs<AgendaFrame> = {
  'tech-agenda': {
    parts: NOBODY,
    start: () => ({ procedure: 'tech-agenda', asked: false }),
    advance(play, { asked }) {
      const { sequence } = play.state;
      if (!asked && sequence.length > 0) {
        play.step<AgendaFrame>('tech-agenda', { asked: true });
        play.ask('tech-agenda', sequence);
        return;
      }
      const written = sequence.flatMap((seat) => {
        const answer = sealedBy(play, seat, 'write-agenda');
        return answer === undefined ? [] : [{ seat, lines: answer.lines }];
      });
      for (const { seat, lines } of written)
        play.emit({ type: 'agenda-written', seat, secret: { [seat]: { lines: [...lines] } } });
      play.end();
    },
  },
};
