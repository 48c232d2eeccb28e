// A move in the making: the player's units as the orders so far leave them, what is under way, and what it costs.
import {
  type Distances,
  distanceTo,
  isOneStep,
  isSea,
  isTerritory,
  type LightSea,
  landPath,
  type Sea,
  seaPath,
  type Zone,
} from '../board/index.ts';
import type { Play } from '../referee/play.ts';
import { added, fullCounts, only, type SparseCounts, sameCounts, sparse, totalOf } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import { sure } from '../sure.ts';
import { UNIT_KINDS, type UnitKind } from '../unit-table.ts';
import { type Cost, type Leg, noEffort, type Order, soleKind } from './order.ts';
import { isOpenLand, isOpenSea } from './passage.ts';
import type { MoveTerms } from './terms.ts';
import { type OwnUnits, UnitsSoFar } from './units-so-far.ts';
import { stepsByLand, stepsBySea, stepsKnown } from './ways.ts';

/** The last line, while it can be gone on with: marching units or sailing carriers, where they are on their way. */
export interface Head {
  readonly how: 'march' | 'sail';
  readonly kind: UnitKind;
  readonly number: number;
  cargo: SparseCounts;
  at: Zone;
  /** Where its last leg ended, the zones entered since, and how many were entered altogether. */
  since: Zone;
  path: Zone[];
  entered: number;
  /** Whether it has done anything: a carrier that stays where it is must take in or put ashore somebody. */
  acted: boolean;
  /** Where it last took somebody aboard in this move, and whether it has put anybody ashore; a line before this one counts too. */
  boarded: Zone | undefined;
  landed: boolean;
  /** Whether a boarding is open that others may join for the same oil (B-MOVE-15, -16). */
  boarding: boolean;
  /** Steps from where it is to every sea; made when first needed. */
  reach: Distances | undefined;
}

/** A carrier that has taken somebody aboard, or put somebody ashore, in this move. */
type Used = Pick<Head, 'kind' | 'cargo' | 'boarded' | 'landed'>;

const hasServed = ({ boarded, landed }: Readonly<Head>): boolean => boarded !== undefined || landed;

export class MoveDraft {
  readonly play: Play;
  readonly seat: Seat;
  readonly terms: MoveTerms;
  readonly budget: Cost;
  readonly legs: Leg[] = [];
  /** Whether an empty carrier of a kind can take in somebody in a sea who may land again, as far as asked since the last order. */
  harbours: Map<UnitKind, Map<LightSea, boolean>> | undefined;
  /** Whether an army has gone ashore where the terms demand it. */
  landed = false;
  readonly #units: UnitsSoFar;
  readonly #effort = noEffort();
  #steps: Distances | undefined;
  #head: Head | undefined;
  readonly #used: Used[] = [];

  constructor(play: Play, seat: Seat, terms: MoveTerms) {
    this.play = play;
    this.seat = seat;
    this.terms = terms;
    this.#units = new UnitsSoFar(play, seat);
    this.budget = terms.budget ?? play.seat(terms.payer ?? seat).supplies;
  }

  get head(): Readonly<Head> | undefined {
    return this.#head;
  }

