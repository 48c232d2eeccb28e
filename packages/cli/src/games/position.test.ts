import { perform, seat, view } from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { describePosition } from './position.ts';

const [usa, ussr, china] = [seat('usa'), seat('ussr'), seat('china')];

test('a position lists loans between players to the two who made them, with what is left and when it is due', () => {
  const table = scenario({ cycle: 2, stage: 3, phase: 'sales-to-players', powers: { usa: {}, ussr: {}, china: {} } });
  table.usa.does({ type: 'offer', to: 'ussr', wantsCash: 1000, loan: true, repay: 1200, dueCycle: 3 });
  table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  const lines = (viewer: typeof usa) =>
    describePosition(view(table.game, viewer), undefined)
      .split('\n')
      .filter((line) => line.startsWith('Loan'));
  expect(lines(usa)).toEqual(['Loan: the USA owes the Soviet Union $1,200M, due by the end of cycle 3.']);
  expect(lines(ussr)).toEqual(lines(usa));
  expect(lines(china)).toEqual([]);
  table.usa.does({ type: 'pay-back', to: 'ussr', amount: 500 });
  expect(lines(usa)).toEqual(['Loan: the USA owes the Soviet Union $700M, due by the end of cycle 3.']);
  const [loan] = table.state.offers.loans;
  if (loan !== undefined) loan.overdue = true;
  expect(lines(usa)).toEqual(['Loan: the USA owes the Soviet Union $700M, overdue since cycle 3.']);
});

test('a position lists the offers that its player has prepared, and nobody else reads them', () => {
  const { game } = scenario({ stage: 5, powers: { usa: {}, ussr: {}, china: {} } });
  const offer = { type: 'prepare-offer', stage: 7, to: 'china', gives: { oil: 2 }, wantsCash: 600 } as const;
  expect(perform(game, usa, { ...offer, promise: 'and peace' }).ok).toBe(true);
  expect(describePosition(view(game, usa), undefined)).toContain(
    'Prepared for Stage 7: 2 oil to China for $600M. “and peace”',
  );
  for (const other of [ussr, china]) expect(describePosition(view(game, other), undefined)).not.toContain('Prepared');
});
