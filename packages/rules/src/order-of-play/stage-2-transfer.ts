// Stage 2: companies turn out supplies, all players together (B-XFER).
import { type Company, companyOf, isCompany, RESOURCES } from '../board/index.ts';
import { deliverOrder, ordersOn } from '../commerce/drop-ship.ts';
import { freeSpots } from '../commerce/supply-center.ts';
import { besieged } from '../movement/blockade.ts';
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import { NOBODY } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import type { ProcedureDefs } from '../referee/procedure.ts';
import type { FrameOf } from '../state/agenda.ts';
import { store } from '../state/ledger.ts';
import type { Holding, Seat, Supplies } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';

export type TransferFrame = FrameOf<'transfer'>;

export type TransferEvent = Transferred;
interface Transferred extends EventBase {
  readonly type: 'transferred';
  readonly seat: Seat;
  readonly produced: readonly { readonly company: Company; readonly units: number }[];
  /** Open companies that yielded nothing, and why. */
  readonly idle: readonly { readonly company: Company; readonly clause: Clause }[];
  /** What went straight to buyers (B-XFER-06), into their own supply center, and what found its row full. */
  readonly shipped: Readonly<Supplies>;
  readonly stored: Readonly<Supplies>;
  readonly lost: Readonly<Supplies>;
}

const PRODUCED: readonly Clause[] = [
  'B-XFER-01',
  'B-XFER-02',
  'B-XFER-03',
  'B-XFER-05',
  'B-COMPANY-06',
  'B-PROSPECT-13',
  'B-FLOW-02',
  'B-FLOW-03',
  'B-FLOW-07',
];

export const transferEvents: EventDefs<TransferEvent> = {
  transferred: {
    clauses: PRODUCED,
    evolve: (state, { seat, stored }) => {
      for (const resource of RESOURCES) store(state, seat, resource, stored[resource]);
    },
  },
};

export const transferProcedures: ProcedureDefs<TransferFrame> = {
  transfer: {
    parts: NOBODY,
    start: () => ({ procedure: 'transfer' }),
    advance(play) {
      // All play together; where an order is wanted it is that of the seats.
      for (const seat of play.living()) transfer(play, seat);
      play.end();
    },
  },
};

function transfer(play: Play, seat: Seat): void {
  const { produced, idle } = yieldsOf(play, seat);
  bringIn(play, seat, produced, idle);
}

/** What a player's open companies turn out, and which of them yield nothing (B-XFER-01, -05). */
export function yieldsOf(play: Play, seat: Seat): Pick<Transferred, 'produced' | 'idle'> {
  const produced: { company: Company; units: number }[] = [];
  const idle: { company: Company; clause: Clause }[] = [];
  for (const holding of play.seat(seat).holdings) {
    if (holding.face !== 'open' || !isCompany(holding.card)) continue;
    const clause = whyIdle(play, seat, holding);
    if (clause !== undefined) idle.push({ company: holding.card, clause });
    else produced.push({ company: holding.card, units: companyOf(holding.card).units });
  }
  return { produced, idle };
}

/** Sends out what was ordered and stores the rest, as far as there is room (B-XFER-03, -04, -06). */
export function bringIn(play: Play, seat: Seat, produced: Transferred['produced'], idle: Transferred['idle']): void {
  const left = noSupplies();
  for (const { company, units } of produced) left[companyOf(company).resource] += units;
  const shipped = noSupplies();
  for (const order of ordersOn(play, seat)) {
    const units = deliverOrder(play, order, left[order.resource]);
    shipped[order.resource] += units;
    left[order.resource] -= units;
  }
  if (produced.length === 0 && idle.length === 0) return;
  const stored = noSupplies();
  const lost = noSupplies();
  for (const resource of RESOURCES) {
    stored[resource] = Math.min(left[resource], freeSpots(play.seat(seat), resource));
    lost[resource] = left[resource] - stored[resource];
  }
  const clauses = new Set(PRODUCED);
  for (const { clause } of idle) clauses.add(clause);
  // What is made at home comes in through a siege.
  if (produced.length > 0 && besieged(play, seat)) clauses.add('B-TAC-38');
  if (RESOURCES.some((resource) => lost[resource] > 0)) for (const clause of OVERFLOW) clauses.add(clause);
  play.emit({ type: 'transferred', seat, produced, idle, shipped, stored, lost, clauses: [...clauses] });
}

const OVERFLOW: readonly Clause[] = ['B-XFER-04', 'Q-B-03', 'X-27'];

/** B-XFER-05: why an open company yields nothing. */
function whyIdle(play: Play, seat: Seat, { card, paid }: DeepReadonly<Holding>): Clause | undefined {
  if (!paid) return 'B-PAY-05';
  return isCompany(card) ? play.rulebook.producesNothing(play, seat, card) : undefined;
}

function noSupplies(): Supplies {
  return { grain: 0, oil: 0, minerals: 0 };
}