  /** What the orders so far cost, the rest of the way to the final zone included. */
  get cost(): Cost {
    return this.play.rulebook.moveCost(this.play, this.seat, this.#effort);
  }

  /** What they would cost with some more zones entered, units flown and boardings. */
  costWith(kind: UnitKind, more: More): Cost {
    const { entered = 0, flown = 0, boardings = 0, cargo = NOTHING } = more;
    this.#reckon(kind, entered, flown, boardings);
    this.#reckonAloft(cargo, flown);
    const cost = this.cost;
    this.#reckon(kind, -entered, -flown, -boardings);
    this.#reckonAloft(cargo, -flown);
    return cost;
  }

  /** The player's units in a zone after the orders so far. */
  own(zone: Zone): OwnUnits | undefined {
    return this.#units.in(zone);
  }

  /** How many units of a kind in a zone carry exactly this. */
  count(zone: Zone, kind: UnitKind, cargo: SparseCounts): number {
    return this.#units.count(zone, kind, cargo);
  }

  /** Steps from a zone to the final one by open ways. */
  stepsFrom(zone: Zone): number | undefined {
    if (this.#steps === undefined) {
      const { play, seat } = this;
      const { to } = this.terms;
      if (isOneStep(zone, to)) return 1;
      // A way is as long back as forth; of many final zones the search from where units are serves all.
      const back = stepsKnown(play, seat, zone);
      if (back !== undefined) return distanceTo(back, to);
      this.#steps = isTerritory(to) ? stepsByLand(play, seat, to) : stepsBySea(play, seat, to);
    }
    return distanceTo(this.#steps, zone);
  }

  /** Steps from the sea where the line in hand is to another by open ways. */
  stepsOn(zone: Sea): number | undefined {
    const head = this.#head;
    if (head === undefined || !isSea(head.at)) return undefined;
    head.reach ??= this.seaSteps(head.at);
    return distanceTo(head.reach, zone);
  }

  /** Steps from a sea to every other by open ways. */
  seaSteps(from: Sea): Distances {
    return stepsBySea(this.play, this.seat, from);
  }

  /** Zones entered on top of what was worked out, if the line in hand first goes to a zone some steps away. */
  detour(head: Readonly<Head>, steps: number, zone: Zone): number {
    return head.number * (steps + sure(this.stepsFrom(zone)) - sure(this.stepsFrom(head.at)));
  }

  /** How many more units of a kind a carrier takes (B-MOVE-12). */
  room(carrier: UnitKind, cargo: SparseCounts, kind: UnitKind): number {
    const { places, takes } = this.play.rulebook.unit(carrier);
    const each = takes[kind];
    if (each === undefined) return 0;
    let left = places;
    for (const other of UNIT_KINDS) left -= (cargo[other] ?? 0) * (takes[other] ?? 0);
    return Math.max(0, Math.floor(left / each));
  }

  /** Whether a carrier that stays in the final sea takes part by that alone: with an assault that lands (B-TAC-05). */
  joins(kind: UnitKind): boolean {
    return this.terms.occasion === 'amphibious' && this.landed && this.play.rulebook.unit(kind).firePower > 0;
  }

  /** What carriers that start from a zone have done in this move; those that have done nothing set out before the others. */
  usedFrom(zone: Zone, kind: UnitKind, number: number, cargo: SparseCounts): Used | undefined {
    if (zone !== this.terms.to) return undefined;
    // What is under way comes to the final zone before the next line begins.
    const head = this.#head;
    const all = head !== undefined && hasServed(head) ? [...this.#used, head] : this.#used;
    const used = all.filter((each) => each.kind === kind && sameCounts(each.cargo, cargo));
    return this.count(zone, kind, cargo) - used.length >= number ? undefined : used[0];
  }

  /** Takes in an order that may come next. */
  add(order: Order): void {
    this.harbours = undefined;
    if (order.how === 'by') this.#goBy(order.zone);
    else if (order.how === 'board') this.#board(order.from, order.units);
    else if (order.how === 'ashore') this.#goAshore(order.on, order.units);
    else this.#begin(order);
  }

  /** Ends the last line: what is under way comes to the final zone. */
  finish(): void {
    const head = this.#head;
    if (head === undefined) return;
    this.#head = undefined;
    const { to } = this.terms;
    head.path.push(...this.#way(head.at, to));
    this.#leg(head, to);
    if (hasServed(head)) this.#used.push(head);
  }

  #begin(order: Exclude<Order, { how: 'by' | 'board' | 'ashore' }>): void {
    this.finish();
    if (order.how === 'land') this.#land(order.from, order.carrier, order.cargo, order.units);
    else if (order.how === 'convoy') this.#go(order.from, order.carrier, order.number, order.cargo);
    else if (order.how === 'lift') this.#fly(order.from, order.carrier, order.number, order.cargo);
    else {
      const kind = soleKind(order.units);
      const number = totalOf(order.units);
      if (kind === undefined) throw new Error('an order of several kinds was let through');
      if (order.how === 'airlift') this.#fly(order.from, kind, number, {});
      else this.#go(order.from, kind, number, {});
    }
  }

  #fly(from: Zone, kind: UnitKind, number: number, cargo: SparseCounts): void {
    const { to } = this.terms;
    this.#units.take(from, kind, number, cargo);
    this.#units.put(to, kind, number, cargo);
    this.#reckon(kind, 0, number, 0);
    this.#reckonAloft(cargo, number);
    this.legs.push({ how: 'airlift', from, to, path: [to], units: only(kind, number), cargo: { ...cargo } });
  }

  #land(from: Zone, carrier: UnitKind, cargo: SparseCounts, units: SparseCounts): void {
    const { to } = this.terms;
    this.#units.take(from, carrier, 1, cargo);
    this.#units.put(from, carrier, 1, plus(cargo, units, -1));
    this.#units.putAll(to, units);
    this.legs.push({ how: 'land', from, to, carrier, cargo: { ...cargo }, units: { ...units } });
  }

  #go(from: Zone, kind: UnitKind, number: number, cargo: SparseCounts): void {
    const used = this.usedFrom(from, kind, number, cargo);
    if (used !== undefined) this.#used.splice(this.#used.indexOf(used), 1);
    this.#units.take(from, kind, number, cargo);
    this.#units.put(this.terms.to, kind, number, cargo);
    this.#reckon(kind, number * sure(this.stepsFrom(from)), 0, 0);
    this.#start(isTerritory(from) ? 'march' : 'sail', from, kind, number, cargo, used);
  }

