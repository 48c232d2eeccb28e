// What commanders cost: npm run bench -- bots
import { type Commander, commanderNamed, type Moment, mindOf, momentOf, playOut, steady } from '@marshall/bots';
import {
  cloneGame,
  createGame,
  type Game,
  imagine,
  mixSeed,
  openStream,
  perform,
  quickStream,
  type Seat,
} from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { median, readable } from './measure.ts';

const rows: [string, string][] = [];
const note = (what: string, figure: string) => {
  rows.push([what, figure]);
  process.stderr.write(`${what}: ${figure}\n`);
};

const officer = named('officer');
const kinds = new Map<string, { decisions: number; spent: number }>();
const times: number[] = [];

// --- whole games of six officers, measured by the processor's time, so that a busy machine disturbs little ---
// The first games of a process wait for the compiler: they are played, and not counted.
playOfficers(30, () => undefined);
const started = process.cpuUsage();
const GAMES = 30;
let decisions = 0;
playOfficers(GAMES, (kind, ns) => {
  decisions++;
  times.push(ns);
  const row = kinds.get(kind) ?? { decisions: 0, spent: 0 };
  row.decisions++;
  row.spent += ns;
  kinds.set(kind, row);
});
const used = process.cpuUsage(started);
const seconds = (used.user + used.system) / 1e6;
note('officer games, six players, twelve cycles', `${(GAMES / seconds).toFixed(1)} a second a core`);
note(
  'decisions of officers',
  `${Math.round(decisions / seconds)} a second a core, ${Math.round(decisions / GAMES)} a game`,
);
times.sort((a, b) => a - b);
note(
  'one decision of an officer',
  `median ${readable(median(times))}, 99% under ${readable(times[Math.floor(0.99 * times.length)] ?? 0)}, 99.9% under ${readable(times[Math.floor(0.999 * times.length)] ?? 0)}`,
);
const all = times.reduce((sum, ns) => sum + ns, 0);
const shares = [...kinds].sort(([, a], [, b]) => b.spent - a.spent).slice(0, 8);
note(
  'where officers spend their time',
  shares.map(([kind, { spent }]) => `${kind} ${((100 * spent) / all).toFixed(0)}%`).join(', '),
);

// --- generals ---
const { game, seat } = midGame();
const mind = mindOf('officer', steady.weights);
const PLAYOUTS = 300;
const parts = { imagine: 0, clone: 0, play: 0 };
const timed = <T>(part: keyof typeof parts, work: () => T): T => {
  const at = process.hrtime.bigint();
  const made = work();
  parts[part] += Number(process.hrtime.bigint() - at);
  return made;
};
const playAhead = (number: number) => {
  for (let i = 0; i < number; i++) {
    const stream = quickStream(`playout ${i}`);
    const world = timed('imagine', () => imagine(game.setup, momentOf(game, seat, stream).view, stream));
    const copy = timed('clone', () => cloneGame(world, stream));
    timed('play', () => playOut(copy, stream, seat, mind));
  }
};
playAhead(100);
const before = process.cpuUsage();
playAhead(PLAYOUTS);
const spent = process.cpuUsage(before);
note(
  "general's playouts, to the end of the next cycle's sales",
  `${Math.round(PLAYOUTS / ((spent.user + spent.system) / 1e6))} a second a core`,
);
const parted = parts.imagine + parts.clone + parts.play;
note(
  'where playouts spend their time',
  Object.entries(parts)
    .map(([part, ns]) => `${part} ${((100 * ns) / parted).toFixed(0)}%`)
    .join(', '),
);

console.log('\n| what | figure |\n|---|---|');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);

function playOfficers(games: number, heard: (kind: string, ns: number) => void): void {
  for (let i = 0; i < games; i++) walk(start(`bench ${i}`, i % 2 === 0 ? 'standard' : 'random'), heard, () => false);
}

/** A position in the middle of a game of officers, at a sale. */
function midGame(): { game: Game; seat: Seat } {
  const position = start('middle', 'standard');
  walk(
    position,
    () => undefined,
    () => position.state.cycle === 6 && position.state.question?.kind === 'sell',
  );
  const asked = position.state.question?.waiting[0];
  if (asked === undefined) throw new Error('nobody is asked');
  return { game: position, seat: asked };
}

function start(seed: string, opening: 'standard' | 'random'): Game {
  const { setup, secret } = planSetup({ players: 6, seed, options: { opening, detenteCycle: 12 } });
  const begun = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.value.game;
}

function walk(position: Game, heard: (kind: string, ns: number) => void, enough: () => boolean): void {
  const stream = quickStream(position.setup.commitment);
  while (position.state.ended === undefined && !enough()) {
    const { question } = position.state;
    const asked = question?.waiting[0];
    if (question === undefined || asked === undefined) throw new Error('nobody is asked');
    const at = process.hrtime.bigint();
    const command = decided(momentOf(position, asked, stream));
    heard(question.kind, Number(process.hrtime.bigint() - at));
    const result = perform(position, asked, command);
    if (!result.ok) throw new Error(result.refusal.message);
  }
}

function decided(moment: Moment) {
  const command = officer.decide(moment);
  if (command instanceof Promise) throw new Error('an officer does not keep anybody waiting');
  return command;
}

function named(name: string): Commander {
  const found = commanderNamed(name);
  if (found === undefined) throw new Error(`no commander ${name}`);
  return found;
}
