import {
  companiesIn,
  companyName,
  companyOf,
  type ForceView,
  homeOf,
  isCompany,
  isTerritory,
  isZone,
  neighbours,
  type Seat,
  type SeatView,
  type View,
  ZONES,
} from '@marshall/rules';
import type { PowerId } from '../look/powers.ts';
import { type CompanyMark, type Marks, PIECE_KINDS, type Piece, type Yield, type ZoneState } from '../map/types.ts';
import { goodsCount, zoneInText, zoneTitle } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import { hasDrawing, unitCount, unitGlyph, unitLetter } from '../session/units.ts';
import { nameWords, words } from '../words.ts';

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
      return Object.entries(counts).flatMap(([kind, number]) =>
        number ? [pieceOf(zone, power, kind, number, aboard(laden, kind))] : [],
      );
    }),
  );
  return [...units, ...companyPieces(view)];
}

/** Units of one kind as the map draws them: a kind without a drawing of its own goes by its first letter. */
export function pieceOf(zone: string, power: PowerId, kind: string, count: number, carried = 0): Piece {
  const drawn = PIECE_KINDS.find((known) => known === unitGlyph(kind)) ?? 'army';
  return {
    zone,
    power,
    kind: drawn,
    count,
    ...(carried > 0 ? { aboard: carried } : {}),
    ...(hasDrawing(kind) ? {} : { letter: unitLetter(kind), words: unitCount(kind, count) }),
  };
}

const aboard = (laden: ForceView['laden'], kind: string): number =>
  laden
    .filter(({ carrier }) => carrier === kind)
    .reduce((sum, { cargo }) => sum + Object.values(cargo).reduce((n, part) => n + part, 0), 0);

function companyPieces(view: View): Piece[] {
  return view.order.flatMap((seat) => {
    const power = powerOf(view, seat);
    if (power === undefined) return [];
    return (view.seats[seat]?.holdings ?? []).flatMap((holding): Piece[] => {
      if (holding.card === undefined) return [];
      const zone = locationOf(holding.card);
      const makes = yieldOf(holding.card, holding.face);
      const called = makes && companyLine(holding.card, holding.face);
      return zone === undefined || makes === undefined || called === undefined
        ? []
        : [{ zone, power, kind: 'company', count: 1, name: makes.name, makes, words: called }];
    });
  });
}

/** What a company makes while it is open. */
function yieldOf(card: string, face: Face): Yield | undefined {
  if (!isCompany(card)) return undefined;
  const { resource, units } = companyOf(card);
  return { name: companyName(card), resource, units, open: face === 'open' };
}

/** `Bayer Mines, 3 minerals, open` */
function companyLine(card: string, face: Face): string | undefined {
  if (!isCompany(card)) return undefined;
  const { resource, units } = companyOf(card);
  return [companyName(card), goodsCount(units, resource), words.powers.faces[face]].join(', ');
}

type Face = SeatView['holdings'][number]['face'];

/** Companies that the viewer knows, gathered by zone and holder, for the layer on the map. */
export function companyMarks(view: View): readonly CompanyMark[] {
  const marks = new Map<string, CompanyMark>();
  const stands = strengthsIn(view);
  for (const { zone, power, makes } of companyPieces(view)) {
    if (makes === undefined) continue;
    const key = `${zone} ${power}`;
    const before = marks.get(key);
    marks.set(key, {
      zone,
      power,
      yields: [...(before?.yields ?? []), makes],
      threatened: before?.threatened ?? isThreatened(stands, zone, power),
    });
  }
  return [...marks.values()];
}

/** How many units each power has in each zone. */
type Strengths = ReadonlyMap<string, ReadonlyMap<PowerId, number>>;

function strengthsIn(view: View): Strengths {
  return new Map(
    view.board.map(({ zone, forces }) => {
      const there = new Map<PowerId, number>();
      for (const { seat, units } of forces) {
        const power = powerOf(view, seat);
        const number = Object.values(units).reduce((sum, each) => sum + (each ?? 0), 0);
        if (power !== undefined) there.set(power, (there.get(power) ?? 0) + number);
      }
      return [zone, there];
    }),
  );
}

/** Whether one other power has more units beside a zone, or in it, than its companies' holder has there. */
function isThreatened(stands: Strengths, zone: string, power: PowerId): boolean {
  if (!isZone(zone)) return false;
  const guards = stands.get(zone)?.get(power) ?? 0;
  const near = new Map<PowerId, number>();
  for (const each of [zone, ...neighbours(zone)])
    for (const [other, number] of stands.get(each) ?? []) near.set(other, (near.get(other) ?? 0) + number);
  return [...near].some(([other, number]) => other !== power && number > guards);
}

const locations = new Map<string, string>();

function locationOf(card: string): string | undefined {
  if (locations.size === 0)
    for (const zone of ZONES) for (const company of companiesIn(zone)) locations.set(company, zone);
  return locations.get(card);
}

