// Why an order may not come next in a move; the same answers make the list of those that may (B-MOVE-05 to -24).
import { adjacent, isSea, isTerritory, type Zone } from '../board/index.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { isSome, type SparseCounts, totalOf } from '../state/forces.ts';
import { isNuked } from '../state/occupation.ts';
import { sure } from '../sure.ts';
import type { UnitKind } from '../unit-table.ts';
import { whyNotAshore, whyNotBoard, whyNotLand, whyNotStay } from './aboard.ts';
import type { Head, MoveDraft } from './draft.ts';
import {
  landFirst,
  mayAsk,
  oneKind,
  whyNeverLands,
  whyNone,
  whyNotFrom,
  whyNotThisWay,
  whyNoWay,
  whyTooDear,
} from './limits.ts';
import { type Order, soleKind } from './order.ts';
import { isOpenLand, isOpenSea } from './passage.ts';

/** Why an order may not come next; undefined if it may. */
export function whyNotOrder(draft: MoveDraft, order: Order): Refusal | undefined {
  switch (order.how) {
    case 'march':
      return whyNotStart(draft) ?? whyNotMarch(draft, order.from, soleKind(order.units), totalOf(order.units), {});
    case 'airlift':
      return whyNotStart(draft) ?? whyNotAirlift(draft, order.from, soleKind(order.units), totalOf(order.units), {});
    case 'land':
      return whyNotStart(draft) ?? whyNotLand(draft, order);
    case 'sail':
      return whyNotStart(draft) ?? whyNotSail(draft, order.from, soleKind(order.units), totalOf(order.units), {});
    case 'convoy':
      if (totalOf(order.cargo) === 0) return oneKind();
      return whyNotStart(draft) ?? whyNotConvoy(draft, order);
    case 'lift':
      if (totalOf(order.cargo) === 0) return oneKind();
      return whyNotStart(draft) ?? whyNotAirlift(draft, order.from, order.carrier, order.number, order.cargo);
    case 'by':
      return whyNotBy(draft, order.zone);
    case 'board':
      return whyNotBoard(draft, order.from, order.units);
    case 'ashore':
      return whyNotAshore(draft, order.on, order.units);
  }
}

/** Why the list of orders may not end here. */
export function whyNotStop(draft: MoveDraft): Refusal | undefined {
  const { head, terms } = draft;
  if (head === undefined && draft.legs.length === 0) return refuse('goes-on:orders', 'B-MOVE-03');
  if (head !== undefined && !head.acted) return refuse('goes-on:idle-carrier', 'B-MOVE-03', { carrier: head.kind });
  if (terms.mustLand !== undefined && !draft.landed)
    return refuse('goes-on:land', 'B-TAC-02', { zone: terms.mustLand });
  return undefined;
}

function whyNotStart(draft: MoveDraft): Refusal | undefined {
  const { head, terms } = draft;
  if (head !== undefined && !head.acted) return refuse('idle-carrier', 'B-MOVE-03', { carrier: head.kind });
  if (head !== undefined && terms.mustLand !== undefined && !draft.landed) return landFirst(terms.mustLand);
  return undefined;
}

function whyNotMarch(
  draft: MoveDraft,
  from: Zone,
  kind: UnitKind | undefined,
  number: number,
  cargo: SparseCounts,
): Refusal | undefined {
  const { to } = draft.terms;
  if (kind === undefined) return oneKind();
  const { domain, places } = draft.play.rulebook.unit(kind);
  if (!isTerritory(from) || !isTerritory(to) || domain !== 'land') return refuse('by-land', 'B-MOVE-08');
  const start =
    from === to && places > 0
      ? (whyNotStay(draft, kind, number, cargo) ?? whyNone(draft, from, kind, number, cargo) ?? draft.terms.enter(to))
      : (whyNotThisWay(draft, 'march', kind) ?? whyNotFrom(draft, from, kind, number, cargo));
  return (
    start ??
    whyNoWay(draft, from, 0) ??
    whyTooDear(draft, kind, { entered: number * sure(draft.stepsFrom(from)) }, 'B-MOVE-09')
  );
}

