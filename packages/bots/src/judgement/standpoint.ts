// What judgement looks at, the same whether it comes from a whole position or from what a seat can see of one.
import {
  type Card,
  companyOf,
  type Game,
  isCompany,
  type Resource,
  type Seat,
  type Setup,
  UNIT_KINDS,
  UNIT_ROWS,
  type UnitKind,
  type View,
  ZONES,
  zoneIndex,
} from '@marshall/rules';

/** A player as far as everybody can know them, with their cash as it is or as it is believed to be. */
export interface Player {
  readonly power: string | undefined;
  readonly cash: number;
  readonly debts: number;
  readonly supplies: Readonly<Record<Resource, number>>;
  readonly nukes: number;
  readonly lStars: number;
  readonly centers: number;
  readonly cubes: number;
  readonly researched: { readonly nuke: boolean; readonly lStar: boolean };
  readonly out: boolean;
  /** What its open companies yield, and how many cards it holds, those never shown among them. */
  readonly yields: Readonly<Record<Resource, number>>;
  readonly cards: number;
  readonly secret: number;
}

/** What one player has in one zone. */
export interface Troops {
  readonly seat: Seat;
  /** Fire power of all there, those aboard included, and of what floats. */
  readonly power: number;
  readonly afloat: number;
  readonly value: number;
  readonly salary: number;
}

export interface Standpoint {
  readonly options: Setup['options'];
  readonly order: readonly Seat[];
  readonly cycle: number;
  readonly stage: number;
  readonly bids: Readonly<Record<Seat, number>>;
  readonly sequence: readonly Seat[];
  readonly market: Readonly<Record<Resource, number>>;
  readonly nuked: readonly string[];
  readonly passage: Readonly<Record<Seat, readonly Seat[]>>;
  readonly players: ReadonlyMap<Seat, Player>;
  /** By the index of the zone. */
  readonly board: readonly (readonly Troops[])[];
}

/** A whole position, true or imagined. */
export function standpointOf({ state, setup }: Game): Standpoint {
  const players = new Map<Seat, Player>();
  for (const seat of state.order) {
    const player = state.seats[seat];
    if (player === undefined) continue;
    players.set(seat, {
      ...common(player),
      cash: player.cash,
      debts: 1000 * player.loans + player.arrears + player.interestDue,
      out: player.out !== undefined,
      ...hand(player.holdings.map(({ card, face }) => (face === 'secret' ? undefined : { card, face }))),
    });
  }
  return {
    ...around(state),
    options: setup.options,
    players,
    board: state.board.map((forces) => (forces.length === 0 ? NOBODY : forces.map(troopsOf))),
  };
}

/** What a seat or a spectator sees; `cash` tells what is believed of purses that it cannot see. */
export function standpointSeen(
  { options }: Pick<Setup, 'options'>,
  seen: View,
  cash: (seat: Seat) => number,
): Standpoint {
  const players = new Map<Seat, Player>();
  for (const seat of seen.order) {
    const player = seen.seats[seat];
    if (player === undefined) continue;
    players.set(seat, {
      ...common(player),
      cash: player.cash ?? (player.out === undefined ? cash(seat) : 0),
      debts: 1000 * player.loans + (player.arrears ?? (player.inDefault ? 100 : 0)) + player.interestDue,
      out: player.out !== undefined,
      // What its holder alone knows of their cards is left out for everybody.
      ...hand(
        player.holdings.map((holding) =>
          holding.card === undefined || holding.face === 'secret' ? undefined : holding,
        ),
      ),
    });
  }
  const board: (readonly Troops[])[] = ZONES.map(() => NOBODY);
  for (const { zone, forces } of seen.board) board[zoneIndex(zone)] = forces.map(troopsOf);
  return { ...around(seen), options, players, board };
}

const NOBODY: readonly Troops[] = [];

type Around = Pick<Standpoint, 'order' | 'cycle' | 'bids' | 'sequence' | 'market' | 'nuked' | 'passage'>;

function around(seen: Around & { readonly stage: number | undefined }): Around & { readonly stage: number } {
  const { order, cycle, stage = 0, bids, sequence, market, nuked, passage } = seen;
  return { order, cycle, stage, bids, sequence, market, nuked, passage };
}

type Common = Pick<Player, 'power' | 'supplies' | 'nukes' | 'lStars' | 'centers' | 'cubes' | 'researched'>;

function common({ power, supplies, nukes, lStars, centers, cubes, researched }: Common): Common {
  return { power, supplies, nukes, lStars, centers, cubes, researched };
}

function hand(
  cards: readonly ({ readonly card: Card; readonly face: string } | undefined)[],
): Pick<Player, 'yields' | 'cards' | 'secret'> {
  const yields: Record<Resource, number> = { grain: 0, oil: 0, minerals: 0 };
  let secret = 0;
  for (const known of cards) {
    if (known === undefined) secret++;
    else if (known.face === 'open' && isCompany(known.card)) {
      const { resource, units } = companyOf(known.card);
      yields[resource] += units;
    }
  }
  return { yields, cards: cards.length, secret };
}

interface Force {
  readonly seat: Seat;
  readonly units: Readonly<Partial<Record<UnitKind, number>>>;
  readonly laden: readonly { readonly cargo: Readonly<Partial<Record<UnitKind, number>>> }[];
}

function troopsOf({ seat, units, laden }: Force): Troops {
  const sum = { seat, power: 0, afloat: 0, value: 0, salary: 0 };
  muster(sum, units);
  for (const { cargo } of laden) muster(sum, cargo);
  return sum;
}

function muster(
  sum: { power: number; afloat: number; value: number; salary: number },
  units: Readonly<Partial<Record<UnitKind, number>>>,
): void {
  for (const kind of UNIT_KINDS) {
    const number = units[kind];
    if (number === undefined || number === 0) continue;
    const { firePower, salary, detenteValue, domain } = UNIT_ROWS[kind];
    sum.power += number * firePower;
    if (domain === 'sea') sum.afloat += number * firePower;
    sum.value += number * detenteValue;
    sum.salary += number * salary;
  }
}

/** Cycles still to come, this one included; a long time where no end is set. */
export function cyclesLeft({ options: { detenteCycle }, cycle }: Pick<Standpoint, 'options' | 'cycle'>): number {
  return detenteCycle === 'none' ? 12 : Math.max(1, detenteCycle - cycle + 1);
}
