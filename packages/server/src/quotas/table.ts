// Everything that somebody may use up, in one table: how much of it, in which time, and of whom it is counted.

/** So much in a time. */
export interface Allowed {
  readonly most: number;
  readonly seconds: number;
}

/** Who something is counted for: one account, one address (a network of 64 bits in IPv6), one game. */
export const HOLDERS = ['account', 'address', 'game'] as const;
export type Holder = (typeof HOLDERS)[number];

/** What is counted. */
export const GOODS = [
  'messages',
  'messageBytes',
  'imports',
  'importBytes',
  'games',
  'guests',
  'reports',
  'changes',
  'commands',
] as const;
export type Good = (typeof GOODS)[number];

export type Quotas = Readonly<Record<Good, Partial<Readonly<Record<Holder, readonly Allowed[]>>>>>;

/** How many at a time. */
export interface Counts {
  /** Tables that have not begun, and public ones among them, which stand in the lobby. */
  readonly openOfAccount: number;
  readonly openOfAddress: number;
  readonly publicOfAccount: number;
  readonly publicOfAddress: number;
  /** Running games in which no person acts, while another one without people is begun. */
  readonly aloneOfAccount: number;
  readonly aloneOfAddress: number;
  /** The same while one with people and commanders is begun: those who leave their games must first end them. */
  readonly leftOfAccount: number;
  readonly leftOfAddress: number;
  /** Seconds after which somebody who did nothing does not act. */
  readonly away: number;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const KIB = 1024;
const MIB = 1024 * KIB;

export const QUOTAS: Quotas = {
  messages: {
    account: [
      { most: 30, seconds: MINUTE },
      { most: 3000, seconds: DAY },
    ],
    address: [
      { most: 120, seconds: MINUTE },
      { most: 10_000, seconds: DAY },
    ],
    game: [
      { most: 120, seconds: MINUTE },
      { most: 10_000, seconds: DAY },
    ],
  },
  messageBytes: {
    account: [{ most: 512 * KIB, seconds: DAY }],
    address: [{ most: 2 * MIB, seconds: DAY }],
    game: [{ most: 2 * MIB, seconds: DAY }],
  },
  imports: {
    account: [{ most: 30, seconds: DAY }],
    address: [{ most: 60, seconds: DAY }],
  },
  importBytes: {
    account: [{ most: 32 * MIB, seconds: DAY }],
    address: [{ most: 64 * MIB, seconds: DAY }],
  },
  games: {
    account: [
      { most: 10, seconds: MINUTE },
      { most: 60, seconds: DAY },
    ],
    address: [
      { most: 30, seconds: MINUTE },
      { most: 200, seconds: DAY },
    ],
  },
  guests: {
    address: [
      { most: 20, seconds: MINUTE },
      { most: 100, seconds: DAY },
    ],
  },
  reports: {
    account: [{ most: 20, seconds: DAY }],
    address: [{ most: 60, seconds: DAY }],
  },
  // What somebody changes and a table is told of: its terms and seats, votes, vacations, caretakers, promises judged.
  changes: {
    account: [
      { most: 60, seconds: HOUR },
      { most: 300, seconds: DAY },
    ],
    address: [
      { most: 240, seconds: HOUR },
      { most: 1200, seconds: DAY },
    ],
  },
  // What is done in games, and taken back: each stands in a log for good. Nobody who plays gets there.
  commands: {
    account: [{ most: 20_000, seconds: DAY }],
    address: [{ most: 200_000, seconds: DAY }],
  },
};

export const COUNTS: Counts = {
  openOfAccount: 10,
  openOfAddress: 40,
  publicOfAccount: 3,
  publicOfAddress: 10,
  aloneOfAccount: 5,
  aloneOfAddress: 10,
  leftOfAccount: 10,
  leftOfAddress: 20,
  away: 10 * MINUTE,
};

/** Days for which things are kept that nobody uses; 0 is forever. */
export interface Keep {
  /** Guests who never come back and sit in no game that is not over. */
  readonly guests: number;
  /** Tables that never begin. */
  readonly openTables: number;
  /** Games that are over, imported files among them. */
  readonly finishedGames: number;
  /** Games in which nothing happens any more. */
  readonly runningGames: number;
}

export const KEEP: Keep = { guests: 180, openTables: 30, finishedGames: 730, runningGames: 0 };

/** Nothing is counted: for measurements and tests. */
export const NO_QUOTAS: Quotas = {
  messages: {},
  messageBytes: {},
  imports: {},
  importBytes: {},
  games: {},
  guests: {},
  reports: {},
  changes: {},
  commands: {},
};
const MANY = 1_000_000;
export const NO_COUNTS: Counts = {
  openOfAccount: MANY,
  openOfAddress: MANY,
  publicOfAccount: MANY,
  publicOfAddress: MANY,
  aloneOfAccount: MANY,
  aloneOfAddress: MANY,
  leftOfAccount: MANY,
  leftOfAddress: MANY,
  away: 10 * MINUTE,
};
