import { expect, test } from 'vitest';
import type { Append } from './append.ts';
import { packed, unpacked } from './sqlite-requests.ts';

const plain: Append = {
  gameId: 'N7PZWDHdopJKZDMXg03_Ow',
  expectedSequence: 7,
  entries: [{ body: '{"events":[]}' }],
  commandId: { seat: 'usa', id: 'c1', body: 'hash' },
  change: {
    status: 'running',
    summary: '{}',
    acted: true,
    waiting: { asked: { usa: '{"kind":"bid"}', china: '' }, due: 5 },
  },
};

test.each<Append>([
  plain,
  { ...plain, entries: [], expectedSequence: -1, change: undefined },
  { ...plain, entries: [{ body: 'a' }, { body: 'b' }], commandId: undefined },
  { ...plain, commandId: { seat: 'usa', id: 'c1' } },
  { ...plain, change: {} },
  { ...plain, change: { waiting: { asked: {} } } },
  { ...plain, change: { waiting: { asked: {} } }, entries: [{ body: 'a' }, { body: 'b' }, { body: 'c' }] },
  { ...plain, change: { acted: false, summary: '' } },
])('an append comes out of a message as it went into it: %j', (append) => {
  expect(unpacked(structuredClone(packed(append)))).toEqual(append);
});
