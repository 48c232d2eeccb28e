// What trade, loans and the market may tell: the facts of each refusal and question. The words package has a sentence for each.
import type { Resource, Sea, Territory, Weapon, Zone } from '../board/index.ts';
import type { Cause } from '../referee/refusal.ts';
import type { Seat } from '../state/seat.ts';

/** Who lacks cash, room or goods, and whether that is the one who asks. */
type Party = { seat: Seat; yours: boolean };

export interface CommerceRefusals {
  'all-have-one': null;
  apart: null;
  'auction-on': null;
  'besieged:deal': null;
  'both-ways:deal': null;
  'buyer-no-bid': null;
  carries: { most: number };
  done: null;
  due: { cycle: number; last: number };
  'empty-offer': null;
  'highest-bid': { most: number };
  'home:land': { territory: Territory };
  'in-default': { arrears: number };
  'interest-first': { interest: number; cash: number; step: number };
  'just-one': null;
  /** Steps that are free, all there are in millions, and the millions of a step. */
  'loan-line': { free: number; limit: number; step: number };
  'no-arms-now': null;
  'no-arrears': null;
  'no-bank': null;
  'no-bid:either': null;
  'no-cash:arrears': null;
  'no-cash:gift': null;
  'no-cash:pay-back': null;
  'no-companies-now': null;
  'no-land-now': null;
  'no-navy': null;
  'no-offer': null;
  'no-orders-now': null;
  'no-partner:gift': null;
  'no-partner:nobody': null;
  'no-partner:offer': null;
  'no-partner:units': null;
  'no-pieces:deal': null;
  'no-pieces:place': null;
  'no-port:delivery': { zone: Zone };
  'no-port:fleet': { sea: Sea };
  'no-price:order': { most: number };
  'no-such-good': null;
  'no-trade-now': null;
  'no-units-now': null;
  'no-way:delivery': null;
  'none-open': null;
  'none-to-open': { fee: number };
  'not-a-party': null;
  'not-adjacent:delivery': { zone: Zone };
  'not-his': { zone: Zone };
  'not-his:nuked': { zone: Zone };
  'not-occupied:land': null;
  'not-open': null;
  'not-there:delivery': { zone: Zone };
  'not-yours:auction': null;
  'not-yours:open': null;
  'occupied:auction': null;
  'occupied:card': null;
  'occupied:delivery': { zone: Zone };
  'one-open': null;
  open: null;
  'out-of-reach:delivery': null;
  'owes-bank': { most: number };
  'owes-bank:pay-back': { most: number };
  'owes-less': { loans: number; owed: number };
  'owes-nothing': null;
  /** The goods cannot be sold for that reason, but may pay for others. */
  'pays-only': { because: Cause };
  'raise-too-low': { least: number };
  repay: { most: number };
  reserve: { least: number; most: number };
  'row-full:build': { weapon: Weapon; stored: number };
  'row-full:supplies': Party & { resource: Resource; free: number };
  'row-full:traded-weapons': Party & { weapon: Weapon; free: number };
  'row-too-short': Party & { most: number };
  'seen-already': null;
  'seller-no-bid': null;
  'sold:delivery': null;
  spent: null;
  'stage-2': null;
  'too-few-minerals': { weapon: Weapon; needed: number; stored: number };
  'too-few-stored:supplies': Party & { resource: Resource; stored: number };
  'too-few-stored:weapons': Party & { weapon: Weapon; stored: number };
  'too-little-cash:weapon': { needed: number; cash: number };
  'too-long:promise': { most: number };
  'too-many-offers:deals': { most: number };
  'too-many-offers:gifts': { most: number };
  'too-much-asked:offer': { most: number };
  'too-poor:bid': { cash: number };
  'too-poor:deal': Party & { due: number; cash: number };
  'too-poor:freight': Party & { freight: number; left: number };
  'too-poor:gift': { most: number };
  'too-poor:in-advance': null;
  'too-poor:offer': { most: number };
  'too-poor:reopen': { fee: number; cash: number };
  'unknown-card:company': null;
  'unknown-card:own': null;
  'wanted-already': null;
  'wanted-already:now': null;
  'whole-billions:borrow': { step: number };
  'whole-billions:repay': { step: number };
  'wrong-amount:arrears': { arrears: number; cash: number };
  'wrong-amount:pay-back': { debt: number; cash: number };
}

export interface CommerceQuestions {
  'answer-offers': { open: number };
  /** The company as everybody may name it, and the highest bid so far. */
  auction: { good: string | undefined; bid: number | undefined; least: number };
  'bank-loans': { interest: number };
  trade: { open: number };
}
