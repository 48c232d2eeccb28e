// Stage 2: one roll for each blockaded territory whose goods leave by sea (M-BLOCKADE-02 to -08, T-M-10, Q-M-57, Q-M-58).
import {
  type Company,
  companyOf,
  LIGHT_SEAS,
  type LightSea,
  TERRITORIES,
  type Territory,
  zoneName,
} from '../../../board/index.ts';
import type { Clause } from '../../../referee/cite.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import { top } from '../../../state/agenda.ts';
import { otherOccupant } from '../../../state/occupation.ts';
import type { Seat } from '../../../state/seat.ts';
import type { DeepReadonly } from '../../../state/state.ts';
import { shipsIn } from '../ships.ts';
import { type Interdiction, interdiction, withDecoys } from '../tables.ts';
import type { Demand } from '../transfer/demands.ts';
import type { ShipTransferFrame } from '../transfer/ship-transfer.ts';
import type { Trip } from '../transfer/trips.ts';
import { grippingNavies, isGripped } from './announcements.ts';

/** Goods of one territory that must pass a blockade. */
export interface BlockadeRun {
  readonly kind: 'blockade';
  readonly territory: Territory;
}

export type BlockadeRollEvent = BlockadeRolled;
interface BlockadeRolled extends EventBase {
  readonly type: 'blockade-rolled';
  readonly seat: Seat;
  readonly territory: Territory;
  readonly sea: LightSea;
  readonly navies: number;
  /** Ships of theirs in that sea, the surplus of which lowers the die. */
  readonly ships: number;
  readonly die: number;
  readonly fate: Interdiction['fate'];
  readonly demands: readonly Demand[];
}

const ROLLED: readonly Clause[] = [
  'M-XFER-07',
  'M-BLOCKADE-02',
  'M-BLOCKADE-03',
  'M-BLOCKADE-04',
  'M-BLOCKADE-05',
  'Q-M-57',
  'Q-M-58',
  'Q-M-61',
];
const CAPTURED: readonly Clause[] = ['M-BLOCKADE-06', 'M-BLOCKADE-07', 'M-BLOCKADE-08', 'Q-M-60', 'Q-M-64', 'Q-M-65'];

export const blockadeRollEvents: EventDefs<BlockadeRollEvent> = {
  'blockade-rolled': {
    clauses: ROLLED,
    evolve: (state, { demands }) => {
      const frame = top(state.agenda, 'ship-transfer');
      frame.perils = frame.perils.slice(1);
      frame.demands = [...demands];
    },
  },
};

/** The rolls that trips ask for, territories in board order; who carries nothing from one does not roll for it. */
export function blockadeRuns(play: Play, seat: Seat, trips: readonly Trip[]): BlockadeRun[] {
  return TERRITORIES.filter((land) => isGripped(play, seat, land) && seasUsed(trips, land).length > 0).map(
    (territory) => ({ kind: 'blockade', territory }),
  );
}

/** One roll, by the navies in the sea used; of several seas the one with the most. */
export function runBlockade(
  play: Play,
  { trips, perils }: DeepReadonly<ShipTransferFrame>,
  seat: Seat,
  { territory }: DeepReadonly<BlockadeRun>,
): void {
  const most = seasUsed(trips, territory)
    .map((sea) => ({ sea, navies: grippingNavies(play, seat, territory, sea) }))
    .reduce<{ sea: LightSea; navies: number } | undefined>(
      (best, each) => (best === undefined || each.navies > best.navies ? each : best),
      undefined,
    );
  const by = most === undefined ? undefined : otherOccupant(play, seat, most.sea);
  if (most === undefined || by === undefined || most.navies === 0) {
    // Its ships were lost to another roll before this one.
    play.step<ShipTransferFrame>('ship-transfer', { perils: [...perils.slice(1)] });
    return;
  }
  const { sea, navies } = most;
  const ships = shipsIn(play, seat, sea);
  const die = play.roll(`${seat}, blockade of ${zoneName(territory)}`);
  const result = interdiction(navies, withDecoys(die, ships, navies));
  const loaded = trips.filter((trip) => trip.sea === sea).length;
  play.emit({
    type: 'blockade-rolled',
    seat,
    territory,
    sea,
    navies,
    ships,
    die,
    fate: result.fate,
    demands: demandsOf(result, sea, by, ships, loaded),
    clauses: [...ROLLED, ...(result.fate === 'captured' ? CAPTURED : result.fate === 'sunk' ? SUNK : [])],
  });
}

const SUNK: readonly Clause[] = ['Q-M-26', 'Q-M-27', 'Q-M-60'];

/** Never more than lie there (Q-M-27); of those captured the loaded ones come first (Q-M-60). */
function demandsOf(result: Interdiction, sea: LightSea, by: Seat, ships: number, loaded: number): Demand[] {
  if (result.fate === 'through') return [];
  const lost = Math.min(result.ships, ships);
  if (result.fate === 'sunk') return [{ kind: 'ships', sea, ships: lost, how: 'sunk' }];
  const first = Math.min(lost, loaded);
  return [first, lost - first]
    .filter((number) => number > 0)
    .map((number) => ({ kind: 'ships', sea, ships: number, how: 'captured', by }));
}

/** The seas out of which trips carry goods of a territory. */
function seasUsed(trips: readonly DeepReadonly<Trip>[], territory: Territory): LightSea[] {
  return LIGHT_SEAS.filter((sea) =>
    trips.some(
      (trip) =>
        trip.sea === sea &&
        (Object.keys(trip.cargo) as Company[]).some((company) => companyOf(company).location === territory),
    ),
  );
}
