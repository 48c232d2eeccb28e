// From the store to a game in memory: the newest snapshot, and the entries that follow it.
import type { Memory } from '@marshall/bots';
import {
  cloneState,
  evolve,
  fold,
  type GameEvent,
  type GameTable,
  mixSeed,
  openTable,
  positionBefore,
  type Seat,
  type Setup,
  type State,
  streamAt,
  type Viewer,
} from '@marshall/rules';
import type { GameLog } from '../store/store.ts';
import { atWork } from './at-work.ts';
import { breath } from './breath.ts';
import type { LogEntry } from './entry.ts';
import { hasFaceFor, isPublic, lastAfter, viewersOf, visible } from './feed.ts';
import { entryFrom, isLong, piecesOf } from './long-entry.ts';
import { Memories } from './memories.ts';
import { readSnapshot } from './snapshot.ts';

/** A game in memory and how far its log and its feeds have come. */
export interface Loaded {
  readonly paper: GameTable;
  readonly seed: string;
  sequence: number;
  /** How far each viewer's feed has come. */
  readonly feeds: Record<string, number>;
  /** What each seat remembers; folded when a commander asks for it. */
  readonly memories: Memories;
  /** The entry that an undo would take back; undefined where nothing can be. */
  last: LogEntry | undefined;
  /** Where it stands in the log. */
  lastAt: number;
  /** Where the newest known snapshot stands. */
  snapshotAt: number;
}

/** The part of a store that a game is read from. */
export interface Logs {
  readonly log: Pick<GameLog, 'snapshot' | 'read'>;
}

const NO_SECRET = '00'.repeat(32);

/** Entries read at once. */
const PAGE = 500;

/** Opens a game with every entry the store holds, or those up to a sequence; undefined where it has not begun. */
export async function load(
  store: Logs,
  gameId: string,
  secret: string,
  upTo = Number.POSITIVE_INFINITY,
): Promise<Loaded | undefined> {
  const kept = await store.log.snapshot(gameId);
  const standpoint = kept === undefined || kept.sequence > upTo ? undefined : readSnapshot(kept.body);
  let loaded: Loaded | undefined;
  if (kept !== undefined && standpoint !== undefined) {
    const { setup, state, feeds, memories } = standpoint;
    loaded = around(setup, state, secret, kept.sequence, { ...feeds }, memories);
    loaded.snapshotAt = kept.sequence;
  }
  for await (const { sequence, entry } of entriesAfter(store, gameId, loaded?.sequence ?? 0)) {
    if (sequence > upTo) break;
    if (loaded === undefined) {
      if (entry.setup === undefined) throw new Error(`the log of game ${gameId} does not begin with its set-up`);
      loaded = beforeOpening(entry.setup, secret);
    }
    await followInTurns(gameId, loaded, sequence, entry);
  }
  if (loaded !== undefined) leaveInLog(loaded);
  return loaded;
}

/** A game of which nothing has happened yet. */
export function beforeOpening(setup: Setup, secret: string): Loaded {
  return around(setup, fold(setup, []), secret, 0, {});
}

/** The position before what can be taken back stands in the log: nobody needs a second one in memory until they undo. */
export function leaveInLog({ paper }: Loaded): void {
  if (paper.undoable !== undefined) paper.undoable.before = undefined;
}

/** Brings the position before what can be taken back from the log. */
export async function bringBack(store: Logs, gameId: string, secret: string, loaded: Loaded): Promise<void> {
  const { undoable } = loaded.paper;
  if (undoable === undefined) return;
  const earlier = await load(store, gameId, secret, loaded.lastAt - 1);
  if (earlier === undefined) throw new Error(`the log of game ${gameId} does not hold what was taken back`);
  undoable.before = earlier.paper.game.state;
}

/** Every entry after a sequence, in order; others at the same process have their turn in between. */
export async function* entriesAfter(
  store: Logs,
  gameId: string,
  after: number,
): AsyncGenerator<{ readonly sequence: number; readonly entry: LogEntry }> {
  for (let from = after; ; ) {
    const page = await store.log.read(gameId, from, PAGE);
    for (const { sequence, body } of page) {
      await breath();
      yield { sequence, entry: await entryFrom(body) };
    }
    const end = page.at(-1);
    if (end === undefined || page.length < PAGE) return;
    from = end.sequence;
  }
}

