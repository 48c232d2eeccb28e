// What is wrong with data from outside is told as facts: which member, what it should be, how many at most.
import { expect, test } from 'vitest';
import { z } from 'zod';
import '../game.ts';
import { faultOf } from './issue.ts';
import { isOptional, parseCommand, parseDraft } from './parse.ts';
import { commandDef } from './perform.ts';

const faultIn = (schema: z.ZodType, input: unknown) => {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) throw new Error('nothing is wrong');
  return faultOf(parsed.error);
};

const letters = (number: number) => 'x'.repeat(number);
const nine = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const;
const shape = z.strictObject({
  name: z.string().min(2).max(3),
  units: z.int().min(1).max(9).optional(),
  list: z.array(z.boolean()).min(1).max(2).optional(),
  byName: z.record(z.string().max(2), z.int()).optional(),
  deep: z.strictObject({ some: z.null() }).optional(),
});

test.each<[string, z.ZodType, unknown, object]>([
  ['a member is missing', shape, {}, { fault: 'missing', at: 'name' }],
  ['the whole is of another kind', shape, undefined, { fault: 'kind', at: '', kind: 'object' }],
  ['text', shape, { name: 3 }, { fault: 'kind', at: 'name', kind: 'text' }],
  ['a whole number', shape, { name: 'ab', units: 1.5 }, { fault: 'kind', at: 'units', kind: 'whole-number' }],
  ['a number', z.number(), 'x', { fault: 'kind', at: '', kind: 'number' }],
  ['yes or no', shape, { name: 'ab', list: [1] }, { fault: 'kind', at: 'list.0', kind: 'yes-or-no' }],
  ['a list', shape, { name: 'ab', list: 1 }, { fault: 'kind', at: 'list', kind: 'list' }],
  [
    'one of a word, a list and an object',
    z.union([z.literal('all'), z.array(z.int()), z.strictObject({ a: z.int() })]),
    5,
    { fault: 'one-of', at: '', values: ['all', '[…]', '{…}'], number: 3 },
  ],
  [
    'one of two words, a number being no choice',
    z.union([z.literal('all'), z.int(), z.literal('none')]),
    true,
    { fault: 'one-of', at: '', values: ['all', 'none'], number: 2 },
  ],
  [
    'an object that nearly fits one of two shapes',
    z.union([z.strictObject({ a: z.int(), b: z.int() }), z.array(z.int())]),
    { a: 1, b: 'x' },
    { fault: 'kind', at: 'b', kind: 'number' },
  ],
  ['an object', shape, { name: 'ab', byName: 1 }, { fault: 'kind', at: 'byName', kind: 'object' }],
  ['nothing', shape, { name: 'ab', deep: { some: 1 } }, { fault: 'kind', at: 'deep.some', kind: 'null' }],
  ['something else', z.date(), 1, { fault: 'kind', at: '', kind: 'other' }],
  ['too short', shape, { name: 'a' }, { fault: 'least', at: 'name', of: 'characters', limit: 2 }],
  ['too long', shape, { name: 'abcd' }, { fault: 'most', at: 'name', of: 'characters', limit: 3 }],
  ['too little', shape, { name: 'ab', units: 0 }, { fault: 'least', at: 'units', of: 'number', limit: 1 }],
  ['too much', shape, { name: 'ab', units: 10 }, { fault: 'most', at: 'units', of: 'number', limit: 9 }],
  ['too few', shape, { name: 'ab', list: [] }, { fault: 'least', at: 'list', of: 'entries', limit: 1 }],
  ['too many', shape, { name: 'ab', list: [true, true, true] }, { fault: 'most', at: 'list', of: 'entries', limit: 2 }],
  ['too many in a set', z.set(z.int()).max(1), new Set([1, 2]), { fault: 'most', at: '', of: 'entries', limit: 1 }],
  ['no place', shape, { name: 'ab', x: 1, y: 2 }, { fault: 'no-place', at: '', names: 'x, y' }],
  [
    'no place for a long name',
    shape,
    { name: 'ab', [letters(81)]: 1 },
    { fault: 'no-place', at: '', names: `${letters(80)}…` },
  ],
  [
    'no place for one that is just short enough',
    shape,
    { name: 'ab', [letters(80)]: 1 },
    { fault: 'no-place', at: '', names: letters(80) },
  ],
  ['a bad name', shape, { name: 'ab', byName: { abc: 1 } }, { fault: 'bad-name', at: 'byName.abc' }],
  ['one of a few', z.enum(['a', 'b']), 'c', { fault: 'one-of', at: '', values: ['a', 'b'], number: 2 }],
  ['one of eight', z.enum(nine.slice(0, 8)), 'x', { fault: 'one-of', at: '', values: nine.slice(0, 8), number: 8 }],
  ['one of many', z.enum(nine), 'x', { fault: 'one-of', at: '', values: ['a', 'b', 'c'], number: 9 }],
  ['one of a few is missing', z.strictObject({ a: z.literal('x') }), {}, { fault: 'missing', at: 'a' }],
  ['a part of a number', z.number().multipleOf(2), 3, { fault: 'bad-value', at: '' }],
  [
    'what a schema says itself',
    z.string().regex(/^a$/, 'own words'),
    'b',
    { fault: 'own', at: '', message: 'own words' },
  ],
  [
    'a kind that is not there',
    z.discriminatedUnion('t', [z.object({ t: z.literal('a') })]),
    { t: 'b' },
    { fault: 'unknown', at: 't' },
  ],
  [
    'of two shapes the one with fewer faults',
    z.union([z.strictObject({ a: z.int(), b: z.int() }), z.strictObject({ a: z.int() })]),
    { a: 'x' },
    { fault: 'kind', at: 'a', kind: 'number' },
  ],
  [
    'of two shapes the one that comes deeper',
    z.union([z.int(), z.strictObject({ a: z.int() })]),
    { a: 'x' },
    { fault: 'kind', at: 'a', kind: 'number' },
  ],
  [
    'of two shapes within another',
    z.strictObject({ o: z.union([z.int(), z.strictObject({ a: z.int() })]) }),
    { o: { a: 'x' } },
    { fault: 'kind', at: 'o.a', kind: 'number' },
  ],
])('%s', (_title, schema, input, fault) => {
  expect(faultIn(schema, input)).toEqual(fault);
});

