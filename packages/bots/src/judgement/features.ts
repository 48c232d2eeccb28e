// A position in numbers, a row for each living player: what they have, what they may win or lose, and how they stand beside the others.
import { BEAR_PIT, POWERS, priceAt, RESOURCES, type Seat, ZONES } from '@marshall/rules';
import { FEATURES, type Feature, WIDTH } from './feature-names.ts';
import { type Ground, groundOf, HOMES, NEXT, powerIn, threatTo } from './ground.ts';
import { type Peril, pairsOf } from './pairs.ts';
import { cyclesLeft, type Player, type Standpoint } from './standpoint.ts';

const NONE: readonly number[] = [];

// Every name was just given its place.
const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>;

/** What is worked out for a player before they are compared with the others. */
interface Figures {
  readonly seat: Seat;
  readonly player: Player;
  readonly wealth: number;
  readonly stock: number;
  /** What stores are worth at the highest price, and full rows that can be paid for. */
  readonly closing: number;
  readonly brim: number;
  readonly means: number;
  readonly force: number;
  readonly salary: number;
  readonly afloat: number;
  readonly yields: number;
  readonly held: readonly number[];
  readonly lands: number;
}

/** A row of numbers for each living player. */
export function featuresOf(at: Standpoint): {
  readonly seats: readonly Seat[];
  readonly rows: readonly Float32Array[];
  readonly pairs: Float32Array;
} {
  const seats = at.order.filter((seat) => at.players.get(seat)?.out === false);
  const left = cyclesLeft(at);
  const ground = groundOf(at, seats);
  const all = seats.flatMap((seat) => {
    const player = at.players.get(seat);
    return player === undefined ? [] : [figuresOf(at, seat, player, left)];
  });
  const { pairs, perils } = pairsOf(at, ground, all);
  return { seats, rows: all.map((figures, k) => rowOf(at, figures, all, left, ground, k, perils)), pairs };
}

/** What a unit is worth at the top of the track. */
const BEST_PRICE = priceAt(BEAR_PIT);

function figuresOf(at: Standpoint, seat: Seat, player: Player, left: number): Figures {
  let force = 0;
  let afloat = 0;
  let value = 0;
  let salary = 50 * (player.cards - player.secret);
  let lands = 0;
  for (const troops of at.board)
    for (const some of troops) {
      if (some.seat !== seat) continue;
      force += some.power;
      afloat += some.afloat;
      value += some.value;
      salary += some.salary;
      lands++;
    }
  let stock = 0;
  let hoped = 0;
  let yields = 0;
  let atBest = 0;
  let rest = player.cash;
  let filled = 0;
  for (const resource of RESOURCES) {
    const units = player.supplies[resource];
    const price = priceAt(at.market[resource]);
    stock += units * price;
    hoped += units * (left > 1 || at.stage < 4 ? Math.max(0.5 * price, 250) : price);
    yields += player.yields[resource];
    atBest += units * BEST_PRICE;
    const room = Math.min(Math.max(0, 12 * player.centers - units), Math.floor(rest / price));
    rest -= room * price;
    filled += room * (BEST_PRICE - price);
  }
  const other = 100 * player.cards + value + 250 * player.nukes + 500 * player.lStars - player.debts;
  const held = homesHeld(at, seat, player);
  return {
    seat,
    player,
    wealth: player.cash + stock + other,
    stock,
    closing: player.cash + atBest + other,
    brim: player.cash + atBest + filled + other,
    means:
      player.cash + hoped + other + 300 * yields * Math.min(6, left - 1) + 500 * Math.min(3, left - 1) * held.length,
    force,
    salary,
    afloat,
    yields,
    held,
    lands,
  };
}

/** Homes that are not nuked and in no other hands. */
function homesHeld(at: Standpoint, seat: Seat, { power }: Player): readonly number[] {
  if (power === undefined) return NONE;
  return (HOMES.get(power) ?? NONE).filter((home) => {
    const zone = ZONES[home];
    return (
      zone !== undefined && !at.nuked.includes(zone) && (at.board[home] ?? []).every((troops) => troops.seat === seat)
    );
  });
}

