// What was marked as secret is in no notice, however it goes: mail, webhook, and push as the browser opens it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../http/language.ts';
import type { MarshallServer } from '../server.ts';
import type { Store } from '../store/store.ts';
import { TestClock } from '../testing/clock.ts';
import { Player } from '../testing/player.ts';
import { Letterbox, MailServer, Subscription } from '../testing/post-office.ts';
import { begunGame, testServer } from '../testing/servers.ts';
import { gameOf, STORE_KINDS } from '../testing/stores.ts';
import { playByDefaults } from '../testing/tables.ts';
import { Herald } from './herald.ts';
import { noticeKeys, sendersFor } from './senders.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEVER = 2 ** 30;
const TABLE = { title: 'Friday night', clock: 43_200, options: { stages: '37', detenteCycle: 2 } };

interface Seen {
  readonly view: {
    readonly question?: { readonly kind: string };
    readonly seats: Readonly<Record<string, { readonly cash?: number }>>;
  };
}

describe.each(STORE_KINDS)('secrets and notices on $kind', (kind) => {
  const clock = new TestClock();
  const mail = new MailServer();
  const box = new Letterbox();
  const browser = new Subscription();
  let where: string;
  let kept: Store;
  let server: MarshallServer;
  let herald: Herald;
  let receiver: string;

  beforeAll(async () => {
    where = await kind.place();
    kept = await kind.open(where);
    receiver = await box.start();
    const smtp = await mail.start();
    const notices = {
      url: 'https://games.example.org',
      mail: { smtp, from: 'games@example.org' },
      webhooks: true,
      allowed: [receiver],
    };
    const store = clock.of(kept);
    server = await testServer(store, { sweep: NEVER, attend: NEVER, notices, herald: { every: NEVER } });
    herald = new Herald(store, sendersFor(notices, await noticeKeys(store)), {
      outages: () => [],
      languages: LANGUAGES,
      fault(error) {
        throw error;
      },
      warn: (...words) => expect(words).toEqual([]),
    });
  });

  afterAll(async () => {
    await herald.close();
    await server.close();
    await kept.close();
    await kind.remove(where);
    await mail.close();
    await box.close();
  });

  const seen = async (player: Player, game: string) =>
    (await player.get(`/api/games/${game}/position`)) as unknown as Seen;
  /** Answers by defaults until a player is asked something of a kind. */
  const until = async (player: Player, game: string, what: string) => {
    for (let n = 0; n < 40 && (await seen(player, game)).view.question?.kind !== what; n += 1)
      await playByDefaults(clock.of(kept), game, 1);
    expect((await seen(player, game)).view.question?.kind).toBe(what);
  };
  const act = async (player: Player, game: string, id: string, command: object) =>
    expect((await player.ask('POST', `/api/games/${game}/commands`, { id, command })).status).toBe(200);
  /** Everything that has left the house, opened; of a mail what is its own is left out. */
  const letters = () => {
    const opened = [
      ...mail.mails.map(({ to, raw }) => ({ to, raw: raw.replaceAll(/=\r?\n/g, '') })),
      ...box.posted.map(({ path, body }) => (path === '/push' ? browser.open(body) : body.toString())),
    ].map((each) => JSON.stringify(each));
    mail.mails.length = 0;
    box.posted.length = 0;
    return opened;
  };
  const after = async (millis: number) => {
    clock.pass(millis);
    await herald.look();
    await herald.look();
  };

  test('no bid, no cash, no offer, no order, no word and no key is in any of them', async () => {
    const [ann, bob] = [await Player.guest(server.url, 'Ann'), await Player.guest(server.url, 'Bob')];
    const { id } = await bob.post('/api/me/channels', { kind: 'mail', address: 'bob@example.org' });
    await kept.notices.confirmChannel(String(id));
    await bob.post('/api/me/channels', { kind: 'webhook', address: `http://${receiver}/hook`, style: 'plain' });
    await bob.post('/api/me/channels', { kind: 'push', address: `http://${receiver}/push`, keys: browser.keys });
    letters();
    /** A game up to where Bob is asked for his bid, and Ann has sealed hers. */
    const afterBid = async (cubes: number) => {
      const game = await begunGame([ann, bob], TABLE);
      for (const player of [ann, bob]) await act(player, game, 'p', { type: 'place-armies', territories: [] });
      await act(ann, game, 'o', { type: 'order', about: 'sell-oil', reply: 'at-least', price: 793, units: 3 });
      await ann.must('PUT', `/api/games/${game}/notes`, { text: 'MARKED note' });
      await until(ann, game, 'bid');
      await act(ann, game, 'b', { type: 'bid', cubes });
      await after(20 * MINUTE);
      return { game, told: letters() };
    };
    const [none, one] = [await afterBid(0), await afterBid(1)];
    /** What differs from game to game and from mail to mail: ids, dates and the links that stop them. */
    const plain = ({ game, told }: typeof none) =>
      told
        .map((each) =>
          each
            .replaceAll(game, 'GAME')
            .replaceAll(/#mail\/[\w.-]+|token=3?D?[\w.-]+|<[^>]*@games\.example\.org>|boundary=\S+|----_NmP\S+/g, '')
            .replaceAll(/\d\d:\d\d(:\d\d)?|\\*"(id|deadline)\\*":\\*"?[\w-]+\\*"?|Date: [^\\]*/g, ''),
        )
        .sort();
    expect(none.told.length).toBeGreaterThanOrEqual(3);
    expect(plain(one)).toEqual(plain(none));
    // Bob is offered something with words, and is written to and promised something.
    const { game } = one;
    await act(ann, game, 'w', { type: 'want-to-trade' });
    await until(ann, game, 'trade');
    await act(ann, game, 'f', { type: 'offer', to: 'china', givesCash: 617, promise: 'MARKED offer' });
    await ann.post(`/api/games/${game}/messages`, { to: ['china'], text: 'MARKED words' });
    await ann.post(`/api/games/${game}/promises`, { to: 'china', text: 'MARKED promise', until: 2 });
    await after(20 * MINUTE);
    await after(11 * HOUR);
    const all = letters().join('\n');
    for (const what of ['offer', 'message', 'deadline']) expect(all).toContain(`\\"kind\\":\\"${what}\\"`);
    const { view } = await seen(ann, game);
    const { cash = 0 } = view.seats.usa ?? {};
    expect(cash).toBeGreaterThan(617);
    const { secret, invitation, invitations, messageKey } = JSON.parse((await gameOf(kept, game)).meta);
    const keys: string[] = [secret, invitation, messageKey, ...Object.values<string>(invitations)];
    for (const hidden of ['MARKED', 'cube', ...keys]) expect(all).not.toContain(hidden);
    for (const figure of [cash, cash - 617, 617, 793]) {
      expect(all).not.toMatch(new RegExp(`(?<![\\d:])${figure}(?!\\d)`));
      expect(all).not.toContain(figure.toLocaleString('en'));
    }
  });
});
