// Honest game files with random edits are brought over HTTP; what is taken in is looked at, forked, begun with computer
// commanders and asked about, while somebody plays at another table.
import { readdirSync, readFileSync } from 'node:fs';
import { ask, guest } from './lib/client.mjs';
import { load } from './lib/kept-game.mjs';
import { noLimits } from './lib/no-limits.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';
import { freshFolder } from './lib/server.mjs';

const { quickStream } = await load('rules/dist/index.js');
const { damagedFile } = await load('rules/dist/testing/index.js');

const FILES = Number(process.env.FUZZ ?? 200);
const shelf = new URL('../../packages/rules/shelf/', import.meta.url);
/** Shorter games are checked more quickly, and damage shows as well in them. */
const LARGEST = 400_000;

await attack(`${FILES} game files with random edits`, async () => {
  const folder = freshFolder();
  const place = await scene({ folder, env: noLimits(folder) });
  const mallory = await guest(place.url, 'Mallory', '127.0.5.1');
  const stream = quickStream(process.env.MARSHALL_SEED ?? 'over http');
  const texts = readdirSync(shelf)
    .filter((name) => name !== 'index.json')
    .map((name) => readFileSync(new URL(name, shelf), 'utf8'))
    .filter(({ length }) => length < LARGEST);
  const came = { refused: 0, shown: 0, forked: 0, asked: 0 };
  const bad = [];
  const call = async (method, path, body) => {
    const answer = await ask(place.url, method, path, { ...mallory, ...(body === undefined ? {} : { body }) });
    if (answer.status === 0 || answer.status >= 500)
      bad.push(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`);
    if (/\bat .*\.(js|ts|mjs):\d+|ZodError|TypeError|RangeError|node_modules/.test(answer.text))
      bad.push(`${method} ${path}: ${answer.text.slice(0, 200)}`);
    return answer;
  };
  await under(place, async () => {
    for (let i = 0; i < FILES; i += 1) {
      const file = damagedFile(texts[stream.below(texts.length)], stream);
      const brought = await call('POST', '/api/imports', { file, title: `Damaged ${i}` });
      if (brought.status !== 200) {
        came.refused += 1;
        if (typeof brought.json?.sentence !== 'string') bad.push(`no sentence: ${brought.text.slice(0, 200)}`);
        continue;
      }
      came.shown += 1;
      const { id, imported } = brought.json;
      for (const path of ['position', 'record', 'file']) await call('GET', `/api/games/${id}/${path}`);
      const sound = imported?.sound ?? 0;
      const at = stream.below(2) === 0 ? sound : 1 + stream.below(Math.max(1, sound));
      const fork = await call('POST', `/api/games/${id}/fork`, { at });
      if (fork.status !== 200) continue;
      came.forked += 1;
      came.asked += await playOn(fork.json);
    }
  });
  /** Begins a fork: one seat is theirs, the others are commanders'. Gives 1 if they were answered. */
  async function playOn({ id, seats }) {
    for (const [i, { seat }] of seats.entries())
      if (i > 0) await call('POST', `/api/games/${id}/seats/${seat}/bot`, { bot: 'recruit' });
    const [{ seat }] = seats;
    await call('POST', `/api/games/${id}/seats/${seat}/take`, {});
    await call('POST', `/api/games/${id}/seats/${seat}/ready`, { ready: true, contribution: 'x' });
    const position = await call('GET', `/api/games/${id}/position?seat=${seat}`);
    if (position.status !== 200) return 0;
    for (const { command } of position.json.offers)
      await call('POST', `/api/games/${id}/options`, { seat, draft: { type: command } });
    await call('POST', `/api/games/${id}/why`, { seat, command: { type: 'pass' } });
    // They do not stay: commanders play on among themselves when they have resigned.
    await call('POST', `/api/games/${id}/commands`, { id: 'x', seat, command: { type: 'resign' } });
    return 1;
  }
  figure(
    'files',
    Object.entries(came)
      .map(([what, n]) => `${n} ${what}`)
      .join(', '),
  );
  for (const one of [...new Set(bad)].slice(0, 10)) console.log(`  ${one}`);
  hold(bad.length === 0, 'no fault, no stack, a sentence for each that is refused');
  for (const [what, n] of Object.entries(came)) hold(n >= FILES / 25, `enough of them are ${what}`);
  hold(!/^\s+at /m.test(place.server.stderr()), 'no stack in its log');
  await place.server.stop();
});