function rowOf(
  at: Standpoint,
  mine: Figures,
  all: readonly Figures[],
  left: number,
  ground: Ground,
  k: number,
  perils: readonly Peril[],
): Float32Array {
  const row = new Float32Array(WIDTH);
  const put = (name: Feature, value: number) => {
    row[AT[name]] = value;
  };
  const { player, seat } = mine;
  const { options } = at;
  const number = all.length;
  const others = all.filter((other) => other !== mine);
  const mean = (of: (figures: Figures) => number) => all.reduce((sum, each) => sum + of(each), 0) / Math.max(1, number);
  const most = (of: (figures: Figures) => number) => others.reduce((best, each) => Math.max(best, of(each)), 0);
  const share = (of: (figures: Figures) => number, floor: number) =>
    Math.max(-2, Math.min(4, of(mine) / Math.max(floor, mean(of)) - 1));
  const time = left - at.stage / 8;
  const late = Math.max(0, 1 - time / 5);

  put('time', Math.min(12, time) / 12);
  put('early', Math.max(0, 1 - at.cycle / 5));
  put('late', late);
  put('noEnd', options.detenteCycle === 'none' ? 1 : 0);
  put('stage', at.stage / 7);
  put('marketOver', at.stage > 3 ? 1 : 0);
  put('stageWar', at.stage === 4 ? 1 : 0);
  put('living', number / 6);
  put('seats', at.order.length / 6);
  put('apc', options.apc ? 1 : 0);
  put('tech', options.highTech ? 1 : 0);
  put('marine', options.merchantMarine ? 1 : 0);
  put('chart', options.combatResolution === 'chart' ? 1 : 0);
  put('unitPricing', options.marketPricing === 'unit' ? 1 : 0);
  for (const power of POWERS) if (player.power === power) put(power, 1);

  const wealth = ({ wealth: sum }: Figures) => Math.max(0, sum);
  const means = ({ means: sum }: Figures) => Math.max(0, sum);
  const scale = Math.max(2000, mean(wealth));
  const reach = Math.max(3000, mean(means));
  const leadOf = (of: (figures: Figures) => number, by: number) =>
    Math.max(-3, Math.min(3, (of(mine) - most(of)) / by));
  put('cash', player.cash / 20000);
  put('cashRoot', Math.sqrt(Math.max(0, player.cash)) / 150);
  put(
    'cashShare',
    share((each) => each.player.cash, 1500),
  );
  put('stock', mine.stock / 10000);
  put(
    'stockShare',
    share((each) => each.stock, 1000),
  );
  put('grain', player.supplies.grain / 12);
  put('oil', player.supplies.oil / 12);
  put('minerals', player.supplies.minerals / 12);
  put('sets', Math.min(player.supplies.grain, player.supplies.oil, player.supplies.minerals) / 6);
  put('wealth', wealth(mine) / 40000);
  put('wealthShare', share(wealth, 2000));
  put('wealthLead', leadOf(wealth, scale));
  put('wealthBehind', Math.max(0, most(wealth) - wealth(mine)) / (5000 + 1500 * left));
  const ahead = others.filter((other) => wealth(other) > wealth(mine)).length;
  put('first', ahead === 0 ? 1 : 0);
  put('second', ahead === 1 ? 1 : 0);
  put('means', means(mine) / 50000);
  put('meansShare', share(means, 3000));
  put('meansLead', leadOf(means, reach));
  const weigh = (each: Figures) => Math.exp((means(each) - reach) / (2500 + 1800 * (left - 1)));
  put('meansSoft', Math.log(weigh(mine) / all.reduce((sum, each) => sum + weigh(each), 0)) / 4);
  put('lateWealthLead', late * leadOf(wealth, scale));
  put('lateWealthShare', late * share(wealth, 2000));
  put('lateFirst', ahead === 0 ? late : 0);
  put('lateStock', (late * mine.stock) / scale);
  put('lateMeansLead', late * leadOf(means, reach));

  const { yields } = player;
  put('yieldGrain', yields.grain / 12);
  put('yieldOil', yields.oil / 12);
  put('yieldMinerals', yields.minerals / 12);
  put('yieldLeast', Math.min(yields.grain, yields.oil, yields.minerals) / 6);
  put(
    'yieldShare',
    share((each) => each.yields, 4),
  );
  put('cards', player.cards / 12);
  put('secret', player.secret / 6);
  put('debts', player.debts / 5000);
  put('dues', mine.salary / 3000);
  ofWar(mine, all, ground, k, put);
  put('force', mine.force / 50);
  put(
    'forceShare',
    share((each) => each.force, 6),
  );
  put('afloat', mine.afloat / 12);
  put('lands', mine.lands / 20);
  put('centers', player.centers - 1);
  put('nukes', Math.min(20, player.nukes) / 8);
  put('lStars', Math.min(20, player.lStars) / 8);
  put('lStarLead', Math.max(-6, Math.min(6, player.lStars - most((each) => each.player.lStars))) / 4);
  put('nukesAgainst', Math.max(0, Math.min(12, most((each) => each.player.nukes) - player.lStars)) / 6);
  put('research', (player.researched.nuke ? 0.5 : 0) + (player.researched.lStar ? 0.5 : 0));
  put('cubes', player.cubes / 3);
  put('hasBid', (at.bids[seat] ?? 0) > 0 ? 1 : 0);
  const turn = at.sequence.indexOf(seat);
  put('turn', turn < 0 ? 0 : 1 - turn / at.sequence.length);
  put('passageTo', (at.passage[seat]?.length ?? 0) / 5);
  put('passageFrom', others.filter((other) => at.passage[other.seat]?.includes(seat)).length / 5);

  const closing = ({ closing: sum }: Figures) => Math.max(0, sum);
  const brim = ({ brim: sum }: Figures) => Math.max(0, sum);
  const soft = (of: (figures: Figures) => number) => {
    const heat = 1500 + 1500 * (left - 1);
    const top = all.reduce((best, each) => Math.max(best, of(each)), 0);
    return (of(mine) - top) / heat - Math.log(all.reduce((sum, each) => sum + Math.exp((of(each) - top) / heat), 0));
  };
  const capped = (value: number) => Math.max(-3, value / 4);
  put(
    'spare',
    Math.max(0, 36 * player.centers - player.supplies.grain - player.supplies.oil - player.supplies.minerals) / 36,
  );
  put('closing', closing(mine) / 50000);
  put('closingShare', share(closing, 2000));
  put('closingLead', leadOf(closing, scale));
  put('closingSoft', capped(soft(closing)));
  put('lateClosingLead', late * leadOf(closing, scale));
  put('lateClosingShare', late * share(closing, 2000));
  put('brim', brim(mine) / 80000);
  put('brimLead', leadOf(brim, scale));
  put('brimSoft', capped(soft(brim)));
  put('lateBrimLead', late * leadOf(brim, scale));
  put('wealthSoft', capped(soft(wealth)));
  const sets = Math.min(player.supplies.grain, player.supplies.oil, player.supplies.minerals);
  put('noSets', sets < 1 ? 1 : 0);
  put('flights', Math.min(12, Math.max(0, player.supplies.oil - 1) / 2) / 6);
  put('nukesFree', Math.min(8, Math.max(0, player.nukes - most((each) => each.player.lStars))) / 4);
  put('centersLead', player.centers - most((each) => each.player.centers));
  put('cubesLead', (player.cubes - most((each) => each.player.cubes)) / 3);
  put('clouds', at.nuked.length / 12);
  put('priceGrain', priceAt(at.market.grain) / 1000);
  put('priceOil', priceAt(at.market.oil) / 1000);
  put('priceMinerals', priceAt(at.market.minerals) / 1000);
  const own = perils[k];
  if (own !== undefined) {
    put('fall', own.fall);
    put('fallByLand', own.fallByLand);
    put('take', own.take);
    put('takeSpoils', own.spoils);
    put('takeLead', own.lead / 3);
    put('lateFall', late * own.fall);
    put('lateTake', late * own.take);
    put('gang', own.gang);
    put('lateGang', late * own.gang);
  }
  put(
    'otherTakes',
    perils.reduce((best, each, other) => (other === k ? best : Math.max(best, each.spoils)), 0),
  );
  put(
    'gangs',
    perils.reduce((best, each, other) => (other === k ? best : Math.max(best, each.gang)), 0),
  );
  put('wars', Math.min(4, left - (at.stage > 4 ? 1 : 0)) / 4);
  put('setsMore', Math.min(12, sets) / 12);
  return row;
}

