// Trips of Stage 2: which ships can carry what of a player's companies abroad (M-XFER-01 to -04, -10 to -12).
import {
  type Company,
  companyOf,
  isTerritory,
  ports,
  RESOURCES,
  type Resource,
  SEAS,
  type Sea,
  type Zone,
} from '../../../board/index.ts';
import { yieldsOf } from '../../../order-of-play/stage-2-transfer.ts';
import type { Play } from '../../../referee/play.ts';
import { type Refusal, refuse } from '../../../referee/refusal.ts';
import { isHome } from '../../../state/occupation.ts';
import type { Seat } from '../../../state/seat.ts';
import { sure } from '../../../sure.ts';
import { shipsToSail } from '../ships.ts';
import { TONNAGE } from '../tables.ts';

/** One ship and what it carries: units of companies by their cards, all of one resource. It stays in its sea (Q-M-22). */
export type Trip = {
  readonly sea: Sea;
  readonly cargo: Readonly<Partial<Record<Company, number>>>;
};

/** How many units a ship carries. */
export function unitsCarried({ cargo }: Pick<Trip, 'cargo'>): number {
  return Object.values(cargo).reduce<number>((sum, units) => sum + sure(units), 0);
}

/** A company abroad, and how many units of it are still to be carried. */
interface Freight {
  readonly company: Company;
  readonly resource: Resource;
  readonly units: number;
}

/** The seas from which a ship serves a place: those of its ports, or the sea itself (M-XFER-11, -12). */
export function seasServing(location: Zone): readonly Sea[] {
  return isTerritory(location) ? ports(location) : [location];
}

/** What a player's companies abroad yield now, after some trips. */
export function freightOf(play: Play, seat: Seat, trips: readonly Trip[]): Freight[] {
  const freight: Freight[] = [];
  for (const { company, units } of yieldsOf(play, seat).produced) {
    const { location, resource } = companyOf(company);
    if (isHome(play, seat, location)) continue;
    const left = units - carried(trips, company);
    if (left > 0) freight.push({ company, resource, units: left });
  }
  return freight;
}

/** Units of a company aboard, in one sea or in all. */
export function carried(trips: readonly Trip[], company: Company, sea?: Sea): number {
  let units = 0;
  for (const trip of trips) if (sea === undefined || trip.sea === sea) units += trip.cargo[company] ?? 0;
  return units;
}

/** Every trip that may be added to those planned. */
export function tripsOpen(play: Play, seat: Seat, planned: readonly Trip[]): Trip[] {
  const freight = freightOf(play, seat, planned);
  return SEAS.flatMap((sea) => {
    if (shipsLeft(play, seat, sea, planned) <= 0) return [];
    const here = freight.filter(({ company }) => seasServing(companyOf(company).location).includes(sea));
    return RESOURCES.flatMap((resource) =>
      cargoes(
        here.filter((each) => each.resource === resource),
        TONNAGE,
      ).map((cargo) => ({ sea, cargo })),
    );
  });
}

/** Why a trip may not be added to those planned. */
export function whyNotTrip(play: Play, seat: Seat, planned: readonly Trip[], { sea, cargo }: Trip): Refusal {
  const freight = freightOf(play, seat, planned);
  const aboard = Object.keys(cargo) as Company[];
  const [first] = aboard;
  for (const company of aboard) {
    const there = freight.find((each) => each.company === company);
    if (there === undefined) return refuse('no-freight', 'M-XFER-10', { company });
    const { location } = companyOf(company);
    if (!seasServing(location).includes(sea))
      return isTerritory(location)
        ? refuse('no-port:trip', 'M-XFER-11', { territory: location, sea })
        : refuse('other-sea', 'M-XFER-12', { company, sea: location });
    if (first !== undefined && companyOf(company).resource !== companyOf(first).resource)
      return refuse('mixed-cargo', 'M-XFER-04');
    if ((cargo[company] ?? 0) > there.units)
      return refuse('too-many:trip', 'M-XFER-03', { company, units: there.units, resource: there.resource });
  }
  const units = unitsCarried({ cargo });
  if (units > TONNAGE) return refuse('too-heavy', 'M-XFER-02', { units, most: TONNAGE });
  return refuse('no-ship', 'M-XFER-01', { sea });
}

/** Ships in a sea that may sail and are not planned for. */
function shipsLeft(play: Play, seat: Seat, sea: Sea, planned: readonly Trip[]): number {
  return shipsToSail(play, seat, sea) - planned.filter((trip) => trip.sea === sea).length;
}

/** Every load of one resource that fits a ship, some of it at least. */
function cargoes(freight: readonly Freight[], room: number): Trip['cargo'][] {
  const [first, ...rest] = freight;
  if (first === undefined || room === 0) return [];
  const all: Trip['cargo'][] = [];
  for (let units = Math.min(first.units, room); units > 0; units--) {
    const alone = { [first.company]: units };
    all.push(alone, ...cargoes(rest, room - units).map((others) => ({ ...alone, ...others })));
  }
  return [...all, ...cargoes(rest, room)];
}
