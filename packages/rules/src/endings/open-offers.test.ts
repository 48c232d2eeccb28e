// Two things at once: offers whose author borrows or falls before they are accepted.
import { expect, test } from 'vitest';
import { playSilently, scenario } from '../testing/index.ts';

const rich = { grain: 12, oil: 12, minerals: 12 } as const;

test('X-41 a gift that was offered out of own cash is not paid out of borrowed cash when it is accepted', () => {
  const table = scenario({
    stage: 7,
    phase: 'market-buys',
    bidders: ['usa'],
    powers: { usa: { cash: 5000, oil: 3 }, ussr: { cash: 1000 } },
  });
  table.usa.does({ type: 'offer', to: table.ussr.seat, givesCash: 5000, gives: {}, wants: {}, promise: '' });
  table.usa.does({ type: 'borrow', billions: 12 });
  table.usa.does({ type: 'buy', resource: 'oil', units: 6 });
  const [offer] = table.state.offers.open;
  table.ussr.does({ type: 'accept-offer', offer: offer?.id ?? '' });
  expect([table.usa.has.cash, table.ussr.has.cash]).toEqual([14_000, 1000]);
});

test('X-40 an offer of a player who has fallen since cannot be accepted', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr'],
    powers: {
      ussr: { ...rich, units: { kola: 8 } },
      europe: { ...rich, cash: 9000, units: { scandinavia: 1, romania: 2 } },
      china: { cash: 100 },
    },
    nuked: ['british-isles', 'eastern-europe', 'western-europe', 'iberia'],
    dice: [6, 6, 1],
  });
  table.europe.does({ type: 'offer', to: table.china.seat, givesCash: 9000, gives: {}, wants: {}, promise: '' });
  table.ussr.does({ type: 'attack', from: 'kola', to: 'scandinavia', against: 'europe', units: { army: 8 } });
  table.europe.does({ type: 'defend', supplied: false });
  playSilently(table.game, ({ state }) => state.question?.kind === 'occupy');
  table.ussr.does({ type: 'occupy', orders: [{ how: 'march', from: 'kola', units: { army: 3 } }], afterwards: 'done' });
  playSilently(table.game, ({ state }) => state.question?.kind === 'counterattack');
  const [offer] = table.state.offers.open;
  expect(table.china.isRefused({ type: 'accept-offer', offer: offer?.id ?? '' }, 'X-40').code).toBe('fallen');
  expect(table.europe.isRefused({ type: 'give-cash', to: table.china.seat, amount: 1 }, 'X-40').code).toBe('fallen');
});
