// What an answer is worth, exactly: chances by every fall of the dice, and sums by the referee's own reckoning.
import {
  battleOdds,
  blockadesOf,
  type Chance,
  COMPANY_VALUE,
  type Command,
  chanceThat,
  cloneGame,
  cloneState,
  companyOf,
  type Game,
  homeOf,
  isCompany,
  isPower,
  isTerritory,
  isZone,
  openTable,
  type Power,
  perform,
  publicWorth,
  quickStream,
  type Seat,
  seat as seatId,
  strikeOdds,
  UNIT_KINDS,
  UNIT_ROWS,
  view,
  wealthOf,
  type Zone,
  zoneIndex,
} from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { answersTo } from './answers.ts';
import { sketchOf } from './lay.ts';
import type { PositionKind } from './position.ts';

/** The more the better: a chance or a share from 0 to 1, or millions where something is sold. */
export function worthOf(kind: PositionKind, game: Game, seat: Seat, command: Command): number {
  return WORTHS[kind](game, seat, command);
}

type Worth = (game: Game, seat: Seat, command: Command) => number;

const WORTHS: Readonly<Record<PositionKind, Worth>> = {
  /** The chance to take a territory of another power across a border. */
  attack: (game, seat, command) => {
    if (command.type !== 'attack' || command.against === 'militia' || !isTerritory(command.to)) return 0;
    const odds = battleOdds(game, seat, command);
    return odds.ok ? share(chanceThat(odds.value.outcomes, ({ captured }) => captured)) : 0;
  },
  /** The chance that a siege or a blockade is over after the attack. */
  siege: (game, seat, command) => {
    if (
      command.type !== 'attack' ||
      isTerritory(command.to) ||
      shutOf(without(game, command.to, seatId(command.against)), seat) >= shutOf(game, seat)
    )
      return 0;
    const odds = battleOdds(game, seat, command);
    return odds.ok ? share(chanceThat(odds.value.outcomes, ({ emptied }) => emptied)) : 0;
  },
  /** The chance that a home stands the most dangerous attack of one rival across a border. */
  defend: (game, seat, command) => {
    const after = cloneGame(game, quickStream(0));
    return perform(after, seat, command).ok ? 1 - dangerTo(after, seat).chance : 0;
  },
  /** By how much more one's wealth changes than that of the strongest rival. */
  sell: (game, seat, command) => {
    const after = cloneGame(game, quickStream(0));
    const rival = strongestRival(game, seat);
    if (rival === undefined || !perform(after, seat, command).ok) return 0;
    const change = (who: Seat) => wealthOf(after, who).total - wealthOf(game, who).total;
    return change(seat) - change(rival);
  },
  /** The share of what is aimed at that is saved on average, at what it is worth in the end. */
  crisis: (game, seat, command) => {
    const odds = strikeOdds(game, seat, command);
    if (!odds.ok) return 0;
    const zones = odds.value.targets.flatMap(({ at }) => (isZone(at) ? [at] : []));
    const all = zones.reduce((sum, zone) => sum + stakeIn(game, seat, zone), 0);
    if (all === 0) return 0;
    return odds.value.outcomes.reduce((sum, { outcome, chance }) => {
      const lost = outcome.struck.reduce((those, zone) => those + stakeIn(game, seat, zone), 0);
      return sum + share(chance) * (1 - lost / all);
    }, 0);
  },
};

const share = ({ ways, of }: Chance): number => Number((ways * 100_000_000n) / of) / 100_000_000;

/** How many of a player's lands are shut off by navies: all of them count under a siege. */
function shutOf(game: Game, seat: Seat): number {
  const { besieged, blockaded } = blockadesOf(game);
  return (besieged.includes(seat) ? 100 : 0) + blockaded.filter(({ against }) => against === seat).length;
}

/** The same without what one player has in a zone. */
function without(game: Game, zone: Zone, gone: Seat): Game {
  const state = cloneState(game.state);
  const at = zoneIndex(zone);
  state.board = state.board.map((forces, i) => (i === at ? forces.filter(({ seat }) => seat !== gone) : forces));
  return openTable(game.setup, state, quickStream(0));
}

/** The most dangerous attack on a home: whose, on which, and its chance. */
export interface Danger {
  readonly chance: number;
  readonly by?: Power;
  readonly home?: Zone;
}

/** What rivals could do to a player's homes if they attacked next, one at a time. */
export function dangerTo(game: Game, seat: Seat): Danger {
  const power = powerOf(game, seat);
  const homes: ReadonlySet<Zone> = new Set(power === undefined ? [] : homeOf(power));
  let most: Danger = { chance: 0 };
  for (const rival of game.state.order) {
    const by = powerOf(game, rival);
    if (rival === seat || by === undefined || game.state.seats[rival]?.out !== undefined) continue;
    const next = scenario({ ...sketchOf(game), stage: 4, phase: 'attacks', bidders: [by], traders: [] }).game;
    for (const command of answersTo('attack', next, seatId(by))) {
      if (command.type !== 'attack' || !homes.has(command.to)) continue;
      const odds = battleOdds(next, seatId(by), command);
      const chance = odds.ok ? share(chanceThat(odds.value.outcomes, ({ captured }) => captured)) : 0;
      if (chance > most.chance) most = { chance, by, home: command.to };
    }
  }
  return most;
}

/** Who leads the others, by what everybody can see. */
export function strongestRival(game: Game, seat: Seat): Seat | undefined {
  const seen = view(game, 'spectator');
  const worth = (who: Seat): number => publicWorth(seen, who)?.total ?? 0;
  return game.state.order
    .filter((who) => who !== seat && game.state.seats[who]?.out === undefined)
    .sort((a, b) => worth(b) - worth(a))[0];
}

/** What a player loses where a nuke strikes: units and companies, at what they are worth in the end. */
export function stakeIn({ state }: Game, seat: Seat, zone: Zone): number {
  const companies = (state.seats[seat]?.holdings ?? []).filter(
    ({ card }) => isCompany(card) && companyOf(card).location === zone,
  );
  let sum = COMPANY_VALUE * companies.length;
  for (const force of state.board[zoneIndex(zone)] ?? []) {
    if (force.seat !== seat) continue;
    for (const counts of [force.units, ...force.laden.map(({ cargo }) => cargo)])
      for (const kind of UNIT_KINDS) sum += counts[kind] * UNIT_ROWS[kind].detenteValue;
  }
  return sum;
}

function powerOf(game: Game, seat: Seat): Power | undefined {
  const power = game.state.seats[seat]?.power;
  return power !== undefined && isPower(power) ? power : undefined;
}
