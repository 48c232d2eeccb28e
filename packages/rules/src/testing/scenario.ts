// Any legal position from a sparse description; what is not said is empty or as at a standard start.

import {
  CARDS,
  type Card,
  type Company,
  isCompany,
  isPower,
  isSea,
  isZone,
  OPENING_SPOT,
  POWERS,
  type Power,
  PRICE_TRACK,
  RESOURCES,
  type Resource,
  superpowerCompanies,
  type Territory,
  type Zone,
} from '../board/index.ts';
import { type Stream, scriptedStream } from '../dice/index.ts';
import { EDITION } from '../edition.ts';
import { type Command, type ExpansionState, FRESH_SETS, type Frame, type GameEvent } from '../game.ts';
import { DEFAULT_OPTIONS, type GameOptions } from '../options.ts';
import type { Draft } from '../referee/command.ts';
import { explain } from '../referee/explain.ts';
import { type Game, openTable, type Setup } from '../referee/game.ts';
import { options } from '../referee/options.ts';
import { perform, proceed } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import type { Refusal } from '../referee/refusal.ts';
import type { Phase } from '../rulebook.ts';
import { addLaden, addUnits, fullCounts, type SparseCounts } from '../state/forces.ts';
import { arm, pay, seatOf, store } from '../state/ledger.ts';
import type { DropShip } from '../state/offers.ts';
import { copyPlain } from '../state/plain.ts';
import { type Face, type Seat, type SeatState, seat } from '../state/seat.ts';
import { emptyState, type Stage, type State } from '../state/state.ts';
import { faults } from '../table/invariants.ts';
import type { UnitKind } from '../unit-table.ts';

/** What a power has; anything left out is as at a standard start, except for pieces and cards, of which there are none. */
export interface PowerSketch {
  readonly cash?: number;
  readonly loans?: number;
  readonly arrears?: number;
  readonly grain?: number;
  readonly oil?: number;
  readonly minerals?: number;
  readonly nukes?: number;
  readonly lStars?: number;
  readonly cubes?: number;
  readonly researched?: Partial<SeatState['researched']>;
  readonly centers?: number;
  /** Cards in hand: `home` for the six of the power, or single ones with how they lie. */
  readonly cards?: 'home' | Readonly<Partial<Record<Company, Face | 'unpaid'>>>;
  /** Units by zone: a number means armies on land and navies at sea. */
  readonly units?: Readonly<Partial<Record<Zone, number | SparseCounts>>>;
  /** Carriers with cargo: zone and what is aboard each. */
  readonly laden?: readonly { readonly zone: Zone; readonly carrier?: UnitKind; readonly cargo: SparseCounts }[];
}

export interface Sketch {
  readonly powers: Readonly<Partial<Record<Power, PowerSketch>>>;
  readonly options?: Partial<GameOptions>;
  readonly cycle?: number;
  readonly stage?: Stage;
  /** Starts at this phase of the stage; without it at the stage's first. */
  readonly phase?: Phase;
  /** Bidders of the stage in their sequence; a number of cubes for Stage 7 stands in `bids`. */
  readonly bidders?: readonly Power[];
  readonly bids?: Readonly<Partial<Record<Power, number>>>;
  /** Prices in millions, or spots as `{ spot: 5 }`. */
  readonly prices?: Readonly<Partial<Record<Resource, number | { readonly spot: number }>>>;
  readonly nuked?: readonly Territory[];
  /** Drop-ship orders made in the last Stage 7, paid on delivery unless said otherwise. */
  readonly orders?: readonly {
    readonly seller: Power;
    readonly buyer: Power;
    readonly resource: Resource;
    readonly units: number;
    readonly price: number;
    readonly paid?: DropShip['paid'];
  }[];
  /** The cards on top of the deck; shuffles keep the order unless dice say otherwise. */
  readonly deck?: readonly Card[];
  /** Slots of expansions; those not said are as before anybody has anything. */
  readonly sets?: ExpansionState;
  /** Who wants to trade when players next do; everybody unless said. */
  readonly traders?: readonly Power[];
  /** The dice to come, 1 to 6; after them every die shows 1. */
  readonly dice?: readonly number[];
}

