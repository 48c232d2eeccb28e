// The navies of a landing, in its later rounds: only those that launched it, as long as they stay (B-TAC-05, -07).
import { expect, test } from 'vitest';
import type { Command } from '../../game.ts';
import { nearest } from '../../state/agenda.ts';
import { playSilently, scenario } from '../../testing/index.ts';

const rich = { grain: 12, oil: 12, minerals: 12 } as const;
type Table = ReturnType<typeof scenario>;
const until = (table: Table, kind: string, who: 'ussr' | 'china') =>
  playSilently(table.game, ({ state }) => state.question?.kind === kind && state.question.waiting[0] === who);

/** One navy has put three armies ashore, and they go on. */
function landed(): Table {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      ussr: {
        ...rich,
        units: { kola: 6, 'baltic-sea': 1 },
        laden: [{ zone: 'north-sea', cargo: { army: 3 } }],
      },
      europe: { ...rich, units: { 'british-isles': 6 } },
      china: { ...rich, units: { 'bay-of-biscay': 6, tibet: 1 } },
    },
    bidders: ['ussr', 'china'],
    dice: [1, 1, 1, 3, 3, 1, 1],
  });
  table.ussr.does({
    type: 'assault-by-sea',
    to: 'british-isles',
    sea: 'north-sea',
    against: 'europe',
    orders: [
      { how: 'convoy', from: 'north-sea', carrier: 'navy', number: 1, cargo: { army: 3 } },
      { how: 'ashore', on: 'british-isles', units: { army: 3 } },
    ],
  });
  table.europe.does({ type: 'defend', supplied: false });
  until(table, 'assault', 'ussr');
  table.ussr.does({ type: 'keep-assault' });
  return table;
}

const comes: Command = {
  type: 'reinforce',
  to: 'north-sea',
  orders: [{ how: 'sail', from: 'baltic-sea', units: { navy: 1 } }],
};

/** Who goes on with the landing at its owner's next turn. */
function goingOn(table: Table) {
  until(table, 'attack', 'ussr');
  expect(table.state.board.flat().filter(({ seat, units }) => seat === 'ussr' && units.navy > 0)).not.toEqual([]);
  table.ussr.does({ type: 'continue-assault', zone: 'british-isles' });
  return nearest(table.state.agenda, 'conventional')?.committed.map(({ zone }) => zone);
}

test('B-TAC-07 a navy that stays fights on', () => {
  expect(goingOn(landed())).toEqual(['british-isles', 'north-sea']);
});

test('B-TAC-07 a navy that comes after the one of the landing was sunk by others does not fight on with it', () => {
  const table = landed();
  until(table, 'attack', 'china');
  table.china.does({ type: 'attack', from: 'bay-of-biscay', to: 'north-sea', against: 'ussr', units: { navy: 6 } });
  table.ussr.does({ type: 'defend', supplied: false });
  until(table, 'reinforce', 'ussr');
  expect(table.state.board.flat().filter(({ seat, units }) => seat === 'ussr' && units.navy > 0)).toHaveLength(1);
  table.ussr.does(comes);
  expect(goingOn(table)).toEqual(['british-isles']);
});

test('B-TAC-07 a navy that takes the place of the one of the landing does not fight on with it', () => {
  const table = landed();
  until(table, 'reinforce', 'ussr');
  table.ussr.does({
    type: 'reinforce',
    to: 'barents-sea',
    orders: [{ how: 'sail', from: 'north-sea', units: { navy: 1 } }],
  });
  table.ussr.does(comes);
  expect(goingOn(table)).toEqual(['british-isles']);
});
