// Where a player's units can come to at all, without walking every way to every zone.
import { coasts, isSea, isTerritory, SEAS, TERRITORIES, ZONES, type Zone, zoneIndex } from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { forceOf } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import type { UnitKind } from '../unit-table.ts';
import { whyNotOrder } from './checks.ts';
import { MoveDraft } from './draft.ts';
import { nearestByLand, nearestBySea } from './nearest.ts';
import { loads, nextOrders } from './next-orders.ts';
import { noEffort, WAYS } from './order.ts';
import { isOpenLand, isOpenSea } from './passage.ts';
import type { MoveTerms } from './terms.ts';

/** Whether some order leads to the final zone of given terms. What it takes to know is found once for all zones. */
export function reachOf(play: Play, seat: Seat): (terms: MoveTerms) => boolean {
  const bodies = bodiesOf(play, seat);
  return (terms) => {
    if (bodies.length === 0) return false;
    if (!isPlain(terms)) return nextOrders(new MoveDraft(play, seat, terms)).length > 0;
    return bodies.some((body) => comesTo(body, terms.to)) || actsThere(play, seat, terms);
  };
}

/** All units of one kind that are not aboard: where they are and how far they can go. */
interface Body {
  readonly kind: UnitKind;
  readonly domain: 'land' | 'sea';
  readonly zones: readonly Zone[];
  readonly flies: boolean;
  /** The most zones one of them can enter. */
  readonly range: number;
  /** Steps from the nearest of them elsewhere to each zone of its domain, in board order; 0 for none. */
  nearest(): Uint8Array;
}

/** Terms that ask for nothing but the standard moving costs, out of the player's own store. */
function isPlain(terms: MoveTerms): boolean {
  return (
    terms.ways === WAYS &&
    terms.from === undefined &&
    terms.steps === undefined &&
    terms.mustLand === undefined &&
    terms.payer === undefined &&
    terms.budget === undefined
  );
}

function comesTo(body: Body, to: Zone): boolean {
  if (isTerritory(to) !== (body.domain === 'land')) return false;
  if (body.flies && (body.zones.length > 1 || body.zones[0] !== to)) return true;
  if (body.range === 0) return false;
  const steps = body.nearest()[isTerritory(to) ? zoneIndex(to) : zoneIndex(to) - TERRITORIES.length] ?? 0;
  return steps > 0 && steps <= body.range;
}

/** Whether a carrier beside the territory can land somebody, or one in the sea can do anything there. */
function actsThere(play: Play, seat: Seat, terms: MoveTerms): boolean {
  const { to } = terms;
  const { board } = play.state;
  if (isTerritory(to)) return coasts(to).some((sea) => (forceOf(board, sea, seat)?.laden.length ?? 0) > 0);
  if (forceOf(board, to, seat) === undefined) return false;
  const draft = new MoveDraft(play, seat, terms);
  for (const kind of play.rulebook.kinds)
    if (whyNotOrder(draft, { how: 'sail', from: to, units: { [kind]: 1 } }) === undefined) return true;
  for (const { carrier, cargo } of loads(draft, to))
    if (whyNotOrder(draft, { how: 'convoy', from: to, carrier, number: 1, cargo }) === undefined) return true;
  return false;
}

function bodiesOf(play: Play, seat: Seat): Body[] {
  const bodies: Body[] = [];
  for (const kind of play.rulebook.kinds) {
    const zones: Zone[] = [];
    for (let i = 0; i < ZONES.length; i++) {
      const zone = ZONES[i];
      for (const force of play.state.board[i] ?? [])
        if (zone !== undefined && force.seat === seat && force.units[kind] > 0) zones.push(zone);
    }
    if (zones.length > 0) bodies.push(bodyOf(play, seat, kind, zones));
  }
  return bodies;
}

function bodyOf(play: Play, seat: Seat, kind: UnitKind, zones: readonly Zone[]): Body {
  const { domain, flight } = play.rulebook.unit(kind);
  let found: Uint8Array | undefined;
  return {
    kind,
    domain,
    zones,
    flies: flight > 0 && affordable(play, seat, kind, 'flown', 1),
    range: rangeOf(play, seat, kind),
    nearest: () => {
      found ??=
        domain === 'land'
          ? nearestByLand(zones.filter(isTerritory), (territory) => isOpenLand(play, seat, territory))
          : nearestBySea(zones.filter(isSea), (sea) => isOpenSea(play, seat, sea));
      return found;
    },
  };
}

function rangeOf(play: Play, seat: Seat, kind: UnitKind): number {
  let range = 0;
  while (range < SEAS.length + TERRITORIES.length && affordable(play, seat, kind, 'entered', range + 1)) range++;
  return range;
}

function affordable(play: Play, seat: Seat, kind: UnitKind, how: 'entered' | 'flown', number: number): boolean {
  const effort = noEffort();
  effort[how][kind] = number;
  const { grain, oil } = play.rulebook.moveCost(play, seat, effort);
  const { supplies } = play.seat(seat);
  return grain <= supplies.grain && oil <= supplies.oil;
}
