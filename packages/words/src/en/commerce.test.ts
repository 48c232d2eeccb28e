import { DECLINE_REASONS, type DeclineReason, type GameEvent, seat } from '@marshall/rules';
import { expect, test } from 'vitest';
import { de } from '../de/index.ts';
import { es } from '../es/index.ts';
import { en } from './index.ts';

const speaker = en.speaker((id) => ({ power: id === 'ann' ? 'usa' : 'ussr' }));
const [ann, bob] = [seat('ann'), seat('bob')];

type Offer = Extract<GameEvent, { type: 'offer-made' }>['offer'];
type Delivery = NonNullable<Offer['delivery']>;
const empty = { cash: 0, goods: {} };
const offer = (terms: Partial<Offer>): Offer => ({
  id: 'ann>bob#1',
  from: ann,
  to: bob,
  gives: empty,
  wants: empty,
  loan: undefined,
  order: undefined,
  delivery: undefined,
  promise: '',
  ...terms,
});
const made = (terms: Partial<Offer>) => speaker.event({ type: 'offer-made', offer: offer(terms), to: [ann, bob] });
const agreed = (terms: Partial<Offer>) =>
  speaker.event({ type: 'deal-made', parties: [ann, bob], passed: [], secret: { [bob]: { offer: offer(terms) } } });

test('an offer names what is given and what is asked for it', () => {
  expect(made({ gives: { cash: 0, goods: { oil: 3, 'baqa-oil': 1 } }, wants: { cash: 500, goods: {} } })).toBe(
    'The USA offers the Soviet Union 3 oil and Baqa Oil for $500M.',
  );
  expect(made({ gives: { cash: 0, goods: { oil: 3 } }, carries: 1, promise: 'Be nice.' })).toBe(
    'The USA offers the Soviet Union 3 oil as a gift; the USA carries 1 shipload. Message: “Be nice.”',
  );
  expect(made({ wants: { cash: 0, goods: { minerals: 1 } }, carries: 0 })).toBe(
    'The USA asks the Soviet Union for 1 mineral; the Soviet Union carries the goods.',
  );
});

test('a loan, a drop-ship order and sold units say their terms', () => {
  const loan = { repay: 550, dueCycle: 2 };
  expect(made({ gives: { cash: 500, goods: {} }, loan })).toBe(
    'The USA offers the Soviet Union a loan of $500M ($550M to be repaid by the end of cycle 2).',
  );
  expect(agreed({ wants: { cash: 500, goods: {} }, loan })).toBe(
    'Agreed: the Soviet Union gives the USA a loan of $500M ($550M to be repaid by the end of cycle 2).',
  );
  const order = { price: 200, paid: 'on-delivery' } as const;
  expect(made({ gives: { cash: 0, goods: { 'drop-ship-oil': 3, 'drop-ship-grain': 2 } }, order })).toBe(
    'The USA offers the Soviet Union a drop-ship order of 2 grain and 3 oil ($200M each, paid on delivery).',
  );
  const orders: Delivery['orders'] = [{ how: 'march', from: 'pakistan', units: { army: 2 } }];
  const delivery: Delivery = { seller: ann, payer: bob, zone: 'tibet', fleet: undefined, orders };
  expect(agreed({ wants: { cash: 100, goods: {} }, delivery })).toBe(
    'Agreed: the USA gives the Soviet Union 2 armies delivered to Tibet (the Soviet Union pays for the move) for $100M.',
  );
});

test('of a deal of others only what changes hands is told', () => {
  const passed = [
    { giver: ann, receiver: bob, good: 'secret-minerals', number: 1 },
    { giver: ann, receiver: bob, good: 'secret-army-card', number: 1 },
    { giver: bob, receiver: ann, good: 'fleet-baltic-sea', number: 1 },
  ];
  expect(speaker.event({ type: 'deal-made', parties: [ann, bob], passed, secret: {} })).toBe(
    'The USA and the Soviet Union make a deal: the USA gives a secret mineral company and an army technology card; the Soviet Union gives all navies in the Baltic Sea with everything aboard.',
  );
});

test('sold units are named with what is aboard', () => {
  expect(
    speaker.event({
      type: 'units-sold',
      seller: ann,
      buyer: bob,
      zone: 'baltic-sea',
      units: { navy: 2 },
      laden: [{ carrier: 'navy', cargo: { army: 1 } }],
    }),
  ).toBe('The USA delivers 2 navies and 1 navy with 1 army aboard to the Soviet Union in the Baltic Sea.');
});

test('goods that cannot be sold but may pay say both', () => {
  const because = { message: 'seller-no-bid' } as const;
  expect(speaker.refusal({ message: 'pays-only', figures: { because } })).toBe(
    'Only players who bid for this stage can sell. Anyone can buy. You can pay with it, though. Choose what you want in return.',
  );
});

test.each([en, de, es])('a refusal says why where a reason is given, in every language', ({ speaker: by }) => {
  const says = by((id) => ({ power: id === 'ann' ? 'usa' : 'ussr' }));
  const sentences = [undefined, ...DECLINE_REASONS].map((reason) =>
    says.event({
      type: 'offer-declined',
      offer: 'ann>bob#1',
      seat: bob,
      ...(reason === undefined ? {} : { reason }),
      to: [ann, bob],
    }),
  );
  expect(new Set(sentences).size).toBe(DECLINE_REASONS.length + 1);
  for (const sentence of sentences) expect(sentence).toMatch(/^\S.+[^.]\.$/);
});

test('the reason names who it is about', () => {
  const declined = (reason: DeclineReason) =>
    speaker.event({ type: 'offer-declined', offer: 'ann>bob#1', seat: bob, reason, to: [ann, bob] });
  expect(declined('too-little')).toBe('The Soviet Union declines the offer: too little in return.');
  expect(declined('wronged')).toBe('The Soviet Union declines the offer: no trust in the USA after what happened.');
});

test('what is said of money is true whatever is owed', () => {
  const told = (interest: number, cash: number) =>
    speaker.refusal({ message: 'interest-first', figures: { interest, cash, step: 1000 } });
  expect(told(0, 100)).toBe('You have only $100M. Principal is repaid in steps of $1,000M.');
  expect(told(500, 700)).toContain('leaves you $200M to repay with');
  const offered = { message: 'too-poor:offer', figures: { most: 11 } } as const;
  // what is borrowed is neither given away nor lent.
  expect(speaker.refusal(offered)).not.toContain('Borrow first');
});
