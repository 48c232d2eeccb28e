import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STORE_KINDS } from '../testing/stores.ts';
import type { Store } from './store.ts';

describe.each(STORE_KINDS)('times in $kind', (kind) => {
  let place: string;
  let store: Store;

  beforeAll(async () => {
    place = await kind.place();
    store = await kind.open(place);
    await store.accounts.create({ id: 'ada', name: 'Ada' });
  });

  afterAll(async () => {
    await store.close();
    await kind.remove(place);
  });

  test('what somebody wants is kept, replaced, and goes with the account', async () => {
    const { times } = store;
    expect(await times.settings('ada')).toBeUndefined();
    await times.keepSettings('ada', '1');
    await times.keepSettings('ada', '2');
    expect(await times.settings('ada')).toBe('2');
    // Of two who read the same and write at the same moment one hears that it was too late.
    const both = await Promise.all([times.changeSettings('ada', '2', '3'), times.changeSettings('ada', '2', '4')]);
    expect(both.sort()).toEqual([false, true]);
    expect(await times.changeSettings('nobody', '1', '2')).toBe(false);
    await store.house.removeAccount('ada');
    expect(await times.settings('ada')).toBeUndefined();
  });

  test('an outage is kept once, however many come back, and a short gap is none', async () => {
    const { times } = store;
    await times.attend(1000, 60);
    await times.attend(1050, 60);
    // A clock that goes back changes nothing.
    await times.attend(900, 60);
    expect(await times.outages(0)).toEqual([]);
    await Promise.all([times.attend(2000, 60), times.attend(2000, 60), times.attend(2000, 60)]);
    await times.attend(2050, 60);
    await times.attend(3000, 60);
    expect(await times.outages(0)).toEqual([
      { from: 1050, until: 2000 },
      { from: 2050, until: 3000 },
    ]);
    expect(await times.outages(2000)).toEqual([{ from: 2050, until: 3000 }]);
  });
});
