// Two processes on one PostgreSQL, killed in the middle of a mail and started again: every notice comes, and comes once.
import { afterAll, expect, test } from 'vitest';
import { readSummary } from '../table/arrangement.ts';
import { Player } from '../testing/player.ts';
import { MailServer } from '../testing/post-office.ts';
import { type ServerProcess, serverProcess } from '../testing/processes.ts';
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

test('two processes that are killed in mid-send lose no notice and send none twice', async () => {
  const place = await postgres.place();
  const smtp = await mail.start();
  const options = {
    notices: { url: 'https://games.example.org', mail: { smtp, from: 'games@example.org' } },
    // Everybody is told at once; what a dead process has taken is taken up after ten seconds.
    herald: { every: 20, patience: 0, lease: 10_000 },
  };
  const start = () => serverProcess('postgres', place, 0, { options });
  let [left, right] = await Promise.all([start(), start()]);
  const players = [await Player.guest(left.url, 'Ann'), await Player.guest(right.url, 'Bob')] as const;
  const store = await postgres.open(place);
  for (const [i, player] of players.entries()) {
    const { id } = await player.post('/api/me/channels', { kind: 'mail', address: `player${i}@example.org` });
    await store.notices.confirmChannel(String(id));
  }
  mail.mails.length = 0;
  const games = await Promise.all(
    [0, 1].map(() =>
      begunGame(
        players.map((player) => at(right.url, player)),
        { clock: 86_400 },
      ),
    ),
  );
  /** One answer, where one is asked for; false where none is. */
  const answer = async (url: string, player: Player, game: string): Promise<boolean> => {
    const { seats } = await at(url, player).info(`/api/games/${game}`);
    if (!seats.some(({ you, waitedFor }) => you && waitedFor)) return false;
    const line = await at(url, player).socket();
    await playSeat(line, game, CALM, 1);
    line.close();
    return true;
  };
  /** Both answer in every game. */
  const play = async (url: string) => {
    for (const game of games) for (const player of players) await answer(url, player, game);
  };
  /** The process that is about to hand over a mail is killed; the other one plays on, and a new one comes. */
  const killInMidSend = async (victim: ServerProcess, other: ServerProcess): Promise<ServerProcess> => {
    const [asked, ask] = signal();
    const [gone, go] = signal();
    mail.onRecipient = async () => {
      ask();
      await gone;
      throw new Error('the sender is gone');
    };
    await play(other.url);
    await asked;
    await Promise.all([victim.kill(), other.kill()]);
    mail.onRecipient = async () => undefined;
    go();
    return start();
  };
  await play(left.url);
  // Whichever of the two holds the mail dies with the other: nobody from before is left.
  left = await killInMidSend(left, right);
  await play(left.url);
  right = await start();
  await left.kill();
  left = right;
  await play(left.url);
  // Everything that is waited for now was told, and nothing is left to send.
  const expected = async () => {
    const ids: string[] = [];
    for (const game of games) {
      const row = await gameOf(store, game);
      const waits = readSummary(row.summary)?.waits ?? {};
      for (const { seat, account, asked } of row.seats)
        if (asked !== undefined) ids.push(`wait ${game} ${account} ${seat} ${waits[seat]?.at}`);
    }
    return ids;
  };
  const waiting = await expected();
  expect(waiting.length).toBeGreaterThanOrEqual(games.length);
  const accounts = await Promise.all(
    players.map(async (player) => String((await at(left.url, player).get('/api/me')).id)),
  );
  const all = async () => (await Promise.all(accounts.map((account) => store.notices.of(account, 1000)))).flat();
  const told = async () => (await all()).filter(({ id }) => id.startsWith('wait'));
  for (;;) {
    const rows = await told();
    const known = waiting.every((id) => rows.some((row) => row.id.startsWith(`${id} `)));
    if (known && rows.every(({ settled }) => settled !== undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const sent = (await told())
    .filter(({ outcome }) => outcome === 'sent')
    .map(({ id }) => `<${shortOf(id)}@games.example.org>`);
  const arrived = mail.mails.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]?.trim());
  expect(arrived.sort()).toEqual(sent.sort());
  expect(new Set(arrived).size).toBe(arrived.length);
  for (const id of waiting)
    expect((await told()).find((row) => row.id.startsWith(`${id} `))).toMatchObject({ outcome: 'sent' });
  expect(left.complaints()).toBe('');
  await left.kill();
  await store.close();
});
