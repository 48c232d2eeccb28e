// Single ways to take advantage of officers. Each looks at a moment and gives a command, or nothing where it has no use.
import * as rules from '@marshall/rules';
import {
  allowed,
  armiesOf,
  companiesOf,
  cyclesLeft,
  doomOf,
  forcesIn,
  homesOf,
  leastPrice,
  mostPrice,
  partners,
  priceOf,
  RESOURCES,
  rivalsOf,
  setsOf,
  showing,
} from './hand.mjs';

/** Lets everybody pass, and so has peace with all who read that as a promise; it gives none in return. */
export function letAllPass(moment) {
  const { view, seat } = moment;
  if (!['bid', 'sell', 'buy'].includes(view.question.kind)) return undefined;
  const rival = rivalsOf(moment).find((each) => !view.passage[seat]?.includes(each));
  return rival && allowed(moment, { type: 'grant-passage', to: rival });
}

/** Says that it wants to trade wherever there is a window. */
export function wantAlways(moment) {
  const { view, seat } = moment;
  if (view.question.kind !== 'bid' || ![3, 6, 7].includes(view.stage) || view.wanting.includes(seat)) return undefined;
  return allowed(moment, { type: 'want-to-trade' });
}

/** A plain guess at hidden cash. */
const purseOf = ({ view }) => 2500 + 1500 * Math.min(6, view.cycle - 1);

/** Sells companies when prices stand high, each to a partner that would pay for it. */
export function sellCards(bots, moment) {
  const { view, seat } = moment;
  if (cyclesLeft(moment) <= 1) return undefined;
  const used = new Set(
    view.offers.filter(({ from }) => from === seat).flatMap(({ gives }) => Object.keys(gives.goods)),
  );
  const free = companiesOf(view, seat).filter((card) => !used.has(card));
  for (const to of partners(moment, 7)) {
    for (const card of free) {
      const command = { type: 'offer', to, gives: { [card]: 1 }, wants: {}, givesCash: 0 };
      const price = mostPrice(bots, moment, command, 900, purseOf(moment));
      const offer = price === undefined ? undefined : allowed(moment, { ...command, wantsCash: price });
      if (offer !== undefined) return offer;
    }
  }
  return undefined;
}

/** Buys companies when prices lie low, for less than they would fetch when prices stand high. */
export function buyCards(bots, moment, most = 99) {
  const { view, seat } = moment;
  const left = cyclesLeft(moment);
  const { cash } = view.seats[seat];
  if (left <= 3 || companiesOf(view, seat).length >= most) return undefined;
  for (const to of partners(moment, 3)) {
    for (const card of companiesOf(view, to)) {
      const later = 0.9 * (100 + rules.companyOf(card).units * 148 * Math.min(6, left - 1)) - 500;
      const command = { type: 'offer', to, gives: {}, wants: { [card]: 1 } };
      const price = leastPrice(bots, moment, command, Math.floor(Math.min(later, cash - 1500)));
      const offer = price === undefined ? undefined : allowed(moment, { ...command, givesCash: price });
      if (offer !== undefined) return offer;
    }
  }
  return undefined;
}

/** Buys the last of what a neighbour fights with, just before it attacks. */
export function buySets(bots, moment) {
  const { view, seat } = moment;
  for (const to of partners(moment, 3)) {
    const near = homesOf(moment, to).some((home) =>
      rules.neighbours(home).some((zone) => armiesOf(view, zone, seat) > 3),
    );
    const { supplies } = view.seats[to];
    const [scarce] = [...RESOURCES].sort((a, b) => supplies[a] - supplies[b]);
    const room = 12 * view.seats[seat].centers - view.seats[seat].supplies[scarce];
    if (!near || supplies[scarce] === 0 || supplies[scarce] > Math.min(6, room)) continue;
    const command = { type: 'offer', to, gives: {}, wants: { [scarce]: supplies[scarce] } };
    const price = leastPrice(bots, moment, command, Math.min(200 * supplies[scarce], view.seats[seat].cash - 1500));
    const offer = price === undefined ? undefined : allowed(moment, { ...command, givesCash: price });
    if (offer !== undefined) return offer;
  }
  return undefined;
}

