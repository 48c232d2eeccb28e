// The laws on whole games of random players (laws 4, 6 and 8).
import { expect, test } from 'vitest';
import { evolve } from '../referee/play.ts';
import { emptyState } from '../state/state.ts';
import { faults, imbalances, playRandomGame, SETS } from '../testing/index.ts';

const GAMES = process.env.MARSHALL_PROOF === '1' ? Math.ceil(2000 / SETS.length) : Math.ceil(100 / SETS.length);
const TIMEOUT = 3_600_000;

test.each(SETS)(
  `$name: ${GAMES} random games of two to six players keep every sum and come to an end`,
  (sets) => {
    for (let i = 0; i < GAMES; i++) {
      const plan = {
        players: 2 + (i % 5),
        seed: `laws of ${sets.name} ${i}`,
        options: {
          ...sets.options,
          opening: i % 2 === 0 ? ('standard' as const) : ('random' as const),
          powers: i % 3 === 0 ? ('rolled' as const) : ('chosen' as const),
        },
      };
      const { game, setup, entries } = playRandomGame(plan, (running) => {
        const wrong = faults(running.state);
        if (wrong.length > 0) throw new Error(`${plan.seed}: ${wrong.join('; ')}`);
      });
      expect(game.state.ended).toBeDefined();
      const events = entries.flatMap((entry) => entry.events);
      const folded = emptyState(setup.seats);
      for (const event of events) {
        evolve(folded, event);
        const off = imbalances(folded);
        if (off.length > 0) throw new Error(`${plan.seed}, after ${JSON.stringify(event)}: ${off.join('; ')}`);
      }
      expect(folded).toEqual(game.state);
    }
  },
  TIMEOUT,
);
