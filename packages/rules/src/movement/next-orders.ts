// Which orders may come next in a move: every line that the checks let through, in board order.
import { coasts, isTerritory, landBorders, SEAS, TERRITORIES, type Territory, type Zone } from '../board/index.ts';
import { type Laden, only, type SparseCounts, sameCounts, sparse } from '../state/forces.ts';
import type { UnitKind } from '../unit-table.ts';
import { beachesOf, piersOf } from './aboard.ts';
import { whyNotOrder } from './checks.ts';
import type { MoveDraft } from './draft.ts';
import { MOST_IN_LINE, type Order } from './order.ts';

/** Every order that may come next. */
export function nextOrders(draft: MoveDraft): Order[] {
  return [...lines(draft)];
}

/** Whether any order may come next. */
export function mayGoOn(draft: MoveDraft): boolean {
  return lines(draft).next().done !== true;
}

function* lines(draft: MoveDraft): Generator<Order, void> {
  yield* refinements(draft);
  if (isTerritory(draft.terms.to)) yield* linesOverLand(draft, draft.terms.to);
  else yield* linesBySea(draft);
}

/** One, two, three and so on, as far as it goes; what is refused for some is refused for more. */
function* upTo(draft: MoveDraft, most: number, line: (number: number) => Order): Generator<Order, void> {
  for (let number = 1; number <= Math.min(most, MOST_IN_LINE); number++) {
    const order = line(number);
    if (whyNotOrder(draft, order) !== undefined) return;
    yield order;
  }
}

/** How the line in hand may go on. */
function* refinements(draft: MoveDraft): Generator<Order, void> {
  const { head } = draft;
  if (head === undefined) return;
  const { at, cargo } = head;
  if (draft.play.rulebook.unit(head.kind).places > 0) {
    for (const kind of draft.play.rulebook.kinds) {
      for (const from of piersOf(at))
        yield* upTo(draft, draft.count(from, kind, {}), (n) => ({ how: 'board', from, units: only(kind, n) }));
      for (const on of beachesOf(at))
        yield* upTo(draft, cargo[kind] ?? 0, (n) => ({ how: 'ashore', on, units: only(kind, n) }));
    }
  }
  for (const zone of isTerritory(at) ? landBorders(at) : SEAS) yield* upTo(draft, 1, () => ({ how: 'by', zone }));
}

function* linesOverLand(draft: MoveDraft, to: Territory): Generator<Order, void> {
  for (const kind of draft.play.rulebook.kinds) {
    const { domain, places } = draft.play.rulebook.unit(kind);
    if (domain !== 'land') continue;
    for (const from of TERRITORIES) {
      if ((from === to && places === 0) || draft.own(from) === undefined) continue;
      const there = draft.count(from, kind, {});
      yield* upTo(draft, there, (n) => ({ how: 'march', from, units: only(kind, n) }));
      yield* upTo(draft, there, (n) => ({ how: 'airlift', from, units: only(kind, n) }));
      if (places > 0) yield* ladenOverLand(draft, from, kind);
    }
    for (const from of [to, ...coasts(to)]) {
      for (const { carrier, cargo } of loads(draft, from))
        yield* upTo(draft, cargo[kind] ?? 0, (n) => ({ how: 'land', from, carrier, cargo, units: only(kind, n) }));
    }
  }
}

function* ladenOverLand(draft: MoveDraft, from: Territory, kind: UnitKind): Generator<Order, void> {
  for (const { carrier, cargo, number } of loads(draft, from)) {
    if (carrier !== kind) continue;
    yield* upTo(draft, number, (n) => ({ how: 'convoy', from, carrier, number: n, cargo }));
    yield* upTo(draft, number, (n) => ({ how: 'lift', from, carrier, number: n, cargo }));
  }
}

function* linesBySea(draft: MoveDraft): Generator<Order, void> {
  for (const kind of draft.play.rulebook.kinds) {
    if (draft.play.rulebook.unit(kind).domain !== 'sea') continue;
    for (const from of SEAS) {
      if (draft.own(from) === undefined) continue;
      const there = draft.count(from, kind, {});
      yield* upTo(draft, there, (n) => ({ how: 'sail', from, units: only(kind, n) }));
      for (const { carrier, cargo, number } of loads(draft, from)) {
        if (carrier === kind) yield* upTo(draft, number, (n) => ({ how: 'convoy', from, carrier, number: n, cargo }));
      }
    }
  }
}

/** The different loads of a player's carriers in a zone, and how many carriers have each. */
export function loads(draft: MoveDraft, zone: Zone): { carrier: UnitKind; cargo: SparseCounts; number: number }[] {
  const found: { carrier: UnitKind; cargo: SparseCounts; number: number }[] = [];
  const laden = draft.own(zone)?.laden ?? NONE;
  for (let i = 0; i < laden.length; i++) {
    const each = laden[i];
    const same = (other: Readonly<Laden>) => other.carrier === each?.carrier && sameCounts(other.cargo, each.cargo);
    if (each !== undefined && laden.findIndex(same) === i)
      found.push({ carrier: each.carrier, cargo: sparse(each.cargo), number: laden.filter(same).length });
  }
  return found;
}

const NONE: readonly Readonly<Laden>[] = [];