/** Buys what is offered in the arms bazaar for no more than it would pay: lands with their armies, L-stars, nukes. */
function buyInBazaar(bots, moment, goodsOf) {
  const { view, seat } = moment;
  for (const to of partners(moment, 6)) {
    for (const { good, number, most } of goodsOf(to)) {
      const command = { type: 'offer', to, gives: {}, wants: { [good]: number } };
      if (!allowed(moment, { ...command, givesCash: 1 })) continue;
      const price = leastPrice(bots, moment, command, Math.min(most, view.seats[seat].cash - 1500));
      const offer = price === undefined ? undefined : allowed(moment, { ...command, givesCash: price });
      if (offer !== undefined) return offer;
    }
  }
  return undefined;
}

/** Foreign lands with all that stands in them. */
export function buyLands(bots, moment) {
  const { view } = moment;
  return buyInBazaar(bots, moment, (to) =>
    view.board
      .filter(({ zone }) => rules.isTerritory(zone) && rules.homePower(zone) !== view.seats[to].power)
      .map(({ zone }) => ({ zone, armies: armiesOf(view, zone, to) }))
      .filter(({ armies }) => armies >= 3)
      .sort((a, b) => b.armies - a.armies)
      .slice(0, 3)
      .map(({ zone, armies }) => ({ good: `land-${zone}`, number: 1, most: Math.max(2300, 300 * armies) })),
  );
}

export function buyStars(bots, moment) {
  return buyInBazaar(bots, moment, (to) => {
    const { lStars } = moment.view.seats[to];
    return [lStars, 1]
      .filter((number) => number > 0 && number <= lStars)
      .map((number) => ({ good: 'l-star', number, most: 1700 * number }));
  });
}

export function buyNukes(bots, moment) {
  return buyInBazaar(bots, moment, (to) => {
    const { nukes } = moment.view.seats[to];
    return nukes === 0 ? [] : [{ good: 'nuke', number: nukes, most: 900 * nukes }];
  });
}

/** Clouds at which the world still stands. */
const SAFE = 12;

/** Arms for the last cycles, and then destroys everybody it can, the richest first. */
export function destroy(moment, { arms, strikes, stock = 12 }) {
  const { view, seat } = moment;
  const own = view.seats[seat];
  const left = cyclesLeft(moment);
  const kind = view.question.kind;
  if (left > arms) return undefined;
  const prey = rivalsOf(moment)
    .map((rival) => ({ doom: doomOf(moment, rival), showing: showing(moment, rival) }))
    .filter(({ doom }) => doom !== undefined && doom.nukes <= own.nukes && view.nuked.length + doom.clouds <= SAFE)
    .sort((a, b) => b.showing - a.showing)[0];
  if (kind === 'bid' && view.stage === 4 && left <= strikes && prey)
    return { type: 'bid', cubes: Math.min(1, own.cubes) };
  if (kind === 'bid' && view.stage === 5) return { type: 'bid', cubes: 0 };
  const arming = own.nukes < stock && left >= 2;
  if (kind === 'bid' && view.stage === 6 && arming && own.cash > 2500 && own.supplies.minerals >= 1)
    return { type: 'bid', cubes: Math.min(1, own.cubes) };
  if (kind === 'research' && !own.researched.nuke && own.cash > 3000)
    return allowed(moment, { type: 'research', weapon: 'nuke' });
  if (kind === 'turn-research-card' && own.cash > 1500) return allowed(moment, { type: 'turn-research-card' });
  if (kind === 'build-weapons' && own.researched.nuke) {
    const nukes = Math.min(stock - own.nukes, own.supplies.minerals, Math.floor((own.cash - 1000) / 500));
    return nukes > 0 ? allowed(moment, { type: 'build-weapons', nukes, lStars: 0 }) : undefined;
  }
  if (kind === 'attack' && left <= strikes && prey)
    return allowed(moment, { type: 'launch', targets: prey.doom.targets });
  return undefined;
}

/** Keeps minerals for nukes when an officer would sell them. */
export function keepMinerals(moment, command, stock = 12) {
  if (command.type !== 'sell' || command.resource !== 'minerals' || cyclesLeft(moment) < 2) return command;
  const { nukes, supplies } = moment.view.seats[moment.seat];
  const units = supplies.minerals - Math.max(0, stock - nukes);
  if (units >= command.units) return command;
  return (units > 0 ? allowed(moment, { ...command, units }) : allowed(moment, { type: 'pass' })) ?? moment.fallback;
}

