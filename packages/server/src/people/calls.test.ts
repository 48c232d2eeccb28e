// Somebody is not there: the players vote for a substitute, ask for a caretaker where no clock runs, and a host who is out hands on.
import { type Command, type Seat, seat } from '@marshall/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAIN } from '../http/language.ts';
import { Teller } from '../lobby/info.ts';
import type { GameInfo } from '../lobby/shapes.ts';
import type { MarshallServer } from '../server.ts';
import type { Store } from '../store/store.ts';
import { Table } from '../table/table.ts';
import { TestClock } from '../testing/clock.ts';
import { Player } from '../testing/player.ts';
import { begunGame, testServer } from '../testing/servers.ts';
import { gameOf, STORE_KINDS } from '../testing/stores.ts';
import { begun, SLOW } from '../testing/tables.ts';
import { handOver } from './caretaker.ts';

const DAY = 86_400_000;
/** The clock of this test jumps: no process looks between two jumps whether it was away. */
const NEVER = 2 ** 30;
const TRADE = { options: { stages: '37', detenteCycle: 4 } };
const CLOCK = { ...TRADE, clock: 86_400 };

describe.each(STORE_KINDS)('calls, with $kind', (kind) => {
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

  const guests = async (...names: string[]): Promise<readonly [Player, Player, Player, Player, Player]> => {
    const come = async (name: string | undefined) => Player.guest(server.url, name ?? 'Nobody');
    return [
      await come(names[0]),
      await come(names[1]),
      await come(names[2]),
      await come(names[3]),
      await come(names[4]),
    ];
  };
  const info = (player: Player, game: string) => player.info(`/api/games/${game}`);
  const seatOf = async (player: Player, game: string, seat: string): Promise<GameInfo['seats'][number] | undefined> =>
    (await info(player, game)).seats.find((row) => row.seat === seat);
  const call = (player: Player, game: string, seat: string, wish: string, agree = true) =>
    player.ask('POST', `/api/games/${game}/seats/${seat}/call`, { for: wish, agree });
  const heard = async (player: Player, game: string) =>
    ((await player.get(`/api/games/${game}/messages`)) as { messages: { text: string }[] }).messages.map(
      ({ text }) => text,
    );

  test('more than half vote for a substitute until the player is back, and each of them has the link', async () => {
    const [ann, bob, cid, dan, eve] = await guests('Ann', 'Bob', 'Cid', 'Dan', 'Eve');
    const game = await begunGame([ann, bob, cid, dan], CLOCK);
    expect((await call(ann, game, 'china', 'substitute')).body.code).toBe('still-led');
    await bob.post(`/api/games/${game}/seats/china/lead`, { by: 'caretaker' });
    // Bob himself and strangers have no voice.
    expect((await call(bob, game, 'china', 'substitute')).body.code).toBe('not-yours');
    expect((await call(eve, game, 'china', 'substitute')).body.code).toBe('not-yours');
    expect((await seatOf(cid, game, 'china'))?.calls).toEqual({
      substitute: { agreed: 0, needed: 2, you: false },
      'for-good': { agreed: 0, needed: 3, you: false },
    });
    await call(cid, game, 'china', 'substitute');
    await call(cid, game, 'china', 'substitute', false);
    await call(cid, game, 'china', 'substitute');
    expect((await seatOf(cid, game, 'china'))?.substitute).toBeUndefined();
    await call(dan, game, 'china', 'substitute');
    const invitation = (await seatOf(dan, game, 'china'))?.substitute;
    expect(invitation).toBeDefined();
    expect((await seatOf(ann, game, 'china'))?.substitute).toBe(invitation);
    expect((await seatOf(bob, game, 'china'))?.substitute).toBeUndefined();
    expect((await seatOf(eve, game, 'china'))?.substitute).toBeUndefined();
    // The host's button gives the same link: theirs would end the one that was voted for.
    expect((await ann.post(`/api/games/${game}/seats/china/substitute`, {})).invitation).toBe(invitation);
    expect(await heard(ann, game)).toEqual([
      'A player wants to invite a substitute for Bob. You can vote on it in the menu.',
      'The players have voted to invite a substitute for Bob. Everyone at the table finds the link in the menu.',
    ]);
    await eve.post(`/api/games/${game}/seats/china/take-over`, { invitation });
    expect(await seatOf(ann, game, 'china')).toMatchObject({ player: 'Eve', leader: 'substitute', began: 'Bob' });
    await bob.post(`/api/games/${game}/seats/china/lead`, {});
    expect((await seatOf(ann, game, 'china'))?.player).toBe('Bob');
  });

  test('a link that was voted for ends when the player is back, and so do the votes', async () => {
    const [ann, bob, cid, eve] = await guests('Ann', 'Bob', 'Cid', 'Eve');
    const game = await begunGame([ann, bob, cid], CLOCK);
    const lead = (by: string) => bob.post(`/api/games/${game}/seats/china/lead`, { by });
    await lead('caretaker');
    for (const player of [ann, cid]) await call(player, game, 'china', 'substitute');
    const invitation = (await seatOf(ann, game, 'china'))?.substitute;
    await lead('me');
    const take = await eve.ask('POST', `/api/games/${game}/seats/china/take-over`, { invitation });
    expect(take.body.code).toBe('not-invited');
    await lead('caretaker');
    expect((await seatOf(ann, game, 'china'))?.calls?.substitute).toEqual({ agreed: 0, needed: 2, you: false });
    // With two others nobody can be put out for good.
    expect((await call(ann, game, 'china', 'for-good')).body.code).toBe('call');
  });

  test('all together hand a seat over for good, and the player does not come back', async () => {
    const [ann, bob, cid, dan, eve] = await guests('Ann', 'Bob', 'Cid', 'Dan', 'Eve');
    const game = await begunGame([ann, bob, cid, dan], CLOCK);
    await bob.post(`/api/games/${game}/seats/china/lead`, { by: 'caretaker' });
    for (const player of [ann, cid]) await call(player, game, 'china', 'for-good');
    expect((await seatOf(ann, game, 'china'))?.substitute).toBeUndefined();
    await call(dan, game, 'china', 'for-good');
    const invitation = (await seatOf(ann, game, 'china'))?.substitute;
    await eve.post(`/api/games/${game}/seats/china/take-over`, { invitation });
    expect((await bob.ask('POST', `/api/games/${game}/seats/china/lead`, {})).status).toBe(403);
    expect(await seatOf(ann, game, 'china')).toMatchObject({ player: 'Eve', began: 'Bob' });
  });

  test('a host who is taken out of the game is host no more: the next in order is, and the players vote for a substitute', async () => {
    const [ann, bob, cid, dan, eve] = await guests('Ann', 'Bob', 'Cid', 'Dan', 'Eve');
    const game = await begunGame([ann, bob, cid, dan], CLOCK);
    for (const player of [bob, cid, dan]) await player.post(`/api/games/${game}/seats/usa/vote`, {});
    expect(await info(ann, game)).toMatchObject({ owner: false });
    expect((await info(ann, game)).hosts).toBeUndefined();
    expect((await info(bob, game)).hosts).toBe(true);
    const invite = (player: Player) => player.ask('POST', `/api/games/${game}/seats/usa/substitute`, { forGood: true });
    expect((await invite(ann)).body.code).toBe('not-yours');
    expect((await invite(bob)).status).toBe(200);
    expect((await seatOf(bob, game, 'usa'))?.began).toBe('Ann');
    // Nobody can come back to it: more than half give it away for good.
    expect((await seatOf(cid, game, 'usa'))?.calls).toEqual({ 'for-good': { agreed: 0, needed: 2, you: false } });
    for (const player of [cid, dan]) await call(player, game, 'usa', 'for-good');
    const invitation = (await seatOf(cid, game, 'usa'))?.substitute;
    await eve.post(`/api/games/${game}/seats/usa/take-over`, { invitation });
    expect(await seatOf(bob, game, 'usa')).toMatchObject({ player: 'Eve', began: 'Ann' });
    // The same where the host of the server does it.
    const other = await begunGame([ann, bob], CLOCK);
    await handOver(kept, other, 'usa', 'caretaker:kicked');
    expect((await info(ann, other)).owner).toBe(false);
    expect((await info(bob, other)).hosts).toBe(true);
  });

  test('without a clock one player asks for a caretaker after three days of silence, and the game goes on', async () => {
    const [ann, bob, cid] = await guests('Ann', 'Bob', 'Cid');
    const game = await begunGame([ann, bob, cid], TRADE);
    const place = { type: 'place-armies', territories: [] };
    await ann.post(`/api/games/${game}/commands`, { id: 'a', command: place });
    expect((await call(ann, game, 'china', 'caretaker')).body.code).toBe('call');
    clock.pass(3 * DAY - 1);
    expect((await seatOf(ann, game, 'china'))?.calls).toBeUndefined();
    clock.pass(1);
    // Bob and Cid are silent; only Ann can do something about it, and about both.
    expect((await seatOf(ann, game, 'china'))?.calls).toEqual({ caretaker: { agreed: 0, needed: 1, you: false } });
    expect((await seatOf(bob, game, 'europe'))?.calls).toBeUndefined();
    for (const seat of ['china', 'europe']) expect((await call(ann, game, seat, 'caretaker')).status).toBe(200);
    expect(await heard(ann, game)).toEqual(
      ['Bob', 'Cid'].map(
        (name) =>
          `${name} hasn’t answered for 3 days, so a player has asked a caretaker to answer for them. ${name} can come back at any time.`,
      ),
    );
    // Ann is asked something new: the game did not die of it. Bob is back with one click.
    for (;;) if ((await seatOf(ann, game, 'usa'))?.waitedFor) break;
    await bob.post(`/api/games/${game}/seats/china/lead`, {});
    expect((await seatOf(ann, game, 'china'))?.leader).toBeUndefined();
    const timed = await begunGame([ann, bob], CLOCK);
    expect((await call(ann, timed, 'china', 'caretaker')).body).toMatchObject({
      sentence: 'This game has a clock. A caretaker takes over by itself after two missed deadlines.',
    });
  });

  test('nobody learns from the lists or from calls who is done while players trade', async () => {
    const store = clock.of(kept);
    const [usa, china] = [seat('usa'), seat('china')];
    const trade = async (id: string, last: Command) => {
      const table = new Table(store, await gameOf(store, await begun(store, id)), SLOW.fault);
      const asked = () => table.read(({ paper }) => paper.game.state.question);
      const by = async (who: Seat, what: string, command: Command) =>
        expect(await table.command(who, what, command)).toMatchObject({ kind: 'accepted' });
      for (const who of [usa, china]) await by(who, 'place', { type: 'place-armies', territories: [] });
      for (const who of [usa, china]) await by(who, 'want', { type: 'want-to-trade' });
      for (let now = await asked(); now?.kind !== 'trade'; now = await asked()) {
        const [first] = now?.waiting ?? [];
        if (now === undefined || first === undefined) throw new Error('nobody traded');
        if (now.kind === 'bid') await by(first, `bid ${now.id}`, { type: 'bid', cubes: 1 });
        else await table.answerByDefault(first, now.id);
      }
      await by(china, 'last', last);
      table.close();
      return id;
    };
    // China is done in one of the two, and does something else in the other.
    const done = await trade('d'.repeat(22), { type: 'done-trading' });
    const open = await trade('o'.repeat(22), { type: 'pay-always', on: true });
    const told = async (id: string) => {
      const { seats } = await new Teller(store).tell(await gameOf(store, id), 'usa', PLAIN);
      return seats.map(({ waitedFor, calls }) => ({ waitedFor, calls }));
    };
    expect(await told(done)).toEqual(await told(open));
    expect((await told(done))[1]).toEqual({ waitedFor: true, calls: undefined });
    clock.pass(4 * DAY);
    expect(await told(done)).toEqual(await told(open));
  });
});
