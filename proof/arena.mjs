// Usage: node proof/arena.mjs STRONGER WEAKER GAMES [--survives]. Half the seats each, rotated, both openings.
// Passes if the stronger side's share of wins has its whole 95% interval above one half and nothing was refused;
// with --survives, if its seats stay in the game at least as often as the weaker side's.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [stronger, weaker, games, wish] = process.argv.slice(2);
const marshall = fileURLToPath(new URL('../marshall', import.meta.url));
const args = ['arena', '--field', `${stronger},${weaker}`, '--games', games, '--seed', 'proof', '--json', '--details'];
const { entrants, endings, survival, refused } = JSON.parse(
  execFileSync(process.execPath, [marshall, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 }),
);
const { winRate, low95, high95, rating } = entrants.find(({ name }) => name === stronger);
const other = entrants.find(({ name }) => name === weaker);
const percent = (rate) => `${(100 * rate).toFixed(1)}%`;
const ended = Object.entries(endings).map(([how, number]) => `${how} ${number}`);
console.log(
  `${stronger} wins ${percent(winRate)} (95%: ${percent(low95)} to ${percent(high95)}) of ${games} games against ${weaker}, ` +
    `rating ${rating} to ${other.rating}; seats that survive ${percent(survival[stronger])} to ${percent(survival[weaker])}; ` +
    `endings: ${ended.join(', ')}; refused commands: ${refused}`,
);
const strong = wish === '--survives' ? survival[stronger] >= survival[weaker] : low95 > 0.5;
process.exitCode = strong && refused === 0 ? 0 : 1;