/** Homes, guards, what stands at the borders, and what may be had across them. */
function ofWar(
  mine: Figures,
  all: readonly Figures[],
  ground: Ground,
  k: number,
  put: (name: Feature, value: number) => void,
): void {
  const { player, held } = mine;
  const homes = player.power === undefined ? NONE : (HOMES.get(player.power) ?? NONE);
  let guards = 0;
  let least = held.length === 0 ? 0 : 20;
  let menace = 0;
  let worst = 0;
  let exposed = 0;
  for (const home of held) {
    const guard = powerIn(ground, k, home);
    guards += guard;
    least = Math.min(least, guard);
    const threat = threatTo(ground, k, home);
    menace += threat;
    worst = Math.max(worst, threat - guard);
    if (threat > 1.2 * guard) exposed++;
  }
  put('homes', held.length / Math.max(1, homes.length));
  put('homesLost', (homes.length - held.length) / 3);
  put('lastHomes', held.length === 1 ? 1 : held.length === 2 ? 0.5 : 0);
  put('guards', guards / 30);
  put('leastGuard', least / 8);
  put('menace', menace / 30);
  put('worstMenace', worst / 10);
  put('exposed', exposed / 3);
  let taken = 0;
  let prey = 0;
  let preyWealth = 0;
  let reach = 0;
  let best = 0;
  for (const [o, other] of all.entries()) {
    if (o === k || other.player.power === undefined) continue;
    const theirs = HOMES.get(other.player.power) ?? NONE;
    let won = 0;
    for (const home of theirs) {
      const guard = powerIn(ground, o, home);
      const own = powerIn(ground, k, home);
      if (own > 0 && guard === 0) {
        won++;
        continue;
      }
      if (guard === 0) continue;
      let strongest = 0;
      for (const next of NEXT[home] ?? NONE) strongest = Math.max(strongest, powerIn(ground, k, next));
      if (strongest > 1.2 * guard) reach++;
      best = Math.max(best, strongest - guard);
    }
    taken += won;
    const closeness = other.held.length === 0 ? 1 : won / (won + other.held.length);
    prey = Math.max(prey, closeness);
    preyWealth = Math.max(preyWealth, closeness * Math.max(0, other.wealth));
  }
  put('taken', taken / 4);
  put('prey', prey);
  put('preyWealth', preyWealth / 20000);
  put('reach', reach / 3);
  put('bestReach', Math.max(-1, best / 10));
}
