// What an answer is worth, exactly: chances by every fall of the dice, and sums by the referee's own reckoning.
import {
  battleOdds,
  blockadesOf,
  type Chance,
  type Command,
  chanceThat,
  cloneGame,
  cloneState,
  type Game,
  homeOf,
  isPower,
  isTerritory,
  openTable,
  type Power,
  perform,
  publicWorth,
  quickStream,
  type Seat,
  seat as seatId,
  strikeOdds,
  view,
  wealthOf,
  type Zone,
  zoneIndex,
} from '@marshall/rules';
import { scenario } from '@marshall/rules/testing';
import { answersTo } from './answers.ts';
import { savedBy } from './crisis.ts';
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
    if (command.type === 'launch') return strikeBreaks(game, seat, command);
    if (
      command.type !== 'attack' ||
      isTerritory(command.to) ||
      shutOf(without(game, [command.to], seatId(command.against)), seat) >= shutOf(game, seat)
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
  /** The share of what is under fire that is saved on average, at what it is worth in the end. */
  crisis: savedBy,
};

const share = ({ ways, of }: Chance): number => Number((ways * 100_000_000n) / of) / 100_000_000;

/** How many of a player's lands are shut off by navies: all of them count under a siege. */
function shutOf(game: Game, seat: Seat): number {
  const { besieged, blockaded } = blockadesOf(game);
  return (besieged.includes(seat) ? 100 : 0) + blockaded.filter(({ against }) => against === seat).length;
}

/** The chance that a siege or a blockade is over after nukes. */
function strikeBreaks(game: Game, seat: Seat, command: Command): number {
  const odds = strikeOdds(game, seat, command);
  if (!odds.ok) return 0;
  const shut = shutOf(game, seat);
  return share(chanceThat(odds.value.outcomes, ({ struck }) => shutOf(without(game, struck), seat) < shut));
}

/** The same without what one player, or anybody, has in some zones. */
function without(game: Game, zones: readonly Zone[], gone?: Seat): Game {
  const state = cloneState(game.state);
  const at = new Set(zones.map(zoneIndex));
  state.board = state.board.map((forces, i) =>
    at.has(i) ? forces.filter(({ seat }) => gone !== undefined && seat !== gone) : forces,
  );
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

function powerOf(game: Game, seat: Seat): Power | undefined {
  const power = game.state.seats[seat]?.power;
  return power !== undefined && isPower(power) ? power : undefined;
}
