// Entries with very much in them, read and followed in many turns. A fork that an older release made holds all that was
// played before in its first entry.
import type { GameEvent, Viewer } from '@marshall/rules';
import { breath } from './breath.ts';
import { type LogEntry, readEntry } from './entry.ts';
import { visible } from './feed.ts';

/** Characters from which on an entry is long. */
const LONG = 64 * 1024;
/** Events that are followed or told at once. */
const SOME = 200;

/** An entry from the store's text; a long one in many turns. */
export function entryFrom(body: string): LogEntry | Promise<LogEntry> {
  return body.length <= LONG ? readEntry(body) : readLong(body);
}

async function readLong(body: string): Promise<LogEntry> {
  const cuts: number[] = [];
  for (const place of placesIn(body)) {
    cuts.push(place);
    await breath();
  }
  const [first, ...others] = cuts;
  const last = others.at(-1);
  // Whatever else it is, it is no entry.
  if (first === undefined || last === undefined) return readEntry(body);
  // The outline is checked with what stands around the events, and each of them with its piece.
  const entry = readEntry(`${body.slice(0, first)}${body.slice(last)}`);
  const events: GameEvent[] = [];
  let from = first;
  for (const to of others) {
    await breath();
    events.push(...readEntry(`{"events":[${body.slice(from, to)}]}`).events);
    // Over the comma.
    from = to + 1;
  }
  return { ...entry, events };
}

const EVENTS = '"events":[';
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING: readonly number[] = [0x7b, 0x5b];
const CLOSING: readonly number[] = [0x7d, 0x5d];

/** Where the list of events begins in an entry, where it can be cut into pieces, and where it ends. */
function* placesIn(body: string): Generator<number> {
  let depth = 0;
  let since: number | undefined;
  for (let i = 0; i < body.length; i += 1) {
    const code = body.charCodeAt(i);
    if (code === QUOTE) {
      if (depth === 1 && since === undefined && body.startsWith(EVENTS, i)) {
        i += EVENTS.length - 1;
        depth += 1;
        since = i + 1;
        yield since;
      } else i = endOfText(body, i);
    } else if (OPENING.includes(code)) depth += 1;
    else if (CLOSING.includes(code)) {
      depth -= 1;
      if (since === undefined || depth > 1) continue;
      yield i;
      return;
    } else if (code === COMMA && depth === 2 && since !== undefined && i - since > LONG) {
      since = i;
      yield i;
    }
  }
}

/** Where a text ends that begins with the quote at a place. */
function endOfText(body: string, from: number): number {
  for (let i = from + 1; i < body.length; i += 1) {
    const code = body.charCodeAt(i);
    if (code === BACKSLASH) i += 1;
    else if (code === QUOTE) return i;
  }
  return body.length;
}

/** The events of an entry, some at a time. */
export function* piecesOf(events: readonly GameEvent[]): Generator<readonly GameEvent[]> {
  for (let from = 0; from < events.length; from += SOME) yield events.slice(from, from + SOME);
}

/** Whether an entry has more in it than is followed or told at once. An undo is told of what it takes back as a whole. */
export function isLong({ command, events }: LogEntry): boolean {
  return command === undefined && events.length > SOME;
}

/** What a viewer may know of a long entry. */
export async function visibleInTurns(
  entry: LogEntry,
  previous: LogEntry | undefined,
  viewer: Viewer,
): Promise<readonly GameEvent[]> {
  if (!isLong(entry)) return visible(entry, previous, viewer);
  const seen: GameEvent[] = [];
  for (const events of piecesOf(entry.events)) {
    await breath();
    seen.push(...visible({ events }, previous, viewer));
  }
  return seen;
}

/** Events as JSON; many of them in many turns. `edit` is given the text of some at a time. */
export async function writeInTurns(events: readonly GameEvent[], edit: (json: string) => string): Promise<string> {
  const texts: string[] = [];
  for (const piece of piecesOf(events)) {
    await breath();
    texts.push(edit(JSON.stringify(piece)).slice(1, -1));
  }
  return `[${texts.join()}]`;
}
