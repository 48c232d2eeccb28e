import { expect, test } from 'vitest';
import { reignsOf } from './led.ts';

const seat = (name: string, player: string) => ({ seat: name, player, you: false, ready: true, waitedFor: false });

test('who led what when: the player, a caretaker, the player again, each with their cycles', () => {
  const led = [
    { seat: 'usa', by: 'caretaker', cycle: 3 },
    { seat: 'usa', by: 'player', player: 'Ann', cycle: 5 },
  ] as const;
  expect(reignsOf({ led, seats: [seat('usa', 'Ann'), seat('china', 'Bob')] }, 12)).toEqual([
    {
      seat: 'usa',
      reigns: [
        { who: 'Ann', by: 'player', first: 0, last: 3 },
        { who: 'Caretaker', by: 'caretaker', first: 3, last: 5 },
        { who: 'Ann', by: 'player', first: 5, last: 12 },
      ],
    },
  ]);
  expect(reignsOf({ seats: [seat('usa', 'Ann')] }, 12)).toEqual([]);
});
