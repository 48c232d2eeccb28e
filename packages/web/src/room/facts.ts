import {
  companiesIn,
  companyName,
  homeOf,
  isTerritory,
  isZone,
  neighbours,
  type Seat,
  type SeatView,
  type View,
  ZONES,
  zoneName,
} from '@marshall/rules';
import type { PowerId } from '../look/powers.ts';
import type { Marks, Piece, ZoneState } from '../map/types.ts';

/** The superpower of a seat, once it leads one. */
export const powerOf = (view: View, seat: string | undefined): PowerId | undefined =>
  seat === undefined ? undefined : view.seats[seat as Seat]?.power;

/** Q-B-32: a zone is its occupant's; an empty home territory is its living leader's. */
export function holdersOf(view: View): ReadonlyMap<string, Seat> {
  const held = new Map<string, Seat>();
  for (const seat of view.order) {
    const player = view.seats[seat];
    if (player?.power === undefined || player.out !== undefined) continue;
    for (const home of homeOf(player.power)) if (!view.nuked.includes(home)) held.set(home, seat);
  }
  for (const { zone, forces } of view.board) {
    const holding = forces.filter(({ seat }) => !view.assaults.some((a) => a.seat === seat && a.zone === zone));
    const [first, ...others] = holding;
    // International seas may be shared, and are then nobody's.
    if (first !== undefined && others.length === 0) held.set(zone, first.seat);
  }
  return held;
}

/** The zones of a view as the map takes them. */
export function zonesOf(view: View): Record<string, ZoneState> {
  const zones: Record<string, ZoneState> = {};
  for (const [zone, seat] of holdersOf(view)) {
    const holder = powerOf(view, seat);
    if (holder !== undefined && isZone(zone) && isTerritory(zone)) zones[zone] = { holder };
  }
  for (const zone of view.nuked) zones[zone] = { scorched: true };
  return zones;
}

/** The pieces of a view as the map takes them, and the companies that are known. */
export function piecesOf(view: View): Piece[] {
  const units = view.board.flatMap(({ zone, forces }) =>
    forces.flatMap(({ seat, units: counts, laden }): Piece[] => {
      const power = powerOf(view, seat);
      if (power === undefined) return [];
      const aboard = laden.reduce((sum, { cargo }) => sum + Object.values(cargo).reduce((n, part) => n + part, 0), 0);
      return [
        ...(counts.army ? [{ zone, power, kind: 'army', count: counts.army } satisfies Piece] : []),
        ...(counts.navy
          ? [{ zone, power, kind: 'navy', count: counts.navy, ...(aboard > 0 ? { aboard } : {}) } satisfies Piece]
          : []),
      ];
    }),
  );
  return [...units, ...companyPieces(view)];
}

function companyPieces(view: View): Piece[] {
  return view.order.flatMap((seat) => {
    const power = powerOf(view, seat);
    if (power === undefined) return [];
    return (view.seats[seat]?.holdings ?? []).flatMap((holding): Piece[] => {
      if (holding.card === undefined) return [];
      const zone = locationOf(holding.card);
      return zone === undefined ? [] : [{ zone, power, kind: 'company', count: 1, name: companyName(holding.card) }];
    });
  });
}

const locations = new Map<string, string>();

function locationOf(card: string): string | undefined {
  if (locations.size === 0)
    for (const zone of ZONES) for (const company of companiesIn(zone)) locations.set(company, zone);
  return locations.get(card);
}

/** Clouds, passages and forces that fight for the land they stand in. */
export function marksOf(view: View): Marks {
  const passages = view.order.flatMap((host) =>
    (view.passage[host] ?? []).flatMap((guest) => {
      const power = powerOf(view, guest);
      const home = powerOf(view, host);
      const zone = home === undefined ? undefined : homeOf(home)[0];
      return power === undefined || zone === undefined ? [] : [{ zone, guest: power }];
    }),
  );
  return { clouds: view.nuked, passages, sieges: view.assaults.map(({ zone }) => zone) };
}

/** The public figures of a seat. */
export interface Figures {
  readonly territories: number;
  readonly armies: number;
  readonly navies: number;
}

export function figuresOf(view: View, seat: Seat): Figures {
  const held = [...holdersOf(view)].filter(([zone, holder]) => holder === seat && isZone(zone) && isTerritory(zone));
  let armies = 0;
  let navies = 0;
  for (const { forces } of view.board) {
    for (const force of forces) {
      if (force.seat !== seat) continue;
      armies += (force.units.army ?? 0) + force.laden.reduce((sum, { cargo }) => sum + (cargo.army ?? 0), 0);
      navies += force.units.navy ?? 0;
    }
  }
  return { territories: held.length, armies, navies };
}

/** Full sets of supplies that a seat stores. */
export const setsOf = ({ supplies: { grain, oil, minerals } }: SeatView): number => Math.min(grain, oil, minerals);

/** The names of the zones next to one. */
export const bordersOf = (zone: string): readonly string[] => (isZone(zone) ? neighbours(zone).map(zoneName) : []);

/** Companies in a zone that the viewer knows, with who holds them. */
export function companiesAt(view: View, zone: string): readonly { readonly name: string; readonly seat: Seat }[] {
  return view.order.flatMap((seat) =>
    (view.seats[seat]?.holdings ?? []).flatMap((holding) =>
      holding.card !== undefined && locationOf(holding.card) === zone
        ? [{ name: companyName(holding.card), seat }]
        : [],
    ),
  );
}
