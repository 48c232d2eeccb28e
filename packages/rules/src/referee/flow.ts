// Events of the agenda, of questions and of chance: what every procedure needs.

import type { Card } from '../board/index.ts';
import type { Edition } from '../edition.ts';
import type { Frame, QuestionKind, SealedAnswer } from '../game.ts';
import { copyFrame, type Question } from '../state/agenda.ts';
import type { Led } from '../state/leaders.ts';
import { copyInto } from '../state/plain.ts';
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { type EventBase, type EventDefs, factsOf, type Secret } from './event.ts';

export type FlowEvent =
  | Begun
  | Stepped
  | Finished
  | Asked
  | Sealed
  | Rolled
  | DeckShuffled
  | Permuted
  | Undone
  | EditionChanged
  | LeaderChanged
  | AnsweredFor;

interface Begun extends EventBase {
  readonly type: 'begun';
  readonly frame: Frame;
}
interface Stepped extends EventBase {
  readonly type: 'stepped';
  readonly procedure: Frame['procedure'];
  readonly patch: object;
}
interface Finished extends EventBase {
  readonly type: 'finished';
  readonly procedure: Frame['procedure'];
}
interface Asked extends EventBase {
  readonly type: 'asked';
  readonly question: number;
  readonly kind: QuestionKind;
  readonly of: Seat[];
}
/** A sealed answer came in; only its author can read it. */
interface Sealed extends EventBase {
  readonly type: 'sealed';
  readonly seat: Seat;
  readonly secret: Secret<{ readonly answer: SealedAnswer }>;
}
interface Rolled extends EventBase {
  readonly type: 'rolled';
  readonly draw: number;
  readonly name: string;
  readonly value: number;
  readonly drawn: number;
}
interface DeckShuffled extends EventBase {
  readonly type: 'deck-shuffled';
  readonly draw: number;
  readonly name: string;
  readonly cards: number;
  readonly drawn: number;
  readonly secret: Secret<{ readonly order: readonly Card[] }>;
}
interface Permuted extends EventBase {
  readonly type: 'permuted';
  readonly draw: number;
  readonly name: string;
  readonly drawn: number;
  readonly secret: Secret<{ readonly order: readonly number[] }>;
}
/** The last `events` events before this one, except for those kept, are taken back; anyone who folds a log skips them. */
interface Undone extends EventBase {
  readonly type: 'undone';
  readonly seat: Seat;
  /** Left out for viewers, as some of the events may have been hidden from them. */
  readonly events?: number;
  /** How many questions there have been; their numbers are not used again. Old logs lack it. */
  readonly asked?: number;
  /** How many events since then stay, as the seat knew nothing of them. */
  readonly secret?: Secret<{ readonly kept: number }>;
}

/** From here on, this event's entry included, a later edition of the referee judges. */
interface EditionChanged extends EventBase {
  readonly type: 'edition-changed';
  readonly edition: Edition;
}

/** From here on somebody else leads a seat, or its player does again. The table says so; nobody commands it. */
interface LeaderChanged extends EventBase {
  readonly type: 'leader-changed';
  readonly seat: Seat;
  readonly by: Led;
}

/** The table answered for a seat whose time was over. Of an answer that is still sealed only that seat hears it. */
interface AnsweredFor extends EventBase {
  readonly type: 'answered-for';
  readonly seat: Seat;
}

export const flowEvents: EventDefs<FlowEvent> = {
  begun: {
    clauses: ['B-FLOW-06'],
    evolve: (state, { frame }) => {
      // The frame inside the event stays as it was written; the agenda works on its own copy.
      state.agenda.push(copyFrame(frame));
    },
  },
  stepped: {
    clauses: ['B-FLOW-06'],
    evolve: (state, { patch }) => {
      const frame = state.agenda[state.agenda.length - 1];
      if (frame !== undefined) copyInto(frame as object as Record<string, unknown>, patch);
    },
  },
  finished: {
    clauses: ['B-FLOW-06'],
    evolve: (state) => {
      state.agenda.pop();
    },
  },
  asked: {
    clauses: ['B-FLOW-06'],
    evolve: (state, event) => {
      state.asked = event.question;
      state.sealed = {};
      state.question = { id: event.question, kind: event.kind, of: [...event.of], waiting: [...event.of] };
    },
  },
  sealed: {
    clauses: ['B-BID-04'],
    evolve: (state, event) => {
      if (state.sealed[event.seat] !== undefined) countReplacement(state, event.seat);
      state.sealed[event.seat] = factsOf(event.secret).answer;
      settle(state, event.seat);
    },
  },
  rolled: {
    clauses: ['B-KIT-13'],
    evolve: drew,
  },
  'deck-shuffled': {
    clauses: ['B-PROSPECT-12'],
    evolve: (state, event) => {
      drew(state, event);
      state.deck = [...factsOf(event.secret).order];
      state.piles = [];
    },
  },
  permuted: { clauses: ['B-OPEN-05'], evolve: drew },
  undone: {
    clauses: ['B-DIPLO-02'],
    evolve: () => {
      throw new Error('an undone event is resolved where the log is folded, never applied');
    },
  },
  'edition-changed': {
    clauses: ['X-39'],
    evolve: (state, { edition }) => {
      state.edition = edition;
    },
  },
  'answered-for': { clauses: ['X-38'], evolve: () => {} },
  'leader-changed': {
    clauses: ['X-38'],
    evolve: (state, { seat, by }) => {
      const { [seat]: _, ...others } = state.leaders ?? {};
      if (by !== 'player') state.leaders = { ...others, [seat]: by };
      else if (Object.keys(others).length > 0) state.leaders = others;
      else delete state.leaders;
    },
  },
};

/** Marks a seat as having answered the question; for evolve only. */
export function settle(state: State, seat: Seat): void {
  const question: Question | undefined = state.question;
  if (question !== undefined) question.waiting = question.waiting.filter((other) => other !== seat);
}

function countReplacement({ question }: State, seat: Seat): void {
  if (question !== undefined)
    question.replaced = { ...question.replaced, [seat]: (question.replaced?.[seat] ?? 0) + 1 };
}

function drew(state: State, event: { readonly draw: number; readonly drawn: number }): void {
  state.draws = event.draw;
  state.drawn = event.drawn;
}
