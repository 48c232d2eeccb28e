// Somebody tries to act for another seat, to read what is not theirs, and to pass for somebody else: by every request of a
// game and every message of a socket, with forged, swapped and revoked proofs, and with guessed ids.
import { randomBytes } from 'node:crypto';
import { ask, guest, line, must, sleep } from './lib/client.mjs';
import { noLimits } from './lib/no-limits.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

const COMMAND = { type: 'place-armies', territories: ['alaska', 'eastern-usa', 'midwest-usa', 'western-usa'] };
const BODIES = {
  commands: { id: 'x1', command: COMMAND },
  undo: { id: 'x2' },
  options: { draft: { type: 'place-armies' } },
  why: { command: COMMAND },
  messages: { to: 'all', text: 'It was me.' },
  read: { conversation: 'all', upTo: 'x' },
};
const READS = ['position', 'record', 'messages', 'unread'];

await attack('seats, sessions and words of others', async () => {
  const folder = freshFolder();
  const server = await startServer({ folder, env: noLimits(folder) });
  const { url } = server;
  const [ann, bob, cid, mallory, gone] = await Promise.all(
    ['Ann', 'Bob', 'Cid', 'Mallory', 'Gone'].map((name) => guest(url, name)),
  );
  const made = await must(url, ann, 'POST', '/api/games', {
    seats: ['usa', 'china', 'europe'].map((power, i) => ({ power, player: i === 0 ? 'me' : 'open' })),
    public: false,
    spectators: false,
    clock: 3600,
  });
  const { id: game } = made;
  const invited = Object.fromEntries(made.seats.map(({ seat, invitation }) => [seat, invitation]));
  const secrets = Object.values(invited).filter((one) => one !== undefined);
  const checks = { done: 0, failed: [] };
  const check = (holds, what) => {
    checks.done += 1;
    if (!holds) checks.failed.push(what);
  };
  const silentAbout = (text, what) => {
    const found = secrets.find((secret) => text.includes(secret));
    check(found === undefined, `${what} shows ${found}`);
  };
  /** A request that must be refused, and must show nothing. */
  const refused = async (who, method, path, body, what) => {
    const answer = await ask(url, method, path, { ...who, ...(body === undefined ? {} : { body }) });
    check(answer.status >= 400 && answer.status < 500, `${what} ${method} ${path}: ${answer.status}`);
    silentAbout(answer.text, `${what} ${method} ${path}`);
    return answer;
  };

  // ---- seats before the game begins ----
  const take = (who, seat, body, what) => refused(who, 'POST', `/api/games/${game}/seats/${seat}/take`, body, what);
  await take(mallory, 'china', {}, 'without an invitation');
  await take(mallory, 'china', { invitation: invited.europe }, 'with another seat’s invitation');
  await take(mallory, 'china', { invitation: randomBytes(16).toString('base64url') }, 'with a guessed invitation');
  for (const seat of ['usa', 'china'])
    for (const path of [`seats/${seat}/free`, `seats/${seat}/bot`, `seats/${seat}/ready`])
      await refused(
        mallory,
        'POST',
        `/api/games/${game}/${path}`,
        path.endsWith('bot') ? { bot: 'officer' } : path.endsWith('ready') ? { ready: true, contribution: 'x' } : {},
        'a stranger',
      );
  await refused(mallory, 'POST', `/api/games/${game}/swap`, { one: 'usa', other: 'china' }, 'a stranger');
  await refused(mallory, 'POST', `/api/games/${game}/start`, {}, 'a stranger');
  await refused(mallory, 'DELETE', `/api/games/${game}`, undefined, 'a stranger');
  const listed = await ask(url, 'GET', '/api/games', mallory);
  check(!listed.text.includes(game), 'a game that is not public is in the list');
  for (const [who, seat] of [
    [bob, 'china'],
    [cid, 'europe'],
  ])
    await must(url, who, 'POST', `/api/games/${game}/seats/${seat}/take`, { invitation: invited[seat] });
  await take(mallory, 'china', { invitation: invited.china }, 'with an invitation that was used');
  for (const [who, seat] of [
    [ann, 'usa'],
    [bob, 'china'],
    [cid, 'europe'],
  ])
    await must(url, who, 'POST', `/api/games/${game}/seats/${seat}/ready`, { ready: true, contribution: `of ${seat}` });

  // ---- what nobody else may read ----
  const words = `canary ${randomBytes(8).toString('hex')}`;
  secrets.push(words, ann.cookie.split('=')[1]);
  await must(url, ann, 'POST', `/api/games/${game}/messages`, { to: ['china'], text: words });
  const before = await must(url, ann, 'GET', `/api/games/${game}/position`);

  // ---- proofs that are none ----
  const token = await must(url, mallory, 'POST', '/api/bot-tokens', { name: 'revoked' });
  const kept = await must(url, mallory, 'POST', '/api/bot-tokens', { name: 'kept' });
  const tokens = await must(url, mallory, 'GET', '/api/bot-tokens');
  const revoked =
    tokens.tokens?.find(({ name }) => name === 'revoked') ?? tokens.find?.(({ name }) => name === 'revoked');
  await must(url, mallory, 'DELETE', `/api/bot-tokens/${revoked.id}`);
  await must(url, gone, 'POST', '/api/sign-out', {});
  const value = ann.cookie.split('=')[1];
  const bearer = (text) => ({ headers: { authorization: `Bearer ${text}` } });
  const strangers = {
    nobody: {},
    'another guest': mallory,
    'a session that was ended': gone,
    'a token that was revoked': bearer(token.token),
    'a stranger’s token': bearer(kept.token),
    'a guessed token': bearer(`mb_${randomBytes(24).toString('base64url')}`),
    'a session as a token': bearer(value),
    'an empty cookie': { cookie: 'marshall=' },
    'a shortened cookie': { cookie: `marshall=${value.slice(0, -1)}` },
    'a changed cookie': { cookie: `marshall=${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}` },
    'a cookie in another case': { cookie: `marshall=${value.toUpperCase()}` },
    'a cookie by another name': { cookie: `Marshall=${value}; session=${value}` },
    'two cookies': { cookie: `${mallory.cookie}; marshall=${randomBytes(24).toString('base64url')}` },
  };
  for (const [what, who] of Object.entries(strangers)) {
    for (const seat of ['usa', undefined]) {
      const query = seat === undefined ? '' : `?seat=${seat}`;
      for (const path of READS) await refused(who, 'GET', `/api/games/${game}/${path}${query}`, undefined, what);
      for (const [path, body] of Object.entries(BODIES))
        await refused(
          who,
          'POST',
          `/api/games/${game}/${path}`,
          { ...body, ...(seat === undefined ? {} : { seat }) },
          what,
        );
    }
    await refused(who, 'GET', `/api/games/${game}/file`, undefined, what);
    await refused(who, 'POST', `/api/games/${game}/fork`, { at: 1 }, what);
    await refused(who, 'POST', `/api/games/${game}/reports`, { seat: 'usa', reason: 'x' }, what);
    silentAbout((await ask(url, 'GET', `/api/games/${game}`, who)).text, what);
  }

  // ---- another player of the same game ----
  for (const path of READS) await refused(bob, 'GET', `/api/games/${game}/${path}?seat=usa`, undefined, 'an opponent');
  for (const [path, body] of Object.entries(BODIES))
    await refused(bob, 'POST', `/api/games/${game}/${path}`, { ...body, seat: 'usa' }, 'an opponent');
  for (const path of [...READS, ''])
    silentAbout(
      (await ask(url, 'GET', `/api/games/${game}/${path}`.replace(/\/$/, ''), cid)).text,
      `the third player at ${path}`,
    );

  // ---- sockets ----
  const messages = [
    { type: 'join' },
    { type: 'join', spectator: true, since: 0 },
    { type: 'command', command: COMMAND },
    { type: 'undo' },
    { type: 'options' },
    { type: 'why', command: COMMAND },
    { type: 'position' },
    { type: 'say', to: 'all', text: 'It was me.' },
    { type: 'read', conversation: 'china+usa', upTo: 'x' },
  ];
  for (const [what, who] of Object.entries({ ...strangers, 'an opponent': bob })) {
    let text = '';
    const socket = await line(url, who).catch(() => undefined);
    if (socket === undefined) {
      check(what !== 'an opponent' && what !== 'another guest', `${what} is not let in`);
      continue;
    }
    socket.onMessage = (message) => {
      text += JSON.stringify(message);
    };
    for (const message of messages)
      for (const seat of what === 'an opponent' ? ['usa'] : ['usa', undefined]) {
        if (what === 'an opponent' && message.spectator) continue;
        const answer = await socket.ask({ ...message, game, ...(seat === undefined ? {} : { seat }) }, 5000);
        check(
          answer.type === 'error' || answer.type === 'closed',
          `${what} on a socket, ${message.type}: ${answer.type}`,
        );
      }
    await sleep(50);
    silentAbout(text, `${what} on a socket`);
    socket.socket.close();
  }
  const ear = await line(url, cid);
  let heard = '';
  ear.onMessage = (message) => {
    heard += JSON.stringify(message);
  };
  check((await ear.ask({ type: 'join', game, since: 0 })).type === 'joined', 'the third player may not join');
  await ear.ask({ type: 'position', game });
  silentAbout(heard, 'the third player on their socket');

  // ---- things of others, and ids that are guessed ----
  const own = await must(url, ann, 'GET', '/api/sessions');
  const [session] = own.sessions ?? own;
  await refused(mallory, 'DELETE', `/api/sessions/${session.id}`, undefined, 'somebody else’s session');
  await refused(mallory, 'DELETE', `/api/bot-tokens/${revoked.id}`, undefined, 'a token that is gone');
  await refused(
    bob,
    'DELETE',
    `/api/bot-tokens/${tokens.tokens?.[0]?.id ?? tokens[0]?.id}`,
    undefined,
    'somebody else’s token',
  );
  for (const [method, path, body] of [
    ['POST', '/api/me/claim', { login: 'mallory', passphrase: 'a long passphrase' }],
    ['POST', '/api/bot-tokens', { name: 'more' }],
    ['DELETE', '/api/me', {}],
    ['GET', '/api/sessions', undefined],
  ])
    await refused(bearer(kept.token), method, path, body, 'a token of a program');
  for (let i = 0; i < 40; i += 1) {
    const letters = [...game];
    letters[i % letters.length] = letters[i % letters.length] === 'A' ? 'B' : 'A';
    const near = i < 22 ? letters.join('') : randomBytes(16).toString('base64url');
    const answer = await refused(mallory, 'GET', `/api/games/${near}`, undefined, 'a guessed game');
    check(answer.status === 404 || answer.status === 400, `a guessed game answers ${answer.status}`);
  }

  const after = await must(url, ann, 'GET', `/api/games/${game}/position`);
  check(
    after.feed === before.feed && JSON.stringify(after.view) === JSON.stringify(before.view),
    'the game has changed',
  );
  const info = await must(url, ann, 'GET', `/api/games/${game}`);
  check(info.seats.map(({ player }) => player).join() === 'Ann,Bob,Cid', 'somebody else sits there');
  const [said] = await must(url, bob, 'GET', `/api/games/${game}/messages`).then((all) => all.messages ?? all);
  check(said.text === words, 'the words do not reach the one they were for');
  figure('checks', checks.done);
  for (const one of checks.failed.slice(0, 20)) console.log(`  ${one}`);
  hold(checks.failed.length === 0, `all hold (${checks.failed.length} do not)`);
  await server.stop();
});
