// Usage: node proof/digest.mjs [RANDOM [ARENA]] [--from N]. What seeded games come to, as one hash over every command and
// event: 2,000 games of random players with all sets and sizes of table, and 60 games of computer commanders. Code that only
// became faster prints the same hashes before and after. --from begins later, so that a run can be made in parts.
import { createHash } from 'node:crypto';
import { commanderNamed, playGame } from '@marshall/bots';
import { canonical } from '@marshall/rules';
import { planSetup, playRandomGame, SETS, WARLIKE } from '@marshall/rules/testing';

const numbers = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
const from = process.argv.includes('--from') ? Number(numbers.pop()) : 0;
const [random = 2000, arena = 60] = numbers.map(Number);

/** Entrants of the arena's games, by turns. */
const FIELDS = [
  ['officer'],
  ['officer:hawk', 'officer', 'recruit'],
  ['officer:trader', 'caretaker', 'officer:opportunist', 'officer:fortress', 'recruit:hawk'],
  ['general@40', 'officer', 'general:hawk@40'],
];

let played = 0;
for (const [name, games, play] of [
  ['random', random, randomGame],
  ['arena', arena, arenaGame],
]) {
  const sum = createHash('sha256');
  for (let i = from; i < from + games; i++) {
    played += play(i, (entry) => sum.update(JSON.stringify(entry)));
    if ((i + 1) % 100 === 0)
      process.stderr.write(`${name}, ${i + 1} games: ${sum.copy().digest('hex').slice(0, 16)}\n`);
  }
  console.log(`${games} ${name} games from ${from}: ${sum.digest('hex')}`);
}
console.log(`${played} commands`);

/** Every tenth game goes to twelve cycles, every third is warlike; tables of two to six, every set in turn. */
function randomGame(i, write) {
  const detenteCycle = i % 10 === 0 ? 12 : 3;
  const { entries, game } = playRandomGame({
    players: 2 + (i % 5),
    seed: `digest ${i}`,
    options: { ...SETS[i % SETS.length].options, opening: i % 2 === 0 ? 'standard' : 'random', detenteCycle },
    ...(i % 3 === 0 ? { taste: WARLIKE } : {}),
  });
  for (const entry of entries) write(entry);
  write(canonical(game.state));
  return entries.length;
}

function arenaGame(i, write) {
  const field = FIELDS[i % FIELDS.length];
  const { setup, secret } = planSetup({
    players: 2 + ((i * 4) % 5),
    seed: `digest arena ${i}`,
    options: { ...(i % 2 === 0 ? {} : SETS[i % SETS.length].options), opening: i % 3 === 0 ? 'random' : 'standard' },
  });
  const seats = Object.fromEntries(
    setup.seats.map((seat, place) => [seat, commanderNamed(field[place % field.length])]),
  );
  let commands = 0;
  playGame(setup, secret, seats, undefined, (entry) => {
    commands++;
    write(entry);
  });
  return commands;
}
