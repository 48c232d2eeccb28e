// What the referee says to a player who acts at a table, as an entry of the log.
import {
  type Circumstances,
  type Command,
  fallbackFor,
  type Refusal,
  type Result,
  type Seat,
  take,
  undo,
} from '@marshall/rules';
import type { LogEntry } from './entry.ts';
import { type Loaded, leaveInLog } from './loading.ts';

/** Carries out a command on the game in memory; `timeCalled` once the time has come at which the game was to end. */
export function judged(
  { paper }: Loaded,
  seat: Seat,
  command: Command,
  question: number | undefined,
  timeCalled: boolean,
  { followed, late }: Pick<Circumstances, 'followed' | 'late'> = {},
): Result<LogEntry> {
  const before = paper.undoable;
  const result = take(paper, seat, command, question, { timeCalled, followed, ...(late === true ? { late } : {}) });
  if (!result.ok) return result;
  const events = result.value;
  // What could be taken back before, and still can, is not this command.
  const fresh = paper.undoable !== undefined && paper.undoable !== before;
  return { ok: true, value: fresh ? { seat, command, events, undoable: true } : { seat, command, events } };
}

/** A question and when its time is over. */
interface Deadline {
  readonly question: number;
  readonly deadline: number;
}

/**
 * Takes back a seat's last command; the position before it has been brought back. A question whose time is over stays
 * answered: else who takes back again and again would keep the game waiting (law 8).
 */
export function takenBack(loaded: Loaded, seat: Seat, asked: Deadline | undefined, now: number): Result<LogEntry> {
  const { paper } = loaded;
  const question = paper.undoable?.before?.question?.id;
  if (question !== undefined && question === asked?.question && asked.deadline <= now) {
    leaveInLog(loaded);
    return { ok: false, refusal: TIME_OVER };
  }
  const result = undo(paper, seat);
  if (!result.ok) return result;
  return { ok: true, value: { seat, command: { type: 'undo' }, events: [result.value] } };
}

/** Answers for a seat by the question's default, if that question is still asked of it; `late` where its time was over. */
export function answeredFor(
  loaded: Loaded,
  seat: Seat,
  question: number,
  timeCalled: boolean,
  late: boolean,
): Result<LogEntry> {
  const command = fallbackFor(loaded.paper.game, seat);
  return command === undefined
    ? { ok: false, refusal: NOT_ASKED }
    : judged(loaded, seat, command, question, timeCalled, { late });
}

/** Something else was carried out under the same id. */
export const OTHER_COMMAND: Refusal = { code: 'id-used', message: 'id-used', clause: 'B-GEN-01' };

const TIME_OVER: Refusal = { code: 'time-over', message: 'time-over', clause: 'X-38' };

const NOT_ASKED: Refusal = { code: 'not-asked', message: 'not-asked:settled', clause: 'B-FLOW-06' };
