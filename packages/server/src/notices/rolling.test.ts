// Two processes on one PostgreSQL, restarted one after the other as a host does while people play. The players here answer
// only what a mail told them of: where one is lost, play stands still and the test never ends; where one comes twice, it is counted.
import { afterAll, expect, test } from 'vitest';
import { readSummary } from '../table/arrangement.ts';
import { Player } from '../testing/player.ts';
import { MailServer } from '../testing/post-office.ts';
import { serverProcess } from '../testing/processes.ts';
import { begunGame } from '../testing/servers.ts';
import { gameOf, storeKind } from '../testing/stores.ts';
import { answerPosition, CALM } from '../testing/walker.ts';
import { shortOf } from './senders.ts';

const { MARSHALL_PROOF } = process.env;
/** How often a process is replaced, and how many games are played meanwhile. */
const [RESTARTS, GAMES] = MARSHALL_PROOF === undefined ? [4, 2] : [40, 6];

const postgres = storeKind('postgres');
const mail = new MailServer();
afterAll(() => mail.close());

const SITE = 'https://games.example.org';

test('a rolling restart of two processes under play loses no notice and sends none twice', {
  timeout: MARSHALL_PROOF === undefined ? 180_000 : 1_800_000,
}, async () => {
  const place = await postgres.place();
  const smtp = await mail.start();
  // Everybody is told at once. What a process has taken and does not send, nobody sends in the time of this test.
  const herald = { every: 20, patience: 0, lease: 3_600_000 };
  /** Who sends tells which of the two it is. */
  const senders = ['left@example.org', 'right@example.org'];
  const start = (side: number) => {
    const from = senders[side] ?? '';
    return serverProcess('postgres', place, 0, { options: { notices: { url: SITE, mail: { smtp, from } }, herald } });
  };
  const servers = [await start(0), await start(1)];
  const store = await postgres.open(place);
  const players: { readonly player: Player; readonly account: string; readonly address: string }[] = [];
  for (const [i, { url }] of servers.entries()) {
    const player = await Player.guest(url, `Player ${i}`);
    const address = `player${i}@example.org`;
    const { id } = await player.post('/api/me/channels', { kind: 'mail', address });
    await store.notices.confirmChannel(String(id));
    players.push({ player, account: String((await player.get('/api/me')).id), address });
  }
  mail.mails.length = 0;
  const games: string[] = [];
  let isOver = false;
  const waiting = new Set<() => void>();
  const wakeAll = (): void => {
    for (const wake of waiting) wake();
    waiting.clear();
  };
  mail.onMail = wakeAll;
  // Long lines of a mail are broken with an equals sign.
  const mailsTo = (address: string, game: string): number =>
    mail.mails.filter(({ to, raw }) => to === address && raw.replaceAll('=\r\n', '').includes(`/t/${game}`)).length;

  /** Does something at whichever server is there: one that is being restarted answers nobody. */
  const somewhere = async <T>(job: (url: string) => Promise<T>): Promise<T> => {
    for (let i = 0; ; i += 1) {
      try {
        return await job(servers[i % servers.length]?.url ?? '');
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const at = (url: string, { cookie }: Player): Player => Object.assign(new Player(url), { cookie });
  let answers = 0;
  /** Answers once; false where nothing is asked. */
  const answer = (player: Player, game: string): Promise<boolean> =>
    somewhere(async (url) => {
      const line = await at(url, player).socket();
      try {
        await line.ask({ type: 'join', game, positions: 'none' });
        const position = await line.ask({ type: 'position', game });
        if (position.type !== 'position') throw new Error(JSON.stringify(position));
        if (position.asks === undefined) return false;
        await answerPosition(line, position, CALM, `w${Math.random().toString(36).slice(2)}`);
        answers += 1;
        return true;
      } finally {
        line.close();
      }
    });
  /** One player in one game: reads a mail, answers what is asked, and waits for the next mail. */
  const live = async ({ player, address }: (typeof players)[number], game: string): Promise<void> => {
    for (let read = 0; ; ) {
      while (mailsTo(address, game) === read) {
        if (isOver) return;
        await new Promise<void>((wake) => waiting.add(wake));
      }
      read = mailsTo(address, game);
      while (!isOver && (await answer(player, game)));
      // Of the end they are told as well.
      if ((await store.games.get(game))?.status === 'finished') return;
    }
  };
  /** One game after another. */
  const table = async (): Promise<void> => {
    while (!isOver) {
      const all = { clock: 86_400, options: { stages: '37', detenteCycle: 20 } };
      const game = await somewhere((url) =>
        begunGame(
          players.map(({ player }) => at(url, player)),
          all,
        ),
      );
      games.push(game);
      await Promise.all(players.map((who) => live(who, game)));
    }
  };
  const tables = Promise.all(Array.from({ length: GAMES }, table));
  for (let i = 0; i < RESTARTS; i += 1) {
    // Somebody plays between any two restarts.
    for (const known = answers; answers < known + 4; ) await new Promise((resolve) => setTimeout(resolve, 20));
    // And it is in the middle of a mail when it is stopped.
    const side = i % servers.length;
    await new Promise<void>((resolve) => {
      mail.onRecipient = async (_to, from) => {
        if (from !== senders[side]) return;
        resolve();
        await new Promise((go) => setTimeout(go, 100));
      };
    });
    await servers[side]?.stop();
    mail.onRecipient = async () => undefined;
    servers[side] = await start(side);
  }
  isOver = true;
  wakeAll();
  await tables;
  const sent = async () => {
    const rows = await Promise.all(players.map(({ account }) => store.notices.of(account, 10_000)));
    // Nobody comes close to a deadline here.
    return rows.flat().filter(({ id }) => !id.startsWith('deadline '));
  };
  // Everything that is waited for now is told too, and nothing is left to send.
  const open: string[] = [];
  for (const game of games) {
    const row = await gameOf(store, game);
    const { waits = {} } = readSummary(row.summary) ?? {};
    for (const { seat, account, asked } of row.seats)
      if (asked !== undefined) open.push(`wait ${game} ${account} ${seat} ${waits[seat]?.at} `);
  }
  expect(open.length).toBeGreaterThan(0);
  for (let told = false; !told; ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const rows = await sent();
    const isTold = (id: string) => rows.some((row) => row.id.startsWith(id) && row.outcome === 'sent');
    told = open.every(isTold) && rows.every(({ settled }) => settled !== undefined);
  }
  const named = mail.mails.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]?.trim() ?? '');
  const noted = (await sent())
    .filter(({ outcome }) => outcome === 'sent')
    .map(({ id }) => `<${shortOf(id)}@games.example.org>`);
  expect(new Set(named).size).toBe(named.length);
  expect(named.sort()).toEqual(noted.sort());
  for (const server of servers) {
    expect(server.complaints()).toBe('');
    await server.stop();
  }
  await store.close();
});
