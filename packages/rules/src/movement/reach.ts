// Where a player's units can come to at all, without walking every way to every zone.
import { coasts, isOneStep, isSea, isTerritory, TERRITORIES, ZONES, type Zone, zoneIndex } from '../board/index.ts';
import { oncePerDeed } from '../referee/once.ts';
import type { Play } from '../referee/play.ts';
import { type Force, forceOf, only } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { sure } from '../sure.ts';
import type { UnitKind } from '../unit-table.ts';
import { whyNotOrder } from './checks.ts';
import { MoveDraft } from './draft.ts';
import { mayLandAny } from './limits.ts';
import { nearestByLand, nearestBySea } from './nearest.ts';
import { loads, mayGoOn } from './next-orders.ts';
import { type Cost, type Effort, noEffort, type Way } from './order.ts';
import { isOpenLand, isOpenSea } from './passage.ts';
import type { MoveTerms } from './terms.ts';

/** Whether some order leads to the final zone of given terms. */
export type Reach = (terms: MoveTerms) => boolean;

/** A player's reach in the position as it is; what it takes to know is found once and used for every zone. */
export const reachOf: (play: Play, seat: Seat) => Reach = oncePerDeed(measure);

/** Whether somebody beside the final zone of given terms comes to it by one step; no more than that is looked at. */
export function isNear(play: Play, seat: Seat, terms: MoveTerms): boolean {
  if (terms.mustLand !== undefined || terms.from !== undefined || terms.steps !== undefined) return false;
  const budget = terms.budget ?? play.seat(terms.payer ?? seat).supplies;
  return bodiesOf(play, seat).some(
    (body) => body.zones.some((zone) => isOneStep(zone, terms.to)) && walksTo(play, seat, body, terms, budget),
  );
}

function measure(play: Play, seat: Seat): Reach {
  const bodies = bodiesOf(play, seat);
  const overland = bodies.some(({ carries }) => carries);
  return (terms) => {
    if (bodies.length === 0) return false;
    if (terms.mustLand !== undefined || terms.from !== undefined || terms.steps !== undefined)
      return mayGoOn(new MoveDraft(play, seat, terms));
    const budget = terms.budget ?? play.seat(terms.payer ?? seat).supplies;
    for (const body of bodies) if (comesTo(play, seat, body, terms, budget)) return true;
    return actsThere(play, seat, terms, overland);
  };
}

/** Whether one of them elsewhere flies there; a carrier that has somebody aboard flies dearer. */
function someoneFlies(play: Play, seat: Seat, body: Body, terms: MoveTerms, budget: Cost, flies: boolean): boolean {
  const { to, occasion } = terms;
  const { kind, zones, carries } = body;
  if (!carries) return flies && (zones.length > 1 || zones[0] !== to);
  return zones.some((zone) => {
    const force = zone === to ? undefined : forceOf(play.state.board, zone, seat);
    const laden = force?.laden.filter(({ carrier }) => carrier === kind) ?? [];
    if (force === undefined) return false;
    if (flies && force.units[kind] > laden.length) return true;
    return laden.some(({ cargo }) => {
      const effort = noEffort();
      effort.flown[kind] = 1;
      for (const each of play.rulebook.kinds) effort.flown[each] += cargo[each];
      const all = play.rulebook.kinds.filter((each) => effort.flown[each] > 0);
      return (
        all.every(
          (each) => play.rulebook.mayMove(play, seat, each, 'airlift', { laden: true, occasion }) === undefined,
        ) && isWithin(play, seat, effort, budget)
      );
    });
  });
}

/** All units of one kind that are not aboard: where they are and how far each zone is from the nearest of them. */
interface Body {
  readonly kind: UnitKind;
  readonly domain: 'land' | 'sea';
  /** Whether it carries others over land. */
  readonly carries: boolean;
  /** Whether only those that have somebody aboard move at all; the others are not among them. */
  readonly ladenOnly: boolean;
  readonly zones: Zone[];
  /** Steps from the nearest of them elsewhere to each zone of their domain, in board order; 0 for none. */
  nearest: Uint8Array | undefined;
  /** What one of them can do with the budget asked for last. */
  means: { readonly grain: number; readonly oil: number; readonly flies: boolean; readonly steps: number } | undefined;
}

const bodiesOf = oncePerDeed((play, seat): readonly Body[] => {
  const { board } = play.state;
  const bodies: Body[] = [];
  for (const kind of play.rulebook.kinds) {
    const { domain, places } = play.rulebook.unit(kind);
    const body: Body = {
      kind,
      domain,
      carries: domain === 'land' && places > 0,
      ladenOnly:
        domain === 'sea' &&
        play.rulebook.mayMove(play, seat, kind, 'sail', { laden: false, occasion: 'go' }) !== undefined,
      zones: [],
      nearest: undefined,
      means: undefined,
    };
    bodies.push(body);
  }
  for (let i = 0; i < ZONES.length; i++) {
    const zone = sure(ZONES[i]);
    for (const force of sure(board[i]))
      if (force.seat === seat) for (const body of bodies) if (moves(force, body)) body.zones.push(zone);
  }
  return bodies.filter(({ zones }) => zones.length > 0);
});

