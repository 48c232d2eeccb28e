// What a seat's leaving means for what is under way. Every procedure says which part seats have in its frame; the one place
// that decides what becomes of it is endings/leaving.ts (B-SPOILS-12).
import type { Frame } from '../game.ts';
import { after } from '../state/goes.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, Position, State } from '../state/state.ts';
import { sure } from '../sure.ts';

/** The part that seats have in a procedure's frame. */
export interface Parts<F extends Frame> {
  /**
   * Seats without which its question makes no sense. When one of them leaves, the question lapses and the procedure goes
   * on: it must ask again, or end, no matter who is gone.
   */
  needs(frame: DeepReadonly<F>, state: Position): readonly (Seat | undefined)[];
  /** Takes a leaver out of the frame; `sequence` still has them. For evolve only. */
  leave(frame: F, seat: Seat, sequence: readonly Seat[]): void;
  /** Notes that a seat's go is over, where seats take goes; `next` is the bidder after it. For evolve only. */
  goDone?(frame: F, how: 'acted' | 'passed', next: Seat | undefined): void;
  /** Cards of the deck are turned under it: what comes back lies below them until the next shuffle (B-SPOILS-10). */
  readonly turns?: true;
}

/** Nobody in particular: all are asked, or nobody is. */
export const NOBODY: Parts<Frame> = { needs: () => [], leave: () => undefined };

/** The goes left, in their order: a leaver has none any more. */
export const GOES: Parts<Extract<Frame, { goes: Seat[] }>> = {
  needs: () => [],
  leave: (frame, seat) => {
    frame.goes = frame.goes.filter((other) => other !== seat);
  },
  // B-PROSPECT-04: where the goes are numbered, a go used or passed is one less.
  goDone: (frame) => {
    frame.goes.shift();
  },
};

/** One player turns cards of the deck until they have what they look for. */
export const TURNING: Parts<Frame> = { ...NOBODY, turns: true };

/** The frames whose members of these names are seats. */
type Naming<K extends string> = Extract<Frame, { readonly [N in K]: Seat | undefined }>;

/** Players who have to do with each other: with one of them the question goes. */
export function between<K extends string>(...names: readonly K[]): Parts<Naming<K>> {
  return {
    // A frame of this kind has a seat under each of the names; TypeScript does not index it by a generic one.
    needs: (frame) => names.map((name) => (frame as unknown as Readonly<Record<K, Seat | undefined>>)[name]),
    leave: () => undefined,
  };
}

const declared = new Map<string, Parts<Frame>>();

/** Told by `game.ts`, which composes the procedures: what stands below it asks here. */
export function declareParts(procedures: Readonly<Record<string, { readonly parts: Parts<never> }>>): void {
  // Each is only ever asked about frames of its own procedure.
  for (const [name, { parts }] of Object.entries(procedures)) declared.set(name, parts as unknown as Parts<Frame>);
}

/** The part that seats have in a procedure under way. */
export function partsOf({ procedure }: { readonly procedure: Frame['procedure'] }): Parts<Frame> {
  const parts = declared.get(procedure);
  if (parts === undefined) throw new Error(`nobody says who has a part in ${procedure}`);
  return parts;
}

/** Records that a seat's go is over; for evolve only. */
export function goDone(state: State, seat: Seat, how: 'acted' | 'passed'): void {
  const frame = state.agenda[state.agenda.length - 1];
  partsOf(sure(frame)).goDone?.(sure(frame), how, after(state, seat));
}
