// Schemes over a whole game, as somebody would try them who has only watched officers play.
import {
  allowed,
  armiesOf,
  cyclesLeft,
  homesOf,
  mostPrice,
  partners,
  priceOf,
  RESOURCES,
  rivalsOf,
  setsOf,
} from './hand.mjs';

/** Cycles before the end in which a sleeper wakes. */
const WAKES = 3;

/** The weights of a sleeper: quiet and well guarded until the end is near, then at everybody's throat. */
export function asleep(moment) {
  return cyclesLeft(moment) > WAKES
    ? { attack: 0, garrison: 5, lStars: 1.5, nukes: 0.3, faith: 0 }
    : { attack: 3, nerve: 0.45, stock: 6, garrison: 3, lStars: 2, faith: 0 };
}

/** The weights of a debtor: loans up to the edge, everything spent, nothing kept back. */
export function inDebt(moment) {
  const early = moment.view.cycle <= 5;
  return { debt: early ? 12 : 6, reserve: early ? 100 : 800, prospect: 2, attack: 1.8, garrison: 3 };
}

/** Takes bank loans while the game is young, for armies and companies. */
export function borrowEarly(moment) {
  const { view, seat } = moment;
  const own = view.seats[seat];
  if (view.cycle < 1 || view.cycle > 3 || own.loans >= 8 || own.cash > 6000) return undefined;
  if (!['build', 'prospect', 'buy'].includes(view.question.kind)) return undefined;
  return allowed(moment, { type: 'borrow', billions: 2 });
}

/** Corners one good: it is never sold below the top, and every cycle ends with buying it up. */
export function corner(moment, good = 'minerals') {
  const { view, seat } = moment;
  const own = view.seats[seat];
  const price = priceOf(view, good);
  const spot = view.market[good];
  const kind = view.question.kind;
  if (kind === 'bid' && view.stage === 7) return { type: 'bid', cubes: Math.min(1, own.cubes) };
  if (kind === 'sell' && own.supplies[good] > 6 && price >= 900 && cyclesLeft(moment) > 1)
    return allowed(moment, { type: 'sell', resource: good, units: own.supplies[good] - 2 });
  if (kind !== 'buy' || price > 700) return undefined;
  // Up to the top of the track: what is in store is worth most there.
  for (let units = Math.min(30, Math.floor((own.cash - 1500) / price)); units > 0; units--)
    if (spot + units <= 16 || units <= 12 * own.centers - own.supplies[good]) {
      const command = allowed(moment, { type: 'buy', resource: good, units });
      if (command !== undefined) return command;
    }
  return undefined;
}

/** Leaves the cornered good alone where an officer would sell it. */
export function hoard(moment, command, good = 'minerals') {
  if (command.type !== 'sell' || command.resource !== good || priceOf(moment.view, good) >= 900) return command;
  return allowed(moment, { type: 'pass' }) ?? moment.fallback;
}

/** Sells weapons and lands in the arms bazaar for as much as each partner would pay. */
export function sellArms(bots, moment) {
  const { view, seat } = moment;
  const own = view.seats[seat];
  if (cyclesLeft(moment) <= 1) return undefined;
  const lands = view.board
    .map(({ zone }) => ({ zone, armies: armiesOf(view, zone, seat) }))
    .filter(({ zone, armies }) => armies > 0 && !homesOf(moment, seat).includes(zone))
    .sort((a, b) => a.armies - b.armies)
    .slice(0, 2);
  const goods = [
    ...(own.lStars > 1 ? [{ good: 'l-star', least: 1200 }] : []),
    ...(own.nukes > 0 ? [{ good: 'nuke', least: 650 }] : []),
    ...lands.map(({ zone, armies }) => ({ good: `land-${zone}`, least: 300 + 200 * armies })),
  ];
  const used = new Set(
    view.offers.filter(({ from }) => from === seat).flatMap(({ gives }) => Object.keys(gives.goods)),
  );
  for (const to of partners(moment, 6)) {
    for (const { good, least } of goods) {
      if (used.has(good)) continue;
      const command = { type: 'offer', to, gives: { [good]: 1 }, wants: {}, givesCash: 0 };
      const price = mostPrice(bots, moment, command, least, 2500 + 1500 * Math.min(6, view.cycle - 1));
      const offer = price === undefined ? undefined : allowed(moment, { ...command, wantsCash: price });
      if (offer !== undefined) return offer;
    }
  }
  return undefined;
}

/** Builds more L-stars than it needs, to sell them. */
export function stockUp(moment) {
  const { view, seat } = moment;
  const own = view.seats[seat];
  if (view.question.kind !== 'build-weapons' || !own.researched.lStar || cyclesLeft(moment) < 3) return undefined;
  const lStars = Math.min(12 - own.lStars, Math.floor(own.supplies.minerals / 2), Math.floor((own.cash - 3000) / 1000));
  return lStars > 0 ? allowed(moment, { type: 'build-weapons', nukes: 0, lStars }) : undefined;
}

/** Swaps what it has plenty of for what a rival lacks for its next war, always at a gain: the other fights, it grows rich. */
export function sellSets(bots, moment) {
  const { view, seat } = moment;
  const own = view.seats[seat];
  for (const stage of [3, 7])
    for (const to of partners(moment, stage)) {
      const { supplies } = view.seats[to];
      if (rivalsOf(moment).length < 3 || setsOf(supplies) > 4) continue;
      const [scarce] = [...RESOURCES].sort((a, b) => supplies[a] - supplies[b]);
      const units = Math.min(4, own.supplies[scarce] - 3);
      if (units < 1) continue;
      const command = { type: 'offer', to, gives: { [scarce]: units }, wants: {}, givesCash: 0 };
      const least = Math.ceil(units * Math.max(150, 1.1 * priceOf(view, scarce)));
      const price = mostPrice(bots, moment, command, least, 2500 + 1500 * Math.min(6, view.cycle - 1));
      const offer = price === undefined ? undefined : allowed(moment, { ...command, wantsCash: price });
      if (offer !== undefined) return offer;
    }
  return undefined;
}
