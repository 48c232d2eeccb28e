import { areHiddenFrom, type Seat } from '@marshall/rules';
import type { KeptEntry } from './saved.ts';

/**
 * The place in the log of the move that a player can take back, with all that computer commanders did since. There is none
 * once a die has fallen or something hidden was shown, which is what the referee says of each entry, nor after another
 * person has acted.
 */
export function movesBack(
  entries: readonly KeptEntry[],
  seat: Seat,
  isPerson: (seat: Seat) => boolean,
): number | undefined {
  for (let at = entries.length - 1; at > 0; at--) {
    const entry = entries[at];
    if (entry?.seat === undefined) return undefined;
    if (entry.seat === seat && entry.auto !== true) return entry.undoable === true ? at : undefined;
    if (entry.seat !== seat && isPerson(entry.seat)) return undefined;
    if (entry.undoable !== true && !areHiddenFrom(seat, entry.events) && !isTalk(entry)) return undefined;
  }
  return undefined;
}

/** The place of a player's last own move, whatever came of it; a new game can begin before it. */
export function lastMove(entries: readonly KeptEntry[], seat: Seat): number | undefined {
  const at = entries.findLastIndex(
    (entry) => entry.seat === seat && entry.auto !== true && entry.command?.type !== 'undo',
  );
  return at > 0 ? at : undefined;
}

/** Offers come and go without showing anything, unless a card that was never face up is in them. */
const TALK: ReadonlySet<string> = new Set(['offer-made', 'offer-declined', 'offer-withdrawn', 'offer-expired']);

const isTalk = ({ events }: KeptEntry): boolean =>
  events.every((event) => TALK.has(event.type) && (!('secret' in event) || event.secret === undefined));
