// A game on paper: how it was set up, what was commanded, what happened, and, once it is over, the secret of its dice.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Edition, FIRST_EDITION } from '../edition.ts';
import type { Command, GameEvent } from '../game.ts';
import { defaultsOf, fallbackIn, GAME_OPTIONS, type GameOptions } from '../options.ts';
import type { Followed } from '../order-of-play/standing-order.ts';
import type { Setup } from '../referee/game.ts';
import { isLed, type Led } from '../state/leaders.ts';
import type { Seat } from '../state/seat.ts';

/** Grows when the meaning of files changes; older files stay readable. */
export const FILE_VERSION = 1;

/** One entry of a log: a command with the events it caused, or an act of the table itself (`seat` undefined: the opening, and who leads a seat from then on). */
export interface Entry {
  readonly seat: Seat | undefined;
  readonly command: Command | { readonly type: 'undo' } | undefined;
  readonly events: readonly GameEvent[];
}

export interface GameFile {
  readonly marshall: typeof FILE_VERSION;
  readonly setup: Setup;
  /** The host's secret; absent while the game runs. */
  readonly secret?: string;
  readonly entries: readonly Entry[];
}

/** A set-up as it may have been written down: one that is older than editions, or than an option, states neither. */
export type WrittenSetup = Omit<Setup, 'edition' | 'options'> & {
  readonly edition?: Edition;
  readonly options: Partial<GameOptions>;
};

/** The set-up with all that was not stated: what nobody chose is as it was when the game was begun. */
export function completeSetup(written: WrittenSetup): Setup {
  const { edition = FIRST_EDITION } = written;
  return { ...written, edition, options: { ...defaultsOf(edition), ...written.options } };
}

/** The edition that takes over with an entry's events; undefined where none does. */
export function editionIn(events: readonly GameEvent[]): Edition | undefined {
  const changed = events.find((event) => event.type === 'edition-changed');
  return changed?.type === 'edition-changed' ? changed.edition : undefined;
}

/** Whether the agreed time came with an entry's events. */
export function timeIn(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.type === 'detente-called');
}

/** Which order was followed with an entry's command; undefined where none was. */
export function followedIn(events: readonly GameEvent[]): Followed | undefined {
  const found = events.find((event) => event.type === 'order-followed');
  return found?.type === 'order-followed' ? found.about : undefined;
}

/** Whether the table answered with an entry for a player whose time was over. */
export function lateIn(events: readonly GameEvent[]): boolean {
  return events.some((event) => event.type === 'answered-for');
}

/** Who leads a seat from an entry on that nobody commanded; undefined where it says something else. */
export function leaderIn({ seat, command, events }: Entry): { readonly seat: Seat; readonly by: Led } | undefined {
  const [event, ...others] = events;
  if (seat !== undefined || command !== undefined || event?.type !== 'leader-changed' || others.length > 0)
    return undefined;
  return isLed(event.by) ? event : undefined;
}

/** All events of a file in their order. */
export function eventsOf(file: GameFile): GameEvent[] {
  return file.entries.flatMap((entry) => entry.events);
}

/**
 * A fingerprint of set-up and events, independent of key order and of the state's shape (law 6), and of the clauses that
 * a referee cites: a later one may cite more, and the game stays the same.
 */
export function hashOf(setup: Setup, events: readonly GameEvent[]): string {
  const hash = sha256.create();
  // Old games state no edition, and keep their hash.
  const edition = setup.edition === FIRST_EDITION ? undefined : setup.edition;
  hash.update(utf8ToBytes(canonical({ ...setup, edition, options: chosen(setup) })));
  for (const event of events) hash.update(utf8ToBytes(`\n${factsIn(event)}`));
  return bytesToHex(hash.digest());
}

/** What happened, without the clauses that were cited for it. */
export function factsIn(event: GameEvent): string {
  return canonical({ ...event, clauses: undefined });
}

/** The options that differ from their defaults, so that options yet to be invented leave old hashes as they are. */
function chosen({ edition, options }: Setup): Partial<GameOptions> {
  return Object.fromEntries(
    GAME_OPTIONS.filter((row) => options[row.id] !== fallbackIn(edition, row)).map(({ id }) => [id, options[id]]),
  );
}

/** JSON with sorted keys and without undefined members. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => Number(a > b) - Number(a < b))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}
