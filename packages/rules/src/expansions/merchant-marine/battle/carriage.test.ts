// Goods between players in Step E: who may be asked, how much a carriage may be and cost, and what stops it.
import { expect, test } from 'vitest';
import { askedOf } from '../../../referee/asked.ts';
import { options } from '../../../referee/options.ts';
import { seat } from '../../../state/seat.ts';
import { type PowerSketch, type Sketch, scenario } from '../../../testing/index.ts';
import { marineSketch } from '../sketch.ts';

const [europe, china, ussr] = [seat('europe'), seat('china'), seat('ussr')];
const bring = { type: 'carry-goods', partner: china, direction: 'bring', resource: 'oil', units: 1, price: 0 } as const;
const send = { ...bring, direction: 'send', resource: 'grain' } as const;
const agree = { type: 'agree-carriage', agree: true } as const;

/** A battle for Poland has been fought to no end; Europe's ships are asked first. */
function stepE(ours: PowerSketch = {}, theirs: PowerSketch = {}, more: Partial<Sketch> = {}) {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    options: { merchantMarine: true },
    bidders: ['ussr'],
    dice: [1, 1],
    ...more,
    powers: {
      ussr: { units: { russia: 5 } },
      europe: { grain: 4, oil: 4, minerals: 4, units: { poland: 5, 'indian-ocean': { ship: 2 } }, ...ours },
      china: theirs,
      ...more.powers,
    },
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 5 } });
  table.europe.does({ type: 'defend', supplied: true });
  return table;
}

/** The figures between which a field lies. */
function between(table: ReturnType<typeof stepE>, draft: object) {
  const [offer] = options(table.game, europe, { type: 'carry-goods', ...draft });
  const domain = offer?.next?.domain;
  return domain?.kind === 'range' ? [domain.min, domain.max] : domain?.kind;
}

test('M-REINFORCE-12 a ship sails for exactly $500M, and for a million less it does not', () => {
  expect(stepE({ cash: 500 }).europe.may()).toContain('carry-goods');
  const poor = stepE({ cash: 499 });
  expect(poor.europe.asksWhyNot({ type: 'carry-goods' }, 'M-REINFORCE-12').figures).toEqual({ cash: 499, danger: 500 });
  // Two ships for four units; the second costs another $500M.
  expect(between(stepE({ cash: 999 }, { oil: 6 }), { partner: china, direction: 'bring', resource: 'oil' })).toEqual([
    1, 3,
  ]);
  expect(between(stepE({ cash: 1000 }, { oil: 6 }), { partner: china, direction: 'bring', resource: 'oil' })).toEqual([
    1, 6,
  ]);
});

test('M-REINFORCE-10, X-27 as many units as ships, the store of the giver and the row of the receiver allow', () => {
  const most = (ours: PowerSketch, theirs: PowerSketch, direction: 'bring' | 'send') =>
    between(stepE(ours, theirs), { partner: china, direction, resource: 'oil' });
  // One of Europe's four oil was removed with the set for its defense.
  expect(most({}, { oil: 5 }, 'bring')).toEqual([1, 5]);
  expect(most({}, { oil: 12 }, 'bring')).toEqual([1, 6]);
  expect(most({ oil: 12 }, { oil: 12 }, 'bring')).toEqual([1, 1]);
  expect(most({}, { oil: 0 }, 'send')).toEqual([1, 3]);
  expect(most({}, { oil: 10 }, 'send')).toEqual([1, 2]);
});

test('M-REINFORCE-12 a player who brings goods pays for them out of what the ships leave; one who sends asks what they like', () => {
  const table = stepE({ cash: 1300 }, { oil: 6 });
  const draft = { partner: china, resource: 'oil' } as const;
  expect(between(table, { ...draft, direction: 'bring', units: 3 })).toEqual([0, 800]);
  expect(between(table, { ...draft, direction: 'bring', units: 4 })).toEqual([0, 300]);
  expect(between(table, { ...draft, direction: 'send', units: 1 })).toEqual([0, 99_999]);
  expect(table.europe.isRefused({ ...bring, units: 3, price: 801 }, 'M-REINFORCE-12').figures).toEqual({ most: 800 });
});

