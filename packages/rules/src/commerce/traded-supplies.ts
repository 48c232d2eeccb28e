// Resources between players: in phase D of Stages 3 and 7 (B-SELL-10 to -14, B-BUY-09 to -13).
import { RESOURCES, type Resource } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { Play } from '../referee/play.ts';
import { type Refusal, refuse } from '../referee/refusal.ts';
import { store } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import type { AssetRow, Passage } from './assets.ts';
import { freeSpots } from './supply-center.ts';
import { windowOf } from './trading-window.ts';

const SOLD: readonly Clause[] = ['B-SELL-10', 'B-SELL-11', 'B-SELL-12', 'B-SELL-13', 'B-MKT-10', 'Q-B-20', 'X-07'];
const BOUGHT: readonly Clause[] = ['B-BUY-09', 'B-BUY-10', 'B-BUY-11', 'B-BUY-12', 'B-MKT-10', 'Q-B-20', 'X-07'];

/** What is handed over for weapons or units. */
const PAID: readonly Clause[] = ['Q-B-30', 'X-26'];

export const tradedSupplies: AssetRow = {
  kind: 'supplies',
  windows: { 'sales-to-players': 'giver', 'buys-from-players': 'receiver' },
  pays: ['sales-to-players', 'buys-from-players', 'arms-bazaar'],
  elsewhere: refuse('no-trade-now', 'X-26'),
  clauses: (window) => (window === 'sales-to-players' ? SOLD : window === 'arms-bazaar' ? PAID : BOUGHT),
  names: isResource,
  barred: (play, giver, receiver) =>
    besieged(play, giver) ?? besieged(play, receiver) ?? play.rulebook.carriage.whyNone(play, giver, receiver),
  inventory: () => RESOURCES,
  most: (play, { giver, receiver }, good) => {
    if (!isResource(good)) throw new Error(`${good} is not kept in a supply center`);
    return Math.min(play.seat(giver).supplies[good], freeSpots(play.seat(receiver), good));
  },
  tooMany,
  face: (_state, _viewer, good) => good,
  hand: (state, { giver, receiver, good, number }) => {
    if (!isResource(good)) throw new Error(`${good} is not kept in a supply center`);
    store(state, giver, good, -number);
    store(state, receiver, good, number);
  },
  thing: (good) => (isResource(good) ? { kind: 'supplies', resource: good } : undefined),
};

/** B-SELL-14, B-BUY-13: no trade in resources with a besieged player, neither sale nor purchase. */
export function besieged(play: Play, seat: Seat): Refusal | undefined {
  const siege = play.rulebook.mayTradeResources(play, seat);
  // What else than all ports being blocked is said of a siege stands as it is.
  if (siege?.clause !== 'B-TAC-36') return siege;
  const clause = play.state.stage === 7 ? 'B-BUY-13' : 'B-SELL-14';
  return refuse('besieged:deal', clause);
}

function tooMany(play: Play, { knower, giver, receiver }: Passage, good: string): Refusal {
  if (!isResource(good)) throw new Error(`${good} is not kept in a supply center`);
  const stored = play.seat(giver).supplies[good];
  const free = freeSpots(play.seat(receiver), good);
  if (free < stored)
    return refuse('row-full:supplies', 'X-27', { seat: receiver, yours: knower === receiver, resource: good, free });
  const clause = windowOf(play.state) === 'sales-to-players' ? 'B-SELL-12' : 'B-BUY-11';
  return refuse('too-few-stored:supplies', clause, { seat: giver, yours: knower === giver, resource: good, stored });
}

/** Whether a thing in a deal is kept in a supply center. */
export function isResource(good: string): good is Resource {
  return good === 'grain' || good === 'oil' || good === 'minerals';
}
