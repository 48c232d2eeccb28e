// Computer commanders: they sit in seats as people do, and see what people see.
import {
  type Command,
  type Draft,
  type GameEvent,
  imagine,
  type Offer,
  type QuestionKind,
  type QuickStream,
  type Seat,
  type Setup,
  type View,
} from '@marshall/rules';
import { complete, MODEST, pickOffer } from '@marshall/rules/testing';
import type { Reason } from '@marshall/words';
import type { Notes } from './memory/notes.ts';

/** What a commander is given when it is asked: what its seat knows, and what it may do. */
export interface Moment {
  readonly seat: Seat;
  readonly setup: Setup;
  readonly view: View;
  /** What is asked, where that is at hand without the view. */
  readonly question?: QuestionKind;
  readonly offers: readonly Offer[];
  /** The next choice of a partial command, as a person would be shown it. */
  walk(draft: Draft<Command>): readonly Offer[];
  /** Whether a whole command would be accepted; where it is missing, `walk` tells the same. */
  allows?(command: Command): boolean;
  /** The legal answer for a silent seat. */
  readonly fallback: Command;
  /** Chance of the commander's own; never the dice of the game. */
  readonly stream: QuickStream;
  /** What the seat remembers, folded from all that it was told; missing where nobody keeps it. */
  readonly notes?: Notes | undefined;
  /** The latest events that the seat was told of, the oldest first. */
  readonly heard?: readonly GameEvent[] | undefined;
}

export interface Commander {
  readonly name: string;
  /** One sentence for a player who chooses an opponent. */
  readonly describe: string;
  decide(moment: Moment): Command | Promise<Command>;
  /** Why it would decide so. */
  explain?(moment: Moment): Reason;
}

/** Answers every question by its default. */
export const fallback: Commander = {
  name: 'fallback',
  describe: 'Answers every question by its default: it pays what it owes and otherwise passes.',
  decide: (moment) => moment.fallback,
};

/** Picks at random among what it may do, on a game imagined from its view. */
export const random: Commander = {
  name: 'random',
  describe: 'Picks at random among everything it may do.',
  decide({ seat, setup, view, offers, stream, fallback: silent }) {
    const offer = pickOffer(offers, stream, MODEST);
    if (offer === undefined) return silent;
    return complete(imagine(setup, view, stream), seat, offer, stream);
  },
};
