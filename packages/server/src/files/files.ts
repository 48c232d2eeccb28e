// Games on paper: a finished game as a whole, a running one as a seat's own record, and files that are brought here.
import {
  eventsOf,
  FILE_VERSION,
  fold,
  type GameFile,
  readGameFile,
  type Seat,
  type Setup,
  type Viewer,
  verify,
} from '@marshall/rules';
import { newId } from '../accounts/secrets.ts';
import { ApiError, refused } from '../http/errors.ts';
import { freshMeta, type Lobby, newSeat } from '../lobby/lobby.ts';
import type { Game as GameRow, Store } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';
import { type LogEntry, writeEntry } from '../table/entry.ts';
import type { FeedItem } from '../table/feed.ts';
import { entriesAfter } from '../table/loading.ts';
import type { Table } from '../table/table.ts';

/** What a seat, or a spectator, may take home of a game that is not over. */
export interface GameRecord {
  readonly record: typeof FILE_VERSION;
  readonly game: string;
  readonly seat: string;
  readonly setup: Setup;
  readonly feed: readonly FeedItem[];
}

/** The whole of a finished game, its secret included. */
export async function fileOf(store: Store, row: GameRow): Promise<GameFile> {
  if (row.status !== 'finished')
    throw new ApiError(409, 'running', 'The whole game opens when it is over; until then take your own record.');
  const entries: LogEntry[] = [];
  for await (const { entry } of entriesAfter(store, row.id, 0)) entries.push(entry);
  const [first] = entries;
  if (first?.setup === undefined) throw new Error('a finished game has no opening');
  const { secret, imported } = readArrangement(row.meta);
  const file: GameFile = {
    marshall: FILE_VERSION,
    setup: first.setup,
    entries: entries.map(({ seat, command, events }) => ({ seat, command, events })),
  };
  return imported !== undefined && secret === '' ? file : { ...file, secret };
}

/** What a viewer has heard so far, after a number. */
export async function recordOf(table: Table, viewer: Viewer, after: number): Promise<GameRecord> {
  const { items } = await table.feed(viewer, after);
  const setup = await table.read(({ paper }) => paper.game.setup);
  return { record: FILE_VERSION, game: table.id, seat: viewer, setup, feed: items };
}

/** Reads a file from outside and tries whether its events can be followed at all. */
export function readFile(text: string): GameFile {
  const file = readGameFile(text);
  if (!file.ok) throw refused(file.refusal);
  try {
    fold(file.value.setup, eventsOf(file.value));
  } catch {
    throw new ApiError(
      422,
      'no-game-file',
      'The events of this file do not follow from each other; it cannot be shown.',
    );
  }
  return file.value;
}

/** Whether a file's dice and commands are true; forks are told apart, as their opening was played elsewhere. */
export function verdictOf(file: GameFile): { readonly ok: boolean; readonly sentence: string } {
  const { ok, sentence } = verify(file);
  return { ok, sentence };
}

/** Keeps a file as a game that can be watched by its link, and forked. */
export async function importFile(store: Store, owner: string, title: string, file: GameFile): Promise<string> {
  const names = file.setup.seats;
  const { secret: _, ...fresh } = freshMeta(title, names);
  const meta = {
    ...fresh,
    options: { ...file.setup.options },
    ...(file.setup.powers === undefined ? {} : { powers: file.setup.powers }),
    secret: file.secret ?? '',
    commitment: file.setup.commitment,
    imported: verdictOf(file),
  };
  const id = await lobbyless(store, owner, JSON.stringify(meta), names);
  const takenBack = new Set(
    file.entries.flatMap(({ seat, command }, i) => (command?.type === 'undo' ? [lastOf(file, seat, i)] : [])),
  );
  const entries = file.entries.map((entry, i): LogEntry => {
    const { seat, command, events } = entry;
    const undone = takenBack.has(i);
    const base = {
      ...(seat === undefined ? {} : { seat }),
      ...(command === undefined ? {} : { command }),
      events,
      ...(undone ? ({ undoable: true } as const) : {}),
    };
    return i === 0 ? { setup: file.setup, ...base } : base;
  });
  const { ended, cycle } = fold(file.setup, eventsOf(file));
  const summary = { cycle, ...(ended === undefined ? {} : { ended: { how: ended.how, winners: ended.winners } }) };
  await store.log.append(
    id,
    0,
    entries.map((entry) => ({ body: writeEntry(entry) })),
    undefined,
    {
      status: 'finished',
      summary: JSON.stringify(summary),
    },
  );
  return id;
}

/** Opens a new game that begins where another stood after its first entries. */
export async function forkOf(lobby: Lobby, owner: string, row: GameRow, at: number): Promise<string> {
  if (row.status !== 'finished')
    throw new ApiError(409, 'running', 'A game can be forked when it is over, or when it is your own file.');
  if (at < 1 || at > row.sequence)
    throw new ApiError(422, 'no-moment', `This game has the moments 1 to ${row.sequence}.`);
  const source = readArrangement(row.meta);
  const names = row.seats.map(({ seat }) => seat);
  const { options, powers } = source;
  const meta = {
    ...freshMeta(`${source.title} (fork)`.slice(0, 80), names),
    options,
    ...(powers === undefined ? {} : { powers }),
    fork: { game: row.id, at },
  };
  return lobby.open(
    owner,
    false,
    meta,
    names.map((name) => newSeat(name, 'open', owner)),
  );
}

async function lobbyless(store: Store, owner: string, meta: string, names: readonly string[]): Promise<string> {
  const id = newId();
  await store.games.create({ id, public: false, owner, meta, seats: names.map((seat) => ({ seat, ready: true })) });
  return id;
}

/** The entry that a seat's undo takes back: its last one; what came between were moves that it does not know of. */
function lastOf({ entries }: GameFile, seat: Seat | undefined, before: number): number {
  return entries.findLastIndex((entry, i) => i < before && entry.seat === seat);
}
