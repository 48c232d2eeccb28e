// People who are away: caretakers, substitutes, votes about the clock, quiet hours and outages, over the API.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameInfo } from '../lobby/shapes.ts';
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

describe.each(STORE_KINDS)('absence, with $kind', (kind) => {
  const clock = new TestClock();
  let place: string;
  let kept: Store;
  let server: MarshallServer;

  beforeAll(async () => {
    place = await kind.place();
    kept = await kind.open(place);
    server = await testServer(clock.of(kept), { sweep: 20, attend: NEVER });
  });

  afterAll(async () => {
    await server.close();
    await kept.close();
    await kind.remove(place);
  });

  const guests = (...names: string[]) => Promise.all(names.map((name) => Player.guest(server.url, name)));
  const info = (player: Player, game: string) => player.info(`/api/games/${game}`);
  /** Waits until a game is as it should be. */
  const until = async (player: Player, game: string, is: (now: GameInfo) => boolean): Promise<GameInfo> => {
    for (;;) {
      const now = await info(player, game);
      if (is(now)) return now;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const leaderOf = ({ seats }: GameInfo, seat: string) => seats.find((row) => row.seat === seat)?.leader;
  const waits = ({ seats }: GameInfo, seat: string) => seats.find((row) => row.seat === seat)?.waitedFor === true;

  test('after the second missed deadline a caretaker answers at once, and the player returns by one click', async () => {
    const [ann, bob] = await guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two guests came');
    const game = await begunGame([ann, bob], CLOCK);
    const first = await info(ann, game);
    expect(first).toMatchObject({ clock: 86_400, clockKind: 'question', deadline: clock.now() + DAY });
    await ann.post(`/api/games/${game}/seats/usa/lead`, { by: 'caretaker' });
    await until(ann, game, (now) => leaderOf(now, 'usa') === 'caretaker' && !waits(now, 'usa'));
    // Bob misses one deadline, and another.
    clock.pass(DAY + 1);
    await until(ann, game, ({ deadline }) => (deadline ?? 0) > clock.now());
    expect(leaderOf(await info(ann, game), 'china')).toBeUndefined();
    clock.pass(DAY + 1);
    await until(ann, game, (now) => leaderOf(now, 'china') === 'caretaker');
    // Both are led by caretakers now: the game plays itself to its end, and says who led what when.
    const over = await until(ann, game, ({ status }) => status === 'finished');
    expect(over.led).toMatchObject([
      { seat: 'usa', by: 'caretaker', cycle: 0 },
      { seat: 'china', by: 'caretaker' },
    ]);
    const record = JSON.stringify(await ann.get(`/api/games/${game}/record`));
    expect(record).toContain('leader-changed');
    // What Bob did not answer in time is not told as his own.
    expect(record).toMatch(/"type":"answered-for","seat":"china"/);
  });

  test('a player who answers again leads again, and orders from afar leave the caretaker in place', async () => {
    const [ann, bob] = await guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two guests came');
    const game = await begunGame([ann, bob], CLOCK);
    const place = { type: 'place-armies', territories: [] };
    for (const player of [ann, bob]) await player.post(`/api/games/${game}/commands`, { id: 'p', command: place });
    await ann.post(`/api/games/${game}/seats/usa/lead`, { by: 'caretaker' });
    const orders = [
      { type: 'pay-always', on: true },
      { type: 'order', about: 'bid-3', reply: 'none' },
      { type: 'plan-bids', stage3: 0, stage4: 0, stage5: 0, stage6: 0, stage7: 1 },
    ];
    for (const [i, command] of orders.entries())
      await ann.post(`/api/games/${game}/commands`, { id: `o${i}`, command });
    expect(leaderOf(await info(ann, game), 'usa')).toBe('caretaker');
    await ann.post(`/api/games/${game}/seats/usa/lead`, {});
    const back = await info(ann, game);
    expect(leaderOf(back, 'usa')).toBeUndefined();
    expect(back.led).toMatchObject([{ by: 'caretaker' }, { by: 'player', player: 'Ann' }]);
    // Nobody else takes or leaves it.
    const refused = await bob.ask('POST', `/api/games/${game}/seats/usa/lead`, { by: 'caretaker' });
    expect(refused.body.code).toBe('not-yours');
  });

  test('a substitute leads a seat until its player is back, and nobody who plays already can be one', async () => {
    const [ann, bob, cid, dan] = await guests('Ann', 'Bob', 'Cid', 'Dan');
    if (ann === undefined || bob === undefined || cid === undefined || dan === undefined) throw new Error('four came');
    const game = await begunGame([ann, bob], CLOCK);
    const seat = `/api/games/${game}/seats/china`;
    // The host cannot give away a seat whose player is there.
    expect((await ann.ask('POST', `${seat}/substitute`, {})).body.code).toBe('still-led');
    const { invitation } = await bob.post(`${seat}/substitute`, {});
    expect((await ann.ask('POST', `${seat}/take-over`, { invitation })).body.code).toBe('seated');
    expect((await cid.ask('POST', `${seat}/take-over`, { invitation: 'no' })).body.code).toBe('not-invited');
    await cid.post(`${seat}/take-over`, { invitation });
    expect((await dan.ask('POST', `${seat}/take-over`, { invitation })).body.code).toBe('not-invited');
    expect(leaderOf(await info(ann, game), 'china')).toBe('substitute');
    expect((await bob.ask('GET', `/api/games/${game}/position?seat=china`)).status).toBe(403);
    expect((await cid.ask('GET', `/api/games/${game}/position?seat=china`)).status).toBe(200);
    await bob.post(`${seat}/lead`, {});
    expect((await bob.ask('GET', `/api/games/${game}/position?seat=china`)).status).toBe(200);
    expect((await cid.ask('GET', `/api/games/${game}/position?seat=china`)).status).toBe(403);
    // For good: the player is gone.
    const { invitation: forGood } = await bob.post(`${seat}/substitute`, { forGood: true });
    await dan.post(`${seat}/take-over`, { invitation: forGood });
    expect((await bob.ask('POST', `${seat}/lead`, {})).status).toBe(403);
    expect((await info(ann, game)).led?.map(({ by, player }) => [by, player])).toEqual([
      ['substitute', 'Cid'],
      ['player', 'Bob'],
      ['substitute', 'Dan'],
    ]);
  });

  test('a link that the host made ends with the player’s return, by a click or by playing on', async () => {
    const [ann, bob, cid] = await guests('Ann', 'Bob', 'Cid');
    if (ann === undefined || bob === undefined || cid === undefined) throw new Error('three came');
    const game = await begunGame([ann, bob], CLOCK);
    const seat = `/api/games/${game}/seats/china`;
    const returns = [
      // Taking back what the caretaker answered is playing again.
      () => bob.post(`/api/games/${game}/undo`, { id: 'u' }),
      () => bob.post(`${seat}/lead`, {}),
    ];
    for (const comeBack of returns) {
      await bob.post(`${seat}/lead`, { by: 'caretaker' });
      await until(bob, game, (now) => !waits(now, 'china'));
      const { invitation } = await ann.post(`${seat}/substitute`, {});
      await comeBack();
      expect(leaderOf(await info(ann, game), 'china')).toBeUndefined();
      expect((await cid.ask('POST', `${seat}/take-over`, { invitation })).body.code).toBe('not-invited');
      // Nor does it work again when the player leaves once more.
      await bob.post(`${seat}/lead`, { by: 'caretaker' });
      expect((await cid.ask('POST', `${seat}/take-over`, { invitation })).body.code).toBe('not-invited');
      await bob.post(`${seat}/lead`, {});
    }
    expect((await cid.ask('GET', `/api/games/${game}/position?seat=china`)).status).toBe(403);
  });

  test('an owner comes back at any time, whatever links wait, and may make a second one', async () => {
    const [ann, bob, cid, dan] = await guests('Ann', 'Bob', 'Cid', 'Dan');
    if (ann === undefined || bob === undefined || cid === undefined || dan === undefined) throw new Error('four came');
    const game = await begunGame([ann, bob], CLOCK);
    const seat = `/api/games/${game}/seats/china`;
    const link = async (player: Player) => (await player.post(`${seat}/substitute`, {})).invitation;
    const mayTake = async (invitation: unknown) =>
      (await dan.ask('POST', `${seat}/take-over`, { invitation })).body.code;
    const yours = async () => (await info(bob, game)).seats[1]?.yours;
    await cid.post(`${seat}/take-over`, { invitation: await link(bob) });
    await cid.post(`${seat}/lead`, { by: 'caretaker' });
    const byHost = await link(ann);
    expect(await yours()).toBe(true);
    // The substitute returns as one, and the host's link is over.
    await cid.post(`${seat}/lead`, {});
    expect(leaderOf(await info(ann, game), 'china')).toBe('substitute');
    expect(await mayTake(byHost)).toBe('not-invited');
    await cid.post(`${seat}/lead`, { by: 'caretaker' });
    const again = await link(ann);
    await bob.post(`${seat}/lead`, {});
    expect(leaderOf(await info(ann, game), 'china')).toBeUndefined();
    expect(await mayTake(again)).toBe('not-invited');
    // The owner changes their mind about who leads for them.
    await cid.post(`${seat}/take-over`, { invitation: await link(bob) });
    const second = await link(bob);
    expect(await yours()).toBe(true);
    await dan.post(`${seat}/take-over`, { invitation: second });
    expect(await yours()).toBe(true);
    await link(bob);
    await bob.post(`${seat}/lead`, {});
    expect((await bob.ask('GET', `/api/games/${game}/position?seat=china`)).status).toBe(200);
  });

  test('people whom caretakers lead hold up no vote, and the next in order stands in for a host who is away', async () => {
    const people = await guests('Ann', 'Bob', 'Cid', 'Dan', 'Eve');
    const [ann, bob, cid, dan, eve] = people;
    if (!ann || !bob || !cid || !dan || !eve) throw new Error('five came');
    const game = await begunGame(people, CLOCK);
    const invites = (player: Player) => player.ask('POST', `/api/games/${game}/seats/usa/substitute`, {});
    expect((await bob.ask('POST', `/api/games/${game}/seats/usa/substitute`, {})).body.code).toBe('not-yours');
    await ann.post(`/api/games/${game}/seats/usa/lead`, { by: 'caretaker' });
    expect((await info(bob, game)).hosts).toBe(true);
    expect((await info(cid, game)).hosts).toBeUndefined();
    expect((await invites(cid)).body.code).toBe('not-yours');
    expect((await invites(bob)).status).toBe(200);
    // Of the five, Ann is away: the three others decide about Eve.
    expect((await info(bob, game)).seats[4]?.vote).toEqual({ agreed: 0, of: 3, you: false });
    const path = `/api/games/${game}/seats/africa/vote`;
    expect((await ann.ask('POST', path, {})).body.code).toBe('not-yours');
    for (const player of [bob, cid, dan]) await player.post(path, {});
    expect((await info(bob, game)).seats[4]?.bot).toBe('caretaker');
  });

  test('more than half pause a game and go on; a pause, more time and an outage move every deadline', async () => {
    const [ann, bob, cid] = await guests('Ann', 'Bob', 'Cid');
    if (ann === undefined || bob === undefined || cid === undefined) throw new Error('three came');
    const game = await begunGame([ann, bob, cid], CLOCK);
    const began = clock.now();
    const vote = (player: Player, about: string, agree = true) =>
      player.post(`/api/games/${game}/ballots`, { about, agree });
    await vote(ann, 'pause');
    expect((await info(bob, game)).ballots).toMatchObject({ pause: { agreed: 1, needed: 2, you: false } });
    expect((await info(bob, game)).paused).toBeUndefined();
    await vote(bob, 'pause');
    expect((await info(bob, game)).paused).toBe(began + 14 * DAY);
    clock.pass(3 * DAY);
    await vote(ann, 'resume');
    await vote(cid, 'resume');
    expect((await info(ann, game)).deadline).toBe(began + 4 * DAY);
    await vote(ann, 'extend');
    await vote(bob, 'extend');
    expect((await info(ann, game)).deadline).toBe(began + 5 * DAY);
    expect((await bob.ask('POST', `/api/games/${game}/ballots`, { about: 'resume' })).body.code).toBe('not-paused');
    // The night in which the server was down counts for nobody, and is known to every server.
    const before = await kept.times.outages(0);
    const down = clock.now();
    await kept.times.attend(down, Number.MAX_SAFE_INTEGER);
    clock.pass(9 * HOUR);
    const other = await testServer(clock.of(kept), { sweep: 60_000, attend: NEVER });
    const elsewhere = new Player(other.url);
    elsewhere.cookie = ann.cookie;
    const again = await info(elsewhere, game);
    expect((await kept.times.outages(0)).length).toBe(before.length + 1);
    expect(again.deadline).toBe(began + 5 * DAY + 9 * HOUR);
    await other.close();
  });

  test('nobody has to answer in their quiet hours, also at the tables where they sit already', async () => {
    const [ann, bob] = await guests('Ann', 'Bob');
    if (ann === undefined || bob === undefined) throw new Error('two guests came');
    const game = await begunGame([ann, bob], { ...CLOCK, clock: 6 * 3600 });
    const asked = clock.now();
    const minute = (at: number) => Math.floor((at % DAY) / 60_000);
    const quiet = { from: minute(asked + HOUR), to: minute(asked + 11 * HOUR) };
    clock.pass(1);
    await ann.must('PUT', '/api/me/habits', { zone: 'UTC', quiet });
    expect(await ann.get('/api/me/habits')).toMatchObject({ habits: { quiet, daysOff: [], holidays: [] } });
    // What is open keeps its time; the next question has the new hours.
    expect((await info(ann, game)).deadline).toBe(asked + 6 * HOUR);
    for (const player of [bob, ann])
      await player.post(`/api/games/${game}/commands`, { id: 'p', command: { type: 'place-armies', territories: [] } });
    expect((await info(ann, game)).deadline).toBe(clock.now() + 16 * HOUR);
    expect((await info(bob, game)).deadline).toBe(clock.now() + 6 * HOUR);
    const late = { from: clock.now() + HOUR, until: clock.now() + 2 * HOUR };
    expect((await ann.ask('PUT', '/api/me/habits', { zone: 'UTC', holidays: [late] })).body.code).toBe('holiday-late');
    expect((await ann.ask('PUT', '/api/me/habits', { zone: 'Mars/Olympus' })).status).toBe(400);
    // A holiday is announced to the others at her tables, once, in days of her own zone; what cannot be is said in words.
    const day = (n: number): number => (Math.floor(clock.now() / DAY) + n) * DAY;
    const away = { zone: 'UTC', holidays: [{ from: day(2), until: day(5) }] };
    for (let n = 0; n < 2; n += 1) await ann.must('PUT', '/api/me/habits', away);
    const { messages } = (await bob.get(`/api/games/${game}/messages`)) as { messages: { text: string }[] };
    const dayOf = (at: number) =>
      new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
    expect(messages.map(({ text }) => text)).toEqual([
      `Ann is on vacation from ${dayOf(day(2))} to ${dayOf(day(4))}. Their clock stands still.`,
    ]);
    for (const [wish, sentence] of [
      [{ zone: 'UTC', holidays: [{ from: day(5), until: day(2) }] }, 'A vacation must end after it begins'],
      [{ zone: 'UTC', daysOff: [1, 2, 3, 4] }, 'at most three days off'],
      [{ zone: 'UTC', quiet: { from: 0, to: 800 } }, 'at most 12 hours'],
    ] as const)
      expect(JSON.stringify((await ann.ask('PUT', '/api/me/habits', wish)).body)).toContain(sentence);
  });

  test('what changes about habits holds from then on: no deadline comes before its time, and none is put off', async () => {
    const [ann, bob, cid] = await guests('Ann', 'Bob', 'Cid');
    if (ann === undefined || bob === undefined || cid === undefined) throw new Error('three guests came');
    const began = clock.now();
    const holiday = { from: began + 13 * HOUR, until: began + 8 * DAY };
    const habits = (wish: object) => ann.must('PUT', '/api/me/habits', { zone: 'UTC', ...wish });
    await habits({ holidays: [holiday] });
    const stage = await begunGame([ann, bob, cid], { ...CLOCK, clockKind: 'stage' });
    const own = await begunGame([ann, bob], CLOCK);
    await bob.post(`/api/games/${own}/commands`, { id: 'p', command: { type: 'place-armies', territories: [] } });
    const missed = async (game: string) => JSON.parse((await kept.games.get(game))?.summary ?? '{}').missed;
    /** Several sweeps later. */
    const swept = async () => {
      const other = await begunGame([bob, cid], { ...CLOCK, clock: 30 });
      clock.pass(30_001);
      await until(bob, other, ({ deadline }) => (deadline ?? 0) > clock.now());
    };
    const lent = await begunGame([ann, bob], { ...CLOCK, clockKind: 'stage' });
    clock.pass(5 * DAY);
    expect((await info(bob, stage)).deadline).toBe(began + 8 * DAY + 11 * HOUR);
    // Somebody sits down in her place: the time of her rest has not passed for that.
    const { invitation } = await ann.post(`/api/games/${lent}/seats/usa/substitute`, {});
    await cid.post(`/api/games/${lent}/seats/usa/take-over`, { invitation });
    expect((await info(bob, lent)).deadline).toBe(began + 5 * DAY + 11 * HOUR);
    // Ann is back early: what was holiday was one.
    await habits({ holidays: [] });
    expect((await info(bob, stage)).deadline).toBe(began + 5 * DAY + 11 * HOUR);
    expect((await info(ann, own)).deadline).toBe(began + 5 * DAY + 11 * HOUR);
    await swept();
    expect([await missed(stage), await missed(own), await missed(lent)]).toEqual([undefined, undefined, undefined]);
    // Back in the seat that she lent she has the habits of now: the vacation is over there too.
    await ann.post(`/api/games/${lent}/seats/usa/lead`, {});
    expect((await info(bob, lent)).deadline).toBe(began + 5 * DAY + 11 * HOUR);
    // A minute before the end she cannot take the day off for it.
    clock.pass(11 * HOUR - 60_000 - 30_001);
    const day = new Date(clock.now()).getUTCDay();
    await habits({ daysOff: [(day + 6) % 7, day, (day + 1) % 7] });
    expect((await info(bob, stage)).deadline).toBe(began + 5 * DAY + 11 * HOUR);
    clock.pass(60_001);
    await until(bob, stage, ({ deadline }) => (deadline ?? 0) > clock.now());
    expect(await missed(stage)).toEqual({ usa: 1, china: 1, europe: 1 });
  });
});
