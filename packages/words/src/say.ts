// Sentences for a game at hand.
import { askedOf, type Figures, type Game, type GameEvent, type Refusal, type Seat } from '@marshall/rules';
import type { Language, Remarked, Speaker } from './language.ts';
import { type Seated, speakerOf } from './seats.ts';

/** The log's sentence for an event of a game; undefined for what players need not read. */
export function sayEvent(language: Language, game: Game, event: GameEvent): string | undefined {
  return speakerOf(language, game.state).event(event);
}

/** What is asked of a seat now, in words; undefined if nothing is. */
export function sayQuestion(language: Language, game: Game, seat: Seat): string | undefined {
  const asked = askedOf(game, seat);
  return asked === undefined ? undefined : speakerOf(language, game.state).question(asked);
}

/** A refusal with its sentence, for a reader. */
export interface ToldRefusal {
  readonly code: string;
  readonly clause: Refusal['clause'];
  readonly sentence: string;
  readonly figures?: Figures;
}

/** Tells a refusal; seats are named by their powers where a game is at hand. */
export function told(language: Language, { code, clause, ...cause }: Refusal, seated?: Seated): ToldRefusal {
  const sentence = speakerFor(language, seated).refusal(cause);
  const { figures } = cause;
  return figures === undefined ? { code, clause, sentence } : { code, clause, sentence, figures };
}

/** Remarks one after the other; seats are named by their powers where a game is at hand. */
export function sayRemarks(language: Language, remarks: readonly Remarked[], seated?: Seated): string {
  const { remark } = speakerFor(language, seated);
  return remarks.map(remark).join(' ');
}

const speakerFor = (language: Language, seated: Seated | undefined): Speaker =>
  seated === undefined ? language.speaker() : speakerOf(language, seated);
