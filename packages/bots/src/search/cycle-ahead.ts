// The rest of a cycle in a few strokes: what becomes of a standpoint if everybody keeps to a plan. No rule is asked; it is a sketch.
import {
  clampSpot,
  neighbours,
  priceAt,
  type QuickStream,
  RESOURCES,
  type Resource,
  type Seat,
  ZONES,
  zoneIndex,
} from '@marshall/rules';
import { cyclesLeft, type Player, type Standpoint } from '../judgement/standpoint.ts';
import { afterClash } from '../judgement/what-if.ts';
import { battleOdds, type Edges, NO_EDGES } from '../odds.ts';

/** What somebody means to do with a cycle: the stages that their cubes go to. */
export type Plan = readonly number[];

type Draft = { -readonly [K in keyof Player]: Player[K] };

interface Sketch {
  at: Standpoint;
  readonly players: Map<Seat, Draft>;
  readonly market: Record<Resource, number>;
}

/** The standpoint at the end of the cycle. */
export function cycleAhead(at: Standpoint, plans: ReadonlyMap<Seat, Plan>, chance: QuickStream): Standpoint {
  let now = at;
  for (let stage = Math.max(3, at.stage); stage <= 7; stage++) {
    const bidders = mixed(
      now.order.filter((seat) => now.players.get(seat)?.out === false && plans.get(seat)?.includes(stage) === true),
      chance,
    );
    if (bidders.length === 0) continue;
    if (stage === 4) for (const seat of bidders) now = attacked(now, seat, chance);
    else if (stage !== 5) now = traded(now, stage, bidders);
  }
  return cyclesLeft(at) > 1 ? nextCycle(now) : { ...now, stage: 7, bids: {}, sequence: [] };
}

function mixed(seats: readonly Seat[], chance: QuickStream): Seat[] {
  const all = [...seats];
  for (let i = all.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const [one, other] = [all[i], all[j]];
    if (one === undefined || other === undefined) continue;
    all[i] = other;
    all[j] = one;
  }
  return all;
}

/** Stages 3, 6 and 7: goes in turn, a batch at a time. */
function traded(at: Standpoint, stage: number, bidders: readonly Seat[]): Standpoint {
  const sketch: Sketch = {
    at,
    players: new Map([...at.players].map(([seat, player]) => [seat, { ...player, supplies: { ...player.supplies } }])),
    market: { ...at.market },
  };
  for (let round = 0; round < (stage === 6 ? 1 : RESOURCES.length); round++)
    for (const seat of bidders) {
      const player = sketch.players.get(seat);
      if (player === undefined) continue;
      if (stage === 3) sell(sketch, player);
      else if (stage === 7) buy(sketch, player);
      else build(sketch, seat, player);
    }
  return { ...sketch.at, players: sketch.players, market: sketch.market };
}

/** Below this nobody sells, and above that nobody buys. */
const HOLD_OUT = 250;
const DEAR = 300;

function sell({ market }: Sketch, player: Draft): void {
  let best: { readonly resource: Resource; readonly units: number; readonly proceeds: number } | undefined;
  for (const resource of RESOURCES) {
    const units = player.supplies[resource] - 1;
    const price = priceAt(market[resource]);
    if (units < 1 || price < HOLD_OUT || units * price <= (best?.proceeds ?? 0)) continue;
    best = { resource, units, proceeds: units * price };
  }
  if (best === undefined) return;
  player.cash += best.proceeds;
  player.supplies = { ...player.supplies, [best.resource]: player.supplies[best.resource] - best.units };
  market[best.resource] = clampSpot(market[best.resource] - best.units);
}

function buy({ market }: Sketch, player: Draft): void {
  let best: { readonly resource: Resource; readonly units: number; readonly price: number } | undefined;
  for (const resource of RESOURCES) {
    const price = priceAt(market[resource]);
    const room = 12 * player.centers - player.supplies[resource];
    const units = Math.min(room, Math.floor(Math.max(0, player.cash - 500) / price));
    if (units < 2 || price > DEAR || (best !== undefined && units * (500 - price) <= best.units * (500 - best.price)))
      continue;
    best = { resource, units, price };
  }
  if (best === undefined) return;
  player.cash -= best.units * best.price;
  player.supplies = { ...player.supplies, [best.resource]: player.supplies[best.resource] + best.units };
  market[best.resource] = clampSpot(market[best.resource] + best.units);
}

