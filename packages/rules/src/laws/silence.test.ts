// Every wait ends: a game in which nobody ever answers comes to its end (law 8).
import { expect, test } from 'vitest';
import { openStream } from '../dice/index.ts';
import { createGame } from '../referee/game.ts';
import { planSetup, playSilently, SETS, type Sets } from '../testing/index.ts';

const cases = SETS.flatMap((sets) =>
  [2, 3, 4, 5, 6].flatMap((players) =>
    (['standard', 'random'] as const).map((opening) => ({ players, opening, sets, name: sets.name })),
  ),
);

test.each(cases)('$name: $players silent seats and a $opening opening reach Détente', ({ players, opening, sets }) => {
  const { game } = started(players, opening, 12, sets);
  playSilently(game);
  expect(game.state.ended).toMatchObject({ how: 'detente' });
});

test.each(cases)(
  'X-37 $name: without a Détente cycle $players silent seats after a $opening opening agree to one by doing nothing',
  ({ players, opening, sets }) => {
    const { game } = started(players, opening, 'none', sets);
    playSilently(game);
    expect(game.state.ended).toMatchObject({ how: 'detente' });
    expect(game.state.cycle).toBe(3);
  },
);

function started(players: number, opening: 'standard' | 'random', detenteCycle: number | 'none', sets: Sets) {
  const powers = players % 2 === 0 ? 'chosen' : 'rolled';
  const { setup } = planSetup({
    players,
    seed: `silence of ${players}`,
    options: { ...sets.options, opening, powers, detenteCycle },
  });
  const result = createGame(setup, openStream(setup.commitment));
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}
