// Generals: an officer's judgement, checked by playing ahead on games imagined from what the seat can see.
import { cloneGame, imagine, type Purse, perform, quickStream } from '@marshall/rules';
import { CHARACTERS, type Character } from '../characters.ts';
import type { Commander, Moment } from '../commander.ts';
import type { Decision, Mind } from '../mind.ts';
import { consider, mindOf } from '../officer.ts';
import { alternatives } from './candidates.ts';
import { playOut, prospects } from './playout.ts';

/** How long it thinks about one decision: so many playouts and, in live play, no longer than a clock allows. */
export interface Budget {
  readonly playouts: number;
  /** Without it a seed gives the same decision on any machine. */
  readonly clock?: Clock;
}

/** A clock of the host's: in milliseconds, what it shows and how much of it one decision may take. */
export interface Clock {
  readonly now: () => number;
  readonly millis: number;
}

/** What a general decides, with its reason. */
export function think(mind: Mind, moment: Moment, budget: Budget): Decision {
  const first = consider(mind, moment);
  const others = alternatives(mind, moment, first);
  if (others.length === 0) return first;
  return weigh(mind, moment, [first, ...others], budget);
}

/** How much better, in chances to win, another thought must look, and by how many standard errors. */
const MARGIN = 0.015;
const SURE = 2.5;

/** A thought, and its prospects in the imagined games so far; what is refused has none. */
interface Weighed {
  readonly decision: Decision;
  readonly scores: number[];
}

/**
 * Half of the budget goes to all thoughts alike, the rest to the first one and the one that looks best beside it. All are tried
 * in the same imagined games with the same dice, so that only what they change tells them apart.
 */
function weigh(mind: Mind, moment: Moment, decisions: readonly Decision[], { playouts, clock }: Budget): Decision {
  const until = clock === undefined ? undefined : clock.now() + clock.millis;
  const timeUp = () => clock !== undefined && until !== undefined && clock.now() >= until;
  const all: Weighed[] = decisions.map((decision) => ({ decision, scores: [] }));
  const [first, ...others] = all;
  if (first === undefined) throw new Error('nothing to weigh');
  const early = Math.max(2, Math.floor(playouts / (2 * all.length)));
  for (let world = 0; world < early; world++) {
    if (world > 0 && timeUp()) break;
    tryOut(mind, moment, all);
  }
  const whole = others.filter(({ scores }) => scores.length === first.scores.length);
  const [rival] = whole.sort((a, b) => lead(b, first).mean - lead(a, first).mean);
  if (rival === undefined || lead(rival, first).mean <= 0) return first.decision;
  for (let spent = early * all.length; spent + 2 <= playouts; spent += 2) {
    if (timeUp()) break;
    tryOut(mind, moment, [first, rival]);
  }
  const { mean, error } = lead(rival, first);
  return mean >= MARGIN && mean > SURE * error ? rival.decision : first.decision;
}

/** How far one thought is ahead of another in the games both were tried in. */
function lead(one: Weighed, other: Weighed): { mean: number; error: number } {
  const gains = one.scores.map((score, world) => score - (other.scores[world] ?? 0));
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length);
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, gains.length - 1);
  return { mean, error: Math.sqrt(spread / Math.max(1, gains.length)) };
}

/** Plays each thought out in one more imagined game. */
function tryOut(mind: Mind, { seat, setup, view, stream }: Moment, thoughts: readonly Weighed[]): void {
  const seed = stream.below(2 ** 31);
  const game = imagine(setup, view, quickStream(seed), purseOf(view.cycle, seed));
  for (const { decision, scores } of thoughts) {
    const dice = quickStream(seed + 1);
    const copy = cloneGame(game, dice);
    if (!perform(copy, seat, decision.command).ok) continue;
    playOut(copy, dice, seat, mind);
    scores.push(prospects(copy, seat));
  }
}

/** Hidden cash is guessed: powers grow by some $5,000M a cycle, some faster than others. */
function purseOf(cycle: number, seed: number): Purse {
  const guess = quickStream(seed + 2);
  return () => 100 * Math.round((4000 + 5000 * cycle) * (0.004 + 0.012 * (guess.below(1000) / 1000)));
}

/** A general of a character. */
export function generalOf({ name, describe, weights }: Character, budget: Budget): Commander {
  const mind = mindOf('general', weights);
  return {
    name: name === 'steady' ? 'general' : `general:${name}`,
    describe: `Plays ahead before it decides. ${describe}`,
    decide: (moment) => think(mind, moment, budget).command,
    explain: (moment) => think(mind, moment, budget).why,
  };
}

/** Playouts a decision, where nobody says otherwise. */
export const PLAYOUTS = 24;

export const generals: readonly Commander[] = CHARACTERS.map((character) =>
  generalOf(character, { playouts: PLAYOUTS }),
);
