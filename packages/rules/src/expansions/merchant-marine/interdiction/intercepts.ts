// Ships rerouted out of or into a sea under blockade or siege are intercepted on the way (M-REROUTE-07, -08, Q-M-63).
import { isLightSea, type LightSea, type Sea, TERRITORIES, zoneName } from '../../../board/index.ts';
import type { Grip } from '../../../movement/blockade.ts';
import type { Clause } from '../../../referee/cite.ts';
import type { EventBase, EventDefs } from '../../../referee/event.ts';
import type { Play } from '../../../referee/play.ts';
import { addUnits, takeUnits } from '../../../state/forces.ts';
import { otherOccupant } from '../../../state/occupation.ts';
import type { Seat } from '../../../state/seat.ts';
import { shipsIn, usedBy } from '../ships.ts';
import { use } from '../state.ts';
import { type Interdiction, interdiction, withDecoys } from '../tables.ts';
import { grippingNavies, isGripped, portSeas } from './announcements.ts';

export type InterceptEvent = RerouteIntercepted;
interface RerouteIntercepted extends EventBase {
  readonly type: 'reroute-intercepted';
  readonly seat: Seat;
  readonly by: Seat;
  /** Where they are met, and where they come from. */
  readonly sea: LightSea;
  readonly from: Sea;
  readonly navies: number;
  /** Ships of theirs there, those that move included; their surplus lowers the die. */
  readonly ships: number;
  readonly die: number;
  readonly fate: Interdiction['fate'];
  readonly lost: number;
  readonly window: string;
}

const CLAUSES: readonly Clause[] = ['M-REROUTE-07', 'M-REROUTE-08', 'M-BLOCKADE-05', 'Q-M-61', 'Q-M-63', 'X-11'];

export const interceptEvents: EventDefs<InterceptEvent> = {
  'reroute-intercepted': {
    clauses: CLAUSES,
    evolve: (state, { seat, by, sea, from, fate, lost, window }) => {
      if (lost === 0) return;
      takeUnits(state, from, seat, { ship: lost });
      if (fate !== 'captured') return;
      addUnits(state, sea, by, { ship: lost });
      // Q-M-65: it may be rerouted in the next window.
      use(state, usedBy(window), window, by, sea, lost);
    },
  },
};

/** Lets ships run out of one sea and into another; gives how many arrive, and who captured some. */
export function intercept(
  play: Play,
  seat: Seat,
  from: Sea,
  to: Sea,
  ships: number,
  window: string,
): { readonly arriving: number; readonly captors: readonly Seat[] } {
  const out = meet(play, seat, from, from, ships, 0, window);
  const into = meet(play, seat, to, from, out.left, out.left, window);
  return { arriving: into.left, captors: [...new Set([...out.captors, ...into.captors])] };
}

/** One roll in one sea, if it is held against the player; `arriving` ships are not among those in it yet. */
function meet(
  play: Play,
  seat: Seat,
  sea: Sea,
  from: Sea,
  moving: number,
  arriving: number,
  window: string,
): { readonly left: number; readonly captors: readonly Seat[] } {
  const navies = isLightSea(sea) && moving > 0 ? naviesAgainst(play, seat, sea) : 0;
  const by = otherOccupant(play, seat, sea);
  if (!isLightSea(sea) || navies === 0 || by === undefined) return { left: moving, captors: [] };
  const ships = shipsIn(play, seat, sea) + arriving;
  const die = play.roll(`${seat}, reroute by ${zoneName(sea)}`);
  const result = interdiction(navies, withDecoys(die, ships, navies));
  const lost = result.fate === 'through' ? 0 : Math.min(result.ships, moving);
  play.emit({
    type: 'reroute-intercepted',
    seat,
    by,
    sea,
    from,
    navies,
    ships,
    die,
    fate: result.fate,
    lost,
    window,
  });
  return { left: moving - lost, captors: result.fate === 'captured' ? [by] : [] };
}

/** Navies in a sea that hold a port of theirs there under blockade or siege. */
function naviesAgainst(play: Play, seat: Seat, sea: LightSea): number {
  const grips: readonly Grip[] = ['siege', ...TERRITORIES];
  const navies = grips
    .filter((grip) => isGripped(play, seat, grip) && portSeas(play, seat, grip).includes(sea))
    .map((grip) => grippingNavies(play, seat, grip, sea));
  return Math.max(0, ...navies);
}
