// Usage: node proof/endings.mjs GAMES. How games among officers of all characters and generals end, by the number of players.
// Passes if both Supremacy and Détente come about, nobody ends every game in Coup Final, and nothing was refused.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [games = '20'] = process.argv.slice(2);
const marshall = fileURLToPath(new URL('../marshall', import.meta.url));
const OFFICERS = 'officer,officer:hawk,officer:opportunist,officer:trader,officer:fortress';
const FIELDS = [
  ...[2, 3, 4, 5, 6].map((players) => ({ field: OFFICERS, players, games: Number(games) })),
  { field: 'general@8,officer,general:hawk@8', players: 3, games: Math.ceil(Number(games) / 2) },
];
const all = {};
let refusals = 0;
for (const { field, players, games: number } of FIELDS) {
  const args = ['arena', '--field', field, '--players', players, '--games', number, '--seed', 'endings'];
  const { endings, cycles, refused, survival } = JSON.parse(
    execFileSync(process.execPath, [marshall, ...args.map(String), '--json', '--details'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    }),
  );
  // Every entrant sits as often as any other, so that the plain average is that of all seats.
  const shares = Object.values(survival);
  const gone = players * (1 - shares.reduce((sum, share) => sum + share, 0) / shares.length);
  const ended = Object.entries(endings).map(([how, count]) => `${how} ${count}`);
  console.log(
    `${players} players, ${field.replaceAll('officer:', '')}: ${ended.join(', ')}; ${gone.toFixed(1)} powers gone, ${cycles} cycles on average`,
  );
  for (const [how, count] of Object.entries(endings)) all[how] = (all[how] ?? 0) + count;
  refusals += refused;
}
const { supremacy = 0, detente = 0, 'coup-final': coups = 0 } = all;
console.log(`Supremacy ${supremacy}, Détente ${detente}, Coup Final ${coups}; refused commands: ${refusals}`);
process.exitCode = supremacy > 0 && detente > 0 && coups < supremacy + detente && refusals === 0 ? 0 : 1;
