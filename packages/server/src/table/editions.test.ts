// Games that were begun by an earlier edition of the rules open, go on, and say so.
import { EDITION, type GameEvent, seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { checkFile } from '../files/check.ts';
import { wholeOf } from '../files/files.ts';
import { PLAIN } from '../http/language.ts';
import { Teller } from '../lobby/info.ts';
import type { Store } from '../store/store.ts';
import { gameOf, storeKind } from '../testing/stores.ts';
import { begun, SLOW } from '../testing/tables.ts';
import { Tables } from './tables.ts';

/** A game as it was begun before there were editions: neither its log nor its row states one. */
async function begunLongAgo(store: Store): Promise<string> {
  const id = await begun(store, 'young');
  const [opening] = await store.log.read(id, 0, 1);
  const row = await gameOf(store, id);
  const { setup, ...entry } = JSON.parse(opening?.body ?? '{}');
  const { edition: _, options, ...old } = setup;
  const { marketOverflow: __, ...stated } = options;
  await store.games.create({ id: 'old', public: true, meta: row.meta, seats: row.seats });
  const body = JSON.stringify({ setup: { ...old, options: stated }, ...entry });
  await store.log.append('old', 0, [{ body }], undefined, { status: 'running', summary: '{"cycle":1}' });
  return 'old';
}

test('X-39 a running game of an earlier edition goes on, and its log and row say so', async () => {
  const kind = storeKind('sqlite');
  const place = await kind.place();
  const store = await kind.open(place);
  const id = await begunLongAgo(store);
  const teller = new Teller(store);
  expect((await teller.tell(await gameOf(store, id), undefined, PLAIN)).edition).toBe(1);
  const tables = new Tables(store, SLOW);
  const table = await tables.open(id);
  if (table === undefined) throw new Error('no table');
  for (;;) {
    const question = await table.read(({ paper }) => paper.game.state.question);
    const [asked] = question?.waiting ?? [];
    if (question === undefined || asked === undefined) break;
    expect((await table.answerByDefault(asked, question.id)).kind).toBe('accepted');
  }
  expect((await teller.tell(await gameOf(store, id), undefined, PLAIN)).edition).toBe(EDITION);
  expect((await table.position(seat('usa'))).view.edition).toBe(EDITION);
  const file = await wholeOf(store, await gameOf(store, id), true);
  expect(file.setup.edition).toBe(1);
  const marked = (events: readonly GameEvent[]) => events.some(({ type }) => type === 'edition-changed');
  expect(file.entries.map(({ events }, i) => (marked(events) ? i : -1)).filter((i) => i >= 0)).toEqual([1]);
  const { verdict } = checkFile(JSON.stringify(file));
  expect(verdict.findings).toContainEqual({
    message: 'judged-by',
    figures: {
      editions: [expect.objectContaining({ edition: 1, from: 1, to: 1 }), expect.objectContaining({ from: 2 })],
    },
  });
  expect(verdict.ok).toBe(true);
  tables.close();
  await store.close();
  await kind.remove(place);
});
