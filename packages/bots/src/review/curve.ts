// Everybody's chances over the time of a game, and how much of them chance gave and took.
import { cloneGame, evolve, type Game, perform, type QuickStream, quickStream, type Seat } from '@marshall/rules';
import { judge } from '../judgement/judge.ts';
import { courseOf, type Record as GameRecord, type Turn } from './course.ts';
import { mean } from './trial.ts';

/** Chances by seat, from 0 to 1. */
export type Shares = Readonly<Record<Seat, number>>;

/** The chances at the beginning, and at the end of each stage. */
export interface CurvePoint {
  /** After so many entries. */
  readonly at: number;
  readonly cycle: number;
  readonly stage: number;
  readonly chances: Shares;
}

/** The chances of all seats when the first stage opens, at the end of each stage and of the game, judged with everything open. */
export function curveOf(record: GameRecord): readonly CurvePoint[] {
  const points: CurvePoint[] = [];
  let game: Game | undefined;
  let stood: { readonly cycle: number; readonly stage: number } | undefined;
  let at = 0;
  for (const turn of courseOf(record)) {
    game = turn.game;
    const { cycle, stage = 0 } = game.state;
    if (stood === undefined && stage > 0) points.push({ at: turn.index, cycle, stage, chances: sharesIn(game) });
    // The position before this turn is the last one of its stage, if the turn leads to another.
    if (stood !== undefined && (stood.cycle !== cycle || stood.stage !== stage) && stage > 0)
      points.push({ at: turn.index, ...stood, chances: sharesIn(game) });
    if (stage > 0) stood = { cycle, stage };
    at = turn.index + 1;
  }
  if (game !== undefined && stood !== undefined) points.push({ at, ...stood, chances: sharesIn(game) });
  return points;
}

const sharesIn = (game: Game): Shares => Object.fromEntries(judge(game));

/** So often is drawn again. */
const THROWS = 16;

/** Searches for weapons and for companies; what technology brings is known to its owner alone, and not judged. */
const TURNED: ReadonlySet<string> = new Set(['research-card-turned', 'card-turned']);

/** Other cards might have been on top of those that were not turned yet. */
function shuffleUnseen({ state }: Game, stream: QuickStream): void {
  const search = state.agenda.at(-1);
  const seen = search !== undefined && 'turned' in search ? search.turned : 0;
  state.deck = [...state.deck.slice(0, seen), ...mixed(state.deck.slice(seen), stream)];
}

/** A company that was found lies face down and counts for nothing until it is opened, which is free: it is judged as if it were. */
function openFound({ state }: Game, seat: Seat): void {
  const player = state.seats[seat];
  if (player === undefined) return;
  player.holdings = player.holdings.map((holding) =>
    holding.face === 'secret' ? { ...holding, face: 'open' } : holding,
  );
}

function mixed<T>(cards: readonly T[], stream: QuickStream): T[] {
  const rest = [...cards];
  return cards.flatMap(() => rest.splice(stream.below(rest.length), 1));
}

/** How much what one command drew lifted or lowered everybody's chances: beside the same command with other draws, on average. */
export function luckIn({ index, seat, command, events, game }: Turn): Shares | undefined {
  if (seat === undefined || command === undefined) return undefined;
  const turns = events.some(({ type }) => TURNED.has(type));
  const judged = (position: Game): Shares => {
    if (turns) openFound(position, seat);
    return sharesIn(position);
  };
  if (!turns && !events.some(({ type }) => type === 'rolled')) return undefined;
  const after = cloneGame(game, quickStream(0));
  for (const event of events) evolve(after.state, event);
  const thrown: Shares[] = [];
  for (let n = 0; n < THROWS; n++) {
    const stream = quickStream(`luck ${index}, ${n}`);
    const other = cloneGame(game, stream);
    if (turns) shuffleUnseen(other, stream);
    if (perform(other, seat, command).ok) thrown.push(judged(other));
  }
  if (thrown.length < THROWS / 2) return undefined;
  const came = judged(after);
  return Object.fromEntries(
    game.state.order.map((each) => [each, (came[each] ?? 0) - mean(thrown.map((shares) => shares[each] ?? 0))]),
  );
}
