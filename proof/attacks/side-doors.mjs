// What lies beside play: ways to be reached, time zones, lent seats, odd requests, and what the host reads on a terminal.
import { execFileSync } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ask, begun, guest, line, must, sleep, wire } from './lib/client.mjs';
import { noLimits } from './lib/no-limits.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

const main = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url));
const browser = createECDH('prime256v1');
browser.generateKeys();
/** What moves a cursor or turns the direction of writing. */
const MEDDLING = /(?!\n)\p{Cc}|[\u{202a}-\u{202e}]/u;
const KEYS = { p256dh: browser.getPublicKey('base64url'), auth: 'A'.repeat(22) };

/** Addresses that are not public, or not for notices, in their many spellings. */
const INSIDE = [
  ...['https://127.1/', 'https://0x7f000001/', 'https://2130706433/', 'https://017700000001/', 'https://[::1]/'],
  ...['https://[::ffff:127.0.0.1]/', 'https://[64:ff9b::7f00:1]/', 'https://[2002:7f00:1::]/', 'https://localhost./x'],
  ...['https://①②⑦.⓪.⓪.①/', 'https://169.254.169.254/', 'https://localhost', 'https://user:pw@example.org/'],
  ...['https://example.org:22/', 'http://example.org/', 'ftp://example.org/', 'javascript:alert(1)', 'https://[::]/'],
];

await attack('the doors beside play', async () => {
  const folder = freshFolder();
  const mail = { MARSHALL_SMTP: 'smtp://127.0.0.1:1', MARSHALL_MAIL_FROM: 'Marshall <games@example.org>' };
  const server = await startServer({
    folder,
    env: { ...noLimits(folder), ...mail, MARSHALL_WEBHOOKS: 'on', MARSHALL_URL: 'https://example.org' },
  });
  const { url, port } = server;
  const [ann, bob, eve, kim] = await Promise.all(
    ['Ann', 'Bob', 'Eve', 'Kim'].map((name, n) => guest(url, name, `127.0.5.${n + 1}`)),
  );
  const send = (who, method, path, body) => ask(url, method, path, { ...who, body });

  await reached(send, eve);
  await zones(server, send, eve);
  await odd(port);
  const game = await begun(url, [ann, bob], { clock: 36_000 });
  await prototypes(send, game, ann);
  await lent({ url, send, game, ann, bob, eve, kim });
  await written({ send, game, ann, bob, folder });
  hold(server.alive() && !/"level":"error"/.test(server.stderr()), 'the server is there, and has no fault in its log');
  await server.stop();
});

/** Browsers with keys that are none, addresses inside the network in every spelling, headers in a mail address. */
async function reached(send, eve) {
  const add = (body) => send(eve, 'POST', '/api/me/channels', body);
  const push = (keys) => add({ kind: 'push', address: 'https://example.org/push', keys });
  const wrong = [
    { ...KEYS, p256dh: 'A'.repeat(10) },
    { ...KEYS, p256dh: 'B'.repeat(87) },
    { ...KEYS, p256dh: `${'_'.repeat(200)}==` },
    { ...KEYS, auth: '-'.repeat(200) },
  ];
  const statuses = [];
  for (const keys of wrong) statuses.push((await push(keys)).status);
  hold(
    statuses.every((status) => status === 400),
    `keys that nothing can be sealed for are refused: ${statuses}`,
  );
  hold((await push(KEYS)).status === 200, 'right keys are taken');
  let inside = 0;
  for (const address of INSIDE) {
    const made = await add({ kind: 'webhook', address, style: 'plain' });
    if (made.status === 422) continue;
    const test = await send(eve, 'POST', `/api/me/channels/${made.json.id}/test`, {});
    if (test.status !== 502) inside += 1;
    await send(eve, 'DELETE', `/api/me/channels/${made.json.id}`);
  }
  hold(inside === 0, `${INSIDE.length} spellings of addresses that are not public lead nowhere`);
  const mails = ['a@b.co\r\nBcc: x@y.zz', '"a b"@b.co', 'a@b.co,c@d.co', 'a@[127.0.0.1]', '=?utf-8?q?a?=@b.co'];
  const taken = [];
  for (const address of mails) taken.push((await add({ kind: 'mail', address })).status);
  hold(
    taken.every((status) => status === 400),
    `addresses that carry headers or others are refused: ${taken}`,
  );
}

