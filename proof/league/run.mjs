// Usage: node proof/league/run.mjs scripts [NAME,NAME] | duel ONE FIVE | table NAME,NAME | think NAME,NAME   [--games N] [--players 6] [--cycles 12] [--seed S]
//        [--against NAME] [--base first] [--option marketPricing=unit] [--most 28] [--least 30] [--ones 3]
//   scripts  each exploit in one seat, --against (an officer of today unless said) in all others
//   duel     one commander, or --ones of them, against others of a kind
//   table    what happens at a table of these commanders
//   think    how long they think about a decision
// `first:officer` is an officer of the frozen league `first`. Seats rotate, openings take turns, one process.
import { parseArgs } from 'node:util';
import * as today from '@marshall/bots';
import { fixture, setupOf, wilson } from '@marshall/bots/arena';
import { counter } from './count.mjs';
import * as first from './frozen/first.mjs';
import { SCRIPT_NAMES, scriptNamed } from './scripts.mjs';
import { thinkTimes } from './think.mjs';

const LEAGUES = { first };
const OPTIONS = {
  games: { type: 'string', default: '60' },
  players: { type: 'string', default: '6' },
  cycles: { type: 'string', default: '12' },
  seed: { type: 'string', default: 'league' },
  against: { type: 'string', default: 'officer' },
  base: { type: 'string', default: '' },
  option: { type: 'string', multiple: true, default: [] },
  /** Fails if a script wins more than so many per cent. */
  most: { type: 'string' },
  /** Fails if the one of a duel wins fewer than so many per cent. */
  least: { type: 'string' },
  /** How many seats of a duel the first commander has. */
  ones: { type: 'string', default: '1' },
};
const { values, positionals } = read();
const games = Number(values.games);
const players = Number(values.players);

function read() {
  try {
    const asked = parseArgs({ allowPositionals: true, options: OPTIONS });
    const wrong = ['games', 'players', 'cycles', 'ones'].find((name) => !/^[1-9]\d*$/.test(asked.values[name]));
    if (wrong !== undefined) stop(`--${wrong} takes a whole number from 1 on, not '${asked.values[wrong]}'.`);
    return asked;
  } catch (error) {
    return stop(`${error.message.split('. ')[0]}. There are: --${Object.keys(OPTIONS).join(', --')}.`);
  }
}

/** Ends with a sentence that says what to do. */
function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

/** The commander of a name, and the league it plays with. */
function commander(name) {
  const [league, ...rest] = name.split(':');
  const bots = LEAGUES[league] ?? today;
  const found = bots.commanderNamed(LEAGUES[league] === undefined ? name : rest.join(':'));
  if (found === undefined) {
    const levels = today.COMMANDERS.map((one) => one.name).join(', ');
    stop(`There is no commander ${name}. There are ${levels}, and those of the league, such as first:officer.`);
  }
  return { bots, found };
}

const percent = (rate) => `${(100 * rate).toFixed(1)}%`;
const options = {
  detenteCycle: Number(values.cycles),
  ...Object.fromEntries(values.option.map((each) => each.split('='))),
};
const base = { games, seed: values.seed, players, openings: ['standard', 'random'], options, everySet: false };

/** Plays games of a field; each is told with who sat where. */
function* play(field, commanderOf, watch) {
  const plan = { ...base, field };
  for (let i = 0; i < games; i++) {
    const match = fixture(plan, i);
    const { setup, secret } = setupOf(plan, match);
    const seats = Object.fromEntries(setup.seats.map((seat, place) => [seat, commanderOf(match.seated[place])]));
    yield { match, setup, played: today.playGame(setup, secret, seats, watch) };
  }
}

/** One entrant, or several that count together, against others of a kind: their share of wins, of survivors, and refused commands. */
function against(name, one, others) {
  const ones = Number(values.ones);
  const every = Math.floor(players / ones);
  const field = Array.from({ length: players }, (_, i) => (i % every === 0 && i < ones * every ? 'one' : 'other'));
  let [wins, alive, refused, supremacies] = [0, 0, 0, 0];
  const started = process.cpuUsage().user;
  for (const { match, setup, played } of play(field, (seated) => (seated === 'one' ? one : others))) {
    for (const seat of setup.seats.filter((_, place) => match.seated[place] === 'one')) {
      if (played.winners.includes(seat)) wins += 1 / played.winners.length;
      if (played.alive.includes(seat)) alive += 1 / ones;
    }
    if (played.how === 'supremacy') supremacies++;
    refused += played.refused.length;
    for (const each of played.refused.slice(0, 2)) console.error(`  refused: ${JSON.stringify(each)}`);
  }
  const [low, high] = wilson(wins, games);
  const seconds = (process.cpuUsage().user - started) / 1e6 / games;
  console.log(
    `| ${name} | ${percent(wins / games)} (${percent(low)} to ${percent(high)}) of ${games} | ${percent(alive / games)} | ${supremacies} | ${refused} | ${seconds.toFixed(2)} s |`,
  );
  return { share: wins / games, refused };
}

