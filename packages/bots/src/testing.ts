// Whole games over every kind of set-up, for tests and proofs.
import {
  createGame,
  DEFAULT_OPTIONS,
  GAME_OPTIONS,
  type GameOptions,
  mixSeed,
  openStream,
  quickStream,
  type Setup,
} from '@marshall/rules';
import { planSetup, SETS } from '@marshall/rules/testing';

/** The i-th set-up of many: two to six players, every combination of expansions in turn, and any values of the other options. */
export function anySetup(i: number, name: string, cycles: number): { setup: Setup; secret: string } {
  for (let attempt = 0; ; attempt++) {
    const stream = quickStream(`${name} ${i} ${attempt}`);
    const options: Record<string, GameOptions[keyof GameOptions]> = {};
    for (const option of GAME_OPTIONS) {
      // Every other set-up leaves an option as it is, so that combinations of few are met too.
      if (stream.below(2) === 0) continue;
      const { values } = option;
      options[option.id] =
        'min' in values
          ? values.min + stream.below(Math.min(12, values.max - values.min + 1))
          : (values[stream.below(values.length)] ?? option.fallback);
    }
    const plan = planSetup({
      players: 2 + (i % 5),
      seed: `${name} ${i}`,
      options: { ...options, ...switches(i), detenteCycle: cycles },
    });
    const started = createGame(plan.setup, openStream(mixSeed(plan.secret, plan.setup.contributions)));
    if (started.ok) return plan;
  }
}

/** Every switch of an expansion, on or off: each combination comes once in as many set-ups as there are. */
function switches(i: number): Partial<GameOptions> {
  const set = SETS[i % SETS.length]?.options ?? {};
  const off = SETS.flatMap(({ options }) => Object.keys(options).filter((id) => !(id in set)));
  return { ...Object.fromEntries(off.map((id) => [id, DEFAULT_OPTIONS[id as keyof GameOptions]])), ...set };
}