/** One time zone in thousands of spellings. */
async function zones(server, send, eve) {
  const spelled = (n) => {
    let rest = n;
    return 'america/argentina/buenos_aires'.replaceAll(/[a-z]/g, (sign) => {
      const large = rest % 2 === 1;
      rest = Math.floor(rest / 2);
      return large ? sign.toUpperCase() : sign;
    });
  };
  const EACH = 4000;
  const sizes = [];
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < EACH; n += 40)
      await Promise.all(
        Array.from({ length: 40 }, (_, i) =>
          send(eve, 'PATCH', '/api/me/notices', { zone: spelled(round * EACH + n + i) }),
        ),
      );
    sizes.push(Math.round((await server.measure('collected')).rss / 1e6));
  }
  figure('memory after 4,000, 8,000 and 12,000 spellings of a time zone', `${sizes.join(', ')} MB`);
  // The first round is what so many requests take at first.
  hold(sizes[2] - sizes[1] < 25, 'a time zone is not kept once for each of its spellings');
}

/** Requests that two servers may read in two ways. */
async function odd(port) {
  const heard = async (text) => {
    const state = wire(port, '127.0.6.1');
    state.socket.write(text);
    for (let i = 0; i < 40 && !state.closed && !/\r\n\r\n/.test(state.text); i += 1) await sleep(50);
    state.socket.destroy();
    return (state.text.match(/HTTP\/1\.1 \d+/g) ?? []).map((found) => found.slice(9)).join(' ');
  };
  const post = 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const refused = {
    'two lengths': await heard(`${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`),
    'length and chunks': await heard(
      `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/me HTTP/1.1\r\nHost: x\r\n\r\n`,
    ),
    'unknown encoding': await heard(`${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`),
    'chunked, identity': await heard(`${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`),
    'space before the colon': await heard('GET /api/health HTTP/1.1\r\nHost : x\r\n\r\n'),
    'folded line': await heard('GET /api/health HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n 2\r\n\r\n'),
    'bare line feeds': await heard('GET /api/health HTTP/1.1\nHost: x\n\n'),
    'two hosts': await heard('GET /api/health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'),
    'no host': await heard('GET /api/health HTTP/1.1\r\n\r\n'),
    'long chunk extensions': await heard(`${post}Transfer-Encoding: chunked\r\n\r\n1;${'a'.repeat(20_000)}\r\nx\r\n`),
  };
  const wrong = Object.entries(refused).filter(([, status]) => status !== '400');
  hold(wrong.length === 0, `requests that can be read in two ways are refused once: ${JSON.stringify(wrong)}`);
  const headers = Array.from({ length: 3000 }, (_, i) => `a${i}: 1\r\n`).join('');
  const flood = await heard(`GET /api/health HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  hold(flood === '431', `3,000 headers are refused: ${flood}`);
  const key = randomBytes(16).toString('base64');
  const state = wire(port, '127.0.6.1');
  state.socket.write(
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n`,
  );
  for (let i = 0; i < 40 && !/\r\n\r\n/.test(state.text); i += 1) await sleep(50);
  hold(/ 101 /.test(state.text) && !/permessage-deflate/.test(state.text), 'no compression is agreed on');
  // A compressed frame all the same.
  state.socket.write(Buffer.from([0xc1, 0x85, 0, 0, 0, 0, 1, 2, 3, 4, 5]));
  for (let i = 0; i < 40 && !state.ended && !state.closed; i += 1) await sleep(50);
  hold(state.ended || state.closed, 'a compressed frame ends the socket');
  state.socket.destroy();
}

