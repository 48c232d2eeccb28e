// The sets do not know each other: in whatever order they amend the answers, none loses what another said.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeRulebook } from '../base-answers.ts';
import { quickStream } from '../dice/index.ts';
import { EXPANSIONS, rulebookOf } from '../game.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { perform } from '../referee/perform.ts';
import type { Rulebook } from '../rulebook.ts';
import { faults, randomMove, randomWar, WARLIKE } from '../testing/index.ts';

const HERE = new URL('./', import.meta.url);
const DRILL = { apc: true, highTech: true, merchantMarine: true } as const;
const ALL = { ...DRILL, combatResolution: 'chart' } as const;

test('no expansion imports another: what one must know of another is a question in the rulebook', () => {
  const sets = readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/options.ts`, HERE)))
    .map(({ name }) => name);
  expect(sets).toHaveLength(4);
  const crossing = sets.flatMap((set) =>
    readdirSync(new URL(`${set}/`, HERE), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const text = readFileSync(new URL(`${set}/${file}`, HERE), 'utf8');
        return sets.filter((other) => text.includes(`../${other}/`)).map((other) => `${set}/${file} imports ${other}`);
      }),
  );
  expect(crossing).toEqual([]);
});

/** Questions with a parameter that an amendment could leave out when it asks the table before it. */
type Lossy = {
  [Q in keyof Rulebook]: Rulebook[Q] extends (...args: infer P) => unknown
    ? P extends Required<P>
      ? never
      : Q
    : never;
}[keyof Rulebook];

test('no question of the rulebook has an optional parameter, so that no amendment can lose one', () => {
  // With such a question its name is the only value that this may have, and the line does not compile.
  const lossy: [Lossy] extends [never] ? 'none' : Lossy = 'none';
  expect(lossy).toBe('none');
});

test('games with the same sets share one rulebook, and others have another', () => {
  const options = { ...DEFAULT_OPTIONS, ...ALL };
  expect(rulebookOf({ ...options, stages: '37' })).toBe(rulebookOf(options));
  expect(rulebookOf({ ...options, apc: false }).kinds).not.toEqual(rulebookOf(options).kinds);
});

test.each([DRILL, ALL])(
  'in whatever order they amend, the sets keep the steps, phases and kinds of each other: %o',
  (on) => {
    const options = { ...DEFAULT_OPTIONS, ...on };
    const usual = namesIn(rulebookOf(options));
    const orders = ordersOf(EXPANSIONS);
    expect(orders).toHaveLength(24);
    for (const order of orders) expect(namesIn(composeRulebook(options, order))).toEqual(usual);

    function namesIn(table: Rulebook): string[] {
      const phases = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((stage) => table.phases(stage));
      return [...table.kinds, ...table.drill(), ...phases, ...table.openingSteps(options)].sort();
    }
  },
);

test('wars come to their end with the sets in the opposite order, and no offer of theirs is refused', () => {
  let battles = 0;
  for (let seed = 0; seed < (process.env.MARSHALL_PROOF === '1' ? 100 : 4); seed++) {
    const war = randomWar(`reversed ${seed}`, ALL);
    const rulebook = composeRulebook(war.game.setup.options, [...EXPANSIONS].reverse());
    const game = { ...war.game, rulebook };
    const stream = quickStream(`players of reversed ${seed}`);
    while (game.state.stage === 4 && game.state.ended === undefined) {
      const move = randomMove(game, stream, WARLIKE);
      const result = perform(game, move.seat, move.command);
      if (!result.ok) throw new Error(`reversed ${seed}: ${result.refusal.message}`);
      battles += result.value.filter(({ type }) => type === 'fired').length;
      expect(faults(game.state)).toEqual([]);
    }
  }
  expect(battles).toBeGreaterThan(0);
});

function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first) => ordersOf(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]));
}
