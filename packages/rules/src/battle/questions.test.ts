// What the referee tells with a question of a battle is true of that battle, whatever set is played.
import { expect, test } from 'vitest';
import { askedOf } from '../referee/asked.ts';
import { playSilently, type Sketch, scenario } from '../testing/index.ts';

const rich = { grain: 12, oil: 12, minerals: 12 } as const;
function fight(europe: NonNullable<Sketch['powers']['europe']>, more: Partial<Sketch> = {}) {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: { ussr: { ...rich, units: { kola: 6 } }, europe: { ...rich, ...europe } },
    ...more,
  });
  table.ussr.does({ type: 'attack', from: 'kola', to: 'scandinavia', against: 'europe', units: { army: 6 } });
  return table;
}

test('B-TAC-40, B-TAC-50 the defence question names the answers that are open, and no others', () => {
  const poor = fight({ grain: 0, oil: 0, units: { scandinavia: 1 } });
  expect(askedOf(poor.game, poor.europe.seat)).toEqual({
    kind: 'defend',
    facts: { zone: 'scandinavia', fight: false, withdraw: false, surrender: false },
  });
  const able = fight({ units: { scandinavia: 1, 'western-europe': 1, 'north-sea': 1 } });
  expect(askedOf(able.game, able.europe.seat)).toEqual({
    kind: 'defend',
    facts: { zone: 'scandinavia', fight: true, withdraw: true, surrender: false },
  });
});

test('B-ATK-34 the losses question says how many units the points can remove, and what each takes', () => {
  const table = fight({ grain: 0, units: { scandinavia: 2 } }, { dice: [5, 3, 1, 1] });
  table.europe.does({ type: 'defend', supplied: false });
  expect(askedOf(table.game, table.ussr.seat)).toEqual({
    kind: 'losses',
    facts: { points: 8, most: 2, takes: [{ unit: 'army', points: 3 }] },
  });
  const pick = (...losses: string[]) => table.ussr.isRefused({ type: 'remove-losses', losses }, 'B-ATK-34').code;
  expect(pick('scandinavia/navy')).toBe('not-in-battle');
  expect(pick('scandinavia/army', 'scandinavia/army', 'scandinavia/army')).toBe('none-left');
});

test('A-KIL-01, A-TGT-01 with APCs the losses question tells the points of each kind', () => {
  const table = fight(
    { units: { scandinavia: { army: 2, apc: 1 } } },
    { options: { apc: true }, dice: [6, 6, 6, 6, 6, 6] },
  );
  playSilently(table.game, ({ state }) => state.question?.kind === 'losses');
  expect(askedOf(table.game, table.ussr.seat)?.facts).toMatchObject({
    takes: [
      { unit: 'army', points: 3 },
      { unit: 'apc', points: 8 },
    ],
  });
});
