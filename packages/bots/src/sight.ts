// What a seat can make out of its view, worked out once a moment: who stands where, what is whose, what it all yields.
import {
  companyOf,
  homeOf,
  homePower,
  type Power,
  priceAt,
  RESOURCES,
  type Resource,
  type Seat,
  type SeatView,
  type Territory,
  type UnitKind,
  type View,
  type Zone,
} from '@marshall/rules';
import type { Moment } from './commander.ts';
import { type Field, type Forces, fieldOf } from './field.ts';
import { cashOf } from './memory/beliefs.ts';
import type { Notes } from './memory/notes.ts';

/** The last look: a commander asks for the same one many times within a decision. */
let last: Sight | undefined;

/** What the seat of a moment sees; the same object while the view is the same. */
export function sightOf(moment: Moment): Sight {
  const { view } = moment;
  if (last?.view !== view) last = new Sight(moment, view);
  return last;
}

export class Sight {
  readonly view: View;
  /** What the seat remembers, where somebody keeps it. */
  readonly notes: Notes | undefined;
  readonly seat: Seat;
  readonly options: Moment['setup']['options'];
  readonly own: SeatView;
  readonly cash: number;
  /** Cycles still to come, this one included; a long time where no end is set. */
  readonly left: number;
  readonly rivals: readonly Seat[];
  readonly #field: Field;
  readonly #wealth = new Map<Seat, number>();
  readonly #leaders = new Map<Power, Seat>();
  readonly #homes = new Map<Seat, readonly Territory[]>();
  readonly #yields = new Map<Seat, Readonly<Record<Resource, number>>>();
  #cards: Map<Zone, { readonly holder: Seat; readonly resource: Resource; readonly units: number }[]> | undefined;

  constructor({ seat, setup, notes }: Moment, view: View) {
    const own = view.seats[seat];
    if (own === undefined) throw new Error(`${seat} does not sit at this table`);
    this.view = view;
    this.notes = notes;
    this.seat = seat;
    this.options = setup.options;
    this.own = own;
    this.cash = own.cash ?? 0;
    const { detenteCycle } = setup.options;
    this.left = detenteCycle === 'none' ? 12 : Math.max(1, detenteCycle - view.cycle + 1);
    this.rivals = view.order.filter((other) => other !== seat && view.seats[other]?.out === undefined);
    for (const other of view.order) {
      const player = view.seats[other];
      if (player?.power !== undefined && player.out === undefined) this.#leaders.set(player.power, other);
    }
    this.#field = fieldOf(view);
  }

  /** The forces in a zone. */
  at(zone: Zone): Forces {
    return this.#field.at(zone);
  }

  /** The fire power of a seat in a zone, without units aboard. */
  size(zone: Zone, seat: Seat): number {
    return this.#field.size(zone, seat);
  }

  armies(zone: Zone, seat: Seat): number {
    return this.#field.armies(zone, seat);
  }

  /** How many units of a kind it has on the board itself. */
  count(kind: UnitKind): number {
    let sum = 0;
    for (const { forces } of this.view.board)
      for (const force of forces) if (force.seat === this.seat) sum += force.units[kind] ?? 0;
    return sum;
  }

  /** The fire power of all units of a seat, those aboard included. */
  strength(seat: Seat): number {
    return this.#field.muster(seat)?.power ?? 0;
  }

  /** The living player whose home a zone is. */
  homeOwner(zone: Zone): Seat | undefined {
    const power = homePower(zone);
    return power === undefined ? undefined : this.#leaders.get(power);
  }

  /** Home territories that a seat still holds: not nuked and in no other hands. */
  homes(seat: Seat): readonly Territory[] {
    const known = this.#homes.get(seat);
    if (known !== undefined) return known;
    const power = this.view.seats[seat]?.power;
    const { nuked } = this.view;
    const held =
      power === undefined
        ? []
        : homeOf(power).filter((home) => !nuked.includes(home) && this.at(home).every((force) => force.seat === seat));
    this.#homes.set(seat, held);
    return held;
  }

  /** Cards in a zone that everybody can see. */
  cardsIn(zone: Zone): readonly { readonly holder: Seat; readonly resource: Resource; readonly units: number }[] {
    this.#cards ??= this.#layOut();
    return this.#cards.get(zone) ?? [];
  }

  /** Zones with cards that everybody can see. */
  get cardZones(): Iterable<Zone> {
    this.#cards ??= this.#layOut();
    return this.#cards.keys();
  }

  price(resource: Resource): number {
    return priceAt(this.view.market[resource]);
  }

  /** What a full row holds. */
  get row(): number {
    return 12 * this.own.centers;
  }

  /** What a seat's open companies yield a cycle. */
  production(seat: Seat): Readonly<Record<Resource, number>> {
    const known = this.#yields.get(seat);
    if (known !== undefined) return known;
    const yields = { grain: 0, oil: 0, minerals: 0 };
    for (const holding of this.view.seats[seat]?.holdings ?? []) {
      if (holding.card === undefined || holding.face !== 'open') continue;
      const { resource, units } = companyOf(holding.card);
      yields[resource] += units;
    }
    this.#yields.set(seat, yields);
    return yields;
  }

  /** The largest force of anybody else next to a zone. */
  menace(zone: Zone): number {
    return this.#field.menace(zone, this.seat);
  }

  /** Full sets of supplies in store. */
  get sets(): number {
    return this.setsOf(this.seat);
  }

  /** The same of any seat: supply centers lie open to all. */
  setsOf(seat: Seat): number {
    const supplies = this.view.seats[seat]?.supplies;
    return supplies === undefined ? 0 : Math.min(supplies.grain, supplies.oil, supplies.minerals);
  }

  /** What next Stage 1 will cost: salaries and interest. */
  get dues(): number {
    return this.duesOf(this.seat);
  }

  /** The same of any seat. */
  duesOf(seat: Seat): number {
    const player = this.view.seats[seat];
    if (player === undefined) return 0;
    const open = player.holdings.filter(({ face }) => face === 'open').length;
    return 50 * open + (this.#field.muster(seat)?.salary ?? 0) + 100 * player.loans;
  }

  /** A seat's wealth as Détente would count it; hidden cash is taken from the notes. */
  wealth(seat: Seat): number {
    const known = this.#wealth.get(seat);
    if (known !== undefined) return known;
    const sum = this.#reckonWealth(seat);
    this.#wealth.set(seat, sum);
    return sum;
  }

  #reckonWealth(seat: Seat): number {
    const player = this.view.seats[seat];
    if (player === undefined) return 0;
    let sum = cashOf(this.view, this.notes, seat);
    for (const resource of RESOURCES) sum += player.supplies[resource] * this.price(resource);
    return (
      sum +
      100 * player.holdings.length +
      (this.#field.muster(seat)?.value ?? 0) +
      250 * player.nukes +
      500 * player.lStars -
      1000 * player.loans
    );
  }

  #layOut() {
    const cards = new Map<Zone, { holder: Seat; resource: Resource; units: number }[]>();
    for (const holder of this.view.order) {
      for (const { card } of this.view.seats[holder]?.holdings ?? []) {
        if (card === undefined) continue;
        const { location, resource, units } = companyOf(card);
        const there = cards.get(location);
        if (there === undefined) cards.set(location, [{ holder, resource, units }]);
        else there.push({ holder, resource, units });
      }
    }
    return cards;
  }
}
