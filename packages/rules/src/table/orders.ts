// What the table answers at once: for a player who has nothing to choose, or has said beforehand what they would do.
import { priceAt } from '../board/index.ts';
import { type Command, QUESTIONS, type QuestionKind } from '../game.ts';
import type { Followed } from '../order-of-play/standing-order.ts';
import { isAttacked } from '../order-of-play/standing-orders.ts';
import { accepts } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { Play } from '../referee/play.ts';
import { soleAnswer } from '../referee/sole-answer.ts';
import { type Orders, saidOfBattle } from '../state/orders.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly, Position } from '../state/state.ts';
import { afterwardsAnswer, duelAnswer, unasked } from './afterwards.ts';
import { standingAnswer } from './standing.ts';

/** A command that the table gives in a player's name, and why. */
export interface Ordered {
  readonly seat: Seat;
  readonly command: Command;
  readonly why: 'only-answer' | 'prepared' | Followed;
}

/** Which order of its player a command follows, for `take`; undefined where it follows none. */
export function followed({ why }: Pick<Ordered, 'why'>): Followed | undefined {
  return why === 'only-answer' || why === 'prepared' ? undefined : why;
}

/** What the table answers now without asking; undefined if somebody must be asked. Anyone who runs a game carries it out at once. */
export function tableAnswer(game: Game): Ordered | undefined {
  for (const seat of game.state.question?.waiting ?? []) {
    const answer =
      onlyAnswer(game, seat) ??
      preparedOffer(game, seat) ??
      answerBy(game.state.orders[seat], game, seat) ??
      askedOnce(game, seat);
    if (answer !== undefined) return answer.why === 'duel' ? answer : { ...answer, command: unasked(game, answer) };
  }
  return undefined;
}

/** The one legal answer that public facts leave to a seat that is asked. */
export function onlyAnswer(game: Game, seat: Seat): Ordered | undefined {
  const { question } = game.state;
  if (question === undefined || !question.waiting.includes(seat)) return undefined;
  const play = new Play(game);
  const { only, open } = QUESTIONS[question.kind];
  const command = only?.(play, seat) ?? (open === true ? soleAnswer(play, seat) : undefined);
  return command === undefined ? undefined : { seat, command, why: 'only-answer' };
}

/** The rest of a battle of one unit against one, for a side that was asked about it once. */
function askedOnce(game: Game, seat: Seat): Ordered | undefined {
  const { question, orders } = game.state;
  if (question === undefined) return undefined;
  const command = duelAnswer(saidOfBattle(orders[seat], game.state), game, seat, question.kind);
  return command === undefined ? undefined : { seat, command, why: 'duel' };
}

/** The next offer that a seat has prepared for the trading round under way; one that cannot be made any more is dropped. */
function preparedOffer(game: Game, seat: Seat): Ordered | undefined {
  const { question, orders, stage } = game.state;
  const prepared =
    question?.kind === 'trade' ? orders[seat]?.prepared?.find((each) => each.stage === stage) : undefined;
  if (prepared === undefined) return undefined;
  const { to, terms } = prepared;
  const offer: Command = { type: 'offer', to, ...terms };
  return accepts(game, seat, offer)
    ? { seat, command: offer, why: 'prepared' }
    : { seat, command: { type: 'drop-prepared', stage: prepared.stage, to }, why: 'prepared' };
}

/** The command by which orders answer what a seat is asked now; undefined if it must be asked. */
export function answerBy(orders: DeepReadonly<Orders> | undefined, game: Game, seat: Seat): Ordered | undefined {
  const { question } = game.state;
  if (orders === undefined || question === undefined || !question.waiting.includes(seat)) return undefined;
  const after = afterwardsAnswer(saidOfBattle(orders, game.state), game, seat, question.kind);
  if (after !== undefined) return { seat, command: after, why: 'battle' };
  const answer = candidate(orders, game, seat, question.kind);
  if (answer !== undefined && accepts(game, seat, answer.command)) return { seat, ...answer };
  const standing = standingAnswer(orders.standing, game, seat, question.kind);
  return standing === undefined ? undefined : { seat, command: standing.command, why: standing.about };
}

type Candidate = Omit<Ordered, 'seat'>;

function candidate(
  orders: DeepReadonly<Orders>,
  { state }: Game,
  seat: Seat,
  kind: QuestionKind,
): Candidate | undefined {
  const { bids, pay, pass } = orders;
  switch (kind) {
    case 'bid': {
      const cubes = state.stage === undefined ? undefined : bids?.[state.stage];
      if (cubes !== undefined) return { command: { type: 'bid', cubes }, why: 'bids' };
      // A player who waits for a price needs a bid to meet it, and is asked for it.
      const passes = pass !== undefined && pass.stage === state.stage && pass.until === undefined;
      return passes ? { command: { type: 'bid', cubes: 0 }, why: 'pass' } : undefined;
    }
    case 'salaries':
      return pay && { command: { type: 'pay-salaries', pay: 'all' }, why: 'pay' };
    case 'bank-loans':
      // A player who is short of cash can still borrow, and says so themselves.
      return pay && canPay(state, seat) ? { command: { type: 'repay', billions: 0 }, why: 'pay' } : undefined;
  }
  if (pass === undefined || pass.stage !== state.stage || isReached(state, pass)) return undefined;
  // An attack ends their passing, unless it is the one in which they said so.
  if (isAttacked(state, seat) && pass.attacked !== true) return undefined;
  // An offer to them is worth a look, and a player who has said that they want to trade is asked all the same.
  if (kind === 'trade' && (state.wanting.includes(seat) || state.offers.open.some(({ to }) => to === seat)))
    return undefined;
  return { command: { type: PASSES[kind] ?? 'pass' }, why: 'pass' };
}

/** Whether the interest that is due can be paid in full. */
function canPay({ seats }: Position, seat: Seat): boolean {
  const player = seats[seat];
  return player !== undefined && player.cash >= player.interestDue;
}

/** What it is to pass where there is no pass. */
const PASSES: Readonly<Partial<Record<QuestionKind, 'done-trading' | 'end-reinforcing' | 'no-counterattack'>>> = {
  counterattack: 'no-counterattack',
  trade: 'done-trading',
  reinforce: 'end-reinforcing',
};

/** Whether the price for which they wait has come: a high one to sell, a low one to buy. */
function isReached({ market, stage }: Position, { until }: DeepReadonly<NonNullable<Orders['pass']>>): boolean {
  if (until === undefined) return false;
  const now = priceAt(market[until.resource]);
  return stage === 7 ? now <= until.millions : now >= until.millions;
}
