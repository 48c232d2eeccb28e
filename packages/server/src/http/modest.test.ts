import { expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import type { Player } from '../testing/player.ts';
import { begunGame } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { isModest } from './modest.ts';

const open = houses(storeKind('sqlite'));
const list = <T>(length: number, of: (n: number) => T): T[] => Array.from({ length }, (_, n) => of(n));

test('what holds thousands of values is not looked at, however they are put together', () => {
  for (const small of [null, 1, 'x'.repeat(60_000), [], {}, list(2000, () => 0), { a: list(999, () => ({ b: 1 })) }])
    expect(isModest(small)).toBe(true);
  let deep: unknown = 0;
  for (let n = 0; n < 3000; n += 1) deep = [deep];
  for (const large of [
    list(2001, () => 0),
    list(1001, () => [[]]),
    Object.fromEntries(list(2001, (n) => [`k${n}`, n])),
    { holidays: list(5000, () => ({})) },
    deep,
  ])
    expect(isModest(large)).toBe(false);
});

test('a request and a message of many values are refused with a sentence, and who sent it knows which', async () => {
  const house = await open();
  const [ann, bob] = (await house.guests('Ann', 'Bob')) as [Player, Player];
  const refused = { status: 413, body: { code: 'too-large', sentence: 'That is too large.' } };
  const habits = { zone: 'UTC', holidays: list(15_000, () => ({})) };
  expect(await ann.ask('PUT', '/api/me/habits', habits)).toMatchObject(refused);
  const game = await begunGame([ann, bob]);
  const command = { type: 'place-armies', territories: list(5000, () => 'alaska') };
  expect(await ann.ask('POST', `/api/games/${game}/commands`, { id: 'a', command })).toMatchObject(refused);
  const line = await ann.socket();
  await line.ask({ type: 'join', game });
  for (const type of ['command', 'why'])
    expect(await line.ask({ type, game, command, id: `of-${type}` })).toMatchObject({
      type: 'error',
      id: `of-${type}`,
      code: 'too-large',
    });
  const placed = { type: 'place-armies', territories: ['alaska'] };
  expect(await line.ask({ type: 'command', game, command: placed })).toMatchObject({ type: 'accepted' });
  line.close();
});
