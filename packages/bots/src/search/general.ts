// Generals: an officer's judgement, checked by playing ahead on games imagined from what the seat can see.
import { cloneGame, imagine, type Purse, perform, quickStream } from '@marshall/rules';
import { CHARACTERS, type Character } from '../characters.ts';
import type { Commander, Moment } from '../commander.ts';
import type { Decision, Mind } from '../mind.ts';
import { consider, mindOf } from '../officer.ts';
import { alternatives } from './candidates.ts';
import { playOut, prospects } from './playout.ts';

/** How long it thinks about one decision: so many playouts, or, in live play, until a clock says so. */
export interface Budget {
  readonly playouts: number;
  /** Whether time is up; asked between playouts. Without it a seed gives the same decision on any machine. */
  readonly timeUp?: () => boolean;
}

/** What a general decides, with its reason. */
export function think(mind: Mind, moment: Moment, budget: Budget): Decision {
  const first = consider(mind, moment);
  const others = alternatives(mind, moment, first);
  if (others.length === 0) return first;
  const scores = weigh(mind, moment, [first, ...others], budget);
  let found = 0;
  scores.forEach((score, i) => {
    // The first thought stands unless another one is clearly better.
    if (score > (scores[found] ?? 0) + (found === 0 ? MARGIN : 0)) found = i;
  });
  return found === 0 ? first : (others[found - 1] ?? first);
}

/** How much better, in chances to win, another thought must look. */
const MARGIN = 0.004;

/** The mean prospects of each candidate over the same imagined games and the same dice. */
function weigh(mind: Mind, moment: Moment, candidates: readonly Decision[], { playouts, timeUp }: Budget): number[] {
  const sums = candidates.map(() => 0);
  const worlds = Math.max(1, Math.floor(playouts / candidates.length));
  const { seat, setup, view, stream } = moment;
  let seen = 0;
  for (let world = 0; world < worlds; world++) {
    if (world > 0 && timeUp?.() === true) break;
    const seed = stream.below(2 ** 31);
    const game = imagine(setup, view, quickStream(seed), purseOf(view.cycle, seed));
    candidates.forEach(({ command }, i) => {
      const dice = quickStream(seed + 1);
      const copy = cloneGame(game, dice);
      if (!perform(copy, seat, command).ok) {
        sums[i] = Number.NEGATIVE_INFINITY;
        return;
      }
      playOut(copy, dice, seat, mind);
      sums[i] = (sums[i] ?? 0) + prospects(copy, seat);
    });
    seen++;
  }
  return sums.map((sum) => sum / Math.max(1, seen));
}

/** Hidden cash is guessed: powers grow by some $3,500M a cycle, some faster than others. */
function purseOf(cycle: number, seed: number): Purse {
  const guess = quickStream(seed + 2);
  return () => 100 * Math.round((2000 + 3500 * cycle) * (0.004 + 0.012 * (guess.below(1000) / 1000)));
}

/** A general of a character. */
export function generalOf({ name, describe, weights }: Character, budget: Budget): Commander {
  // It keeps no sets back by rule: what to keep is what it thinks about.
  const mind = mindOf('officer', { ...weights, stock: 0 });
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
