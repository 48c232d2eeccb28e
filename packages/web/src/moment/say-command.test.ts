import { view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { sayCommand, tellCommand } from './say-command.ts';

const { game } = scenario({ stage: 3, powers: { europe: { cards: 'home', units: { iberia: 3 } }, ussr: {} } });
const open = view(game, 'spectator');

test.each([
  [{ type: 'sell', resource: 'oil', units: 2 }, 'Sell 2 oil'],
  [{ type: 'build', kind: 'army', zone: 'british-isles', number: 3 }, 'Build 3 armies in the British Isles for $300M'],
  [{ type: 'launch', targets: { romania: 2, poland: 1, greece: 0 } }, 'Launch 3 nukes at Romania and Poland'],
  [{ type: 'pay-salaries', pay: 'all' }, 'Pay everyone'],
  [
    {
      type: 'pay-salaries',
      pay: 'some',
      unpaidCompanies: [],
      unpaidLaden: {},
      unpaidUnits: { 'iberia/army': 2, 'north-sea/navy': 0 },
    },
    'Pay everyone except 2 armies in Iberia',
  ],
  [
    {
      type: 'pay-salaries',
      pay: 'some',
      unpaidCompanies: ['bayer-mines', 'vardo-oil', 'presto-oil-co'],
      unpaidLaden: {},
      unpaidUnits: { 'iberia/army': 2, 'kola/army': 1, 'north-sea/navy': 1 },
    },
    'Pay everyone except 3 companies, 3 armies and 1 navy',
  ],
  [{ type: 'ask-passage', of: 'ussr' }, 'Ask for passage: Soviet Union'],
  [
    {
      type: 'assault-by-air',
      to: 'brazil',
      against: 'militia',
      orders: [{ how: 'airlift', from: 'iberia', units: { army: 2 } }],
    },
    'Assault by air: Attack Brazil with 2 armies',
  ],
])('advice tells where, at whom and who goes without (%#)', (draft, told) => {
  expect(tellCommand(open, draft)).toBe(told);
});

test('two ways to leave somebody unpaid read differently, while the button is short', () => {
  const draft = { type: 'pay-salaries', pay: 'some', unpaidCompanies: [], unpaidLaden: {} };
  const [one, two] = [{ 'iberia/army': 1 }, { 'iberia/army': 2 }].map((unpaidUnits) => ({ ...draft, unpaidUnits }));
  if (one === undefined || two === undefined) throw new Error('there are two');
  expect(tellCommand(open, one)).not.toBe(tellCommand(open, two));
  expect(sayCommand(open, one)).toBe('Pay the rest');
});

test('an offer that is declined is told without the name of the reason', () => {
  const draft = { type: 'decline-offer', offer: 'usa>ussr#1' };
  expect(tellCommand(open, { ...draft, reason: 'too-little' })).toBe(tellCommand(open, draft));
});
