// A set that is off leaves no trace: none of its commands is offered, and none is taken.
import { expect, test } from 'vitest';
import { seat } from '../state/seat.ts';
import { scenario } from '../testing/index.ts';

test('M-SETUP-02 without the merchant marine nobody announces a blockade, names escorts or hires carriers', () => {
  const attacking = scenario({
    stage: 4,
    phase: 'attacks',
    powers: { europe: { units: { 'red-sea': 1, 'arabian-sea': 1 } }, china: { units: { arabia: 1 } } },
    bidders: ['europe'],
  });
  expect(attacking.europe.may()).not.toContain('announce');
  attacking.europe.isRefused({ type: 'announce', against: seat('china'), grip: 'arabia' }, 'M-SETUP-02');
  const moving = scenario({
    stage: 5,
    phase: 'moves',
    powers: { europe: { units: { 'indian-ocean': 1, poland: 2 } }, china: {} },
    bidders: ['europe'],
  });
  expect(moving.europe.may().filter((command) => /escort|hire|reroute/.test(command))).toEqual([]);
  moving.europe.isRefused({ type: 'escort', sea: 'indian-ocean', navies: 1 }, 'M-SETUP-02');
});