function moves({ units, laden }: DeepReadonly<Force>, { kind, ladenOnly }: Body): boolean {
  return ladenOnly ? laden.some(({ carrier }) => carrier === kind) : units[kind] > 0;
}

function comesTo(play: Play, seat: Seat, body: Body, terms: MoveTerms, budget: Cost): boolean {
  const { to } = terms;
  const { domain, zones } = body;
  const overLand = isTerritory(to);
  if (overLand !== (domain === 'land')) return false;
  const { flies, steps } = meansOf(play, seat, body, budget);
  if (
    (flies || body.carries) &&
    mayGo(play, seat, body, terms, 'airlift') &&
    someoneFlies(play, seat, body, terms, budget, flies)
  )
    return true;
  if (!walksTo(play, seat, body, terms, budget)) return false;
  // What stands beside it is one step away, whatever else is open.
  if (body.nearest === undefined && zones.some((zone) => isOneStep(zone, to))) return true;
  body.nearest ??=
    domain === 'land'
      ? nearestByLand(zones.filter(isTerritory), (territory) => isOpenLand(play, seat, territory))
      : nearestBySea(zones.filter(isSea), (sea) => isOpenSea(play, seat, sea));
  const away = sure(body.nearest[overLand ? zoneIndex(to) : zoneIndex(to) - TERRITORIES.length]);
  return away > 0 && away <= steps;
}

/** Whether one of them may take the last step to a zone of their domain, however far it is. */
function walksTo(play: Play, seat: Seat, body: Body, terms: MoveTerms, budget: Cost): boolean {
  return (
    meansOf(play, seat, body, budget).steps > 0 &&
    mayGo(play, seat, body, terms, body.domain === 'land' ? 'march' : 'sail')
  );
}

function mayGo(play: Play, seat: Seat, { kind, ladenOnly }: Body, { ways, occasion }: MoveTerms, way: Way): boolean {
  return (
    ways.includes(way) && play.rulebook.mayMove(play, seat, kind, way, { laden: ladenOnly, occasion }) === undefined
  );
}

function meansOf(play: Play, seat: Seat, body: Body, { grain, oil }: Cost) {
  if (body.means === undefined || body.means.grain !== grain || body.means.oil !== oil) {
    const { kind } = body;
    const effort = noEffort();
    effort.flown[kind] = 1;
    const flies = play.rulebook.unit(kind).flight > 0 && isWithin(play, seat, effort, { grain, oil });
    effort.flown[kind] = 0;
    let steps = 0;
    for (effort.entered[kind] = 1; steps < ZONES.length && isWithin(play, seat, effort, { grain, oil }); steps++)
      effort.entered[kind]++;
    body.means = { grain, oil, flies, steps };
  }
  return body.means;
}

/** Whether a carrier in the territory or beside it can land somebody, or one in the zone can do anything there. */
function actsThere(play: Play, seat: Seat, terms: MoveTerms, overland: boolean): boolean {
  const { to } = terms;
  const { board } = play.state;
  const near = isTerritory(to) ? (overland ? [to, ...coasts(to)] : coasts(to)) : [to];
  if (near.every((zone) => forceOf(board, zone, seat) === undefined)) return false;
  const draft = new MoveDraft(play, seat, terms);
  if (
    isTerritory(to) &&
    near.some((zone) =>
      forceOf(board, zone, seat)?.laden.some(
        ({ carrier, cargo }) =>
          mayLandAny(draft, cargo) &&
          (!isSea(zone) || play.rulebook.mayLandFrom(play, carrier, zone, to, terms.occasion) === undefined),
      ),
    )
  )
    return true;
  if (isTerritory(to) && !overland) return false;
  const how = isTerritory(to) ? 'march' : 'sail';
  for (const kind of play.rulebook.kinds)
    if (
      play.rulebook.unit(kind).places > 0 &&
      whyNotOrder(draft, { how, from: to, units: only(kind, 1) }) === undefined
    )
      return true;
  for (const { carrier, cargo } of loads(draft, to))
    if (whyNotOrder(draft, { how: 'convoy', from: to, carrier, number: 1, cargo }) === undefined) return true;
  return false;
}

function isWithin(play: Play, seat: Seat, effort: Effort, budget: Cost): boolean {
  const { grain, oil } = play.rulebook.moveCost(play, seat, effort);
  return grain <= budget.grain && oil <= budget.oil;
}
