// Pillage and Plunder: a die for each card whose units pass a sea with pirates (M-PIRATE-01 to -07, T-M-08).
import { cite } from '../../../board/cite.ts';
import { type Company, companyName, companyOf, SEAS, type Sea, zoneName } from '../../../board/index.ts';
import { price } from '../../../commerce/market.ts';
import type { Clause } from '../../../referee/cite.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import { top } from '../../../state/agenda.ts';
import type { Seat } from '../../../state/seat.ts';
import type { DeepReadonly } from '../../../state/state.ts';
import { shipsIn } from '../ships.ts';
import { piratesIn } from '../state.ts';
import type { Demand } from './demands.ts';
import type { ShipTransferFrame } from './ship-transfer.ts';
import { carried, type Trip } from './trips.ts';

/** Units of one card in one pirate sea (Q-M-25). */
export interface Raid {
  readonly kind: 'pirates';
  readonly sea: Sea;
  readonly company: Company;
}

/** What a die comes to: through, a share of the market price in percent, or ships sunk. */
export type Plunder = 'through' | { readonly pay: 50 | 100 } | { readonly sunk: number };

const THROUGH = 'through';
const HALF = { pay: 50 } as const;
const ALL = { pay: 100 } as const;
const sunk = (ships: number) => ({ sunk: ships });

/** T-M-08, die by die; from six pirates on the last row. */
const PLUNDER: readonly (readonly Plunder[])[] = [
  [THROUGH, THROUGH, THROUGH, THROUGH, HALF, sunk(1)],
  [THROUGH, THROUGH, THROUGH, HALF, HALF, sunk(1)],
  [THROUGH, THROUGH, HALF, HALF, sunk(2), sunk(2)],
  [THROUGH, ALL, ALL, sunk(3), sunk(3), sunk(3)],
  [ALL, ALL, ALL, sunk(3), sunk(3), sunk(3)],
  [ALL, ALL, sunk(4), sunk(4), sunk(4), sunk(4)],
];

export type PirateEvent = PiratesRolled;
interface PiratesRolled extends EventBase {
  readonly type: 'pirates-rolled';
  readonly seat: Seat;
  readonly sea: Sea;
  readonly company: Company;
  readonly pirates: number;
  readonly die: number;
  /** What they ask of them; nothing if the ships get through. */
  readonly demand?: Demand;
}

const ROLLED: readonly Clause[] = [
  'M-XFER-06',
  'M-PIRATE-01',
  'M-PIRATE-02',
  'M-PIRATE-03',
  'M-SETUP-03',
  'Q-M-24',
  'Q-M-25',
];

export const pirateEvents: EventDefs<PirateEvent> = {
  'pirates-rolled': {
    clauses: ROLLED,
    evolve: (state, { demand }) => {
      const frame = top(state.agenda, 'ship-transfer');
      frame.perils = frame.perils.slice(1);
      if (demand !== undefined) frame.demands = [demand];
    },
  },
};

/** The rolls that trips through pirate seas ask for: seas in board order, in each its cards as they are loaded. */
export function raidsOn(play: Play, trips: readonly Trip[]): Raid[] {
  const raids: Raid[] = [];
  for (const sea of SEAS) {
    if (piratesIn(play, sea) === 0) continue;
    const companies = new Set(
      trips.filter((trip) => trip.sea === sea).flatMap(({ cargo }) => Object.keys(cargo) as Company[]),
    );
    for (const company of companies) raids.push({ kind: 'pirates', sea, company });
  }
  return raids;
}

/** One roll for one card. */
export function raid(
  play: Play,
  { trips }: DeepReadonly<ShipTransferFrame>,
  seat: Seat,
  { sea, company }: DeepReadonly<Raid>,
): void {
  const units = carried(trips, company, sea);
  if (units === 0) {
    // Its ships were lost to another roll before this one.
    play.step<ShipTransferFrame>('ship-transfer', { perils: perilsAfter(play) });
    return;
  }
  const pirates = piratesIn(play, sea);
  const die = play.roll(`${seat}, pirates of ${zoneName(sea)}, ${companyName(company)}`);
  const plunder = plunderAt(pirates, die);
  const base = { type: 'pirates-rolled', seat, sea, company, pirates, die } as const;
  if (plunder === 'through') play.emit(base);
  else if ('pay' in plunder) {
    // Q-M-28: rounded up on the whole; a ransom moves no price.
    const amount = Math.ceil((units * price(play, companyOf(company).resource) * plunder.pay) / 100);
    play.emit({
      ...base,
      demand: { kind: 'ransom', sea, company, amount },
      clauses: [...ROLLED, 'M-PIRATE-05', 'Q-M-28'],
    });
  } else {
    // Q-M-27: never more than lie there.
    const ships = Math.min(plunder.sunk, shipsIn(play, seat, sea));
    play.emit({ ...base, demand: { kind: 'ships', sea, ships, how: 'sunk' }, clauses: [...ROLLED, 'Q-M-27'] });
  }
}

/** What the table says for so many pirates and a die (T-M-08). */
export function plunderAt(pirates: number, die: number): Plunder {
  cite('M-PIRATE-03');
  return PLUNDER[Math.min(pirates, PLUNDER.length) - 1]?.[die - 1] ?? 'through';
}

function perilsAfter(play: Play): ShipTransferFrame['perils'] {
  return [...top(play.state.agenda, 'ship-transfer').perils.slice(1)];
}
