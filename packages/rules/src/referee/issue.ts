// What is wrong with data from outside, in a sentence of our own: the texts of the validator reach nobody.
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The longest part of what was sent that is repeated to its sender. */
const MOST_LETTERS = 80;
/** A list of values that is longer than this is not read out. */
const MOST_VALUES = 8;

/** What is wrong, without a full stop: `cubes must be at most 2`; `whole` names what was sent. Give `reportInput` when parsing. */
export function sayIssue({ issues: [issue] }: z.core.$ZodError, whole: string): string {
  return issue === undefined ? `${whole} cannot be read` : sentenceOf(issue, [], whole);
}

function sentenceOf(issue: Issue, above: readonly PropertyKey[], whole: string): string {
  const path = [...above, ...issue.path];
  const where = path.length === 0 ? whole : shown(path.map(String).join('.'));
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && path.length > 0
        ? `${where} is missing`
        : `${where} must be ${KINDS[issue.expected] ?? 'something else'}`;
    case 'too_big':
      return `${where} must ${measure(issue.origin, 'most', Number(issue.maximum))}`;
    case 'too_small':
      return `${where} must ${measure(issue.origin, 'least', Number(issue.minimum))}`;
    case 'unrecognized_keys':
      return `${path.length === 0 ? whole : where} has no place for ${shown(issue.keys.join(', '))}; leave it out`;
    case 'invalid_value':
      return issue.input === undefined ? `${where} is missing` : `${where} must be ${oneOf(issue.values)}`;
    case 'invalid_union':
      return unionSentence(issue, path, whole, where);
    case 'invalid_key':
      return `${where} is not a name that can stand there`;
    case 'invalid_element':
    case 'not_multiple_of':
      return `${where} is not a value that can stand there`;
    case 'invalid_format':
    case 'custom':
      // The message of these is written beside the schema.
      return `${where}: ${issue.message}`;
  }
}

/** Of several shapes, what is wrong with the one that comes nearest. */
function unionSentence(
  { errors, discriminator }: Extract<Issue, { code: 'invalid_union' }>,
  path: readonly PropertyKey[],
  whole: string,
  where: string,
): string {
  if (discriminator !== undefined) return `${where} is missing or unknown`;
  const nearest = [...errors].sort((a, b) => a.length - b.length || depth(b) - depth(a))[0]?.[0];
  return nearest === undefined ? `${where} is not a value that can stand there` : sentenceOf(nearest, path, whole);
}

function depth(issues: readonly Issue[]): number {
  return issues[0]?.path.length ?? 0;
}

const KINDS: Readonly<Partial<Record<string, string>>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function measure(origin: string, end: 'most' | 'least', number: number): string {
  if (origin === 'string')
    return end === 'least' && number === 1
      ? 'not be empty'
      : `have at ${end} ${number} ${number === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set' || origin === 'map' || origin === 'object')
    return end === 'least' && number === 1
      ? 'not be empty'
      : `have at ${end} ${number} ${number === 1 ? 'entry' : 'entries'}`;
  return `be at ${end} ${number}`;
}

function oneOf(values: readonly unknown[]): string {
  const names = values.map(String);
  if (names.length === 1) return names.join('');
  return names.length <= MOST_VALUES
    ? `one of ${names.join(', ')}`
    : `one of the ${names.length} names it can have, such as ${names.slice(0, 3).join(', ')}`;
}

function shown(text: string): string {
  return text.length <= MOST_LETTERS ? text : `${text.slice(0, MOST_LETTERS)}…`;
}
