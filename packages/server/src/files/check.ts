// Reads a game file from outside: whether it is one, whether it is true, and how it is kept here.
import {
  type GameFile,
  type Remark,
  readGameFile,
  type Seat,
  type Setup,
  type State,
  soundnessOf,
  verify,
  whyNoPosition,
} from '@marshall/rules';
import { ApiError, refused } from '../http/errors.ts';
import type { Summary } from '../table/arrangement.ts';
import { type LogEntry, writeEntry } from '../table/entry.ts';
import { beforeOpening, follow } from '../table/loading.ts';
import { positionOf, writePosition } from '../table/position.ts';

/** What is said of a file that was brought here, and kept with it. */
export interface Verdict {
  readonly ok: boolean;
  readonly findings: readonly Remark[];
  /** It can be played on from its first entries, so many of them: the referee comes there by the file's own draws. */
  readonly sound: number;
}

/** A file that can be shown. Plain data: it comes out of a thread. */
export interface Checked {
  /** Whether its dice and commands are true; those of a fork are not confirmed, as its opening was played elsewhere. */
  readonly verdict: Verdict;
  readonly setup: Setup;
  readonly secret: string | undefined;
  /** The bodies of its log. */
  readonly entries: readonly string[];
  readonly summary: Summary;
}

/** More entries than the longest games have in a file as large as may come. */
const MOST_ENTRIES = 30_000;
/** Characters of an entry, and of a position: several times as many as any game writes. What is longer would hold up everybody who is shown it, and others with them. */
const LONGEST_ENTRY = 128 * 1024;
const LONGEST_POSITION = 512 * 1024;

/** Checks a file; takes as long as performing all its commands again. Nothing is worked out from what is no position. */
export function checkFile(text: string): Checked {
  const read = readGameFile(text);
  if (!read.ok) throw refused(read.refusal);
  const file = read.value;
  if (file.entries.length > MOST_ENTRIES) throw new ApiError(422, 'no-game-file:many');
  const entries = entriesOf(file);
  const bodies = entries.map((entry) => writeEntry(entry));
  const long = bodies.findIndex((body) => body.length > LONGEST_ENTRY);
  if (long >= 0) throw new ApiError(422, 'no-game-file:long', { entry: long + 1 });
  const { edition, ended, cycle } = shownAtEnd(file, entries);
  return {
    verdict: verdictOf(file),
    setup: file.setup,
    secret: file.secret,
    entries: bodies,
    summary: {
      edition,
      cycle,
      ...(ended === undefined ? {} : { ended: { how: ended.how, winners: [...ended.winners] } }),
    },
  };
}

function verdictOf(file: GameFile): Verdict {
  const { ok, findings, otherwise } = verify(file);
  if (ok && otherwise.length === 0) return { ok, findings, sound: file.entries.length };
  const { entries, why } = soundnessOf(file);
  return { ok, findings: why === undefined ? findings : [...findings, why], sound: entries };
}

/** Follows the log as a table does, and looks at its end with the eyes of those who may: what fails here is not taken in. */
function shownAtEnd({ setup, secret }: GameFile, entries: readonly LogEntry[]): State {
  const loaded = beforeOpening(setup, secret ?? '');
  for (const [i, entry] of entries.entries()) {
    const why = tried(() => {
      follow(loaded, i + 1, entry);
      return whyNoPosition(loaded.paper.game.state);
    });
    if (why !== undefined)
      throw new ApiError(422, 'no-game-file:after', {
        entry: i + 1,
        because: why === 'unfit' ? undefined : why,
      });
  }
  const why = tried(() => {
    writePosition(positionOf(loaded, 'spectator'));
    return undefined;
  });
  const large = JSON.stringify(loaded.paper.game.state).length > LONGEST_POSITION;
  if (why !== undefined || large) throw new ApiError(422, 'no-game-file:end');
  return loaded.paper.game.state;
}

/** What is wrong, where work on events from outside may find anything. */
function tried(work: () => Remark | undefined): Remark | 'unfit' | undefined {
  try {
    return work();
  } catch {
    return 'unfit';
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
