// Whole games of random players on reproducible chance: for simulations, laws and measurements.
import { POWERS } from '../board/index.ts';
import { commit, mixSeed, openStream, quickStream } from '../dice/index.ts';
import { EDITION } from '../edition.ts';
import type { Command, GameEvent } from '../game.ts';
import { DEFAULT_OPTIONS, type GameOptions } from '../options.ts';
import type { Game, Setup } from '../referee/game.ts';
import { createGame } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import { type Seat, seat } from '../state/seat.ts';
import { randomCommand, randomSeat, type Taste } from './random.ts';

export interface GamePlan {
  readonly players: number;
  readonly seed: string;
  readonly options?: Partial<GameOptions>;
  readonly taste?: Taste;
}

/** What an observer of a random game is told after every command. */
export type Watch = (game: Game, seat: Seat, command: Command, events: readonly GameEvent[]) => void;

/** A set-up with a secret that follows from the seed, so that anybody can repeat the game. */
export function planSetup(plan: GamePlan): { setup: Setup; secret: string } {
  const picks = quickStream(plan.seed);
  const powers = [...POWERS];
  const chosen = Array.from({ length: plan.players }, () => powers.splice(picks.below(powers.length), 1)[0] ?? 'usa');
  const gameOptions: GameOptions = { ...DEFAULT_OPTIONS, detenteCycle: 12, ...plan.options };
  const byPower = gameOptions.powers === 'chosen' && gameOptions.opening === 'standard';
  const seats = chosen.map((power, i) => seat(byPower ? power : `seat-${i + 1}`));
  const secret = mixSeed('00'.repeat(32), [{ seat: 'secret', text: plan.seed }]);
  return {
    secret,
    setup: {
      edition: EDITION,
      seats,
      powers: byPower ? Object.fromEntries(chosen.map((power) => [power, power])) : undefined,
      options: gameOptions,
      commitment: commit(secret),
      contributions: seats.map((id) => ({ seat: id, text: `${id} of ${plan.seed}` })),
    },
  };
}

/** Plays a game to its end with players that pick among their options; gives the game, its log and the secret of its dice. */
export function playRandomGame(plan: GamePlan, watch?: Watch) {
  const { setup, secret } = planSetup(plan);
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game } = started.value;
  const entries: { seat: Seat | undefined; command: Command | undefined; events: readonly GameEvent[] }[] = [
    { seat: undefined, command: undefined, events: started.value.events },
  ];
  const players = quickStream(`players of ${plan.seed}`);
  while (game.state.ended === undefined) {
    const move = randomMove(game, players, plan.taste ?? MODEST);
    const result = perform(game, move.seat, move.command);
    if (!result.ok)
      throw new Error(
        `an offered ${JSON.stringify(move.command)} was refused by ${result.refusal.clause}: ${result.refusal.message}`,
      );
    entries.push({ seat: move.seat, command: move.command, events: result.value });
    watch?.(game, move.seat, move.command, result.value);
  }
  return { game, setup, secret, entries };
}

/** One decision: a seat that is waited for picks among its offers. */
export function randomMove(
  game: Game,
  stream: ReturnType<typeof quickStream>,
  taste: Taste = MODEST,
): { seat: Seat; command: Command } {
  const chooser = randomSeat(game, stream);
  if (chooser === undefined) throw new Error('nobody is asked and the game is not over');
  const command = randomCommand(game, chooser, stream, taste);
  if (command === undefined) throw new Error(`${chooser} is asked ${game.state.question?.kind} and has no option`);
  return { seat: chooser, command };
}

/** Random players answer what is asked most of the time and use their standing rights now and then. */
export const MODEST: Taste = (offer) => {
  if (String(offer.command) === 'resign') return 0.002;
  return offer.question === undefined ? 0.1 : 1;
};
