/** What the public feed at `/api/watch` says, as plain data: public facts only.  */
import type { Power, Resource, Zone } from '@marshall/rules';

/** The path of the feed, on the origin that serves the page. */
export const WATCH_PATH = '/api/watch';

export interface FeedMessage {
  /** `snapshot` first, after every reconnection and with every new game; `update` whenever something public happened. */
  readonly type: 'snapshot' | 'update';
  readonly view: SpectatorView;
  /** Oldest first: the newest part of the story in a snapshot, the added lines in an update. */
  readonly log: readonly LogLine[];
}

export interface SpectatorView {
  readonly cycle: number;
  /** 1 to 7; 0 before the first stage. */
  readonly stage: number;
  readonly stageName: string;
  readonly waitingFor: readonly Power[];
  /** What is asked of them, as one sentence. */
  readonly asked?: string;
  /** In playing order. */
  readonly seats: readonly SeatFacts[];
  readonly market: Readonly<Record<Resource, { readonly spot: number; readonly price: number }>>;
  /** Zones left out are held by nobody. */
  readonly zones: Readonly<Partial<Record<Zone, ZoneFacts>>>;
  readonly pieces: readonly PieceFacts[];
  /** Zones under a mushroom cloud. */
  readonly clouds: readonly Zone[];
  readonly ended?: { readonly how: string; readonly winners: readonly Power[] };
}

export interface SeatFacts {
  readonly power: Power;
  /** Who sits there. */
  readonly name: string;
  readonly loans: number;
  readonly armies: number;
  readonly navies: number;
  readonly companies: number;
  readonly territories: number;
  readonly grain: number;
  readonly oil: number;
  readonly minerals: number;
  readonly nukes: number;
  readonly lStars: number;
  readonly out: boolean;
  readonly cubes: number;
}

export interface ZoneFacts {
  readonly holder?: Power;
  readonly scorched?: boolean;
}

export interface PieceFacts {
  readonly zone: Zone;
  readonly power: Power;
  readonly kind: string;
  readonly count: number;
  /** Armies carried by these navies. */
  readonly aboard?: number;
}

export interface LogLine {
  /** Rises by one with every line. */
  readonly n: number;
  readonly text: string;
  /** The clause that made it so, such as `B-SELL-06`. */
  readonly clause: string;
  readonly actor?: Power;
}
