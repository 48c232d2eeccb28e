// One game of an arena, played by the commanders that its fixture seats.
import type { Seat } from '@marshall/rules';
import type { Commander } from '../commander.ts';
import { playGame } from './play.ts';
import { type ArenaPlan, type Fixture, fixture, setupOf } from './schedule.ts';
import type { Result } from './tally.ts';

/** Plays the i-th game of a plan; `commanderOf` finds an entrant by the name it has in the field. */
export function playMatch(plan: ArenaPlan, i: number, commanderOf: (name: string) => Commander): Result {
  const match: Fixture = fixture(plan, i);
  const { setup, secret } = setupOf(plan, match);
  const seats: Record<Seat, Commander> = {};
  setup.seats.forEach((seat, place) => {
    seats[seat] = commanderOf(match.seated[place] ?? '');
  });
  const played = playGame(setup, secret, seats);
  return {
    how: played.how,
    winners: played.winners.map((winner) => setup.seats.indexOf(winner)),
    cycles: played.cycles,
    commands: played.commands,
    powers: setup.seats.map((seat) => played.powers[seat] ?? ''),
    alive: played.alive.map((seat) => setup.seats.indexOf(seat)),
    refused: played.refused.length,
  };
}
