// Where a seller's units can be delivered at all, without walking every way to every zone.
import {
  coasts,
  homePower,
  isSea,
  isTerritory,
  LIGHT_SEAS,
  type LightSea,
  ports,
  type Sea,
  TERRITORIES,
  type Territory,
  ZONES,
  type Zone,
  zoneIndex,
} from '../board/index.ts';
import { whyNotOrder } from '../movement/checks.ts';
import { MoveDraft } from '../movement/draft.ts';
import { nearestByLand, nearestBySea } from '../movement/nearest.ts';
import { loads } from '../movement/next-orders.ts';
import { type Effort, noEffort } from '../movement/order.ts';
import { isOpenLand, isOpenSea } from '../movement/passage.ts';
import { oncePerPosition } from '../referee/once.ts';
import type { Play } from '../referee/play.ts';
import { forceOf } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import { sure } from '../sure.ts';
import type { UnitKind } from '../unit-table.ts';
import { deliveryTerms, takesIn } from './delivery.ts';

/** What a seller can bring where with the supplies of a player who pays. */
export interface Reach {
  /** Whether anything can be brought anywhere. */
  readonly any: boolean;
  /** Whether some unit marches, flies, lands or sails to a zone that takes in what is sold. */
  comesTo(zone: Zone, buyer: Seat): boolean;
  /** Whether a fleet that ends in a sea beside a territory can put some army ashore there. */
  landsFrom(fleet: LightSea, territory: Territory, buyer: Seat): boolean;
}

/** What can be delivered from whom to whom in the position that a play has come to. */
export const deliveriesOf: (play: Play, seat: Seat) => Deliveries = oncePerPosition((play) => new Deliveries(play));

/** What it takes to know is found once, and only when it is needed. */
export class Deliveries {
  readonly #play: Play;
  readonly #places = new Map<Seat, readonly Zone[]>();
  readonly #stands = new Map<Seat, Stands>();
  readonly #reaches = new Map<string, Reach>();

  constructor(play: Play) {
    this.#play = play;
  }

  /** The zones to which units sold to a player may be moved, in board order. */
  places(buyer: Seat): readonly Zone[] {
    const places = this.#places.get(buyer) ?? placesOf(this.#play, buyer);
    this.#places.set(buyer, places);
    return places;
  }

  /** Where a seller's units can come to if one of the two pays. */
  reach(seller: Seat, payer: Seat): Reach {
    const key = `${seller}>${payer}`;
    const stands = this.#stands.get(seller) ?? standsOf(this.#play, seller);
    const reach = this.#reaches.get(key) ?? reachOf(this.#play, seller, payer, stands);
    this.#stands.set(seller, stands);
    this.#reaches.set(key, reach);
    return reach;
  }
}

/** The buyer's home, and where they have units; then the seas of their ports. */
function placesOf(play: Play, buyer: Seat): Zone[] {
  const { power } = play.seat(buyer);
  const { board } = play.state;
  const places: Zone[] = [];
  const seas = new Set<LightSea>();
  for (const territory of TERRITORIES) {
    const there = forceOf(board, territory, buyer) !== undefined;
    if (there) for (const sea of ports(territory)) seas.add(sea);
    if ((there || homePower(territory) === power) && takesIn(play, buyer, territory)) places.push(territory);
  }
  for (const sea of LIGHT_SEAS) if (seas.has(sea) && takesIn(play, buyer, sea)) places.push(sea);
  return places;
}

function reachOf(play: Play, seller: Seat, payer: Seat, { bodies, afloat, laden }: Stands): Reach {
  const ranges = bodies.map((body) => ({
    body,
    flies:
      body.flight > 0 &&
      play.rulebook.mayMove(play, seller, body.kind, 'airlift', SOLD) === undefined &&
      affords(play, seller, payer, body.kind, 'flown', 1),
    range: rangeOf(play, seller, payer, body.kind),
  }));
  const boards = isPaidFor(play, seller, payer, { ...noEffort(), boardings: 1 });
  const lands = afloat.length > 0 && (boards || laden.length > 0);
  const comes = (zone: Zone) => ranges.some((range) => goes(range, zone));
  const landings = new Map<string, boolean>();
  const landsFrom = (fleet: LightSea, territory: Territory, buyer: Seat) => {
    const draft = new MoveDraft(play, seller, deliveryTerms(play, buyer, { seller, payer, zone: territory, fleet }));
    return afloat.some((sea) => sailsOut(draft, sea));
  };
  return {
    any: lands || ranges.some(({ flies, range }) => flies || range > 0),
    comesTo: (zone, buyer) => {
      const takes = (kind: UnitKind) => play.rulebook.mayDeliver(play, buyer, zone, kind) === undefined;
      if (ranges.some((range) => goes(range, zone) && takes(range.body.kind))) return true;
      return laden.some(
        ({ sea, kinds }) => isTerritory(zone) && coasts(zone).some((near) => near === sea) && kinds.some(takes),
      );
    },
    landsFrom: (fleet, territory, buyer) => {
      if (!lands || (!afloat.includes(fleet) && !comes(fleet))) return false;
      const key = `${fleet}>${territory}>${buyer}`;
      const can = landings.get(key) ?? landsFrom(fleet, territory, buyer);
      landings.set(key, can);
      return can;
    },
  };
}

