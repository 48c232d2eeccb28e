// Seats change hands until a game begins; a viewer has the eyes of the seat they hold now, or none.
import { describe, expect, test } from 'vitest';
import { houses } from '../testing/house.ts';
import type { Player } from '../testing/player.ts';
import { PEACE } from '../testing/servers.ts';
import { storeKind } from '../testing/stores.ts';

const ready = (contribution: string) => ({ ready: true, contribution });

describe('whose eyes', () => {
  const open = houses(storeKind('sqlite'));

  /** Ann makes a game in which Bob leads China and looks on; Europe is free. */
  async function waiting(wish: Record<string, unknown> = {}) {
    const house = await open();
    const [ann, bob, cem] = (await house.guests('Ann', 'Bob', 'Cem')) as [Player, Player, Player];
    const { id: game } = await ann.info('/api/games', {
      seats: [{ power: 'usa', player: 'me' }, { power: 'china' }, { power: 'europe' }],
      options: PEACE,
      ...wish,
    });
    const at = `/api/games/${game}`;
    await bob.post(`${at}/seats/china/take`);
    const line = await bob.socket();
    expect(await line.ask({ type: 'join', game, seat: 'china' })).toMatchObject({ type: 'joined', seat: 'china' });
    return { ann, bob, cem, game, at, line };
  }

  test.each(['freed', 'swapped', 'left'] as const)(
    'who held a seat before the start (%s) hears nothing with its eyes once another leads it',
    async (how) => {
      const { ann, bob, cem, game, at, line } = await waiting();
      // The maker of the table asks, and the player who would move agrees.
      if (how === 'swapped') for (const one of [ann, bob]) await one.post(`${at}/swap`, { seats: ['china', 'europe'] });
      else await (how === 'freed' ? ann : bob).post(`${at}/seats/china/free`);
      expect(await line.first('error')).toMatchObject({
        code: 'not-yours',
        sentence: 'You no longer hold this seat. Join again to watch.',
      });
      await cem.post(`${at}/seats/china/take`);
      if (how !== 'swapped') await bob.post(`${at}/seats/europe/take`);
      await ann.post(`${at}/seats/usa/ready`, ready('a'));
      await bob.post(`${at}/seats/europe/ready`, ready('b'));
      await cem.post(`${at}/seats/china/ready`, ready('c'));
      await ann.post(`${at}/messages`, { to: ['china'], text: 'MARKED-WORD' });
      await cem.post(`${at}/commands`, { id: 'x', command: { type: 'place-armies', territories: [] } });
      // What they ask now is answered after all that they could have been told.
      expect(await line.ask({ type: 'options', game })).toMatchObject({ type: 'options' });
      expect([...line.all('position'), ...line.all('feed'), ...line.all('said')]).toEqual([]);
      line.close();
    },
  );

  test('a viewer who moves is told before their old eyes close, and hears the play with the new ones', async () => {
    const { ann, bob, cem, game, at, line } = await waiting();
    await bob.post(`${at}/swap`, { seats: ['china', 'europe'] });
    await line.first('error');
    const moved = line
      .all('game')
      .at(-1)
      ?.info.seats.map(({ you }) => you);
    expect(moved).toEqual([false, false, true]);
    expect(await line.ask({ type: 'join', game })).toMatchObject({ type: 'joined', seat: 'europe' });
    await cem.post(`${at}/seats/china/take`);
    await ann.post(`${at}/seats/usa/ready`, ready('a'));
    await bob.post(`${at}/seats/europe/ready`, ready('b'));
    await cem.post(`${at}/seats/china/ready`, ready('c'));
    expect(await line.first('position')).toMatchObject({ seat: 'europe' });
    line.close();
  });

  test('a game without spectators is closed to its maker too, once it begins without them', async () => {
    const { ann, bob, cem, game, at, line } = await waiting({ spectators: false });
    await ann.post(`${at}/seats/usa/free`);
    const maker = await ann.socket();
    expect(await maker.ask({ type: 'join', game })).toMatchObject({ type: 'joined', seat: 'spectator' });
    await cem.post(`${at}/seats/usa/take`);
    await ann.post(`${at}/seats/europe/bot`, { bot: 'fallback' });
    await bob.post(`${at}/seats/china/ready`, ready('b'));
    await cem.post(`${at}/seats/usa/ready`, ready('c'));
    expect(await maker.first('error')).toMatchObject({ code: 'closed' });
    expect(await maker.ask({ type: 'join', game })).toMatchObject({ type: 'error', code: 'closed' });
    await line.first('position');
    expect([...maker.all('position'), ...maker.all('feed')]).toEqual([]);
    expect((await ann.ask('GET', `${at}/position`)).status).toBe(403);
    // Nor does its description tell anything of the play to somebody with only the link.
    const players = await bob.info(at);
    expect(players).toHaveProperty('cycle');
    expect(players.seats.some(({ waitedFor }) => waitedFor)).toBe(true);
    const told = await ann.info(at);
    for (const secret of ['cycle', 'stage', 'deadline']) expect(told).not.toHaveProperty(secret);
    expect(told.seats.some(({ waitedFor }) => waitedFor)).toBe(false);
    line.close();
    maker.close();
  });
});
