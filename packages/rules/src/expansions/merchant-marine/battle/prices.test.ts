// What a player who removes units is told that each takes, where merchant ships are among them.
import { sayQuestion } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import type { Order } from '../../../movement/order.ts';
import { askedOf } from '../../../referee/asked.ts';
import { seat } from '../../../state/seat.ts';
import { onlyAnswer } from '../../../table/orders.ts';
import { playSilently, type Sketch, scenario } from '../../../testing/index.ts';

const rich = { grain: 9, oil: 9, minerals: 9 };
const war = (powers: Sketch['powers'], dice: readonly number[], options: Sketch['options'] = {}) =>
  scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true, ...options },
    powers,
    bidders: ['ussr'],
    dice,
  });
type Table = ReturnType<typeof war>;

/** The question to a player who removes units, as soon as it is asked. */
function prices(table: Table, who: string) {
  playSilently(table.game, ({ state }) => state.question?.kind === 'losses' && state.question.waiting[0] === who);
  return askedOf(table.game, seat(who));
}

test.each([{}, { apc: true }, { apc: true, highTech: true }])(
  'M-ATTACK-09, B-ATK-34 escorts take three points and their ships two, with %j',
  (options) => {
    const table = war(
      {
        ussr: { ...rich, units: { 'baltic-sea': 6 } },
        europe: { ...rich, units: { 'north-sea': { navy: 1, ship: 4 } } },
      },
      [6, 6, 6, 1, 1, 1],
      options,
    );
    table.ussr.does({
      type: 'attack-ships',
      from: 'baltic-sea',
      to: 'north-sea',
      against: 'europe',
      units: { navy: 6 },
    });
    const asked = prices(table, 'ussr');
    expect(asked?.facts).toMatchObject({
      takes: [
        { unit: 'navy', points: 3 },
        { unit: 'ship', points: 2 },
      ],
    });
    const said = sayQuestion(table.game, seat('ussr')) ?? '';
    expect(said).toMatch(/navies take 3 points each, merchant ships 2\./);
  },
);

test('M-AMPHIB-12, Q-M-44 the defender against a landing by ship is told the points of armies and of ships', () => {
  const orders: Order[] = [
    { how: 'sail', from: 'arabian-sea', units: { ship: 1 } },
    { how: 'board', from: 'iran', units: { army: 2 } },
    { how: 'by', zone: 'red-sea' },
    { how: 'ashore', on: 'egypt', units: { army: 2 } },
  ];
  const table = war(
    { ussr: { ...rich, units: { iran: 2, 'arabian-sea': { ship: 1 } } }, africa: { ...rich, units: { egypt: 5 } } },
    [1, 4, 4],
  );
  table.ussr.does({ type: 'assault-by-sea', to: 'egypt', sea: 'red-sea', against: 'africa', orders });
  expect(prices(table, 'africa')?.facts).toMatchObject({
    takes: expect.arrayContaining([
      { unit: 'army', points: 3 },
      { unit: 'ship', points: 2 },
    ]),
  });
});

test('A-ATK-03 APCs that defend alone sink no merchant ship of a landing either, not with points left over', () => {
  const orders: Order[] = [
    { how: 'sail', from: 'arabian-sea', units: { ship: 1 } },
    { how: 'board', from: 'iran', units: { army: 2 } },
    { how: 'by', zone: 'red-sea' },
    { how: 'ashore', on: 'egypt', units: { army: 2 } },
  ];
  const table = war(
    {
      ussr: { ...rich, units: { iran: 2, 'arabian-sea': { ship: 1 } } },
      africa: { ...rich, units: { egypt: { apc: 3 } } },
    },
    [1, 6, 6, 6],
    { apc: true },
  );
  table.ussr.does({ type: 'assault-by-sea', to: 'egypt', sea: 'red-sea', against: 'africa', orders });
  prices(table, 'africa');
  const losses = ['egypt/army', 'egypt/army', 'red-sea/ship'];
  table.africa.isRefused({ type: 'remove-losses', losses }, 'A-ATK-03');
  table.africa.isRefused({ type: 'remove-losses', losses: ['red-sea/ship'] }, 'A-ATK-03');
  expect(onlyAnswer(table.game, seat('africa'))?.command).toEqual({
    type: 'remove-losses',
    losses: ['egypt/army', 'egypt/army'],
  });
});
