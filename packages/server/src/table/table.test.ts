import { fallback } from '@marshall/bots';
import { type Command, canonical, DEFAULT_OPTIONS, quickStream, seat } from '@marshall/rules';
import { randomCommand } from '@marshall/rules/testing';
import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { mustBeWhole } from '../testing/replays.ts';
import { gameOf, STORE_KINDS, storeKind } from '../testing/stores.ts';
import { begun, listener, SLOW, secretOf } from '../testing/tables.ts';
import { load } from './loading.ts';
import { readSnapshot, type Standpoint, writeSnapshot } from './snapshot.ts';
import { Table } from './table.ts';
import { Tables } from './tables.ts';
import { TableFault } from './terms.ts';

/** Makes random commands at a table until the game is over or there have been enough. */
async function playRandomly(table: Table, most: number, seed: string): Promise<number> {
  const stream = quickStream(seed);
  for (let made = 0; made < most; made += 1) {
    const move = await table.read(({ paper: { game } }) => {
      const [chooser] = game.state.question?.waiting ?? [];
      const command =
        chooser === undefined
          ? undefined
          : randomCommand(game, chooser, stream, ({ question }) => (question === undefined ? 0 : 1));
      return chooser === undefined || command === undefined ? undefined : { chooser, command };
    });
    if (move === undefined) return made;
    const outcome = await table.command(move.chooser, `${seed}-${made}`, move.command);
    expect(outcome.kind).toBe('accepted');
  }
  return most;
}

/** A store that keeps what is appended, but loses the first acknowledgements of it. */
const forgetful = (store: Store, times = Number.POSITIVE_INFINITY): Store => {
  let left = times;
  return {
    ...store,
    log: {
      ...store.log,
      append: async (...args) => {
        const result = await store.log.append(...args);
        left -= 1;
        if (left < 0) return result;
        throw new Error('the connection was lost');
      },
    },
  };
};

