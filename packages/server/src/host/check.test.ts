import { expect, test } from 'vitest';
import { gameOf, storeKind } from '../testing/stores.ts';
import { begun, playByDefaults } from '../testing/tables.ts';
import { operate } from './operations.ts';

/** What six companies are paid less where a salary is 40 instead of 50. */
const LESS = 60;

test('a game whose salaries another release paid at another rate is found, with the entry; one of this release is the same', async () => {
  const kind = storeKind('sqlite');
  const place = await kind.place();
  const store = await kind.open(place);
  const id = await begun(store, 'today');
  await playByDefaults(store, id, 8);
  expect(await operate(store, 'check-game', { id })).toEqual({ id, title: 'test', ok: true, entries: 9 });

  const { meta, seats } = await gameOf(store, id);
  const log = await store.log.read(id, 0, 100);
  const paidLess = log.map(({ body }) => ({
    body: body.replaceAll(
      /("type":"salaries-paid","seat":"\w+","amount":)(\d+)/g,
      (_, before, amount) => `${before}${amount - LESS}`,
    ),
  }));
  const first = paidLess.findIndex(({ body }, i) => body !== log[i]?.body) + 1;
  expect(first).toBeGreaterThan(1);
  await store.games.create({ id: 'yesterday', public: true, meta, seats });
  await store.log.append('yesterday', 0, paidLess, undefined, { status: 'running' });
  expect(await operate(store, 'check-game', { id: 'yesterday' })).toMatchObject({
    ok: false,
    sentence: expect.stringMatching(
      new RegExp(
        `^The rules installed here would judge entry ${first} differently, .* the same edition\\. The rules give a different result for entry ${first} `,
      ),
    ),
  });
  await store.close();
  await kind.remove(place);
});
