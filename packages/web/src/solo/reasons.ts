import { type Command, explain, type Game, type Seat } from '@marshall/rules';
import { type ToldRefusal, told } from '@marshall/words';
import { language } from '../language.ts';
import type { Draft } from '../session/session.ts';

/** Why each of some drafts is not legal, in words; undefined for one that is. */
export const reasonsFor = (game: Game, seat: Seat, drafts: readonly Draft[]): readonly (ToldRefusal | undefined)[] =>
  drafts.map((draft) => {
    // A draft from the page has fields of any kind; the referee checks each of them.
    const refusal = explain(game, seat, draft as Partial<Command>);
    return refusal && told(language, refusal, game.state);
  });
