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
  /** It tells of what these steps have brought about, and is left out where something else was done. */
  readonly needs?: readonly StepId[];
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
  /** With these figures, of those that the referee states. */
  readonly like?: Readonly<Record<string, unknown>>;
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
  /** Whether all went as proposed, so that what the lesson sums up is true. */
  readonly whole: boolean;
}

/** The first step that is not done, by what has happened and by how far the pupil has read. */
export function progressIn({ steps, power }: Lesson, log: readonly LogLine[], read: number): Progress {
  const has = (what: Happened | undefined): boolean => what !== undefined && hasHappened(what, log, power);
  // Something of that kind was done, but not what was proposed; or it is too late for it.
  const failed = new Set(
    steps.flatMap(({ id, done, past }) => (!has(done) && (has(past) || has(loosely(done))) ? [id] : [])),
  );
  const isLeftOut = ({ needs = [] }: Step): boolean => needs.some((id) => failed.has(id));
  const on = (from: number): number => {
    let at = from;
    for (let step = steps[at]; step !== undefined && isLeftOut(step); step = steps[at]) at++;
    return at;
  };
  const last = steps.findLastIndex(({ done }) => has(done));
  const open = on(Math.max(last + 1, read));
  const missed = steps.findIndex((step, i) => i >= read && failed.has(step.id) && !isLeftOut(step));
  const over = log.some(({ kind }) => kind === 'game-ended');
  const at = over ? steps.length : missed < 0 ? open : missed;
  const next = on(Math.max(at + 1, missed < 0 ? 0 : open));
  return { at, step: steps[at], missed: !over && missed >= 0, next, whole: failed.size === 0 };
}

function hasHappened(what: Happened, log: readonly LogLine[], power: PowerId): boolean {
  const { kind, stage, own, bid, like, times = 1 } = what;
  const found = log.filter(
    (line) =>
      line.kind === kind &&
      (stage === undefined || line.stage === stage) &&
      (own === undefined || line.actor === power) &&
      (bid === undefined || hasBid(line, power)) &&
      (like === undefined || isLike(line.event, like)),
  );
  return found.length >= times;
}

/** The same without its figures; nothing where it has none. */
function loosely(what: Happened | undefined): Happened | undefined {
  if (what?.like === undefined) return undefined;
  const { like: _, ...rest } = what;
  return rest;
}

/** Whether something has all that is listed, as it is listed. */
function isLike(what: unknown, like: unknown): boolean {
  if (typeof like !== 'object' || like === null) return what === like;
  if (typeof what !== 'object' || what === null) return false;
  const has = new Map<string, unknown>(Object.entries(what));
  return Object.entries(like).every(([key, value]) => isLike(has.get(key), value));
}

const hasBid = ({ event }: LogLine, power: PowerId): boolean =>
  event?.type === 'bids-revealed' &&
  Object.entries(event.bids).some(([seat, cubes]) => seat === power && (cubes ?? 0) > 0);
