import { expect, test } from 'vitest';
import type { Command } from '../game.ts';
import type { Order as Step } from '../movement/order.ts';
import type { GameOptions } from '../options.ts';
import { options as offered } from '../referee/options.ts';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';
import { tableAnswer } from './orders.ts';

type Order = Extract<Command, { type: 'order' }>;

/** Americans come to Egypt by a ship and a navy; Africa rolls seven points and has said what falls first. */
function landed(order: Partial<Order>): readonly string[] {
  const by = (kind: 'ship' | 'navy'): Step[] => [
    { how: 'sail', from: 'arabian-sea', units: { [kind]: 1 } },
    { how: 'board', from: 'iran', units: { army: 2 } },
    { how: 'by', zone: 'red-sea' },
    { how: 'ashore', on: 'egypt', units: { army: 2 } },
  ];
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    powers: {
      usa: { oil: 9, units: { iran: 4, 'arabian-sea': { ship: 1, navy: 1 } } },
      africa: { units: { egypt: 9 }, grain: 3, oil: 3, minerals: 3 },
    },
    bidders: ['usa'],
    dice: [1, 3, 3, 1],
  });
  table.africa.does({ type: 'order', about: 'losses', reply: 'most', ...order });
  const orders = [...by('ship'), ...by('navy')];
  table.usa.does({ type: 'assault-by-sea', to: 'egypt', sea: 'red-sea', against: 'africa', orders });
  table.africa.does({ type: 'defend', supplied: true });
  expect(table.state.question).toMatchObject({ kind: 'losses', waiting: ['africa'] });
  const { command, why } = tableAnswer(table.game) ?? {};
  expect(why).toBe('losses');
  return command?.type === 'remove-losses' ? command.losses : [];
}

test('X-38 enemy units are removed in the order of kinds that its owner said, all kinds of the game', () => {
  const [army, navy, ship] = ['egypt/army', 'red-sea/navy', 'red-sea/ship'];
  expect(landed({ reply: 'navies', second: 'ships' })).toEqual([navy, ship]);
  expect(landed({ reply: 'navies', second: 'armies' })).toEqual([navy, army]);
  expect(landed({ reply: 'ships', second: 'armies' })).toEqual([ship, army]);
  expect(landed({ reply: 'ships', second: 'navies' })).toEqual([ship, navy]);
  expect(landed({ reply: 'armies', second: 'ships' })).toEqual([army, army]);
  // Of the rest as many as the points take.
  for (const order of [{}, { reply: 'ships' }, { reply: 'ships', second: 'most' }] as const)
    expect(landed(order)).toEqual([ship, army]);
});

test('X-38 as many kinds are asked for as a game has: with two the first says it all', () => {
  const asked = (options: Partial<GameOptions>, draft: Partial<Order>) => {
    const table = scenario({ stage: 5, powers: { usa: {}, ussr: {} }, options });
    const [offer] = offered(table.game, seat('usa'), { type: 'order', about: 'losses', ...draft });
    const { field, domain } = offer?.next ?? {};
    return field === undefined ? undefined : [field, domain?.kind === 'one-of' ? domain.values : domain];
  };
  const all = { apc: true, merchantMarine: true };
  expect(asked({}, { reply: 'navies' })).toBeUndefined();
  expect(asked({ apc: true }, { reply: 'most' })).toBeUndefined();
  expect(asked({ apc: true }, { reply: 'navies' })).toEqual(['second', ['armies', 'apcs', 'most']]);
  expect(asked({ apc: true }, { reply: 'navies', second: 'apcs' })).toBeUndefined();
  expect(asked(all, { reply: 'navies', second: 'most' })).toBeUndefined();
  expect(asked(all, { reply: 'navies', second: 'apcs' })).toEqual(['third', ['armies', 'ships', 'most']]);
  expect(asked(all, { reply: 'navies', second: 'apcs', third: 'ships' })).toBeUndefined();
});

test('X-38 a kind stands in an order once, and none that the game does not have', () => {
  const order = (more: Partial<Order>): Order => ({ type: 'order', about: 'losses', reply: 'navies', ...more });
  const all = scenario({ stage: 5, powers: { usa: {}, ussr: {} }, options: { apc: true, merchantMarine: true } });
  all.usa.isRefused(order({ second: 'navies' }), 'B-FLOW-06');
  all.usa.isRefused(order({ second: 'apcs', third: 'apcs' }), 'B-FLOW-06');
  all.usa.does(order({ second: 'apcs', third: 'ships' }));
  // Orders of before, without an order of the rest, are still orders.
  all.usa.does(order({}));
  const marine = scenario({ stage: 5, powers: { usa: {}, ussr: {} }, options: { merchantMarine: true } });
  marine.usa.isRefused(order({ second: 'apcs' }), 'B-FLOW-06');
});

test('X-38, C-MAP-08 what is given up of one’s own goes in the order of kinds that its owner said', () => {
  const given = (order: Partial<Order>) => {
    const table = scenario({
      stage: 4,
      phase: 'attacks',
      options: { combatResolution: 'chart', apc: true, merchantMarine: true },
      powers: { ussr: { units: { russia: { army: 2, apc: 1 } } }, europe: { units: { poland: 2 } } },
      bidders: ['ussr'],
      dice: [1, 1],
    });
    table.ussr.does({ type: 'order', about: 'half-losses', reply: 'cheapest', ...order });
    table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 2, apc: 1 } });
    table.europe.does({ type: 'defend', supplied: true });
    expect(table.state.question).toMatchObject({ kind: 'half-losses', waiting: ['ussr'] });
    const { command } = tableAnswer(table.game) ?? {};
    return command?.type === 'remove-half' ? command.losses : [];
  };
  const [armies, apcs] = [['russia/army', 'russia/army'], ['russia/apc']];
  expect(given({})).toEqual(armies);
  expect(given({ reply: 'apcs' })).toEqual(apcs);
  expect(given({ reply: 'armies', second: 'apcs' })).toEqual(armies);
  expect(given({ reply: 'navies', second: 'apcs' })).toEqual(apcs);
  expect(given({ reply: 'navies', second: 'ships', third: 'apcs' })).toEqual(apcs);
  expect(given({ reply: 'navies', second: 'ships', third: 'armies' })).toEqual(armies);
});
