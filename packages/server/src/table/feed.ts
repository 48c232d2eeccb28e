// Each viewer's own feed: what they may know of each entry, under numbers of their own, so that a gap never tells of a secret (law 2).
import { areHiddenFrom, type GameEvent, redact, type Seat, type Viewer } from '@marshall/rules';
import type { LogEntry } from './entry.ts';

/** One number of a feed: the events of one entry that the viewer may know. */
export interface FeedItem {
  readonly n: number;
  readonly events: readonly GameEvent[];
}

/** How far each viewer's feed has come. */
export type FeedCounts = Readonly<Record<string, number>>;

/** Everybody who may look at a game. */
export function viewersOf(seats: readonly Seat[]): readonly Viewer[] {
  return [...seats, 'spectator'];
}

/** What can be taken back after an entry: itself, or what could be before if its seat learns nothing of the entry. */
export function lastAfter(last: LogEntry | undefined, entry: LogEntry): LogEntry | undefined {
  if (entry.undoable === true) return entry;
  const maker = last?.seat;
  return maker !== undefined && entry.seat !== maker && areHiddenFrom(maker, entry.events) ? last : undefined;
}

/** What a viewer may know of an entry; `previous` is the entry that it takes back, if it is an undo. */
export function visible(entry: LogEntry, previous: LogEntry | undefined, viewer: Viewer): readonly GameEvent[] {
  const seen: GameEvent[] = [];
  for (const event of entry.events) {
    const known = event.type === 'undone' ? undoneFor(event, previous, viewer) : redact(event, viewer);
    if (known !== undefined) seen.push(known);
  }
  return seen;
}

/** Whether everybody may know all of an event. */
export function isPublic(event: GameEvent): boolean {
  return event.to === undefined && event.type !== 'undone' && (!('secret' in event) || event.secret === undefined);
}

/** Whether a viewer may know another face of these events than everybody does. */
export function hasFaceFor(events: readonly GameEvent[], viewer: Viewer): boolean {
  return events.some((event) => {
    if (event.type === 'undone') return true;
    if (viewer !== 'spectator' && event.to?.includes(viewer)) return true;
    const secret: Readonly<Record<string, unknown>> | undefined = 'secret' in event ? event.secret : undefined;
    return secret?.[viewer] !== undefined;
  });
}

/** Counted in the events that this viewer saw; a viewer who saw nothing hears nothing. */
function undoneFor(
  event: Extract<GameEvent, { type: 'undone' }>,
  previous: LogEntry | undefined,
  viewer: Viewer,
): GameEvent | undefined {
  const events = previous === undefined ? 0 : visible(previous, undefined, viewer).length;
  const { secret: _, ...known } = event;
  return events === 0 ? undefined : { ...known, events };
}
