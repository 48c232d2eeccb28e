// What is wrong with data from outside, as facts of our own: the texts of the validator reach nobody.
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The longest part of what was sent that is repeated to its sender. */
const MOST_LETTERS = 80;
/** A list of values that is longer than this is not read out, except for its first few. */
const MOST_VALUES = 8;
const FIRST_VALUES = 3;

/** What is wrong with data from outside, and in which member of it; in the whole if `at` is empty. */
export type Fault =
  | { readonly fault: 'unreadable' | 'missing' | 'unknown' | 'bad-name' | 'bad-value'; readonly at: string }
  | { readonly fault: 'kind'; readonly at: string; readonly kind: FaultKind }
  | {
      readonly fault: 'most' | 'least';
      readonly at: string;
      readonly of: 'number' | 'characters' | 'entries';
      readonly limit: number;
    }
  | { readonly fault: 'no-place'; readonly at: string; readonly names: string }
  /** `number` is how many values there are; of many only the first are named. */
  | { readonly fault: 'one-of'; readonly at: string; readonly values: readonly string[]; readonly number: number }
  /** What a schema says of itself: an id where it stands in the rules. */
  | { readonly fault: 'own'; readonly at: string; readonly message: string };

/** What a member should have been. */
export type FaultKind = 'text' | 'number' | 'whole-number' | 'yes-or-no' | 'list' | 'object' | 'null' | 'other';

/** What is wrong first. Give `reportInput` when parsing. */
export function faultOf({ issues: [issue] }: z.core.$ZodError): Fault {
  return issue === undefined ? { fault: 'unreadable', at: '' } : found(issue, []);
}

function found(issue: Issue, above: readonly PropertyKey[]): Fault {
  const path = [...above, ...issue.path];
  const at = shown(path.map(String).join('.'));
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && path.length > 0
        ? { fault: 'missing', at }
        : { fault: 'kind', at, kind: KINDS[issue.expected] ?? 'other' };
    case 'too_big':
      return { fault: 'most', at, of: measured(issue.origin), limit: Number(issue.maximum) };
    case 'too_small':
      return { fault: 'least', at, of: measured(issue.origin), limit: Number(issue.minimum) };
    case 'unrecognized_keys':
      return { fault: 'no-place', at, names: shown(issue.keys.join(', ')) };
    case 'invalid_value':
      return issue.input === undefined ? { fault: 'missing', at } : oneOf(at, issue.values);
    case 'invalid_union':
      return ofUnion(issue, path, at);
    case 'invalid_key':
      return { fault: 'bad-name', at };
    case 'invalid_element':
    case 'not_multiple_of':
      return { fault: 'bad-value', at };
    case 'invalid_format':
    case 'custom':
      // The message of these is written beside the schema.
      return { fault: 'own', at, message: issue.message };
  }
}

/** Of several shapes, what is wrong with the one that comes nearest. */
function ofUnion(
  { errors, discriminator }: Extract<Issue, { code: 'invalid_union' }>,
  path: readonly PropertyKey[],
  at: string,
): Fault {
  if (discriminator !== undefined) return { fault: 'unknown', at };
  const [nearest] = [...errors].sort(
    (a, b) => Number(isOther(a)) - Number(isOther(b)) || a.length - b.length || depth(b) - depth(a),
  );
  const first = nearest?.[0];
  if (nearest === undefined || first === undefined) return { fault: 'bad-value', at };
  const values = isOther(nearest) && isGiven(first) ? errors.flatMap(([issue]) => forms(issue)) : [];
  return values.length > 1 ? oneOf(at, values) : found(first, path);
}

/** Whether what was sent is of another kind altogether. */
function isOther(issues: readonly Issue[]): boolean {
  return issues.some(({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'));
}

const isGiven = (issue: Issue): boolean => issue.input !== undefined;

/** What one of several shapes would have been, in brief. */
function forms(issue: Issue | undefined): readonly unknown[] {
  if (issue?.code === 'invalid_value') return issue.values;
  if (issue?.code !== 'invalid_type') return [];
  return issue.expected === 'object' ? ['{…}'] : issue.expected === 'array' ? ['[…]'] : [];
}

function depth(issues: readonly Issue[]): number {
  return issues[0]?.path.length ?? 0;
}

const KINDS: Readonly<Partial<Record<string, FaultKind>>> = {
  string: 'text',
  number: 'number',
  int: 'whole-number',
  boolean: 'yes-or-no',
  array: 'list',
  object: 'object',
  record: 'object',
  null: 'null',
};

function measured(origin: string): 'number' | 'characters' | 'entries' {
  if (origin === 'string') return 'characters';
  return origin === 'array' || origin === 'set' || origin === 'map' || origin === 'object' ? 'entries' : 'number';
}

function oneOf(at: string, values: readonly unknown[]): Fault {
  const names = values.map(String);
  const told = names.length <= MOST_VALUES ? names : names.slice(0, FIRST_VALUES);
  return { fault: 'one-of', at, values: told, number: names.length };
}

function shown(text: string): string {
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS)}…`;
}
