// Ruses of patient players: somebody who always waits for a better price, who arms before anybody else does, who is a good debtor until
// nobody can ask for the money any more.
import * as rules from '@marshall/rules';
import { allowed, cyclesLeft, mostPrice, partners } from './hand.mjs';

/** How many times the worth of a thing somebody must pay who wants it from a player who holds out. */
const DEAR = 2.5;
/** What things are worth over a game, roughly, in millions. */
const WORTH = { 'l-star': 1200, nuke: 600 };

function worthOf(good, moment) {
  const thing = rules.thingNamed(good);
  if (thing?.kind === 'company')
    return 100 + 50 * rules.companyOf(thing.company).units * Math.min(6, cyclesLeft(moment) - 1);
  return WORTH[good] ?? (good.startsWith('land-') ? 2000 : 250);
}

const sumOf = (goods, moment) =>
  Object.entries(goods).reduce((sum, [good, number]) => sum + number * worthOf(good, moment), 0);

/** Declines what others offer until they pay far more than a thing is worth, or ask far less. */
export function holdOut(moment, command) {
  if (command.type !== 'accept-offer') return command;
  const offer = moment.view.offers.find(({ id }) => id === command.offer);
  if (offer === undefined || offer.loan !== undefined) return command;
  const gets = offer.gives.cash + sumOf(offer.gives.goods, moment);
  const pays = offer.wants.cash + sumOf(offer.wants.goods, moment);
  if (gets >= DEAR * pays) return command;
  return allowed(moment, { type: 'decline-offer', offer: offer.id }) ?? moment.fallback;
}

/** The moods of a player who has L-stars before anybody else, and then attacks with the die that they give. */
export function starlike(moment) {
  return moment.view.cycle <= 4
    ? { attack: 0.5, prospect: 0, lStars: 3, garrison: 4, stock: 2, faith: 0 }
    : { attack: 2.5, nerve: 0.45, lStars: 3, stock: 5, garrison: 3, faith: 0 };
}

/** Looks for the L-star at once and builds ten. */
export function armEarly(moment) {
  const { view, seat } = moment;
  const own = view.seats[seat];
  const kind = view.question.kind;
  if (own.lStars >= 10 || cyclesLeft(moment) < 3) return undefined;
  if (kind === 'bid' && view.stage === 6 && own.supplies.minerals >= 2 && own.cash > 2500)
    return { type: 'bid', cubes: Math.min(1, own.cubes) };
  if (kind === 'research' && !own.researched.lStar && own.cash > 2000)
    return allowed(moment, { type: 'research', weapon: 'l-star' });
  if (kind === 'turn-research-card' && own.cash > 1200) return allowed(moment, { type: 'turn-research-card' });
  if (kind !== 'build-weapons' || !own.researched.lStar) return undefined;
  const lStars = Math.min(10 - own.lStars, Math.floor(own.supplies.minerals / 2), Math.floor((own.cash - 800) / 1000));
  return lStars > 0 ? allowed(moment, { type: 'build-weapons', nukes: 0, lStars }) : undefined;
}

/** Cycles before the end from which on nothing that is lent comes back in time. */
const LATE = 3;

/** Small loans that are repaid, for a good name, and in the last cycles as much as everybody lends, due when all is over. */
export function goodName(bots, moment) {
  const { view, seat } = moment;
  const left = cyclesLeft(moment);
  const owes = view.loans.some(({ borrower }) => borrower === seat);
  if (left > LATE && (owes || view.cycle < 3)) return undefined;
  for (const to of [...partners(moment, 3), ...partners(moment, 7)])
    for (const cash of left > LATE ? [300] : [6000, 3000, 1500, 700, 300]) {
      const repay = Math.round(1.5 * cash);
      const dueCycle = view.cycle + (left > LATE ? 1 : left);
      const terms = { givesCash: 0, gives: {}, wants: {}, wantsCash: cash, loan: true, repay, dueCycle };
      const command = { type: 'offer', to, ...terms };
      if (allowed(moment, command) && mostPrice(bots, moment, command, cash, cash + 9000) !== undefined) return command;
    }
  return undefined;
}
