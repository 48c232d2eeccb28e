// Swindles of cool players: they let others fight and take what is left, haggle over every offer, sit on other people's doorsteps, shut
// ports, and make the last market theirs with borrowed money.
import * as rules from '@marshall/rules';
import {
  allowed,
  armiesOf,
  companiesOf,
  cyclesLeft,
  forcesIn,
  homesOf,
  mostPrice,
  partners,
  RESOURCES,
  rivalsOf,
} from './hand.mjs';

/** The weights of a player who stays behind walls and L-stars from the first cycle to the last. */
export const walled = () => ({
  attack: 0.4,
  nerve: 0.8,
  garrison: 6,
  lStars: 1.6,
  stock: 2,
  reserve: 1500,
  debt: 1,
  faith: 1,
});

/** Cycles before the end in which a turncoat turns: before the time in which everybody knows that a peace ends. */
const TURNS = 5;

/** A good neighbor behind walls, until it strikes where nobody expects it yet. */
export const turned = (moment) =>
  cyclesLeft(moment) > TURNS ? walled() : { attack: 3, nerve: 0.5, stock: 8, garrison: 4, lStars: 2, faith: 0 };

/** The weights of a vulture: oil and armies at hand, no wars of its own. */
export const patient = () => ({ attack: 0.8, stock: 6, garrison: 7, lStars: 1.5, faith: 0 });

/** How many homes a power still has when the vulture comes. */
const CARRION = 2;

/** Lets others wear a power down, and flies in for its last homes. */
export function swoop(moment) {
  const { view, seat } = moment;
  const kind = view.question.kind;
  if (kind !== 'attack' && !(kind === 'bid' && view.stage === 4)) return undefined;
  const drop = dropOn(moment);
  if (drop === undefined) return undefined;
  if (kind === 'attack') return allowed(moment, drop);
  return { type: 'bid', cubes: Math.min(1, view.seats[seat].cubes) };
}

function dropOn(moment) {
  const { view, seat } = moment;
  const flights = Math.floor((view.seats[seat].supplies.oil - 1) / 2);
  for (const rival of rivalsOf(moment)) {
    const homes = homesOf(moment, rival);
    if (homes.length === 0 || homes.length > CARRION) continue;
    for (const to of homes) {
      const guards = armiesOf(view, to, rival);
      for (const { zone: from } of view.board) {
        if (!rules.isTerritory(from) || from === to) continue;
        const army = Math.min(flights, armiesOf(view, from, seat) - 2);
        if (army < 1.4 * guards + 1) continue;
        const orders = [{ how: 'airlift', from, units: { army } }];
        return { type: 'assault-by-air', to, against: guards > 0 ? rival : 'militia', orders };
      }
    }
  }
  return undefined;
}

/** Takes no offer as it is: asks for as much more as the other would still agree to. */
export function chisel(bots, moment, command) {
  if (command.type !== 'accept-offer') return command;
  const offer = moment.view.offers.find(({ id }) => id === command.offer);
  if (offer === undefined || offer.loan !== undefined || offer.order !== undefined) return command;
  for (const more of [4000, 2500, 1500, 1000, 600, 300, 150]) {
    const cash = offer.gives.cash - offer.wants.cash + more;
    const counter = {
      type: 'counter-offer',
      offer: offer.id,
      givesCash: Math.max(0, -cash),
      gives: { ...offer.wants.goods },
      wants: { ...offer.gives.goods },
      ...(cash > 0 ? { wantsCash: cash } : {}),
    };
    if (allowed(moment, counter) && bots.wouldTake(moment, counter, 20_000, offer.from)) return counter;
  }
  return command;
}

/** Puts its companies up for whoever pays most, from a little more than they earn. */
export function auctionAll(_bots, moment) {
  const { view, seat } = moment;
  const left = cyclesLeft(moment);
  if (left <= 1 || view.auction !== undefined || partners(moment, view.stage).length === 0) return undefined;
  if (![3, 7].includes(view.stage) || view.offersMade > 3) return undefined;
  for (const company of companiesOf(view, seat)) {
    const earns = 100 + 50 * rules.companyOf(company).units * Math.min(6, left - 1);
    const command = allowed(moment, { type: 'auction-company', company, reserve: Math.ceil(1.05 * earns) });
    if (command !== undefined) return command;
  }
  return undefined;
}

/** One army in every open land next to the homes of others. */
export function squat(moment) {
  const { view, seat } = moment;
  const kind = view.question.kind;
  if (cyclesLeft(moment) <= 2 || view.cycle < 1) return undefined;
  const [best] = doorsteps(moment);
  if (kind === 'bid' && view.stage === 5 && best !== undefined && view.seats[seat].supplies.oil >= 2)
    return { type: 'bid', cubes: Math.min(1, view.seats[seat].cubes) };
  if (kind === 'bid' && view.stage === 6 && squatted(moment).length > 0)
    return { type: 'bid', cubes: Math.min(1, view.seats[seat].cubes) };
  if (kind !== 'move' || best === undefined) return undefined;
  const sources = homesOf(moment, seat).filter((home) => armiesOf(view, home, seat) > 3);
  for (const from of sources) {
    const how = rules.landBorders(best).includes(from) ? 'march' : 'airlift';
    const command = allowed(moment, { type: 'move', to: best, orders: [{ how, from, units: { army: 1 } }] });
    if (command !== undefined) return command;
  }
  return undefined;
}