/** Clouds, covered ports, homes under siege, lands that are fought for, passages, and nukes in the air. */
export function marksOf({ view, blockades, log }: Pick<TableState, 'view' | 'blockades' | 'log'>): Marks {
  const homes = (seat: Seat): readonly string[] => {
    const power = powerOf(view, seat);
    return power === undefined ? [] : homeOf(power);
  };
  const held = holdersOf(view);
  return {
    clouds: view.nuked,
    blockedPorts: (blockades?.ports ?? []).map((port) => ({
      ...port,
      grave:
        port.against === view.viewer ||
        (blockades?.besieged.includes(port.against) ?? false) ||
        (blockades?.blockaded.some(({ territory }) => territory === port.territory) ?? false),
    })),
    sieges: [
      ...(blockades?.besieged ?? []).flatMap((seat) => homes(seat).filter((zone) => held.get(zone) === seat)),
      ...(blockades?.blockaded ?? []).map(({ territory }) => territory),
    ],
    contested: view.assaults.map(({ zone }) => zone),
    passages: view.order.flatMap((host) =>
      (view.passage[host] ?? []).flatMap((guest) => {
        const power = powerOf(view, guest);
        const zones = homes(host).filter((zone) => held.get(zone) === host);
        return power === undefined ? [] : zones.map((zone, i) => ({ zone, guest: power, sign: i === 0 }));
      }),
    ),
    pirates: Object.entries(view.sets.marine?.pirates ?? {}).map(([zone, number]) => ({ zone, number })),
    incoming: incomingIn(view),
    struck: struckNow(log),
  };
}

/** Nukes in the air, while a nuclear attack is under way. */
function incomingIn(view: View): NonNullable<Marks['incoming']> {
  const strike = view.agenda.findLast(({ procedure }) => procedure === 'strategic');
  if (strike?.procedure !== 'strategic') return [];
  const screened = strike.firing === undefined || strike.firing.some(({ seat }) => (strike.shots[seat] ?? 0) > 0);
  return strike.salvo.flatMap(({ at, flying }) =>
    at === 'space' || flying === 0 ? [] : [{ zone: at, nukes: flying, screened }],
  );
}

/** How many lines back a strike still shows. */
const JUST_NOW = 6;

const struckNow = (log: TableState['log']): NonNullable<Marks['struck']> =>
  log
    .slice(-JUST_NOW)
    .flatMap(({ n, event }) => (event?.type === 'struck' ? [{ zone: event.zone, key: `struck ${n}` }] : []));

/** The public figures of a seat: territories held, and units by their kind, those aboard included. */
export interface Figures {
  readonly territories: number;
  readonly units: Readonly<Record<string, number>>;
}

export function figuresOf(view: View, seat: Seat): Figures {
  const held = [...holdersOf(view)].filter(([zone, holder]) => holder === seat && isZone(zone) && isTerritory(zone));
  const units: Record<string, number> = {};
  const own = view.board.flatMap(({ forces }) => forces.filter((force) => force.seat === seat));
  for (const counts of own.flatMap((force) => [force.units, ...force.laden.map(({ cargo }) => cargo)]))
    for (const [kind, number] of Object.entries(counts)) units[kind] = (units[kind] ?? 0) + (number ?? 0);
  return { territories: held.length, units };
}

/** Full sets of supplies that a seat stores. */
export const setsOf = ({ supplies: { grain, oil, minerals } }: SeatView): number => Math.min(grain, oil, minerals);

/** The names of the zones next to one. */
export const bordersOf = (zone: string): readonly string[] => (isZone(zone) ? neighbours(zone).map(zoneTitle) : []);

/** Companies in a zone that the viewer knows, with who holds them: `Bayer Mines, 3 minerals, open`. */
export function companiesAt(view: View, zone: string): readonly { readonly name: string; readonly seat: Seat }[] {
  return view.order.flatMap((seat) =>
    (view.seats[seat]?.holdings ?? []).flatMap((holding) =>
      holding.card !== undefined && locationOf(holding.card) === zone
        ? [{ name: companyLine(holding.card, holding.face) ?? companyName(holding.card), seat }]
        : [],
    ),
  );
}

/** Forces of others beside a zone that its holder would have to fear, by who they belong to. */
export function threatsTo(view: View, zone: string): readonly { readonly seat: Seat; readonly text: string }[] {
  if (!isZone(zone)) return [];
  const holder = holdersOf(view).get(zone);
  const beside = neighbours(zone);
  return view.order.flatMap((seat) => {
    if (seat === holder) return [];
    const near = view.board
      .filter((each) => beside.includes(each.zone))
      .flatMap((each) => {
        const units = each.forces.find((force) => force.seat === seat)?.units;
        const told = Object.entries(units ?? {}).flatMap(([kind, number]) => (number ? [unitCount(kind, number)] : []));
        return told.length === 0 ? [] : [nameWords.forces(told, zoneInText(each.zone))];
      });
    return near.length === 0 ? [] : [{ seat, text: near.join(', ') }];
  });
}
