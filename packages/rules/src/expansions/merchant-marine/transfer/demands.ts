// What a peril asks of the owner of ships: a ransom, or so many of their ships in a sea (M-PIRATE-04 to -07, Q-M-26 to -29, Q-M-60).

import { z } from 'zod';
import { type Company, companyOf, RESOURCES, type Sea } from '../../../board/index.ts';
import { freeSpots } from '../../../commerce/supply-center.ts';
import { callSurplus } from '../../../endings/surplus.ts';
import { counts, yesOrNo } from '../../../referee/choice.ts';
import type { Clause } from '../../../referee/cite.ts';
import { type CommandDef, field } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import type { QuestionDefs } from '../../../referee/procedure.ts';
import { refuse } from '../../../referee/refusal.ts';
import { top } from '../../../state/agenda.ts';
import { addUnits, type SparseCounts, takeLaden, takeUnits, totalOf } from '../../../state/forces.ts';
import { pay, store } from '../../../state/ledger.ts';
import { piecesIn } from '../../../state/pieces.ts';
import type { Seat, Supplies } from '../../../state/seat.ts';
import type { DeepReadonly } from '../../../state/state.ts';
import { sure } from '../../../sure.ts';
import { tripWindow } from '../ships.ts';
import { use } from '../state.ts';
import { carried, type Trip, unitsCarried } from './trips.ts';

export type Demand =
  | { readonly kind: 'ransom'; readonly sea: Sea; readonly company: Company; readonly amount: number }
  | {
      readonly kind: 'ships';
      readonly sea: Sea;
      readonly ships: number;
      readonly how: 'sunk' | 'captured';
      /** Whose they are then. */
      readonly by?: Seat;
    };

export type DemandQuestion = 'pay-ransom' | 'give-up-ships';

const ransomSchema = z.strictObject({ type: z.literal('pay-ransom'), pay: z.boolean() });
export type PayRansomCommand = z.infer<typeof ransomSchema>;

const shipsSchema = z.strictObject({
  type: z.literal('give-up-ships'),
  /** How many with each load, by the names of the options. */
  ships: z.record(z.string().max(200), z.int().min(0).max(99)),
});
export type GiveUpShipsCommand = z.infer<typeof shipsSchema>;

export type DemandEvent = RansomPaid | ShipsLost;
interface RansomPaid extends EventBase {
  readonly type: 'ransom-paid';
  readonly seat: Seat;
  readonly amount: number;
}
/** Ships of one player in a sea are gone with their cargo, or another's. */
interface ShipsLost extends EventBase {
  readonly type: 'ships-lost';
  readonly seat: Seat;
  readonly sea: Sea;
  readonly how: 'sunk' | 'captured';
  readonly by?: Seat;
  /** Ships without troops, those with cargo among them. */
  readonly ships: number;
  readonly laden: readonly SparseCounts[];
  readonly trips: readonly Trip[];
  /** What of their cargo the captor has room for (Q-M-64). */
  readonly stored?: Readonly<Supplies>;
  readonly window: string;
}

export const demandEvents: EventDefs<DemandEvent> = {
  'ransom-paid': {
    clauses: ['M-PIRATE-04', 'M-PIRATE-05', 'Q-M-28'],
    evolve: (state, { seat, amount }) => {
      pay(state, seat, 'bank', amount);
      top(state.agenda, 'ship-transfer').demands.shift();
    },
  },
  'ships-lost': {
    clauses: ['M-PIRATE-07', 'Q-M-26', 'Q-M-27'],
    evolve: (state, { seat, sea, by, ships, laden, trips, stored, window }) => {
      if (ships > 0) takeUnits(state, sea, seat, { ship: ships });
      for (const cargo of laden) takeLaden(state, sea, seat, { carrier: 'ship', cargo });
      const taken = ships + laden.length;
      if (by !== undefined && taken > 0) {
        addUnits(state, sea, by, { ship: taken });
        // Q-M-65: a captured ship has sailed in this phase.
        use(state, 'sailed', window, by, sea, taken);
        for (const resource of RESOURCES) store(state, by, resource, stored?.[resource] ?? 0);
      }
      const frame = top(state.agenda, 'ship-transfer');
      const lost = [...trips];
      frame.trips = frame.trips.filter((trip) => {
        const at = lost.findIndex((other) => keyOf(other) === keyOf(trip));
        if (at >= 0) lost.splice(at, 1);
        return at < 0;
      });
      frame.demands.shift();
    },
  },
};

