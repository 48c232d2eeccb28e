// Pages of other sites act with a player's cookie, on every route that changes something and on both sockets; and what
// every answer tells browsers. A spectator of a delayed game hears nothing early.
import { readFileSync } from 'node:fs';
import { ask, begun, guest, line, must, sleep, upgrade, wire } from './lib/client.mjs';
import { noLimits } from './lib/no-limits.mjs';
import { attack, figure, hold, ms } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

const { paths } = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));
const DELAY = 5;

/** What a page of another site would send; `host` is what the server is called by. */
const foreign = (host, port) => [
  { origin: 'https://evil.example' },
  { origin: `http://${host}.evil.example` },
  { origin: `http://evil.example:${port}` },
  { origin: `http://127.0.0.1:${port + 1}` },
  { origin: `http://localhost:${port}` },
  { origin: `http://user@evil.example/${host}` },
  { origin: 'null' },
  { origin: '' },
  { origin: 'file://' },
  { origin: `${host}` },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
];

await attack('pages of other sites', async () => {
  const folder = freshFolder();
  const server = await startServer({ folder, env: noLimits(folder) });
  const { url, port } = server;
  const host = `127.0.0.1:${port}`;
  const ann = await guest(url, 'Ann');
  const bob = await guest(url, 'Bob');
  const game = await begun(url, [ann, bob]);
  const checks = { done: 0, failed: [] };
  const check = (holds, what) => {
    checks.done += 1;
    if (!holds) checks.failed.push(what);
  };
  const filled = (path) => path.replace('{id}', game).replace('{seat}', 'usa');
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path: filled(path), method: method.toUpperCase() })),
  );

  // ---- changes ----
  const changing = routes.filter(({ method }) => method !== 'GET');
  for (const headers of foreign(host, port)) {
    for (const { path, method } of changing) {
      const { status, json } = await ask(url, method, path, { ...ann, headers, body: {} });
      check(status === 403, `${JSON.stringify(headers)} ${method} ${path}: ${status} ${json?.code}`);
    }
    for (const path of ['/api/socket', '/api/watch']) {
      const head = Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
      const state = wire(port);
      await state.untilConnected;
      state.socket.write(upgrade(path, port, `${head}Cookie: ${ann.cookie}\r\n`));
      for (let i = 0; i < 200 && !state.text.includes('\r\n'); i += 1) await sleep(5);
      check(
        state.text.startsWith('HTTP/1.1 403'),
        `${JSON.stringify(headers)} ${path}: ${state.text.split('\r\n')[0]}`,
      );
      state.socket.destroy();
    }
  }
  check((await must(url, ann, 'GET', '/api/me')).name === 'Ann', 'she is not who she was');
  check((await must(url, ann, 'GET', `/api/games/${game}`)).status === 'running', 'her game has changed');

  // ---- what every answer says ----
  for (const { path, method } of routes.filter(({ path }) => !/socket|watch/.test(path))) {
    const headers = { origin: 'https://evil.example' };
    for (const more of [{}, ...(method === 'GET' ? [{ headers }] : [])]) {
      const answer = await ask(url, method, path, { ...bob, ...more, ...(method === 'GET' ? {} : { raw: '{' }) });
      const says = answer.headers;
      const what = `${method} ${path} (${answer.status})`;
      check(says['access-control-allow-origin'] === undefined, `${what} lets other sites read`);
      check(/no-store/.test(says['cache-control'] ?? ''), `${what} may be kept: ${says['cache-control']}`);
      safe(says, what);
    }
  }
  for (const path of ['/', '/index.html', '/nothing', '/api/nothing', '/..%2f..%2fetc/passwd', '/%00'])
    safe((await ask(url, 'GET', path)).headers, path);
  const preflight = await ask(url, 'OPTIONS', '/api/games', {
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  check(preflight.headers['access-control-allow-origin'] === undefined, 'a preflight is answered');

  function safe(says, what) {
    check(/frame-ancestors 'none'/.test(says['content-security-policy'] ?? ''), `${what} has no policy`);
    check(/script-src 'self'(;|$)/.test(says['content-security-policy'] ?? ''), `${what} runs other scripts`);
    check(says['x-frame-options'] === 'DENY', `${what} can be framed`);
    check(says['x-content-type-options'] === 'nosniff', `${what} can be sniffed`);
    check(says['referrer-policy'] === 'no-referrer', `${what} tells where one comes from`);
  }

  // ---- delayed spectators ----
  const delayed = await begun(url, [ann, bob], { delay: DELAY });
  const began = performance.now();
  const eyes = await line(url);
  let first;
  eyes.onMessage = ({ type }) => {
    if (type === 'feed' || type === 'position') first ??= performance.now() - began;
  };
  await eyes.ask({ type: 'join', game: delayed, since: 0 });
  for (const path of ['position', 'record', 'messages']) {
    const { status } = await ask(url, 'GET', `/api/games/${delayed}/${path}`);
    check(status >= 400 && status < 500, `a delayed game shows its ${path} by request: ${status}`);
  }
  await sleep(DELAY * 1000 + 2500);
  figure(
    'a spectator hears the first thing',
    `${first === undefined ? 'never' : ms(first)} after the start, with a delay of ${DELAY} s`,
  );
  // The game began a moment before it was looked at.
  check(first !== undefined && first > DELAY * 1000 - 250, `a delayed spectator hears after ${first}`);
  figure('checks', `${checks.done}, of ${changing.length} routes that change something and ${routes.length} in all`);
  for (const one of checks.failed.slice(0, 20)) console.log(`  ${one}`);
  hold(checks.failed.length === 0, `all hold (${checks.failed.length} do not)`);
  await server.stop();
});