/** Open lands that nobody was born in, those next to most homes of others first. */
function doorsteps(moment) {
  const { view } = moment;
  const homes = rivalsOf(moment).flatMap((rival) => homesOf(moment, rival));
  return rules.TERRITORIES.map((zone) => ({
    zone,
    doors: rules.landBorders(zone).filter((next) => homes.includes(next)).length,
  }))
    .filter(({ zone, doors }) => doors > 0 && rules.homePower(zone) === undefined && !view.nuked.includes(zone))
    .filter(({ zone }) => forcesIn(view, zone).length === 0)
    .sort((a, b) => b.doors - a.doors)
    .map(({ zone }) => zone);
}

function squatted(moment) {
  const { view, seat } = moment;
  return view.board.filter(
    ({ zone }) => rules.isTerritory(zone) && rules.homePower(zone) === undefined && armiesOf(view, zone, seat) > 0,
  );
}

/** Sells the lands in which it squats, each to the player who would pay most for that doorstep. */
export function sellDoorsteps(bots, moment) {
  const { view, seat } = moment;
  const used = new Set(
    view.offers.filter(({ from }) => from === seat).flatMap(({ gives }) => Object.keys(gives.goods)),
  );
  for (const { zone } of squatted(moment)) {
    const good = `land-${zone}`;
    if (used.has(good)) continue;
    for (const to of partners(moment, 6)) {
      const command = { type: 'offer', to, gives: { [good]: 1 }, wants: {}, givesCash: 0 };
      const price = mostPrice(bots, moment, command, 250 + 150 * armiesOf(view, zone, seat), 8000);
      const offer = price === undefined ? undefined : allowed(moment, { ...command, wantsCash: price });
      if (offer !== undefined) return offer;
    }
  }
  return undefined;
}

/** A navy before every port of the power with the fewest seas: it can neither sell nor buy. */
export function shutPorts(moment) {
  const { view, seat } = moment;
  const kind = view.question.kind;
  if (cyclesLeft(moment) <= 2 || view.cycle < 1) return undefined;
  const open = portsToShut(moment);
  if (open.length === 0) return undefined;
  const idle = view.board.filter(({ zone }) => !rules.isTerritory(zone) && naviesOf(view, zone, seat) > 0);
  const own = view.seats[seat];
  if (kind === 'bid' && view.stage === 5 && idle.length > 0 && own.supplies.oil >= 2)
    return { type: 'bid', cubes: Math.min(1, own.cubes) };
  if (kind === 'bid' && view.stage === 6 && idle.length === 0 && own.cash > 2500)
    return { type: 'bid', cubes: Math.min(1, own.cubes) };
  if (kind === 'build')
    for (const sea of homesOf(moment, seat).flatMap((home) => rules.ports(home)))
      for (const number of [open.length, 2, 1]) {
        const command = allowed(moment, { type: 'build', kind: 'navy', zone: sea, number });
        if (command !== undefined && idle.length < open.length) return command;
      }
  if (kind === 'move')
    for (const to of open)
      for (const { zone: from } of idle) {
        const command = allowed(moment, { type: 'move', to, orders: [{ how: 'sail', from, units: { navy: 1 } }] });
        if (command !== undefined) return command;
      }
  return undefined;
}

const naviesOf = (view, zone, seat) => forcesIn(view, zone).find((force) => force.seat === seat)?.units.navy ?? 0;

/** The seas of the rival that needs the fewest navies, as far as none of its own lie there. */
function portsToShut(moment) {
  const { view, seat } = moment;
  const plans = rivalsOf(moment)
    .map((rival) =>
      [...new Set(homesOf(moment, rival).flatMap((home) => rules.ports(home)))].map((sea) => ({ sea, rival })),
    )
    .filter((seas) => seas.length > 0 && seas.every(({ sea, rival }) => naviesOf(view, sea, rival) === 0))
    .sort((a, b) => a.length - b.length);
  return (plans[0] ?? []).map(({ sea }) => sea).filter((sea) => naviesOf(view, sea, seat) === 0);
}

/** In the last cycle two cubes and all that the bank lends go into the last market: what is in store counts at the closing price. */
export function closeHigh(moment) {
  const { view, seat } = moment;
  if (cyclesLeft(moment) > 1) return undefined;
  const own = view.seats[seat];
  const kind = view.question.kind;
  if (kind === 'bid') return { type: 'bid', cubes: view.stage === 7 ? Math.min(2, own.cubes) : 0 };
  if (kind !== 'buy') return undefined;
  const plan = lift(view, own, own.cash);
  const dreamt = lift(view, own, own.cash + 4000);
  if (own.loans < 8 && dreamt.gain > plan.gain + 300) {
    const loan = allowed(moment, { type: 'borrow', billions: 4 }) ?? allowed(moment, { type: 'borrow', billions: 2 });
    if (loan !== undefined) return loan;
  }
  return plan.units > 0 ? allowed(moment, { type: 'buy', resource: plan.resource, units: plan.units }) : undefined;
}

/** The purchase that makes its stores dearest beyond its price. */
function lift(view, own, cash) {
  let best = { resource: 'grain', units: 0, gain: 0 };
  for (const resource of RESOURCES) {
    const spot = view.market[resource];
    const [stored, row] = [own.supplies[resource], 12 * own.centers];
    for (let units = 1; units <= Math.min(30, row - stored, Math.floor(cash / rules.priceAt(spot))); units++) {
      const after = rules.priceAt(Math.min(rules.BEAR_PIT, spot + units));
      const gain = (stored + units) * after - stored * rules.priceAt(spot) - units * rules.priceAt(spot);
      if (gain > best.gain) best = { resource, units, gain };
    }
  }
  return best;
}
