import type { Chance, Seat, View } from '@marshall/rules';
import type { LogLine } from '../session/session.ts';
import { type BattleStory, type Side, storiesIn } from './battle-story.ts';

/** The last battle of a seat that is over; nothing while it fights. */
export function lastBattleOf(view: View, log: readonly LogLine[], seat: Seat | undefined): BattleStory | undefined {
  if (seat === undefined || isFighting(view, seat)) return undefined;
  return storiesIn(log).findLast((story) => sideOf(story, seat) !== undefined);
}

const isFighting = (view: View, seat: Seat): boolean =>
  view.agenda.some(
    (frame) => frame.procedure === 'conventional' && (frame.attacker === seat || frame.defender === seat),
  );

/** On which side of a battle a seat fought. */
export function sideOf({ attacker, defender }: BattleStory, seat: Seat): Side | undefined {
  if (attacker.seat === seat) return 'attacker';
  return defender.seat === seat ? 'defender' : undefined;
}

const FACES = 6;

/** How many of all ways in which so many dice can fall come to a sum or more. */
export function atLeast(sum: number, dice: number): Chance {
  let ways: readonly bigint[] = [1n];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: ways.length + FACES }, () => 0n);
    for (const [before, number] of ways.entries())
      for (let face = 1; face <= FACES; face++) next[before + face] = (next[before + face] ?? 0n) + number;
    ways = next;
  }
  const all = BigInt(FACES) ** BigInt(dice);
  return { ways: ways.slice(Math.max(0, sum)).reduce((total, number) => total + number, 0n), of: all };
}

/** What the dice of a side came to, without what was added to them. */
export const rolledBy = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