export const payRansomCommand: CommandDef<PayRansomCommand> = {
  type: 'pay-ransom',
  schema: ransomSchema,
  answers: ['pay-ransom'],
  clause: 'M-PIRATE-05',
  fields: [
    field('pay', (play, seat) =>
      yesOrNo((pays) => {
        const { cash } = play.seat(seat);
        const amount = ransomOf(play);
        return pays && amount > cash ? refuse('too-poor:ransom', 'M-PIRATE-06', { amount, cash }) : undefined;
      }),
    ),
  ],
  run: (play, seat, { pay: pays }) => {
    const demand = demandOf(play);
    if (demand?.kind !== 'ransom') return;
    const { sea, company, amount } = demand;
    if (pays) {
      play.emit({ type: 'ransom-paid', seat, amount });
      return;
    }
    // Q-M-29: those that carry this card's units there, none else.
    const trips = tripsNow(play).filter((trip) => trip.sea === sea && carried([trip], company) > 0);
    loseShips(play, seat, { sea, how: 'sunk' }, { trips, empty: 0, laden: [] }, ['M-PIRATE-06', 'Q-M-29']);
  },
};

export const giveUpShipsCommand: CommandDef<GiveUpShipsCommand> = {
  type: 'give-up-ships',
  schema: shipsSchema,
  answers: ['give-up-ships'],
  clause: 'M-PIRATE-07',
  fields: [
    field('ships', (play, seat) => {
      const number = shipsDemanded(play).ships;
      return counts(pickable(play, seat), { least: number, most: number }, () =>
        refuse('so-many-ships', 'M-PIRATE-07', { ships: number }),
      );
    }),
  ],
  run: (play, seat, { ships }) => {
    give(play, seat, ships);
  },
};

export const demandQuestions: QuestionDefs<DemandQuestion> = {
  'pay-ransom': {
    clause: 'M-PIRATE-05',
    facts: (play) => {
      const demand = demandOf(play);
      if (demand?.kind !== 'ransom') throw new Error('nobody wants a ransom');
      const { sea, company, amount } = demand;
      return { sea, company, amount };
    },
    fallback: (play, seat) => ({ type: 'pay-ransom', pay: play.seat(seat).cash >= ransomOf(play) }),
  },
  'give-up-ships': {
    open: true,
    clause: 'M-PIRATE-07',
    facts: (play) => {
      const { sea, ships } = shipsDemanded(play);
      return { sea, ships };
    },
    // empty before loaded.
    fallback: (play, seat) => ({ type: 'give-up-ships', ships: cheapest(play, seat) }),
  },
};

/** Puts what is demanded to the owner, or settles it where there is nothing to choose. */
export function settle(play: Play, seat: Seat, demand: DeepReadonly<Demand>): void {
  if (demand.kind === 'ransom') {
    play.ask('pay-ransom', [seat]);
    return;
  }
  const max = pickable(play, seat);
  const all = Object.values(max).reduce((sum, number) => sum + number, 0);
  if (Object.keys(max).length > 1 && all > demand.ships) play.ask('give-up-ships', [seat]);
  else give(play, seat, cheapest(play, seat));
}

/** The classes of ships in the sea concerned, and how many of each may be given up. */
function pickable(play: Play, seat: Seat): Record<string, number> {
  const demand = demandOf(play);
  if (demand?.kind !== 'ships') return {};
  const max: Record<string, number> = {};
  let loaded = 0;
  for (const trip of tripsNow(play)) {
    if (trip.sea !== demand.sea) continue;
    max[keyOf(trip)] = (max[keyOf(trip)] ?? 0) + 1;
    loaded++;
  }
  // Q-M-60: while any loaded ship is there, a captured one must be loaded.
  if (demand.how === 'captured' && loaded >= demand.ships) return max;
  for (const { key, cargo, number } of shipPieces(play, seat, demand.sea)) {
    const idle = Object.keys(cargo).length === 0 ? number - loaded : number;
    if (idle > 0) max[key] = idle;
  }
  return max;
}

