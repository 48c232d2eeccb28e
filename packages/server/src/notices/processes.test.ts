// Two processes on one PostgreSQL, stopped, killed and started again one after the other while people play on: every notice
// comes, and comes once.
import { afterAll, expect, test } from 'vitest';
import { readSummary } from '../table/arrangement.ts';
import { Player } from '../testing/player.ts';
import { MailServer } from '../testing/post-office.ts';
import { serverProcess } from '../testing/processes.ts';
import { begunGame } from '../testing/servers.ts';
import { gameOf, storeKind } from '../testing/stores.ts';
import { CALM, playSeat } from '../testing/walker.ts';
import { shortOf } from './senders.ts';

const postgres = storeKind('postgres');
const mail = new MailServer();
afterAll(() => mail.close());

/** Something that is waited for, and how it comes. */
function signal(): [Promise<void>, () => void] {
  let come: () => void = () => undefined;
  const comes = new Promise<void>((resolve) => {
    come = resolve;
  });
  return [comes, come];
}

/** The same player at another server. */
function at(url: string, { cookie }: Player): Player {
  const same = new Player(url);
  same.cookie = cookie;
  return same;
}

type Side = 'left' | 'right';

test('a rolling restart of two processes under play loses no notice and sends none twice, also when one is killed in mid-send', async () => {
  const place = await postgres.place();
  const smtp = await mail.start();
  // Everybody is told at once; what a dead process has taken is taken up after ten seconds.
  const start = (side: Side) =>
    serverProcess('postgres', place, 0, {
      options: {
        notices: { url: 'https://games.example.org', mail: { smtp, from: `${side}@example.org` } },
        herald: { every: 20, patience: 0, lease: 10_000 },
      },
    });
  const [one, other] = await Promise.all([start('left'), start('right')]);
  const servers = { left: one, right: other };
  const players = [await Player.guest(one.url, 'Ann'), await Player.guest(other.url, 'Bob')] as const;
  const store = await postgres.open(place);
  for (const [i, player] of players.entries()) {
    const { id } = await player.post('/api/me/channels', { kind: 'mail', address: `player${i}@example.org` });
    await store.notices.confirmChannel(String(id));
  }
  mail.mails.length = 0;
  const longer = { clock: 86_400, options: {} };
  const games = [await begunGame(players, longer), await begunGame(players, longer)];
  const accounts = await Promise.all(players.map(async (player) => String((await player.get('/api/me')).id)));
  const told = async () =>
    (await Promise.all(accounts.map((account) => store.notices.of(account, 10_000))))
      .flat()
      .filter(({ id }) => id.startsWith('wait'));
  const nameOf = (id: string) => `<${shortOf(id)}@games.example.org>`;
  const arrived = () => mail.mails.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]?.trim() ?? '');

  // Both play on in both games without a pause, at whichever process answers; what was under way where one ends is done again.
  let answers = 0;
  let failures = 0;
  let plays = true;
  const play = async (player: Player, game: string): Promise<void> => {
    for (let turn = 0; plays; turn += 1) {
      const { url } = servers[turn % 2 === 0 ? 'left' : 'right'];
      try {
        const { seats } = await at(url, player).info(`/api/games/${game}`);
        if (seats.some(({ you, waitedFor }) => you && waitedFor)) {
          const line = await at(url, player).socket();
          await playSeat(line, game, CALM, 1).finally(() => line.close());
          answers += 1;
        }
      } catch {
        failures += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const playing = games.flatMap((game) => players.map((player) => play(player, game)));
  const more = (count: number) => {
    const goal = answers + count;
    return expect.poll(() => answers, { timeout: 120_000, interval: 50 }).toBeGreaterThanOrEqual(goal);
  };
  await more(2);
  for (const side of ['left', 'right'] as const) {
    // Stopped as a host does it, in the middle of everything.
    const stopped = servers[side].stop();
    servers[side] = await start(side);
    await stopped;
    await more(2);
  }
  // The process that is about to hand over a mail is killed; the other one plays on, and a new one comes.
  const [asked, ask] = signal();
  const [gone, go] = signal();
  let victim: Side | undefined;
  mail.onRecipient = async (_address, from) => {
    victim ??= from.startsWith('left') ? 'left' : 'right';
    if (!from.startsWith(victim)) return;
    ask();
    await gone;
    throw new Error('the sender is gone');
  };
  await asked;
  const side = victim ?? 'left';
  // What it handed over before is noted by now; the mail that it holds in its hand is not handed over.
  await expect
    .poll(
      async () => {
        const open = (await told()).filter(({ settled }) => settled === undefined).map(({ id }) => nameOf(id));
        return arrived().filter((name) => open.includes(name));
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
  await servers[side].kill();
  mail.onRecipient = async () => undefined;
  go();
  servers[side] = await start(side);
  await more(2);
  plays = false;
  await Promise.all(playing);
  expect(failures).toBeGreaterThan(0);
  // Everything that is waited for now was told, and nothing is left to send.
  const waiting: string[] = [];
  for (const game of games) {
    const row = await gameOf(store, game);
    const waits = readSummary(row.summary)?.waits ?? {};
    for (const { seat, account, asked } of row.seats)
      if (asked !== undefined) waiting.push(`wait ${game} ${account} ${seat} ${waits[seat]?.at}`);
  }
  expect(waiting.length).toBeGreaterThanOrEqual(games.length);
  for (;;) {
    const rows = await told();
    const known = waiting.every((id) => rows.some((row) => row.id.startsWith(`${id} `)));
    if (known && rows.every(({ settled }) => settled !== undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const rows = await told();
  const sent = rows.filter(({ outcome }) => outcome === 'sent').map(({ id }) => nameOf(id));
  expect(rows.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(arrived().sort()).toEqual(sent.sort());
  expect(new Set(arrived()).size).toBe(arrived().length);
  for (const id of waiting) expect(rows.find((row) => row.id.startsWith(`${id} `))).toMatchObject({ outcome: 'sent' });
  for (const server of Object.values(servers)) {
    expect(server.complaints()).toBe('');
    await server.stop();
  }
  await store.close();
});
