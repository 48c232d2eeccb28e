// Which orders may come next in a move: every line that the checks let through, in board order.
import {
  coasts,
  isLightSea,
  isTerritory,
  landBorders,
  portsOn,
  SEAS,
  shores,
  TERRITORIES,
  type Zone,
} from '../board/index.ts';
import { type Laden, type SparseCounts, sameCounts, sparse } from '../state/forces.ts';
import type { UnitKind } from '../unit-table.ts';
import { whyNotOrder } from './checks.ts';
import type { MoveDraft } from './draft.ts';
import type { Order } from './order.ts';

/** Every order that may come next. */
export function nextOrders(draft: MoveDraft): Order[] {
  const offered: Order[] = [];
  refinements(draft, offered);
  const { to } = draft.terms;
  if (isTerritory(to)) linesOverLand(draft, offered);
  else linesBySea(draft, offered);
  return offered;
}

/** Offers one, two, three and so on, as far as it goes; what is refused for some is refused for more. */
function upTo(draft: MoveDraft, most: number, offered: Order[], line: (number: number) => Order): void {
  for (let number = 1; number <= most; number++) {
    const order = line(number);
    if (whyNotOrder(draft, order) !== undefined) return;
    offered.push(order);
  }
}

function refinements(draft: MoveDraft, offered: Order[]): void {
  const { head, play } = draft;
  if (head === undefined) return;
  const { at } = head;
  if (isTerritory(at)) {
    for (const zone of landBorders(at)) upTo(draft, 1, offered, () => ({ how: 'by', zone }));
    return;
  }
  for (const kind of play.rulebook.kinds) {
    for (const from of portsOn(at))
      upTo(draft, draft.count(from, kind, {}), offered, (n) => ({ how: 'board', from, units: { [kind]: n } }));
    if (!isLightSea(at)) continue;
    for (const on of shores(at))
      upTo(draft, head.cargo[kind] ?? 0, offered, (n) => ({ how: 'ashore', on, units: { [kind]: n } }));
  }
  for (const zone of SEAS) upTo(draft, 1, offered, () => ({ how: 'by', zone }));
}

function linesOverLand(draft: MoveDraft, offered: Order[]): void {
  const { play, terms } = draft;
  for (const kind of play.rulebook.kinds) {
    if (play.rulebook.unit(kind).domain !== 'land') continue;
    for (const from of TERRITORIES) {
      const there = draft.count(from, kind, {});
      if (there === 0 || from === terms.to) continue;
      upTo(draft, there, offered, (n) => ({ how: 'march', from, units: { [kind]: n } }));
      upTo(draft, there, offered, (n) => ({ how: 'airlift', from, units: { [kind]: n } }));
    }
    if (!isTerritory(terms.to)) continue;
    for (const from of coasts(terms.to)) {
      for (const { carrier, cargo } of loads(draft, from))
        upTo(draft, cargo[kind] ?? 0, offered, (n) => ({ how: 'land', from, carrier, cargo, units: { [kind]: n } }));
    }
  }
}

function linesBySea(draft: MoveDraft, offered: Order[]): void {
  const { play } = draft;
  for (const kind of play.rulebook.kinds) {
    if (play.rulebook.unit(kind).domain !== 'sea') continue;
    for (const from of SEAS) {
      if (draft.own(from) === undefined) continue;
      upTo(draft, draft.count(from, kind, {}), offered, (n) => ({ how: 'sail', from, units: { [kind]: n } }));
      for (const { carrier, cargo, number } of loads(draft, from)) {
        if (carrier === kind) upTo(draft, number, offered, (n) => ({ how: 'convoy', from, carrier, number: n, cargo }));
      }
    }
  }
}

/** The different loads of a player's carriers in a zone, and how many carriers have each. */
export function loads(draft: MoveDraft, zone: Zone): { carrier: UnitKind; cargo: SparseCounts; number: number }[] {
  const found: { carrier: UnitKind; cargo: SparseCounts; number: number }[] = [];
  const laden = draft.own(zone)?.laden ?? [];
  laden.forEach((each, i) => {
    const same = (other: Readonly<Laden>) => other.carrier === each.carrier && sameCounts(other.cargo, each.cargo);
    if (laden.findIndex(same) === i)
      found.push({ carrier: each.carrier, cargo: sparse(each.cargo), number: laden.filter(same).length });
  });
  return found;
}
