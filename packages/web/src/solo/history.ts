import { type Game, isTerritory, ownersOf, publicWorth, type Seat, view, wealthOf } from '@marshall/rules';
import type { CycleFacts } from '../session/session.ts';

/** The figures of a position that the end screen draws over the cycles. */
export function figures(game: Game): CycleFacts {
  const { order, seats, cycle, market } = game.state;
  const living = order.filter((seat) => seats[seat] !== undefined);
  const lands = [...ownersOf(game)].filter(([zone]) => isTerritory(zone)).map(([, owner]) => owner);
  const seen = view(game, 'spectator');
  const each = (number: (seat: Seat) => number) => Object.fromEntries(living.map((seat) => [seat, number(seat)]));
  return {
    cycle,
    spots: { ...market },
    territories: each((seat) => lands.filter((owner) => owner === seat).length),
    worth: each((seat) => publicWorth(seen, seat)?.total ?? 0),
    wealth: each((seat) => wealthOf(game, seat).total),
  };
}
