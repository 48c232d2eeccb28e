// Live tables under load: 500 games of six seats over sockets, beside a bare ws relay and boardgame.io's server, in one run.
// Usage: npm run bench -- load [games] [seconds] [brief]; `brief` leaves out the views and boardgame.io.
import { fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@marshall/server';
import { type MarshallContender, marshallContender } from './load-marshall.ts';
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
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const troubles: string[] = [];
try {
  const sync = fsyncMilliseconds();
  // Those who follow the feed are sent what they are asked; those who do not, a whole view with each question.
  const mine = await run(
    await serverUnderLoad('marshall', join(folder, 'offers')),
    (port, halfway) => marshallContender(port, games, 'offers', halfway),
    (contender) => mustBeKept(join(folder, 'offers'), contender),
  );
  const payload = String(Math.max(1, Math.round(mine.bytes / SEATS)));
  const relay = await run(await serverUnderLoad('relay', payload), (port, halfway) =>
    relayContender(port, games, halfway),
  );
  if (process.argv.includes('brief')) process.exit(troubles.length === 0 ? 0 : 1);
  const viewing = await run(
    await serverUnderLoad('marshall', join(folder, 'asked')),
    (port, halfway) => marshallContender(port, games, 'asked', halfway),
    (contender) => mustBeKept(join(folder, 'asked'), contender),
  );
  const peer = await run(await serverUnderLoad('boardgameio'), (port, halfway) =>
    boardgameContender(port, games, halfway),
  );
  report([mine, viewing, relay, peer], sync);
} finally {
  stopAll();
}
for (const trouble of troubles) process.stderr.write(`${trouble}\n`);
process.exit(troubles.length === 0 ? 0 : 1);

async function run<C extends Contender>(
  server: ServerUnderLoad,
  contend: (port: number, halfway: () => Promise<void>) => Promise<C>,
  afterwards: (contender: C) => Promise<void> = async () => undefined,
): Promise<Measured> {
  let half = 0;
  // By the second half of the games: what the program itself takes is there by then.
  const contender = await contend(server.port, async () => {
    half = await server.heap();
  });
  const full = await server.heap();
  const figures = await measure(contender, server, games, seconds);
  const played = await server.heap();
  await server.stop();
  if (figures.lost > 0) troubles.push(`${contender.name}: ${figures.lost} commands were not heard by all six seats.`);
  if (contender.faults() > 0) troubles.push(`${contender.name}: ${contender.faults()} answers were no acceptance.`);
  await afterwards(contender);
  const opened = (full - half) / (games / 2) / 1024;
  const measured = { ...figures, opened, played: opened + (played - full) / games / 1024 };
  process.stderr.write(
    `${contender.name}: ${figures.perSecond.toFixed(0)} a second, p50 ${figures.p50.toFixed(1)}, p99 ${figures.p99.toFixed(1)} ms, ${figures.server.toFixed(0)} us of processor a command, ${opened.toFixed(0)} / ${measured.played.toFixed(0)} KiB a game\n`,
  );
  return measured;
}

/** What was accepted is in the log of its game, beside the opening, and nothing else is. */
async function mustBeKept(place: string, { games, accepted }: MarshallContender): Promise<void> {
  const store = await openStore({ folder: place });
  const kept = await Promise.all(games.map(async (id) => ((await store.games.get(id))?.sequence ?? 0) - 1));
  await store.close();
  const wrong = kept.filter((entries, game) => entries !== accepted[game]).length;
  if (wrong > 0) troubles.push(`In ${wrong} games the log does not hold just what was accepted.`);
}

function report(all: readonly [Measured, Measured, Measured, Measured], sync: number): void {
  const [mine, , relay, peer] = all;
  const rows: readonly (readonly [string, (figures: Measured) => string])[] = [
    ['commands a second', ({ perSecond }) => perSecond.toFixed(0)],
    ['processor of the server, us a command', ({ server }) => server.toFixed(0)],
    ['processor of the driver, us a command', ({ driver }) => driver.toFixed(0)],
    [`p50 at ${RATE}/s, ms`, ({ p50 }) => p50.toFixed(1)],
    [`p99 at ${RATE}/s, ms`, ({ p99 }) => p99.toFixed(1)],
    ['bytes a command, all seats', ({ bytes }) => bytes.toFixed(0)],
    [
      'heap a game with its sockets, KiB, opened / played',
      (one) => `${one.opened.toFixed(0)} / ${one.played.toFixed(0)}`,
    ],
  ];
  console.log(`${games} games of ${SEATS} seats, ${seconds} s each; one fdatasync here takes ${sync.toFixed(1)} ms.\n`);
  console.log('| | Marshall, durable | with a view at each question | bare ws relay | boardgame.io, in memory |');
  console.log('|---|---|---|---|---|');
  for (const [name, say] of rows) console.log(`| ${[name, ...all.map(say)].join(' | ')} |`);
  const share = (one: number, other: number) => `${((100 * one) / other).toFixed(0)}%`;
  const times = (one: number, other: number) => `${(one / other).toFixed(1)} times`;
  console.log(
    `\nMarshall makes ${share(mine.perSecond, relay.perSecond)} of the relay and ${times(mine.perSecond, peer.perSecond)} boardgame.io; by processor time ${share(relay.server, mine.server)} and ${times(peer.server, mine.server)};`,
  );
  console.log(
    `its p99 is ${mine.p99.toFixed(1)} ms where twice the relay's and one sync make ${(2 * relay.p99 + sync).toFixed(1)} ms.`,
  );
  if (troubles.length === 0)
    console.log('Every command was heard by all six seats, and what was accepted is in the store.');
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
