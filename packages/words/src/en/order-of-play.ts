// The order of play, in English.
import type { Followed, GameEvent, Resource, Seat, Stage } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

/** What a cube is spent for. */
const PLAY: Readonly<Record<Stage, string>> = {
  1: 'play',
  2: 'play',
  3: 'sell',
  4: 'attack',
  5: 'move',
  6: 'build',
  7: 'buy or prospect',
};
const A_COMPANY: Readonly<Record<Resource, string>> = {
  grain: 'a grain company',
  oil: 'an oil company',
  minerals: 'a mineral company',
};
const CUBES = { one: 'cube', other: 'cubes' } as const;
const SETS = { one: 'set', other: 'sets' } as const;
/** More idle companies than these are counted, not named. */
const MOST_NAMED = 3;

/** What each standing order is about. */
const TOPICS: Readonly<Record<Exclude<Followed, 'duel'>, string>> = {
  bids: 'bids of this cycle',
  pass: 'passing this stage',
  pay: 'paying salaries and interest',
  battle: 'what to do after this battle',
  'bid-3': 'bids for Stage 3',
  'bid-4': 'bids for Stage 4',
  'bid-5': 'bids for Stage 5',
  'bid-6': 'bids for Stage 6',
  'bid-7': 'bids for Stage 7',
  'sell-grain': 'selling grain',
  'sell-oil': 'selling oil',
  'sell-minerals': 'selling minerals',
  'buy-grain': 'buying grain',
  'buy-oil': 'buying oil',
  'buy-minerals': 'buying minerals',
  sell: 'selling to the market',
  buy: 'buying from the market',
  defence: 'defending',
  losses: 'removing enemy units',
  occupy: 'moving into zones that a battle emptied',
  reinforce: 'reinforcing',
  counterattack: 'counterattacks',
  retaliation: 'nuclear retaliation',
  champion: 'standing as champion',
  screen: 'firing L-stars at nukes',
  passage: 'right of passage',
  'build-permission': 'letting others build at sea',
  offers: 'offers of other players',
  attack: 'attacking',
  move: 'moving',
  build: 'building',
  weapons: 'building weapons',
  research: 'research',
  prospect: 'prospecting',
  auction: 'auctions',
  'first-strike': 'first strikes',
  surplus: 'units beyond the pieces in the box',
  passengers: 'passengers of APCs',
  target: 'the first target in a battle',
  absorb: 'APCs that take the hits',
  disclosure: 'showing technology',
  'tech-research': 'researching technology',
  'chart-retaliation': 'retaliation after a battle',
  'half-losses': 'your own losses in a battle',
  ships: 'merchant ships during a battle',
  carriage: 'trade during a battle',
  ransom: 'ransoms',
  'give-up-ships': 'ships that you must give up',
  'load-ships': 'loading merchant ships',
};