test('an error without an issue cannot be read', () => {
  expect(faultOf({ issues: [] } as unknown as z.core.$ZodError)).toEqual({ fault: 'unreadable', at: '' });
});

test.each([null, undefined, 3, 'pass', [], {}, { type: 3 }, { type: 'nonsense' }, { type: 'toString' }])(
  'B-FLOW-06 %o is no command and no draft',
  (input) => {
    for (const read of [parseCommand, parseDraft]) {
      const result = read(input);
      expect(result.ok ? 'read' : result.refusal.message).toBe('unknown-command:type');
    }
  },
);

test('B-FLOW-06 a command has all of its fields, a draft any of them, and neither has others', () => {
  expect(parseCommand({ type: 'borrow', billions: 1 })).toEqual({ ok: true, value: { type: 'borrow', billions: 1 } });
  expect(parseCommand({ type: 'borrow' })).toMatchObject({
    ok: false,
    refusal: { code: 'malformed', figures: { command: 'borrow', fault: { fault: 'missing', at: 'billions' } } },
  });
  expect(parseDraft({ type: 'borrow' })).toEqual({ ok: true, value: { type: 'borrow' } });
  expect(parseDraft({ type: 'borrow' })).toEqual(parseDraft({ type: 'borrow' }));
  expect(parseDraft({ type: 'borrow', billions: 'x' })).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
  expect(parseDraft({ type: 'borrow', x: 1 })).toMatchObject({ ok: false });
  expect(parseCommand({ type: 'borrow', billions: 1, x: 1 })).toMatchObject({ ok: false });
});

test('fields that may be left out are told from those that may not', () => {
  const def = commandDef('offer');
  if (def === undefined) throw new Error('no offers');
  expect(['gives', 'loan', 'to', 'nonsense'].map((name) => isOptional(def, name))).toEqual([true, true, false, false]);
});
