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
    const both = last === undefined ? undefined : merged(last, beat, reader);
    if (last !== undefined && both !== undefined) grouped.delete(last.first);
    last = both ?? beat;
    grouped.set(last.first, last);
  }
  const told = new Set([...grouped.values()].flatMap((beat) => beat.lines.slice(1).map(({ n }) => n)));
  return lines
    .filter(({ n }) => !told.has(n))
    .map((line) => {
      const beat = grouped.get(line.n);
      return beat === undefined || beat.lines.length === 1 ? single(line) : ofBeat(line, beat);
    });
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
