// Tables for tests: a game between two seats, and somebody who looks on.
import { commit, DEFAULT_OPTIONS, type Seat, seat } from '@marshall/rules';
import { expect } from 'vitest';
import { freshMeta } from '../lobby/fresh.ts';
import type { Seat as SeatRow, Store } from '../store/store.ts';
import { writeOpening } from '../table/start.ts';
import { Table } from '../table/table.ts';
import type { TablesOptions } from '../table/tables.ts';
import type { Listener } from '../table/terms.ts';
import { gameOf } from './stores.ts';

/** Nothing happens by itself within the time of a test. */
export const SLOW: TablesOptions = {
  pace: 0,
  idle: 60_000,
  sweep: 60_000,
  fault(error) {
    throw error;
  },
};

/** A game between two seats that has begun; `bot` leads the second. */
export async function begun(
  store: Store,
  id = 'game',
  changes: Record<string, unknown> = {},
  bot?: string,
): Promise<string> {
  const meta = {
    ...freshMeta('test', ['usa', 'china']),
    options: { ...DEFAULT_OPTIONS, stages: '37', detenteCycle: 3 },
    powers: { usa: 'usa', china: 'china' },
    ...changes,
  };
  expect(meta.commitment).toBe(commit(meta.secret));
  const seats = ['usa', 'china'].map((name): SeatRow => {
    const holder = bot !== undefined && name === 'china' ? { bot } : { account: name };
    return { seat: name, ...holder, ready: true, contribution: name };
  });
  await store.games.create({ id, public: true, meta: JSON.stringify(meta), seats });
  await writeOpening(store, await gameOf(store, id));
  return id;
}

/** Answers every question of a game by its default, up to so many. */
export async function playByDefaults(store: Store, id: string, most: number): Promise<void> {
  const table = new Table(store, await gameOf(store, id), SLOW.fault);
  for (let i = 0; i < most; i += 1) {
    const question = await table.read(({ paper }) => paper.game.state.question);
    const [asked] = question?.waiting ?? [];
    if (question === undefined || asked === undefined) return;
    expect((await table.answerByDefault(asked, question.id)).kind).toBe('accepted');
  }
}

/** The table of a game of some entries, an odd number, in which somebody could not make up their mind. */
export async function wavered(store: Store, entries: number, changes: Record<string, unknown> = {}): Promise<Table> {
  const id = await begun(store, 'L'.repeat(22), changes);
  const table = new Table(store, await gameOf(store, id), SLOW.fault);
  const usa = seat('usa');
  for (let i = 1; i < entries; i += 2) {
    await table.command(usa, `place ${i}`, { type: 'place-armies', territories: ['alaska'] });
    await table.undo(usa, `back ${i}`);
  }
  return table;
}

export async function secretOf(store: Store, id: string): Promise<string> {
  return JSON.parse((await gameOf(store, id)).meta).secret;
}

/** Writes down what it hears, and hears nothing twice. */
export function listener(viewer: Seat, heard: Map<number, string> | undefined): Listener {
  return {
    viewer,
    fed(n, _events, text) {
      expect(heard?.has(n)).toBe(false);
      heard?.set(n, text);
    },
    changed: () => undefined,
    stirred: () => undefined,
    present: () => undefined,
    over: () => undefined,
  };
}
