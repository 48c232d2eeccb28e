// Why an order may not come next in a move; the same answers make the list of those that may (B-MOVE-05 to -24).
import {
  adjacent,
  hasPort,
  isLightSea,
  isSea,
  isTerritory,
  portsOn,
  seaBorders,
  shores,
  type Zone,
  zoneName,
} from '../board/index.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { type SparseCounts, totalOf } from '../state/forces.ts';
import { isNuked } from '../state/occupation.ts';
import type { UnitKind } from '../unit-table.ts';
import { type Head, type MoveDraft, plus } from './draft.ts';
import {
  landFirst,
  mayBoardFrom,
  mayLandAny,
  oneKind,
  whyNeverLands,
  whyNoBeach,
  whyNone,
  whyNotAboard,
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
      return whyNotStart(draft) ?? whyNotMarch(draft, order.from, order.units);
    case 'airlift':
      return whyNotStart(draft) ?? whyNotAirlift(draft, order.from, order.units);
    case 'land':
      return whyNotStart(draft) ?? whyNotLand(draft, order);
    case 'sail':
      return whyNotStart(draft) ?? whyNotSail(draft, order.from, soleKind(order.units), totalOf(order.units), {});
    case 'convoy':
      if (totalOf(order.cargo) === 0) return oneKind();
      return whyNotStart(draft) ?? whyNotSail(draft, order.from, order.carrier, order.number, order.cargo);
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
  if (head === undefined && draft.legs.length === 0)
    return refuse('goes-on', 'B-MOVE-03', 'Say which units move, from where and how.');
  if (head !== undefined && !head.acted)
    return refuse('goes-on', 'B-MOVE-03', 'That navy stays where it is: let armies board it or go ashore, or sail it.');
  if (terms.mustLand !== undefined && !draft.landed)
    return refuse('goes-on', 'B-TAC-02', `At least one army must go ashore in ${zoneName(terms.mustLand)}.`);
  return undefined;
}

function whyNotStart(draft: MoveDraft): Refusal | undefined {
  const { head, terms } = draft;
  if (head !== undefined && !head.acted)
    return refuse('idle-navy', 'B-MOVE-03', 'Say first what the navy before does.');
  if (head !== undefined && terms.mustLand !== undefined && !draft.landed) return landFirst(terms.mustLand);
  return undefined;
}

function whyNotMarch(draft: MoveDraft, from: Zone, units: SparseCounts): Refusal | undefined {
  const kind = soleKind(units);
  const number = totalOf(units);
  if (kind === undefined) return oneKind();
  if (!isTerritory(from) || !isTerritory(draft.terms.to) || draft.play.rulebook.unit(kind).domain !== 'land')
    return refuse('by-land', 'B-MOVE-08', 'Armies march from territory to territory; at sea they need a navy.');
  return (
    whyNotThisWay(draft, 'march', kind) ??
    whyNotFrom(draft, from, kind, number) ??
    whyNoWay(draft, from, 0) ??
    whyTooDear(draft, kind, { entered: number * (draft.stepsFrom(from) ?? 0) }, 'B-MOVE-09')
  );
}

function whyNotAirlift(draft: MoveDraft, from: Zone, units: SparseCounts): Refusal | undefined {
  const kind = soleKind(units);
  if (kind === undefined) return oneKind();
  if (draft.play.rulebook.unit(kind).flight === 0)
    return refuse('never-flies', 'B-MOVE-22', 'Navies move by sea only, never by land or air.');
  if (!isTerritory(from) || !isTerritory(draft.terms.to))
    return refuse(
      'no-flight-at-sea',
      'B-MOVE-11',
      'No army flies onto a navy or off it; fly from territory to territory.',
    );
  return (
    whyNotThisWay(draft, 'airlift', kind) ??
    whyNotFrom(draft, from, kind, totalOf(units)) ??
    whyTooDear(draft, kind, { flown: totalOf(units) }, 'B-MOVE-10')
  );
}

function whyNotLand(draft: MoveDraft, order: Extract<Order, { how: 'land' }>): Refusal | undefined {
  const { to } = draft.terms;
  const kind = soleKind(order.units);
  if (kind === undefined) return oneKind();
  if (!isTerritory(to) || !isSea(order.from))
    return refuse('from-sea-to-land', 'B-MOVE-17', 'Armies land from a light blue sea on a territory beside it.');
  return (
    whyNotThisWay(draft, 'land', kind) ??
    draft.terms.from?.(order.from) ??
    whyNone(draft, order.from, order.carrier, 1, order.cargo) ??
    whyNoBeach(order.from, to) ??
    whyNotAboard(order.cargo, order.units) ??
    draft.terms.enter(to)
  );
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
    return refuse('by-sea', 'B-MOVE-22', 'Navies move by sea only, never by land or air; name a sea to sail to.');
  const stays = from === to;
  const entered = number * (draft.stepsFrom(from) ?? 0);
  const refusal =
    (stays
      ? whyNotStay(draft, kind, number, cargo)
      : (whyNotThisWay(draft, 'sail', kind) ?? draft.terms.from?.(from))) ??
    whyNone(draft, from, kind, number, cargo) ??
    draft.terms.enter(to) ??
    whyNoWay(draft, from, 0) ??
    whyTooDear(draft, kind, { entered }, 'B-MOVE-23');
  if (refusal !== undefined || mustLand === undefined || draft.landed) return refusal;
  return number > 1 ? landFirst(mustLand) : whyNeverLands(draft, mustLand, from, kind, cargo, entered);
}

