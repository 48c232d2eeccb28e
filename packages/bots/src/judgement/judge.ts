// Who will win: a judgement learned from games of the commanders themselves, for them, for analysis and for standings.
import type { Game, Seat, Setup, View } from '@marshall/rules';
import { cashOf } from '../memory/beliefs.ts';
import type { Notes } from '../memory/notes.ts';
import { featuresOf } from './features.ts';
import { scoresOf } from './network.ts';
import { type Standpoint, standpointOf, standpointSeen } from './standpoint.ts';

/** A chance to win for each seat; they add up to 1. */
export type Chances = ReadonlyMap<Seat, number>;

/** The chances in a whole position, true or imagined. */
export function judge(game: Game): Chances {
  const { ended, order } = game.state;
  if (ended === undefined) return judgeStandpoint(standpointOf(game));
  return new Map(order.map((seat) => [seat, ended.winners.includes(seat) ? 1 / ended.winners.length : 0]));
}

/** The chances as a seat or a spectator may judge them: by what it sees, and cash by its notes. */
export function judgeView(setup: Pick<Setup, 'options'>, seen: View, notes?: Notes): Chances {
  const { ended, order } = seen;
  if (ended === undefined) return judgeStandpoint(standpointSeen(setup, seen, (seat) => cashOf(seen, notes, seat)));
  return new Map(order.map((seat) => [seat, ended.winners.includes(seat) ? 1 / ended.winners.length : 0]));
}

/** The same of a standpoint; a player who is out has no chance. */
export function judgeStandpoint(at: Standpoint): Chances {
  const { seats, rows, pairs } = featuresOf(at);
  const found = chancesOf(rows, pairs);
  const chances = new Map<Seat, number>(at.order.map((seat) => [seat, 0]));
  seats.forEach((seat, k) => {
    chances.set(seat, found[k] ?? 0);
  });
  return chances;
}

/** The chances of players by their rows of features, and by those of all pairs of them. */
export function chancesOf(rows: readonly Float32Array[], pairs: Float32Array): readonly number[] {
  const scores = scoresOf(rows, pairs);
  const top = Math.max(...scores);
  const weights = Array.from(scores, (score) => Math.exp(score - top));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}
