// What a language must say, room by room: the same rooms as in the rules, held to their facts by the compiler.
import type { GameEvent, RoomFacts } from '@marshall/rules';

/** A sentence, or how to make it from its facts with the phrases of the language. */
export type Text<Facts, Phrases> = string | ((facts: Facts, w: Phrases) => string);

/** One text for each message of a room. */
export type Texts<Messages, Phrases> = { readonly [M in keyof Messages]: Text<Messages[M], Phrases> };

/** How a kind of event is told; null for what players need not read. */
export type EventText<E, Phrases> = ((event: E, w: Phrases) => string | undefined) | null;

/** Everything that one room says. */
export type RoomTexts<Room extends keyof RoomFacts, Phrases> = Told<Room, Phrases> &
  (RoomFacts[Room] extends { remarks: infer Remarks } ? { readonly remarks: Texts<Remarks, Phrases> } : unknown);

interface Told<Room extends keyof RoomFacts, Phrases> {
  readonly refusals: Texts<RoomFacts[Room]['refusals'], Phrases>;
  readonly questions: Texts<RoomFacts[Room]['questions'], Phrases>;
  readonly events: {
    readonly [T in RoomFacts[Room]['events']['type']]: EventText<Extract<GameEvent, { type: T }>, Phrases>;
  };
}

/** All rooms of the rules in one language. */
export type Rooms<Phrases> = { readonly [Room in keyof RoomFacts]: RoomTexts<Room, Phrases> };
