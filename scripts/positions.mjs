// Usage: node scripts/positions.mjs mine FIRST COUNT FILE   plays games number FIRST and on, and appends what it finds to FILE
//        node scripts/positions.mjs choose FILE…            writes the best of them to packages/web/src/positions/positions.json
//        node scripts/positions.mjs again                   judges and rates the kept ones again, and drops what is not clear any more
// The same numbers give the same positions, as long as commanders and rules stay as they are. Mining can be done in pieces.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { compile, install } from './lib/prepare.mjs';
import { step } from './lib/progress.mjs';
import { checkNode, inRoot, main, Trouble } from './lib/project.mjs';

/** How many of each kind are kept, and how many one game may give. */
const WANTED = { attack: 50, defend: 40, sell: 30, siege: 24, crisis: 36 };
const PER_GAME = { attack: 2, defend: 1, sell: 1, siege: 1, crisis: 2 };
const OUT = 'packages/web/src/positions/positions.json';

await main(async () => {
  checkNode();
  await install();
  const { code, output } = await step('Building', () => compile(['packages/rules', 'packages/bots']));
  if (code !== 0) throw new Trouble(`The build failed; the compiler said:\n${output.trimEnd()}`);
  const [what, ...rest] = process.argv.slice(2);
  if (what === 'mine' && rest.length === 3) return mineGames(Number(rest[0]), Number(rest[1]), rest[2]);
  if (what === 'choose' && rest.length > 0) return choose(rest);
  if (what === 'again' && rest.length === 0) return again();
  throw new Trouble('Say what to do: "mine FIRST COUNT FILE", "choose FILE…" or "again".');
});

async function mineGames(first, count, file) {
  const { mine, ratingOf } = await import('../packages/bots/dist/positions/index.js');
  const found = {};
  for (let game = first; game < first + count; game++) {
    for (const position of mine(`positions ${game}`, PER_GAME)) {
      appendFileSync(file, `${JSON.stringify({ game, ...position, found: ratingOf(position) })}\n`);
      found[position.kind] = (found[position.kind] ?? 0) + 1;
    }
  }
  console.log(`Games ${first} to ${first + count - 1}: ${JSON.stringify(found)}`);
}

function written(positions) {
  return `[\n${positions.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`;
}

/** Names stay: what somebody has solved is remembered by them. */
async function again() {
  const { clearAnswer, ratingOf } = await import('../packages/bots/dist/positions/index.js');
  const kept = JSON.parse(readFileSync(inRoot(OUT), 'utf8'));
  const clear = kept.flatMap(({ id, found: _, answer: __, worth: ___, next: ____, ...position }) => {
    const now = clearAnswer(position);
    if (now === undefined) console.log(`${id} (${position.kind}) is not clear any more.`);
    return now === undefined ? [] : [{ id, ...now, found: ratingOf(now) }];
  });
  writeFileSync(inRoot(OUT), written(clear));
  console.log(`${clear.length} of ${kept.length} are kept.`);
}

/** Some of every difficulty, those with the most to weigh first; then mixed, so that days differ. */
async function choose(files) {
  const { clearAnswer, ideaOf } = await import('../packages/bots/dist/positions/index.js');
  const all = files
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line))
    .filter((mined) => {
      // What the rules judge otherwise by now is left out.
      const { game: _, found: __, answer, worth, next, ...position } = mined;
      const now = clearAnswer(position);
      return now !== undefined && now.worth === worth && now.next === next && ideaOf(now.answer) === ideaOf(answer);
    });
  const kept = Object.entries(WANTED).flatMap(([kind, wanted]) => {
    const ranked = all.filter((each) => each.kind === kind).sort((a, b) => ease(a) - ease(b) || a.game - b.game);
    const shelves = [0, 1, 2].map((shelf) => ranked.filter((each) => shelfOf(each) === shelf));
    const chosen = [];
    for (let at = 0; chosen.length < wanted && shelves.some((shelf) => at < shelf.length); at++)
      for (const shelf of shelves) if (at < shelf.length && chosen.length < wanted) chosen.push(shelf[at]);
    return chosen;
  });
  const positions = kept
    .map(({ game: _, ...position }) => ({ id: idOf(position), ...position }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  if (new Set(positions.map(({ id }) => id)).size < positions.length) throw new Trouble('Two positions have one name.');
  writeFileSync(inRoot(OUT), written(positions));
  const counts = Object.fromEntries(
    Object.keys(WANTED).map((kind) => [kind, positions.filter((each) => each.kind === kind).length]),
  );
  console.log(`${positions.length} positions: ${JSON.stringify(counts)}`);
}

/** How far the second best answer is from being worth two thirds of the best: neither a riddle nor a matter of course. */
function ease({ worth, next }) {
  return Math.abs(next / Math.max(1e-9, Math.abs(worth)) - 0.67);
}

/** Found by most commanders, by some, by few. */
function shelfOf({ found }) {
  const mean = (found.recruit + found.officer + found.general) / 3;
  return mean >= 60 ? 0 : mean >= 25 ? 1 : 2;
}

/** A short name out of the position itself. */
function idOf({ kind, sketch, played, power }) {
  let hash = 2166136261;
  for (const letter of JSON.stringify([kind, power, sketch, played ?? []])) {
    hash ^= letter.codePointAt(0);
    hash = Math.imul(hash, 16777619) >>> 0;
  }
  return hash.toString(36).padStart(7, '0');
}
