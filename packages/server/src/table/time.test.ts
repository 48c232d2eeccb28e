// Time at a table: deadlines, defaults and what may be taken back until when.
import { type Command, DEFAULT_OPTIONS, quickStream, seat } from '@marshall/rules';
import { randomCommand } from '@marshall/rules/testing';
import { describe, expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { mustBeWhole } from '../testing/replays.ts';
import { byDate, gameOf, storeKind } from '../testing/stores.ts';
import { begun, SLOW } from '../testing/tables.ts';
import { Table } from './table.ts';
import { Tables } from './tables.ts';

describe('time', () => {
  const kind = storeKind('sqlite');

  test('law 8: a default that was taken back is given again, and no id that a player chooses keeps it away', async () => {
    const place = await kind.place();
    const store = byDate(await kind.open(place));
    const id = await begun(store, 'silent', { clock: 60 });
    const tables = new Tables(store, SLOW);
    const table = await tables.open(id);
    const question = table?.question;
    if (table === undefined || question === undefined) throw new Error('no table');
    const usa = seat('usa');
    expect(await table.answerByDefault(usa, question)).toMatchObject({ kind: 'accepted' });
    expect(await table.undo(usa, 'back')).toMatchObject({ kind: 'accepted' });
    const command: Command = { type: 'place-armies', territories: ['alaska'] };
    expect(await table.command(usa, `default-${question}`, command)).toMatchObject({ kind: 'accepted' });
    expect(await table.undo(usa, 'back again')).toMatchObject({ kind: 'accepted' });
    expect(table.question).toBe(question);
    await tables.sweep(Date.now() + 120_000);
    expect(table.question).toBeGreaterThan(question);
    await mustBeWhole(store, id);
    tables.close();
    await store.close();
    await kind.remove(place);
  });

  test('B-WIN-03 at the agreed time the cycle under way is finished, and the game ends in Détente', async () => {
    const place = await kind.place();
    const store = byDate(await kind.open(place));
    const soon = Date.now() + 3_600_000;
    const id = await begun(store, 'evening', { clock: 60, detenteAt: soon });
    const tables = new Tables(store, SLOW);
    const table = await tables.open(id);
    if (table === undefined) throw new Error('no table');
    const cycle = () => table.read(({ paper }) => paper.game.state.cycle);
    for (let now = Date.now(); (await cycle()) < 2; now += 120_000) await tables.sweep(now);
    vi.useFakeTimers({ now: soon + 1, toFake: ['Date'] });
    try {
      for (let looks = 0; table.row.status === 'running' && looks < 200; looks += 1)
        await tables.sweep(soon + looks * 120_000);
    } finally {
      vi.useRealTimers();
    }
    expect(table.row.status).toBe('finished');
    expect(await cycle()).toBe(2);
    await mustBeWhole(store, id);
    tables.close();
    await store.close();
    await kind.remove(place);
  });

  test('law 8: a game that does not open is reported and set aside, and those behind it go on', async () => {
    const place = await kind.place();
    const store = byDate(await kind.open(place));
    // The longest overdue is looked at first.
    const broken = await begun(store, 'broken', { clock: 30 });
    const good = await begun(store, 'good', { clock: 60 });
    const failing: Store = {
      ...store,
      log: {
        ...store.log,
        read: (id, ...args) => (id === broken ? Promise.reject(new Error('unreadable')) : store.log.read(id, ...args)),
      },
    };
    const faults: unknown[] = [];
    const tables = new Tables(failing, { ...SLOW, fault: (error) => faults.push(error) });
    const now = Date.now() + 120_000;
    await tables.sweep(now);
    const message = `Game ${broken} does not open and was set aside; the others go on.`;
    expect(faults).toMatchObject([{ message, cause: { message: 'unreadable' } }]);
    expect(await store.trials.aside()).toMatchObject([{ game: broken }]);
    expect((await gameOf(store, broken)).sequence).toBe(1);
    expect((await gameOf(store, good)).sequence).toBeGreaterThan(1);
    expect((await gameOf(store, broken)).due).toBe(now + 3_600_000);
    await tables.sweep(now);
    expect(faults).toHaveLength(1);
    tables.close();
    await store.close();
    await kind.remove(place);
  });

  test('an undo brings a question back with the time that was left for it, and none whose time is over', async () => {
    const place = await kind.place();
    const store = byDate(await kind.open(place));
    const id = await begun(store, 'undone', { clock: 60, options: { ...DEFAULT_OPTIONS, detenteCycle: 6 } });
    const table = new Table(store, await gameOf(store, id), SLOW.fault);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { first, asked, deadline, answer } = await answered(table);
      const after = (await table.position(first)).deadline;
      expect(after).toBe(Date.now() + 60_000);
      vi.setSystemTime(Date.now() + 10_000);
      expect(await table.undo(first, 'in time')).toMatchObject({ kind: 'accepted' });
      expect(table.question).toBe(asked);
      expect((await table.position(first)).deadline).toBe(deadline);
      expect(JSON.parse((await gameOf(store, id)).summary ?? '')).toMatchObject({ deadline });
      await table.command(first, 'again', answer, asked);
      const next = table.question;
      vi.setSystemTime(deadline);
      for (const at of [table, new Table(store, await gameOf(store, id), SLOW.fault)]) {
        expect(await at.undo(first, 'too late')).toMatchObject({
          kind: 'refused',
          refusal: {
            code: 'time-over',
            clause: 'X-38',
          },
        });
        expect(at.question).toBe(next);
        expect(await at.read(({ paper }) => paper.undoable?.before)).toBeUndefined();
      }
    } finally {
      vi.useRealTimers();
    }
    await mustBeWhole(store, id);
    await store.close();
    await kind.remove(place);
  });

  test('law 8: a default that was given when the time was over stays', async () => {
    const place = await kind.place();
    const store = byDate(await kind.open(place));
    const id = await begun(store, 'late', { clock: 60 });
    const tables = new Tables(store, SLOW);
    const table = await tables.open(id);
    if (table === undefined) throw new Error('no table');
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const taken = [];
      for (let i = 0; i < 20 && !table.ended; i += 1) {
        // They are there again each time.
        for (const name of [seat('usa'), seat('china')]) await table.lead(name, 'player');
        vi.setSystemTime(Date.now() + 61_000);
        const before = table.question;
        await tables.sweep();
        expect(table.question).not.toBe(before);
        // What a caretaker answered in time is another matter.
        for (const name of [seat('usa'), seat('china')])
          if (table.leaders[name] === undefined && (await table.position(name)).undo)
            taken.push((await table.undo(name, `${name} ${i}`)).kind);
      }
      expect(taken.length).toBeGreaterThan(0);
      expect(new Set(taken)).toEqual(new Set(['refused']));
    } finally {
      vi.useRealTimers();
    }
    tables.close();
    await store.close();
    await kind.remove(place);
  });

  test('a question that comes while the sweep looks is not answered for before its own time', async () => {
    const place = await kind.place();
    const store = byDate(await kind.open(place));
    const id = await begun(store, 'late', { clock: 60 });
    const tables = new Tables(store, SLOW);
    const table = await tables.open(id);
    const question = table?.question;
    if (table === undefined || question === undefined) throw new Error('no table');
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 61_000);
      // Both answer at the last moment, just before the sweep has its turn.
      const command: Command = { type: 'place-armies', territories: [] };
      const answers = [seat('usa'), seat('china')].map((name) => table.command(name, `${name} late`, command));
      await Promise.all([...answers, tables.sweep()]);
      expect(table.question).toBeGreaterThan(question);
      expect((await gameOf(store, id)).sequence).toBe(3);
    } finally {
      vi.useRealTimers();
    }
    tables.close();
    await store.close();
    await kind.remove(place);
  });

  test('a table that another was quicker than knows until when the question may be answered that is open now', async () => {
    const place = await kind.place();
    const store = byDate(await kind.open(place));
    const id = await begun(store, 'quicker', { clock: 60 });
    const [slow, quick] = [
      new Table(store, await gameOf(store, id), SLOW.fault),
      new Table(store, await gameOf(store, id), SLOW.fault),
    ];
    const { deadline } = await slow.position(seat('usa'));
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.now() + 10_000);
      const command: Command = { type: 'place-armies', territories: [] };
      for (const name of [seat('usa'), seat('china')]) await quick.command(name, 'quick', command);
      const next = Date.now() + 60_000;
      expect(next).toBeGreaterThan(deadline ?? Number.POSITIVE_INFINITY);
      vi.setSystemTime(Date.now() + 10_000);
      expect(await slow.command(seat('usa'), 'slow', command)).toMatchObject({ kind: 'refused' });
      expect((await slow.position(seat('usa'))).deadline).toBe(next);
    } finally {
      vi.useRealTimers();
    }
    await store.close();
    await kind.remove(place);
  });
});

/** Plays at random until a seat has given an answer that it may take back and that led to another question. */
async function answered(table: Table) {
  const stream = quickStream('undone');
  for (let i = 0; i < 1000; i += 1) {
    const question = await table.read(({ paper: { game } }) => game.state.question);
    const [first] = question?.waiting ?? [];
    if (question === undefined || first === undefined) break;
    const { deadline } = await table.position(first);
    const answer = await table.read(({ paper: { game } }) =>
      randomCommand(game, first, stream, (offer) => (offer.question === undefined ? 0 : 1)),
    );
    if (answer === undefined || deadline === undefined) throw new Error('nothing can be answered');
    vi.setSystemTime(Date.now() + 10_000);
    await table.command(first, `answer ${i}`, answer, question.id);
    const { undo } = await table.position(first);
    if (table.question !== question.id && !table.ended && undo) return { first, asked: question.id, deadline, answer };
  }
  throw new Error('nothing can be taken back');
}
