// What a player has said beforehand about questions to come: sealed, his own, changed until it is used.
import type { Resource } from '../board/index.ts';
import type { Goods } from './offers.ts';
import type { Seat } from './seat.ts';
import type { Stage, State } from './state.ts';

/** An offer that is put when players trade in its stage, if it can be made then. */
export interface Prepared {
  readonly stage: 3 | 7;
  readonly to: Seat;
  readonly terms: {
    readonly givesCash: number;
    readonly gives: Goods;
    readonly wants: Goods;
    readonly wantsCash?: number;
    readonly promise: string;
  };
}

/** A value: it is replaced, never changed, so that copies of a state share it. */
export interface Orders {
  /** Cubes for stages of the cycle under way; a stage that is left out is asked about. */
  readonly bids?: Readonly<Partial<Record<Stage, number>>>;
  /** The same for the next cycle. */
  readonly next?: Readonly<Partial<Record<Stage, number>>>;
  /** He passes for the rest of this stage; until he is attacked, or a price is reached. */
  readonly pass?: {
    readonly stage: Stage;
    readonly until?: { readonly resource: Resource; readonly millions: number };
    /** He said so while he was attacked, and passes on in that attack too. */
    readonly attacked?: true;
  };
  /** Salaries and interest are paid in full whenever the cash is there. */
  readonly pay?: true;
  /** Offers that he has prepared for trading phases to come; one to each partner for each. */
  readonly prepared?: readonly Prepared[];
  /** How often he has changed his orders in this stage. */
  readonly changes: number;
}

/** Another stage opens: nobody passes on in it unless he says so again; for evolve only. */
export function dropPasses(state: State): void {
  for (const seat of state.order) {
    const orders = state.orders[seat];
    if (orders === undefined) continue;
    const { pass: _, ...rest } = orders;
    state.orders[seat] = { ...rest, changes: 0 };
  }
}

/** Another cycle begins with the bids that were planned for it, if any; for evolve only. */
export function turnPlans(state: State): void {
  for (const seat of state.order) {
    const orders = state.orders[seat];
    if (orders?.bids === undefined && orders?.next === undefined) continue;
    const { bids: _, next, ...rest } = orders;
    state.orders[seat] = next === undefined ? rest : { ...rest, bids: next };
  }
}

/** Whoever is attacked is asked again; for evolve only. */
export function wake(state: State, seat: Seat): void {
  const orders = state.orders[seat];
  if (orders?.pass === undefined) return;
  const { pass: _, ...rest } = orders;
  state.orders[seat] = rest;
}

/** A prepared offer has been made or dropped, or all of a stage are; for evolve only. */
export function dropPrepared(state: State, seat: Seat, stage: Stage | undefined, partner?: Seat): void {
  const orders = state.orders[seat];
  if (orders?.prepared === undefined) return;
  const { prepared, ...rest } = orders;
  const left = prepared.filter((each) => each.stage !== stage || (partner !== undefined && each.to !== partner));
  if (left.length < prepared.length) state.orders[seat] = left.length === 0 ? rest : { ...rest, prepared: left };
}
