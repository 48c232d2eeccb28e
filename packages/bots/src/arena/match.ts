// One game of an arena, played by the commanders that its fixture seats.
import type { Seat, Setup } from '@marshall/rules';
import type { Commander } from '../commander.ts';
import { type Played, playGame, playGameInTime, type Write } from './play.ts';
import { type ArenaPlan, type Fixture, fixture, setupOf } from './schedule.ts';
import { type Result, sumRefusals } from './tally.ts';

/** Finds an entrant by the name it has in the field. */
type CommanderOf = (name: string) => Commander;

/** Plays the i-th game of a plan, of which all entrants answer directly. */
export function playMatch(plan: ArenaPlan, i: number, commanderOf: CommanderOf): Result {
  const { match, setup, secret, seats } = seatedAt(plan, i, commanderOf);
  return resultOf(match, setup, playGame(setup, secret, seats));
}

/** The same with entrants that answer later; `write` is told every entry of the game's log. */
export async function playMatchInTime(
  plan: ArenaPlan,
  i: number,
  commanderOf: CommanderOf,
  write?: Write,
): Promise<Result> {
  const { match, setup, secret, seats } = seatedAt(plan, i, commanderOf);
  return resultOf(match, setup, await playGameInTime(setup, secret, seats, undefined, write));
}

function seatedAt(plan: ArenaPlan, i: number, commanderOf: CommanderOf) {
  const match: Fixture = fixture(plan, i);
  const { setup, secret } = setupOf(plan, match);
  const seats: Record<Seat, Commander> = {};
  setup.seats.forEach((seat, place) => {
    seats[seat] = commanderOf(match.seated[place] ?? '');
  });
  return { match, setup, secret, seats };
}

function resultOf(match: Fixture, setup: Setup, played: Played): Result {
  const placeOf = (seat: Seat): number => setup.seats.indexOf(seat);
  const refusals = played.refused.map(({ seat, command, refusal }) => ({
    entrant: match.seated[placeOf(seat)] ?? '',
    example: command,
    refusal,
    number: 1,
  }));
  return {
    how: played.how,
    winners: played.winners.map(placeOf),
    cycles: played.cycles,
    commands: played.commands,
    powers: setup.seats.map((seat) => played.powers[seat] ?? ''),
    alive: played.alive.map(placeOf),
    refused: refusals.length,
    refusals: sumRefusals(refusals),
  };
}
