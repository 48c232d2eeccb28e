import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bodyHash } from './applied.ts';

/** As it was first kept in stores: the text with all keys in order. */
function kept(sent: unknown): string {
  const inOrder = (_key: string, value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sent, inOrder)).digest('base64url').slice(0, 22);
}

test.each([
  { type: 'pass' },
  { type: 'bid', cubes: 1 },
  { type: 'offer', to: 'china', givesCash: 100, promise: 'say "yes"\u2028 – é' },
  { type: 'pay-always', on: true },
  { type: 'odd', 10: 1, 9: 2, b: 3, a: 4 },
  { type: 'odd', first: null },
  { type: 'odd', first: undefined, second: 1 },
  { type: 'build', at: [{ zone: 'alaska', units: { navy: 1, army: 2 } }] },
  {},
])('a command is known by the same hash as ever: %j', (sent) => {
  expect(bodyHash(sent)).toBe(kept(sent));
});

test('the order in which its parts were sent does not matter, and every part does', () => {
  expect(bodyHash({ type: 'bid', cubes: 1 })).toBe(bodyHash({ cubes: 1, type: 'bid' }));
  expect(bodyHash({ type: 'bid', cubes: 1 })).not.toBe(bodyHash({ type: 'bid', cubes: 2 }));
});
