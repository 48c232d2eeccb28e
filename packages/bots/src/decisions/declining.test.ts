// A commander that declines says why, and the reason is the one that decided.
import { type Command, quickStream, type Seat } from '@marshall/rules';
import { type Sketch, scenario } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf } from '../arena/play.ts';
import { steady } from '../characters.ts';
import { mindOf } from '../officer.ts';
import { answerOffers } from './deals.ts';

const usual = {
  stage: 3,
  phase: 'sales-to-players',
  bidders: ['usa', 'ussr'],
  traders: ['usa', 'ussr'],
  powers: {
    usa: { oil: 6, grain: 6, minerals: 6, cash: 4000 },
    ussr: { oil: 6, grain: 6, minerals: 6, cash: 4000 },
    china: { oil: 6, grain: 6, minerals: 6, cash: 4000 },
  },
} as const satisfies Sketch;

/** What a steady officer who leads the Soviet Union answers to an offer of the USA. */
function answerTo(sketch: Sketch, offer: Omit<Extract<Command, { type: 'offer' }>, 'type' | 'to'>): Command {
  const table = scenario(sketch);
  table.usa.does({ type: 'offer', to: 'ussr', ...offer });
  const seat = 'ussr' as Seat;
  const decision = answerOffers(
    mindOf('officer', steady.weights),
    momentOf(table.game, seat, quickStream('declining')),
  );
  if (decision === undefined) throw new Error('it says nothing');
  return decision.command;
}

test('too little is too little, and what is of no use is of no use', () => {
  expect(answerTo(usual, { gives: { oil: 1 }, wantsCash: 3000 })).toMatchObject({ type: 'decline-offer' });
  expect(answerTo(usual, { wants: { oil: 5, grain: 5, minerals: 5 }, gives: { oil: 0 }, givesCash: 1 })).toMatchObject({
    reason: 'too-little',
  });
  expect(answerTo(usual, { wantsCash: 2000 })).toMatchObject({ type: 'decline-offer', reason: 'no-use' });
});

test('a loan on bad terms is declined for its terms', () => {
  expect(answerTo(usual, { wantsCash: 3000, loan: true, repay: 3000, dueCycle: 3 })).toMatchObject({
    reason: 'loan-terms',
  });
});

test('a good offer is accepted, without any reason', () => {
  expect(answerTo(usual, { givesCash: 500 })).toMatchObject({ type: 'accept-offer' });
});
