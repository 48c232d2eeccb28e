// Lists of navies and bonus units: all write, all show together, and who clashes writes again (B-OPEN-22, Q-B-96).
import { isTerritory, LIGHT_SEAS, type LightSea, type Territory, type Zone } from '../board/index.ts';
import type { Clause } from '../referee/cite.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Play } from '../referee/play.ts';
import { addUnits, type SparseCounts, totalOf } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { sure } from '../sure.ts';

/** Units by zone. */
type Placement = Partial<Record<Zone, SparseCounts>>;
type Placements = Record<Seat, Placement>;

/** What a clash leaves to a player: so many units, and the home ports whose navies they were. */
interface Rewrite {
  units: number;
  ports: Territory[];
}

/** The lists under way. Nothing of them is on the board before all stand, so all obey the first placements only. */
export interface Writing {
  asked: boolean;
  /** Who writes again after a clash, and what; undefined while all write for the first time. */
  again: Record<Seat, Rewrite> | undefined;
  /** Seas that a clash has closed to a seat. */
  shut: Record<Seat, LightSea[]>;
  /** What has been shown and stands. */
  kept: Placements;
}

export type PlacementEvent = UnitsPlaced | PlacementsClashed;
interface UnitsPlaced extends EventBase {
  readonly type: 'units-placed';
  readonly placements: DeepReadonly<Placements>;
}
/** Navies of several players were meant for one light blue sea: all lists are shown, and stand except for those navies. */
interface PlacementsClashed extends EventBase {
  readonly type: 'placements-clashed';
  readonly clashes: readonly { readonly sea: LightSea; readonly seats: readonly Seat[] }[];
  readonly stands: DeepReadonly<Placements>;
  readonly again: DeepReadonly<Record<Seat, Rewrite>>;
}

export const placementEvents: EventDefs<PlacementEvent> = {
  'units-placed': {
    clauses: ['B-SETUP-08', 'B-SETUP-09', 'B-SETUP-10', 'B-MAP-09'],
    evolve: (state, { placements }) => {
      for (const seat of state.order) {
        for (const [zone, units] of entries(placements[seat]))
          if (totalOf(units) > 0) addUnits(state, zone, seat, units);
      }
    },
  },
  'placements-clashed': {
    clauses: ['B-MOVE-25', 'Q-B-96'],
    evolve: (state, { clashes, stands, again }) => {
      const frame = state.agenda[state.agenda.length - 1];
      if (frame?.procedure !== 'place-navies' && frame?.procedure !== 'bonus-units')
        throw new Error('no lists are under way');
      for (const seat of state.order) {
        if (stands[seat] !== undefined) frame.kept[seat] = mergedPlacement(frame.kept[seat], stands[seat]);
        const lost = clashes.filter(({ seats }) => seats.includes(seat)).map(({ sea }) => sea);
        if (lost.length > 0) frame.shut[seat] = [...(frame.shut[seat] ?? []), ...lost];
      }
      frame.again = {};
      for (const [seat, { units, ports }] of Object.entries(again) as [Seat, DeepReadonly<Rewrite>][])
        frame.again[seat] = { units, ports: [...ports] };
      frame.asked = false;
    },
  },
};

/** The first frame of lists that all write together. */
export function blankLists(): Writing {
  return { asked: false, again: undefined, shut: {}, kept: {} };
}

/** The lists under way, if it is they that are asked for. */
export function writing(play: Play): DeepReadonly<Writing> | undefined {
  const frame = play.state.agenda[play.state.agenda.length - 1];
  return frame?.procedure === 'place-navies' || frame?.procedure === 'bonus-units' ? frame : undefined;
}

/** Whose lists are wanted now. */
export function writers(play: Play, frame: DeepReadonly<Writing>, able: (seat: Seat) => boolean): Seat[] {
  return play.living().filter((seat) => (frame.again === undefined || frame.again[seat] !== undefined) && able(seat));
}

/** Shows the sealed lists: they go on the board, or players whose lists clash write again. */
export function showLists(
  play: Play,
  frame: DeepReadonly<Writing>,
  seats: readonly Seat[],
  clauses: readonly Clause[],
): void {
  const clashes = LIGHT_SEAS.map((sea) => ({
    sea,
    seats: seats.filter((seat) => (wishOf(play, seat)[sea]?.navy ?? 0) > 0),
  })).filter((wanted) => wanted.seats.length > 1);
  const stands: Placements = {};
  const again: Record<Seat, Rewrite> = {};
  for (const seat of seats) {
    const lost = clashes.filter((clash) => clash.seats.includes(seat)).map(({ sea }) => sea);
    const wish = wishOf(play, seat);
    stands[seat] = Object.fromEntries(entries(wish).filter(([zone]) => !lost.some((sea) => sea === zone)));
    if (lost.length > 0) again[seat] = rewriteOf(play, seat, lost);
  }
  if (clashes.length > 0) {
    play.emit({ type: 'placements-clashed', clashes, stands, again });
    return;
  }
  const placements: Placements = {};
  for (const seat of play.living()) placements[seat] = mergedPlacement(frame.kept[seat], stands[seat]);
  play.emit({ type: 'units-placed', placements, clauses });
  play.end();
}

/** The units of a sealed list by zone. */
function wishOf(play: Play, seat: Seat): Placement {
  const answer = play.state.sealed[seat];
  const wish: Placement = {};
  if (answer?.type === 'bonus-units') {
    for (const [zone, n] of Object.entries({ ...answer.armies, ...answer.navies }) as [Zone, number][])
      if (n > 0) wish[zone] = isTerritory(zone) ? { army: n } : { navy: n };
  } else if (answer?.type === 'place-navies') {
    for (const { sea } of answer.navies) wish[sea] = { navy: (wish[sea]?.navy ?? 0) + 1 };
  }
  return wish;
}

/** Only what was written for the lost seas is written again. */
function rewriteOf(play: Play, seat: Seat, lost: readonly LightSea[]): Rewrite {
  const answer = play.state.sealed[seat];
  const wish = wishOf(play, seat);
  return {
    units: lost.reduce((sum, sea) => sum + (wish[sea]?.navy ?? 0), 0),
    ports:
      answer?.type === 'place-navies'
        ? answer.navies.filter(({ sea }) => lost.includes(sea)).map(({ port }) => port)
        : [],
  };
}

function mergedPlacement(a: DeepReadonly<Placement> | undefined, b: DeepReadonly<Placement> | undefined): Placement {
  const sum: Placement = { ...a };
  for (const [zone, units] of entries(b)) {
    const there = sum[zone] ?? {};
    sum[zone] = isTerritory(zone)
      ? { army: (there.army ?? 0) + sure(units.army) }
      : { navy: (there.navy ?? 0) + sure(units.navy) };
  }
  return sum;
}

function entries(placement: DeepReadonly<Placement> | undefined): [Zone, SparseCounts][] {
  // A placement's keys are zones by its type; Object.entries forgets that.
  return Object.entries(placement ?? {}) as [Zone, SparseCounts][];
}
