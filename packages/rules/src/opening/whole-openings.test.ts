// Random openings from the first die to the first cycle: what the booklet promises holds in every one of them.
import { expect, test } from 'vitest';
import { companyOf, homeOf, homePower, isCompany, isLightSea, RESOURCES, ZONES } from '../board/index.ts';
import { openStream, quickStream } from '../dice/index.ts';
import { createGame, type Game } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import { countAll } from '../state/forces.ts';
import type { Seat } from '../state/seat.ts';
import { faults, planSetup, randomMove } from '../testing/index.ts';

const OPENINGS = process.env.MARSHALL_PROOF === '1' ? 1000 : 60;

test(`B-OPEN-07, -12, -13, -15, -16, -17, -18, -20, -21, -26, Q-B-95 hold in ${OPENINGS} random openings of random players`, () => {
  for (let i = 0; i < OPENINGS; i++) {
    const game = openedAtRandom(2 + (i % 5), `opening ${i}`);
    const { state } = game;
    const owners = new Map<string, Seat>();
    for (const seat of state.order) {
      const player = state.seats[seat];
      if (player?.power === undefined) throw new Error('a seat without a superpower');
      expect(player.holdings).toHaveLength(6);
      for (const { card } of player.holdings.slice(0, 3))
        expect(isCompany(card) && companyOf(card).home).toBe(player.power);
      for (const { card } of player.holdings) {
        if (!isCompany(card)) throw new Error(`${card} was dealt`);
        const zone = companyOf(card).location;
        const owner = homePower(zone);
        const opponent = state.order.find((other) => other !== seat && state.seats[other]?.power === owner);
        expect(owner === undefined ? undefined : opponent).toBeUndefined();
        if (owner !== player.power) expect(owners.get(zone) ?? seat).toBe(seat);
        owners.set(zone, seat);
      }
      const abroad = player.holdings.filter(({ card }) => isCompany(card) && companyOf(card).home !== player.power);
      const units = countAll(state.board, seat);
      expect(units.army + units.navy).toBeGreaterThanOrEqual(9);
      expect(units.army + units.navy).toBeLessThanOrEqual(9 + 2 * homeOf(player.power).length + abroad.length);
      expect(RESOURCES.reduce((sum, resource) => sum + player.supplies[resource], 0)).toBe(18);
      expect(player.cash).toBe(7000);
    }
    for (const [at, forces] of state.board.entries()) {
      const zone = ZONES[at];
      // Nobody shares a zone, and navies lie in light blue seas only.
      expect(forces.length).toBeLessThanOrEqual(1);
      for (const force of forces) if (force.units.navy > 0) expect(zone !== undefined && isLightSea(zone)).toBe(true);
    }
    for (const resource of RESOURCES) {
      expect(state.market[resource]).toBeGreaterThanOrEqual(2);
      expect(state.market[resource]).toBeLessThanOrEqual(12);
    }
    expect(state.deck).toHaveLength(65 - 6 * state.order.length);
  }
});

/** A random open played by random players up to its first cycle. */
function openedAtRandom(players: number, seed: string): Game {
  const { setup } = planSetup({ players, seed, options: { opening: 'random' } });
  const started = createGame(setup, openStream(setup.commitment));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game } = started.value;
  const stream = quickStream(seed);
  while (game.state.cycle === 0) {
    const move = randomMove(game, stream);
    const result = perform(game, move.seat, move.command);
    if (!result.ok) throw new Error(result.refusal.message);
    const wrong = faults(game.state);
    if (wrong.length > 0) throw new Error(`${seed}: ${JSON.stringify(wrong)}`);
  }
  return game;
}
