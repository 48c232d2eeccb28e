// What a place that shows games reads off a position, by the referee's own calculation.
import { ports, TERRITORIES, type Territory, ZONES, type Zone } from '../board/index.ts';
import { type Wealth, wealth } from '../endings/wealth.ts';
import { besieged, blockaded, covered } from '../movement/blockade.ts';
import type { Game } from '../referee/game.ts';
import { Play } from '../referee/play.ts';
import { ownerOf } from '../state/occupation.ts';
import type { Seat } from '../state/seat.ts';

/** What a player is worth now, part by part (B-WIN-06 to -12). */
export function wealthOf(game: Game, seat: Seat): Wealth {
  return wealth(new Play(game), seat);
}

/** Whose each zone is; zones that are nobody's are left out (Q-B-32). */
export function ownersOf(game: Game): ReadonlyMap<Zone, Seat> {
  const play = new Play(game);
  const owners = new Map<Zone, Seat>();
  for (const zone of ZONES) {
    const owner = ownerOf(play, zone);
    if (owner !== undefined) owners.set(zone, owner);
  }
  return owners;
}

/** Ports that navies of others cover, and what follows from it: blockaded territories and besieged players (B-TAC-29 to -39). */
export interface Blockades {
  readonly ports: readonly { readonly territory: Territory; readonly sea: Zone; readonly against: Seat }[];
  readonly blockaded: readonly { readonly territory: Territory; readonly against: Seat }[];
  readonly besieged: readonly Seat[];
}

export function blockadesOf(game: Game): Blockades {
  const play = new Play(game);
  const living = play.living();
  const held = TERRITORIES.flatMap((territory) => {
    const against = ownerOf(play, territory);
    return against === undefined ? [] : [{ territory, against }];
  });
  return {
    ports: held.flatMap(({ territory, against }) =>
      ports(territory)
        .filter((sea) => covered(play, against, sea))
        .map((sea) => ({ territory, sea, against })),
    ),
    blockaded: living.flatMap((against) =>
      TERRITORIES.filter((territory) => blockaded(play, against, territory)).map((territory) => ({
        territory,
        against,
      })),
    ),
    besieged: living.filter((seat) => besieged(play, seat)),
  };
}
