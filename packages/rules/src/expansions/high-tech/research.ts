// The rotation at the end of phase E of Stage 6: line by line of the agendas, each player draws blindly (T-ROT, T-DRW).
import { z } from 'zod';
import { whyNoMoney } from '../../commerce/weapons.ts';
import type { CommandDef } from '../../referee/command.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from '../../referee/event.ts';
import { GOES } from '../../referee/parts.ts';
import type { Play } from '../../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../../referee/procedure.ts';
import { refuse } from '../../referee/refusal.ts';
import { type FrameOf, top } from '../../state/agenda.ts';
import { pay } from '../../state/ledger.ts';
import type { Seat } from '../../state/seat.ts';
import type { State } from '../../state/state.ts';
import { chartIn, chartOf, pileSize, techIn } from './state.ts';
import { type Level, RESEARCH_PRICE, TECHNOLOGIES, type Technology } from './technology.ts';

/** Goes in their order: a player who takes a line goes to the end of the queue, a player who passes leaves it. Lines taken are public. */
export type TechResearchFrame = FrameOf<'tech-research'> & {
  goes: Seat[];
  taken: { seat: Seat; technology: Technology }[];
};
export type TechResearchQuestion = 'tech-research';

const researchSchema = z.strictObject({ type: z.literal('research-technology') });
export type ResearchTechnologyCommand = z.infer<typeof researchSchema>;

export type TechResearchEvent = TechResearchOpened | TechnologyResearched | PileFoundEmpty;
interface TechResearchOpened extends EventBase {
  readonly type: 'tech-research-opened';
  readonly sequence: readonly Seat[];
}
interface TechnologyResearched extends EventBase {
  readonly type: 'technology-researched';
  readonly seat: Seat;
  readonly technology: Technology;
  readonly cost: number;
  readonly secret: Secret<{ readonly level: Level }>;
}
/** A line without a card to draw is done with; the next one stays open (Q-T-07). */
interface PileFoundEmpty extends EventBase {
  readonly type: 'pile-found-empty';
  readonly seat: Seat;
  readonly technology: Technology;
}

export const techResearchEvents: EventDefs<TechResearchEvent> = {
  'tech-research-opened': {
    clauses: ['T-RND-01', 'T-ROT-01', 'T-ROT-02', 'Q-T-01', 'Q-T-02', 'X-01', 'X-03'],
    evolve: () => {},
  },
  'technology-researched': {
    clauses: ['T-AGD-03', 'T-ROT-03', 'T-ROT-04', 'T-DRW-01', 'T-DRW-02', 'T-DRW-04', 'Q-T-06'],
    evolve: (state, { seat, technology, cost, secret }) => {
      const { level } = factsOf(secret);
      pay(state, seat, 'bank', cost);
      techIn(state).piles[technology].shift();
      chartIn(state, seat).cards.push({ technology, level, open: false, knownTo: [] });
      lineDone(state, seat, technology);
    },
  },
  'pile-found-empty': {
    clauses: ['T-AGD-03', 'T-ROT-03', 'Q-T-07'],
    evolve: (state, { seat, technology }) => lineDone(state, seat, technology),
  },
};

export const researchTechnologyCommand: CommandDef<ResearchTechnologyCommand> = {
  type: 'research-technology',
  schema: researchSchema,
  answers: ['tech-research'],
  clause: 'T-DRW-01',
  may: (play, seat) => {
    const line = lineOf(play, seat);
    if (line === undefined) return refuse('agenda-done', 'T-AGD-03');
    return pileSize(play, line) === 0 ? undefined : whyNoMoney(play, seat, RESEARCH_PRICE, 'T-DRW-01');
  },
  fields: [],
  run: (play, seat) => {
    const technology = lineOf(play, seat);
    if (technology === undefined) throw new Error('a line was researched that is not there');
    const level = play.state.sets.tech?.piles[technology][0];
    if (level === undefined) {
      play.emit({ type: 'pile-found-empty', seat, technology });
      return;
    }
    play.emit({
      type: 'technology-researched',
      seat,
      technology,
      cost: RESEARCH_PRICE,
      secret: { [seat]: { level } },
      clauses: [
        ...techResearchEvents['technology-researched'].clauses,
        ...(technology === 'navy' ? (['T-DRW-05'] as const) : []),
        ...(play.state.cycle === 1 ? (['T-RND-01'] as const) : []),
      ],
    });
  },
};

export const techResearchQuestions: QuestionDefs<TechResearchQuestion> = {
  'tech-research': {
    bidders: true,
    clause: 'T-ROT-03',
    facts: (play, seat) => ({ next: lineOf(play, seat), price: RESEARCH_PRICE }),
    fallback: () => ({ type: 'pass' }),
  },
};

export const techResearchProcedures: ProcedureDefs<TechResearchFrame> = {
  'tech-research': {
    parts: GOES,
    opens: (play) => play.emit({ type: 'tech-research-opened', sequence: [...play.state.sequence] }),
    start: (play) => ({ procedure: 'tech-research', goes: [...play.state.sequence], taken: [] }),
    advance: (play, { goes }) => {
      const [next] = goes;
      if (next === undefined) play.end();
      // What stands on an agenda is nobody else's to know: a player who might draw is asked, whatever they wrote and have.
      else if (TECHNOLOGIES.some((technology) => mightDraw(play, next, technology))) play.ask('tech-research', [next]);
      else play.emit({ type: 'passed', seat: next, idle: true });
    },
  },
};

/** The technologies that a player has shown as lines of their agenda in this rotation. */
export function linesTaken(play: Play, seat: Seat): Technology[] {
  return top(play.state.agenda, 'tech-research').taken.flatMap((line) => (line.seat === seat ? line.technology : []));
}

/** Q-T-04: no skipping, so the lines come one after the other. */
function lineOf(play: Play, seat: Seat): Technology | undefined {
  return chartOf(play, seat).agenda[linesTaken(play, seat).length];
}

/** Whether there is a card that a player has not had their draw of, for everybody to see (T-DRW-03, Q-T-06). */
function mightDraw(play: Play, seat: Seat, technology: Technology): boolean {
  return pileSize(play, technology) > 0 && !linesTaken(play, seat).includes(technology);
}

function lineDone(state: State, seat: Seat, technology: Technology): void {
  const frame = top(state.agenda, 'tech-research');
  frame.taken.push({ seat, technology });
  frame.goes.shift();
  frame.goes.push(seat);
}
