import type { Frame, QuestionKind } from '../game.ts';
import { copyPlain } from './plain.ts';
import type { Seat } from './seat.ts';
import type { DeepReadonly } from './state.ts';

/** One procedure under way; the agenda is a stack of them. */
export interface FrameOf<P extends string> {
  readonly procedure: P;
}

/** What is asked now, of whom, and who has not answered yet. */
export interface Question {
  id: number;
  kind: QuestionKind;
  of: readonly Seat[];
  waiting: readonly Seat[];
  /** How often seats have replaced their sealed answers; never changed but by another in its place, as copies share it. */
  replaced?: Readonly<Record<Seat, number>>;
}

const copiers = new Map<string, (frame: Frame) => Frame>();

/**
 * Told by `game.ts`: how frames are copied that have so many members that a copy made key by key is a slow dictionary. Each
 * copy is made in one literal.
 */
export function declareCopies(copies: { readonly [F in Frame as F['procedure']]?: (frame: F) => F }): void {
  // Each is only ever given frames of its own procedure.
  for (const [name, copy] of Object.entries(copies)) copiers.set(name, copy as unknown as (frame: Frame) => Frame);
}

/** A copy of a frame that shares nothing with it. */
export function copyFrame(frame: Frame): Frame {
  return copiers.get(frame.procedure)?.(frame) ?? copyPlain(frame);
}

/** A frame as evolve changes it, or as everything else reads it. */
type AnyFrame = Frame | DeepReadonly<Frame>;

/** The frame of a procedure that must be on top of the agenda. */
export function top<F extends AnyFrame, P extends F['procedure']>(
  agenda: readonly F[],
  procedure: P,
): Extract<F, { procedure: P }> {
  const frame = agenda[agenda.length - 1];
  if (frame === undefined || frame.procedure !== procedure) {
    throw new Error(`the agenda's top is ${frame?.procedure ?? 'empty'}, not ${procedure}`);
  }
  // The discriminant was compared above; TypeScript does not narrow a generic union by it.
  return frame as Extract<F, { procedure: P }>;
}

/** The nearest frame of a procedure, from the top down. */
export function nearest<F extends AnyFrame, P extends F['procedure']>(
  agenda: readonly F[],
  procedure: P,
): Extract<F, { procedure: P }> | undefined {
  for (let i = agenda.length - 1; i >= 0; i--) {
    const frame = agenda[i];
    if (frame !== undefined && frame.procedure === procedure) return frame as Extract<F, { procedure: P }>;
  }
  return undefined;
}
