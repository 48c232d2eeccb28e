// What a general would do in a seat's place, and what else could be done: from what the seat knows, and nothing else.
import type { Command } from '@marshall/rules';
import type { Reason } from '@marshall/words';
import type { Moment } from '../commander.ts';
import { answering, generalsThought, keyOf, officersReason, otherAnswers } from './candidates.ts';
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
  readonly best: Weighed & { readonly why?: Reason };
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
/** What came to mind by chance must be better by so much: the judgement of a position is not exact to a point or two. */
const SURPRISING = 0.05;

/** The general's answer to what is asked, with up to two others; the same view gives the same counsel. */
export function adviseOn(whole: Moment): Counsel {
  const { view, seat } = whole;
  const seed = `suggest ${seat}, cycle ${view.cycle}, stage ${view.stage}, question ${view.question?.id}`;
  const moment = answering(whole);
  const thought = generalsThought(moment, seed);
  const first = thought.command;
  const others = otherAnswers(moment, seed, [first], ALTERNATIVES);
  const tried = [first, ...others];
  const found = tryMoves(whole, seed, tried, { tries: TRIES });
  const told = (found[0]?.length ?? 0) >= ENOUGH;
  // What turns out clearly better when it is tried is the advice, also where the general did not think of it.
  const at = told ? bestIn(found, (i) => isThoughtOf(moment, seed, tried[i])) : 0;
  const command = tried[at] ?? first;
  const why = at === 0 ? thought.why : officersReason(moment, seed, command);
  const best = found[at] ?? [];
  const instead = tried.filter((_, i) => i !== at);
  const rest = found.filter((_, i) => i !== at);
  const weighed = instead.map(
    (other, i): Weighed => ({
      command: other,
      ...(told ? noBetter(beside(best, rest[i] ?? [])) : {}),
    }),
  );
  const causes = told ? instead.map((_, i) => causesOf(seat, best, rest[i] ?? [])) : [];
  // To do nothing is the first of the others; where it is as good for no reason that can be named, the next one tells more.
  const other = causes.findIndex((each) => each.length > 0);
  return {
    best: { command, ...(told ? { chance: chanceOf(best) } : {}), ...(why === undefined ? {} : { why }) },
    others: weighed,
    ...(other < 0 ? {} : { against: { other, causes: causes[other] ?? [] } }),
  };
}

/** The number of the first move, or of the one that is better by the most, where that is more than chance. */
export function bestIn(found: readonly (readonly Outcome[])[], isThoughtOf: (number: number) => boolean): number {
  const [first = [], ...others] = found;
  const gains = others.map((other, i) => {
    const gain = beside(first, other).beside ?? 0;
    return gain >= SURPRISING || (gain > 0 && isThoughtOf(i + 1)) ? gain : 0;
  });
  const most = Math.max(0, ...gains);
  return most > 0 ? 1 + gains.indexOf(most) : 0;
}

/** Whether a commander would answer like that, or nobody does anything; else it came to mind by chance. */
const isThoughtOf = (moment: Moment, seed: string, command: Command | undefined): boolean =>
  command !== undefined &&
  (keyOf(command) === keyOf(moment.fallback) || officersReason(moment, seed, command) !== undefined);

/** What another move is worth beside the first: the difference where it is more than chance, else about the same. */
function beside(best: readonly Outcome[], other: readonly Outcome[]): Pick<Weighed, 'chance' | 'beside'> {
  const found = gapOf(other, best);
  if (found === undefined) return {};
  const { gap, error } = found;
  return { chance: chanceOf(other), beside: Math.abs(gap) < Math.max(NEAR, 2 * error) ? 0 : gap };
}

/** What is only a little better than the advice, and no commander would do, is about the same. */
const noBetter = (worth: Pick<Weighed, 'chance' | 'beside'>): Pick<Weighed, 'chance' | 'beside'> =>
  worth.beside === undefined ? worth : { ...worth, beside: Math.min(0, worth.beside) };

const chanceOf = (outcomes: readonly Outcome[]): number => mean(outcomes.map(({ chance }) => chance));
