// Games on paper: a finished game as a whole, a running one as a seat's own record, and files that are brought here.
import { FILE_VERSION, type GameEvent, type GameFile, type Setup, type Viewer } from '@marshall/rules';
import type { Language } from '@marshall/words';
import { newId } from '../accounts/secrets.ts';
import { ApiError } from '../http/errors.ts';
import { InParts, objectInParts } from '../http/in-parts.ts';
import { freshMeta, newSeat } from '../lobby/fresh.ts';
import type { Lobby, Maker } from '../lobby/lobby.ts';
import type { Hush } from '../people/hush.ts';
import type { Game as GameRow, Store } from '../store/store.ts';
import { type ArrangementMeta, readArrangement, readSummary } from '../table/arrangement.ts';
import { BEGINNING, rowsOf, type Standpoint } from '../table/backlog.ts';
import { breath } from '../table/breath.ts';
import type { LogEntry } from '../table/entry.ts';
import type { FeedItem } from '../table/feed.ts';
import { entriesAfter } from '../table/loading.ts';
import { entryFrom, piecesOf } from '../table/long-entry.ts';
import type { Table } from '../table/table.ts';
import type { Checked } from './check.ts';

/** What a seat, or a spectator, may take home of a game that is not over. */
export interface GameRecord {
  readonly record: typeof FILE_VERSION;
  readonly game: string;
  readonly seat: string;
  readonly setup: Setup;
  readonly feed: readonly FeedItem[];
}

/** The whole of a finished game, its secret included, page by page. */
export async function fileOf(store: Store, row: GameRow): Promise<InParts<GameFile>> {
  if (row.status !== 'finished') throw new ApiError(409, 'running');
  const [first] = await store.log.read(row.id, 0, 1);
  const { setup } = first === undefined ? {} : await entryFrom(first.body);
  if (setup === undefined) throw new Error('a game that has begun has no opening');
  const file = { marshall: FILE_VERSION, setup, ...secretOf(row) };
  return InParts.begin(objectInParts(file, { entries: entriesOf(store, row.id) }));
}

/** The entries of a game as its file holds them, read beside the play. */
async function* entriesOf(store: Store, id: string): AsyncGenerator<GameFile['entries']> {
  for await (const page of rowsOf(store, id))
    for (const { body } of page) {
      const { seat, command, events } = await entryFrom(body);
      yield [{ seat, command, events }];
    }
}

/** The secret of a game's dice, where it is known. */
function secretOf(row: GameRow): { readonly secret?: string } {
  const { secret, imported } = readArrangement(row.meta);
  return imported !== undefined && secret === '' ? {} : { secret };
}

/** A game with all that happened in it so far, and with the secret of its dice where that is wanted. */
export async function wholeOf(store: Store, row: GameRow, withSecret: boolean): Promise<GameFile> {
  const entries: LogEntry[] = [];
  for await (const { entry } of entriesAfter(store, row.id, 0)) entries.push(entry);
  const [first] = entries;
  if (first?.setup === undefined) throw new Error('a game that has begun has no opening');
  const file: GameFile = {
    marshall: FILE_VERSION,
    setup: first.setup,
    entries: entries.map(({ seat, command, events }) => ({ seat, command, events })),
  };
  return withSecret ? { ...file, ...secretOf(row) } : file;
}

/** Items of a feed that are read back at once; more are told page by page, and cost as much as other large things. */
export const SHORT_RECORD = 200;

/** What a viewer has heard so far, after a number. `hush` takes away the words of people they have blocked. */
export async function recordOf(table: Table, viewer: Viewer, after: number, hush: Hush): Promise<InParts<GameRecord>> {
  const setup = await table.read(({ paper }) => paper.game.setup);
  const at = await table.standpoint(viewer);
  // The first entry of an old fork holds as much as a whole game.
  const isLong = at.feed - after > SHORT_RECORD || (after === 0 && table.meta.fork !== undefined);
  const feed = isLong ? longFeed(table, viewer, after, at) : shortFeed(table, viewer, after, at);
  const record = { record: FILE_VERSION, game: table.id, seat: viewer, setup };
  return InParts.begin(objectInParts(record, { feed: hushed(feed, hush) }));
}

async function* shortFeed(table: Table, viewer: Viewer, after: number, at: Standpoint) {
  yield (await table.feed(viewer, after, at)).items;
}

async function* longFeed(table: Table, viewer: Viewer, after: number, at: Standpoint) {
  for await (const { items } of table.pages(viewer, BEGINNING, at.sequence)) yield items.filter(({ n }) => n > after);
}

async function* hushed(pages: AsyncGenerator<readonly FeedItem[]>, hush: Hush) {
  for await (const page of pages)
    for (const { n, events } of page) {
      const heard: GameEvent[] = [];
      for (const piece of piecesOf(events)) {
        await breath();
        heard.push(...hush(piece));
      }
      yield [{ n, events: heard }];
    }
}

/** Keeps a file as a game that can be watched by its link, and forked. */
export async function importFile(
  store: Store,
  owner: string,
  title: string,
  { setup, secret, entries, summary, verdict }: Checked,
): Promise<string> {
  const names = setup.seats;
  const meta = {
    ...freshMeta(title, names),
    options: { ...setup.options },
    ...(setup.powers === undefined ? {} : { powers: setup.powers }),
    secret: secret ?? '',
    commitment: setup.commitment,
    imported: verdict,
  };
  const id = await lobbyless(store, owner, JSON.stringify(meta), names);
  const bodies = entries.map((body) => ({ body }));
  await store.log.append(id, 0, bodies, undefined, { status: 'finished', summary: JSON.stringify(summary) });
  return id;
}

/** Opens a new game that begins where another stood after its first entries. */
export async function forkOf(
  lobby: Lobby,
  maker: Maker,
  row: GameRow,
  at: number,
  language: Language,
): Promise<string> {
  if (row.status !== 'finished') throw new ApiError(409, 'running:fork');
  // Where it ended there is nothing to play.
  const last = readSummary(row.summary)?.ended === undefined ? row.sequence : row.sequence - 1;
  const source = readArrangement(row.meta);
  const sound = soundOf(source, last);
  if (sound < 1) throw new ApiError(422, 'not-sound');
  if (at < 1 || at > sound) throw new ApiError(422, 'no-moment', { last: sound });
  const names = row.seats.map(({ seat }) => seat);
  const { options, powers } = source;
  const meta = {
    ...freshMeta(language.speaker().server('title:fork', { title: source.title }).slice(0, 80), names),
    options,
    ...(powers === undefined ? {} : { powers }),
    fork: { game: row.id, at },
  };
  return lobby.open(
    maker,
    false,
    meta,
    names.map((name) => newSeat(name, 'open', maker.account)),
  );
}

/** From which moments a game can be played on: one from outside only where the referee itself would have come there. */
function soundOf({ imported }: ArrangementMeta, last: number): number {
  if (imported === undefined) return last;
  return Math.min(last, imported.sound ?? (imported.ok ? last : 0));
}

async function lobbyless(store: Store, owner: string, meta: string, names: readonly string[]): Promise<string> {
  const id = newId();
  await store.games.create({ id, public: false, owner, meta, seats: names.map((seat) => ({ seat, ready: true })) });
  return id;
}
