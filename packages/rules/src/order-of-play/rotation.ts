// Phases in which bidders take goes in sequence until all of them pass in one unbroken round (Q-B-17).
import { z } from 'zod';
import type { Frame, QuestionKind } from '../game.ts';
import type { CommandDef } from '../referee/command.ts';
import type { EventBase, EventDefs } from '../referee/event.ts';
import type { Parts } from '../referee/parts.ts';
import type { Play } from '../referee/play.ts';
import { refuse } from '../referee/refusal.ts';
import type { Seat } from '../state/seat.ts';
import type { Position, State } from '../state/state.ts';

/** What a rotating phase keeps in its frame. */
export interface Rotation {
  /** Whose go is next. */
  turn: Seat | undefined;
  /** Passes in a row. */
  passes: number;
}

const passSchema = z.strictObject({ type: z.literal('pass') });
export type PassCommand = z.infer<typeof passSchema>;

export type RotationEvent = Passed;
interface Passed extends EventBase {
  readonly type: 'passed';
  readonly seat: Seat;
  /** Passed for him, as he could do nothing. */
  readonly idle?: true;
}

export const rotationEvents: EventDefs<RotationEvent> = {
  passed: {
    clauses: ['Q-B-17'],
    evolve: (state, event) => {
      goDone(state, event.seat, 'passed');
    },
    say: (event, name) => (event.idle === true ? undefined : `${name(event.seat)} passes.`),
  },
};

/** A leaver's pass no longer counts among those in a row, and his go passes to the next bidder. */
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
};

/** Questions of rotating phases, all of which may be answered by a pass. */
export const passCommand: CommandDef<PassCommand> = {
  type: 'pass',
  schema: passSchema,
  answers: ['sell', 'attack', 'move', 'buy', 'prospect', 'build', 'build-weapons', 'research'],
  clause: 'Q-B-17',
  may: (play, seat) =>
    play.state.question?.kind === 'attack' && play.state.assaults.some((assault) => assault.seat === seat)
      ? refuse('assault-stands', 'B-TAC-07', 'Your assault has not been decided; go on with it or give it up.')
      : undefined,
  fields: [],
  run: (play, seat) => {
    play.emit({ type: 'passed', seat });
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

/** Records that a seat's go is over; for evolve only. */
export function goDone(state: State, seat: Seat, how: 'acted' | 'passed'): void {
  const frame = state.agenda[state.agenda.length - 1];
  if (frame === undefined) return;
  // B-PROSPECT-04: where the goes are numbered, a go used or passed is one less.
  if ('goes' in frame) frame.goes.shift();
  if (!('passes' in frame)) return;
  frame.passes = how === 'acted' ? 0 : frame.passes + 1;
  // Leave given or refused on the spot holds for one go.
  if ('leave' in frame) frame.leave = [];
  frame.turn = after(state, seat);
}

/** The bidder after a seat in the sequence. */
export function after(state: Position | State, seat: Seat): Seat | undefined {
  const at = state.sequence.indexOf(seat);
  return state.sequence[(at + 1) % state.sequence.length];
}
