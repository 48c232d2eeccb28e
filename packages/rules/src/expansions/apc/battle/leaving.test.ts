// Somebody leaves while the sides of a battle name what they destroy first: no matter who it is, the game goes on and sums are kept.
import { expect, test } from 'vitest';
import type { GameOptions } from '../../../options.ts';
import { perform } from '../../../referee/perform.ts';
import { seat } from '../../../state/seat.ts';
import { faults, playSilently, scenario } from '../../../testing/index.ts';

const SETS: readonly Partial<GameOptions>[] = [
  { apc: true },
  { apc: true, highTech: true },
  { apc: true, merchantMarine: true, componentLimits: true },
  { apc: true, assaultTroops: 'aboard' },
];
const ASKED = ['stay', 'defend', 'target', 'absorb', 'losses', 'occupy', 'reinforce', 'counterattack'] as const;
const LEAVERS = ['ussr', 'europe', 'usa'].map(seat);

/** A mixed force against a mixed force, with a third player who has nothing to do with it. */
function battle(options: Partial<GameOptions>) {
  const rich = { grain: 9, oil: 9, minerals: 9 };
  const table = scenario({
    options,
    stage: 4,
    phase: 'attacks',
    bidders: ['ussr', 'usa'],
    powers: {
      ussr: { ...rich, units: { russia: { army: 3, apc: 2 } } },
      europe: { ...rich, units: { poland: { army: 2, apc: 2 }, iberia: 1 } },
      usa: { units: { alaska: 1 } },
    },
    dice: [6, 6, 6, 6, 6, 6],
  });
  table.ussr.does({ type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 3, apc: 2 } });
  return table;
}

test.each(SETS)('X-40, A-TGT-01 a battle with APCs comes to its end after anyone leaves at any question: %j', (set) => {
  let left = 0;
  for (const kind of ASKED)
    for (const nth of [0, 1])
      for (const leaver of LEAVERS) {
        const table = battle(set);
        let met = 0;
        playSilently(table.game, ({ state }) => state.question?.kind === kind && met++ === nth);
        if (table.state.question?.kind !== kind) continue;
        left += 1;
        expect(perform(table.game, leaver, { type: 'resign' }).ok, `${kind} ${nth}, ${leaver}`).toBe(true);
        expect(faults(table.state)).toEqual([]);
        playSilently(table.game, ({ state }) => state.stage !== 4);
        expect(faults(table.state)).toEqual([]);
        expect(table.state.board.flat().filter((force) => force.seat === leaver)).toEqual([]);
      }
  expect(left).toBeGreaterThan(15);
});

test.each(SETS)('X-40 nobody surrenders to an attacker who has left, and both can leave at once: %j', (set) => {
  const table = battle(set);
  table.ussr.does({ type: 'resign' });
  expect(table.europe.may()).not.toContain('surrender');
  expect(table.europe.may()).not.toContain('name-target');
  table.europe.does({ type: 'resign' });
  expect(table.state.ended).toMatchObject({ how: 'supremacy', winners: ['usa'] });
  expect(faults(table.state)).toEqual([]);
});
