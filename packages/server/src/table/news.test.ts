import { type GameEvent, seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { digestOf, newsAfter } from './news.ts';

test('a digest counts battles, prices, territories and the offers that wait for one seat', () => {
  const table = scenario({
    stage: 4,
    phase: 'attacks',
    powers: { usa: { units: { iraq: 4 }, grain: 5, oil: 5, minerals: 5 }, ussr: { units: { arabia: 1 } } },
    bidders: ['usa'],
    prices: { oil: 500 },
  });
  const then = newsAfter(table.game, undefined, []);
  const events = table.usa.does({ type: 'attack', from: 'iraq', to: 'arabia', against: 'ussr', units: { army: 3 } });
  const cheaper = scenario({ stage: 4, powers: { usa: {}, ussr: {} }, prices: { oil: 100 } });
  const now = { ...newsAfter(table.game, then, events), prices: newsAfter(cheaper.game, undefined, []).prices };
  expect(digestOf('usa', then, now)).toMatchObject({ battles: 1, prices: { oil: -400 } });
  expect(digestOf('usa', then, then)).toEqual({});
  // An attack that is taken back was none, also for one who saw it; what others sealed meanwhile changes nothing.
  const declared = newsAfter(table.game, then, events, true);
  const sealed = newsAfter(table.game, declared, []);
  const undone: GameEvent = { type: 'undone', seat: seat('usa'), clauses: [] };
  const back = newsAfter(table.game, sealed, [undone]);
  expect([declared, sealed, back].map(({ battles }) => battles)).toEqual([1, 1, 0]);
  expect(digestOf('ussr', declared, back)).toEqual({});
  expect(newsAfter(table.game, newsAfter(table.game, declared, [], true), [undone]).battles).toBe(1);
  // Of the opening only that it is over is worth a word.
  expect(digestOf('usa', { ...then, cycle: 0, prices: { grain: 1, oil: 1, minerals: 1 }, lands: {} }, then)).toEqual({
    cycles: then.cycle,
  });
  expect(digestOf('ussr', then, { ...then, lands: { ...then.lands, ussr: 0 }, offers: { ussr: 2, usa: 1 } })).toEqual({
    lands: -(then.lands.ussr ?? 0),
    offers: 2,
  });
});