describe.each(STORE_KINDS)('a table on $kind', (kind) => {
  test('a game opens from its snapshot as it opens from its whole log, and reads only the end of it', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store, 'long', { options: { ...DEFAULT_OPTIONS, stages: '37', detenteCycle: 30 } });
    const tables = new Tables(store, SLOW);
    const table = await tables.open(id);
    if (table === undefined) throw new Error('no table');
    await playRandomly(table, 300, 'long');
    tables.close();
    await mustBeWhole(store, id);
    const kept = await store.log.snapshot(id);
    const { sequence } = await gameOf(store, id);
    expect(sequence - (kept?.sequence ?? 0)).toBeLessThan(120);
    await store.close();
    await kind.remove(place);
  });

  test('two tables of one game, as two processes have, agree on one order and tell every listener everything', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store);
    const [left, right] = [
      new Table(store, await gameOf(store, id), SLOW.fault),
      new Table(store, await gameOf(store, id), SLOW.fault),
    ];
    store.subscribe((_, sequence) => {
      left.news(sequence);
      right.news(sequence);
    });
    const heard = [new Map<number, string>(), new Map<number, string>()];
    for (const [i, table] of [left, right].entries())
      await table.listen(listener(seat('usa'), heard[i]), undefined, () => undefined);
    for (let turn = 0; turn < 30; turn += 1) {
      const answers = await Promise.all(
        [left, right].map(async (table) => {
          const asked = await table.read(({ paper: { game } }) => game.state.question);
          if (asked === undefined) return [];
          return Promise.all(asked.waiting.map((waited) => table.answerByDefault(waited, asked.id)));
        }),
      );
      for (const { kind: outcome } of answers.flat()) expect(['accepted', 'again', 'refused']).toContain(outcome);
    }
    await left.read(() => undefined);
    await right.read(() => undefined);
    await mustBeWhole(store, id);
    const feeds = (await load(store, id, await secretOf(store, id)))?.feeds ?? {};
    for (const numbers of heard)
      expect([...numbers.keys()]).toEqual(Array.from({ length: (feeds.usa ?? 0) - 1 }, (_, i) => i + 2));
    expect(canonical(Object.fromEntries(heard[0] ?? []))).toBe(canonical(Object.fromEntries(heard[1] ?? [])));
    await store.close();
    await kind.remove(place);
  });

  test('orders that a seat gave beforehand are kept by the store, and answer at once at another table', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store);
    const first = new Table(store, await gameOf(store, id), SLOW.fault);
    const usa = seat('usa');
    const answerUntil = async (table: Table, cycle: number, given?: () => void): Promise<readonly string[]> => {
      const answered: string[] = [];
      for (;;) {
        const now = await table.read(({ paper: { game } }) => ({ ...game.state.question, cycle: game.state.cycle }));
        const [waited] = now.waiting ?? [];
        if (waited === undefined || now.id === undefined || now.cycle >= cycle) return answered;
        if (waited === usa) answered.push(now.kind ?? '');
        await table.answerByDefault(waited, now.id);
        given?.();
      }
    };
    await answerUntil(first, 1);
    const plan = { type: 'plan-bids', stage3: 0, stage4: 0, stage5: 0, stage6: 0, stage7: 0 } as const;
    expect(await first.command(usa, 'plan', plan)).toMatchObject({ kind: 'accepted' });
    // The others are not told, and cannot see it.
    const told = await first.feed(seat('china'), 0);
    expect(JSON.stringify(told)).not.toContain('orders-given');
    const second = new Table(store, await gameOf(store, id), SLOW.fault);
    expect(await second.command(usa, 'pay', { type: 'pay-always', on: true })).toMatchObject({ kind: 'accepted' });
    // Until the next cycle nobody asks the USA anything. What the table answers for them is told with what it follows from,
    // so that they are never shown a question that is not theirs to answer.
    let times = 0;
    await second.listen({ ...listener(usa, new Map()), changed: () => (times += 1) }, undefined, () => undefined);
    let given = 0;
    expect(await answerUntil(second, 2, () => (given += 1))).toEqual([]);
    expect(times).toBe(given);
    expect(await second.read(({ paper: { game } }) => game.state.cycle)).toBe(2);
    await mustBeWhole(store, id);
    await store.close();
    await kind.remove(place);
  });

  test('a move is taken back from the log, at the table where it was made and at one that only followed', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store);
    const [left, right] = [
      new Table(store, await gameOf(store, id), SLOW.fault),
      new Table(store, await gameOf(store, id), SLOW.fault),
    ];
    store.subscribe((_, sequence) => {
      left.news(sequence);
      right.news(sequence);
    });
    const heard = [new Map<number, string>(), new Map<number, string>()];
    for (const [i, table] of [left, right].entries())
      await table.listen(listener(seat('usa'), heard[i]), undefined, () => undefined);
    const command: Command = { type: 'place-armies', territories: ['alaska'] };
    const before = canonical((await load(store, id, await secretOf(store, id)))?.paper.game.state);
    for (const [i, undoing] of [left, right].entries()) {
      expect(await left.command(seat('usa'), `place ${i}`, command)).toMatchObject({ kind: 'accepted' });
      await expect.poll(async () => (await undoing.position(seat('usa'))).undo).toBe(true);
      expect(await undoing.undo(seat('china'), `other ${i}`)).toMatchObject({ kind: 'refused' });
      expect(await undoing.undo(seat('usa'), `back ${i}`)).toMatchObject({ kind: 'accepted' });
      for (const table of [left, right])
        await expect
          .poll(() => table.read(({ paper: { game, undoable } }) => [canonical(game.state), undoable]))
          .toEqual([before, undefined]);
    }
    expect(await mustBeWhole(store, id)).toBe(5);
    for (const numbers of heard) expect([...numbers.keys()]).toEqual([2, 3, 4, 5]);
    await store.close();
    await kind.remove(place);
  });

  test('law 8: silent seats are answered for when their time is over, to the end of the game', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store, 'silent', { clock: 60 });
    const tables = new Tables(store, SLOW);
    let now = Date.now();
    await tables.sweep(now);
    expect((await gameOf(store, id)).sequence).toBe(1);
    for (let i = 0; (await gameOf(store, id)).status === 'running'; i += 1) {
      expect(i).toBeLessThan(500);
      now += 120_000;
      await tables.sweep(now);
    }
    await mustBeWhole(store, id);
    tables.close();
    await store.close();
    await kind.remove(place);
  });
});

