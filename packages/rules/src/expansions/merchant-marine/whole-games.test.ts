// Whole games with pirates, which no switch of an expansion brings by itself: every sum is kept, and all they do happens.
import { expect, test } from 'vitest';
import { fold } from '../../table/replay.ts';
import { faults, playRandomGame, type Taste } from '../../testing/index.ts';

const GAMES = process.env.MARSHALL_PROOF === '1' ? 60 : 7;

/** Peaceful and fond of trade. */
const merchants: Taste = ({ command, question }) => {
  if (command === 'resign' || command === 'propose-detente') return 0;
  if (command === 'attack' || command === 'launch' || command.startsWith('assault')) return 0.1;
  return question === undefined ? 0.1 : 1;
};

test('M-PIRATE-03, M-XFER-06 random games with pirates keep every sum, fold to the same state, and meet all that pirates do', () => {
  const seen = new Set<string>();
  for (let i = 0; i < GAMES; i++) {
    const plan = {
      players: 2 + (i % 5),
      seed: `hoard ${i}`,
      options: {
        merchantMarine: true,
        pirates: 1 + (i % 6),
        detenteCycle: 3,
        opening: i % 2 === 0 ? 'random' : 'standard',
      },
      taste: merchants,
    } as const;
    const { game, setup, entries } = playRandomGame(plan, (running) => {
      const wrong = faults(running.state);
      if (wrong.length > 0) throw new Error(`${plan.seed}: ${JSON.stringify(wrong)}`);
    });
    const events = entries.flatMap((entry) => entry.events);
    for (const { type } of events) seen.add(type);
    expect(fold(setup, events)).toEqual(game.state);
  }
  for (const type of [
    'ships-loaded',
    'pirates-rolled',
    'ransom-paid',
    'ships-lost',
    'freight-paid',
    'ships-rerouted',
    'carriers-hired',
  ])
    expect(seen).toContain(type);
});
