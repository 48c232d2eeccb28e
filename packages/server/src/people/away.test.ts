// Habits that change under a running clock, players who are out of the game, one substitute after another, and two hands.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operate } from '../host/operations.ts';
import type { MarshallServer } from '../server.ts';
import type { Store } from '../store/store.ts';
import { TestClock } from '../testing/clock.ts';
import { Player } from '../testing/player.ts';
import { begunGame, testServer } from '../testing/servers.ts';
import { STORE_KINDS } from '../testing/stores.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The clock of this test jumps: no process looks between two jumps whether it was away. */
const NEVER = 2 ** 30;
const CLOCK = { clock: 86_400, options: { stages: '37', detenteCycle: 4 } };

describe.each(STORE_KINDS)('people who are away, with $kind', (kind) => {
  const clock = new TestClock();
  let place: string;
  let kept: Store;
  let server: MarshallServer;

  beforeAll(async () => {
    place = await kind.place();
    kept = await kind.open(place);
    server = await testServer(clock.of(kept), { sweep: NEVER, attend: NEVER });
  });

  afterAll(async () => {
    await server.close();
    await kept.close();
    await kind.remove(place);
  });

  const guest = (name: string) => Player.guest(server.url, name);
  const info = (player: Player, game: string) => player.info(`/api/games/${game}`);

  test('a holiday that is cancelled, or over, and quiet hours that change leave alone what stood still before', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const began = clock.now();
    const holiday = { from: began + 13 * HOUR, until: began + 8 * DAY };
    const save = (habits: object) => ann.must('PUT', '/api/me/habits', { zone: 'UTC', ...habits });
    await save({ holidays: [holiday] });
    const games = [
      await begunGame([ann, bob], { ...CLOCK, clockKind: 'stage' }),
      await begunGame([ann, bob], CLOCK),
      await begunGame([ann, bob], { ...CLOCK, clockKind: 'bank' }),
    ];
    const left = async () =>
      Promise.all(games.map(async (game) => ((await info(ann, game)).deadline ?? 0) - clock.now()));
    clock.pass(5 * DAY);
    await save({ holidays: [] });
    // Thirteen hours had passed, then time stood still until now.
    expect(await left()).toEqual(games.map(() => 11 * HOUR));
    const minute = (at: number) => Math.floor((at % DAY) / 60_000);
    clock.pass(HOUR);
    await save({ quiet: { from: minute(clock.now()), to: minute(clock.now() + 10 * HOUR) } });
    expect(await left()).toEqual(games.map(() => 10 * HOUR));
    // What is asked now has those hours, and keeps them when they change.
    for (const game of games)
      for (const player of [ann, bob])
        await player.post(`/api/games/${game}/commands`, {
          id: 'p',
          command: { type: 'place-armies', territories: [] },
        });
    const hours = (await left()).map((millis) => millis / HOUR);
    // Ten hours of rest now, and ten tomorrow where there is that much time; fourteen hours of the bank are used.
    expect(hours).toEqual([44, 44, 20]);
    clock.pass(10 * HOUR);
    await save({});
    expect(await left()).toEqual([24 * HOUR, 24 * HOUR, 10 * HOUR]);
    clock.pass(HOUR);
    await save({ daysOff: [] });
    expect(await left()).toEqual([23 * HOUR, 23 * HOUR, 9 * HOUR]);
  });

  test('players who have resigned have no vote, hold nobody up, and do not stand in for the host', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cid', 'Dan', 'Eve'].map(guest));
    const [ann, bob, cid, dan, eve] = people;
    if (!ann || !bob || !cid || !dan || !eve) throw new Error('five came');
    const game = await begunGame(people, { ...CLOCK, clockKind: 'stage' });
    const place = { type: 'place-armies', territories: [] };
    for (const player of people) await player.post(`/api/games/${game}/commands`, { id: 'p', command: place });
    for (const player of [ann, bob])
      await player.post(`/api/games/${game}/commands`, { id: 'r', command: { type: 'resign' } });
    const told = await info(cid, game);
    expect(told.ballots).toMatchObject({ pause: { needed: 2 } });
    expect(told.seats[4]?.vote).toBeUndefined();
    const minute = (at: number) => Math.floor((at % DAY) / 60_000);
    const quiet = { from: minute(clock.now() + HOUR), to: minute(clock.now() + 12 * HOUR) };
    await bob.must('PUT', '/api/me/habits', { zone: 'UTC', quiet });
    expect((await info(cid, game)).deadline).toBe(clock.now() + DAY);
    await eve.post(`/api/games/${game}/seats/africa/lead`, { by: 'caretaker' });
    expect((await info(cid, game)).hosts).toBe(true);
    const invite = (player: Player) => player.ask('POST', `/api/games/${game}/seats/africa/substitute`, {});
    expect((await invite(cid)).status).toBe(200);
    expect((await invite(dan)).body.code).toBe('not-yours');
  });

  test('one substitute after another stands in the log and in the final table, and nobody leads two hands', async () => {
    const [ann, bob, cid, dan] = [await guest('Ann'), await guest('Bob'), await guest('Cid'), await guest('Dan')];
    const game = await begunGame([ann, bob], CLOCK);
    const seat = (name: string) => `/api/games/${game}/seats/${name}`;
    const link = async (player: Player, of: string) => (await player.post(`${seat(of)}/substitute`, {})).invitation;
    for (const player of [cid, dan])
      await player.post(`${seat('china')}/take-over`, { invitation: await link(bob, 'china') });
    expect((await info(ann, game)).led?.map(({ by, player }) => [by, player])).toEqual([
      ['substitute', 'Cid'],
      ['substitute', 'Dan'],
    ]);
    expect(JSON.stringify(await ann.get(`/api/games/${game}/record`)).split('leader-changed')).toHaveLength(3);
    // Bob has lent a seat, Cid has led one: each has seen a hand.
    const invitation = await link(ann, 'usa');
    for (const player of [bob, cid, dan])
      expect((await player.ask('POST', `${seat('usa')}/take-over`, { invitation })).body.code).toBe('seated');
    // Cid may lead the same seat again.
    await cid.post(`${seat('china')}/take-over`, { invitation: await link(bob, 'china') });
  });

  test('of two who open one link at once one sits down; the game stays in the list of the player, who may delete the account', async () => {
    const [ann, bob, cid, dan] = [await guest('Ann'), await guest('Bob'), await guest('Cid'), await guest('Dan')];
    await bob.post('/api/me/claim', { login: `lender-${kind.kind}`, passphrase: 'correct horse' });
    await bob.must('PUT', '/api/me/habits', { zone: 'Asia/Kathmandu', quiet: { from: 60, to: 120 } });
    const game = await begunGame([ann, bob], CLOCK);
    const seat = `/api/games/${game}/seats/china`;
    const { invitation } = await bob.post(`${seat}/substitute`, {});
    const came = await Promise.all([cid, dan].map((each) => each.ask('POST', `${seat}/take-over`, { invitation })));
    expect(came.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await info(ann, game)).led).toHaveLength(1);
    const sitting = came[0]?.status === 200 ? cid : dan;
    const listed = async (player: Player) => {
      const { games } = await player.get('/api/games?list=mine');
      return (games as { id: string }[]).map(({ id }) => id);
    };
    expect(await listed(bob)).toEqual([game]);
    const other = sitting === cid ? dan : cid;
    await kept.diary.keepLook(String((await other.get('/api/me')).id), game, '{}');
    expect(await listed(other)).toEqual([]);
    // Nobody comes back any more: the substitute keeps the seat, and nothing tells when the player slept.
    const second = (await bob.post(`${seat}/substitute`, {})).invitation;
    await bob.must('DELETE', '/api/me', { current: 'correct horse' });
    const meta = (await kept.games.get(game))?.meta ?? '';
    expect(meta).not.toContain('Kathmandu');
    const fay = await guest('Fay');
    expect((await fay.ask('POST', `${seat}/take-over`, { invitation: second })).status).toBe(403);
    expect((await info(sitting, game)).seats[1]).toMatchObject({ you: true });
    expect((await ann.ask('POST', `${seat}/substitute`, {})).body.code).toBe('still-led');
    await sitting.post(`${seat}/substitute`, { forGood: true });
  });

  test('a seat that was lent until the end is its player’s in the next game', async () => {
    const [ann, bob, cid] = [await guest('Ann'), await guest('Bob'), await guest('Cid')];
    const game = await begunGame([ann, bob], CLOCK);
    const seat = `/api/games/${game}/seats/china`;
    await cid.post(`${seat}/take-over`, { invitation: (await bob.post(`${seat}/substitute`, {})).invitation });
    const place = { type: 'place-armies', territories: [] };
    for (const player of [ann, cid]) await player.post(`/api/games/${game}/commands`, { id: 'p', command: place });
    await ann.post(`/api/games/${game}/commands`, { id: 'over', command: { type: 'resign' } });
    expect((await info(ann, game)).status).toBe('finished');
    expect((await (await guest('Eve')).ask('POST', `/api/games/${game}/rematch`)).status).toBe(403);
    const { id } = await ann.info(`/api/games/${game}/rematch`, {});
    expect((await info(ann, id)).seats.map(({ player, reserved }) => player ?? reserved)).toEqual(['Ann', 'Bob']);
    expect((await bob.info(`/api/games/${game}/rematch`, {})).id).toBe(id);
    await bob.post(`/api/games/${id}/seats/china/take`);
  });

  test('a holiday after another never ends a game, also where one is cancelled in the middle', async () => {
    const ann = await guest('Ann');
    const save = (...holidays: [from: number, until: number][]) =>
      ann.ask('PUT', '/api/me/habits', {
        zone: 'UTC',
        holidays: holidays.map(([from, until]) => ({ from: began + from * DAY, until: began + until * DAY })),
      });
    const began = clock.now();
    expect((await save([1, 11], [11, 21])).body).toMatchObject({
      code: 'holiday-much',
      sentence: 'You can take at most 14 days of vacation in any 30 days.',
    });
    expect((await save([1, 11], [11, 15])).status).toBe(200);
    clock.pass(10 * DAY);
    // Nine days are taken, the rest of it is not: five more are left.
    expect((await save()).status).toBe(200);
    expect((await save([12, 18])).body.code).toBe('holiday-much');
    expect((await save([12, 17])).status).toBe(200);
    clock.pass(8 * DAY);
    expect((await save([20, 21])).body.code).toBe('holiday-much');
    expect((await save([31, 40])).status).toBe(200);
  });

  test('while a game is paused the others still vote on a seat, and nobody pauses it twice', async () => {
    const [ann, bob, cid, dan] = [await guest('Ann'), await guest('Bob'), await guest('Cid'), await guest('Dan')];
    const game = await begunGame([ann, bob, cid, dan], CLOCK);
    const ballot = (player: Player, about: string) => player.ask('POST', `/api/games/${game}/ballots`, { about });
    for (const player of [ann, bob, cid]) expect((await ballot(player, 'pause')).status).toBe(200);
    const until = (await info(ann, game)).paused;
    expect(until).toBe(clock.now() + 14 * DAY);
    for (const about of ['pause', 'extend']) expect((await ballot(dan, about)).status).toBe(409);
    await dan.post(`/api/games/${game}/seats/ussr/lead`, { by: 'caretaker' });
    for (const player of [ann, bob])
      await player.post(`/api/games/${game}/seats/ussr/call`, { for: 'substitute', agree: true });
    const seen = (await info(ann, game)).seats.find(({ seat }) => seat === 'ussr');
    expect(seen?.substitute).toBeDefined();
    expect((await info(ann, game)).paused).toBe(until);
  });

  test('a guest who signs in takes along the seat that they have lent, unless the name is taken at a table', async () => {
    const [ann, bob, cid, account] = [await guest('Ann'), await guest('Bob'), await guest('Cid'), await guest('Bobby')];
    const login = { login: `bobby-${kind.kind}`, passphrase: 'correct horse' };
    await account.post('/api/me/claim', login);
    const game = await begunGame([ann, bob], CLOCK);
    const seat = `/api/games/${game}/seats/china`;
    await cid.post(`${seat}/take-over`, { invitation: (await bob.post(`${seat}/substitute`, {})).invitation });
    await bob.post('/api/sign-in', login);
    expect((await info(bob, game)).seats[1]?.yours).toBe(true);
    await bob.post(`${seat}/lead`, {});
    expect((await info(ann, game)).seats[1]?.player).toBe('Bobby');
    // Another guest of the same person plays with somebody who is called like the account; one who is called so is welcome.
    const [dan, like, own] = [await guest('Dan'), await guest('Bobby'), await guest('Bobby')];
    const { id } = await dan.info('/api/games', { title: 'Alike', seats: [{ power: 'usa' }, { power: 'china' }] });
    await like.post(`/api/games/${id}/seats/china/take`);
    await dan.post(`/api/games/${id}/seats/usa/take`);
    const refused = await dan.ask('POST', '/api/sign-in', login);
    expect(refused.body).toMatchObject({ code: 'alike', sentence: expect.stringContaining('“Alike”') });
    expect((await info(dan, id)).seats[0]?.you).toBe(true);
    const { id: other } = await ann.info('/api/games', { seats: [{ power: 'usa' }, { power: 'china' }] });
    await own.post(`/api/games/${other}/seats/china/take`);
    await own.post('/api/sign-in', login);
    expect((await info(own, other)).seats[1]).toMatchObject({ you: true, player: 'Bobby' });
  });

  test('a muted player promises nothing, and delayed spectators do not hear at once who leads and whether it is paused', async () => {
    const [ann, bob, eve] = [await guest('Ann'), await guest('Bob'), await guest('Eve')];
    const game = await begunGame([ann, bob], { ...CLOCK, delay: 3600 });
    await operate(clock.of(kept), 'ban', {
      kind: 'talk',
      who: String((await ann.get('/api/me')).id),
      reason: 'Calm down',
    });
    const promise = { to: 'china', text: 'insult', until: 3 };
    expect((await ann.ask('POST', `/api/games/${game}/promises`, promise)).body.code).toBe('muted');
    expect((await bob.get(`/api/games/${game}/promises`)).promises).toEqual([]);
    await bob.post(`/api/games/${game}/seats/china/lead`, { by: 'caretaker' });
    await ann.post(`/api/games/${game}/ballots`, { about: 'pause' });
    expect((await info(ann, game)).led).toHaveLength(1);
    expect((await info(ann, game)).paused).toBeDefined();
    const told = await info(eve, game);
    expect([told.led, told.seats[1]?.leader, told.paused]).toEqual([undefined, undefined, undefined]);
    // Nor who sits down in somebody's place, until that was so long ago.
    const cid = await guest('Cid');
    const { invitation } = await bob.post(`/api/games/${game}/seats/china/substitute`, { forGood: true });
    clock.pass(HOUR / 2);
    await cid.post(`/api/games/${game}/seats/china/take-over`, { invitation });
    const seen = async () => {
      const { led = [], seats } = await info(eve, game);
      const { player, leader, began } = seats[1] ?? {};
      return [led.map(({ by }) => by), player, leader, began];
    };
    expect(await seen()).toEqual([[], 'Bob', undefined, undefined]);
    clock.pass(HOUR / 2);
    expect(await seen()).toEqual([['caretaker'], 'Bob', 'caretaker', undefined]);
    clock.pass(HOUR / 2);
    expect(await seen()).toEqual([['caretaker', 'substitute'], 'Cid', 'substitute', 'Bob']);
  });
});
