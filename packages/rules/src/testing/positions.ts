// Positions met in random games, for laws that hold in every one of them.
import { companyOf, isCompany, RESOURCES } from '../board/index.ts';
import { mixSeed, openStream, quickStream } from '../dice/index.ts';
import { endowSets } from '../expansions/endow.ts';
import type { Command, GameEvent } from '../game.ts';
import type { GameOptions } from '../options.ts';
import { createGame, type Game } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import { forcesIn } from '../state/forces.ts';
import { arm, pay, seatOf, store } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import type { Taste } from './random.ts';
import { planSetup, randomMove } from './whole-game.ts';

export interface Walk {
  readonly seed: string;
  readonly players: number;
  readonly opening: 'standard' | 'random';
  readonly cycles: number;
  /** The expansions in play. */
  readonly sets?: Partial<GameOptions>;
  /** Fills stores and arsenals when the first cycle begins, so that wars come early; such a game cannot be folded. */
  readonly rich?: boolean;
  /** Cash added to each seat when the first cycle begins, as a mark that is found wherever it leaks. */
  readonly mark?: number;
  readonly taste?: Taste;
  /** Changes a sampled command before it is made. */
  readonly dress?: (command: Command, seat: Seat) => Command;
}

/** Cards never face up that each rich player begins with. */
const SECRET_CARDS = 3;

/** One step of a walk: the game before it, who will do what; `after` is told what happened. */
export interface Step {
  readonly game: Game;
  readonly seat: Seat;
  readonly command: Command;
}

/** Plays a random game and shows every position before its command is carried out, and every event after. */
export function walk(
  plan: Walk,
  look: (step: Step) => void,
  hear?: (game: Game, events: readonly GameEvent[]) => void,
): Game {
  const { setup, secret } = planSetup({
    players: plan.players,
    seed: plan.seed,
    options: {
      ...plan.sets,
      opening: plan.opening,
      powers: plan.players % 2 === 0 ? 'chosen' : 'rolled',
      detenteCycle: plan.cycles,
    },
  });
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game } = started.value;
  hear?.(game, started.value.events);
  const players = quickStream(`players of ${plan.seed}`);
  let begun = false;
  while (game.state.ended === undefined) {
    if (!begun && game.state.cycle > 0) {
      begun = true;
      endow(game, plan);
    }
    const move = randomMove(game, players, plan.taste ?? WARLIKE);
    const command = plan.dress?.(move.command, move.seat) ?? move.command;
    look({ game, seat: move.seat, command });
    const result = perform(game, move.seat, command);
    if (!result.ok)
      throw new Error(`${plan.seed}: an offered ${JSON.stringify(command)} was refused: ${result.refusal.message}`);
    hear?.(game, result.value);
  }
  return game;
}

/** Players who act rather than pass, and neither give up nor make peace, so that little of the rulebook is left out. */
export const WARLIKE: Taste = ({ command, question }) => {
  if (command === 'resign' || command === 'propose-detente' || command === 'agree-detente') return 0.002;
  if (command === 'pass') return 0.3;
  if (command === 'want-to-trade') return 0.4;
  return question === undefined ? 0.05 : 1;
};

function endow(game: Game, plan: Walk): void {
  const { state } = game;
  for (const seat of state.order) {
    if (plan.mark !== undefined) pay(state, 'bank', seat, plan.mark);
    if (plan.rich !== true) continue;
    pay(state, 'bank', seat, 20_000);
    arm(state, seat, 'nukes', 3);
    arm(state, seat, 'lStars', 2);
    for (const resource of RESOURCES) store(state, seat, resource, 12 - seatOf(state, seat).supplies[resource]);
    for (let found = 0; found < SECRET_CARDS; found++) findSecretCard(state, seat);
    endowSets(state, seat);
  }
}

/** As if they had prospected: a card of the deck in a zone where nobody else stands (B-PROSPECT-16). */
function findSecretCard(state: State, seat: Seat): void {
  const card = state.deck.find(
    (other) =>
      isCompany(other) && forcesIn(state.board, companyOf(other).location).every((force) => force.seat === seat),
  );
  if (card === undefined) return;
  state.deck = state.deck.filter((other) => other !== card);
  const player = seatOf(state, seat);
  player.holdings = [...player.holdings, { card, face: 'secret', paid: false, knownTo: [] }];
}
