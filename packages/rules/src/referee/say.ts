import { powerShortName } from '../board/index.ts';
import type { GameEvent } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import { composed } from './composed.ts';
import type { Game } from './game.ts';
import { definitionOf, Play } from './play.ts';
import { oneStop } from './refusal.ts';

/** The log's sentence for an event; undefined for what players need not read. */
export function sayEvent(game: Game, event: GameEvent): string | undefined {
  const sentence = definitionOf(event).say?.(event, (seat) => nameOf(game, seat));
  return sentence === undefined ? undefined : oneStop(sentence);
}

/** What is asked of a seat now, in words; undefined if nothing is. */
export function sayQuestion(game: Game, seat: Seat): string | undefined {
  const { question } = game.state;
  if (question === undefined || !question.waiting.includes(seat)) return undefined;
  return oneStop(composed().questions[question.kind].say(new Play(game), seat));
}

/** A seat by its superpower's name, or by its own while it has none. */
function nameOf(game: Game, seat: Seat): string {
  const power = game.state.seats[seat]?.power;
  return power === undefined ? seat : powerShortName(power);
}
