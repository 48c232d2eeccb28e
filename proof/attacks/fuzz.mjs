// Thousands of messages and requests that nobody sensible would send: nothing crashes, hangs, or answers with a fault or a stack.
import { readFileSync } from 'node:fs';
import { ask, begun, guest, line } from './lib/client.mjs';
import { noLimits } from './lib/no-limits.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { scene } from './lib/scene.mjs';
import { freshFolder } from './lib/server.mjs';

const SIZE = Number(process.env.FUZZ ?? 6000);
const { paths } = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));

let state = 20_261_117;
const below = (most) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * most);
};
const pick = (list) => list[below(list.length)];

const ODD = [
  null,
  true,
  -1,
  0,
  1e9,
  1e308,
  0.5,
  '',
  ' ',
  '__proto__',
  'constructor',
  '../..',
  '\u0000',
  '\ud800',
  '🚢'.repeat(50),
  'x'.repeat(5000),
  [],
  {},
  [[]],
  { type: 'move' },
  { __proto__: null, toString: 1 },
  'usa',
  'china',
  'alaska',
  'bid',
  'all',
  'spectator',
];
const TYPES = [
  'join',
  'leave',
  'command',
  'undo',
  'options',
  'why',
  'position',
  'say',
  'read',
  'ping',
  'odds',
  '',
  'x',
];
const FIELDS = [
  'id',
  'game',
  'seat',
  'since',
  'command',
  'draft',
  'question',
  'text',
  'conversation',
  'to',
  'type',
  'token',
  'positions',
];

function message(game) {
  if (below(12) === 0) return pick(['', '{', '[]', 'null', '"x"', '{"type":', '1e999', '['.repeat(2000)]);
  const made = { type: below(4) === 0 ? pick(ODD) : pick(TYPES) };
  for (let i = below(6); i > 0; i -= 1) made[pick(FIELDS)] = below(3) === 0 ? game : pick(ODD);
  if (below(2) === 0) made.game = game;
  if (below(2) === 0) made.seat = 'usa';
  return JSON.stringify(made);
}

await attack('a fuzzer', async () => {
  // The limits would stop it at once, and then it would prove nothing.
  const folder = freshFolder();
  const place = await scene({ folder, env: noLimits(folder) });
  const who = await guest(place.url, 'Fuzz', '127.0.5.1');
  const other = await guest(place.url, 'Other', '127.0.5.1');
  const game = await begun(place.url, [who, other]);
  const bad = [];
  const note = (what, text) => {
    if (/\bat .*\.(js|ts|mjs):\d+|ZodError|TypeError|node_modules/.test(text))
      bad.push(`${what}: ${text.slice(0, 200)}`);
    if (/"code":"fault"/.test(text)) bad.push(`${what}: fault`);
  };
  let answers = 0;
  let sockets = 0;
  let one;
  for (let i = 0; i < SIZE; i += 1) {
    if (one === undefined || one.closed !== undefined) {
      one = await line(place.url, who).catch(() => undefined);
      if (one === undefined) continue;
      sockets += 1;
      one.onMessage = (said) => {
        answers += 1;
        note('socket', JSON.stringify(said));
      };
      await one.ask({ type: 'join', game, seat: 'usa', since: 0 });
    }
    if (one.socket.readyState === 1) one.socket.send(message(game));
    if (i % 20 === 0) await one.ask({ type: 'position', game, seat: 'usa' }, 10_000);
  }
  figure('messages', `${SIZE} sent on ${sockets} sockets, ${answers} answers`);
  const statuses = {};
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method })),
  );
  for (let i = 0; i < SIZE / 4; i += 1) {
    const { path, method } = pick(routes);
    const filled = path.replaceAll(/\{(\w+)\}/g, () =>
      encodeURIComponent(
        String(below(3) === 0 ? pick(ODD.filter((odd) => typeof odd === 'string' && !/[\ud800]/.test(odd))) : game),
      ).slice(0, 300),
    );
    const body = {};
    for (let n = below(5); n > 0; n -= 1)
      body[
        pick([
          ...FIELDS,
          'name',
          'login',
          'passphrase',
          'file',
          'seats',
          'options',
          'ready',
          'contribution',
          'at',
          'title',
        ])
      ] = pick(ODD);
    const verb = method.toUpperCase();
    const answer = await ask(place.url, verb, `${filled}${below(5) === 0 ? '?limit=-1&after=%00' : ''}`, {
      ...(verb === 'GET' ? {} : below(10) === 0 ? { raw: pick(['', '{', 'null', '[]', '"']) } : { body }),
      ...(below(3) === 0 ? {} : who),
    });
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status >= 500 && answer.status !== 503)
      bad.push(`${verb} ${path}: ${answer.status} ${answer.text.slice(0, 120)}`);
    note(`${verb} ${path}`, answer.text);
  }
  figure(
    'requests',
    Object.entries(statuses)
      .map(([status, number]) => `${number} x ${status}`)
      .join(', '),
  );
  for (const line of [...new Set(bad)].slice(0, 10)) console.log(`  ${line}`);
  hold(bad.length === 0, 'no fault, no stack and no text of a library reaches anybody');
  hold(place.server.alive(), 'the server is there');
  const sane = await line(place.url, other);
  hold((await sane.ask({ type: 'join', game, seat: 'china', since: 0 })).type === 'joined', 'and serves');
  hold(!/^\s+at /m.test(place.server.stderr()), 'no stack in its log');
  await place.server.stop();
});
