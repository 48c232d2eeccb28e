// Who goes aboard a carrier and who leaves it, at sea and on land (B-MOVE-12 to -21).
import {
  hasPort,
  isLightSea,
  isSea,
  isTerritory,
  landBorders,
  portsOn,
  type Sea,
  seaBorders,
  shores,
  type Territory,
  type Zone,
} from '../board/index.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { type SparseCounts, totalOf } from '../state/forces.ts';
import type { UnitKind } from '../unit-table.ts';
import { type Head, type MoveDraft, plus } from './draft.ts';
import {
  mayBoardFrom,
  mayLandAny,
  oneKind,
  whyNeverLands,
  whyNoBeach,
  whyNone,
  whyNotAboard,
  whyNotThisWay,
  whyTooDear,
} from './limits.ts';
import { type Order, soleKind } from './order.ts';
import { isOpenLand, isOpenSea } from './passage.ts';

/** Why units may not leave a carrier that stays where it is for the final zone. */
export function whyNotLand(draft: MoveDraft, order: Extract<Order, { how: 'land' }>): Refusal | undefined {
  const { to } = draft.terms;
  const { from, carrier, cargo } = order;
  const kind = soleKind(order.units);
  if (kind === undefined) return oneKind();
  if (!isTerritory(to) || (!isSea(from) && from !== to)) return refuse('from-sea-to-land', 'B-MOVE-17');
  return (
    whyNotThisWay(draft, 'land', kind) ??
    draft.terms.from?.(from) ??
    whyNone(draft, from, carrier, 1, cargo) ??
    (isSea(from)
      ? (whyNoBeach(from, to) ?? draft.play.rulebook.mayLandFrom(draft.play, carrier, from, to, draft.terms.occasion))
      : undefined) ??
    whyNotAboard(cargo, order.units) ??
    draft.terms.enter(to)
  );
}

/** A carrier that stays where it is goes with the move only if it fights, or can take in, put ashore, or move out and back. */
export function whyNotStay(draft: MoveDraft, kind: UnitKind, number: number, cargo: SparseCounts): Refusal | undefined {
  const { terms, play } = draft;
  const { to } = terms;
  if (draft.joins(kind)) return undefined;
  if (number > 1) return refuse('one-by-one', 'B-MOVE-15');
  const lands =
    mayLandAny(draft, cargo) &&
    beachesOf(to).some(
      (territory) =>
        terms.ashore(territory, to) === undefined &&
        (!isSea(to) || play.rulebook.mayLandFrom(play, kind, to, territory, terms.occasion) === undefined),
    );
  const landed = draft.usedFrom(to, kind, number, cargo)?.landed ?? false;
  const boards =
    whyTooDear(draft, kind, { boardings: 1 }, 'B-MOVE-15') === undefined &&
    piersOf(to).some((territory) => mayBoardFrom(draft, territory, kind, cargo, false, landed));
  const goes =
    whyNotThisWay(draft, isTerritory(to) ? 'march' : 'sail', kind, cargo) === undefined &&
    (terms.steps ?? 2) >= 2 &&
    whyTooDear(draft, kind, { entered: 2 }, isTerritory(to) ? 'B-MOVE-09' : 'B-MOVE-23') === undefined &&
    (isTerritory(to)
      ? landBorders(to).some((territory) => isOpenLand(play, draft.seat, territory))
      : seaBorders(to).some((sea) => isOpenSea(play, draft.seat, sea)));
  return lands || boards || goes ? undefined : whyIdle(draft, kind);
}

/** Why a carrier in the final zone has nothing to do there: an army beside it has no port, or no oil to board, or there is none. */
function whyIdle(draft: MoveDraft, kind: UnitKind): Refusal {
  const { to } = draft.terms;
  const waits = (territory: Territory) =>
    draft.play.rulebook.kinds.some((each) => draft.count(territory, each, {}) > 0) &&
    draft.terms.from?.(territory) === undefined;
  if (draft.terms.ways.includes('board')) {
    const dear = whyTooDear(draft, kind, { boardings: 1 }, 'B-MOVE-15');
    if (dear !== undefined && piersOf(to).some(waits)) return dear;
    const beach = isSea(to) ? shores(to).find((territory) => !hasPort(territory, to) && waits(territory)) : undefined;
    if (beach !== undefined && isSea(to) && !piersOf(to).some(waits)) return noPort(beach, to);
  }
  return refuse('nothing-to-do', 'B-MOVE-03', { zone: to });
}

