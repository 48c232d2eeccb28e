// What a side has said about the rest of its battle holds for that one alone, also where another battle interrupts it.
import { expect, test } from 'vitest';
import { seat } from '../state/seat.ts';
import { tableAnswer } from '../table/orders.ts';
import { playSilently, scenario } from '../testing/index.ts';

const rich = { grain: 12, oil: 12, minerals: 12 } as const;
type Table = ReturnType<typeof scenario>;
const until = (table: Table, kind: string) => playSilently(table.game, () => table.state.question?.kind === kind);

/** Americans attack Romania; a first strike is aimed at Egypt, where China has a company, and China strikes back in the Sahara. */
function interrupted(defence: object): Table {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: {
      usa: { ...rich, lStars: 1, units: { greece: 3, egypt: 1, sahara: 9 } },
      ussr: { ...rich, nukes: 1, units: { romania: 1, kola: 3 } },
      china: { ...rich, cards: { 'nile-delta-grain': 'open' }, units: { tibet: 1, nigeria: 3 } },
    },
    bidders: ['usa', 'ussr'],
  });
  table.usa.does({ type: 'attack', from: 'greece', to: 'romania', against: 'ussr', units: { army: 3 } });
  table.ussr.does({ type: 'launch', targets: { egypt: 1 } });
  until(table, 'counterattack');
  expect(table.state.question?.waiting).toEqual([seat('china')]);
  table.china.does({ type: 'attack', from: 'nigeria', to: 'sahara', against: 'usa', units: { army: 3 } });
  table.usa.does({ type: 'defend', supplied: false, ...defence });
  return table;
}

/** The battle for Romania goes on, and is won. */
function resumed(table: Table): Table {
  until(table, 'go-on');
  table.usa.does({ type: 'go-on', fight: true });
  table.ussr.does({ type: 'defend', supplied: false });
  until(table, 'occupy');
  return table;
}

test('X-38 an attacker who stays out in the battle between is asked about the zone that was won', () => {
  const table = resumed(interrupted({ afterwards: 'stay' }));
  expect(tableAnswer(table.game)).toBeUndefined();
  expect(table.usa.may()).toContain('occupy');
});
