// A lesson is data: a position, what the others will do, and steps. The referee and the table are those of every game.
import type { QuestionKind } from '@marshall/rules';
import type { Sketch } from '@marshall/rules/testing';
import type { LessonId, StepId } from '@marshall/words/lessons';
import type { PowerId } from '../look/powers.ts';
import type { Draft, LogLine } from '../session/session.ts';
import type { ScriptedAnswer } from '../solo/messages.ts';

export interface Lesson {
  readonly id: LessonId;
  /** The power that the pupil leads. */
  readonly power: PowerId;
  readonly position: Sketch;
  /** Gives the dice the course that the steps tell of, as long as the pupil does what is proposed. */
  readonly seed: string;
  readonly script: readonly ScriptedAnswer[];
  readonly steps: readonly Step[];
}

/** One thing to read, or one thing to do. */
export interface Step {
  readonly id: StepId;
  /** What is proposed; without it the step is read. */
  readonly wants?: Draft;
  /** When it is asked for. */
  readonly asked?: QuestionKind;
  /** The pupil has done it. */
  readonly done?: Happened;
  /** It cannot be done any more: something else, and just as legal, was done. */
  readonly past?: Happened;
  /** Zones to look at. */
  readonly zones?: readonly string[];
  /** The part of the room to look at. */
  readonly looks?: 'supply' | 'market';
}

/** Something in the log. */
export interface Happened {
  readonly kind: string;
  readonly stage?: number;
  /** Whether the pupil did it. */
  readonly own?: true;
  /** Whether the pupil is among those who bid. */
  readonly bid?: true;
  /** So often. */
  readonly times?: number;
}

/** Where a pupil is in a lesson. */
export interface Progress {
  readonly at: number;
  readonly step: Step | undefined;
  /** Whether something else was done than the step proposed. */
  readonly missed: boolean;
  /** Where the lesson goes on after it. */
  readonly next: number;
}

/** The first step that is not done, by what has happened and by how far the pupil has read. */
export function progressIn({ steps, power }: Lesson, log: readonly LogLine[], read: number): Progress {
  const has = (what: Happened | undefined): boolean => {
    if (what === undefined) return false;
    const { kind, stage, own, bid, times = 1 } = what;
    const found = log.filter(
      (line) =>
        line.kind === kind &&
        (stage === undefined || line.stage === stage) &&
        (own === undefined || line.actor === power) &&
        (bid === undefined || hasBid(line, power)),
    );
    return found.length >= times;
  };
  const last = steps.findLastIndex(({ done }) => has(done));
  const open = Math.max(last + 1, read);
  const missed = steps.findIndex((step, i) => i >= read && has(step.past) && !has(step.done));
  const at = missed < 0 ? open : missed;
  return { at, step: steps[at], missed: missed >= 0, next: Math.max(at + 1, missed < 0 ? 0 : open) };
}

const hasBid = ({ event }: LogLine, power: PowerId): boolean =>
  event?.type === 'bids-revealed' &&
  Object.entries(event.bids).some(([seat, cubes]) => seat === power && (cubes ?? 0) > 0);
