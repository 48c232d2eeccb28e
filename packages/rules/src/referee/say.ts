import { powerShortName } from '../board/index.ts';
import type { GameEvent, QuestionKind } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import { composed } from './composed.ts';
import type { Game } from './game.ts';
import { definitionOf, Play } from './play.ts';
import { oneStop } from './refusal.ts';

/** What is asked of a seat, as facts. */
export interface Asked {
  readonly kind: QuestionKind;
  readonly facts?: unknown;
  /** Only while the sentences move out of this package. */
  readonly sentence?: string;
}

/** What is asked of a seat now; undefined if nothing is. */
export function askedOf(game: Game, seat: Seat): Asked | undefined {
  const { question } = game.state;
  if (question === undefined || !question.waiting.includes(seat)) return undefined;
  const { kind } = question;
  const def = composed().questions[kind];
  const play = new Play(game);
  if (def.say !== undefined) return { kind, sentence: oneStop(def.say(play, seat)) };
  return typeof def.facts === 'function' ? { kind, facts: def.facts(play, seat) } : { kind };
}

/** Only while the sentences move out of this package. */
export function oldSentence(game: Game, event: GameEvent): string | undefined {
  const sentence = definitionOf(event).say?.(event, (seat) => {
    const power = game.state.seats[seat]?.power;
    return power === undefined ? seat : powerShortName(power);
  });
  return sentence === undefined ? undefined : oneStop(sentence);
}
