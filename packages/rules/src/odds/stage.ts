// Stage 4 of a game made for odds: a few powers without land or cards, and the first of them asked for an attack.
import { CARDS, isPower, type Power } from '../board/index.ts';
import { EDITION } from '../edition.ts';
import { type Command, FRESH_SETS } from '../game.ts';
import { DEFAULT_OPTIONS, type GameOptions } from '../options.ts';
import { type Game, openTable, type Setup } from '../referee/game.ts';
import { proceed } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import { seatOf } from '../state/ledger.ts';
import { type Seat, seat } from '../state/seat.ts';
import { emptyState, type State } from '../state/state.ts';
import { STILL } from './trial.ts';

/** A position and the attack to ask about. */
export interface Staged {
  readonly game: Game;
  readonly seat: Seat;
  readonly command: Command;
}

/** Who attacks, who is attacked, and who else may have a part in it. */
export const ATTACKER = seat('usa');
export const DEFENDER = seat('ussr');
export const CHAMPION = seat('china');
export const OPPONENTS: readonly Seat[] = ['ussr', 'china', 'europe', 'africa', 'south-america'].map(seat);

/** Opens the stage with what `lay` puts into the position; the first seat is the attacker's. */
export function openStage(seats: readonly Seat[], options: Partial<GameOptions>, lay: (state: State) => void): Game {
  const setup: Setup = {
    edition: EDITION,
    seats,
    powers: Object.fromEntries(seats.map((each) => [each, powerOf(each)])),
    options: { ...DEFAULT_OPTIONS, ...options },
    commitment: '',
    contributions: [],
  };
  const state = emptyState(seats, setup.edition);
  for (const each of seats) {
    const player = seatOf(state, each);
    player.power = powerOf(each);
    // Room for all that is laid out: a center holds 12 of a kind.
    player.centers = 99;
  }
  state.deck = [...CARDS];
  state.sets = FRESH_SETS(setup.options, seats);
  state.cycle = 2;
  state.stage = 4;
  state.bids = { [ATTACKER]: 1 };
  state.sequence = [ATTACKER];
  lay(state);
  const game = openTable(setup, state, STILL);
  state.agenda = [
    { procedure: 'cycle', stage: 4 },
    { procedure: 'stage', stage: 4, phase: game.rulebook.phases(4).indexOf('attacks') },
  ];
  proceed(new Play(game));
  return game;
}

export function powerOf(of: Seat): Power {
  const power: string = of;
  if (!isPower(power)) throw new Error(`${of} is no superpower`);
  return power;
}
