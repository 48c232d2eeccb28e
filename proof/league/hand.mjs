// What the scripts of the league share: what lies open on the table, and what an officer across it would take.
import * as rules from '@marshall/rules';

export const RESOURCES = rules.RESOURCES;

/** A command if the referee would take it. */
export const allowed = (moment, command) => (moment.allows(command) ? command : undefined);

/** Cycles still to come, this one included. */
export function cyclesLeft({ setup, view }) {
  const { detenteCycle } = setup.options;
  return detenteCycle === 'none' ? 12 : Math.max(1, detenteCycle - view.cycle + 1);
}

export const priceOf = (view, resource) => rules.priceAt(view.market[resource]);
export const setsOf = ({ grain, oil, minerals }) => Math.min(grain, oil, minerals);

export function rivalsOf({ view, seat }) {
  return view.order.filter((other) => other !== seat && view.seats[other].out === undefined);
}

export function forcesIn(view, zone) {
  return view.board.find((each) => each.zone === zone)?.forces ?? [];
}

export function armiesOf(view, zone, seat) {
  return forcesIn(view, zone).find((force) => force.seat === seat)?.units.army ?? 0;
}

/** Home territories that a seat still holds. */
export function homesOf({ view }, seat) {
  const { power } = view.seats[seat];
  if (power === undefined) return [];
  return rules
    .homeOf(power)
    .filter((home) => !view.nuked.includes(home) && forcesIn(view, home).every((force) => force.seat === seat));
}

/** Partners in a trading window that have no offer of its own before them; nobody while it has one to answer itself. */
export function partners(moment, stage) {
  const { view, seat } = moment;
  if (view.question.kind !== 'trade' || view.stage !== stage || view.offers.some(({ to }) => to === seat)) return [];
  return rivalsOf(moment).filter((rival) => !view.offers.some(({ from, to }) => from === seat && to === rival));
}

/** Open companies of a seat. */
export function companiesOf(view, seat) {
  return view.seats[seat].holdings.flatMap(({ card, face }) => (card !== undefined && face === 'open' ? [card] : []));
}

/** What lies open of a seat's wealth; its cash does not. */
export function showing({ view }, seat) {
  const { centers, loans, nukes, lStars, holdings, supplies } = view.seats[seat];
  let sum = 8000 * (centers - 1) - 1000 * loans + 250 * nukes + 500 * lStars + 100 * holdings.length;
  for (const resource of RESOURCES) sum += supplies[resource] * Math.max(300, priceOf(view, resource));
  for (const { forces } of view.board)
    for (const { seat: owner, units } of forces)
      if (owner === seat) for (const number of Object.values(units)) sum += 50 * number;
  return sum;
}

/** How dear an owner's default holds a zone when L-stars fire: its cards and units. */
function dearness(view, seat, zone) {
  const cards = view.seats[seat].holdings.filter(({ card }) => card && rules.companyOf(card).location === zone).length;
  const units = forcesIn(view, zone).find((force) => force.seat === seat)?.units ?? {};
  return 100 * cards + 50 * Object.values(units).reduce((sum, number) => sum + number, 0);
}

/** A nuke for each home of a power, and as many more on the dearest as L-stars will fire at it. */
export function doomOf(moment, rival) {
  const { view } = moment;
  const homes = homesOf(moment, rival);
  const [dearest] = [...homes].sort((a, b) => dearness(view, rival, b) - dearness(view, rival, a));
  if (dearest === undefined) return undefined;
  const { lStars } = view.seats[rival];
  const targets = Object.fromEntries(homes.map((home) => [home, 1]));
  targets[dearest] += lStars;
  return { targets, nukes: homes.length + lStars, clouds: homes.length };
}

/** Whether a steady officer in the partner's seat would take an offer, in a game imagined from what the author sees. */
export function wouldTake(
  { consider, mindOf, steady, momentOf },
  { seat, setup, view, stream },
  command,
  cash,
  partner = command.to,
) {
  const world = rules.imagine(setup, view, rules.quickStream(stream.below(2 ** 31)), () => cash);
  if (!rules.perform(world, seat, command).ok) return false;
  const moment = momentOf(world, partner, rules.quickStream(1));
  if (world.state.question === undefined || !world.state.question.waiting.includes(partner)) return false;
  return consider(mindOf('officer', steady.weights), moment).command.type === 'accept-offer';
}

/** The least that a partner would take for something, up to a limit: found by asking it at home, not across the table. */
export function leastPrice(bots, moment, command, most) {
  const asks = (cash) => wouldTake(bots, moment, { ...command, givesCash: cash }, 20_000);
  if (most < 1 || !asks(most)) return undefined;
  let [low, high] = [0, most];
  while (high - low > Math.max(5, most / 60)) {
    const middle = Math.floor((low + high) / 2);
    if (asks(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The most that a partner with so much cash would pay for something, from a least price on. */
export function mostPrice(bots, moment, command, least, cash) {
  const asks = (price) => wouldTake(bots, moment, { ...command, wantsCash: price }, cash);
  if (!asks(least)) return undefined;
  let [low, high] = [least, cash];
  while (high - low > Math.max(5, high / 60)) {
    const middle = Math.floor((low + high) / 2);
    if (asks(middle)) low = middle;
    else high = middle;
  }
  return low;
}
