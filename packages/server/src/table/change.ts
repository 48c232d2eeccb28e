// What an append changes beside the log: whom the game waits for, until when, and what the lobby says of it.
import type { Game } from '@marshall/rules';
import type { GameChange, Game as GameRow } from '../store/store.ts';
import type { ArrangementMeta, Summary } from './arrangement.ts';
import { commandersIn } from './commanders-in.ts';
import { writeQuestion } from './kept-question.ts';

/** After this many milliseconds another process plays for computer commanders whose own has died. */
export const COMMANDER_GRACE = 10_000;

/** What the lobby says of a position that is reached at an instant of the store's clock. */
export function summaryOf(game: Game, { clock }: ArrangementMeta, now: number, previous?: Summary): Summary {
  const { question, ended, cycle, stage } = game.state;
  const summary: Writable<Summary> = { edition: game.state.edition, cycle };
  if (stage !== undefined) summary.stage = stage;
  if (clock !== undefined && question !== undefined)
    Object.assign(summary, timesOf(question.id, now + clock * 1000, previous));
  if (ended !== undefined) summary.ended = { how: ended.how, winners: ended.winners };
  return summary;
}

/** Put together member by member, as every command does it. */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A question keeps its deadline as long as it is open, and has it again when an undo brings it back. */
function timesOf(question: number, fresh: number, previous: Summary | undefined): Partial<Summary> {
  if (previous?.question === undefined || previous.deadline === undefined) return { question, deadline: fresh };
  const { question: last, deadline, before } = previous;
  if (last === question) return { question, deadline, ...(before === undefined ? {} : { before }) };
  if (before?.question === question) return before;
  return { question, deadline: fresh, before: { question: last, deadline } };
}

/** What the store is told with the entry that led to this position. */
export function changeOf(game: Game, row: GameRow, summary: Summary, now: number): GameChange {
  const asked: Record<string, string> = {};
  for (const seat of game.state.question?.waiting ?? []) asked[seat] = writeQuestion(game, seat);
  const commanders = commandersIn(row).some((seat) => asked[seat] !== undefined);
  const due = commanders
    ? Math.min(now + COMMANDER_GRACE, summary.deadline ?? Number.POSITIVE_INFINITY)
    : summary.deadline;
  const status = summary.ended === undefined ? 'running' : 'finished';
  const waiting = due === undefined ? { asked } : { asked, due };
  const change: Writable<GameChange> = { summary: JSON.stringify(summary), waiting };
  if (status !== row.status) change.status = status;
  return change;
}