/** A carrier that stays where it is goes with the move only if it can take in, put ashore, or sail out and back. */
function whyNotStay(draft: MoveDraft, kind: UnitKind, number: number, cargo: SparseCounts): Refusal | undefined {
  const { terms } = draft;
  const { to } = terms;
  if (number > 1) return refuse('one-by-one', 'B-MOVE-15', 'Navies that stay in their sea are ordered one by one.');
  if (!isSea(to)) return undefined;
  const lands =
    mayLandAny(draft, cargo) &&
    isLightSea(to) &&
    shores(to).some((territory) => terms.ashore(territory, to) === undefined);
  const boards =
    whyTooDear(draft, kind, { boardings: 1 }, 'B-MOVE-15') === undefined &&
    portsOn(to).some((territory) => mayBoardFrom(draft, territory, kind, cargo));
  const sails =
    whyNotThisWay(draft, 'sail', kind) === undefined &&
    (terms.steps ?? 2) >= 2 &&
    whyTooDear(draft, kind, { entered: 2 }, 'B-MOVE-23') === undefined &&
    seaBorders(to).some((sea) => isOpenSea(draft.play, draft.seat, sea));
  return lands || boards || sails
    ? undefined
    : refuse(
        'nothing-to-do',
        'B-MOVE-03',
        `That navy is in ${zoneName(to)} already and nothing can board or leave it.`,
      );
}

function whyNotBy(draft: MoveDraft, zone: Zone): Refusal | undefined {
  const { head } = draft;
  if (head === undefined) return refuse('nothing-under-way', 'B-MOVE-08', 'Say first which units take that way.');
  if (head.how === 'march') return whyNotMarchBy(draft, head, zone);
  return whyNotSailBy(draft, head, zone);
}

function whyNotMarchBy(draft: MoveDraft, head: Readonly<Head>, zone: Zone): Refusal | undefined {
  if (!isTerritory(zone) || zone === draft.terms.to || !adjacent(head.at, zone))
    return refuse('next-territory', 'B-MOVE-08', 'Name a territory beside the last one on the way.');
  if (isNuked(draft.play, zone))
    return refuse('nuked', 'B-STRAT-05', `${zoneName(zone)} has been nuked; no army travels through it.`);
  if (!isOpenLand(draft.play, draft.seat, zone))
    return refuse(
      'not-let-through',
      'B-MOVE-06',
      `Whoever holds ${zoneName(zone)} must let you pass; ask or go round it.`,
    );
  return (
    whyNoWay(draft, zone, head.entered + 1) ??
    whyTooDear(draft, head.kind, { entered: draft.detour(head, 1, zone) }, 'B-MOVE-09')
  );
}

function whyNotSailBy(draft: MoveDraft, head: Readonly<Head>, zone: Zone): Refusal | undefined {
  const { to, mustLand } = draft.terms;
  if (!isSea(zone) || zone === head.at) return refuse('next-sea', 'B-MOVE-23', 'Name another sea on the way.');
  const steps = draft.stepsOn(zone);
  if (steps === undefined || (zone !== to && !isOpenSea(draft.play, draft.seat, zone)))
    return refuse(
      'not-let-through',
      'B-MOVE-24',
      `The holder of a sea on the way to ${zoneName(zone)} must let you pass.`,
    );
  const entered = draft.detour(head, steps, zone);
  const refusal =
    whyNotThisWay(draft, 'sail', head.kind) ??
    whyNoWay(draft, zone, head.entered + steps) ??
    whyTooDear(draft, head.kind, { entered }, 'B-MOVE-23');
  if (refusal !== undefined || mustLand === undefined || draft.landed) return refusal;
  return whyNeverLands(draft, mustLand, zone, head.kind, head.cargo, entered);
}

function whyNotBoard(draft: MoveDraft, from: Zone, units: SparseCounts): Refusal | undefined {
  const { head } = draft;
  const kind = soleKind(units);
  if (head === undefined || head.how !== 'sail' || head.number > 1)
    return refuse('one-navy', 'B-MOVE-14', 'Name first the one navy that they board.');
  if (kind === undefined) return oneKind();
  if (!isTerritory(from))
    return refuse('at-sea', 'B-MOVE-19', 'Armies may not change from one navy to another at sea.');
  if (!isSea(head.at) || !hasPort(from, head.at))
    return refuse(
      'no-port',
      'B-MOVE-14',
      `${zoneName(from)} has no port on ${zoneName(head.at)}; armies board at a port.`,
    );
  const room = draft.room(head.kind, head.cargo, kind);
  if (totalOf(units) > room) return refuse('no-room', 'B-MOVE-12', `There is room aboard for ${room} more.`, { room });
  return (
    whyNotThisWay(draft, 'board', kind) ??
    draft.terms.from?.(from) ??
    whyNone(draft, from, kind, totalOf(units), {}) ??
    whyTooDear(draft, kind, { boardings: head.boarding ? 0 : 1 }, 'B-MOVE-15')
  );
}

function whyNotAshore(draft: MoveDraft, on: Zone, units: SparseCounts): Refusal | undefined {
  const { head } = draft;
  const { mustLand, to } = draft.terms;
  const kind = soleKind(units);
  if (head === undefined || head.how !== 'sail' || head.number > 1)
    return refuse('one-navy', 'B-MOVE-17', 'Name first the one navy that they leave.');
  if (kind === undefined) return oneKind();
  if (!isTerritory(on) || !isSea(head.at))
    return refuse('from-sea-to-land', 'B-MOVE-17', 'Armies land from a light blue sea on a territory beside it.');
  const refusal =
    whyNotThisWay(draft, 'land', kind) ??
    whyNoBeach(head.at, on) ??
    whyNotAboard(head.cargo, units) ??
    draft.terms.ashore(on, head.at);
  if (refusal !== undefined || mustLand === undefined || draft.landed) return refusal;
  if (on === mustLand && head.at === to) return undefined;
  return whyNeverLands(draft, mustLand, head.at, head.kind, plus(head.cargo, units, -1), 0);
}
