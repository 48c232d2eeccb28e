import { expect, test } from 'vitest';
import { isModest } from '../http/modest.ts';
import { clientMessage } from './protocol.ts';
import { isReadable, plainCommand } from './reading.ts';

const whole = { type: 'command', id: 'c1', game: 'N7PZWDHdopJKZDMXg03_Ow', command: { type: 'bid', cubes: 1 } };

test.each([
  whole,
  { ...whole, question: 0 },
  { ...whole, question: Number.MAX_SAFE_INTEGER, seat: 'south-america' },
  { ...whole, command: {} },
  { ...whole, command: { type: 'build', at: [{ zone: 'alaska', units: { army: 2 } }] } },
])('a command that is as it must be is read as its shape says: %j', (message) => {
  const json: unknown = JSON.parse(JSON.stringify(message));
  expect(plainCommand(json)).toEqual(clientMessage.parse(json));
});

test.each([
  null,
  [],
  'command',
  { ...whole, type: 'undo' },
  { ...whole, id: 'not an id' },
  { ...whole, id: 7 },
  { ...whole, id: '' },
  { ...whole, game: 'short' },
  { ...whole, game: undefined },
  { ...whole, seat: 'South' },
  { ...whole, seat: null },
  { ...whole, question: -1 },
  { ...whole, question: 1.5 },
  { ...whole, question: 2 ** 53 },
  { ...whole, question: '1' },
  { ...whole, question: null },
  { ...whole, command: [] },
  { ...whole, command: 'bid' },
  { ...whole, command: undefined },
  { ...whole, command: { ['x'.repeat(41)]: 1 } },
  { ...whole, more: 1 },
])('what is not a command, or not one as it must be, is left to its shape: %j', (message) => {
  const json: unknown = JSON.parse(JSON.stringify(message));
  expect(plainCommand(json)).toBe(undefined);
  const read = clientMessage.safeParse(json);
  expect(read.success && read.data.type === 'command').toBe(false);
});

test('a name that objects have anyway is no way around the shape', () => {
  const json: unknown = JSON.parse(`{"__proto__":{},${JSON.stringify(whole).slice(1)}`);
  expect(plainCommand(json)).toBe(undefined);
});

test('a text that is taken for small by its length has no more values than may be', () => {
  const most = `[${'1,'.repeat(1998)}1]`;
  expect(most.length).toBeLessThanOrEqual(4000);
  expect(isModest(JSON.parse(most))).toBe(true);
  const nested = `${'['.repeat(2000)}${']'.repeat(2000)}`;
  expect(isModest(JSON.parse(nested))).toBe(true);
  for (const many of [`[${'1,'.repeat(2500)}1]`, `{"a":[${'{},'.repeat(2100)}{}]}`]) {
    expect(isModest(JSON.parse(many))).toBe(false);
    expect(isReadable(many, JSON.parse(many))).toBe(false);
  }
});
