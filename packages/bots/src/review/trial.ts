// Moves tried in games as a seat may imagine them: everybody plays the stage on like an officer, and the position is judged.
import {
  type Command,
  fallbackFor,
  type Game,
  perform,
  type QuickStream,
  quickStream,
  type Seat,
} from '@marshall/rules';
import { momentOf } from '../arena/play.ts';
import { steady } from '../characters.ts';
import type { Moment } from '../commander.ts';
import { featuresOf } from '../judgement/features.ts';
import { judge } from '../judgement/judge.ts';
import { standpointOf } from '../judgement/standpoint.ts';
import { imagined } from '../memory/beliefs.ts';
import { consider, mindOf } from '../officer.ts';

/** Everybody is taken to play on like an officer who makes no deals. */
const OTHERS = mindOf('officer', { ...steady.weights, deal: 0 });
/** More commands than the rest of a stage takes. */
const MOST_COMMANDS = 150;

/** What a seat knows when it is asked: enough to imagine the game. */
export type Known = Pick<Moment, 'seat' | 'setup' | 'view' | 'notes'>;

/** A move, or undefined where nothing is done. */
export type Move = Command | undefined;

/** The position at the end of the stage, in the numbers by which it is judged. */
export type Position = ReturnType<typeof featuresOf>;

/** Where one try of a move led to. */
export interface Outcome {
  /** The seat's chance to win, from 0 to 1. */
  readonly chance: number;
  /** Missing where the game was over. */
  readonly position?: Position;
}

/**
 * What comes of each of some moves in the same imagined games, numbered so that more can follow: a row for each move. A game in
 * which one of the moves fails is left out for all of them.
 */
export function tryMoves(
  known: Known,
  seed: string,
  moves: readonly Move[],
  { from = 0, tries }: { readonly from?: number; readonly tries: number },
): readonly (readonly Outcome[])[] {
  const found: Outcome[][] = moves.map(() => []);
  for (let n = from; n < from + tries; n++) {
    const outcomes = moves.map((move) => {
      const chance = quickStream(`${seed}, try ${n}`);
      return outcomeOf(imagined(known, chance), known.seat, move, chance);
    });
    if (outcomes.every((each) => each !== undefined)) for (const [i, each] of outcomes.entries()) found[i]?.push(each);
  }
  return found;
}

/** What is paid and produced shows when the market opens. */
const MARKET = 3;

/** Plays the stage to its end after a move; Stages 1 and 2 together. */
function outcomeOf(game: Game, seat: Seat, move: Move, stream: QuickStream): Outcome | undefined {
  const { cycle, stage = 0 } = game.state;
  const isOver = (): boolean => {
    const now = game.state.stage ?? 0;
    if (game.state.cycle !== cycle) return cycle > 0 || now >= MARKET;
    return stage < MARKET ? now >= MARKET : now !== stage;
  };
  if (move !== undefined && !perform(game, seat, move).ok) return undefined;
  // What an offer is worth shows when it is accepted.
  if (move !== undefined && isOffer(move) && !acceptLatest(game, seat)) return undefined;
  for (let n = 0; n < MOST_COMMANDS; n++) {
    const { state } = game;
    const [next] = state.question?.waiting ?? [];
    if (next === undefined || state.ended !== undefined || isOver()) break;
    if (perform(game, next, consider(OTHERS, momentOf(game, next, stream)).command).ok) continue;
    const silent = fallbackFor(game, next);
    if (silent === undefined || !perform(game, next, silent).ok) break;
  }
  const chance = judge(game).get(seat) ?? 0;
  return game.state.ended === undefined ? { chance, position: featuresOf(standpointOf(game)) } : { chance };
}

/** Whether a move only proposes something. */
export const isOffer = ({ type }: Command): boolean => type === 'offer' || type === 'counter-offer';

/** Has the other side accept what a seat has just offered. */
export function acceptLatest(game: Game, from: Seat): boolean {
  const offer = game.state.offers.open.findLast((each) => each.from === from);
  return offer !== undefined && perform(game, offer.to, { type: 'accept-offer', offer: offer.id }).ok;
}

/** How much one move is better than another in the same games, on average, and how far that may be off: a standard error. */
export function gapOf(
  better: readonly Outcome[],
  other: readonly Outcome[],
): { readonly gap: number; readonly error: number } | undefined {
  if (better.length < 2 || other.length !== better.length) return undefined;
  const gaps = better.map(({ chance }, i) => chance - (other[i]?.chance ?? 0));
  const gap = mean(gaps);
  return { gap, error: Math.sqrt(mean(gaps.map((each) => (each - gap) ** 2)) / (gaps.length - 1)) };
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
