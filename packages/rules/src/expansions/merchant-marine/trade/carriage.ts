// Goods on their way to the market and to other players: ships in dark seas, three units each, for freight (M-SELL, M-BUY).
import { RESOURCES, type Resource } from '../../../board/index.ts';
import { type Carriage, loadsOf } from '../../../commerce/carriage.ts';
import type { Clause } from '../../../referee/cite.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import { type Refusal, refuse } from '../../../referee/refusal.ts';
import { pay } from '../../../state/ledger.ts';
import type { Goods } from '../../../state/offers.ts';
import type { Seat } from '../../../state/seat.ts';
import { darkShipsToSail, pickDarkShips, type Sailing, shipsFor, shipsToSail, tripWindow } from '../ships.ts';
import { passOn, use } from '../state.ts';
import { TONNAGE } from '../tables.ts';

/** For each ship used (M-SELL-06, -13, M-BUY-06, -13). */
export const FREIGHT = 50;

export type FreightEvent = FreightPaid;
/** Ships have carried goods and made their trip of the phase; everybody sees them sail. */
interface FreightPaid extends EventBase {
  readonly type: 'freight-paid';
  readonly seat: Seat;
  readonly sailing: Sailing;
  readonly freight: number;
  readonly window: string;
  /** Those among them that the deal itself has sold. */
  readonly sold?: { readonly to: Seat; readonly sailing: Sailing };
}

export const freightEvents: EventDefs<FreightEvent> = {
  'freight-paid': {
    clauses: ['M-SELL-06'],
    evolve: (state, { seat, sailing, freight, window, sold }) => {
      pay(state, seat, 'bank', freight);
      for (const { sea, ships } of sailing) use(state, 'sailed', window, seat, sea, ships);
      if (sold !== undefined) for (const { sea, ships } of sold.sailing) passOn(state, seat, sold.to, sea, ships);
    },
  },
};

export const shipCarriage: Carriage = {
  toMarket: (play, seat) => {
    const ships = darkShipsToSail(play, seat);
    return { most: ships * TONNAGE, refusal: whyNoMoreToMarket(play, ships) };
  },
  freight: (units) => FREIGHT * shipsFor(units),
  bring: (play, seat, units) =>
    sail(play, seat, undefined, shipsFor(units), play.state.stage === 7 ? FROM_MARKET : TO_MARKET)(),
  // Q-M-30: either side's ships will do.
  whyNone: (play, giver, receiver) =>
    darkShipsToSail(play, giver) + darkShipsToSail(play, receiver) > 0
      ? undefined
      : refuse('no-ships:trade', play.state.stage === 7 ? 'M-BUY-08' : 'M-SELL-08'),
  loads: loadsIn,
  holds: darkShipsToSail,
  whyNotHeld: (play, seat, loads) => {
    const holds = darkShipsToSail(play, seat);
    return loads <= holds
      ? undefined
      : refuse('too-few-ships:side', play.state.stage === 7 ? 'M-BUY-11' : 'M-SELL-11', { loads, holds });
  },
  freightOf: (offer, seat) => FREIGHT * loadsOf(shipCarriage, offer, seat),
  carryGoods: (play, offer) => {
    const clauses = play.state.stage === 7 ? FROM_PLAYERS : TO_PLAYERS;
    const fleets = [offer.from, offer.to].flatMap((seat) => {
      const ships = loadsOf(shipCarriage, offer, seat);
      return ships > 0 ? [sail(play, seat, seat === offer.from ? offer.to : offer.from, ships, clauses)] : [];
    });
    return () => {
      for (const departs of fleets) departs();
    };
  },
};

const TO_MARKET: readonly Clause[] = [
  'M-SELL-01',
  'M-SELL-03',
  'M-SELL-04',
  'M-SELL-05',
  'M-SELL-06',
  'Q-M-31',
  'Q-M-32',
];
const FROM_MARKET: readonly Clause[] = ['M-BUY-01', 'M-BUY-03', 'M-BUY-04', 'M-BUY-05', 'M-BUY-06', 'Q-M-31', 'Q-M-34'];
const TO_PLAYERS: readonly Clause[] = [
  'M-SELL-07',
  'M-SELL-09',
  'M-SELL-10',
  'M-SELL-11',
  'M-SELL-12',
  'M-SELL-13',
  'Q-M-30',
  'Q-M-33',
  'Q-M-90',
];
const FROM_PLAYERS: readonly Clause[] = [
  'M-BUY-07',
  'M-BUY-09',
  'M-BUY-10',
  'M-BUY-11',
  'M-BUY-12',
  'M-BUY-13',
  'Q-M-33',
  'Q-M-35',
  'Q-M-90',
];

/** No ship mixes resources, nor does it carry both ways: each good of a basket takes ships of its own. */
function loadsIn(goods: Readonly<Goods>): number {
  let loads = 0;
  for (const [good, number] of Object.entries(goods)) if (CARRIED.has(good)) loads += shipsFor(number);
  return loads;
}

/** Supplies, and orders of the next production, whose carriage is settled when they are made (Q-M-35). */
const CARRIED: ReadonlySet<string> = new Set(
  RESOURCES.flatMap((resource: Resource) => [resource, `drop-ship-${resource}`]),
);

/** Picks the ships; they have sailed, and are paid for, once what it gives is called: freight may come out of the proceeds (Q-M-32). */
function sail(
  play: Play,
  seat: Seat,
  partner: Seat | undefined,
  ships: number,
  clauses: readonly Clause[],
): () => void {
  const sailing = pickDarkShips(ships, (sea) => shipsToSail(play, seat, sea));
  const window = tripWindow(play);
  return () => {
    // Ships that are no longer there went to the partner in the same deal, and have made their trip for both.
    const gone = sailing
      .map((each) => ({ ...each, ships: each.ships - shipsToSail(play, seat, each.sea) }))
      .filter((each) => each.ships > 0);
    const sold = partner === undefined || gone.length === 0 ? {} : { sold: { to: partner, sailing: gone } };
    play.emit({
      type: 'freight-paid',
      seat,
      sailing,
      freight: FREIGHT * ships,
      window,
      ...sold,
      clauses: [...clauses],
    });
  };
}

function whyNoMoreToMarket(play: Play, ships: number): Refusal {
  const clause = play.state.stage === 7 ? 'M-BUY-04' : 'M-SELL-04';
  return refuse('too-few-ships:market', clause, { ships, units: ships * TONNAGE });
}
