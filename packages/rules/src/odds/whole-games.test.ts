// Odds of attacks as they come up in random wars.
import { expect, test } from 'vitest';
import { mixSeed } from '../dice/index.ts';
import { type Command, createGame, type Game, openStream, perform, quickStream, type Seat, view } from '../index.ts';
import { planSetup, randomMove } from '../testing/index.ts';
import { battleOdds } from './battle.ts';
import { isSameChance } from './chance.ts';
import { clashOdds } from './clash.ts';
import { chanceThat } from './distribution.ts';
import { strikeOdds } from './strike.ts';

const ATTACKS = process.env.MARSHALL_PROOF === '1' ? 2000 : 40;

test('every attack of random wars has odds, which come to one and leave the game as it was', {
  timeout: 1_800_000,
}, () => {
  const seen = new Set<string>();
  let attacks = 0;
  for (let n = 0; attacks < ATTACKS; n++) {
    const plan = { players: 2 + (n % 5), seed: `odds ${n}` };
    const { setup, secret } = planSetup(plan);
    const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
    if (!started.ok) throw new Error(started.refusal.message);
    const { game } = started.value;
    const players = quickStream(plan.seed);
    while (game.state.ended === undefined && attacks < ATTACKS) {
      const { seat, command } = randomMove(game, players);
      const outcomes = outcomesOf(game, seat, command);
      if (outcomes !== undefined) {
        attacks++;
        seen.add(command.type);
        expect(
          isSameChance(
            chanceThat<object>(outcomes, () => true),
            { ways: 1n, of: 1n },
          ),
        ).toBe(true);
      }
      perform(game, seat, command);
    }
  }
  expect([...seen].sort()).toContain('attack');
});

/** The outcomes of an attack; nothing for other commands. */
function outcomesOf(game: Game, seat: Seat, command: Command) {
  const before = JSON.stringify(view(game, seat));
  const odds = oddsOf(game, seat, command);
  if (odds === undefined) return undefined;
  if (!odds.ok) throw new Error(`${JSON.stringify(command)}: ${odds.refusal.message}`);
  expect(JSON.stringify(view(game, seat))).toBe(before);
  return 'outcomes' in odds.value ? odds.value.outcomes : odds.value;
}

function oddsOf(game: Game, seat: Seat, command: Command) {
  switch (command.type) {
    case 'attack':
    case 'assault-by-sea':
    case 'assault-by-air':
    case 'continue-assault':
    case 'defend':
    case 'remove-losses':
      return battleOdds(game, seat, command);
    case 'launch':
    case 'space-blast':
    case 'shoot':
      return strikeOdds(game, seat, command);
    case 'clash':
      return clashOdds(game, seat, command);
    default:
      return undefined;
  }
}