describe('what can go wrong', () => {
  const kind = storeKind('sqlite');

  test('nothing is told of a command that the store did not keep, and the game goes on when the store is back', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store);
    let broken = true;
    const failing: Store = {
      ...store,
      log: {
        ...store.log,
        append: (...args) => (broken ? Promise.reject(new Error('the disk is away')) : store.log.append(...args)),
      },
    };
    const table = new Table(failing, await gameOf(store, id), SLOW.fault);
    const heard = new Map<number, string>();
    await table.listen(listener(seat('usa'), heard), undefined, () => undefined);
    const command: Command = { type: 'place-armies', territories: ['alaska'] };
    await expect(table.command(seat('usa'), 'one', command)).rejects.toThrow('the disk is away');
    expect(heard.size).toBe(0);
    expect((await table.position(seat('usa'))).view.sealed).toBeUndefined();
    broken = false;
    expect(await table.command(seat('usa'), 'one', command)).toMatchObject({ kind: 'accepted' });
    expect([...heard.keys()]).toEqual([2]);
    await store.close();
    await kind.remove(place);
  });

  test('a command that was kept although its acknowledgement was lost is told once, and not carried out again', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store);
    const table = new Table(forgetful(store, 1), await gameOf(store, id), SLOW.fault);
    const heard = new Map<number, string>();
    await table.listen(listener(seat('china'), heard), undefined, () => undefined);
    const command: Command = { type: 'place-armies', territories: ['alaska'] };
    await expect(table.command(seat('usa'), 'one', command)).rejects.toThrow('the connection was lost');
    expect(await table.command(seat('usa'), 'one', command)).toEqual({ kind: 'again' });
    expect([...heard.keys()]).toEqual([2]);
    expect(await mustBeWhole(store, id)).toBe(2);
    await store.close();
    await kind.remove(place);
  });

  test('what was kept although its acknowledgement was lost is told by the news of it, if nobody acts before', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store);
    const table = new Table(forgetful(store), await gameOf(store, id), SLOW.fault);
    const heard = new Map<number, string>();
    await table.listen(listener(seat('china'), heard), undefined, () => undefined);
    const command: Command = { type: 'place-armies', territories: ['alaska'] };
    await expect(table.command(seat('usa'), 'one', command)).rejects.toThrow('the connection was lost');
    expect(heard.size).toBe(0);
    table.news(2);
    await expect.poll(() => [...heard.keys()]).toEqual([2]);
    await store.close();
    await kind.remove(place);
  });

  test('law 8: a commander that fails is reported, and its question answered by default', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store, 'confused', {}, 'fallback');
    const decide = vi.spyOn(fallback, 'decide').mockImplementationOnce(() => {
      throw new Error('confused');
    });
    const faults: unknown[] = [];
    const tables = new Tables(store, { ...SLOW, fault: (error) => faults.push(error) });
    await tables.open(id);
    await expect.poll(async () => (await gameOf(store, id)).sequence).toBe(2);
    expect(faults).toMatchObject([{ message: 'confused' }]);
    decide.mockRestore();
    tables.close();
    await mustBeWhole(store, id);
    await store.close();
    await kind.remove(place);
  });

  test('a fault of the referee leaves the game as it was', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store);
    const table = new Table(store, await gameOf(store, id), SLOW.fault);
    // A command that no parser lets through breaks inside the referee.
    const broken = { type: 'place-armies', territories: undefined } as never;
    await expect(table.command(seat('usa'), 'x', broken)).rejects.toThrow(TableFault);
    expect(await table.command(seat('usa'), 'y', { type: 'place-armies', territories: [] })).toMatchObject({
      kind: 'accepted',
    });
    await store.close();
    await kind.remove(place);
  });

  test('a listener who fails at what they are told is reported, and the next ones hear it', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store);
    const faults: unknown[] = [];
    const table = new Table(store, await gameOf(store, id), (error) => faults.push(error));
    const heard = new Map<number, string>();
    const failing = {
      ...listener(seat('china'), undefined),
      fed() {
        throw new Error('deaf');
      },
    };
    for (const one of [failing, listener(seat('china'), heard)]) await table.listen(one, undefined, () => undefined);
    const command: Command = { type: 'place-armies', territories: [] };
    expect(await table.command(seat('usa'), 'one', command)).toMatchObject({ kind: 'accepted' });
    expect([...heard.keys()]).toEqual([2]);
    expect(faults).toMatchObject([{ message: 'deaf' }]);
    await store.close();
    await kind.remove(place);
  });

  test('a snapshot gives back the state it was made of', async () => {
    const place = await kind.place();
    const store = await kind.open(place);
    const id = await begun(store);
    const loaded = await load(store, id, await secretOf(store, id));
    if (loaded === undefined) throw new Error('not begun');
    const { setup, state } = loaded.paper.game;
    const text = loaded.memories.keep();
    const memories: Standpoint['memories'] = JSON.parse(text);
    const again = readSnapshot(writeSnapshot({ setup, state, feeds: { usa: 3 } }, text));
    expect(canonical(again?.state)).toBe(canonical(state));
    expect(again?.feeds).toEqual({ usa: 3 });
    expect(again?.memories).toEqual(memories);
    expect(memories[seat('usa')]?.notes.cash[seat('ussr')]?.sum).toBe(state.seats[seat('ussr')]?.cash);
    expect(readSnapshot('{"version":0}')).toBeUndefined();
    await store.close();
    await kind.remove(place);
  });
});
