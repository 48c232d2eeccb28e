// One process and several on the same PostgreSQL, in turn: what a command takes of the processors. npm run bench -- processes
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { openStore } from '@marshall/server';
import { startPostgres } from '../packages/server/dist/testing/postgres.js';
import { marshallContender } from './dist/load-marshall.js';
import { Trial } from './dist/load-measure.js';
import { serverUnderLoad, stopAll } from './dist/load-process.js';

const GAMES = Number(process.env.GAMES ?? 120);
const TURNS = Number(process.env.TURNS ?? 6);
const SECONDS = Number(process.env.SECONDS ?? 3);
const COUNTS = (process.env.PROCESSES ?? '1,2').split(',').map(Number);
/** Microseconds of a tick in which Linux counts processor time. */
const TICK = 10_000;

/** Processor time of a process and all below it, those that have ended too, in microseconds. */
function timeOf(root) {
  const times = new Map();
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      times.set(Number(id), { above: Number(fields[1]), ticks: fields.slice(11, 15).map(Number) });
    } catch {
      // It has ended.
    }
  const isBelow = (id) => id === root || (times.has(id) && isBelow(times.get(id).above));
  let ticks = 0;
  for (const [id, time] of times) if (isBelow(id)) ticks += time.ticks.reduce((sum, part) => sum + part);
  return ticks * TICK;
}

const postgres = await startPostgres();
const database = postgresBelow();
const all = [];
let wrong = 0;
try {
  for (const count of COUNTS) {
    const url = await postgres.createDatabase();
    const before = new Set(nodesBelow());
    const server = await serverUnderLoad('postgres', url, String(count));
    const [root] = nodesBelow().filter((id) => !before.has(id));
    const own = { ...server, cpu: async () => timeOf(root) };
    const contender = await marshallContender(server.port, GAMES, 'answers', async () => undefined);
    const trial = new Trial(contender, own, GAMES);
    await trial.warm();
    all.push({ count, url, server, contender, trial, database: 0, loads: [] });
    console.error(`${count} process(es): ${GAMES} games sit.`);
  }
  for (let turn = 0; turn < TURNS; turn += 1) for (const one of all) await one.trial.steadily(SECONDS);
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const one of all) {
      const from = timeOf(database);
      await one.trial.fast(SECONDS);
      one.database += timeOf(database) - from;
      one.loads.push(loadavg()[0].toFixed(0));
    }
  console.log(`${GAMES} games of six, ${TURNS} turns of ${SECONDS} s each.\n`);
  console.log(
    '| processes | commands a second | servers, us | PostgreSQL, us | both, us | driver, us | p50 / p99 at 500/s, ms | load |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const one of all) {
    const { perSecond, server, driver, p50, p99, lost } = await one.trial.figures();
    const made = perSecond * TURNS * SECONDS;
    const base = one.database / made;
    one.both = server + base;
    wrong += lost + one.contender.faults() + (await unkept(one));
    const figures = [perSecond, server, base, one.both, driver].map((figure) => figure.toFixed(0));
    console.log(
      `| ${[one.count, ...figures, `${p50.toFixed(1)} / ${p99.toFixed(1)}`, `${one.loads[0]} to ${one.loads.at(-1)}`].join(' | ')} |`,
    );
  }
  const [first] = all;
  for (const { count, both } of all.slice(1))
    console.log(
      `\nBy processor time, ${count} cores make ${((count * first.both) / both).toFixed(2)} times as many commands with ${count} processes as one core with one.`,
    );
  console.log(
    wrong === 0
      ? 'Every command was heard by all six seats, and what was accepted is in the store.'
      : `${wrong} faults.`,
  );
} finally {
  stopAll();
  await postgres.remove();
}
process.exit(wrong === 0 ? 0 : 1);

/** Games whose log does not hold just what was accepted. */
async function unkept({ url, contender: { games, accepted } }) {
  const store = await openStore({ databaseUrl: url, folder: '' });
  const kept = await Promise.all(games.map(async (id) => ((await store.games.get(id))?.sequence ?? 0) - 1));
  await store.close();
  return kept.filter((entries, game) => entries !== accepted[game]).length;
}

/** Processes of ours of a name. */
function below(name) {
  return readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      const [, found, above] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? [];
      return found?.startsWith(name) && Number(above) === process.pid;
    } catch {
      return false;
    }
  });
}

function nodesBelow() {
  return below('node').map(Number);
}

function postgresBelow() {
  return Number(below('postgres')[0]);
}
