// Many requests in one moment for everything of which an account or an address may have only so much.
import { createECDH } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, begun, guest, must } from './lib/client.mjs';
import { attack, figure, hold } from './lib/report.mjs';
import { freshFolder, startServer } from './lib/server.mjs';

const AT_ONCE = 60;
const browser = createECDH('prime256v1');
browser.generateKeys();
const KEY = browser.getPublicKey('base64url');

await attack('many requests in one moment for what there is only so much of', async () => {
  // Large things and guesses at secrets are slowed down by rates of their own, which would hide what is tried here.
  const folder = freshFolder();
  const limits = join(folder, 'limits.json');
  const often = { burst: 1000, perSecond: 1000 };
  writeFileSync(limits, JSON.stringify({ requests: often, heavy: often, secrets: often }));
  const server = await startServer({
    folder,
    env: { MARSHALL_LIMITS: limits, MARSHALL_WEBHOOKS: 'on', MARSHALL_URL: 'https://example.org' },
  });
  const { url } = server;
  let address = 0;
  /** Everybody comes from an address of their own, so that nothing but the limit in question stops them. */
  const somebody = (name) => {
    address += 1;
    return guest(url, name, `127.0.5.${address}`);
  };
  const rush = async (who, method, path, bodyOf) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        ask(url, method, path, { body: bodyOf(n), cookie: who.cookie, from: who.from }),
      ),
    );
  const done = (answers) => answers.filter(({ status }) => status === 200).length;

  const eve = await somebody('Eve');
  await rush(eve, 'POST', '/api/bot-tokens', (n) => ({ name: `bot ${n}` }));
  const { tokens } = await must(url, eve, 'GET', '/api/bot-tokens');
  hold(tokens.length <= 20, `at most 20 bot tokens: ${tokens.length}`);

  const mallory = await somebody('Mallory');
  await rush(mallory, 'POST', '/api/me/channels', (n) =>
    n % 2 === 0
      ? { kind: 'webhook', address: `https://example.org/${n}`, style: 'plain' }
      : { kind: 'push', address: `https://example.org/${n}`, keys: { p256dh: KEY, auth: 'A'.repeat(22) } },
  );
  const { channels } = await must(url, mallory, 'GET', '/api/me/notices');
  hold(channels.length <= 12, `at most 12 ways to be reached: ${channels.length}`);

  const trent = await somebody('Trent');
  const open = (power) => ({ power, player: 'open' });
  const tables = await rush(trent, 'POST', '/api/games', (n) => ({
    public: n % 2 === 0,
    seats: [open('usa'), open('china')],
  }));
  hold(done(tables) <= 10, `at most 10 tables: ${done(tables)}`);
  const { games } = await must(url, trent, 'GET', '/api/games?list=mine&limit=100');
  hold(games.filter((game) => game.public).length <= 3, 'at most 3 public ones');

  const from = '127.0.6.1';
  const guests = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, n) => ask(url, 'POST', '/api/guests', { body: { name: `Guest ${n}` }, from })),
  );
  hold(done(guests) <= 20, `at most 20 guests: ${done(guests)}`);

  const [walter, victor] = [await somebody('Walter'), await somebody('Victor')];
  const game = await begun(url, [walter, victor], { clock: 3600 });
  const reports = await rush(walter, 'POST', `/api/games/${game}/reports`, (n) => ({
    seat: 'china',
    reason: `Reason ${n}`,
  }));
  hold(done(reports) <= 20, `at most 20 reports: ${done(reports)}`);
  const words = await rush(victor, 'POST', `/api/games/${game}/messages`, (n) => ({ to: 'all', text: `Word ${n}` }));
  hold(done(words) <= 30, `at most 30 messages: ${done(words)}`);
  const promises = await rush(await somebody('Nobody'), 'POST', `/api/games/${game}/promises`, () => ({
    to: 'usa',
    text: 'x',
    until: 9,
  }));
  hold(done(promises) === 0, 'strangers promise nothing');

  const peggy = await somebody('Peggy');
  const sybil = await somebody('Sybil');
  const other = await begun(url, [peggy, sybil], { clock: 3600 });
  const changes = await rush(peggy, 'POST', `/api/games/${other}/seats/usa/lead`, (n) => ({
    by: n % 2 === 0 ? 'caretaker' : 'me',
  }));
  const votes = await rush(peggy, 'POST', `/api/games/${other}/ballots`, (n) => ({
    about: 'extend',
    agree: n % 2 === 0,
  }));
  figure('changes of the lead and votes', `${done(changes)} and ${done(votes)}`);
  const { record } = { record: await must(url, peggy, 'GET', `/api/games/${other}/record`) };
  hold(record.feed.length < 120, `the log of that game stays short: ${record.feed.length}`);

  // Signing in again and again: the oldest sessions end.
  const oscar = await somebody('Oscar');
  await must(url, oscar, 'POST', '/api/me/claim', { login: 'oscar', passphrase: 'correct horse' });
  let signed = 0;
  for (let n = 1; n <= 8; n += 1) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        ask(url, 'POST', '/api/sign-in', {
          body: { login: 'oscar', passphrase: 'correct horse' },
          from: `127.0.7.${n}`,
        }),
      ),
    );
    signed += done(answers);
    oscar.cookie = String(answers.find(({ status }) => status === 200)?.headers['set-cookie']).split(';')[0];
  }
  const { sessions } = await must(url, oscar, 'GET', '/api/sessions');
  hold(sessions.length <= 50, `at most 50 sessions after ${signed} sign-ins: ${sessions.length}`);
  hold(server.alive() && !/"level":"error"/.test(server.stderr()), 'the server is there, and has no fault in its log');
  await server.stop();
});
