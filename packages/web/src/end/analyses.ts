// Reviews of games that are over, as they are made and kept: outside of React, so that one goes on while another screen is looked at.
import type { CurvePoint, GameRecord, GameReview } from '@marshall/bots/review';
import type { Seat } from '@marshall/rules';
import { keepReview, keptReviews } from '../solo/review-store.ts';
import { runReview } from '../solo/run-review.ts';
import { analysisWords } from '../words.ts';

export interface Running {
  readonly seat: Seat;
  /** From 0 to 1. */
  readonly done: number;
  readonly curve?: readonly CurvePoint[];
}

export interface Analysis {
  /** Those that are done, by seat. */
  readonly reviews: Readonly<Record<string, GameReview>>;
  readonly running?: Running;
  /** Why the last one did not come to its end. */
  readonly why?: string;
}

const NONE: Analysis = { reviews: {} };
const states = new Map<string, Analysis>();
const stops = new Map<string, () => void>();
const listeners = new Set<() => void>();

export const analysisOf = (game: string): Analysis => states.get(game) ?? NONE;

export function onAnalysis(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(game: string, next: Analysis): void {
  states.set(game, next);
  for (const listener of listeners) listener();
}

/** Reads what was kept of a game; a browser that keeps nothing has nothing. */
export function recallAnalysis(game: string): void {
  if (states.has(game)) return;
  become(game, NONE);
  keptReviews(game).then(
    (kept) => {
      const now = analysisOf(game);
      const reviews = Object.fromEntries(kept.map((review) => [review.seat, review]));
      become(game, { ...now, reviews: { ...reviews, ...now.reviews } });
    },
    () => undefined,
  );
}

/** Looks at the decisions of a seat; what was under way for the game is stopped. */
export function beginAnalysis(game: string, seat: Seat, record: Promise<GameRecord | undefined>): void {
  stopAnalysis(game);
  const { reviews } = analysisOf(game);
  become(game, { reviews, running: { seat, done: 0 } });
  let stopped = false;
  stops.set(game, () => {
    stopped = true;
  });
  const fail = (why: string): void => {
    if (stopped) return;
    stops.delete(game);
    become(game, { reviews: analysisOf(game).reviews, why });
  };
  record.then(
    (found) => {
      if (stopped) return;
      if (found === undefined) return fail(analysisWords.failed);
      const stop = runReview(found, seat, {
        onProgress: (done, curve) => {
          const { running, ...rest } = analysisOf(game);
          if (!stopped) become(game, { ...rest, running: { seat, ...running, done, ...(curve && { curve }) } });
        },
        onDone: (review) => {
          stops.delete(game);
          become(game, { reviews: { ...analysisOf(game).reviews, [seat]: review } });
          // Where the browser has no room, it is made again the next time.
          keepReview(game, review).catch(() => undefined);
        },
        onFailed: fail,
      });
      stops.set(game, () => {
        stopped = true;
        stop();
      });
    },
    (error: Error) => fail(error.message),
  );
}

export function stopAnalysis(game: string): void {
  stops.get(game)?.();
  stops.delete(game);
  const { running, ...rest } = analysisOf(game);
  if (running !== undefined) become(game, rest);
}
