// What one viewer is shown of a game in memory: their view, and what they may do.
import { type Game, type Offer, options, type Seat, type Viewer, view, whyNoUndo } from '@marshall/rules';
import { type Language, sayQuestion } from '@marshall/words';
import { PLAIN } from '../http/language.ts';
import type { Loaded } from './loading.ts';
import type { Asked, PositionOf } from './terms.ts';

/** The position of a viewer; only a seat is offered and asked something. */
export function positionOf(loaded: Loaded, viewer: Viewer, language: Language = PLAIN): PositionOf {
  const { paper, feeds } = loaded;
  const seen = view(paper.game, viewer);
  if (viewer === 'spectator') return { feed: feeds[viewer] ?? 0, view: seen, offers: [], asks: undefined, undo: false };
  const { feed, offers, asks, undo } = askedOf(loaded, viewer, language);
  return { feed, view: seen, offers, asks, undo };
}

/** The same without the view, and with all that the seat may do unless `offered` gives less. */
export function askedOf(
  { paper, feeds }: Loaded,
  seat: Seat,
  language: Language,
  offered: (game: Game, seat: Seat) => readonly Offer[] = options,
): Asked {
  return {
    feed: feeds[seat] ?? 0,
    question: paper.game.state.question?.id,
    offers: offered(paper.game, seat),
    asks: sayQuestion(language, paper.game, seat),
    undo: whyNoUndo(paper, seat) === undefined,
  };
}

/** The members of a position as JSON, for all who look with the same eyes. */
export function writePosition({ view, feed, offers, asks, undo }: PositionOf): string {
  return `"view":${JSON.stringify(view)},${writeAsked({ feed, question: undefined, offers, asks, undo })}`;
}

/** What a seat is asked, as JSON: put together by hand, as every command asks somebody. */
export function writeAsked({ feed, question, offers, asks, undo }: Asked): string {
  const number = question === undefined ? '' : `"question":${question},`;
  const words = asks === undefined ? '' : `,"asks":${JSON.stringify(asks)}`;
  return `"feed":${feed},${number}"offers":${JSON.stringify(offers)}${words},"undo":${undo}`;
}