/** Seats, languages, options and commanders by the names that every object has. */
async function prototypes(send, game, ann) {
  const bad = [];
  for (const seat of ['constructor', '__proto__', 'tostring', 'valueof', 'prototype'])
    for (const [method, path, body] of [
      ['POST', `/api/games/${game}/seats/${seat}/vote`, {}],
      ['POST', `/api/games/${game}/seats/${seat}/take-over`, { invitation: 'x'.repeat(20) }],
      ['POST', `/api/games/${game}/seats/${seat}/substitute`, {}],
      ['POST', `/api/games/${game}/seats/${seat}/lead`, {}],
      ['POST', `/api/games/${game}/seats/${seat}/call`, { for: 'caretaker' }],
      ['POST', '/api/blocks', { game, seat }],
      ['GET', `/api/games/${game}/position?seat=${seat}`],
      ['POST', `/api/games/${game}/messages`, { to: [seat], text: 'x' }],
      ['POST', `/api/games/${game}/reports`, { seat, reason: 'x' }],
      ['POST', '/api/games', { seats: [{}, {}], options: { [seat]: 1 } }],
      ['POST', '/api/games', { seats: [{ player: { bot: seat } }, {}] }],
    ]) {
      const { status } = await send(ann, method, path, body);
      // A key `__proto__` in an object literal is no key: the table is made without options.
      const empty = seat === '__proto__' && path === '/api/games' && body.options !== undefined;
      if (status >= 500 || (status === 200 && !empty)) bad.push(`${method} ${path} ${seat}: ${status}`);
    }
  hold(bad.length === 0, `names that every object has are nobody: ${bad}`);
}

/** A seat that is lent: one link, one taker, and nobody hears what the other is told. */
async function lent({ url, send, game, ann, bob, eve, kim }) {
  const open = async (who) => {
    const socket = await line(url, who);
    const heard = [];
    socket.onMessage = (message) => heard.push(JSON.stringify(message));
    await socket.ask({ type: 'join', game, seat: 'usa', since: 0 });
    return { socket, heard };
  };
  const owner = await open(ann);
  const { invitation } = await must(url, ann, 'POST', `/api/games/${game}/seats/usa/substitute`, {});
  const takeOver = (who, seat = 'usa') =>
    send(who, 'POST', `/api/games/${game}/seats/${seat}/take-over`, { invitation });
  hold((await takeOver(eve, 'china')).status === 403, 'the link leads to no other seat');
  hold((await takeOver(bob)).status === 409, 'nobody leads two seats');
  const both = await Promise.all([takeOver(eve), takeOver(kim)]);
  hold(both.filter(({ status }) => status === 200).length === 1, 'of two who take it at once, one sits down');
  const substitute = both[0].status === 200 ? eve : kim;
  const say = async (text) => {
    await must(url, bob, 'POST', `/api/games/${game}/messages`, { to: ['usa'], text });
    await sleep(500);
  };
  await say('only for the substitute');
  hold(!owner.heard.join('').includes('only for the substitute'), 'the owner’s open socket hears nothing more');
  const acts = await owner.socket.ask({ type: 'command', game, seat: 'usa', command: { type: 'pass' } });
  hold(acts.code === 'not-yours', 'and does nothing');
  const reads = ['position?seat=usa', 'messages?seat=usa', 'search?seat=usa&text=a', 'unread?seat=usa'];
  const read = async (who) =>
    Promise.all(reads.map(async (path) => (await send(who, 'GET', `/api/games/${game}/${path}`)).status));
  hold(
    (await read(ann)).every((status) => status === 403),
    'nor reads anything',
  );
  const stand = await open(substitute);
  await must(url, ann, 'POST', `/api/games/${game}/seats/usa/lead`, { by: 'me' });
  await say('only for the owner');
  hold(
    !stand.heard.join('').includes('only for the owner'),
    'the substitute hears nothing more when the owner is back',
  );
  hold(
    (await read(substitute)).every((status) => status === 403),
    'nor reads anything',
  );
  hold((await takeOver(kim)).status === 403, 'the link is good for once');
  for (const { socket } of [owner, stand]) socket.socket.terminate();
}

/** Words that would move the cursor of the host’s terminal, or turn what stands beside them. */
async function written({ send, game, ann, bob, folder }) {
  const text = 'x\u001b[2J\u009b31m\u202egpj.exe\u0007\r\ny';
  await send(bob, 'POST', `/api/games/${game}/messages`, { to: 'all', text });
  const { messages } = (await send(ann, 'GET', `/api/games/${game}/messages`)).json;
  const last = messages.at(-1);
  hold(!MEDDLING.test(last.text), 'a message holds only what can be read');
  await send(ann, 'POST', `/api/games/${game}/reports`, { seat: 'china', mark: last.mark, reason: 'Look at this' });
  const told = execFileSync(process.execPath, [main, 'host', 'reports', '--data', `${folder}/data`]).toString();
  hold(told.includes('gpj.exe') && !MEDDLING.test(told), 'so does a report');
}
