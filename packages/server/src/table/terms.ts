// What a table gives to players and viewers.
import type { GameEvent, Offer, Refusal, View, Viewer } from '@marshall/rules';
import type { Seated } from '@marshall/words';
import type { ApiError } from '../http/errors.ts';

/** A viewer; everything is told after it is durable, and only what their seat may know. */
export interface Listener {
  readonly viewer: Viewer;
  /** The next number of their feed. `text` is the events as JSON, shared by all who see the same. */
  fed(n: number, events: readonly GameEvent[], text: string): void;
  /** After all that was fed: the position has changed for them; `acted` when by a command of their seat. */
  changed(acted: boolean): void;
  /** The row of the game changed: seats, status, messages. */
  stirred(): void;
  /** Others have come to the table or gone: the seats that somebody looks on with now. */
  present(seats: readonly string[]): void;
  /** Nobody plays here any more: the host removed the game or set it aside. */
  over(why: ApiError): void;
}

/** What a seat is asked and may do now. */
export interface Asked {
  /** The number its feed has come to. */
  readonly feed: number;
  readonly question: number | undefined;
  readonly offers: readonly Offer[];
  /** What is asked of it, in words. */
  readonly asks: string | undefined;
  /** Whether its last command can be taken back. */
  readonly undo: boolean;
}

/** What a seat may know and do now. */
export interface PositionOf {
  /** The number its feed has come to. */
  readonly feed: number;
  readonly view: View;
  readonly offers: readonly Offer[];
  /** What is asked of it, in words. */
  readonly asks: string | undefined;
  /** Whether its last command can be taken back. */
  readonly undo: boolean;
  /** When the open question is answered by its default; absent where no clock runs. */
  readonly deadline?: number;
}

export type Outcome =
  | { readonly kind: 'accepted'; readonly feed: number }
  /** A command of this id was carried out before. */
  | { readonly kind: 'again' }
  /** The position it was made for is no longer there; only for commands made for one position alone. */
  | { readonly kind: 'overtaken' }
  /** With who sits where, for its sentence. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly seated?: Seated };

/** A fault of the program: the game was left as the store has it. */
export class TableFault extends Error {
  override readonly name = 'TableFault';
}