/** Up to six armies, where its homes are in the greatest danger. */
function build(sketch: Sketch, seat: Seat, player: Draft): void {
  const sets = Math.min(2, player.supplies.grain, player.supplies.oil, player.supplies.minerals);
  const armies = Math.min(3 * sets, Math.floor((player.cash - 800) / 100));
  if (armies < 2) return;
  let weakest: { readonly zone: number; readonly lack: number } | undefined;
  sketch.at.board.forEach((there, zone) => {
    const own = there.find((troops) => troops.seat === seat);
    if (own === undefined || own.afloat > 0) return;
    const lack = threat(sketch.at, zone, seat) - own.power;
    if (weakest === undefined || lack > weakest.lack) weakest = { zone, lack };
  });
  if (weakest === undefined) return;
  const used = Math.ceil(armies / 3);
  player.cash -= 100 * armies;
  player.supplies = {
    grain: player.supplies.grain - used,
    oil: player.supplies.oil - used,
    minerals: player.supplies.minerals - used,
  };
  const board = [...sketch.at.board];
  const { zone } = weakest;
  board[zone] = (board[zone] ?? []).map((troops) =>
    troops.seat === seat
      ? {
          ...troops,
          power: troops.power + armies,
          value: troops.value + 50 * armies,
          salary: troops.salary + 10 * armies,
        }
      : troops,
  );
  sketch.at = { ...sketch.at, board };
}

const NEXT: readonly (readonly number[])[] = ZONES.map((zone) => neighbours(zone).map(zoneIndex));

function threat(at: Standpoint, zone: number, seat: Seat): number {
  let most = 0;
  for (const next of NEXT[zone] ?? [])
    for (const troops of at.board[next] ?? []) if (troops.seat !== seat) most = Math.max(most, troops.power);
  return most;
}

const OURS: Edges = { ...NO_EDGES, ours: { dice: 1, points: 0 } };
const THEIRS: Edges = { ...NO_EDGES, theirs: { dice: 1, points: 0 } };

/** The attack with the best odds on anybody next to it, as the dice of the sketch fall. */
function attacked(at: Standpoint, seat: Seat, chance: QuickStream): Standpoint {
  const own = at.players.get(seat);
  if (own === undefined) return at;
  const sets = Math.min(own.supplies.grain, own.supplies.oil, own.supplies.minerals);
  const roll = chance.below(1000) / 1000;
  if (sets < 1) return at;
  let best: { readonly from: number; readonly to: number; readonly defender: Seat; readonly worth: number } | undefined;
  at.board.forEach((there, from) => {
    const force = there.find((troops) => troops.seat === seat);
    if (force === undefined || force.power < 3 || force.afloat > 0) return;
    for (const to of NEXT[from] ?? [])
      for (const enemy of at.board[to] ?? []) {
        if (enemy.seat === seat || enemy.afloat > 0 || enemy.power >= force.power) continue;
        const worth = force.power - enemy.power;
        if (best === undefined || worth > best.worth) best = { from, to, defender: enemy.seat, worth };
      }
  });
  if (best === undefined) return at;
  const { from, to, defender } = best;
  const [source, target] = [ZONES[from], ZONES[to]];
  if (source === undefined || target === undefined) return at;
  const force = at.board[from]?.find((troops) => troops.seat === seat)?.power ?? 0;
  const guards = at.board[to]?.find((troops) => troops.seat === defender)?.power ?? 0;
  const stars = own.lStars - (at.players.get(defender)?.lStars ?? 0);
  const edges = stars > 0 ? OURS : stars < 0 ? THEIRS : NO_EDGES;
  const odds = battleOdds(Math.round(force), Math.max(1, Math.round(guards)), Math.min(5, sets), edges);
  const won = roll < odds.win;
  return afterClash(at, {
    attacker: seat,
    defender,
    from: source,
    to: target,
    force,
    left: won ? Math.max(1, odds.left) : 0.3 * force,
    stands: won ? 0 : Math.max(1, 0.6 * guards),
    sets: Math.round(odds.rounds),
  });
}

/** Companies yield, salaries are paid, and everybody has their cubes again. */
function nextCycle(at: Standpoint): Standpoint {
  const salaries = new Map<Seat, number>();
  for (const there of at.board)
    for (const { seat, salary } of there) salaries.set(seat, (salaries.get(seat) ?? 0) + salary);
  const players = new Map<Seat, Player>();
  for (const [seat, player] of at.players) {
    const row = 12 * player.centers;
    const stored = (resource: Resource) => Math.min(row, player.supplies[resource] + player.yields[resource]);
    players.set(seat, {
      ...player,
      cash: Math.max(0, player.cash - (salaries.get(seat) ?? 0) - 50 * (player.cards - player.secret)),
      supplies: { grain: stored('grain'), oil: stored('oil'), minerals: stored('minerals') },
      cubes: 3,
    });
  }
  return { ...at, players, cycle: at.cycle + 1, stage: 3, bids: {}, sequence: [] };
}