function noPort(territory: Territory, sea: Sea): Refusal {
  return refuse('no-port:boarding', 'B-MOVE-14', { territory, sea });
}

/** Why units may not go aboard the one carrier of the line in hand. */
export function whyNotBoard(draft: MoveDraft, from: Zone, units: SparseCounts): Refusal | undefined {
  const { head } = draft;
  const kind = soleKind(units);
  if (!isOneCarrier(draft, head)) return refuse('one-navy:board', 'B-MOVE-14');
  if (kind === undefined) return oneKind();
  if (!isTerritory(from)) return refuse('at-sea', 'B-MOVE-19');
  if (isTerritory(head.at) ? from !== head.at : !isSea(head.at) || !hasPort(from, head.at))
    return isTerritory(head.at) || !isSea(head.at)
      ? refuse('elsewhere', 'B-MOVE-14', { zone: head.at })
      : noPort(from, head.at);
  const { at, boarded: before, landed } = head;
  const boarding = { assault: draft.terms.occasion === 'amphibious', at, before, landed };
  const shut = draft.play.rulebook.mayTakeAboard(draft.play, draft.seat, head.kind, boarding);
  if (shut !== undefined) return shut;
  if (draft.play.rulebook.unit(head.kind).takes[kind] === undefined)
    return refuse('no-room:kind', 'B-MOVE-12', { unit: kind, carrier: head.kind });
  const room = draft.room(head.kind, head.cargo, kind);
  if (totalOf(units) > room) return refuse('no-room', 'B-MOVE-12', { room });
  const { mustLand } = draft.terms;
  const refusal =
    whyNotThisWay(draft, 'board', kind) ??
    draft.terms.from?.(from) ??
    whyNone(draft, from, kind, totalOf(units), {}) ??
    whyTooDear(draft, kind, { boardings: head.boarding ? 0 : 1 }, 'B-MOVE-15');
  if (refusal !== undefined || mustLand === undefined || draft.landed || !isSea(head.at)) return refusal;
  return whyNeverLands(draft, mustLand, head.at, head.kind, plus(head.cargo, units, 1), 0, false, true);
}

/** Why units may not leave the one carrier of the line in hand where it is. */
export function whyNotAshore(draft: MoveDraft, on: Zone, units: SparseCounts): Refusal | undefined {
  const { head } = draft;
  const { mustLand, to } = draft.terms;
  const kind = soleKind(units);
  if (!isOneCarrier(draft, head)) return refuse('one-navy:leave', 'B-MOVE-17');
  if (kind === undefined) return oneKind();
  if (!isTerritory(on) || (isTerritory(head.at) && on !== head.at)) return refuse('from-sea-to-land', 'B-MOVE-17');
  const refusal =
    whyNotThisWay(draft, 'land', kind) ??
    (isSea(head.at)
      ? (whyNoBeach(head.at, on) ??
        draft.play.rulebook.mayLandFrom(draft.play, head.kind, head.at, on, draft.terms.occasion))
      : undefined) ??
    whyNotAboard(head.cargo, units) ??
    draft.terms.ashore(on, head.at);
  if (refusal !== undefined || mustLand === undefined || draft.landed || !isSea(head.at)) return refusal;
  if (on === mustLand && head.at === to) return undefined;
  return whyNeverLands(draft, mustLand, head.at, head.kind, plus(head.cargo, units, -1), 0, true);
}

function isOneCarrier(draft: MoveDraft, head: Readonly<Head> | undefined): head is Readonly<Head> {
  return head !== undefined && head.number === 1 && draft.play.rulebook.unit(head.kind).places > 0;
}

/** Territories on which units can leave a carrier in a zone. */
export function beachesOf(zone: Zone): readonly Territory[] {
  if (isTerritory(zone)) return [zone];
  return isLightSea(zone) ? shores(zone) : [];
}

/** Territories from which units can board a carrier in a zone. */
export function piersOf(zone: Zone): readonly Territory[] {
  return isTerritory(zone) ? [zone] : portsOn(zone);
}
