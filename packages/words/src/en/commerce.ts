// Trade, loans and the market, in English.
import { type DeclineReason, LOAN_STEP, type Seat } from '@marshall/rules';
import { authorOf } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import { agreed, delivered, offered, seenDeal } from './offers.ts';
import type { English } from './phrases.ts';
import { things } from './things.ts';

export const commerce: RoomTexts<'commerce', English> = {
  refusals: {
    'all-have-one': 'You already have an open offer to every other player. Wait for an answer, or withdraw one.',
    apart: 'You can’t sell a place together with units that move. Make two separate deals.',
    'auction-on': 'A company is being auctioned. You can trade again when the auction is over.',
    'besieged:deal': 'A player under siege can’t buy or sell resources until a home port is free.',
    'both-ways:deal': 'The same thing can’t be on both sides of a deal, and neither can drop-ship orders.',
    'buyer-no-bid': 'Only players who bid for this stage can buy. Anyone can sell.',
    carries: ({ most }) =>
      most === 0 ? 'You have no ship to carry these goods.' : `You can carry at most ${most} of these shiploads.`,
    done: 'You have finished trading here. You can still answer offers.',
    due: ({ cycle, last }) =>
      `Choose when the loan is due: by the end of this cycle, ${cycle}, or a later one, up to cycle ${last}.`,
    'empty-offer': 'An offer must include something to give or to get.',
    'highest-bid': ({ most }, w) => `Nobody can bid more than ${w.money(most)}. Drop out.`,
    'home:land': ({ territory }, w) =>
      `${w.zone(territory)} ${w.zoneVerb(territory, 'is', 'are')} one of the seller’s home territories and can’t be sold.`,
    'in-default': ({ arrears }, w) =>
      `You owe ${w.money(arrears)} in overdue interest. Pay it before you borrow or buy from the market.`,
    'interest-first': ({ interest, cash, step }, w) =>
      interest === 0
        ? `You have only ${w.money(cash)}. Principal is repaid in steps of ${w.money(step)}.`
        : cash <= interest
          ? `You have to pay ${w.money(interest)} in interest first, which leaves you nothing to repay with.`
          : `You have to pay ${w.money(interest)} in interest first, which leaves you ${w.money(cash - interest)} to repay with.`,
    'just-one': 'A territory or a fleet is sold as a whole.',
    'loan-line': ({ free, limit, step }, w) =>
      free === 0
        ? `You have reached your credit limit of ${w.money(limit)}.`
        : `You can borrow only ${w.money(free * step)} more. Your credit limit is ${w.money(limit)}.`,
    'no-arms-now': 'Weapons can change hands only in the arms bazaar of Stage 6.',
    'no-arrears': 'You have no overdue interest to pay.',
    'no-bank': 'The bank doesn’t buy companies. Make your offer to another player.',
    'no-bid:either': 'One of you must have bid for this stage.',
    'no-cash:arrears': 'You have no cash to pay your overdue interest with.',
    'no-cash:gift': 'You have no cash to give.',
    'no-cash:pay-back': 'You have no cash to repay a loan with.',
    'no-companies-now': 'Companies can change hands only in Stages 3 and 7, when players trade with each other.',
    'no-land-now': 'Territories can change hands only in the arms bazaar of Stage 6.',
    'no-navy': 'The seller has no navy there.',
    'no-offer': 'There is no such open offer. It may have been answered or withdrawn.',
    'no-orders-now': 'Drop-ship orders can be placed only in Stage 7, when players trade with each other.',
    'no-partner:gift': 'Choose another player who is still in the game.',
    'no-partner:nobody': 'There is nobody you can sell units to or buy them from.',
    'no-partner:offer': 'Make your offer to another player who is still in the game.',
    'no-partner:units': 'Choose another player who is still in the game.',
    'no-pieces:deal': 'The buyer doesn’t have enough pieces in the box for all these units.',
    'no-pieces:place': 'The buyer doesn’t have enough pieces in the box for the units there.',
    'no-port:delivery': ({ zone }, w) => `The buyer holds no territory with a port on ${w.zone(zone)}.`,
    'no-port:fleet': ({ sea }, w) =>
      `The buyer holds no port on ${w.zone(sea)}. Move the navies to a sea where the buyer has one.`,
    'no-price:order': ({ most }, w) => `Choose a price for each unit of the order, up to ${w.money(most)}.`,
    'no-such-good': 'There is nothing of that name to trade.',
    'no-trade-now': 'Resources can change hands only in Stages 3 and 7, when players trade with each other.',
    'no-units-now': 'Units can change hands only in the arms bazaar of Stage 6.',
    'no-way:delivery':
      'The payer doesn’t have the supplies to move any of the seller’s units to a place where the buyer can take them.',
    'none-open': 'You have no open company to close.',
    'none-to-open': ({ fee }, w) =>
      `You have no company that you could open. Reopening a closed one costs ${w.money(fee)}.`,
    'not-a-party': 'Choose the buyer or the seller.',
    'not-adjacent:delivery': ({ zone }, w) => `${w.zone(zone)} ${w.zoneVerb(zone, 'is', 'are')} not on that sea.`,
    'not-his': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'is', 'are')} neither one of the buyer’s home territories nor held by the buyer. Deliver somewhere else.`,
    'not-his:nuked': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'has', 'have')} been nuked. Nothing can be delivered there.`,
    'not-occupied:land': 'Players can sell only territories that they hold.',
    'not-open': 'You can close only an open company of your own.',
    'not-there:delivery': ({ zone }, w) =>
      `The units you sell go to ${w.zone(zone)}. You can’t land anything anywhere else in this move.`,
    'not-yours:auction': 'You can auction only a company whose card you hold.',
    'not-yours:open': 'You can open only a company whose card you hold.',
    'occupied:auction':
      'Another player has a unit where that company is, so only that player can buy its card. Make them an offer.',
    'occupied:card': 'Another player has a unit where that company is, so only that player can have its card.',
    'occupied:delivery': ({ zone }, w) =>
      `There are units in ${w.zone(zone)} that don’t belong to the buyer. Deliver somewhere else.`,
    'one-open': 'You already have an open offer to that player. Wait for the answer, or withdraw it.',
    open: 'That company is already open.',
    'out-of-reach:delivery': 'None of the seller’s units can get there.',
    'owes-bank:pay-back': ({ most }, w) =>
      most === 0
        ? 'You’ve repaid what you borrowed. You owe the rest of your cash to others, so pay them first.'
        : `You can pay back only ${w.money(most)} now. More than you borrowed can’t come out of money that you owe others.`,
    'owes-bank': ({ most }, w) =>
      most === 0
        ? 'You owe all the cash you have, so you can’t give or lend any of it.'
        : `You can give or lend only ${w.money(most)}. You owe the rest of your cash.`,
    'owes-less': ({ owed }, w) => `You owe the bank only ${w.money(owed)}.`,
    'owes-nothing': 'You owe that player nothing. To give cash, make a gift.',
    'pays-only': ({ because }, w) => `${w.said(because)} You can pay with it, though. Choose what you want in return.`,
    'raise-too-low': ({ least }, w) => `Bid at least ${w.money(least)}.`,
    repay: ({ most }, w) => `Choose how much is to be repaid, up to ${w.money(most)}.`,
    reserve: ({ least, most }, w) => `Start the auction between ${w.money(least)} and ${w.money(most)}.`,
    'row-full:build': ({ weapon }, w) => `Your supply center has no room for more ${w.weaponsOf(weapon)}.`,
    'row-full:supplies': ({ resource, free, ...party }, w) =>
      free === 0
        ? `${has(party, w)} no room for more ${w.resource(resource)}.`
        : `${has(party, w)} room for only ${w.goods(free, resource)}.`,
    'row-full:traded-weapons': ({ weapon, free, ...party }, w) =>
      free === 0
        ? `${has(party, w)} no room for more ${w.weaponsOf(weapon)}.`
        : `${has(party, w)} room for only ${w.weapons(free, weapon)}.`,
    'row-too-short': ({ most, ...party }, w) => `${has(party, w)} room for ${most} at most. Order fewer.`,
    'seen-already': 'The other player can already see that card.',
    'seller-no-bid': 'Only players who bid for this stage can sell. Anyone can buy.',
    'sold:delivery': 'Units that have been delivered can’t move on.',
    spent: 'Pay for units with cash or weapons, not with supplies or company cards.',
    'stage-2': 'You can’t open a company in Stage 2. Wait for Stage 3.',
    'too-few-minerals': ({ weapon, needed, stored }, w) =>
      `${w.aWeapon(weapon)} takes ${w.goods(needed, 'minerals')}, and you have ${stored === 0 ? 'none' : `only ${stored}`}.`,
    'too-few-stored:supplies': ({ resource, stored, ...party }, w) =>
      `${has(party, w)} ${stored === 0 ? `no ${w.resource(resource)} left` : `only ${w.goods(stored, resource)}`}.`,
    'too-few-stored:weapons': ({ weapon, stored, ...party }, w) =>
      `${has(party, w)} ${stored === 0 ? `no ${w.weaponsOf(weapon)} left` : `only ${w.weapons(stored, weapon)}`}.`,
    'too-little-cash:weapon': ({ needed, cash }, w) =>
      `That costs ${w.money(needed)}, and you have ${w.money(cash)}. Borrow first, or pass.`,
    'too-long:promise': ({ most }) => `Keep your message to ${most} characters.`,
    'too-many-offers:deals': ({ most }) =>
      `You can’t make any more offers for now: the limit is ${most}. Wait for the next phase or stage.`,
    'too-many-offers:gifts': ({ most }) =>
      `You can’t make any more offers or gifts for now: the limit is ${most}. Wait for the next phase or stage.`,
    'too-much-asked:offer': ({ most }, w) => `You can ask for at most ${w.money(most)}.`,
    'too-poor:bid': ({ cash }, w) => `You have only ${w.money(cash)}. Borrow first, or drop out.`,
    'too-poor:deal': ({ seat, yours, due, cash }, w) =>
      yours
        ? `This costs ${w.money(due)} now, and you have ${w.money(cash)}.`
        : `This costs ${w.seat(seat)} ${w.money(due)} now, and ${w.seat(seat)} has only ${w.money(cash)}.`,
    'too-poor:freight': ({ seat, yours, freight, left }, w) =>
      `Shipping costs ${yours ? 'you' : w.seat(seat)} ${w.money(freight)}, and only ${w.money(left)} would be left for it.`,
    'too-poor:gift': ({ most }, w) => `You can give from ${w.money(1)} to ${w.money(most)}.`,
    'too-poor:in-advance': 'The buyer can’t pay that much now. Choose payment on delivery.',
    'too-poor:offer': ({ most }, w) =>
      `You can give at most ${w.money(most)}. Borrowed money can pay for goods, but it can’t be given away or lent.`,
    'too-poor:reopen': ({ fee, cash }, w) =>
      `Reopening costs ${w.money(fee)}, and you have ${w.money(cash)}. Borrow first.`,
    'unknown-card:company': 'As far as you know, that player doesn’t hold that card.',
    'unknown-card:own': 'You don’t hold that card.',
    'wanted-already:now': 'Everyone already knows that you want to trade. Trading is open, so make your offers.',
    'wanted-already': 'Everyone already knows that you want to trade. You will get your chance when trading opens.',
    'whole-billions:borrow': ({ step }, w) => `The bank lends only multiples of ${w.money(step)}.`,
    'whole-billions:repay': ({ step }, w) => `You can repay only multiples of ${w.money(step)}.`,
    'wrong-amount:arrears': ({ arrears, cash }, w) =>
      `You owe ${w.money(arrears)} in overdue interest and have ${w.money(cash)}. Pay up to ${w.money(Math.min(arrears, cash))}.`,
    'wrong-amount:pay-back': ({ debt, cash }, w) =>
      `You owe that player ${w.money(debt)} and have ${w.money(cash)}. Pay up to ${w.money(Math.min(debt, cash))}.`,
  },
  questions: {
    'answer-offers': ({ open }) =>
      open === 0
        ? 'You have no offers to answer.'
        : `${waiting(open)} Offers that you leave open are declined when you finish.`,
    auction: ({ good, bid, least }, w) => {
      if (good === undefined) return 'Bid or drop out.';
      const so = bid === undefined ? 'There are no bids yet' : `The highest bid is ${w.money(bid)}`;
      return `${things(good, 1, w)} is up for auction. ${so}. Bid at least ${w.money(least)}, or drop out.`;
    },
    'bank-loans': ({ interest }, w) =>
      interest === 0
        ? 'You owe no interest. Choose how many billions of your loan to repay.'
        : `You owe the bank ${w.money(interest)} in interest. Choose how many billions of your loan to repay as well.`,
    trade: ({ open }) =>
      open === 0
        ? 'Trade with anyone. When you finish, you can still answer offers.'
        : `${waiting(open)} Offers that you leave open are declined when you finish.`,
  },
  events: {
    'arrears-paid': ({ seat, cleared }, w) =>
      cleared
        ? `${w.seat(seat)} has paid all overdue interest and is no longer in default.`
        : `${w.seat(seat)} pays some overdue interest.`,
    'auction-failed': ({ seller, face, bidder }, w) =>
      bidder === undefined
        ? `Nobody bids, so ${w.seat(seller)} keeps ${things(face, 1, w)}.`
        : `${w.seat(bidder)} can’t pay the bid, so ${w.seat(seller)} keeps ${things(face, 1, w)}.`,
    'auction-left': ({ seat }, w) => `${w.seat(seat)} drops out of the auction.`,
    'auction-opened': ({ seller, face, reserve }, w) =>
      `${w.seat(seller)} auctions ${things(face, 1, w)}, starting at ${w.money(reserve)}.`,
    'auction-raised': ({ seat, amount }, w) => `${w.seat(seat)} bids ${w.money(amount)}.`,
    borrowed: ({ seat, billions }, w) => `${w.seat(seat)} borrows ${w.money(billions * LOAN_STEP)} from the bank.`,
    'card-shown': ({ holder, viewer, company }, w) =>
      `${w.seat(holder)} shows ${w.seat(viewer)} the card of ${w.card(company)}.`,
    'cash-given': ({ giver, receiver, amount }, w) => `${w.seat(giver)} gives ${w.seat(receiver)} ${w.money(amount)}.`,
    'company-auctioned': ({ seller, buyer, face, price }, w) =>
      `${w.seat(buyer)} buys ${things(face, 1, w)} from ${w.seat(seller)} for ${w.money(price)}.`,
    'company-closed': ({ seat, company }, w) => `${w.seat(seat)} closes ${w.card(company)}.`,
    'company-opened': ({ seat, company }, w) => `${w.seat(seat)} opens ${w.card(company)}.`,
    'company-reopened': ({ seat, company, fee }, w) =>
      `${w.seat(seat)} reopens ${w.card(company)} for ${w.money(fee)}.`,
    'deal-failed': ({ parties: [a, b] }, w) =>
      `The deal between ${w.seat(a)} and ${w.seat(b)} fails because one side can’t deliver.`,
    'deal-made': (event, w) => {
      const [a, b] = event.parties;
      const facts = event.secret[a] ?? event.secret[b];
      return facts === undefined ? seenDeal(event, w) : agreed(facts.offer, w);
    },
    'drop-ship-lapsed': ({ seller, buyer, resource, ordered }, w) =>
      `The drop-ship order of ${w.goods(ordered, resource)} from ${w.seat(seller)} to ${w.seat(buyer)} is void.`,
    'drop-shipped': ({ seller, buyer, resource, units, lost }, w) => {
      const shipped = `${w.seat(seller)} ships ${w.goods(units, resource)} of new production to ${w.seat(buyer)}`;
      return lost === 0
        ? `${shipped}.`
        : `${shipped}; ${w.number(lost)} ${w.plural(lost, { one: 'doesn’t fit and is', other: 'don’t fit and are' })} lost.`;
    },
    'loan-due': ({ borrower, lender, left }, w) =>
      `${w.seat(borrower)} owes ${w.seat(lender)} ${w.money(left)} by the end of this cycle.`,
    'loan-overdue': ({ borrower, lender, left }, w) =>
      `${w.seat(borrower)} hasn’t repaid ${w.seat(lender)}: ${w.money(left)} is overdue.`,
    'loan-repaid': ({ borrower, lender, amount, left }, w) =>
      `${w.seat(borrower)} repays ${w.seat(lender)} ${w.money(amount)}${left === 0 ? ' and has paid off that loan' : `; ${w.money(left)} is still owed`}.`,
    'loans-served': ({ seat, interest, billions, short }, w) => {
      const paid = short
        ? `${w.seat(seat)} can’t pay the full ${w.money(interest)} in interest and is in default`
        : `${w.seat(seat)} pays ${interest === 0 ? 'no' : `${w.money(interest)} in`} interest`;
      if (interest === 0 && billions > 0) return `${w.seat(seat)} repays the bank ${w.money(billions * LOAN_STEP)}.`;
      return billions === 0 ? `${paid}.` : `${paid} and repays ${w.money(billions * LOAN_STEP)}.`;
    },
    'offer-declined': ({ seat, reason, to }, w) =>
      `${w.seat(seat)} declines the offer${declined(reason, authorOf(seat, to), w)}.`,
    'offer-expired': () => 'An offer lapses unanswered.',
    'offer-made': ({ offer }, w) => offered(offer, w),
    'offer-not-repeated': ({ partner }, w) =>
      `${w.seat(partner)} has already declined this same offer, so it isn’t made again.`,
    'offer-withdrawn': ({ seat }, w) => `${w.seat(seat)} withdraws the offer.`,
    'offers-called': () => 'No more offers. Open offers are being answered.',
    'trade-wanted': ({ seat }, w) => `${w.seat(seat)} wants to trade.`,
    'trading-closed': () => 'Trading between players is over.',
    'trading-done': ({ seat, to }, w) => (to === undefined ? `${w.seat(seat)} has finished trading.` : undefined),
    'trading-idle': null,
    'trading-opened': () => 'Players can trade with each other.',
    'units-sold': (event, w) => delivered(event, w),
  },
};

/** Why an offer is declined, where that is said. */
function declined(reason: DeclineReason | undefined, author: Seat | undefined, w: English): string {
  const who = author === undefined ? 'the other side' : w.seat(author);
  switch (reason) {
    case undefined:
      return '';
    case 'too-little':
      return ': too little in return';
    case 'no-use':
      return ': no use for it now';
    case 'ahead':
      return `: ${who} is too far ahead`;
    case 'wronged':
      return `: no trust in ${who} after what happened`;
    case 'no-cash':
      return ': no cash to spare for it';
    case 'loan-terms':
      return ': no loans on these terms';
    case 'in-advance':
      return ': no payment in advance';
    case 'units':
      return ': no deals that deliver units';
  }
}

function waiting(open: number): string {
  return open === 1 ? 'You have an offer to answer.' : `You have ${open} offers to answer.`;
}

/** `you have`, `China has` */
function has({ seat, yours }: { readonly seat: Seat; readonly yours: boolean }, w: English): string {
  return yours ? 'You have' : `${w.seat(seat)} has`;
}
