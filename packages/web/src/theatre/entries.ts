import type { GameEvent } from '@marshall/rules';
import { SEARCHES, sharedBy, togetherSaid } from '@marshall/words';
import { language } from '../language.ts';
import { seatInText } from '../session/names.ts';
import type { LogLine } from '../session/session.ts';
import type { Beat } from './beat.ts';
import { beatsOf, merged, type Reader } from './beats.ts';

/** One line of the log as it is read: a sentence for what belongs together. */
export interface LogEntry {
  readonly n: number;
  readonly kind: string;
  readonly text: string;
  readonly actor: LogLine['actor'];
  readonly clauses: readonly string[];
  /** What it tells, to be shown on the map. */
  readonly lines: readonly LogLine[];
}

/** Lines as they are read: what belongs together is one sentence, and nothing is left out. */
export function entriesOf(lines: readonly LogLine[], reader: Reader): readonly LogEntry[] {
  const grouped = new Map<number, Beat>();
  let last: Beat | undefined;
  for (const beat of beatsOf(lines, reader)) {
    const isNew = SEARCHES.has(beat.lines[0]?.kind ?? '');
    const both = last === undefined || isNew ? undefined : merged(last, beat, reader);
    if (last !== undefined && both !== undefined) grouped.delete(last.first);
    last = both ?? beat;
    grouped.set(last.first, last);
  }
  const told = new Set([...grouped.values()].flatMap((beat) => beat.lines.slice(1).map(({ n }) => n)));
  const entries = lines
    .filter(({ n }) => !told.has(n))
    .map((line) => {
      const beat = grouped.get(line.n);
      return beat === undefined || beat.lines.length === 1 ? single(line) : ofBeat(line, beat);
    });
  return together(entries, reader);
}

/** Neighbors that belong together in one sentence: several who pass, a search with what it found. */
function together(entries: readonly LogEntry[], reader: Reader): readonly LogEntry[] {
  const told: LogEntry[] = [];
  for (let i = 0; i < entries.length; ) {
    const first = entries[i] as LogEntry;
    const key = keyOf(first);
    let end = i + 1;
    while (key !== undefined && end < entries.length && goesOn(key, entries[end] as LogEntry)) end += 1;
    const group = entries.slice(i, end);
    told.push(...(key === undefined ? group : asOne(first, group, reader)));
    i = end;
  }
  return told;
}

/** Told one by one: who leads a power stands beside it. */
const APART: ReadonlySet<string> = new Set(['power-taken']);

/** What all lines of an entry share with their neighbors. */
function keyOf({ kind, lines }: LogEntry): string | undefined {
  if (APART.has(kind)) return undefined;
  if (kind === 'bids-revealed' && lines.length === 1) return kind;
  const keys = new Set(lines.map(({ event }) => (event === undefined ? undefined : sharedBy({ event }))));
  const [key] = keys;
  return keys.size === 1 ? key : undefined;
}

const goesOn = (key: string, next: LogEntry): boolean => keyOf(next) === key && !SEARCHES.has(next.kind);

/** As many as a line of the log holds. */
const LONGEST = 200;

function asOne(first: LogEntry, group: readonly LogEntry[], { view }: Reader): readonly LogEntry[] {
  const lines = group.flatMap((entry) => entry.lines);
  const living = view.order.filter((seat) => view.seats[seat]?.out === undefined);
  const events = lines.flatMap(({ event }): GameEvent[] => (event === undefined ? [] : [event]));
  const text = togetherSaid(
    events.map((event) => ({ event, living })),
    (seat) => seatInText(view, seat),
    language.report,
  )?.replace(/\.\.$/, '.');
  if (text === undefined || text.length > LONGEST) return group;
  const actors = new Set(lines.map(({ actor }) => actor));
  const clauses = [...new Set(lines.flatMap((line) => line.clauses))];
  return [{ ...first, text, actor: actors.size === 1 ? first.actor : undefined, clauses, lines }];
}

const single = (line: LogLine): LogEntry => ({
  n: line.n,
  kind: line.kind,
  text: line.text,
  actor: line.actor,
  clauses: line.clauses,
  lines: [line],
});

const ofBeat = ({ n, kind }: LogLine, { caption, actor, lines }: Beat): LogEntry => ({
  n,
  kind,
  text: caption,
  actor,
  clauses: [...new Set(lines.flatMap(({ clauses }) => clauses))],
  lines,
});