function give(play: Play, seat: Seat, picks: Readonly<Record<string, number>>): void {
  const demand = demandOf(play);
  if (demand?.kind !== 'ships') return;
  const trips: Trip[] = [];
  const left = { ...picks };
  for (const trip of tripsNow(play)) {
    if (trip.sea !== demand.sea || (left[keyOf(trip)] ?? 0) === 0) continue;
    left[keyOf(trip)] = (left[keyOf(trip)] ?? 0) - 1;
    trips.push(trip);
  }
  let empty = 0;
  const laden: SparseCounts[] = [];
  for (const { key, cargo } of shipPieces(play, seat, demand.sea)) {
    const number = picks[key] ?? 0;
    if (Object.keys(cargo).length === 0) empty += number;
    else laden.push(...new Array<SparseCounts>(number).fill(cargo));
  }
  loseShips(play, seat, demand, { trips, empty, laden }, demandEvents['ships-lost'].clauses);
}

function loseShips(
  play: Play,
  seat: Seat,
  { sea, how, by }: { readonly sea: Sea; readonly how: 'sunk' | 'captured'; readonly by?: Seat },
  {
    trips,
    empty,
    laden,
  }: { readonly trips: readonly Trip[]; readonly empty: number; readonly laden: readonly SparseCounts[] },
  clauses: readonly Clause[],
): void {
  const ships = empty + trips.length;
  const base = { type: 'ships-lost', seat, sea, how, ships, laden, trips, window: tripWindow(play), clauses } as const;
  if (by === undefined) {
    play.emit(base);
    return;
  }
  play.emit({ ...base, by, stored: roomFor(play, by, trips) });
  callSurplus(play, by);
}

/** Q-M-64: captured cargo beyond the captor's rows is lost. */
function roomFor(play: Play, captor: Seat, trips: readonly Trip[]): Supplies {
  const stored: Supplies = { grain: 0, oil: 0, minerals: 0 };
  for (const { cargo } of trips)
    for (const company of Object.keys(cargo) as Company[]) stored[companyOf(company).resource] += sure(cargo[company]);
  for (const resource of RESOURCES)
    stored[resource] = Math.min(stored[resource], freeSpots(play.seat(captor), resource));
  return stored;
}

/** Of those that may be given up the emptiest. */
function cheapest(play: Play, seat: Seat): Record<string, number> {
  let left = shipsDemanded(play).ships;
  const max = pickable(play, seat);
  const order = Object.keys(max).sort((a, b) => unitsAboard(play, seat, a) - unitsAboard(play, seat, b));
  const picks: Record<string, number> = {};
  for (const key of order) {
    const number = Math.min(left, sure(max[key]));
    if (number > 0) picks[key] = number;
    left -= number;
  }
  return picks;
}

/** How many units of goods, or how many troops, a ship of a class has aboard. */
function unitsAboard(play: Play, seat: Seat, key: string): number {
  const trip = tripsNow(play).find((each) => keyOf(each) === key);
  if (trip !== undefined) return unitsCarried(trip);
  const piece = shipPieces(play, seat, shipsDemanded(play).sea).find((each) => each.key === key);
  return totalOf(sure(piece).cargo);
}

function shipPieces(play: Play, seat: Seat, sea: Sea) {
  return piecesIn(play, seat, sea).filter(({ kind }) => kind === 'ship');
}

function ransomOf(play: Play): number {
  const demand = demandOf(play);
  if (demand?.kind !== 'ransom') throw new Error('no ransom is asked for');
  return demand.amount;
}

function shipsDemanded(play: Play) {
  const demand = demandOf(play);
  if (demand?.kind !== 'ships') throw new Error('no ships are lost');
  return demand;
}

function demandOf(play: Play): DeepReadonly<Demand> | undefined {
  return top(play.state.agenda, 'ship-transfer').demands[0];
}

function tripsNow(play: Play): readonly Trip[] {
  return top(play.state.agenda, 'ship-transfer').trips;
}

/** A load in words that tell it from others: `red-sea, 3 baqa-oil`. */
function keyOf({ sea, cargo }: Trip): string {
  const loads = (Object.keys(cargo) as Company[]).sort().map((company) => `${cargo[company]} ${company}`);
  return `${sea}, ${loads.join(', ')}`;
}
