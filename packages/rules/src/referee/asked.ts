import type { QuestionFacts, QuestionKind } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import { composed } from './composed.ts';
import type { Game } from './game.ts';
import { Play } from './play.ts';

/** What is asked of a seat, as facts; none where the question needs none. */
export type Asked = {
  readonly [K in QuestionKind]: { readonly kind: K; readonly facts?: NonNullable<QuestionFacts[K]> };
}[QuestionKind];

/** What is asked of a seat now; undefined if nothing is. */
export function askedOf(game: Game, seat: Seat): Asked | undefined {
  const { question } = game.state;
  if (question === undefined || !question.waiting.includes(seat)) return undefined;
  const { kind } = question;
  const { facts } = composed().questions[kind];
  // The definition of a kind gives the facts of that kind.
  return (facts === null ? { kind } : { kind, facts: facts(new Play(game), seat) }) as Asked;
}