/** Where a seller's units stand. */
interface Stands {
  readonly bodies: readonly Body[];
  readonly afloat: readonly Sea[];
  /** Seas with carriers of theirs that have somebody aboard, of kinds that go with a sale. */
  readonly laden: readonly { readonly sea: Sea; readonly kinds: readonly UnitKind[] }[];
}

/** All units of one kind that are not aboard. */
interface Body {
  readonly kind: UnitKind;
  readonly domain: 'land' | 'sea';
  readonly flight: number;
  /** Steps from the nearest of them elsewhere to each zone of its domain, in board order; 0 for none. */
  nearest(): Uint8Array;
}

interface Range {
  readonly body: Body;
  readonly flies: boolean;
  /** The most zones one of them can enter. */
  readonly range: number;
}

/** The units are sold; one that sails alone has nobody aboard. */
const SOLD = { laden: false, occasion: 'delivery' } as const;

function standsOf(play: Play, seller: Seat): Stands {
  const { board } = play.state;
  const zones = new Map<UnitKind, Zone[]>();
  const afloat: Sea[] = [];
  const laden: { sea: Sea; kinds: UnitKind[] }[] = [];
  for (let i = 0; i < ZONES.length; i++) {
    const zone = sure(ZONES[i]);
    for (const force of sure(board[i])) {
      if (force.seat !== seller) continue;
      if (isSea(zone)) afloat.push(zone);
      const sails = ({ carrier }: { carrier: UnitKind }) =>
        play.rulebook.mayMove(play, seller, carrier, 'sail', { ...SOLD, laden: true }) === undefined;
      const aboard = force.laden.filter(sails);
      const kinds = play.rulebook.kinds.filter((kind) => aboard.some(({ cargo }) => cargo[kind] > 0));
      if (isSea(zone) && kinds.length > 0) laden.push({ sea: zone, kinds });
      for (const kind of play.rulebook.kinds)
        if (force.units[kind] > 0) zones.set(kind, [...(zones.get(kind) ?? []), zone]);
    }
  }
  return { bodies: [...zones].map(([kind, where]) => bodyOf(play, seller, kind, where)), afloat, laden };
}

function bodyOf(play: Play, seller: Seat, kind: UnitKind, zones: readonly Zone[]): Body {
  const { domain, flight } = play.rulebook.unit(kind);
  let steps: Uint8Array | undefined;
  return {
    kind,
    domain,
    flight,
    nearest: () => {
      steps ??=
        domain === 'land'
          ? nearestByLand(zones.filter(isTerritory), (territory) => isOpenLand(play, seller, territory))
          : nearestBySea(zones.filter(isSea), (sea) => isOpenSea(play, seller, sea));
      return steps;
    },
  };
}

/** A zone that takes in sold units holds none of the seller's, so whatever flies can fly there. */
function goes({ body, flies, range }: Range, to: Zone): boolean {
  if (isTerritory(to) !== (body.domain === 'land')) return false;
  if (flies) return true;
  if (range === 0) return false;
  const steps = sure(body.nearest()[isTerritory(to) ? zoneIndex(to) : zoneIndex(to) - TERRITORIES.length]);
  return steps > 0 && steps <= range;
}

function rangeOf(play: Play, seller: Seat, payer: Seat, kind: UnitKind): number {
  const way = play.rulebook.unit(kind).domain === 'land' ? 'march' : 'sail';
  if (play.rulebook.mayMove(play, seller, kind, way, SOLD) !== undefined) return 0;
  let range = 0;
  while (range < ZONES.length && affords(play, seller, payer, kind, 'entered', range + 1)) range++;
  return range;
}

function affords(
  play: Play,
  seller: Seat,
  payer: Seat,
  kind: UnitKind,
  how: 'entered' | 'flown',
  number: number,
): boolean {
  const effort = noEffort();
  effort[how][kind] = number;
  return isPaidFor(play, seller, payer, effort);
}

function isPaidFor(play: Play, seller: Seat, payer: Seat, effort: Effort): boolean {
  const { grain, oil } = play.rulebook.moveCost(play, seller, effort);
  const { supplies } = play.seat(payer);
  return grain <= supplies.grain && oil <= supplies.oil;
}

/** Whether one carrier in a sea, empty or laden, can be the first of the fleet. */
function sailsOut(draft: MoveDraft, from: Zone): boolean {
  for (const kind of draft.play.rulebook.kinds)
    if (whyNotOrder(draft, { how: 'sail', from, units: { [kind]: 1 } }) === undefined) return true;
  for (const { carrier, cargo } of loads(draft, from))
    if (whyNotOrder(draft, { how: 'convoy', from, carrier, number: 1, cargo }) === undefined) return true;
  return false;
}