/** Borrows from everybody and pays nobody back. */
export function borrowForEver(bots, moment) {
  const { view } = moment;
  for (const to of [...partners(moment, 3), ...partners(moment, 7)]) {
    const dueCycle = view.cycle + 3;
    for (const cash of [4000, 2000, 1000, 500]) {
      const command = {
        type: 'offer',
        to,
        givesCash: 0,
        gives: {},
        wants: {},
        wantsCash: cash,
        loan: true,
        repay: 2 * cash,
        dueCycle,
      };
      if (wouldLend(bots, moment, command)) return command;
    }
  }
  return undefined;
}

function wouldLend(bots, moment, command) {
  return (
    allowed(moment, command) &&
    mostPrice(bots, moment, { ...command }, command.wantsCash, command.wantsCash + 3000) !== undefined
  );
}

/** Sells its next production twice over: the player who pays in advance bears the risk. */
export function sellPromises(bots, moment) {
  if (cyclesLeft(moment) <= 1) return undefined;
  for (const to of partners(moment, 7)) {
    for (const resource of RESOURCES) {
      for (const price of [600, 300, 150, 80]) {
        const command = {
          type: 'offer',
          to,
          givesCash: 0,
          gives: { [`drop-ship-${resource}`]: 6 },
          wants: {},
          price,
          paid: 'in-advance',
        };
        if (allowed(moment, command) && bots.wouldTake(moment, command, 12_000)) return command;
      }
    }
  }
  return undefined;
}

/** An army beside a neighbour, everything built there, attack in cycle 2. */
export function rush(moment) {
  const { view, seat } = moment;
  const own = view.seats[seat];
  if (view.cycle > 5 || view.cycle === 0 || own.centers > 1) return undefined;
  const prey = rushPrey(moment);
  if (prey === undefined) return undefined;
  const kind = view.question.kind;
  if (kind === 'bid') {
    const wants = {
      3: false,
      4: view.cycle >= 2 && rushAttack(moment) !== undefined,
      5: prey.mine === 0,
      6: setsOf(own.supplies) >= 1,
      7: true,
    };
    return { type: 'bid', cubes: own.cubes > 0 && wants[view.stage] ? 1 : 0 };
  }
  if (kind === 'move') return prey.mine > 0 ? moment.fallback : (rushMove(moment, prey) ?? moment.fallback);
  if (kind === 'build') return rushBuild(moment, prey) ?? moment.fallback;
  if (kind === 'buy') return rushBuy(moment) ?? moment.fallback;
  if (kind === 'sell' || kind === 'prospect') return moment.fallback;
  if (kind === 'attack') return rushAttack(moment) ?? moment.fallback;
  return undefined;
}

/** The power whose homes are fewest and lie best within reach of one land of its own or an open one. */
function rushPrey(moment) {
  const { view, seat } = moment;
  let best;
  for (const rival of rivalsOf(moment)) {
    const homes = homesOf(moment, rival);
    const guards = homes.reduce((sum, home) => sum + armiesOf(view, home, rival), 0);
    for (const front of rules.TERRITORIES) {
      const mine = armiesOf(view, front, seat);
      const open = forcesIn(view, front).length === 0 && rules.homePower(front) === undefined;
      const touches = rules.landBorders(front).filter((zone) => homes.includes(zone)).length;
      if (homes.includes(front) || view.nuked.includes(front) || (mine === 0 && !open) || touches === 0) continue;
      const score = 3 * touches - 2 * homes.length - 0.3 * guards + (mine > 0 ? 0.5 + 0.4 * Math.min(20, mine) : 0);
      if (best === undefined || score > best.score) best = { front, mine, score };
    }
  }
  return best;
}

function rushMove(moment, { front }) {
  const { view, seat } = moment;
  const borders = rules.landBorders(front);
  const [from] = rules.TERRITORIES.filter((zone) => armiesOf(view, zone, seat) > 0).sort(
    (a, b) =>
      Number(borders.includes(b)) - Number(borders.includes(a)) || armiesOf(view, b, seat) - armiesOf(view, a, seat),
  );
  const how = borders.includes(from) ? 'march' : 'airlift';
  return from && allowed(moment, { type: 'move', to: front, orders: [{ how, from, units: { army: 1 } }] });
}

