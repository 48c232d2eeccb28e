// A law is a property of random games: fast-check makes the games, and tells the seed and the path of one that breaks it.
import fc from 'fast-check';
import type { GameOptions } from '../options.ts';
import { type GamePlan, SETS, type Walk } from '../testing/index.ts';

/** The same cases every time, so that a build that passed passes again; MARSHALL_SEED=n takes others. */
const { MARSHALL_SEED: chosen = '1984' } = process.env;

/** Asserts that something holds for so many random cases. */
export function law<T>(cases: fc.Arbitrary<T>, runs: number, holds: (made: T) => void): void {
  fc.assert(
    fc.property(cases, (made) => {
      holds(made);
    }),
    { seed: Number(chosen), numRuns: runs },
  );
}

const players = fc.integer({ min: 2, max: 6 });
const opening = fc.constantFrom<GameOptions['opening']>('standard', 'random');
const powers = fc.constantFrom<GameOptions['powers']>('chosen', 'rolled');
/** The options of every combination of expansions, none among them. */
const sets = fc.constantFrom(...SETS.map((set) => set.options));

/** Walks through games of two to six players with both openings and all sets, poor and rich. */
export function walks(cycles: number, name: string): fc.Arbitrary<Walk> {
  return fc
    .record({ players, opening, sets, tradeOffers: fc.constantFrom(1, 20), rich: fc.boolean(), seed: fc.nat() })
    .map(({ sets, tradeOffers, ...made }) => ({
      ...made,
      sets: { ...sets, tradeOffers },
      cycles,
      seed: `${name} ${made.seed}`,
    }));
}

/** Whole games of the base game, of two to six players with both openings and powers chosen or rolled for. */
export function games(cycles: number, name: string): fc.Arbitrary<GamePlan> {
  return fc.record({ players, opening, powers, seed: fc.nat() }).map((made) => ({
    players: made.players,
    seed: `${name} ${made.seed}`,
    options: { opening: made.opening, powers: made.powers, detenteCycle: cycles },
  }));
}

/** The same to cycle 12, by players of war or of peace. */
export const inAnyTemper: fc.Arbitrary<GamePlan & { readonly warlike: boolean }> = fc
  .tuple(games(12, 'laws'), fc.boolean())
  .map(([plan, warlike]) => ({ ...plan, warlike }));

/** Stage 4s: all sets, and the options that change how wars are fought. */
export const wars = fc.record({
  seed: fc.nat(),
  options: fc
    .record({
      sets,
      assaultTroops: fc.constantFrom<GameOptions['assaultTroops']>('ashore', 'aboard'),
      retaliation: fc.constantFrom<GameOptions['retaliation']>('defender', 'anyone'),
      componentLimits: fc.boolean(),
    })
    .map(({ sets: played, ...made }) => ({ ...played, ...made })),
});
