// The largest bodies and messages that are read, of the oddest shapes, on every route and in every field of every command.
import { readFileSync } from 'node:fs';
import { ask, begun, guest, line } from './lib/client.mjs';
import { noLimits } from './lib/no-limits.mjs';
import { attack, figure, hold, ms, STALL } from './lib/report.mjs';
import { scene, under } from './lib/scene.mjs';
import { freshFolder } from './lib/server.mjs';

const { paths, components } = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));

/** Nearly all that a body or a message may have. */
const FULL = 63_000;
/** Every so manieth combination is sent; a prime, so that all of them have their turn. `FULL_ODD=1` sends all. */
const EVERY = process.env.FULL_ODD === '1' ? 1 : 13;
let turn = 0;
const isNext = () => {
  turn += 1;
  return turn % EVERY === 0;
};
const many = (text, all) => Array.from({ length: Math.floor(all / text.length) }, () => text);
/** What stands for a value, as JSON text. */
const ODD = {
  zeros: `[${many('0,', FULL).join('')}0]`,
  objects: `[${many('{},', FULL).join('')}{}]`,
  lists: `[${many('[],', FULL).join('')}[]]`,
  texts: `[${many('"a",', FULL).join('')}"a"]`,
  zones: `[${many('"alaska",', FULL).join('')}"alaska"]`,
  orders: `[${many('{"from":"alaska","to":"alaska","army":1,"navy":1},', FULL).join('')}{}]`,
  deep: '['.repeat(FULL / 2) + ']'.repeat(FULL / 2),
  nested: `${'{"a":'.repeat(FULL / 6)}0${'}'.repeat(FULL / 6)}`,
  keys: `{${Array.from({ length: FULL / 10 }, (_, i) => `"k${i}":0`).join(',')}}`,
  zoned: `{${Array.from({ length: FULL / 14 }, (_, i) => `"usa-${i}":1`).join(',')}}`,
  long: JSON.stringify('a'.repeat(FULL)),
  dotted: JSON.stringify(`${'a.'.repeat(FULL / 2 - 5)}@b`),
  accents: JSON.stringify('e\u0301'.repeat(FULL / 4)),
  ligatures: JSON.stringify('\ufdfa'.repeat(FULL / 4)),
  spaces: JSON.stringify(`a${' '.repeat(FULL - 10)}b`),
  digits: '1'.repeat(FULL),
  escapes: `"${'\\u0041'.repeat(FULL / 7)}"`,
  polluting: '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
};

await attack('the largest bodies and messages of the oddest shapes', async () => {
  // The limits would stop it at once, and then it would prove nothing.
  const folder = freshFolder();
  const place = await scene({
    folder,
    env: { ...noLimits(folder), MARSHALL_WEBHOOKS: 'on', MARSHALL_URL: 'https://example.org' },
  });
  const { url, server } = place;
  const eve = await guest(url, 'Eve', '127.0.5.1');
  const mallory = await guest(url, 'Mallory', '127.0.5.1');
  const game = await begun(url, [eve, mallory]);
  const bad = [];
  let worst = { own: 0, what: '' };
  let sent = 0;
  const note = async (what, text) => {
    sent += 1;
    if (/\bat .*\.(js|ts|mjs):\d+|ZodError|TypeError|RangeError|node_modules|"code":"fault"/.test(text))
      bad.push(`${what}: ${text.slice(0, 160)}`);
    if (text.length > 20_000) bad.push(`${what}: an answer of ${text.length} characters`);
  };
  const measured = async (what) => {
    const { own } = await server.measure();
    if (own > worst.own) worst = { own, what };
    if (own > STALL) bad.push(`${what}: a stall of ${ms(own)}`);
  };
  const fields = ({ properties = {}, anyOf = [], oneOf = [] }) => [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf].flatMap(fields),
  ];
  const { measured: all } = await under(place, async () => {
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { requestBody }] of Object.entries(methods)) {
        const schema = requestBody?.content['application/json']?.schema;
        if (schema === undefined || /imports|verify/.test(path) || (method === 'delete' && path === '/api/me'))
          continue;
        const filled = path
          .replaceAll('{id}', game)
          .replaceAll('{seat}', 'usa')
          .replaceAll(/\{\w+\}/g, 'x');
        for (const [kind, value] of Object.entries(ODD)) {
          const whole = [value, ...[...new Set(fields(schema))].map((field) => `{"${field}":${value}}`)];
          for (const raw of whole) {
            if (!isNext()) continue;
            const { text, status } = await ask(url, method.toUpperCase(), filled, { raw, ...eve });
            if (status >= 500) bad.push(`${method} ${path} ${kind}: ${status}`);
            await note(`${method} ${path} ${kind}`, text);
          }
        }
        await measured(`${method} ${path}`);
      }
    const socket = await line(url, eve);
    await socket.ask({ type: 'join', game, since: 0 });
    const heard = new Map();
    socket.onMessage = (said) => heard.get(said.id)?.(JSON.stringify(said));
    const say = (text, id) =>
      new Promise((resolve, reject) => {
        heard.set(id, resolve);
        socket.untilClosed.then(({ code }) => reject(new Error(`closed with ${code} by ${text.slice(0, 200)}`)));
        socket.socket.send(text);
      });
    const commands = components.schemas.Command.oneOf.map(({ $ref }) => components.schemas[$ref.split('/').at(-1)]);
    let n = 0;
    for (const { properties } of commands) {
      const type = properties.type.const;
      for (const field of Object.keys(properties))
        for (const [kind, value] of Object.entries(ODD))
          for (const [as, what] of [
            ['options', 'draft'],
            ['why', 'command'],
            ['command', 'command'],
          ]) {
            if (!isNext()) continue;
            n += 1;
            const draft = field === 'type' ? `{"type":${value}}` : `{"type":"${type}","${field}":${value}}`;
            const id = `o${n}`;
            const text = `{"type":"${as}","id":"${id}","game":"${game}","seat":"usa","${what}":${draft}}`;
            await note(`${as} ${type}.${field} ${kind}`, await say(text, id));
            heard.delete(id);
          }
      await measured(`commands of ${type}`);
    }
    socket.socket.terminate();
  });
  figure('sent', `${sent} bodies and messages of up to ${FULL} characters`);
  figure('longest stall', `${ms(Math.max(worst.own, all.own))} (${worst.what})`);
  for (const text of [...new Set(bad)].slice(0, 20)) console.log(`  ${text}`);
  hold(bad.length === 0, 'nothing stalls, fails, or answers with a fault, a stack or a long text');
  await server.stop();
});
