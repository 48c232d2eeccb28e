import { homeOf, isTerritory, priceAt, RESOURCES, type Seat, type State, ZONES } from '@marshall/rules';
import type { CycleFacts } from '../session/session.ts';

/** What B-WIN-07 to -12 count for each thing, in millions. */
const WORTH = { company: 100, unit: 50, nuke: 250, lStar: 500, loan: 1000 } as const;

/** The figures of a position that the end screen draws over the cycles. */
export function figures(state: State): CycleFacts {
  const living = state.order.filter((seat) => state.seats[seat] !== undefined);
  return {
    cycle: state.cycle,
    spots: { ...state.market },
    territories: Object.fromEntries(living.map((seat) => [seat, territories(state, seat)])),
    wealth: Object.fromEntries(living.map((seat) => [seat, wealth(state, seat)])),
  };
}

function territories(state: State, seat: Seat): number {
  const player = state.seats[seat];
  const home: readonly string[] = player?.power === undefined || player.out !== undefined ? [] : homeOf(player.power);
  return ZONES.filter((zone, i) => {
    if (!isTerritory(zone) || state.nuked.includes(zone)) return false;
    const forces = state.board[i] ?? [];
    return forces.length === 0 ? home.includes(zone) : forces[0]?.seat === seat;
  }).length;
}

function wealth(state: State, seat: Seat): number {
  const player = state.seats[seat];
  if (player === undefined) return 0;
  const stored = RESOURCES.reduce(
    (sum, resource) => sum + player.supplies[resource] * priceAt(state.market[resource]),
    0,
  );
  return (
    player.cash +
    stored +
    player.holdings.length * WORTH.company +
    units(state, seat) * WORTH.unit +
    player.nukes * WORTH.nuke +
    player.lStars * WORTH.lStar -
    player.loans * WORTH.loan -
    player.arrears
  );
}

const units = (state: State, seat: Seat): number =>
  state.board
    .flat()
    .filter((force) => force.seat === seat)
    .reduce(
      (sum, { units, laden }) => sum + total(units) + laden.reduce((cargo, each) => cargo + total(each.cargo), 0),
      0,
    );

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, number) => sum + number, 0);
