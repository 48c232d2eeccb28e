// Usage: node scripts/calibration.mjs GAMES [SEED]. How often those win who are given a chance: games of six officers of all
// characters over twelve cycles, judged at the end of every stage as an analysis judges them. Prints a table for each third.
import { compile, install } from './lib/prepare.mjs';
import { step } from './lib/progress.mjs';
import { checkNode, main, Trouble } from './lib/project.mjs';

const PLAYERS = 6;
const CYCLES = 12;
const THIRD = 4;
const BINS = 10;

await main(async () => {
  checkNode();
  await install();
  const { code, output } = await step('Building', () => compile(['packages/rules', 'packages/bots']));
  if (code !== 0) throw new Trouble(`The build failed; the compiler said:\n${output.trimEnd()}`);
  const [games = '100', seed = 'calibration'] = process.argv.slice(2);
  if (!(Number(games) > 0)) throw new Trouble('Say how many games to play.');
  return judgeGames(Number(games), seed);
});

async function judgeGames(games, seed) {
  const { curveOf, officers, playGame } = await import('../packages/bots/dist/index.js');
  const { planSetup } = await import('../packages/rules/dist/testing/index.js');
  const rows = [];
  for (let n = 0; n < games; n++) {
    const options = { detenteCycle: CYCLES, opening: n % 2 === 0 ? 'standard' : 'random' };
    const { setup, secret } = planSetup({ players: PLAYERS, seed: `${seed} ${n}`, options });
    const seats = Object.fromEntries(setup.seats.map((seat, i) => [seat, officers[(n + i) % officers.length]]));
    const entries = [];
    const { winners } = playGame(setup, secret, seats, undefined, (entry) => entries.push(entry));
    const curve = curveOf({ setup, entries });
    for (const { cycle, chances } of curve.slice(0, -1))
      for (const seat of setup.seats)
        rows.push({ cycle, called: chances[seat] ?? 0, won: winners.includes(seat) ? 1 / winners.length : 0 });
  }
  for (let from = 1; from <= CYCLES; from += THIRD) {
    const part = rows.filter(({ cycle }) => cycle >= from && cycle < from + THIRD);
    console.log(`Cycles ${from} to ${from + THIRD - 1}, ${part.length} seats at the end of stages:`);
    print(part);
  }
  console.log(`All cycles, ${rows.length}, of ${games} games:`);
  print(rows);
}

function print(rows) {
  for (let bin = 0; bin < BINS; bin++) {
    const of = rows.filter(({ called }) => Math.min(BINS - 1, Math.floor(called * BINS)) === bin);
    if (of.length === 0) continue;
    const mean = (key) => (100 * of.reduce((sum, row) => sum + row[key], 0)) / of.length;
    console.log(`  called ${mean('called').toFixed(1)}%  won ${mean('won').toFixed(1)}%  (${of.length})`);
  }
}
