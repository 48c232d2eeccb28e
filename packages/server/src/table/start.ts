// From an arranged game to its first entry: the secret that was promised, a contribution of each seat, the opening.
import {
  createGame,
  DEFAULT_OPTIONS,
  EDITION,
  type GameEvent,
  mixSeed,
  openStream,
  type openTable,
  type Result,
  type Setup,
  seat,
  standing,
} from '@marshall/rules';
import type { GameChange, Game as GameRow, Store } from '../store/store.ts';
import { type ArrangementMeta, readArrangement } from './arrangement.ts';
import { breath } from './breath.ts';
import { changeOf, summaryOf } from './change.ts';
import { type LogEntry, writeEntry } from './entry.ts';
import { beforeOpening, entriesAfter, follow } from './loading.ts';
import { writeSnapshot } from './snapshot.ts';

/** The set-up that an arranged game is started with. */
export function setupOf(row: GameRow, meta: ArrangementMeta): Setup {
  return {
    edition: EDITION,
    seats: row.seats.map((row) => seat(row.seat)),
    powers: meta.powers,
    options: { ...DEFAULT_OPTIONS, ...meta.options },
    commitment: meta.commitment,
    contributions: row.seats.map((row) => ({ seat: row.seat, text: row.contribution ?? '' })),
  };
}

/**
 * Writes the opening of a game whose seats are closed. It follows only from what was arranged, so any process that does it
 * again, here or elsewhere, finds it done.
 */
export function writeOpening(store: Store, row: GameRow): Promise<Result<undefined>> {
  const games = beingOpened.get(store) ?? new Map<string, Promise<Result<undefined>>>();
  beingOpened.set(store, games);
  // What others ask for meanwhile is not done twice.
  const known = games.get(row.id);
  if (known !== undefined) return known;
  const written = write(store, row).finally(() => games.delete(row.id));
  games.set(row.id, written);
  return written;
}

const beingOpened = new WeakMap<Store, Map<string, Promise<Result<undefined>>>>();

async function write(store: Store, row: GameRow): Promise<Result<undefined>> {
  const meta = readArrangement(row.meta);
  const setup = setupOf(row, meta);
  const opened = meta.fork === undefined ? openingOf(setup, meta) : await forkedOpening(store, setup, meta.fork, meta);
  if (!opened.ok) return opened;
  const { game, bodies, standpoint } = opened.value;
  const now = store.clock.now();
  // A person who sat down and was ready has acted; of games without people nobody ever does.
  const acted = row.seats.some(({ account }) => account !== undefined);
  // What happened before it began stops nobody's time.
  const around = { row, meta, outages: [] };
  const sequence = bodies.length;
  const summary = summaryOf(game, around, now, undefined, { sequence });
  const change = changeOf(game, row, summary, around, now, acted);
  const here = await appendAll(store, row.id, bodies, change);
  // Without it the game opens more slowly, nothing else.
  if (standpoint !== undefined && here)
    await store.log.saveSnapshot(row.id, { sequence, body: standpoint }).catch(() => undefined);
  return { ok: true, value: undefined };
}

/** Entries that are handed to the store at once: many at once would hold up everybody. */
const AT_ONCE = 1000;

/** Appends an opening; the game begins with its last part. Goes on where another process stopped. False where it was done already. */
async function appendAll(store: Store, id: string, bodies: Bodies, change: GameChange): Promise<boolean> {
  for (let from = 0; from < bodies.length; ) {
    const part = bodies.slice(from, from + AT_ONCE);
    const to = from + part.length;
    const result = await store.log.append(id, from, part, undefined, to === bodies.length ? change : undefined);
    if (!('conflict' in result)) from = to;
    else if (result.conflict >= bodies.length) return false;
    else from = result.conflict;
  }
  return true;
}

type Bodies = readonly { readonly body: string }[];

type Opened = Result<{
  readonly game: ReturnType<typeof openTable>;
  /** The entries of the opening, as the store keeps them. */
  readonly bodies: Bodies;
  /** The position after them, where they are many. */
  readonly standpoint?: string;
}>;

function openingOf(setup: Setup, { secret }: ArrangementMeta): Opened {
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) return started;
  const { game, events } = started.value;
  return { ok: true, value: { game, bodies: [{ body: writeEntry({ setup, events }) }] } };
}

/**
 * A fork begins where the other game stood: its opening is everything that had happened there, entry by entry, as nobody
 * reads a long game at once. Its dice are its own.
 */
async function forkedOpening(
  store: Store,
  arranged: Setup,
  fork: NonNullable<ArrangementMeta['fork']>,
  { secret }: ArrangementMeta,
): Promise<Opened> {
  // What had happened there was judged by the edition of that game.
  const setup = { ...arranged, edition: (await setupIn(store, fork.game)).edition };
  const loaded = beforeOpening(setup, secret);
  const bodies: { readonly body: string }[] = [];
  for (const events of await standingUpTo(store, fork.game, fork.at)) {
    const entry: LogEntry = bodies.length === 0 ? { setup, events } : { events };
    const body = writeEntry(entry);
    bodies.push({ body });
    follow(loaded, bodies.length, entry);
    await breath();
  }
  const { paper, feeds, memories } = loaded;
  const standpoint = writeSnapshot({ setup, state: paper.game.state, feeds }, memories.keep());
  return { ok: true, value: { game: paper.game, bodies, standpoint } };
}

/** The set-up of a game that has begun. */
async function setupIn(store: Store, gameId: string): Promise<Setup> {
  for await (const { entry } of entriesAfter(store, gameId, 0)) if (entry.setup !== undefined) return entry.setup;
  throw new Error(`the log of game ${gameId} does not begin with its set-up`);
}

/** What had happened in a game after its first `entries` entries, without what was taken back. */
export async function eventsUpTo(store: Store, gameId: string, entries: number): Promise<readonly GameEvent[]> {
  return (await standingUpTo(store, gameId, entries)).flat();
}

/** The same, entry by entry, without those of which nothing stands. */
async function standingUpTo(store: Store, gameId: string, entries: number): Promise<readonly (readonly GameEvent[])[]> {
  const all: (readonly GameEvent[])[] = [];
  for await (const { sequence, entry } of entriesAfter(store, gameId, 0)) {
    if (sequence > entries) break;
    all.push(entry.events);
  }
  const stand = standing(all.flat());
  let next = 0;
  // Those that stand are in the same order as all.
  const stands = (event: GameEvent) => {
    if (stand[next] !== event) return false;
    next += 1;
    return true;
  };
  return all.map((events) => events.filter(stands)).filter(({ length }) => length > 0);
}