function whyNotAirlift(
  draft: MoveDraft,
  from: Zone,
  kind: UnitKind | undefined,
  number: number,
  cargo: SparseCounts,
): Refusal | undefined {
  const { rulebook } = draft.play;
  if (kind === undefined) return oneKind();
  const aloft = [kind, ...rulebook.kinds.filter((each) => isSome(cargo[each]))];
  if (aloft.some((each) => rulebook.unit(each).flight === 0)) return refuse('never-flies', 'B-MOVE-22');
  if (!isTerritory(from) || !isTerritory(draft.terms.to)) return refuse('no-flight-at-sea', 'B-MOVE-11');
  let barred: Refusal | undefined;
  for (const each of aloft) barred ??= whyNotThisWay(draft, 'airlift', each);
  return (
    barred ??
    whyNotFrom(draft, from, kind, number, cargo) ??
    whyTooDear(draft, kind, { flown: number, cargo }, 'B-MOVE-10')
  );
}

function whyNotConvoy(draft: MoveDraft, order: Extract<Order, { how: 'convoy' }>): Refusal | undefined {
  const { from, carrier, number, cargo } = order;
  return draft.play.rulebook.unit(carrier).domain === 'land'
    ? whyNotMarch(draft, from, carrier, number, cargo)
    : whyNotSail(draft, from, carrier, number, cargo);
}

function whyNotSail(
  draft: MoveDraft,
  from: Zone,
  kind: UnitKind | undefined,
  number: number,
  cargo: SparseCounts,
): Refusal | undefined {
  const { to, mustLand } = draft.terms;
  if (kind === undefined) return oneKind();
  if (!isSea(from) || !isSea(to) || draft.play.rulebook.unit(kind).domain !== 'sea')
    return refuse('by-sea', 'B-MOVE-22');
  const stays = from === to;
  const barred =
    (stays
      ? whyNotStay(draft, kind, number, cargo)
      : (whyNotThisWay(draft, 'sail', kind, cargo) ?? draft.terms.from?.(from))) ??
    whyNone(draft, from, kind, number, cargo) ??
    draft.terms.enter(to) ??
    whyNoWay(draft, from, 0);
  if (barred !== undefined) return barred;
  const entered = number * sure(draft.stepsFrom(from));
  const dear = whyTooDear(draft, kind, { entered }, 'B-MOVE-23');
  if (dear !== undefined || mustLand === undefined || draft.landed) return dear;
  if (number > 1) return landFirst(mustLand);
  const landed = draft.usedFrom(from, kind, number, cargo)?.landed ?? false;
  return whyNeverLands(draft, mustLand, from, kind, cargo, entered, landed);
}

function whyNotBy(draft: MoveDraft, zone: Zone): Refusal | undefined {
  const { head } = draft;
  if (head === undefined) return refuse('nothing-under-way', 'B-MOVE-08');
  if (head.how === 'march') return whyNotMarchBy(draft, head, zone);
  return whyNotSailBy(draft, head, zone);
}

function whyNotMarchBy(draft: MoveDraft, head: Readonly<Head>, zone: Zone): Refusal | undefined {
  if (!isTerritory(zone) || zone === draft.terms.to || !adjacent(head.at, zone))
    return refuse('next-territory', 'B-MOVE-08');
  if (isNuked(draft.play, zone)) return refuse('nuked:on-the-way', 'B-STRAT-05', { zone });
  if (!isOpenLand(draft.play, draft.seat, zone))
    return refuse('not-let-through:by-land', 'B-MOVE-06', { zone, ask: mayAsk(draft.play) });
  return (
    whyNoWay(draft, zone, head.entered + 1) ??
    whyTooDear(draft, head.kind, { entered: draft.detour(head, 1, zone) }, 'B-MOVE-09')
  );
}

function whyNotSailBy(draft: MoveDraft, head: Readonly<Head>, zone: Zone): Refusal | undefined {
  const { to, mustLand } = draft.terms;
  if (!isSea(zone) || zone === head.at) return refuse('next-sea', 'B-MOVE-23');
  const steps = draft.stepsOn(zone);
  if (steps === undefined || (zone !== to && !isOpenSea(draft.play, draft.seat, zone)))
    return refuse('not-let-through:by-sea', 'B-MOVE-24', { zone, ask: mayAsk(draft.play) });
  const barred = whyNotThisWay(draft, 'sail', head.kind, head.cargo) ?? whyNoWay(draft, zone, head.entered + steps);
  if (barred !== undefined) return barred;
  const entered = draft.detour(head, steps, zone);
  const dear = whyTooDear(draft, head.kind, { entered }, 'B-MOVE-23');
  if (dear !== undefined || mustLand === undefined || draft.landed) return dear;
  return whyNeverLands(draft, mustLand, zone, head.kind, head.cargo, entered, head.landed);
}
