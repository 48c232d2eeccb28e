// What keeps units from the final zone of a move: asked from the exact checks, once a quick look has said that none can come.
import {
  coasts,
  distanceTo,
  isTerritory,
  landDistances,
  SEAS,
  seaDistances,
  TERRITORIES,
  type Zone,
} from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { isSome } from '../state/forces.ts';
import { isNuked } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import { sure } from '../sure.ts';
import { whyNotOrder } from './checks.ts';
import { MoveDraft } from './draft.ts';
import { moverOf, whyTooDear } from './limits.ts';
import { loads } from './next-orders.ts';
import { type Order, soleKind } from './order.ts';
import type { MoveTerms } from './terms.ts';

/** The obstacle that is nearest to being overcome: one that, were it gone, would let some unit come to the zone. */
export function obstacleTo(play: Play, seat: Seat, terms: MoveTerms): Refusal {
  return nearestObstacle(play, seat, [], terms);
}

/** The same for several final zones, of which any would do. */
export function nearestObstacle(play: Play, seat: Seat, others: readonly MoveTerms[], terms: MoveTerms): Refusal {
  let best: { readonly refusal: Refusal; readonly rank: Rank } | undefined;
  for (const each of [terms, ...others]) {
    const draft = new MoveDraft(play, seat, each);
    for (const order of firstOrders(draft)) {
      const refusal = whyNotOrder(draft, order);
      if (refusal === undefined) continue;
      const rank = rankOf(draft, order, refusal);
      if (best === undefined || isNearer(rank, best.rank)) best = { refusal, rank };
    }
  }
  return best?.refusal ?? nobody(terms);
}

function nobody(terms: MoveTerms): Refusal {
  const { to, mustLand } = terms;
  const unit = isTerritory(to) ? 'army' : 'navy';
  return mustLand === undefined
    ? refuse('out-of-reach:move', 'B-MOVE-02', { unit, zone: to, of: moverOf(terms) })
    : refuse('out-of-reach:land', 'B-MOVE-02', { unit, zone: mustLand, of: moverOf(terms) });
}

/** How near an obstacle is to being overcome, the nearest first. */
const NEARNESS = [
  'let-through',
  'too-dear',
  'another',
  'too-far',
  'land-first',
  'barred',
  'no-way',
  'not-this-way',
] as const;

/** A player who would have to let the units pass comes first; then too dear, by as little as can be; then what no supplies would change. */
function rankOf(draft: MoveDraft, order: Order, { code, figures }: Refusal): Rank {
  if (code === 'not-let-through')
    return { nearness: at(wouldPass(draft, order) ? 'let-through' : 'barred'), missing: 0 };
  if (code !== 'too-dear') return { nearness: at(NEARNESS.find((each) => each === code) ?? 'another'), missing: 0 };
  const { grain, oil } = draft.budget;
  return { nearness: at(code), missing: short(figures?.grain, grain) + short(figures?.oil, oil) };
}

interface Rank {
  readonly nearness: number;
  readonly missing: number;
}

function at(name: (typeof NEARNESS)[number]): number {
  return NEARNESS.indexOf(name);
}

function isNearer(a: Rank, b: Rank): boolean {
  return a.nearness === b.nearness ? a.missing < b.missing : a.nearness < b.nearness;
}

/** How much of a resource is missing for what a way costs. */
function short(cost: unknown, has: number): number {
  return Math.max(0, Number(cost) - Math.max(0, has));
}

/** Whether units that are not let through could pay the way that others bar. */
function wouldPass(draft: MoveDraft, order: Order): boolean {
  const { play, terms } = draft;
  const { to } = terms;
  if (!('from' in order)) throw new Error('a move begins somewhere');
  const kind = 'carrier' in order ? order.carrier : sure(soleKind(order.units));
  const way = isTerritory(to)
    ? landDistances(to, (territory) => !isNuked(play, territory))
    : seaDistances(to, () => true);
  const steps = distanceTo(way, order.from);
  if (steps === undefined || (terms.steps ?? steps) < steps) return false;
  return whyTooDear(draft, kind, { entered: steps }, 'B-MOVE-02') === undefined;
}

/** One unit of each kind and load from each zone, by every way to begin. */
function firstOrders(draft: MoveDraft): Order[] {
  return isTerritory(draft.terms.to) ? [...overLand(draft, draft.terms.to)] : [...bySea(draft)];
}

function* overLand(draft: MoveDraft, to: Zone): Generator<Order, void> {
  const { kinds, unit } = draft.play.rulebook;
  for (const kind of kinds) {
    if (unit(kind).domain !== 'land') continue;
    for (const from of TERRITORIES) {
      if (from === to) continue;
      if (draft.count(from, kind, {}) > 0) {
        yield { how: 'march', from, units: { [kind]: 1 } };
        yield { how: 'airlift', from, units: { [kind]: 1 } };
      }
      for (const { carrier, cargo } of loads(draft, from)) {
        if (carrier !== kind) continue;
        yield { how: 'convoy', from, carrier, number: 1, cargo };
        yield { how: 'lift', from, carrier, number: 1, cargo };
      }
    }
  }
  for (const from of isTerritory(to) ? coasts(to) : [])
    for (const { carrier, cargo } of loads(draft, from))
      for (const kind of kinds)
        if (isSome(cargo[kind])) yield { how: 'land', from, carrier, cargo, units: { [kind]: 1 } };
}

function* bySea(draft: MoveDraft): Generator<Order, void> {
  const { kinds, unit } = draft.play.rulebook;
  for (const from of SEAS) {
    for (const kind of kinds)
      if (unit(kind).domain === 'sea' && draft.count(from, kind, {}) > 0)
        yield { how: 'sail', from, units: { [kind]: 1 } };
    for (const { carrier, cargo } of loads(draft, from)) yield { how: 'convoy', from, carrier, number: 1, cargo };
  }
}
