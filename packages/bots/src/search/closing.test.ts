import { quickStream, seat } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { closeMarket } from './closing.ts';

const usa = seat('usa');
const FULL = { grain: 12, oil: 12, minerals: 12 };
const HOME = { usa: { alaska: 4 }, ussr: { russia: 4 }, china: { tibet: 4 } };

/** The last market: the price of grain is low, only the USA may still buy, and it has room for ten. */
function closes(rival: number, cash: number, cycle = 12) {
  const { game } = scenario({
    stage: 7,
    phase: 'market-buys',
    cycle,
    options: { detenteCycle: 12, cashVisible: true },
    bidders: ['usa'],
    prices: { grain: { spot: 2 }, oil: { spot: 16 }, minerals: { spot: 16 } },
    powers: {
      usa: { cash, ...FULL, grain: 2, units: HOME.usa },
      ussr: { cash: 20_000, grain: rival, oil: 12, minerals: 12, centers: 2, units: HOME.ussr },
      china: { cash: 1000, units: HOME.china },
    },
  });
  return closeMarket(momentOf(game, usa, quickStream(1)))?.command;
}

test('at the last market a general lifts a price that makes it richest', () => {
  expect(closes(0, 20_000)).toMatchObject({ type: 'buy', resource: 'grain' });
});

test('it leaves a price alone that would make a rival with more in store richer than itself', () => {
  expect(closes(24, 25_000)).toEqual({ type: 'pass' });
});

test('before the last cycle it trades as usual', () => {
  expect(closes(0, 20_000, 11)).toBeUndefined();
});

test('where prices are high it sells first what its richest rival has most of', () => {
  const { game } = scenario({
    stage: 3,
    phase: 'market-sales',
    cycle: 12,
    options: { detenteCycle: 12, cashVisible: true },
    bidders: ['usa', 'ussr'],
    prices: { grain: { spot: 16 }, oil: { spot: 16 }, minerals: { spot: 16 } },
    powers: {
      usa: { cash: 20_000, ...FULL, units: HOME.usa },
      ussr: { cash: 15_000, minerals: 14, centers: 2, units: HOME.ussr },
      china: { cash: 1000, units: HOME.china },
    },
  });
  expect(closeMarket(momentOf(game, usa, quickStream(1)))?.command).toMatchObject({
    type: 'sell',
    resource: 'minerals',
  });
});
