// Reads a game file from outside: whether it is one, whether it is true, and how it is kept here.
import { eventsOf, fold, type GameFile, readGameFile, type Seat, type Setup, verify } from '@marshall/rules';
import { ApiError, refused } from '../http/errors.ts';
import type { Summary } from '../table/arrangement.ts';
import { type LogEntry, writeEntry } from '../table/entry.ts';

/** A file that can be shown. Plain data: it comes out of a thread. */
export interface Checked {
  /** Whether its dice and commands are true; those of a fork are not confirmed, as its opening was played elsewhere. */
  readonly verdict: { readonly ok: boolean; readonly sentence: string };
  readonly setup: Setup;
  readonly secret: string | undefined;
  /** The bodies of its log. */
  readonly entries: readonly string[];
  readonly summary: Summary;
}

/** Checks a file; takes as long as performing all its commands again. */
export function checkFile(text: string): Checked {
  const read = readGameFile(text);
  if (!read.ok) throw refused(read.refusal);
  const file = read.value;
  const { ended, cycle } = positionOf(file);
  const { ok, sentence } = verify(file);
  return {
    verdict: { ok, sentence },
    setup: file.setup,
    secret: file.secret,
    entries: entriesOf(file).map((entry) => writeEntry(entry)),
    summary: { cycle, ...(ended === undefined ? {} : { ended: { how: ended.how, winners: [...ended.winners] } }) },
  };
}

/** Tries whether its events can be followed at all. */
function positionOf(file: GameFile): ReturnType<typeof fold> {
  try {
    return fold(file.setup, eventsOf(file));
  } catch {
    throw new ApiError(
      422,
      'no-game-file',
      'The events of this file do not follow from each other; it cannot be shown.',
    );
  }
}

function entriesOf(file: GameFile): LogEntry[] {
  const takenBack = new Set(
    file.entries.flatMap(({ seat, command }, i) => (command?.type === 'undo' ? [lastOf(file, seat, i)] : [])),
  );
  return file.entries.map(({ seat, command, events }, i): LogEntry => {
    const undone = takenBack.has(i);
    const base = {
      ...(seat === undefined ? {} : { seat }),
      ...(command === undefined ? {} : { command }),
      events,
      ...(undone ? ({ undoable: true } as const) : {}),
    };
    return i === 0 ? { setup: file.setup, ...base } : base;
  });
}

/** The entry that a seat's undo takes back: its last one; what came between were moves that it does not know of. */
function lastOf({ entries }: GameFile, seat: Seat | undefined, before: number): number {
  return entries.findLastIndex((entry, i) => i < before && entry.seat === seat);
}
