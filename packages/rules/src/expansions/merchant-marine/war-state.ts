// What the set remembers about war, all of it public: escorts, navies that have attacked, announcements, and how sieges hold.
import type { Sea } from '../../board/index.ts';
import type { Grip } from '../../movement/blockade.ts';
import type { Seat } from '../../state/seat.ts';

/** One player's word that their navies hold another under blockade or siege (Q-M-56). */
export interface Announcement {
  by: Seat;
  against: Seat;
  grip: Grip;
}

/** How a siege holds in one stage (T-M-11). */
export type SiegeResult = 'none' | 'half' | 'holds';

export interface MarineWar {
  announced: Announcement[];
  /** What was announced in the Stage 4 of a cycle, to be announced no more in it. */
  spoken: { cycle: number; announcements: Announcement[] };
  /** Navies named as escorts in dark blue seas (Q-M-76). */
  escorts: Record<Seat, Partial<Record<Sea, number>>>;
  /** Navies that have attacked in the Stage 4 of a cycle and escort nobody until it is over (M-ESCORT-08). */
  engaged: { cycle: number; navies: Record<Seat, Partial<Record<Sea, number>>> };
  /** How the siege of a player holds, by the cycle and stage of the roll. */
  sieges: Record<Seat, { cycle: number; stage: number; result: SiegeResult }>;
}

export function noWar(): MarineWar {
  return {
    announced: [],
    spoken: { cycle: 0, announcements: [] },
    escorts: {},
    engaged: { cycle: 0, navies: {} },
    sieges: {},
  };
}
