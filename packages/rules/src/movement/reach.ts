// Where a player's units can come to at all, without walking every way to every zone.
import {
  coasts,
  distanceTo,
  isSea,
  isTerritory,
  landDistances,
  seaDistances,
  TERRITORIES,
  ZONES,
  type Zone,
  zoneIndex,
  zoneName,
} from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { forceOf } from '../state/forces.ts';
import { isNuked } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';
import type { UnitKind } from '../unit-table.ts';
import { whyNotOrder } from './checks.ts';
import { MoveDraft } from './draft.ts';
import { nearestByLand, nearestBySea } from './nearest.ts';
import { loads, mayGoOn } from './next-orders.ts';
import { type Cost, type Effort, noEffort } from './order.ts';
import { isOpenLand, isOpenSea } from './passage.ts';
import type { MoveTerms } from './terms.ts';

/** Whether some order leads to the final zone of given terms. */
export type Reach = (terms: MoveTerms) => boolean;

/** A player's reach in the position as it is; what it takes to know is found once and used for every zone. */
export function reachOf(play: Play, seat: Seat): Reach {
  let known = reaches.get(play);
  // A position changes by events only, so the number of those of a play says whether it is still the same.
  if (known === undefined || known.events !== play.events.length) {
    known = { events: play.events.length, bySeat: new Map() };
    reaches.set(play, known);
  }
  let reach = known.bySeat.get(seat);
  if (reach === undefined) {
    reach = measure(play, seat);
    known.bySeat.set(seat, reach);
  }
  return reach;
}

/** Whether it is others who bar the way to a zone that the supplies would reach; then they can be asked. */
export function whyBarred(play: Play, seat: Seat, to: Zone): Refusal | undefined {
  const { supplies } = play.seat(seat);
  const steps = isTerritory(to)
    ? landDistances(to, (territory) => !isNuked(play, territory))
    : seaDistances(to, () => true);
  const barred = bodiesOf(play, seat).some(({ kind, zones }) =>
    zones.some((zone) => {
      const way = zone === to ? undefined : distanceTo(steps, zone);
      return way !== undefined && affordable(play, seat, kind, 'entered', way, supplies);
    }),
  );
  if (!barred) return undefined;
  return isTerritory(to)
    ? refuse(
        'not-let-through',
        'B-MOVE-06',
        `Armies of others bar the way to ${zoneName(to)}; ask them to let you pass.`,
      )
    : refuse(
        'not-let-through',
        'B-MOVE-24',
        `Navies of others bar the way to ${zoneName(to)}; ask them to let you pass.`,
      );
}

const reaches = new WeakMap<Play, { readonly events: number; readonly bySeat: Map<Seat, Reach> }>();

function measure(play: Play, seat: Seat): Reach {
  const bodies = bodiesOf(play, seat);
  const landings = new Map<string, boolean>();
  return (terms) => {
    if (bodies.length === 0) return false;
    if (terms.mustLand !== undefined) {
      // Where the landing is does not matter, only that somebody comes to the sea beside it.
      const key = `${terms.to} ${terms.budget?.oil} ${terms.payer} ${terms.ways.join()}`;
      const known = terms.from === undefined ? landings.get(key) : undefined;
      if (known !== undefined) return known;
      const lands = mayGoOn(new MoveDraft(play, seat, terms));
      landings.set(key, lands);
      return lands;
    }
    if (terms.from !== undefined || terms.steps !== undefined) return mayGoOn(new MoveDraft(play, seat, terms));
    const budget = terms.budget ?? play.seat(terms.payer ?? seat).supplies;
    return bodies.some((body) => comesTo(play, seat, body, terms, budget)) || actsThere(play, seat, terms);
  };
}

/** All units of one kind that are not aboard: where they are and how far each zone is from the nearest of them. */
interface Body {
  readonly kind: UnitKind;
  readonly domain: 'land' | 'sea';
  readonly zones: Zone[];
  /** Steps from the nearest of them elsewhere to each zone of their domain, in board order; 0 for none. */
  nearest: Uint8Array | undefined;
}

function bodiesOf(play: Play, seat: Seat): Body[] {
  const { board } = play.state;
  const bodies: Body[] = [];
  for (const kind of play.rulebook.kinds) {
    const body: Body = { kind, domain: play.rulebook.unit(kind).domain, zones: [], nearest: undefined };
    for (let i = 0; i < ZONES.length; i++) {
      const zone = ZONES[i];
      for (const force of board[i] ?? [])
        if (zone !== undefined && force.seat === seat && force.units[kind] > 0) body.zones.push(zone);
    }
    if (body.zones.length > 0) bodies.push(body);
  }
  return bodies;
}

function comesTo(play: Play, seat: Seat, body: Body, terms: MoveTerms, budget: Cost): boolean {
  const { to, ways } = terms;
  const { kind, domain, zones } = body;
  if (isTerritory(to) !== (domain === 'land')) return false;
  const flies = ways.includes('airlift') && play.rulebook.unit(kind).flight > 0;
  if (flies && (zones.length > 1 || zones[0] !== to) && affordable(play, seat, kind, 'flown', 1, budget)) return true;
  if (!ways.includes(domain === 'land' ? 'march' : 'sail')) return false;
  body.nearest ??=
    domain === 'land'
      ? nearestByLand(zones.filter(isTerritory), (territory) => isOpenLand(play, seat, territory))
      : nearestBySea(zones.filter(isSea), (sea) => isOpenSea(play, seat, sea));
  const steps = body.nearest[isTerritory(to) ? zoneIndex(to) : zoneIndex(to) - TERRITORIES.length] ?? 0;
  return steps > 0 && affordable(play, seat, kind, 'entered', steps, budget);
}

/** Whether a carrier beside the territory can land somebody, or one in the sea can do anything there. */
function actsThere(play: Play, seat: Seat, terms: MoveTerms): boolean {
  const { to, ways } = terms;
  const { board } = play.state;
  if (isTerritory(to))
    return ways.includes('land') && coasts(to).some((sea) => (forceOf(board, sea, seat)?.laden.length ?? 0) > 0);
  if (forceOf(board, to, seat) === undefined) return false;
  const draft = new MoveDraft(play, seat, terms);
  for (const kind of play.rulebook.kinds)
    if (whyNotOrder(draft, { how: 'sail', from: to, units: { [kind]: 1 } }) === undefined) return true;
  for (const { carrier, cargo } of loads(draft, to))
    if (whyNotOrder(draft, { how: 'convoy', from: to, carrier, number: 1, cargo }) === undefined) return true;
  return false;
}

function affordable(
  play: Play,
  seat: Seat,
  kind: UnitKind,
  how: 'entered' | 'flown',
  number: number,
  budget: Cost,
): boolean {
  const effort: Effort = noEffort();
  effort[how][kind] = number;
  const { grain, oil } = play.rulebook.moveCost(play, seat, effort);
  return grain <= budget.grain && oil <= budget.oil;
}
