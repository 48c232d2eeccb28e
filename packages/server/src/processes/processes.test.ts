import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { severalProcesses } from '../testing/processes.ts';
import { mustBeWhole } from '../testing/replays.ts';
import { begunGame } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';
import { acknowledgements, Survivor } from '../testing/survivor.ts';
import { LIVELY, playSeat } from '../testing/walker.ts';
import { ownerOf } from './owner.ts';

const postgres = storeKind('postgres');
const PROCESSES = 2;

test('all players of a game come to the same process; asked for elsewhere, a game is served as well', async () => {
  const place = await postgres.place();
  const server = await severalProcesses(place, PROCESSES);
  const players = await Promise.all(['Ann', 'Bob', 'Cem'].map((name) => Player.guest(server.url, name)));
  const games = await Promise.all(
    Array.from({ length: 6 }, () => begunGame(players, { options: { stages: '37', detenteCycle: 2 } })),
  );
  const expected = new Map([1, 2].map((process) => [process, 0]));
  for (const game of games) {
    const owner = ownerOf(game, PROCESSES) + 1;
    expected.set(owner, (expected.get(owner) ?? 0) + players.length);
  }
  const lines = await Promise.all(
    games.flatMap((game) => players.map(async (player) => ({ game, line: await player.socketOf(game) }))),
  );
  expect(await server.figure('marshall_sockets')).toEqual(expected);
  // What is said on a socket that was given to another process is heard, its first word too.
  await Promise.all(lines.map(({ game, line }) => line.ask({ type: 'join', game, positions: 'none' })));
  const tables = [...(await server.figure('marshall_tables')).values()];
  expect(tables.reduce((sum, count) => sum + count, 0)).toBe(games.length);
  for (const { line } of lines) line.close();

  // An address that names no game stays where it comes, in turn here and there: both processes play the same game.
  const [game = ''] = games;
  const anywhere = await Promise.all(players.map((player) => player.socket()));
  expect([...(await server.figure('marshall_sockets')).keys()].sort()).toEqual([1, 2]);
  const spectator = await new Player(server.url).socketOf(game);
  await spectator.ask({ type: 'join', game, since: 0, positions: 'none' });
  await Promise.all(anywhere.map((line) => playSeat(line, game, LIVELY)));
  await spectator.first('opened');
  const numbers = spectator.all('feed').map(({ n }) => n);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  expect(await server.stop()).toBe(0);
  const store = await postgres.open(place);
  await mustBeWhole(store, game);
  await store.close();
});

test('a process that is killed in the middle of play loses nothing that was acknowledged, and is started again', async () => {
  const place = await postgres.place();
  const server = await severalProcesses(place, PROCESSES);
  const survivors: Survivor[] = [];
  for (let i = 0; i < 4; i += 1) {
    const players = await Promise.all(['Ann', 'Bob'].map((name) => Player.guest(server.url, name)));
    const game = await begunGame(
      players,
      { options: { stages: '37', detenteCycle: 200 } },
      i % 2 === 0 ? ['random'] : [],
    );
    survivors.push(...players.map((player, p) => new Survivor(player, game, ['usa', 'china'][p] ?? '')));
  }
  let over = false;
  // Those who lose their socket come back at once: to the other process while their own is away.
  const playing = Promise.all(
    survivors.map(async (survivor) => {
      for (; !over; await pause(20)) await survivor.play(server.url);
    }),
  );
  for (const process of [1, 2, 1]) {
    await acknowledgements(survivors, 20);
    const killed = server.pid(process);
    globalThis.process.kill(killed, 'SIGKILL');
    await expect.poll(() => server.pid(process), { timeout: 60_000 }).not.toBe(killed);
  }
  await acknowledgements(survivors, 20);
  over = true;
  expect(await server.stop()).toBe(0);
  await playing;
  expect([...server.written().matchAll(/A process has ended and is started again/g)]).toHaveLength(3);
  const store = await postgres.open(place);
  for (const { game, seat, acknowledged, feed } of survivors) {
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    for (const id of acknowledged)
      expect(await store.log.append(game, -1, [], { seat, id })).toHaveProperty('duplicate');
    expect([...feed.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: feed.size }, (_, i) => i + 1));
    await mustBeWhole(store, game);
  }
  expect(survivors.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)).toBeGreaterThan(80);
  await store.close();
});

test('limits of an address hold for all processes together, and those of a process that ended are free again', async () => {
  const place = await postgres.place();
  const server = await severalProcesses(place, PROCESSES, { sockets: 3 });
  const guest = await Player.guest(server.url, 'Ann');
  const open = () => guest.socket().catch((error: unknown) => String(error));
  const isRefused = (found: unknown) => found === 'Error: not let in: 429';
  const lines = [await guest.socket(), await guest.socket(), await guest.socket()];
  // Both processes know of all three, in whichever they are.
  const refusals = async () => {
    const found = [await open(), await open(), await open(), await open()];
    for (const line of found) if (typeof line !== 'string') line.close();
    return found.filter(isRefused).length;
  };
  await expect.poll(refusals, { timeout: 20_000 }).toBe(4);
  expect([...(await server.figure('marshall_sockets')).values()].reduce((sum, count) => sum + count)).toBe(3);
  // Those who come in this very moment are cut or let in, and nobody waits for an answer that can't come.
  process.kill(server.pid(1), 'SIGKILL');
  await Promise.all(Array.from({ length: 8 }, open));
  process.kill(server.pid(2), 'SIGKILL');
  await Promise.all(Array.from({ length: 8 }, open));
  for (const line of lines) line.socket.terminate();
  await expect.poll(async () => typeof (await open()), { timeout: 60_000 }).toBe('object');
  expect(await server.stop()).toBe(0);
});
