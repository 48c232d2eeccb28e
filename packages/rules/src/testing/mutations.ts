// Commands that nobody in their right mind sends: accepted ones bent at random, and junk.
import { CARDS, POWERS, RESOURCES, ZONES } from '../board/index.ts';
import type { QuickStream } from '../dice/index.ts';
import { COMMANDS } from '../game.ts';
import { UNIT_KINDS } from '../unit-table.ts';

/** Words that commands are made of, so that a bent command is often nearly right. */
const WORDS: readonly string[] = [
  ...ZONES,
  ...CARDS,
  ...RESOURCES,
  ...POWERS,
  ...UNIT_KINDS,
  'usa',
  'seat-1',
  'seat-2',
];
const JUNK: readonly unknown[] = [
  null,
  undefined,
  '',
  'constructor',
  '__proto__',
  'toString',
  -1,
  0,
  1,
  2,
  1.5,
  1e15,
  Number.NaN,
  true,
  false,
  [],
  {},
  [[]],
  { type: 'bid' },
  'x'.repeat(400),
];

/** Any value at all, most often one that looks like part of a command. */
export function junk(stream: QuickStream, depth = 3): unknown {
  switch (stream.below(depth === 0 ? 4 : 6)) {
    case 0:
      return JUNK[stream.below(JUNK.length)];
    case 1:
      return WORDS[stream.below(WORDS.length)];
    case 2:
    case 3:
      return stream.below(14);
    case 4:
      return Array.from({ length: stream.below(4) }, () => junk(stream, depth - 1));
    default:
      return Object.fromEntries(Array.from({ length: stream.below(4) }, () => [word(stream), junk(stream, depth - 1)]));
  }
}

/** A command of some type with random fields of its own. */
export function junkCommand(stream: QuickStream): unknown {
  const def = COMMANDS[stream.below(COMMANDS.length)];
  if (def === undefined) throw new Error('there are no commands');
  const fields = def.fields.map(({ name }) => [name, junk(stream)] as const);
  return { type: def.type, ...Object.fromEntries(fields.filter(() => stream.below(4) > 0)) };
}

/** The same plain data with one to three places changed. */
export function mutated(value: unknown, stream: QuickStream): unknown {
  let bent = value;
  for (let i = 0; i <= stream.below(3); i++) bent = bend(bent, stream);
  return bent;
}

function bend(value: unknown, stream: QuickStream): unknown {
  if (Array.isArray(value)) return bendList(value, stream);
  if (typeof value === 'object' && value !== null) return bendRecord(value, stream);
  if (typeof value === 'number') return near(value, stream);
  if (typeof value === 'boolean') return !value;
  return stream.below(5) === 0 ? junk(stream) : word(stream);
}

function bendList(list: readonly unknown[], stream: QuickStream): unknown {
  const at = stream.below(list.length + 1);
  switch (stream.below(4)) {
    case 0:
      return list.filter((_, i) => i !== at);
    case 1:
      return [...list.slice(0, at), list[stream.below(Math.max(1, list.length))] ?? junk(stream), ...list.slice(at)];
    default:
      return list.map((member, i) => (i === at ? bend(member, stream) : member));
  }
}

function bendRecord(record: object, stream: QuickStream): unknown {
  const entries = Object.entries(record);
  const at = stream.below(entries.length + 1);
  const entry = entries[at];
  if (entry === undefined) return { ...record, [word(stream)]: junk(stream) };
  const [key, member] = entry;
  if (key === 'type' && stream.below(8) > 0) return record;
  switch (stream.below(6)) {
    case 0:
      return Object.fromEntries(entries.filter((_, i) => i !== at));
    case 1:
      return Object.fromEntries(entries.map((other, i) => (i === at ? [word(stream), member] : other)));
    default:
      return { ...record, [key]: bend(member, stream) };
  }
}

function near(value: number, stream: QuickStream): unknown {
  const steps = [1, -1, 2, 3, -value, value, 9, 100];
  return stream.below(10) === 0 ? junk(stream) : value + (steps[stream.below(steps.length)] ?? 1);
}

function word(stream: QuickStream): string {
  return WORDS[stream.below(WORDS.length)] ?? '';
}