  #start(
    how: Head['how'],
    from: Zone,
    kind: UnitKind,
    number: number,
    cargo: SparseCounts,
    used: Used | undefined,
  ): void {
    const acted = from !== this.terms.to || this.joins(kind);
    this.#head = {
      how,
      kind,
      number,
      cargo,
      acted,
      boarding: false,
      at: from,
      since: from,
      path: [],
      entered: 0,
      reach: undefined,
      boarded: used?.boarded,
      landed: used?.landed ?? false,
    };
  }

  #goBy(zone: Zone): void {
    const head = this.#underWay();
    const way = this.#way(head.at, zone);
    this.#reckon(head.kind, this.detour(head, way.length, zone), 0, 0);
    head.path.push(...way);
    head.entered += way.length;
    head.at = zone;
    head.acted = true;
    head.boarding = false;
    head.reach = undefined;
  }

  #board(from: Zone, units: SparseCounts): void {
    const head = this.#underWay();
    this.#leg(head, head.at);
    if (!head.boarding) this.#reckon(head.kind, 0, 0, 1);
    for (const kind of UNIT_KINDS) this.#units.take(from, kind, units[kind] ?? 0, {});
    this.legs.push({ how: 'board', from, to: head.at, carrier: head.kind, cargo: head.cargo, units: { ...units } });
    this.#reload(head, plus(head.cargo, units, 1));
    head.acted = true;
    head.boarded = head.at;
    head.boarding = true;
  }

  #goAshore(on: Zone, units: SparseCounts): void {
    const head = this.#underWay();
    this.#leg(head, head.at);
    this.#units.putAll(on, units);
    this.legs.push({ how: 'land', from: head.at, to: on, carrier: head.kind, cargo: head.cargo, units: { ...units } });
    this.#reload(head, plus(head.cargo, units, -1));
    head.acted = true;
    head.landed = true;
    head.boarding = false;
    if (on === this.terms.mustLand && head.at === this.terms.to) this.landed = true;
  }

  /** What is under way is counted where it will end. */
  #reload(head: Head, cargo: SparseCounts): void {
    this.#units.take(this.terms.to, head.kind, 1, head.cargo);
    this.#units.put(this.terms.to, head.kind, 1, cargo);
    head.cargo = cargo;
  }

  /** Writes down the zones entered since the last leg, if any. */
  #leg(head: Head, to: Zone): void {
    const { how, path, kind, number, cargo } = head;
    if (path.length > 0) this.legs.push({ how, from: head.since, to, path, units: only(kind, number), cargo });
    head.path = [];
    head.since = to;
  }

  #underWay(): Head {
    if (this.#head === undefined) throw new Error('nothing is under way');
    return this.#head;
  }

  /** The zones entered on the shortest open way. */
  #way(from: Zone, to: Zone): readonly Zone[] {
    const { play, seat } = this;
    if (isOneStep(from, to)) return [to];
    const way =
      isTerritory(from) && isTerritory(to)
        ? landPath(from, to, (territory) => isOpenLand(play, seat, territory))
        : isSea(from) && isSea(to)
          ? seaPath(from, to, (sea) => isOpenSea(play, seat, sea))
          : undefined;
    if (way === undefined) throw new Error(`no way leads from ${from} to ${to}`);
    return way;
  }

  #reckon(kind: UnitKind, entered: number, flown: number, boardings: number): void {
    this.#effort.entered[kind] += entered;
    this.#effort.flown[kind] += flown;
    this.#effort.boardings += boardings;
  }

  /** What is aboard so many flying carriers flies for itself. */
  #reckonAloft(cargo: SparseCounts, carriers: number): void {
    if (cargo !== NOTHING) for (const kind of UNIT_KINDS) this.#effort.flown[kind] += carriers * (cargo[kind] ?? 0);
  }
}

/** Some more effort, and what is aboard each carrier flown. */
export interface More {
  readonly entered?: number;
  readonly flown?: number;
  readonly boardings?: number;
  readonly cargo?: SparseCounts;
}

const NOTHING: SparseCounts = {};

/** Adds units to a cargo, or takes them from it. */
export function plus(cargo: SparseCounts, units: SparseCounts, sign: 1 | -1): SparseCounts {
  return sparse(added(fullCounts(cargo), units, sign));
}
