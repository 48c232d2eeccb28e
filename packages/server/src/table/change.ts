// What an append changes beside the log: whom the game waits for, until when, and what the lobby says of it.
import { type Game, type Seat, sayQuestion } from '@marshall/rules';
import type { GameChange, Game as GameRow } from '../store/store.ts';
import type { ArrangementMeta, Summary } from './arrangement.ts';

/** After this many milliseconds another process plays for computer commanders whose own has died. */
export const COMMANDER_GRACE = 10_000;

/** What the lobby says of a position to which somebody's command led. */
export function summaryOf(game: Game, { clock }: ArrangementMeta, previous?: Summary, actor?: Seat): Summary {
  const { question, ended, cycle, stage } = game.state;
  return {
    cycle,
    ...(stage === undefined ? {} : { stage }),
    ...(clock === undefined || question === undefined ? {} : timesOf(question, clock * 1000, previous, actor)),
    ...(ended === undefined ? {} : { ended: { how: ended.how, winners: ended.winners } }),
  };
}

/**
 * A question keeps its deadline as long as it is open, and has it again when an undo brings it back. Nobody gains time for his own next
 * question by taking his answer back; for others it is another question, with all its time.
 */
function timesOf(
  { id, waiting }: NonNullable<Game['state']['question']>,
  milliseconds: number,
  previous: Summary | undefined,
  actor: Seat | undefined,
): Partial<Summary> {
  const { question: last, deadline, before, after } = previous ?? {};
  if (last === undefined || deadline === undefined) return { question: id, deadline: Date.now() + milliseconds };
  if (last === id) return { question: id, deadline, ...(before && { before }), ...(after && { after }) };
  if (before?.question === id)
    return { question: id, deadline: before.deadline, ...(before.own && { after: { question: last, deadline } }) };
  const own = waiting.length === 1 && waiting[0] === actor;
  return {
    question: id,
    deadline: own && after?.question === id ? after.deadline : Date.now() + milliseconds,
    before: { question: last, deadline, ...(own && { own }) },
  };
}

/** What the store is told with the entry that led to this position. */
export function changeOf(game: Game, row: GameRow, summary: Summary): GameChange {
  const asked: Record<string, string> = {};
  for (const seat of game.state.question?.waiting ?? []) asked[seat] = sayQuestion(game, seat) ?? '';
  const commanders = row.seats.some(({ seat, bot }) => bot !== undefined && asked[seat] !== undefined);
  const due = commanders
    ? Math.min(Date.now() + COMMANDER_GRACE, summary.deadline ?? Number.POSITIVE_INFINITY)
    : summary.deadline;
  const status = summary.ended === undefined ? 'running' : 'finished';
  return {
    ...(status === row.status ? {} : { status }),
    summary: JSON.stringify(summary),
    waiting: due === undefined ? { asked } : { asked, due },
  };
}
