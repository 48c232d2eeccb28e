// Odds of attacks in wars with every combination of expansions.
import { expect, test } from 'vitest';
import { quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { perform } from '../referee/perform.ts';
import { randomMove, randomWar, SETS, WARLIKE } from '../testing/index.ts';
import { battleOdds } from './battle.ts';
import { isSameChance } from './chance.ts';
import { chanceThat } from './distribution.ts';

const ATTACKS = process.env.MARSHALL_PROOF === '1' ? 100 : 3;
const BATTLES: readonly Command['type'][] = [
  'attack',
  'attack-ships',
  'assault-by-sea',
  'assault-by-air',
  'continue-assault',
  'defend',
];

test.each(SETS)('$name: attacks of random wars have odds, which come to one', { timeout: 1_800_000 }, (sets) => {
  let attacks = 0;
  for (let n = 0; attacks < ATTACKS; n++) {
    const { game } = randomWar(`odds of ${sets.name} ${n}`, sets.options);
    const players = quickStream(`players of ${sets.name} ${n}`);
    for (let moves = 0; moves < 60 && game.state.ended === undefined && attacks < ATTACKS; moves++) {
      const { seat, command } = randomMove(game, players, WARLIKE);
      if (BATTLES.includes(command.type)) {
        const odds = battleOdds(game, seat, command);
        if (!odds.ok) throw new Error(`${JSON.stringify(command)}: ${odds.refusal.message}`);
        const whole = chanceThat(odds.value.outcomes, () => true);
        expect(isSameChance(whole, { ways: 1n, of: 1n })).toBe(true);
        attacks++;
      }
      const done = perform(game, seat, command);
      if (!done.ok) throw new Error(`${JSON.stringify(command)}: ${done.refusal.message}`);
    }
  }
});
