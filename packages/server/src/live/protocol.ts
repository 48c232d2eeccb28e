// What is said on a socket, both ways. Types are shared with clients; every message in is parsed by these shapes.
import type { GameEvent, Offer, Refusal, View } from '@marshall/rules';
import { z } from 'zod';
import type { ErrorBody } from '../http/errors.ts';
import type { GameInfo } from '../lobby/shapes.ts';
import { gameId, seatId } from '../lobby/shapes.ts';
import type { Asked } from '../table/terms.ts';

/** Chosen by the sender; of a command it is kept with the game, so that it is carried out once however often it is sent. */
export const commandId = z.string().regex(/^[\w.:-]{1,64}$/, 'an id has 1 to 64 letters, digits, or . : _ -');

/** A command or part of one: the referee reads it. */
export const commandShape = z.record(z.string().max(40), z.unknown());
export const wordsShape = z.string().trim().min(1).max(2000);
export const addresseesShape = z.union([z.literal('all'), z.array(seatId).min(1).max(6)]);
/** When positions are sent: after every change, whenever the seat is asked, then without the view, or never. */
export const positionsShape = z.enum(['all', 'asked', 'offers', 'none']);

const at = { id: commandId, game: gameId, seat: seatId.optional() };

export const clientMessage = z.discriminatedUnion('type', [
  /** Looks on: as the caller's seat, or as a spectator where he has none or says so. `since` is the last number he has. */
  z.strictObject({
    type: z.literal('join'),
    ...at,
    spectator: z.boolean().optional(),
    since: z.int().min(0).optional(),
    /** The mark of the last message he has; the newest few are told without it. */
    heard: z.string().max(40).optional(),
    positions: positionsShape.default('all'),
  }),
  z.strictObject({ type: z.literal('leave'), ...at }),
  z.strictObject({ type: z.literal('command'), ...at, question: z.int().min(0).optional(), command: commandShape }),
  z.strictObject({ type: z.literal('undo'), ...at }),
  z.strictObject({ type: z.literal('options'), ...at, draft: commandShape.optional() }),
  z.strictObject({ type: z.literal('why'), ...at, command: commandShape }),
  z.strictObject({ type: z.literal('position'), ...at }),
  z.strictObject({ type: z.literal('say'), ...at, to: addresseesShape, text: wordsShape }),
  z.strictObject({ type: z.literal('read'), ...at, conversation: z.string().max(250), upTo: z.string().max(40) }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;
export type PositionsWanted = z.infer<typeof positionsShape>;

/** A message of a conversation. `mark` stands for its place. */
export interface Said {
  readonly conversation: string;
  readonly from: string;
  readonly text: string;
  readonly at: number;
  readonly mark: string;
}

interface OfGame {
  readonly game: string;
  /** Whose eyes it is for: a seat, or `spectator`. */
  readonly seat: string;
}

export interface PositionMessage extends OfGame {
  readonly type: 'position';
  /** The number the feed has come to. */
  readonly feed: number;
  readonly view: View;
  readonly offers: readonly Offer[];
  readonly asks?: string;
  readonly undo: boolean;
  /** When the open question is answered by its default; absent where no clock runs. */
  readonly deadline?: number;
}

/** What is asked of a seat, for those who follow the feed and need no view. */
export interface AskedMessage extends OfGame, Asked {
  readonly type: 'asked';
}

/** A game outside its play. */
interface Told {
  readonly info: GameInfo;
  /** For whoever hears the play later: when the first of it comes. */
  readonly begins?: number;
}

export type ServerMessage =
  | ({ readonly type: 'joined'; readonly id: string; readonly feed: number } & Told & OfGame)
  /** The next number of the feed; `events` are what this seat may know of one command. */
  | ({ readonly type: 'feed'; readonly n: number; readonly events: readonly GameEvent[] } & OfGame)
  | PositionMessage
  | AskedMessage
  /** A game changed outside its play: seats, names, status. */
  | ({ readonly type: 'game' } & Told)
  | ({ readonly type: 'said' } & OfGame & Said)
  /** The secret of the dice, once the game is over. */
  | ({ readonly type: 'opened'; readonly secret: string } & OfGame)
  | { readonly type: 'left'; readonly id: string }
  | { readonly type: 'accepted'; readonly id: string; readonly feed: number }
  | { readonly type: 'again'; readonly id: string }
  | ({ readonly type: 'refused'; readonly id: string } & Refusal)
  | { readonly type: 'options'; readonly id: string; readonly offers: readonly Offer[] }
  | { readonly type: 'why'; readonly id: string; readonly refusal?: Refusal }
  | { readonly type: 'done'; readonly id: string }
  | ({ readonly type: 'error'; readonly id?: string } & ErrorBody);