export const orderOfPlay: RoomTexts<'order-of-play', English> = {
  refusals: {
    'asked-before:build': ({ sea }, w) =>
      `That player has already refused to let you build in ${w.zone(sea)} this turn. Build somewhere else.`,
    'assault-stands:pass': 'Your assault isn’t decided yet. Continue it, or give it up.',
    'both-ways:prepared': ({ most }) =>
      `Choose up to ${most} units of each resource. The same resource can’t go both ways.`,
    'bought:no-prospecting':
      'You spent your only cube for this stage on buying. You need two cubes to buy and prospect.',
    'closed:sea': ({ opponents, sea }, w) =>
      `${w.seats(opponents)} ${w.plural(opponents.length, { one: 'holds', other: 'hold' })} a port on ${w.zone(sea)}. Ask to build there, or build somewhere else.`,
    'freight:sell': ({ freight, left, units, resource }, w) =>
      `Taking ${w.goods(units, resource)} to the market costs ${w.money(freight)}. With the proceeds you would have only ${w.money(left)}.`,
    'no-army-there': ({ zone }, w) =>
      `In a foreign territory you can build only where you have an army. You have none in ${w.zone(zone)}.`,
    'no-cube:bid': ({ cubes }, w) =>
      cubes === 0
        ? 'You have no cubes left this cycle.'
        : `You have only ${cubes} ${w.plural(cubes, CUBES)} left this cycle.`,
    'no-cube:plan': ({ left }, w) =>
      left === 0
        ? 'You have no cube left to plan for this stage.'
        : `You can plan at most ${left} ${w.plural(left, CUBES)} for this stage.`,
    'no-partner:prepared': 'Choose another player who is still in the game.',
    'no-pieces': ({ unit }, w) =>
      `All your ${w.unitsOf(unit)} are on the board. In this game you have only the pieces in the box.`,
    'no-pieces:left': ({ number, unit }, w) => `You have pieces for only ${number} more ${w.unitForm(number, unit)}.`,
    'no-port:build': ({ sea }, w) =>
      `You need a port on ${w.zone(sea)}, in a home territory you hold or in a foreign one with your army.`,
    'no-price:trade': ({ most }, w) => `Choose a price for each unit, from ${w.money(1)} to ${w.money(most)}.`,
    'no-price:wake': ({ most }, w) =>
      `Choose the price at which you want to be asked, from ${w.money(1)} to ${w.money(most)}.`,
    'no-prices-now': 'Prices move only in Stages 3 and 7. Here you can only pass the whole stage.',
    'no-set:build': 'You don’t have a full set of supplies, which is one grain, one oil and one mineral.',
    'no-site:build': ({ unit }, w) => `There is nowhere you can build ${w.unitsOf(unit)} now.`,
    'nobody-to-ask:build': 'There is no opponent you could ask to let you build in a sea.',
    'not-a-port-sea': ({ unit }, w) => `${w.unitsOf(unit)} are built in a light blue sea where you have a port.`,
    'not-at-sea': ({ unit }, w) => `${w.unitsOf(unit)} are built on land. Choose one of your territories.`,
    'not-closed': ({ sea }, w) => `That player isn’t keeping you from building in ${w.zone(sea)}.`,
    'not-researched:weapon': ({ weapon }, w) =>
      `You have to research the ${w.weapon(weapon)} before you can build one.`,
    'nothing-prepared': 'You haven’t prepared that offer, so there is nothing to drop.',
    'nothing-stored': ({ resource }, w) => `You have no ${w.resource(resource)}. Sell something else, or pass.`,
    'nothing:weapons': 'Build at least one weapon, or pass.',
    nowhere: 'None of your units can move with the supplies you have. All you can do is pass.',
    'nuked:build': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'has', 'have')} been nuked. Nothing can be built there again.`,
    'occupied:build': ({ zone }, w) => `Another player holds ${w.zone(zone)}. Build somewhere else.`,
    'one-cube': ({ stage }) =>
      stage === 7
        ? 'You can spend at most two cubes here: one to buy and one to prospect.'
        : 'One cube is enough here. Only in Stage 7 can you spend a second one, to buy and prospect.',
    'open:sea': ({ sea }, w) => `You can already build in ${w.zone(sea)}.`,
    'ordered-already': ({ on }) =>
      on ? 'You have already given that order.' : 'You haven’t given that order, so there is nothing to take back.',
    'researched:weapon': ({ weapon }, w) =>
      `You have already researched the ${w.weapon(weapon)}. You can build more in a later Build stage.`,
    'row-full:buy': ({ resource }, w) => `Your ${w.resource(resource)} row is full. Buy something else, or pass.`,
    'row-full:room': ({ free, resource }, w) => `You have room for only ${w.goods(free, resource)}.`,
    'row-full:weapons': ({ number, weapon }, w) =>
      number === 0
        ? `Your supply center has no room for more ${w.weaponsOf(weapon)}.`
        : `Your supply center has room for only ${w.weapons(number, weapon)} more.`,
    'searched:weapon': ({ weapon }, w) => `You have already searched for ${w.aWeapon(weapon)} this turn.`,
    'too-few-sets': ({ number, unit }, w) => `Your supplies pay for only ${w.units(number, unit)}.`,
    'too-few-stored:sell': ({ stored, resource }, w) => `You have only ${w.goods(stored, resource)} to sell.`,
    'no-such-unit': ({ unit }, w) => `There are no ${w.unitsOf(unit)} in this game.`,
    'not-on-payroll:company': 'You can leave unpaid only open companies of your own, each of them once.',
    'not-on-payroll:units': 'You don’t have that many units there. Leave unpaid only units that you have.',
    'too-few-unpaid': ({ bill, cash }, w) =>
      `These salaries come to ${w.money(bill)} and you have ${w.money(cash)} for them. Leave more unpaid, or borrow first.`,
    'too-little-cash:build': ({ price, cash, unit }, w) =>
      `Each ${w.unit(unit)} costs ${w.money(price)} and you have ${w.money(cash)}. Borrow, or pass.`,
    'too-little-cash:builds': ({ number, unit }, w) => `Your cash pays for only ${w.units(number, unit)}.`,
    'too-little-cash:card': ({ price, cash }, w) =>
      `A card costs ${w.money(price)} and you have ${w.money(cash)}. Borrow first, or stop here.`,
    'too-little-cash:unit': ({ price, cash, resource }, w) =>
      `A unit of ${w.resource(resource)} costs ${w.money(price)} and you have ${w.money(cash)}.`,
    'too-little-cash:units': ({ most, resource }, w) => `Your cash pays for only ${w.goods(most, resource)}.`,
    'too-long:prepared': ({ most }) => `Keep it to ${most} characters.`,
    'too-many-changes': ({ most }) => `You have changed your orders ${most} times. Wait for the next stage.`,
    'too-many-prepared': ({ most }) => `You have already prepared ${most} offers. Drop one first.`,
    'too-many:weapons': ({ number, weapon }, w) =>
      number <= 0
        ? `Your minerals and cash don’t pay for ${w.aWeapon(weapon)}.`
        : `Your minerals and cash pay for only ${w.weapons(number, weapon)}.`,
    'too-much-asked:prepared': ({ most }, w) => `You can offer or ask for at most ${w.money(most)}.`,
    'wrong-number:buy': ({ most, resource }, w) => `Buy from 1 to ${w.goods(most, resource)}.`,
  },
  questions: {
    bid: ({ stage }) =>
      `Will you spend a cube to ${PLAY[stage]} in Stage ${stage}?${stage === 7 ? ' Two cubes let you do both.' : ''}`,
    build: ({ kinds }, w) => {
      const perSet = [...new Set(kinds.map((kind) => kind.perSet))].map((number) => {
        const forms = kinds.filter((kind) => kind.perSet === number).map(({ unit }) => w.unitForm(number, unit));
        return `${w.number(number)} ${w.or(forms)}`;
      });
      return `Build ${w.or(kinds.map(({ unit }) => w.unitsOf(unit)))}, or pass. One set of supplies pays for up to ${perSet.join(', or ')}.`;
    },
    'build-permission': ({ asker, sea }, w) => `Will you let ${w.seat(asker)} build navies in ${w.zone(sea)}?`,
    'build-weapons': ({ costs }, w) => {
      const kinds = costs.map(
        ({ weapon, minerals, price }) =>
          `${w.weaponsOf(weapon)} (${w.goods(minerals, 'minerals')} and ${w.money(price)} each)`,
      );
      return `Build ${kinds.length === 0 ? 'weapons' : w.or(kinds)}, or pass.`;
    },
    buy: 'Buy one resource from the market, or pass.',
    move: 'Move any number of your units to one territory or sea, or pass.',
    prospect: ({ price }, w) => `Prospect for grain, oil or minerals at ${w.money(price)} a card, or pass.`,
    research: ({ price }, w) => `Research a nuke or an L-star at ${w.money(price)} a card, or pass.`,
    salaries: ({ bill }, w) => `Salaries come to ${w.money(bill)}. Pay everyone, or choose who goes unpaid.`,
    sell: 'Sell one resource to the market, or pass.',
    'turn-card': ({ price }, w) => `Turn the next card for ${w.money(price)}, or stop.`,
    'turn-research-card': ({ price }, w) => `Turn the next card for ${w.money(price)}, or stop.`,
  },
  events: {
    'attempt-began': ({ seat, resource }, w) => `${w.seat(seat)} prospects for ${w.resource(resource)}.`,
    'attempt-stopped': ({ seat, why }, w) =>
      why === 'cut-losses' ? `${w.seat(seat)} stops prospecting.` : `${w.seat(seat)} reaches the end of the deck.`,
    'bids-revealed': ({ bids }, w) => {
      const with1 = (Object.keys(bids) as Seat[]).filter((seat) => bids[seat] === 1);
      const with2 = (Object.keys(bids) as Seat[]).filter((seat) => bids[seat] === 2);
      if (with1.length + with2.length === 0) return 'Nobody bids.';
      const spend = (seats: readonly Seat[], one: string, other: string) =>
        seats.length === 0 ? [] : [`${w.seats(seats)} ${seats.length === 1 ? one : other}`];
      return `${[
        ...spend(with1, 'spends a cube', 'spend a cube each'),
        ...spend(with2, 'spends two cubes', 'spend two cubes each'),
      ].join('; ')}.`;
    },
    bought: ({ seat, resource, units, cost, lost }, w) => {
      const bought = `${w.seat(seat)} buys ${w.goods(units, resource)} for ${w.money(cost)}`;
      return lost === 0
        ? `${bought}.`
        : `${bought}; ${w.number(lost)} ${w.plural(lost, { one: 'doesn’t fit and is', other: 'don’t fit and are' })} lost.`;
    },
    'build-permission-answered': ({ seat, asker, sea, allow }, w) =>
      `${w.seat(seat)} ${allow ? 'lets' : 'won’t let'} ${w.seat(asker)} build navies in ${w.zone(sea)}.`,
    'builds-opened': null,
    'card-turned': ({ seat, resource, cost, find }, w) => {
      const turned = `${w.seat(seat)} turns a card for ${w.money(cost)}`;
      if (find === 'other') return `${turned}.`;
      return find === 'kept'
        ? `${turned} and finds ${A_COMPANY[resource]}.`
        : `${turned}; ${A_COMPANY[resource]} turns up but can’t be kept, and goes back into the deck.`;
    },
    'cycle-began': ({ cycle }) => `Cycle ${cycle} begins. Everyone has three cubes.`,
    'dues-set': ({ dues }, w) =>
      `Salaries due: ${dues.map(({ seat, salaries }) => `${w.seat(seat)} ${w.money(salaries)}`).join(', ')}.`,
    'first-turn-ban': ({ phase }) =>
      phase === 'research'
        ? 'Nobody researches weapons in the first cycle.'
        : 'Nobody builds weapons in the first cycle.',
    'market-closed': () => 'The market closes.',
    'market-opened': ({ stage }) => `The market opens, and the bank ${stage === 3 ? 'buys' : 'sells'}.`,
    'order-followed': ({ about }) =>
      about === 'duel'
        ? 'One unit fought one, so you aren’t asked about the rest of this battle.'
        : `Your standing order answers for you (${TOPICS[about]}).`,
    'orders-given': null,
    passed: ({ seat, idle }, w) => (idle === true ? undefined : `${w.seat(seat)} passes.`),
    'prepared-dropped': ({ partner, stage }, w) =>
      `Your prepared offer to ${w.seat(partner)} for Stage ${stage} is not sent.`,
    'prospecting-opened': ({ entitled }, w) =>
      entitled.length === 0 ? 'Nobody can prospect.' : `${w.seats(entitled)} can prospect.`,
    'research-began': ({ seat, weapon }, w) => `${w.seat(seat)} searches for ${w.aWeapon(weapon)} card.`,
    'research-card-turned': ({ seat, weapon, cost, found }, w) =>
      `${w.seat(seat)} turns a card for ${w.money(cost)}${found ? ` and finds ${w.aWeapon(weapon)} card` : ''}.`,
    'research-opened': null,
    'research-stopped': ({ seat, weapon }, w) => `${w.seat(seat)} stops searching for ${w.aWeapon(weapon)} card.`,
    'salaries-paid': ({ seat, amount, unpaid, dismissed }, w) => {
      const gone = dismissed.reduce((sum, each) => sum + numberGone(each, w), 0);
      const said = [
        amount === 0 ? `${w.seat(seat)} pays no salaries` : `${w.seat(seat)} pays ${w.money(amount)} in salaries`,
      ];
      if (unpaid.length > 0)
        said.push(`${named(unpaid, w)} ${w.plural(unpaid.length, { one: 'goes', other: 'go' })} unpaid`);
      if (gone > 0)
        said.push(
          `${gone} ${w.plural(gone, { one: 'unit goes unpaid and leaves', other: 'units go unpaid and leave' })} the board`,
        );
      return `${said.join('; ')}.`;
    },
    'sequence-set': ({ sequence }, w) =>
      sequence.length === 1 ? `Only ${w.seats(sequence)} plays.` : `Order of play: ${sequence.map(w.seat).join(', ')}.`,
    sold: ({ seat, resource, units, proceeds }, w) =>
      `${w.seat(seat)} sells ${w.goods(units, resource)} for ${w.money(proceeds)}.`,
    'stage-opened': ({ stage }, w) => `Stage ${stage}: ${w.stage(stage)}.`,
    'stage-skipped': ({ stage }, w) => `Stage ${stage}, ${w.stage(stage)}, isn’t played in this cycle.`,
    'strategic-builds-opened': null,
    transferred: ({ seat, stored, lost, idle }, w) => {
      const said = [`${w.seat(seat)} stores ${w.supplies(stored)}`];
      if (lost.grain + lost.oil + lost.minerals > 0)
        said.push(`it loses ${w.supplies(lost)} because the store is full`);
      if (idle.length > 0) {
        const companies = idle.map(({ company }) => company);
        said.push(`${named(companies, w)} ${w.plural(idle.length, { one: 'produces', other: 'produce' })} nothing`);
      }
      return `${said.join('; ')}.`;
    },
    'units-built': ({ seat, kind, zone, number, sets, cost }, w) => {
      const built = `${w.seat(seat)} builds ${w.units(number, kind)} in ${w.zone(zone)} for ${w.money(cost)}`;
      return sets === 0 ? `${built}.` : `${built} and ${sets} ${w.plural(sets, SETS)} of supplies.`;
    },
    'weapon-developed': ({ seat, weapon, minerals, cost }, w) =>
      `${w.seat(seat)} develops ${w.aWeapon(weapon)} for ${w.goods(minerals, 'minerals')} and ${w.money(cost)}.`,
    'weapons-built': ({ seat, nukes, lStars, minerals, cost }, w) => {
      const built = [nukes > 0 ? [w.weapons(nukes, 'nuke')] : [], lStars > 0 ? [w.weapons(lStars, 'l-star')] : []];
      return `${w.seat(seat)} builds ${w.and(built.flat())} for ${w.goods(minerals, 'minerals')} and ${w.money(cost)}.`;
    },
  },
};

type Told<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

/** `Inca Oil and Obo Mines`; `5 companies` where there are too many to name. */
function named(companies: Told<'salaries-paid'>['unpaid'], w: English): string {
  return companies.length > MOST_NAMED ? `${companies.length} companies` : w.cards(companies);
}

/** How many units leave, those aboard too. */
function numberGone({ units, laden, relieved }: Told<'salaries-paid'>['dismissed'][number], w: English): number {
  const aboard = laden.reduce((sum, { cargo }) => sum + 1 + w.total(cargo), 0);
  return w.total(units) + aboard + relieved.reduce((sum, { gone }) => sum + w.total(gone), 0);
}