/** One power at a scenario's table. */
export class Player {
  readonly seat: Seat;
  readonly #table: Table;

  constructor(table: Table, power: Power) {
    this.#table = table;
    this.seat = seat(power);
  }

  /** What the power has now. */
  get has(): Readonly<SeatState> {
    return seatOf(this.#table.game.state, this.seat);
  }

  /** Makes a command that must be accepted; gives its events. */
  does(command: Command): readonly GameEvent[] {
    const result = perform(this.#table.game, this.seat, command);
    if (!result.ok) throw new Error(`refused by ${result.refusal.clause}: ${result.refusal.message}`);
    const wrong = faults(this.#table.game.state);
    if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
    return result.value;
  }

  /** Makes a command that must be refused by a clause and change nothing; gives the refusal. */
  isRefused(command: Command, clause: string): Refusal {
    const before = JSON.stringify(this.#table.game.state);
    const result = perform(this.#table.game, this.seat, command);
    if (result.ok) throw new Error(`accepted, though ${clause} forbids it`);
    if (result.refusal.clause !== clause)
      throw new Error(`refused by ${result.refusal.clause} (${result.refusal.message}), not by ${clause}`);
    if (JSON.stringify(this.#table.game.state) !== before) throw new Error('a refused command changed the state');
    return result.refusal;
  }

  /** Asks why a command, whole or in the making, would be refused by a clause; gives the refusal. */
  asksWhyNot(draft: Draft<Command>, clause: string): Refusal {
    const refusal = explain(this.#table.game, this.seat, draft);
    if (refusal?.clause !== clause)
      throw new Error(
        `${refusal === undefined ? 'nothing' : `${refusal.clause} (${refusal.message})`} speaks against it, not ${clause}`,
      );
    return refusal;
  }

  /** The types of the commands open to the power now. */
  may(): string[] {
    return options(this.#table.game, this.seat).map((offer) => offer.command);
  }
}

/** A position to play from. */
export class Table {
  readonly game: Game;
  constructor(game: Game) {
    this.game = game;
  }
  get state(): State {
    return this.game.state;
  }
  player(power: Power): Player {
    return new Player(this, power);
  }
}

/** Makes a position and lets the referee come to its first question. */
export function scenario(sketch: Sketch): Table & { readonly [P in Power]: Player } {
  const powers = POWERS.filter((power) => sketch.powers[power] !== undefined);
  const seats = powers.map((power) => seat(power));
  const setup: Setup = {
    edition: EDITION,
    seats,
    powers: Object.fromEntries(powers.map((power) => [power, power])) as Setup['powers'],
    options: { ...DEFAULT_OPTIONS, ...sketch.options },
    commitment: '',
    contributions: [],
  };
  const state = emptyState(seats, setup.edition);
  const held = new Set<Card>();
  for (const power of powers) layOut(state, power, sketch.powers[power] ?? {}, held);
  const rest = CARDS.filter((card) => !held.has(card) && sketch.deck?.includes(card) !== true);
  state.deck = [...(sketch.deck ?? []), ...rest];
  state.nuked = [...(sketch.nuked ?? [])];
  state.offers.orders = (sketch.orders ?? []).map((order) => ({
    ...order,
    seller: seat(order.seller),
    buyer: seat(order.buyer),
    paid: order.paid ?? 'on-delivery',
  }));
  for (const resource of RESOURCES) state.market[resource] = spotOf(sketch.prices?.[resource]);
  state.openingPrices = { ...state.market };
  // A sketch may serve several games.
  state.sets = { ...FRESH_SETS(setup.options, seats), ...(sketch.sets === undefined ? {} : copyPlain(sketch.sets)) };

  const stream: Stream = scriptedStream(
    (sketch.dice ?? []).map((die) => die - 1),
    firstValue,
  );
  const game = openTable(setup, state, stream);
  open(game, sketch);
  const table = new Table(game);
  return Object.assign(table, {
    'south-america': table.player('south-america'),
    africa: table.player('africa'),
    europe: table.player('europe'),
    china: table.player('china'),
    usa: table.player('usa'),
    ussr: table.player('ussr'),
  });
}

/** Always the first value: shuffles keep their order, dice show 1. */
const firstValue: Stream = { position: 0, below: () => 0 };

function layOut(state: State, power: Power, sketch: PowerSketch, held: Set<Card>): void {
  const id = seat(power);
  const player = seatOf(state, id);
  player.power = power;
  player.cubes = sketch.cubes ?? 3;
  player.loans = sketch.loans ?? 0;
  player.arrears = sketch.arrears ?? 0;
  player.centers = sketch.centers ?? 1;
  player.researched = { nuke: false, lStar: false, ...sketch.researched };
  pay(state, 'bank', id, sketch.cash ?? 7000);
  for (const resource of RESOURCES) store(state, id, resource, sketch[resource] ?? 3);
  arm(state, id, 'nukes', sketch.nukes ?? 0);
  arm(state, id, 'lStars', sketch.lStars ?? 0);
  const cards =
    sketch.cards === 'home'
      ? Object.fromEntries(superpowerCompanies(power).map((card) => [card, 'open' as const]))
      : (sketch.cards ?? {});
  for (const [card, face] of Object.entries(cards)) {
    if (!isCompany(card)) throw new Error(`no company ${card}`);
    const holding = { card, face: face === 'unpaid' ? 'open' : face, paid: face === 'open', knownTo: [] } as const;
    player.holdings = [...player.holdings, holding];
    held.add(card);
  }
  for (const [zone, units] of Object.entries(sketch.units ?? {})) {
    if (!isZone(zone)) throw new Error(`no zone ${zone}`);
    addUnits(state, zone, id, typeof units === 'number' ? (isSea(zone) ? { navy: units } : { army: units }) : units);
  }
  for (const { zone, carrier, cargo } of sketch.laden ?? [])
    addLaden(state, zone, id, { carrier: carrier ?? 'navy', cargo: fullCounts(cargo) });
}

function open(game: Game, sketch: Sketch): void {
  const { state } = game;
  const stage = sketch.stage ?? 3;
  const phases = game.rulebook.phases(stage);
  const at = sketch.phase === undefined ? 0 : phases.indexOf(sketch.phase);
  if (at < 0) throw new Error(`${sketch.phase} is no phase of stage ${stage}`);
  state.cycle = sketch.cycle ?? 2;
  state.stage = stage;
  const bidders = (sketch.bidders ?? (at > 1 ? (Object.keys(sketch.powers).filter(isPower) as Power[]) : [])).map(
    (power) => seat(power),
  );
  for (const bidder of bidders) {
    const cubes = sketch.bids?.[bidder as string as Power] ?? 1;
    state.bids = { ...state.bids, [bidder]: cubes };
    seatOf(state, bidder).cubes -= cubes;
  }
  state.sequence = bidders;
  state.agenda = [
    { procedure: 'cycle', stage },
    { procedure: 'stage', stage, phase: at },
  ] satisfies Frame[];
  state.wanting = (sketch.traders ?? Object.keys(sketch.powers)).map((power) => seat(power));
  const play = new Play(game);
  proceed(play);
}

function spotOf(price: number | { readonly spot: number } | undefined): number {
  if (price === undefined) return OPENING_SPOT;
  if (typeof price !== 'number') return price.spot;
  const spot = PRICE_TRACK.indexOf(price as (typeof PRICE_TRACK)[number]);
  if (spot < 0) throw new Error(`no spot for $${price}M`);
  return spot;
}
