// A server with a game of two innocent people on it, one of whom plays while the attack goes on.
import { bystander } from './bystander.mjs';
import { begun, guest, sleep } from './client.mjs';
import { figure, hold, STALL, stalls, waits } from './report.mjs';
import { startServer } from './server.mjs';

/** Milliseconds within which nineteen of twenty answers come while others attack: a player notices nothing. */
const PATIENCE = 250;

export async function scene(options = {}) {
  const server = await startServer(options);
  const people = [await guest(server.url, 'Ann', '127.0.9.9'), await guest(server.url, 'Bob', '127.0.9.9')];
  const game = await begun(server.url, people);
  return { server, people, game, port: server.port, url: server.url };
}

/**
 * Runs an attack while somebody plays, and says what became of them and of the event loop, beside two idle seconds before
 * it. `player` and `game` say who plays where, if not at a table of their own.
 */
export async function under({ server, people, game, player }, run, { patience = PATIENCE, stall = STALL } = {}) {
  const innocent = bystander(server.url, player ?? people[0], game);
  await innocent.ready;
  await sleep(500);
  await innocent.soFar();
  await server.measure();
  await sleep(2000);
  figure('idle', `${waits(await innocent.soFar())}; ${stalls(await server.measure())}`);
  const result = await run();
  const waited = await innocent.stop();
  hold(server.alive(), 'the server is there');
  const measured = await server.measure();
  figure('under attack', `${waits(waited)}; ${stalls(measured)}`);
  hold(waited.p95 <= patience && waited.lost === 0, `a player gets their answers (p95 within ${patience} ms)`);
  hold(measured.own <= stall, `no stall of the event loop over ${stall} ms`);
  return { result, waited, measured };
}
