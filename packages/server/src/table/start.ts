// From an arranged game to its first entry: the secret that was promised, a contribution of each seat, the opening.
import {
  createGame,
  DEFAULT_OPTIONS,
  EDITION,
  fold,
  type GameEvent,
  mixSeed,
  openStream,
  openTable,
  type Result,
  type Setup,
  seat,
  standing,
  streamAt,
} from '@marshall/rules';
import type { Game as GameRow, Store } from '../store/store.ts';
import { type ArrangementMeta, readArrangement } from './arrangement.ts';
import { changeOf, summaryOf } from './change.ts';
import { type LogEntry, writeEntry } from './entry.ts';
import { entriesAfter } from './loading.ts';

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
export async function writeOpening(store: Store, row: GameRow): Promise<Result<undefined>> {
  const meta = readArrangement(row.meta);
  const setup = setupOf(row, meta);
  const opened = meta.fork === undefined ? openingOf(setup, meta) : await forkedOpening(store, setup, meta.fork, meta);
  if (!opened.ok) return opened;
  const { game, entry } = opened.value;
  const now = store.clock.now();
  // A person who sat down and was ready has acted; of games without people nobody ever does.
  const acted = row.seats.some(({ account }) => account !== undefined);
  // What happened before it began stops nobody's time.
  const around = { row, meta, outages: [] };
  const change = {
    ...changeOf(game, row, summaryOf(game, around, now, undefined, { sequence: 1 }), around, now),
    acted,
  };
  await store.log.append(row.id, 0, [{ body: writeEntry(entry) }], undefined, change);
  return { ok: true, value: undefined };
}

type Opened = Result<{ readonly game: ReturnType<typeof openTable>; readonly entry: LogEntry }>;

function openingOf(setup: Setup, { secret }: ArrangementMeta): Opened {
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) return started;
  const { game, events } = started.value;
  return { ok: true, value: { game, entry: { setup, events } } };
}

/** A fork begins where the other game stood: its opening is everything that had happened there. Its dice are its own. */
async function forkedOpening(
  store: Store,
  arranged: Setup,
  fork: NonNullable<ArrangementMeta['fork']>,
  { secret }: ArrangementMeta,
): Promise<Opened> {
  // What had happened there was judged by the edition of that game.
  const setup = { ...arranged, edition: (await setupIn(store, fork.game)).edition };
  const events = await eventsUpTo(store, fork.game, fork.at);
  const state = fold(setup, events);
  const game = openTable(setup, state, streamAt(mixSeed(secret, setup.contributions), state));
  return { ok: true, value: { game, entry: { setup, events } } };
}

/** The set-up of a game that has begun. */
async function setupIn(store: Store, gameId: string): Promise<Setup> {
  for await (const { entry } of entriesAfter(store, gameId, 0)) if (entry.setup !== undefined) return entry.setup;
  throw new Error(`the log of game ${gameId} does not begin with its set-up`);
}

/** What had happened in a game after its first `entries` entries, without what was taken back. */
export async function eventsUpTo(store: Store, gameId: string, entries: number): Promise<readonly GameEvent[]> {
  const events: GameEvent[] = [];
  for await (const { sequence, entry } of entriesAfter(store, gameId, 0)) {
    if (sequence > entries) break;
    events.push(...entry.events);
  }
  return standing(events);
}