/** Applies an entry that is read; a long one in many turns. */
async function followInTurns(gameId: string, loaded: Loaded, sequence: number, entry: LogEntry): Promise<void> {
  if (!isLong(entry)) {
    atWork(gameId, () => follow(loaded, sequence, entry));
    return;
  }
  const { state, setup } = loaded.paper.game;
  const seen = new Set<Viewer>();
  const pieces = [...piecesOf(entry.events)];
  for (const events of pieces.slice(0, -1)) {
    await breath();
    atWork(gameId, () => {
      for (const event of events) evolve(state, event);
      for (const viewer of shownOf({ events }, undefined, viewersOf(setup.seats)).keys()) seen.add(viewer);
      loaded.memories.hear(events);
    });
  }
  await breath();
  const shown = atWork(gameId, () => follow(loaded, sequence, { ...entry, events: pieces.at(-1) ?? [] }));
  // It is one number of a feed, wherever in it something is to be seen.
  for (const viewer of seen) if (!shown.has(viewer)) loaded.feeds[viewer] = (loaded.feeds[viewer] ?? 0) + 1;
}

/** Applies an entry that is in the log: its events are folded, never judged again. */
export function follow(loaded: Loaded, sequence: number, entry: LogEntry): Shown {
  const { paper } = loaded;
  const { setup } = paper.game;
  if (entry.command?.type === 'undo') {
    if (paper.undoable === undefined) throw new Error('the log takes back what cannot be taken back');
    const { asked } = entry.events.find((event) => event.type === 'undone') ?? {};
    paper.game = openTable(setup, positionBefore(paper.undoable, asked, paper.game.state), paper.game.stream);
    paper.undoable = undefined;
  } else {
    const before = entry.undoable === true ? cloneState(paper.game.state) : undefined;
    for (const event of entry.events) evolve(paper.game.state, event);
    if (before !== undefined && entry.seat !== undefined)
      paper.undoable = { seat: entry.seat, before, events: entry.events.length, since: [] };
    else if (paper.undoable !== undefined && lastAfter(loaded.last, entry) !== undefined)
      paper.undoable.since.push(...entry.events);
    else paper.undoable = undefined;
  }
  const { state, stream } = paper.game;
  // Opened again after every entry: what an older program wrote takes the form of today.
  paper.game = openTable(setup, state, stream.position === state.drawn ? stream : streamAt(loaded.seed, state));
  return count(loaded, sequence, entry);
}

/** What each viewer may know of an entry; a viewer who may know nothing is left out. */
export type Shown = ReadonlyMap<Viewer, readonly GameEvent[]>;

/** What viewers may know of an entry that follows another. */
export function shownOf(entry: LogEntry, previous: LogEntry | undefined, viewers: readonly Viewer[]): Shown {
  const shown = new Map<Viewer, readonly GameEvent[]>();
  // What everybody may know is the same list for all who know no more: it is redacted once and written once.
  let common: readonly GameEvent[] | undefined = entry.events.every(isPublic) ? entry.events : undefined;
  for (const viewer of viewers) {
    const apart = common !== entry.events && hasFaceFor(entry.events, viewer);
    if (!apart) common ??= visible(entry, previous, viewer);
    const events = apart ? visible(entry, previous, viewer) : (common ?? []);
    if (events.length > 0) shown.set(viewer, events);
  }
  return shown;
}

/** Counts an entry in every feed that shows something of it. */
export function count(loaded: Loaded, sequence: number, entry: LogEntry): Shown {
  const shown = shownOf(entry, loaded.last, viewersOf(loaded.paper.game.setup.seats));
  for (const viewer of shown.keys()) loaded.feeds[viewer] = (loaded.feeds[viewer] ?? 0) + 1;
  loaded.sequence = sequence;
  const last = lastAfter(loaded.last, entry);
  loaded.memories.hear(entry.events, last === undefined);
  if (last !== loaded.last) loaded.lastAt = sequence;
  loaded.last = last;
  return shown;
}

function around(
  setup: Setup,
  state: State,
  secret: string,
  sequence: number,
  feeds: Record<string, number>,
  memories: Readonly<Record<Seat, Memory>> = {},
): Loaded {
  // A file that was brought here without its secret can be shown, never played on.
  const seed = mixSeed(secret === '' ? NO_SECRET : secret, setup.contributions);
  return {
    paper: {
      game: openTable(setup, state, streamAt(seed, state)),
      entries: [],
      undoable: undefined,
      elsewhere: true,
    },
    seed,
    sequence,
    feeds,
    memories: new Memories(setup.seats, memories),
    last: undefined,
    lastAt: sequence,
    snapshotAt: 0,
  };
}

/** Who is waited for now. */
export function waitingOf(loaded: Loaded): readonly Seat[] {
  return loaded.paper.game.state.question?.waiting ?? [];
}