test('M-REINFORCE-05 what is asked of the partner, and that they pay with all the cash they have', () => {
  const table = stepE({}, { cash: 300 });
  table.europe.does({ ...send, units: 2, price: 300 });
  expect(askedOf(table.game, china)).toEqual({
    kind: 'carriage',
    facts: { user: europe, direction: 'send', resource: 'grain', units: 2, price: 300 },
  });
  const events = table.china.does(agree);
  expect(events.find(({ type }) => type === 'goods-carried')).toMatchObject({
    giver: europe,
    receiver: china,
    units: 2,
    price: 300,
    freight: 500,
    sailing: [{ sea: 'indian-ocean', ships: 1 }],
  });
  expect(table.china.has).toMatchObject({ cash: 0, supplies: { grain: 5 } });
  expect(table.europe.has).toMatchObject({ cash: 7000 - 500 + 300, supplies: { grain: 1 } });
  const dear = stepE({}, { cash: 299 });
  dear.europe.does({ ...send, price: 300 });
  expect(dear.china.isRefused(agree, 'M-REINFORCE-05').figures).toEqual({ price: 300, cash: 299 });
});

test('M-REINFORCE-05 what was promised with the last of the cash comes to nothing if a million of it is given away', () => {
  const laid = () => {
    const table = stepE({ cash: 1000 }, { oil: 6 });
    table.europe.does({ ...bring, units: 3, price: 500 });
    return table;
  };
  const paid = laid();
  paid.china.does(agree);
  expect(paid.europe.has).toMatchObject({ cash: 0, supplies: { oil: 6 } });
  const spent = laid();
  spent.europe.does({ type: 'give-cash', to: 'ussr', amount: 1 });
  expect(spent.china.does(agree)).toContainEqual(
    expect.objectContaining({ type: 'carriage-refused', seat: china, user: europe, failed: true }),
  );
  expect(spent.europe.has.supplies.oil).toBe(3);
});

test('Q-M-52 nothing is brought from a partner under siege or sent to them', () => {
  const table = stepE(
    {},
    { units: { mongolia: 1 } },
    {
      powers: { usa: { units: { 'sea-of-japan': 1, 'south-china-sea': 1 } } },
      sets: marineSketch({ announced: [{ by: seat('usa'), against: china, grip: 'siege' }] }),
    },
  );
  expect(table.europe.isRefused(bring, 'Q-M-52').code).toBe('besieged');
  table.europe.does({ ...bring, partner: ussr });
});

test('X-32 a player who has refused is not asked again by the same player, and others are', () => {
  const table = stepE({}, {}, { powers: { usa: {} } });
  table.europe.does(bring);
  expect(table.china.does({ type: 'agree-carriage', agree: false })).toContainEqual(
    expect.objectContaining({ type: 'carriage-refused', seat: china, user: europe, failed: false }),
  );
  expect(table.europe.isRefused(bring, 'X-32').code).toBe('refused-before');
  table.europe.isRefused({ ...bring, partner: europe }, 'M-REINFORCE-05');
  table.europe.does({ ...bring, partner: seat('usa') });
});

test('M-REINFORCE-05 a partner who has nothing, and to whom nothing can be sent, is not asked', () => {
  // The set for the defense was the last that Europe had.
  const bare = { grain: 1, oil: 1, minerals: 1 };
  const none = { grain: 0, oil: 0, minerals: 0 };
  const table = stepE(bare, none);
  for (const goods of [bring, send]) expect(table.europe.isRefused(goods, 'M-REINFORCE-05').code).toBe('no-goods');
  expect(table.europe.may()).toContain('carry-goods');
  const one = stepE(bare, { ...none, oil: 1 });
  one.europe.does(bring);
  const alone = stepE(bare, none, { powers: { ussr: { units: { russia: 5 }, ...bare } } });
  expect(alone.europe.asksWhyNot({ type: 'carry-goods' }, 'M-REINFORCE-05').code).toBe('no-partner');
});