function rushBuild(moment, { front, mine }) {
  const { view, seat } = moment;
  const own = view.seats[seat];
  const number = Math.min(3 * setsOf(own.supplies), Math.floor((own.cash - 600) / 100));
  if (number < 1) return undefined;
  const bare = homesOf(moment, seat).find((home) => armiesOf(view, home, seat) === 0);
  return (
    (bare && allowed(moment, { type: 'build', kind: 'army', zone: bare, number: 1 })) ??
    (mine > 0 ? allowed(moment, { type: 'build', kind: 'army', zone: front, number }) : undefined)
  );
}

function rushBuy(moment) {
  const { view, seat } = moment;
  const { supplies, cash } = view.seats[seat];
  for (const resource of [...RESOURCES].sort((a, b) => supplies[a] - supplies[b])) {
    const price = priceOf(view, resource);
    const wanted = supplies[resource] < 4 || price <= 200 ? 12 - supplies[resource] : 0;
    const units = Math.min(wanted, Math.floor((cash - 900) / Math.max(1, price)));
    const command = units > 0 ? allowed(moment, { type: 'buy', resource, units }) : undefined;
    if (command !== undefined) return command;
  }
  return undefined;
}

function rushAttack(moment) {
  const { view, seat } = moment;
  if (setsOf(view.seats[seat].supplies) < 1) return undefined;
  let best;
  for (const { zone } of view.board) {
    const mine = rules.isTerritory(zone) ? armiesOf(view, zone, seat) : 0;
    if (mine < 3) continue;
    for (const to of rules.landBorders(zone)) {
      const foe = forcesIn(view, to).find((force) => force.seat !== seat && (force.units.army ?? 0) > 0);
      if (foe === undefined || rules.homePower(to) !== view.seats[foe.seat].power) continue;
      const ratio = mine / foe.units.army;
      const score = ratio - 0.5 * homesOf(moment, foe.seat).length;
      if (ratio < 1.3 || (best !== undefined && score <= best.score)) continue;
      best = { score, command: { type: 'attack', from: zone, to, against: foe.seat, units: { army: mine } } };
    }
  }
  return best && allowed(moment, best.command);
}

/** The market and nothing else: six armies a home, four L-stars. */
export function tradeOnly(moment) {
  const { view, seat } = moment;
  const own = view.seats[seat];
  const left = cyclesLeft(moment);
  switch (view.question.kind) {
    case 'bid': {
      const bare = homesOf(moment, seat).some((home) => armiesOf(view, home, seat) < 6) || own.lStars < 4;
      const sells = RESOURCES.some((resource) => priceOf(view, resource) >= 300 && own.supplies[resource] > 2);
      const wants = { 3: sells, 6: left > 1 && bare, 7: true };
      return { type: 'bid', cubes: own.cubes > 0 && wants[view.stage] === true ? 1 : 0 };
    }
    case 'sell': {
      const [dear] = RESOURCES.filter((each) => own.supplies[each] > 2).sort(
        (a, b) => priceOf(view, b) * own.supplies[b] - priceOf(view, a) * own.supplies[a],
      );
      if (dear === undefined || priceOf(view, dear) < (left === 1 ? 600 : 300)) return moment.fallback;
      const units = own.supplies[dear] - (left > 1 ? 2 : 0);
      return allowed(moment, { type: 'sell', resource: dear, units }) ?? moment.fallback;
    }
    case 'buy':
      return liftPrices(moment) ?? moment.fallback;
    case 'attack':
    case 'move':
    case 'prospect':
      return moment.fallback;
    default:
      return undefined;
  }
}

function liftPrices(moment) {
  const { view, seat } = moment;
  const { cash, supplies } = view.seats[seat];
  const last = cyclesLeft(moment) === 1;
  for (const resource of [...RESOURCES].sort((a, b) => priceOf(view, a) - priceOf(view, b))) {
    const price = priceOf(view, resource);
    if (price > (last ? 400 : 100)) continue;
    const wanted = Math.max(12 - supplies[resource], rules.BEAR_PIT - view.market[resource]);
    const units = Math.min(wanted, Math.floor((cash - 1200) / price));
    const command = units > 0 ? allowed(moment, { type: 'buy', resource, units }) : undefined;
    if (command !== undefined) return command;
  }
  return undefined;
}
