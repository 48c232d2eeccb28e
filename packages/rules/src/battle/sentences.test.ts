// What the referee says in a battle is true of that battle, whatever set is played.

import { sayEvent, sayQuestion } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import { askedOf } from '../referee/say.ts';
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
  expect(askedOf(poor.game, poor.europe.seat)?.facts).toEqual({
    zone: 'scandinavia',
    fight: false,
    withdraw: false,
    surrender: false,
  });
  expect(sayQuestion(poor.game, poor.europe.seat)).toBe(
    'You are under attack in Scandinavia. You can only resist without supplies.',
  );
  const able = fight({ units: { scandinavia: 1, 'western-europe': 1, 'north-sea': 1 } });
  expect(sayQuestion(able.game, able.europe.seat)).toBe(
    'You are under attack in Scandinavia. You can fight with a set of supplies, resist without supplies or withdraw.',
  );
});

test('B-ATK-34 the losses question says how many units the points can remove, and what each takes', () => {
  const table = fight({ grain: 0, units: { scandinavia: 2 } }, { dice: [5, 3, 1, 1] });
  const events = table.europe.does({ type: 'defend', supplied: false });
  const fired = events.find(({ type }) => type === 'fired');
  expect(fired && sayEvent(table.game, fired)).toBe('The Soviet Union rolls 5 and 3: 8 points.');
  expect(sayQuestion(table.game, table.ussr.seat)).toBe(
    'You have 8 points. You may remove up to 2 enemy units: armies take 3 points each.',
  );
  const pick = (...losses: string[]) => table.ussr.isRefused({ type: 'remove-losses', losses }, 'B-ATK-34').code;
  expect(pick('scandinavia/navy')).toBe('not-in-battle');
  expect(pick('scandinavia/army', 'scandinavia/army', 'scandinavia/army')).toBe('none-left');
});

test('A-KIL-01, A-TGT-01 with APCs the points of each kind are told, and the edge that is added', () => {
  const table = fight(
    { units: { scandinavia: { army: 2, apc: 1 } } },
    { options: { apc: true }, dice: [6, 6, 6, 6, 6, 6] },
  );
  playSilently(table.game, ({ state }) => state.question?.kind === 'losses');
  expect(sayQuestion(table.game, table.ussr.seat)).toMatch(/armies take 3 points each, APCs 8\.$/);
});
