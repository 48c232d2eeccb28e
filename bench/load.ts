// Live tables under load: 500 games of six seats over sockets, beside a bare ws relay and boardgame.io's server, in one run.
// Usage: npm run bench -- load [games] [seconds] [brief]; `brief` leaves out all but the relay. With MARSHALL_PEERS=FOLDER Colyseus is
// measured too, from a folder in which somebody ran: npm install @colyseus/core @colyseus/schema @colyseus/ws-transport express
import { fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openStore } from '@marshall/server';
import { whyNoColyseus } from './load-colyseus.ts';
import { type MarshallContender, marshallContender } from './load-marshall.ts';
import { type Contender, type Figures, RATE, SEATS, Trial } from './load-measure.ts';
import { boardgameContender, colyseusContender, relayContender } from './load-peers.ts';
import { type ServerUnderLoad, serverUnderLoad, stopAll } from './load-process.ts';

const [games = 500, seconds = 8] = process.argv
  .slice(2)
  .filter((argument) => /^\d+$/.test(argument))
  .map(Number);

/** The contenders are measured in turns, so that a machine that is now faster and now slower is so for all of them. */
const TURNS = 4;

interface Measured extends Figures {
  /** KiB of heap a game, its sockets included: when all sat down, and after the games were played. */
  readonly opened: number;
  readonly played: number;
}

interface Running {
  readonly trial: Trial;
  readonly server: ServerUnderLoad;
  /** Bytes of heap when half and when all of the games were there. */
  readonly half: number;
  readonly full: number;
  /** Looks for what went wrong, once the server has ended. */
  afterwards(): Promise<void>;
}

const peers = process.env.MARSHALL_PEERS;
const missing = peers === undefined ? undefined : whyNoColyseus(resolve(peers));
if (missing !== undefined) {
  process.stderr.write(`${missing}\n`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'marshall-load-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const troubles: string[] = [];
try {
  const sync = fsyncMilliseconds();
  const brief = process.argv.includes('brief');
  // Programs that answer are sent their answers; others all they may do as well, or a whole view with each question.
  const mine = await marshall('answers');
  await mine.trial.warm();
  // Counted when the games are under way, as the relay is measured later.
  const bytes = await mine.trial.warm();
  const relay = await begin(
    await serverUnderLoad('relay', String(Math.max(1, Math.round(bytes / SEATS)))),
    (port, halfway) => relayContender(port, games, halfway),
  );
  await relay.trial.warm();
  const all = [mine, relay];
  if (!brief) {
    all.push(await marshall('offers'), await marshall('asked'));
    all.push(
      await begin(await serverUnderLoad('boardgameio'), (port, halfway) => boardgameContender(port, games, halfway)),
    );
    if (peers !== undefined) {
      const server = await serverUnderLoad('colyseus', resolve(peers), String(games));
      all.push(await begin(server, (port, halfway) => colyseusContender(port, server.paths, halfway)));
    }
    for (const { trial } of all.slice(2)) await trial.warm();
  }
  for (let turn = 0; turn < TURNS; turn += 1) for (const { trial } of all) await trial.steadily(seconds / TURNS);
  for (let turn = 0; turn < TURNS; turn += 1) for (const { trial } of all) await trial.fast(seconds / TURNS);
  const measured: Measured[] = [];
  for (const one of all) measured.push(await finish(one));
  report(
    all.map(({ trial }) => trial.contender.name),
    measured,
    sync,
  );
} finally {
  stopAll();
}
for (const trouble of troubles) process.stderr.write(`${trouble}\n`);
process.exit(troubles.length === 0 ? 0 : 1);

async function marshall(positions: 'answers' | 'offers' | 'asked'): Promise<Running> {
  const place = join(folder, positions);
  return begin(
    await serverUnderLoad('marshall', place),
    (port, halfway) => marshallContender(port, games, positions, halfway),
    (contender) => mustBeKept(place, contender),
  );
}

async function begin<C extends Contender>(
  server: ServerUnderLoad,
  contend: (port: number, halfway: () => Promise<void>) => Promise<C>,
  afterwards: (contender: C) => Promise<void> = async () => undefined,
): Promise<Running> {
  let half = 0;
  // By the second half of the games: what the program itself takes is there by then.
  const contender = await contend(server.port, async () => {
    half = await server.heap();
  });
  const full = await server.heap();
  process.stderr.write(`${contender.name}: ${games} games sit.\n`);
  const trial = new Trial(contender, server, games);
  return { trial, server, half, full, afterwards: () => afterwards(contender) };
}

async function finish({ trial, server, half, full, afterwards }: Running): Promise<Measured> {
  const { contender } = trial;
  const figures = await trial.figures();
  const played = await server.heap();
  await server.stop();
  if (figures.lost > 0) troubles.push(`${contender.name}: ${figures.lost} commands were not heard by all six seats.`);
  if (contender.faults() > 0) troubles.push(`${contender.name}: ${contender.faults()} answers were no acceptance.`);
  await afterwards();
  const opened = (full - half) / (games / 2) / 1024;
  return { ...figures, opened, played: opened + (played - full) / games / 1024 };
}

/** What was accepted is in the log of its game, beside the opening, and nothing else is. */
async function mustBeKept(place: string, { games, accepted }: MarshallContender): Promise<void> {
  const store = await openStore({ folder: place });
  const kept = await Promise.all(games.map(async (id) => ((await store.games.get(id))?.sequence ?? 0) - 1));
  await store.close();
  const wrong = kept.filter((entries, game) => entries !== accepted[game]).length;
  if (wrong > 0) troubles.push(`In ${wrong} games the log does not hold just what was accepted.`);
}

function report(names: readonly string[], all: readonly Measured[], sync: number): void {
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
  console.log(`| | ${names.join(' | ')} |`);
  console.log(`|---${'|---'.repeat(names.length)}|`);
  for (const [name, say] of rows) console.log(`| ${[name, ...all.map(say)].join(' | ')} |`);
  console.log('');
  const [mine, relay] = all;
  if (mine === undefined || relay === undefined) return;
  for (const [i, one] of all.entries())
    if (i > 0)
      console.log(
        `Marshall makes ${((100 * mine.perSecond) / one.perSecond).toFixed(0)}% of ${names[i]}; by processor time ${((100 * one.server) / mine.server).toFixed(0)}%.`,
      );
  console.log(
    `Its p99 is ${mine.p99.toFixed(1)} ms where twice the relay's and one sync make ${(2 * relay.p99 + sync).toFixed(1)} ms.`,
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
