// The laws in the thick of war: random Stage 4s on crowded boards.
import { expect, test } from 'vitest';
import { RESOURCES } from '../board/index.ts';
import { quickStream } from '../dice/index.ts';
import type { GameEvent } from '../game.ts';
import { cloneGame } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import { evolve } from '../referee/play.ts';
import { cloneState } from '../state/clone.ts';
import { store } from '../state/ledger.ts';
import { faults, playSilently, randomMove, randomWar, type Table, WARLIKE } from '../testing/index.ts';
import { law, wars } from './law.ts';

const WARS = process.env.MARSHALL_PROOF === '1' ? 1000 : 20;
/** Battles use up the stores; for so many commands they are filled again, so that wars last. */
const SUPPLIED = 40;
/** A stage that took more commands would never end. */
const MOST = 2000;

test(`${WARS} wars keep every sum, lead nobody into a dead end, and come to an end`, { timeout: 3_600_000 }, () => {
  let battles = 0;
  law(wars, WARS, ({ seed, options }) => {
    const table = randomWar(`war ${seed}`, options);
    const stream = quickStream(`players of war ${seed}`);
    for (let commands = 0; isAtWar(table); commands++) {
      if (commands > MOST) throw new Error(`war ${seed} does not end`);
      if (commands < SUPPLIED) supply(table);
      battles += fight(table, stream).filter(({ type }) => type === 'fired').length;
      const wrong = faults(table.state);
      if (wrong.length > 0) throw new Error(`war ${seed}: ${JSON.stringify(wrong)}`);
    }
    // Q-B-60: no assault outlives the stage.
    if (table.state.ended === undefined) expect(table.state.assaults).toEqual([]);
  });
  expect(battles).toBeGreaterThan(WARS);
});

test('the events of a war alone make the position that they led to', () => {
  law(wars, WARS / 4, ({ seed, options }) => {
    const table = randomWar(`told war ${seed}`, options);
    const stream = quickStream(`players of told war ${seed}`);
    const folded = cloneState(table.state);
    while (isAtWar(table)) for (const event of fight(table, stream)) evolve(folded, event);
    expect(folded).toEqual(table.state);
  });
});

test('from any moment of a war on, players who say nothing let the stage end', () => {
  law(wars, WARS / 4, ({ seed, options }) => {
    const table = randomWar(`silenced war ${seed}`, options);
    const stream = quickStream(`players of silenced war ${seed}`);
    for (let commands = 0; isAtWar(table); commands++) {
      if (commands % 7 === 0) {
        const silent = cloneGame(table.game, quickStream('silence'));
        playSilently(silent, () => silent.state.stage !== 4);
        expect(silent.state.ended !== undefined || silent.state.stage === 5).toBe(true);
      }
      fight(table, stream);
    }
  });
});

function isAtWar({ state }: Table): boolean {
  return state.ended === undefined && state.stage === 4;
}

function fight(table: Table, stream: ReturnType<typeof quickStream>): readonly GameEvent[] {
  const { seat, command } = randomMove(table.game, stream, WARLIKE);
  const result = perform(table.game, seat, command);
  if (!result.ok) throw new Error(`an offered ${JSON.stringify(command)} was refused: ${result.refusal.message}`);
  return result.value;
}

function supply({ state }: Table): void {
  for (const seat of state.order) {
    const player = state.seats[seat];
    if (player === undefined || player.out !== undefined) continue;
    for (const resource of RESOURCES) if (player.supplies[resource] < 2) store(state, seat, resource, 3);
  }
}
