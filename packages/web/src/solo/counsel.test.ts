import { expect, test } from 'vitest';
import type { TableState } from '../session/session.ts';
import { Host } from './host.ts';

/** More answers than two cycles take. */
const MOST = 150;

test.each([['one'], ['two'], ['three']])('what the coach advises is legal, moment after moment (%s)', async (seed) => {
  let table: Omit<TableState, 'log'> | undefined;
  const started = Host.start(
    {
      players: (['europe', 'usa', 'ussr'] as const).map((power) => ({
        power,
        name: power,
        commander: power === 'europe' ? 'person' : 'recruit',
      })),
      coached: true,
      seed,
    },
    {
      onTable: (told) => {
        table = told;
      },
      onEntry: () => undefined,
    },
  );
  if (!started.ok) throw new Error(started.refusal.sentence);
  const host = started.value;
  host.begin();
  const kinds = new Set<string>();
  for (let answers = 0; answers < MOST && (table?.view.cycle ?? 0) < 3; answers++) {
    let counsel = host.counsel();
    for (let turns = 0; turns < 10_000 && counsel === undefined; turns++) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      counsel = host.counsel();
    }
    if (counsel === undefined) throw new Error('nothing is advised');
    kinds.add(counsel.type);
    const offer = table?.offers.find(({ command }) => command === counsel?.type);
    // It answers what is asked, and nothing else.
    expect([counsel.type, offer?.question]).toEqual([counsel.type, table?.asked?.id]);
    expect(host.send(counsel, offer?.question)).toBeUndefined();
  }
  host.stop();
  expect(table?.view.cycle).toBe(3);
  expect(table?.coached).toBe(true);
  expect([...kinds]).toEqual(expect.arrayContaining(['place-armies', 'pay-salaries', 'bid', 'sell', 'build']));
});
