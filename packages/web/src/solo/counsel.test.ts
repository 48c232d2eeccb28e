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
  const reasons: string[] = [];
  for (let answers = 0; answers < MOST && (table?.view.cycle ?? 0) < 3; answers++) {
    let counsel = host.counsel();
    for (let turns = 0; turns < 10_000 && counsel === undefined; turns++) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      counsel = host.counsel();
    }
    if (counsel === undefined) throw new Error('nothing is advised');
    kinds.add(counsel.command.type);
    // The reason is of the move that is advised, and in a sentence.
    if (counsel.why !== undefined) reasons.push(`${counsel.command.type} ${counsel.why}`);
    expect(counsel.why ?? '.').toMatch(/\.$/);
    const offer = table?.offers.find(({ command }) => command === counsel?.command.type);
    // It answers what is asked, and nothing else.
    expect([counsel.command.type, offer?.question]).toEqual([counsel.command.type, table?.asked?.id]);
    expect(host.send(counsel.command, offer?.question)).toBeUndefined();
  }
  host.stop();
  expect(table?.view.cycle).toBe(3);
  expect(table?.coached).toBe(true);
  expect([...kinds]).toEqual(expect.arrayContaining(['place-armies', 'pay-salaries', 'bid', 'sell', 'build']));
  const told = (type: string): readonly string[] => reasons.filter((reason) => reason.startsWith(`${type} `));
  expect(
    told('sell').filter(
      (reason) => !/You get \$[\d,]+M for each(?:, and the price stays there| .* falls to \$[\d,]+M)/.test(reason),
    ),
  ).toEqual([]);
  expect(told('sell').length).toBeGreaterThan(0);
  expect(told('bid').filter((reason) => !/[Ss]tages? |cube/.test(reason))).toEqual([]);
});