const [mode = 'scripts', what = '', whom = ''] = positionals;
const HEAD = '| one | wins (95%) | survives | Supremacies | refused | processor a game |\n|---|---|---|---|---|---|';
let failed = false;
if (mode === 'scripts') {
  const { bots: partners, found } = commander(values.against);
  const names = what === '' ? SCRIPT_NAMES : what.split(',');
  console.log(`${players - 1} x ${values.against}, ${values.cycles} cycles, seed ${values.seed}\n\n${HEAD}`);
  for (const name of names) {
    const script = scriptNamed(name, LEAGUES[values.base] ?? today, partners);
    if (script === undefined) stop(`There is no script ${name}; there are ${SCRIPT_NAMES.join(', ')}.`);
    const { share, refused } = against(name, script, found);
    if (refused > 0 || (values.most !== undefined && 100 * share > Number(values.most))) failed = true;
  }
} else if (mode === 'duel') {
  console.log(`${values.cycles} cycles, seed ${values.seed}\n\n${HEAD}`);
  const { share, refused } = against(`${what} against ${whom}`, commander(what).found, commander(whom).found);
  failed = refused > 0 || (values.least !== undefined && 100 * share < Number(values.least));
} else if (mode === 'table') {
  const { sums, watch, end } = counter();
  const found = new Map(what.split(',').map((name) => [name, commander(name).found]));
  let refused = 0;
  for (const { setup, played } of play(what.split(','), (name) => found.get(name), watch)) {
    end(played, setup);
    refused += played.refused.length;
    for (const each of played.refused.slice(0, 2)) console.error(`  refused: ${JSON.stringify(each)}`);
  }
  tell(sums, refused);
  failed = refused > 0;
} else if (mode === 'think') {
  const found = new Map(what.split(',').map((name) => [name, commander(name).found]));
  const times = thinkTimes({ ...base, field: [...found.keys()] }, (name) => found.get(name));
  const at = (part) => (times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0).toFixed(2);
  console.log(
    `${what}, ${games - 1} games: ${times.length} decisions, median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, 99 within ${at(0.99)} ms, longest ${at(1)} ms`,
  );
} else stop(`Say scripts, duel, table or think, not ${mode}.`);
process.exitCode = failed ? 1 : 0;

function tell(sums, refused) {
  const each = (number = 0) => (number / sums.cycles).toFixed(2);
  const last = Number(values.cycles);
  const mean = (from, to) => {
    let sum = 0;
    for (let cycle = from; cycle <= to; cycle++) sum += sums.byCycle[cycle] ?? 0;
    return sum / (to - from + 1) / sums.games;
  };
  console.log(`${sums.games} games of ${players}, ${what}, ${last} cycles, seed ${values.seed}`);
  console.log(
    `endings ${JSON.stringify(sums.how)}, ${(sums.cycles / sums.games).toFixed(1)} cycles, ${(sums.alive / sums.games).toFixed(2)} alive, Supremacy or at most two left ${percent((sums.decided ?? 0) / sums.games)}`,
  );
  console.log(
    `attacks a cycle ${each(sums.attacks)}: ${Object.keys(sums)
      .filter((key) => key.startsWith('attacks '))
      .map((key) => `${key.slice(8)} ${each(sums[key])}`)
      .join(', ')}`,
  );
  console.log(
    `attacks by cycle ${Object.entries(sums.byCycle)
      .map(([cycle, number]) => `${cycle}: ${(number / sums.games).toFixed(1)}`)
      .join(', ')}; last two beside cycles 5 to 8: ${(mean(last - 1, last) / mean(5, 8)).toFixed(2)}`,
  );
  console.log(
    `bids ${Object.keys(sums.seatCycles)
      .map((stage) => `${stage}: ${percent((sums.bids[stage] ?? 0) / sums.seatCycles[stage])}`)
      .join(', ')}`,
  );
  console.log(
    `offers a cycle ${each(sums.offers)}, accepted ${percent(sums.made / Math.max(1, sums.offers))}, ${Object.keys(sums.deals).length} kinds: ${Object.entries(
      sums.deals,
    )
      .sort((a, b) => b[1] - a[1])
      .map(([kind, number]) => `${kind} ${number}`)
      .join(', ')}`,
  );
  console.log(
    `nukes fired ${each(sums['nukes fired'])}, lands struck ${each(sums['lands struck'])}, ${['clashed', 'space-blasted', 'borrowed', 'zone-captured', 'roulette-rolled', 'surrendered', 'auction-opened', 'counterattack-opened'].map((key) => `${key} ${each(sums[key])}`).join(', ')}`,
  );
  console.log(
    `wins ${Object.keys(sums.seats)
      .map((power) => `${power} ${percent((sums.wins[power] ?? 0) / sums.seats[power])}`)
      .join(', ')}; refused ${refused}`,
  );
}
