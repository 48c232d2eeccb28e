// The laws on whole games of random players (laws 4, 6 and 8).
import { expect, test } from 'vitest';
import type { GameEvent } from '../game.ts';
import type { GameOptions } from '../options.ts';
import { evolve } from '../referee/play.ts';
import { emptyState } from '../state/state.ts';
import {
  faults,
  type GamePlan,
  imbalances,
  MODEST,
  playRandomGame,
  SETS,
  type Taste,
  WARLIKE,
} from '../testing/index.ts';
import { inAnyTemper, law } from './law.ts';

const PROOF = process.env.MARSHALL_PROOF === '1';
const TIMEOUT = 3_600_000;
/** The base game alone, and also each combination of expansions. */
const GAMES = PROOF ? 2000 : 30;
const GAMES_OF_A_SET = PROOF ? 24 : 1;

/** Random players who do not talk themselves out of the game. */
const obstinate =
  (taste: Taste): Taste =>
  (offer) =>
    offer.command === 'propose-detente' || offer.command === 'agree-detente' ? 0.001 : taste(offer);

test(
  `${GAMES} random games of two to six players keep every sum and come to an end`,
  () => {
    const seen = { cells: new Set<string>(), endings: new Set<string>(), events: new Set<GameEvent['type']>() };
    law(inAnyTemper, GAMES, (chosen) => {
      const { game, events } = playUnderLaw(chosen, {});
      seen.cells.add(`${chosen.players} ${chosen.options?.opening}`);
      seen.endings.add(game.state.ended?.how ?? 'none');
      for (const { type } of events) seen.events.add(type);
    });
    expect(seen.cells.size).toBe(10);
    expect(seen.endings).toContain('detente');
    expect(seen.endings).toContain('supremacy');
    for (const type of ['attack-declared', 'nukes-launched', 'units-moved', 'units-built', 'deal-made'] as const)
      expect([...seen.events]).toContain(type);
  },
  TIMEOUT,
);

test.each(SETS.slice(1))(
  `$name: ${GAMES_OF_A_SET} random games keep every sum and come to an end`,
  (sets) => {
    law(inAnyTemper, GAMES_OF_A_SET, (chosen) => playUnderLaw(chosen, sets.options));
  },
  TIMEOUT,
);

function playUnderLaw({ warlike, ...plan }: GamePlan & { readonly warlike: boolean }, sets: Partial<GameOptions>) {
  const { game, setup, entries } = playRandomGame(
    { ...plan, options: { ...sets, ...plan.options }, taste: obstinate(warlike ? WARLIKE : MODEST) },
    (running) => {
      const wrong = faults(running.state);
      if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
    },
  );
  expect(game.state.ended).toBeDefined();
  const events = entries.flatMap((entry) => entry.events);
  const folded = emptyState(setup.seats, setup.edition);
  for (const event of events) {
    evolve(folded, event);
    const off = imbalances(folded);
    if (off.length > 0) throw new Error(`after ${JSON.stringify(event)}: ${JSON.stringify(off)}`);
  }
  expect(folded).toEqual(game.state);
  return { game, events };
}
