import type { Seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { PLAIN } from '../http/language.ts';
import { StoreError } from '../store/errors.ts';
import type { Table } from '../table/table.ts';
import { houses } from '../testing/house.ts';
import { Player } from '../testing/player.ts';
import { begunGame, PEACE } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { Join } from './join.ts';

const sqlite = storeKind('sqlite');
let away = false;
const open = houses({
  ...sqlite,
  open: async (place) => {
    const store = await sqlite.open(place);
    const read: typeof store.log.read = (...args) =>
      away ? Promise.reject(new StoreError('unreachable')) : store.log.read(...args);
    return { ...store, log: { ...store.log, read } };
  },
});

test('a reader who joined before the start hears the play from where they said', async () => {
  const house = await open();
  const ann = await house.guest('Ann');
  const { id: game } = await ann.info('/api/games', {
    seats: [
      { power: 'usa', player: 'me' },
      { power: 'china', player: { bot: 'fallback' } },
    ],
    options: PEACE,
  });
  const [whole, fresh] = [await ann.socket(), await ann.socket()];
  await whole.ask({ type: 'join', game, since: 0 });
  await fresh.ask({ type: 'join', game });
  await ann.post(`/api/games/${game}/seats/usa/ready`, { ready: true, contribution: 'x' });
  for (const line of [whole, fresh]) await line.first('position');
  expect(whole.all('feed')[0]?.n).toBe(1);
  expect(fresh.all('feed').map(({ n }) => n)).not.toContain(1);
  for (const line of [whole, fresh]) line.close();
});

test('a reader whose join failed hears the play from where they said once the store is back', async () => {
  const house = await open({ onFault: () => undefined });
  const players = await house.guests('Ann', 'Bob');
  const [annP = new Player(''), bobP = new Player('')] = players;
  const game = await begunGame(players);
  const [ann, bob] = [await annP.socket(), await bobP.socket()];
  await bob.ask({ type: 'join', game });
  away = true;
  expect(await ann.ask({ type: 'join', game, since: 0 })).toMatchObject({ type: 'error', code: 'store' });
  away = false;
  await bob.ask({ type: 'say', game, to: 'all', text: 'are you there?' });
  expect(await ann.first('feed')).toMatchObject({ n: 1 });
  for (const line of [ann, bob]) line.close();
});

test('a question that an undo took away and brought back under its number is asked again', async () => {
  const asked: string[] = [];
  const china = 'china' as Seat;
  /** As much of a table as a join asks: which question is open, and who it waits for. */
  const table = {
    question: 4,
    waiting: [china] as Seat[],
    ended: false,
    hold: () => () => undefined,
    standpoint: async () => ({ sequence: 1, lastAt: 1, feed: 0 }),
    listen: async (_join: Join, _since: unknown, begin: (missed: [], feed: number) => void) => {
      begin([], 0);
      return () => undefined;
    },
    positionText: () => '"feed":0',
    askedText: () => `"feed":0,"question":${table.question},"offers":[],"asks":"Pass?","undo":false`,
  };
  const whose = { game: 'g', viewer: china, account: 'x', language: PLAIN } as const;
  const looking = { ...whose, positions: 'offers', since: undefined, delay: 0 } as const;
  const join = new Join(looking, {
    send: (text) => asked.push(JSON.parse(text).question),
    drained: async () => undefined,
    stirred: () => undefined,
    over: () => undefined,
    blocked: () => new Set<string>(),
  });
  await join.enter(table as unknown as Table, undefined, { seats: [] } as never);
  asked.length = 0;
  const becomes = (question: number, waiting: string[]) => {
    Object.assign(table, { question, waiting });
    join.changed(false);
  };
  // Nothing is told twice that stays open.
  becomes(4, ['china', 'usa']);
  expect(asked).toEqual([]);
  becomes(5, ['usa']);
  becomes(4, ['china']);
  expect(asked).toEqual([4]);
});

test('players hear who is at the table as they come and go; those who only watch, and programs, do not', async () => {
  const house = await open();
  const players = await house.guests('Ann', 'Bob');
  const [annP = new Player(''), bobP = new Player('')] = players;
  const game = await begunGame(players);
  const [ann, bob, program, watcher] = [
    await annP.socket(),
    await bobP.socket(),
    await bobP.socket(),
    await (await house.guest('Cem')).socket(),
  ];
  const here = async (seats: readonly string[]) =>
    expect.poll(() => ann.all('here').at(-1)?.seats, { timeout: 10_000 }).toEqual(seats);
  await watcher.ask({ type: 'join', game, spectator: true });
  await ann.ask({ type: 'join', game });
  const [usa] = ann.all('joined').map(({ seat }) => seat);
  await here([String(usa)]);
  await bob.ask({ type: 'join', game });
  await program.ask({ type: 'join', game, positions: 'none' });
  const [china] = bob.all('joined').map(({ seat }) => seat);
  const both = [String(usa), String(china)].sort();
  await here(both);
  expect(bob.all('here').at(-1)?.seats).toEqual(both);
  program.socket.terminate();
  bob.socket.terminate();
  await here([String(usa)]);
  expect([...watcher.all('here'), ...program.all('here')]).toEqual([]);
  for (const line of [ann, watcher]) line.close();
});
