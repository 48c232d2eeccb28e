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
  const found = clearlyBest(weigh(mind, moment, [first, ...others], budget));
  return found === 0 ? first : (others[found - 1] ?? first);
}

/** How much better, in chances to win, another thought must look, and by how many standard errors. */
const MARGIN = 0.003;
const SURE = 1.2;

/** The candidate that does best against the first one, if it does so too often for luck. */
function clearlyBest(scores: readonly (readonly number[])[]): number {
  const [base = []] = scores;
  let found = 0;
  let most = 0;
  scores.forEach((row, i) => {
    if (i === 0 || row.length < base.length) return;
    const gains = row.map((score, world) => score - (base[world] ?? 0));
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    const spread = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / Math.max(1, gains.length - 1);
    const sure = mean - SURE * Math.sqrt(spread / gains.length);
    if (mean < MARGIN || sure <= 0 || sure <= most) return;
    most = sure;
    found = i;
  });
  return found;
}

/** The prospects of each candidate in the same imagined games with the same dice; what is refused has none. */
function weigh(mind: Mind, moment: Moment, candidates: readonly Decision[], { playouts, timeUp }: Budget): number[][] {
  const scores: number[][] = candidates.map(() => []);
  const worlds = Math.max(2, Math.floor(playouts / candidates.length));
  const { seat, setup, view, stream } = moment;
  for (let world = 0; world < worlds; world++) {
    if (world > 1 && timeUp?.() === true) break;
    const seed = stream.below(2 ** 31);
    const game = imagine(setup, view, quickStream(seed), purseOf(view.cycle, seed));
    candidates.forEach(({ command }, i) => {
      const dice = quickStream(seed + 1);
      const copy = cloneGame(game, dice);
      if (!perform(copy, seat, command).ok) return;
      playOut(copy, dice, seat, mind);
      scores[i]?.push(prospects(copy, seat));
    });
  }
  return scores;
}

/** Hidden cash is guessed: powers grow by some $5,000M a cycle, some faster than others. */
function purseOf(cycle: number, seed: number): Purse {
  const guess = quickStream(seed + 2);
  return () => 100 * Math.round((4000 + 5000 * cycle) * (0.004 + 0.012 * (guess.below(1000) / 1000)));
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
