// Charts from a sparse description, for scenarios and odds; what is not said is empty.
import { type Seat, seat as seatId } from '../../state/seat.ts';
import type { State } from '../../state/state.ts';
import { type Chart, type Deployed, freshTech, type TechState } from './state.ts';
import { type Level, type Rank, TECHNOLOGIES, type Technology } from './technology.ts';

type Each<T> = Readonly<Partial<Record<Technology, T>>>;

export interface ChartSketch {
  readonly agenda?: readonly Technology[];
  readonly cards?: Each<readonly Level[]>;
  readonly licences?: Each<readonly Level[]>;
  /** Levels in force: those that everybody was shown, and those that nobody was. */
  readonly shown?: Each<Rank>;
  readonly hidden?: Each<Level>;
}

/** The slot of players with such charts; `top` are the next cards to be drawn, the rest of a pile lies in no order. */
export function techSketch(
  charts: Readonly<Record<string, ChartSketch>>,
  top: Each<readonly Level[]> = {},
): { tech: TechState } {
  const seats = Object.keys(charts).map(seatId);
  const tech = freshTech(seats);
  for (const seat of seats) tech.charts[seat] = chartFrom(charts[seat] ?? {});
  for (const technology of TECHNOLOGIES) {
    const known = [...(top[technology] ?? []), ...seats.flatMap((seat) => charts[seat]?.cards?.[technology] ?? [])];
    const rest = [...tech.piles[technology]];
    for (const level of known) {
      const at = rest.indexOf(level);
      if (at < 0) throw new Error(`there are not so many ${technology} cards of level ${level}`);
      rest.splice(at, 1);
    }
    tech.piles[technology] = [...(top[technology] ?? []), ...rest];
  }
  return { tech };
}

/** Gives a player levels that everybody knows. */
export function giveLevels(tech: TechState, seat: Seat, levels: Each<Rank>): void {
  const chart = tech.charts[seat];
  if (chart === undefined) return;
  for (const technology of TECHNOLOGIES) chart.deployed[technology] = inForce(levels[technology]);
}

/** Gives a player cards out of the piles and rights, armies of a hidden level, and navies of a level that some were shown. */
export function endowTech(state: State, seat: Seat): void {
  const { tech } = state.sets;
  const chart = tech?.charts[seat];
  if (tech === undefined || chart === undefined) return;
  for (const technology of TECHNOLOGIES) {
    const [level, ...more] = tech.piles[technology].splice(0, 2);
    if (level === undefined) continue;
    for (const each of [level, ...more]) chart.cards.push({ technology, level: each, open: false, knownTo: [] });
    chart.rights.push({ technology, level, dice: 1 }, { technology, level: 5, dice: 2 });
    chart.deployed[technology] =
      technology === 'army' || state.order.indexOf(seat) % 2 === 0 ? inForce(0, level) : inForce(level);
  }
}

function chartFrom({ agenda = [], cards = {}, licences = {}, shown = {}, hidden = {} }: ChartSketch): Chart {
  return {
    agenda: [...agenda],
    cards: TECHNOLOGIES.flatMap((technology) =>
      (cards[technology] ?? []).map((level) => ({ technology, level, open: false, knownTo: [] })),
    ),
    rights: TECHNOLOGIES.flatMap((technology) =>
      (licences[technology] ?? []).map((level) => ({ technology, level, dice: 2 as const })),
    ),
    deployed: { army: inForce(shown.army, hidden.army), navy: inForce(shown.navy, hidden.navy) },
  };
}

function inForce(shown: Rank = 0, hidden?: Level): Deployed {
  return hidden === undefined ? { level: shown, shown, raises: 0 } : { level: hidden, shown, raises: 1 };
}
