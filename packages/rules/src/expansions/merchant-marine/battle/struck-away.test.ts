// A convoy that nukes take away before the dice: the attack ends, as there is nothing left to fight.
import { expect, test } from 'vitest';
import type { GameEvent } from '../../../game.ts';
import { countAll } from '../../../state/forces.ts';
import { seat } from '../../../state/seat.ts';
import { type PowerSketch, playSilently, scenario } from '../../../testing/index.ts';

const europe = seat('europe');
const types = (events: readonly GameEvent[]) => events.map(({ type }) => type);

/** Soviet navies attack ships in the Baltic; Europe strikes Kazakh first, and the Soviet answer falls on the Baltic. */
function exchange(baltic: NonNullable<PowerSketch['units']>['baltic-sea']) {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      ussr: { nukes: 1, units: { 'north-sea': 2, kazakh: 1 } },
      europe: { nukes: 1, units: { 'baltic-sea': baltic ?? 0, iberia: 1 } },
    },
    bidders: ['ussr', 'europe'],
  });
  table.ussr.does({
    type: 'attack-ships',
    from: 'north-sea',
    to: 'baltic-sea',
    against: 'europe',
    units: { navy: 2 },
  });
  expect(table.state.question).toMatchObject({ kind: 'first-strike', waiting: ['europe'] });
  table.europe.does({ type: 'launch', targets: { kazakh: 1 } });
  playSilently(table.game, ({ state }) => state.question?.kind === 'retaliate');
  table.ussr.does({ type: 'launch', targets: { 'baltic-sea': 1 } });
  playSilently(table.game, ({ state }) => state.question?.kind === 'go-on');
  expect(countAll(table.state.board, europe)).toMatchObject({ ship: 0, navy: 0 });
  return { table, events: table.ussr.does({ type: 'go-on', fight: true }) };
}

test('M-ATTACK-01, X-02, X-16 ships that a nuke has taken away are not fought: no set, no dice, no sea to occupy', () => {
  const { table, events } = exchange({ ship: 2 });
  expect(types(events)).not.toContain('set-removed');
  expect(types(events)).not.toContain('dice-counted');
  expect(types(events)).not.toContain('fired');
  expect(table.ussr.has.supplies).toEqual({ grain: 3, oil: 3, minerals: 3 });
  expect(table.state.question).toMatchObject({ kind: 'counterattack', waiting: ['europe'] });
});

test('Q-M-43, X-02 if their escorts went with them the sea may be occupied', () => {
  const { table, events } = exchange({ navy: 1, ship: 2 });
  expect(types(events)).not.toContain('set-removed');
  expect(table.state.question).toMatchObject({ kind: 'occupy', waiting: ['ussr'] });
  const settled = table.ussr.does({
    type: 'occupy',
    orders: [{ how: 'sail', from: 'north-sea', units: { navy: 1 } }],
  });
  expect(settled.find(({ type }) => type === 'occupation-settled')?.clauses).toContain('Q-M-43');
});
