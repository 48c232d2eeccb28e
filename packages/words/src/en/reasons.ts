// Why a computer commander would make a move, said to the player who asked, in English.
import type { Resource } from '@marshall/rules';
import type { ReasonTexts } from '../reasons.ts';
import type { English } from './phrases.ts';
import { TECHNOLOGIES } from './terms.ts';

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const points = (share: number): string => {
  const said = (100 * share).toFixed(1);
  return `${said} percentage ${said === '1.0' ? 'point' : 'points'}`;
};
const COMPANY: Readonly<Record<Resource, string>> = { grain: 'grain', oil: 'oil', minerals: 'mineral' };
const ships = (number: number): string => (number === 1 ? '1 ship' : `${number} ships`);

export const reasons: ReasonTexts<English> = {
  usual: {
    losses: 'It costs the enemy the most.',
    shoot: 'Firing L-stars costs nothing.',
    'strike-order': 'The order makes no difference here.',
    reinforce: 'All your units are needed where they are.',
    occupy: 'You have no units to spare for it.',
    counterattack: 'No counterattack is worth it.',
    attack: 'No attack is worth it now.',
    'first-strike': 'Answering armies with nukes costs more than it saves.',
    retaliate: 'Answering nukes with nukes only makes it worse.',
    champion: 'This isn’t your fight. Keep your L-stars.',
    move: 'Your forces are where they should be.',
    build: 'Another unit isn’t worth its cost now.',
    'build-weapons': 'Another weapon isn’t worth its cost now.',
    research: 'You can do without more weapons.',
    sell: 'What you have left is worth more to you than the market pays now.',
    buy: 'Nothing is worth its price now.',
    prospect: 'Another company isn’t worth the search now.',
    trade: 'You have nothing to offer that would pay.',
    'answer-offers': 'All offers are answered.',
    salaries: 'An unpaid company produces nothing, so pay everyone.',
    'bank-loans': 'Pay what is due.',
    bid: 'The cubes are worth more later.',
    'pick-power': 'It’s the first superpower that is free.',
    'choose-pile': 'All piles look the same from behind.',
    'bonus-supplies': 'This makes the most complete sets.',
    'place-armies': 'An army in every home leaves none undefended.',
    'place-navies': 'A navy off every port keeps it open.',
    'bonus-units': 'Spread out, your units guard the most places.',
    surplus: 'These are worth the least.',
    permission: 'You don’t want them that close.',
    'build-permission': 'You don’t want them that close.',
    auction: 'It isn’t worth that much to you.',
    'turn-card': 'The search is getting too expensive.',
    'turn-research-card': 'You have spent enough on this search.',
    defend: 'It’s worth holding.',
    assault: 'There is nothing better to do with the assault.',
    'go-on': 'The attack is no longer worth it.',
    'tech-agenda': 'Your research agenda is fine as it is.',
    'tech-research': 'You don’t have the money for another card.',
    disclosure: 'Your technology is better kept secret here.',
    'place-apc': 'There is no good place for an APC.',
    target: 'It takes the fewest points to destroy.',
    absorb: 'Your APCs take the points if that saves more than they are worth.',
    passengers: 'Those on board are fine where they are.',
    stay: 'Stay close to your APCs.',
    'half-losses': 'These cost you the least.',
    'chart-retaliation': 'No counterattack is worth it.',
    'station-navies': 'Your navies cover all your own seas.',
    'sea-lanes': 'Your ships serve your companies there.',
    'first-reroutes': 'Your ships are where they should be.',
    'bonus-dozen': 'Armies keep your homes safe.',
    'load-ships': 'This brings home everything that is safe to ship.',
    'pay-ransom': 'The cargo is worth more than the ransom.',
    'give-up-ships': 'These ships carry the least.',
    'strike-first': 'The ships are the easiest target.',
    'step-e': 'Danger pay is expensive. Let your ships stay where they are.',
    carriage: 'In a war, carrying goods for others isn’t worth it.',
  },
  'nothing-asked': 'You aren’t asked anything now.',
  overlooks: 'A beginner would miss the chance here.',

  bid: ({ stage, worth }, w) => `Stage ${stage} is worth about ${w.money(worth)} to you.`,
  'nothing-to-gain': ({ stage }) => `There is nothing to gain in Stage ${stage}.`,
  'later-stages': ({ worth }, w) =>
    `This stage is worth about ${w.money(worth)} to you, but your cubes do more in later ones.`,
  'bid-for-war': 'There is an attack that would raise your chance to win.',
  'cycle-plan': ({ bids, plan, lift }, w) => {
    const stages = `${plan.length === 1 ? 'Stage' : 'Stages'} ${w.and(plan.map(String))}`;
    return bids
      ? `Acting in ${stages} this cycle raises your chance to win by ${points(lift)}.`
      : `Keep the cube: acting only in ${stages} raises your chance to win by ${points(lift)}.`;
  },

  sell: ({ price, after }, w) =>
    after === price
      ? `You get ${w.money(price)} for each, and the price stays there.`
      : `You get ${w.money(price)} for each if you sell now. The price then falls to ${w.money(after)}.`,
  buy: ({ price, after }, w) =>
    after === price
      ? `You pay ${w.money(price)} for each, and the price stays there.`
      : `You pay ${w.money(price)} for each. The price then rises to ${w.money(after)}, and with it the value of what you hold.`,
  prospect: ({ resource }) => `You have too few ${COMPANY[resource]} companies.`,
  'turn-card': 'You can afford another card.',
  'stop-search': 'The search is getting too expensive.',
  'open-company': 'Once it’s open, the company you found produces supplies.',
  'borrow-for-salaries': 'You need the cash to pay your salaries.',
  'borrow-for-interest': 'You need the cash to pay your interest.',
  'borrow-to-buy': 'Prices are low, and what you buy will earn more than the interest.',
  'repay-spare': 'This is what you can spare, and debt costs interest.',
  'repay-interest': 'Pay the interest and keep the rest for better things.',
  'clear-arrears': 'You can’t trade at the market until your overdue interest is paid.',
  'pay-back': ({ lender }, w) => `Pay ${w.seat(lender)} back, or nobody will lend to you again.`,

  'has-a-deal': 'You have something worth trading.',
  'deal-lifts': ({ lift }) => `If they accept, your chance to win goes up by ${points(lift)}.`,
  'take-offer': ({ worth, cost }, w) =>
    cost === 0
      ? `It’s worth ${w.money(worth)} to you and costs you nothing.`
      : `It’s worth ${w.money(worth)} to you and costs you ${w.money(cost)}.`,
  decline: ({ because }) =>
    ({
      'too-little': 'You would give more than you get.',
      'no-use': 'You have no use for what they offer.',
      ahead: 'It would help someone who is ahead of you.',
      wronged: 'They have attacked you before. Don’t help them.',
      'no-cash': 'You have no cash to spare for it.',
      'loan-terms': 'The terms of the loan are bad.',
      'in-advance': 'You would pay now for supplies that may never come.',
      units: 'You don’t need units delivered this way.',
    })[because],
  'counter-ask': ({ amount }, w) => `For ${w.money(amount)} it would be a good deal.`,
  'counter-pay': ({ amount }, w) => `It’s worth ${w.money(amount)} to you, but not more.`,
  'swap-goods': ({ to, gives, wants }, w) =>
    `You have plenty of ${w.resource(gives)} and too little ${w.resource(wants)}. For ${w.seat(to)} it’s the other way around.`,
  'sell-surplus': ({ resource }, w) => `You have more ${w.resource(resource)} than you can store.`,
  'swap-companies': ({ to }, w) => `Each company is worth more to the other side, and ${w.seat(to)} may see that too.`,
  'sell-company': ({ resource }, w) => `Your companies produce more ${w.resource(resource)} than you can store.`,
  'want-company': ({ resource }, w) => `You produce too little ${w.resource(resource)}.`,
  'sell-land': ({ to }, w) => `The territory is worth more to ${w.seat(to)} than to you.`,
  'buy-land': 'The territory is next to yours.',
  'sell-ahead': ({ resource }, w) => `You won’t have room for all the ${w.resource(resource)} you produce next.`,
  'ask-loan': ({ to }, w) => `You’re short of cash, and ${w.seat(to)} probably has some to lend.`,
  'auction-company': ({ resource }, w) =>
    `You produce plenty of ${w.resource(resource)}, so sell a company to the highest bidder.`,
  'ask-l-star': 'Having the most L-stars gives you an extra die in battle.',
  'company-price': 'Companies sell well while prices are high.',
  'company-bargain': 'Companies come cheap while prices are low.',
  'raise-bid': ({ worth }, w) => `The company is worth about ${w.money(worth)} to you.`,
  'let-company-go': 'The company isn’t worth more to you than that.',

  'keep-peace': ({ rival }, w) => `It costs you nothing, and ${w.seat(rival)} may keep the peace for it.`,
  'hope-for-peace': ({ rival }, w) => `${w.seat(rival)} has done you no harm, and this may keep it that way.`,
  'passage-returned': ({ rival }, w) => `${w.seat(rival)} lets you pass too.`,
  'revoke-leader': ({ rival }, w) => `${w.seat(rival)} is about to win.`,
  'revoke-wronged': ({ rival }, w) => `${w.seat(rival)} has attacked you.`,
  'no-objection': 'It does you no harm.',
  'too-near': 'You don’t want them that close.',
  'propose-detente': 'Nobody seems to be richer than you, and the end is near.',
  'agree-detente': 'You would win.',
  'against-detente': 'Someone else would win.',

  attack: ({ to, win, gain, lift }, w) =>
    [
      `Your chance of taking ${w.zone(to)} is ${percent(win)}`,
      gain > 0 ? `, and on average you gain about ${w.money(gain)}` : '',
      lift === undefined ? '.' : `. That raises your chance to win the game by ${points(lift)}.`,
    ].join(''),
  land: ({ to, win }, w) => `Your chance of taking ${w.zone(to)} is ${percent(win)}.`,
  'go-on': 'The attack is still worth it.',
  occupy: ({ zone }, w) => `If you don’t move into ${w.zone(zone)}, someone else will.`,
  'nobody-to-spare': ({ zone }, w) => `You have no units to spare for ${w.zone(zone)}.`,
  'assault-on': ({ zone, win }, w) => `You can still take ${w.zone(zone)}: your chance is ${percent(win)}.`,
  'assault-off': ({ zone }, w) => `You’ll hardly take ${w.zone(zone)} now. Save the units.`,
  'assault-stuck': 'The units have no way back.',
  stand: ({ zone, hold }, w) => `With two dice, your chance of holding ${w.zone(zone)} is ${percent(hold)}.`,
  resist: ({ zone }, w) => `${w.zone(zone)} ${w.zoneVerb(zone, 'isn’t', 'aren’t')} worth a set of supplies.`,
  withdraw: ({ from }, w) => `Without supplies you can’t hold ${w.zone(from)}.`,
  refill: ({ zone }, w) => `${w.zone(zone)} ${w.zoneVerb(zone, 'is', 'are')} empty, and anyone could walk in.`,
  'bring-guards': ({ zone }, w) => `${w.zone(zone)} ${w.zoneVerb(zone, 'needs', 'need')} more guards.`,
  raid: ({ against, sea, sunk }, w) =>
    `${w.possessive(against)} ships in ${w.zone(sea)} are hardly guarded. You should sink about ${w.number(sunk)}.`,

  'destroy-last': ({ rival }, w) => `${w.seat(rival)} is your last rival.`,
  'destroy-leader': ({ rival }, w) => `If nobody stops ${w.seat(rival)}, it wins.`,
  'last-blow': 'You can no longer win. Make sure that nobody does.',
  'strike-massed': ({ rival, units, zone }, w) =>
    `${w.seat(rival)} has ${w.number(units)} units in ${w.zone(zone)}, next to your homes. Strike before they do.`,
  retaliate: 'Anyone who strikes with nukes must know what follows.',
  'shield-others': 'Firing at nukes aimed at others costs you nothing.',
  'save-home': 'That home can still be saved.',
  clash: ({ foe }, w) =>
    `${w.seat(foe)} has one more L-star than you, and an extra die because of it. Without that L-star, the die is gone.`,
  'sweep-space': 'There are more nukes than L-stars can shoot down, and then nobody has an L-star left.',
  'build-nukes': 'If you have nukes of your own, nobody strikes you lightly.',
  'build-l-stars': 'L-stars shield you from nukes, and having the most gives you an extra die in battle.',
  research: ({ weapon }, w) => `Without its card you can’t build ${w.aWeapon(weapon)}.`,

  'move-shield': ({ zone }, w) => `In ${w.zone(zone)} it shields a larger force.`,
  'move-guard': ({ zone }, w) => `They are needed more in ${w.zone(zone)}.`,
  'move-in': ({ zone, worth, hired }, w) =>
    `${w.zone(zone)} ${w.zoneVerb(zone, 'is', 'are')} undefended and worth about ${w.money(worth)} to you${hired ? ', even after paying the carriers' : ''}.`,
  'build-guards': ({ zone, there }, w) =>
    there === 0
      ? `${w.zone(zone)} ${w.zoneVerb(zone, 'has', 'have')} no guard.`
      : `${w.zone(zone)} ${w.zoneVerb(zone, 'is', 'are')} guarded by only ${w.units(there, 'army')}.`,
  'build-for-war': ({ zone }, w) => `From ${w.zone(zone)} you can start a war you can win.`,
  'build-shield': ({ zone }, w) => `It shields your armies in ${w.zone(zone)}.`,
  'navies-for-siege': ({ zone }, w) => `From ${w.zone(zone)} your navies can close a rival’s ports.`,
  'navies-to-land': ({ zone }, w) => `From ${w.zone(zone)} your navies can land armies.`,
  'ships-for-goods': ({ zone }, w) => `Without more ships in ${w.zone(zone)}, your goods can’t be shipped.`,
  'spread-armies': 'Spread out, your armies leave no home undefended.',
  'place-apc': ({ zone }, w) => `In ${w.zone(zone)} it shields the most armies.`,

  'two-seas': 'With your ships in two seas, no single attack can sink them all.',
  'ships-where-goods': 'Your ships go where goods are waiting, and the rest go where they trade.',
  'bonus-ships': ({ ships: number }) =>
    `${ships(number)} for goods that would be left waiting, and armies for every home.`,
  'risk-cargo': ({ ships: number }) =>
    number === 1
      ? '1 ship goes through dangerous seas, but most cargoes come through.'
      : `${number} ships go through dangerous seas, but most cargoes come through.`,
  'fetch-goods': 'This brings home what your companies abroad have produced.',
  'pay-ransom': ({ amount }, w) => `Cargo and ships are worth more than ${w.money(amount)}.`,
  'no-ransom': ({ amount }, w) => `Cargo and ships are worth less than ${w.money(amount)}.`,
  'flee-navies': 'Hostile navies can’t reach the ships there.',
  'more-to-carry': ({ sea }, w) => `There is more to carry in ${w.zone(sea)}.`,
  'guard-ships': ({ sea }, w) => `Nothing guards your ships in ${w.zone(sea)}.`,
  escort: ({ sea }, w) => `Your navies in ${w.zone(sea)} can guard your ships there for free.`,
  'import-for-war': ({ resource }, w) => `Without ${w.resource(resource)} you have no complete set to fight with.`,
  'shut-ports': ({ rival }, w) => `From there, your navy closes some of ${w.possessive(rival)} ports.`,
  'announce-siege': ({ rival }, w) => `All of ${w.possessive(rival)} ports are closed.`,
  'announce-blockade': ({ zone }, w) => `Your navies close the ports in ${w.zone(zone)}.`,

  'no-technology': 'Research isn’t worth its cost for you.',
  agenda: ({ lines }) => `You research ${lines.map((line) => TECHNOLOGIES[line]).join(', then ')}.`,
  'draw-technology': 'A higher level decides battles.',
  'deploy-in-bazaar': 'You can deploy technology in the arms bazaar.',
  'deploy-technology': ({ technology, level }) =>
    `Your forces then fight with level ${level} ${TECHNOLOGIES[technology]}.`,
  disclose: 'If you show your technology, you get its extra dice.',
  'show-to-move': ({ technology }) => `Once you show your ${TECHNOLOGIES[technology]}, moves cost less.`,
};
