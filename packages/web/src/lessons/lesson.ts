// A lesson is data: a position, what the others will do, and steps. The referee and the table are those of every game.
import { type QuestionKind, seat as seatId, type View } from '@marshall/rules';
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

/** What a lesson looks at: the position, and what has happened. */
export interface Seen {
  readonly view: View;
  readonly log: readonly LogLine[];
  /** What the pupil is asked. */
  readonly asked?: { readonly kind: QuestionKind } | undefined;
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
  /** Whether all that it says is true of a position; without it, always. */
  readonly holds?: (seen: Seen) => boolean;
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
  /** And nothing like this. */
  readonly unless?: Happened;
}

/** How far a pupil has come by themselves. */
export interface Reader {
  /** Steps that were read. */
  readonly read?: number;
  /** The step at which the game on the table begins: those before it were done in another. */
  readonly from?: number;
}

/** Where a pupil is in a lesson. */
export interface Progress {
  readonly at: number;
  readonly step: Step | undefined;
  /** Whether something else was done than the step proposed. */
  readonly missed: boolean;
  /** Whether the step can be told as it is: it speaks of what is asked, and what it says is true. */
  readonly told: boolean;
  /** Where the lesson goes on after it. */
  readonly next: number;
  /** Whether all went as proposed, so that what the lesson sums up is true. */
  readonly whole: boolean;
}

/** The first step that is not done, by how the game stands, what has happened and how far the pupil has read. */
export function progressIn(lesson: Lesson, seen: Seen, { read = 0, from = 0 }: Reader): Progress {
  const { steps, power } = lesson;
  const { log, asked, view } = seen;
  const has = (what: Happened | undefined): boolean => what !== undefined && hasHappened(what, log, power);
  const failed = new Set(
    steps.flatMap((step, i) => (i >= from && !has(step.done) && isPassed(step, log, power) ? [step.id] : [])),
  );
  const isTrue = ({ holds }: Step): boolean => holds === undefined || holds(seen);
  // While others decide, something may still become true.
  const isLeftOut = (step: Step): boolean =>
    (step.needs ?? []).some((id) => failed.has(id)) ||
    (step.wants === undefined && asked !== undefined && !isTrue(step));
  const on = (from: number): number => {
    let at = from;
    for (let step = steps[at]; step !== undefined && isLeftOut(step); step = steps[at]) at++;
    return at;
  };
  const last = steps.findLastIndex(({ done }) => has(done));
  const open = on(Math.max(last + 1, read));
  const missed = steps.findIndex((step, i) => i >= read && failed.has(step.id) && !isLeftOut(step));
  const over = view.ended !== undefined || view.seats[seatId(power)]?.out !== undefined;
  const at = over ? steps.length : missed < 0 ? open : missed;
  const next = on(Math.max(at + 1, missed < 0 ? 0 : open));
  const step = steps[at];
  const speaks =
    step?.wants === undefined || step.asked === undefined || asked === undefined || step.asked === asked.kind;
  const final = steps.at(-1);
  return {
    at,
    step,
    missed: !over && missed >= 0,
    told: step !== undefined && speaks && isTrue(step),
    next,
    whole: failed.size === 0 && (final === undefined || isTrue(final)),
  };
}

/** Where the lesson stands once the pupil's last own move is taken back; `since` is the last line that came of it. */
export function backTo({ steps, power }: Lesson, log: readonly LogLine[], since: number, at: number): number {
  const act = log.findLast(({ n }) => n <= since)?.act;
  if (act === undefined) return at;
  const before = log.filter((line) => line.act < act);
  const first = steps.findIndex((step) => isPassed(step, log, power) && !isPassed(step, before, power));
  return first < 0 ? at : Math.min(at, first);
}

/** Whether it was done, or something else of that kind, or it is too late for it. */
const isPassed = ({ done, past }: Step, log: readonly LogLine[], power: PowerId): boolean =>
  [done, past, loosely(done)].some((what) => what !== undefined && hasHappened(what, log, power));

function hasHappened(what: Happened, log: readonly LogLine[], power: PowerId): boolean {
  const { kind, stage, own, bid, like, times = 1, unless } = what;
  const found = log.filter(
    (line) =>
      line.kind === kind &&
      (stage === undefined || line.stage === stage) &&
      (own === undefined || line.actor === power) &&
      (bid === undefined || hasBid(line, power)) &&
      (like === undefined || isLike(line.event, like)),
  );
  return found.length >= times && (unless === undefined || !hasHappened(unless, log, power));
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
  if (Array.isArray(like) && Array.isArray(what) && like.length !== what.length) return false;
  const has = new Map<string, unknown>(Object.entries(what));
  return Object.entries(like).every(([key, value]) => isLike(has.get(key), value));
}

const hasBid = ({ event }: LogLine, power: PowerId): boolean =>
  event?.type === 'bids-revealed' &&
  Object.entries(event.bids).some(([seat, cubes]) => seat === power && (cubes ?? 0) > 0);
