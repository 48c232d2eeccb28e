// Stage 2 with merchant ships: home companies deliver by themselves, those abroad as far as ships carry (M-XFER-01 to -12).
import { z } from 'zod';
import { COMPANIES, type Company, companyOf, isTerritory, SEAS } from '../../../board/index.ts';
import { bringIn, yieldsOf } from '../../../order-of-play/stage-2-transfer.ts';
import { listOf, oneOf } from '../../../referee/choice.ts';
import type { Clause } from '../../../referee/cite.ts';
import { type CommandDef, field } from '../../../referee/command.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import { GOES, type Parts } from '../../../referee/parts.ts';
import type { Play } from '../../../referee/play.ts';
import type { ProcedureDefs, QuestionDefs } from '../../../referee/procedure.ts';
import { type FrameOf, top } from '../../../state/agenda.ts';
import { isHome } from '../../../state/occupation.ts';
import type { Seat } from '../../../state/seat.ts';
import type { DeepReadonly } from '../../../state/state.ts';
import { tripWindow } from '../ships.ts';
import { use } from '../state.ts';
import { TONNAGE } from '../tables.ts';
import { type Demand, settle } from './demands.ts';
import { meet, type Peril, perilsOf } from './perils.ts';
import { safeTrips } from './proposal.ts';
import { carried, type Trip, tripsOpen, whyNotTrip } from './trips.ts';

/** The goes left, in the order of the seats (X-04, Q-M-89). What was loaded belongs to the go of `go`. */
export type ShipTransferFrame = FrameOf<'ship-transfer'> & {
  goes: Seat[];
  go: Seat | undefined;
  loaded: boolean;
  /** Ships under way that are still afloat. */
  trips: Trip[];
  /** What they must yet pass, and what the last of it demands; one demand at most. */
  perils: Peril[];
  demands: Demand[];
};
export type ShipTransferQuestion = 'load-ships';

const MOST_UNITS = 9;
const loadSchema = z.strictObject({
  type: z.literal('load-ships'),
  trips: z
    .array(
      z.strictObject({
        sea: z.enum(SEAS),
        cargo: z.partialRecord(z.enum(COMPANIES), z.int().min(1).max(MOST_UNITS)),
      }),
    )
    .max(99),
});
export type LoadShipsCommand = z.infer<typeof loadSchema>;

export type ShipTransferEvent = ShipsLoaded;
interface ShipsLoaded extends EventBase {
  readonly type: 'ships-loaded';
  readonly seat: Seat;
  readonly trips: readonly Trip[];
  readonly perils: readonly Peril[];
  readonly window: string;
}

const LOADED: readonly Clause[] = [
  'M-XFER-01',
  'M-XFER-02',
  'M-XFER-03',
  'M-XFER-04',
  'M-XFER-05',
  'M-XFER-10',
  'M-XFER-11',
  'M-XFER-12',
  'M-REROUTE-04',
  'M-LANES-10',
  'Q-M-16',
  'Q-M-17',
  'Q-M-21',
  'Q-M-22',
];

export const shipTransferEvents: EventDefs<ShipTransferEvent> = {
  'ships-loaded': {
    clauses: LOADED,
    evolve: (state, { seat, trips, perils, window }) => {
      const frame = top(state.agenda, 'ship-transfer');
      frame.loaded = true;
      frame.trips = [...trips];
      frame.perils = [...perils];
      for (const { sea } of trips) use(state, 'sailed', window, seat, sea, 1);
    },
  },
};

export const loadShipsCommand: CommandDef<LoadShipsCommand> = {
  type: 'load-ships',
  schema: loadSchema,
  answers: ['load-ships'],
  clause: 'M-XFER-10',
  fields: [
    field('trips', (play, seat, { trips = [] }) =>
      listOf<Trip>(
        trips,
        (prefix) => {
          const open = tripsOpen(play, seat, prefix);
          return oneOf(
            open,
            () => undefined,
            (trip) => whyNotTrip(play, seat, prefix, trip),
          );
        },
        () => undefined,
      ),
    ),
  ],
  run: (play, seat, { trips }) => {
    play.emit({
      type: 'ships-loaded',
      seat,
      trips,
      perils: perilsOf(play, seat, trips),
      window: tripWindow(play),
    });
  },
};

export const shipTransferQuestions: QuestionDefs<ShipTransferQuestion> = {
  'load-ships': {
    clause: 'M-XFER-10',
    facts: () => ({ most: TONNAGE }),
    fallback: (play, seat) => ({ type: 'load-ships', trips: safeTrips(play, seat) }),
  },
};

/** What somebody would capture is free again when they leave: their navies are gone with them. */
const TRANSFER: Parts<ShipTransferFrame> = {
  needs: ({ demands }) => demands.map(captorOf),
  leave: (frame, seat, sequence) => {
    GOES.leave(frame, seat, sequence);
    frame.demands = frame.demands.filter((demand) => captorOf(demand) !== seat);
  },
};

function captorOf(demand: DeepReadonly<Demand>): Seat | undefined {
  return demand.kind === 'ships' ? demand.by : undefined;
}

export const shipTransferProcedures: ProcedureDefs<ShipTransferFrame> = {
  'ship-transfer': {
    parts: TRANSFER,
    start: (play) => ({
      procedure: 'ship-transfer',
      goes: play.living(),
      go: undefined,
      loaded: false,
      trips: [],
      perils: [],
      demands: [],
    }),
    advance(play, frame) {
      const [seat] = frame.goes;
      const [demand] = frame.demands;
      const [peril] = frame.perils;
      if (seat === undefined) play.end();
      else if (frame.go !== seat)
        play.step<ShipTransferFrame>('ship-transfer', { go: seat, loaded: false, trips: [], perils: [], demands: [] });
      else if (!frame.loaded) load(play, seat);
      else if (demand !== undefined) settle(play, seat, demand);
      else if (peril !== undefined) meet(play, frame, seat, peril);
      else arrive(play, frame, seat);
    },
  },
};

/** A player with nothing that a ship could carry is not asked; cards that yield and ships lie open before all. */
function load(play: Play, seat: Seat): void {
  if (tripsOpen(play, seat, []).length > 0) play.ask('load-ships', [seat]);
  else play.step<ShipTransferFrame>('ship-transfer', { loaded: true });
}

/** M-XFER-08: home companies, then those in foreign territories, then those in seas; units without a hold are lost (Q-M-18). */
function arrive(play: Play, { goes, trips }: DeepReadonly<ShipTransferFrame>, seat: Seat): void {
  const yields = yieldsOf(play, seat);
  const produced: { company: Company; units: number }[] = [];
  const idle: { company: Company; clause: Clause }[] = [...yields.idle];
  for (const group of GROUPS) {
    for (const { company, units } of yields.produced) {
      if (groupOf(play, seat, company) !== group) continue;
      const arrived = group === 'home' ? units : carried(trips, company);
      if (arrived > 0) produced.push({ company, units: arrived });
      else idle.push({ company, clause: 'M-XFER-10' });
    }
  }
  bringIn(play, seat, produced, idle);
  play.step<ShipTransferFrame>('ship-transfer', { goes: goes.slice(1) });
}

const GROUPS = ['home', 'foreign', 'sea'] as const;

function groupOf(play: Play, seat: Seat, company: Company): (typeof GROUPS)[number] {
  const { location } = companyOf(company);
  if (isHome(play, seat, location)) return 'home';
  return isTerritory(location) ? 'foreign' : 'sea';
}
