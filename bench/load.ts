// Live tables under load: 500 games of six seats over sockets, beside a bare ws relay and boardgame.io's server, in one run.
// Usage: npm run bench -- load [games] [seconds]
import { fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marshallContender } from './load-marshall.ts';
import { type Contender, type Figures, measure, RATE, SEATS } from './load-measure.ts';
import { boardgameContender, relayContender } from './load-peers.ts';
import { type ServerUnderLoad, serverUnderLoad, stopAll } from './load-process.ts';

const [games = 500, seconds = 8] = process.argv
  .slice(2)
  .filter((argument) => /^\d+$/.test(argument))
  .map(Number);

interface Measured extends Figures {
  /** KiB of heap a game, its sockets included: when all sat down, and after the games were played. */
  readonly opened: number;
  readonly played: number;
}

const folder = mkdtempSync(join(tmpdir(), 'marshall-load-'));
try {
  const sync = fsyncMilliseconds();
  const mine = await run(await serverUnderLoad('marshall', folder), marshallContender);
  const payload = String(Math.max(1, Math.round(mine.bytes / SEATS)));
  const relay = await run(await serverUnderLoad('relay', payload), relayContender);
  const peer = await run(await serverUnderLoad('boardgameio'), boardgameContender);
  report(mine, relay, peer, sync);
} finally {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function run(
  server: ServerUnderLoad,
  contend: (port: number, games: number) => Promise<Contender>,
): Promise<Measured> {
  const empty = await server.heap();
  const contender = await contend(server.port, games);
  const opened = await server.heap();
  const figures = await measure(contender, server, games, seconds);
  const played = await server.heap();
  await server.stop();
  process.stderr.write(
    `${contender.name}: ${figures.perSecond.toFixed(0)} a second, p99 ${figures.p99.toFixed(1)} ms, ${figures.server.toFixed(0)} us of processor a command\n`,
  );
  return { ...figures, opened: (opened - empty) / games / 1024, played: (played - empty) / games / 1024 };
}

function report(mine: Measured, relay: Measured, peer: Measured, sync: number): void {
  const rows: readonly (readonly [string, (figures: Measured) => string])[] = [
    ['commands a second', ({ perSecond }) => perSecond.toFixed(0)],
    ['processor of the server, us a command', ({ server }) => server.toFixed(0)],
    ['processor of the driver, us a command', ({ driver }) => driver.toFixed(0)],
    [`p50 at ${RATE}/s, ms`, ({ p50 }) => p50.toFixed(1)],
    [`p99 at ${RATE}/s, ms`, ({ p99 }) => p99.toFixed(1)],
    ['bytes a command, all seats', ({ bytes }) => bytes.toFixed(0)],
    [
      'heap a game with its six sockets, KiB, opened / played',
      (all) => `${all.opened.toFixed(0)} / ${all.played.toFixed(0)}`,
    ],
  ];
  console.log(`${games} games of ${SEATS} seats, ${seconds} s each; one fdatasync here takes ${sync.toFixed(1)} ms.\n`);
  console.log('| | Marshall, durable | bare ws relay | boardgame.io, in memory |\n|---|---|---|---|');
  for (const [name, say] of rows) console.log(`| ${name} | ${say(mine)} | ${say(relay)} | ${say(peer)} |`);
  const share = (100 * mine.perSecond) / relay.perSecond;
  console.log(
    `\nMarshall makes ${share.toFixed(0)}% of the relay and ${(mine.perSecond / peer.perSecond).toFixed(1)} times boardgame.io; by processor time ${((100 * relay.server) / mine.server).toFixed(0)}% and ${(peer.server / mine.server).toFixed(1)} times;`,
  );
  console.log(
    `its p99 is ${mine.p99.toFixed(1)} ms where twice the relay's and one sync make ${(2 * relay.p99 + sync).toFixed(1)} ms.`,
  );
}

function fsyncMilliseconds(): number {
  const file = openSync(join(folder, 'sync'), 'w');
  const start = performance.now();
  for (let i = 0; i < 50; i += 1) {
    writeSync(file, 'x');
    fdatasyncSync(file);
  }
  return (performance.now() - start) / 50;
}
