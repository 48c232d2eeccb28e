// What a general would do in a seat's place, and what else could be done: from what the seat knows, and nothing else.
import type { Command } from '@marshall/rules';
import type { Moment } from '../commander.ts';
import { answering, generalsAnswer, otherAnswers } from './candidates.ts';
import { type Cause, causesOf } from './causes.ts';
import { gapOf, mean, type Outcome, tryMoves } from './trial.ts';

/** A move, and what it is worth where that can be told. */
export interface Weighed {
  readonly command: Command;
  /** The chance to win after it, from 0 to 1. */
  readonly chance?: number;
  /** By how much that is more or less than after the first; 0 where it is about the same. */
  readonly beside?: number;
}

export interface Counsel {
  readonly best: Weighed;
  readonly others: readonly Weighed[];
  /** Why the best is better than one of the others: its number. */
  readonly against?: { readonly other: number; readonly causes: readonly Cause[] };
}

/** So many games are imagined in which each move is tried. */
const TRIES = 12;
/** Fewer say nothing. */
const ENOUGH = 6;
const ALTERNATIVES = 2;
/** Chances nearer than this are about the same. */
const NEAR = 0.005;

/** The general's answer to what is asked, with up to two others; the same view gives the same counsel. */
export function adviseOn(whole: Moment): Counsel {
  const { view, seat } = whole;
  const seed = `suggest ${seat}, cycle ${view.cycle}, stage ${view.stage}, question ${view.question?.id}`;
  const moment = answering(whole);
  const first = generalsAnswer(moment, seed);
  const others = otherAnswers(moment, seed, [first], ALTERNATIVES);
  const [best = [], ...rest] = tryMoves(whole, seed, [first, ...others], { tries: TRIES });
  const told = best.length >= ENOUGH;
  const weighed = others.map((command, i): Weighed => ({ command, ...(told ? beside(best, rest[i] ?? []) : {}) }));
  const causes = told ? others.map((_, i) => causesOf(seat, best, rest[i] ?? [])) : [];
  // To do nothing is the first of the others; where it is as good for no reason that can be named, the next one tells more.
  const other = causes.findIndex((each) => each.length > 0);
  return {
    best: { command: first, ...(told ? { chance: chanceOf(best) } : {}) },
    others: weighed,
    ...(other < 0 ? {} : { against: { other, causes: causes[other] ?? [] } }),
  };
}

/** What another move is worth beside the first: the difference where it is more than chance, else about the same. */
function beside(best: readonly Outcome[], other: readonly Outcome[]): Pick<Weighed, 'chance' | 'beside'> {
  const found = gapOf(other, best);
  if (found === undefined) return {};
  const { gap, error } = found;
  return { chance: chanceOf(other), beside: Math.abs(gap) < Math.max(NEAR, 2 * error) ? 0 : gap };
}

const chanceOf = (outcomes: readonly Outcome[]): number => mean(outcomes.map(({ chance }) => chance));
