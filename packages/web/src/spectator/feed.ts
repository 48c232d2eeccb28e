/** What the referee's public feed at `/api/watch` says, as plain data: public facts only. */

/** The path of the feed, on the origin that served the page. */
export const WATCH_PATH = '/api/watch';

export const RESOURCES = ['grain', 'oil', 'minerals'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The first message after connecting, and again after every reconnection. */
export interface SnapshotMessage {
  readonly type: 'snapshot';
  readonly view: SpectatorView;
  /** The story so far, oldest first; the server may send only its newest part. */
  readonly log: readonly LogLine[];
}

/** Sent whenever something public happened. */
export interface UpdateMessage {
  readonly type: 'update';
  readonly view: SpectatorView;
  /** The lines added since the last message, oldest first. */
  readonly log: readonly LogLine[];
}

export type FeedMessage = SnapshotMessage | UpdateMessage;

export interface SpectatorView {
  readonly cycle: number;
  /** 1 to 7; 0 before the first stage. */
  readonly stage: number;
  readonly stageName: string;
  /** Powers whose answer is awaited, by id. */
  readonly waitingFor: readonly string[];
  /** What is asked of them, as one sentence. */
  readonly asked?: string;
  /** In playing order. */
  readonly seats: readonly SeatFacts[];
  readonly market: Readonly<Record<Resource, MarketMeter>>;
  /** By zone id, as in the drawn board. Zones left out are held by nobody. */
  readonly zones: Readonly<Record<string, ZoneFacts>>;
  readonly pieces: readonly PieceFacts[];
  /** Ids of zones under a mushroom cloud. */
  readonly clouds: readonly string[];
  readonly ended?: Ending;
}

export interface SeatFacts {
  /** 'usa' | 'ussr' | 'europe' | 'china' | 'africa' | 'south-america' */
  readonly power: string;
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
  /** Bidding cubes left, where they are public. */
  readonly cubes?: number;
}

export interface MarketMeter {
  /** Position on the track of 18 prices, 0 the lowest. */
  readonly spot: number;
  /** In millions of dollars. */
  readonly price: number;
}

export interface ZoneFacts {
  readonly holder?: string;
  readonly scorched?: boolean;
}

export interface PieceFacts {
  readonly zone: string;
  readonly power: string;
  /** 'army' | 'navy' | 'merchant' | 'apc' */
  readonly kind: string;
  readonly count: number;
  /** Armies carried by these navies. */
  readonly aboard?: number;
}

export interface Ending {
  /** How the game ended, as one sentence. */
  readonly how: string;
  /** Powers by id. */
  readonly winners: readonly string[];
}

export interface LogLine {
  /** Rises by one with every line. */
  readonly n: number;
  readonly text: string;
  /** The clause that made it so, such as `B-SELL-06`. */
  readonly clause: string;
  /** The power that acted, by id. */
  readonly actor?: string;
}
