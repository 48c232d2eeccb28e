// Phases in which bidders take goes in sequence until all of them pass in one unbroken round (Q-B-17).
import type { Frame, QuestionKind } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import type { Parts } from './parts.ts';
import type { Play } from './play.ts';

/** What a rotating phase keeps in its frame. */
export interface Rotation {
  /** Whose go is next. */
  turn: Seat | undefined;
  /** Passes in a row. */
  passes: number;
}

/** A leaver's pass no longer counts among those in a row, and their go passes to the next bidder. */
export const ROTATION: Parts<Extract<Frame, Rotation>> = {
  needs: () => [],
  leave: (frame, seat, sequence) => {
    const bidders = sequence.length;
    const at = sequence.indexOf(seat);
    if (at < 0 || frame.turn === undefined) return;
    if (frame.turn === seat) {
      frame.turn = bidders === 1 ? undefined : sequence[(at + 1) % bidders];
      return;
    }
    const goesAgo = (sequence.indexOf(frame.turn) - at + bidders) % bidders;
    if (goesAgo <= frame.passes) frame.passes -= 1;
  },
  goDone: (frame, how, next) => {
    frame.passes = how === 'acted' ? 0 : frame.passes + 1;
    frame.turn = next;
  },
};

/** The first go belongs to the first bidder. */
export function startRotation(play: Play): Rotation {
  return { turn: play.state.sequence[0], passes: 0 };
}

/** Asks the next bidder who can act; ends the phase after an unbroken round of passes. */
export function rotate(play: Play, frame: Readonly<Rotation>, kind: QuestionKind, able: (seat: Seat) => boolean): void {
  if (frame.turn === undefined || isOver(play, frame)) {
    play.end();
  } else if (play.seat(frame.turn).out === undefined && able(frame.turn)) {
    play.ask(kind, [frame.turn]);
  } else {
    play.emit({ type: 'passed', seat: frame.turn, idle: true });
  }
}

/** Whether all bidders have passed in one unbroken round. */
export function isOver(play: Play, frame: Readonly<Rotation>): boolean {
  return frame.turn === undefined || frame.passes >= play.state.sequence.length;
}
