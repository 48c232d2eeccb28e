// What is said on a socket, both ways. Every message in is parsed by these shapes; what goes out is described by them.
import type { GameEvent, Offer, View } from '@marshall/rules';
import type { OwnFault } from '@marshall/words';
import { z } from 'zod';
import { legible } from '../accounts/names.ts';
import { errorSchema } from '../http/errors.ts';
import { gameId, gameShape, seatId } from '../lobby/shapes.ts';

/** Chosen by the sender; of a command it is kept with the game, so that it is carried out once however often it is sent. */
export const COMMAND_ID = /^[\w.:-]{1,64}$/;
export const commandId = z.string().regex(COMMAND_ID, 'command-id' satisfies OwnFault);

const LONGEST_FIELD = 40;

/** What the rules define, described among the components. */
const REF = '#/components/schemas';
export const viewRef = z.custom<View>().meta({ $ref: `${REF}/View` });
export const offerRef = z.custom<Offer>().meta({ $ref: `${REF}/Offer` });

/** A command or part of one. The referee reads it, and may say its names back: here they are only measured. */
export const draftShape = z
  .custom<Record<string, unknown>>(isCommandLike, 'a command is an object whose fields have short names')
  .meta({
    type: 'object',
    propertyNames: { type: 'string', maxLength: LONGEST_FIELD },
    additionalProperties: {},
  });
/** A whole command. */
export const commandShape = z
  .custom<Record<string, unknown>>(isCommandLike, 'a command is an object whose fields have short names')
  .meta({ $ref: `${REF}/Command` });
export const wordsShape = z.string().overwrite(legible).trim().min(1).max(2000);
export const addresseesShape = z.union([z.literal('all'), z.array(seatId).min(1).max(6)]);
/**
 * When positions are sent: after every change, whenever the seat is asked, then without the view, then only with what
 * answers the question, or never.
 */
export const positionsShape = z.enum(['all', 'asked', 'offers', 'answers', 'none']);

export function isCommandLike(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).every((name) => name.length <= LONGEST_FIELD);
}

const at = { id: commandId, game: gameId, seat: seatId.optional() };

export const clientMessage = z.discriminatedUnion('type', [
  /** Looks on: as the caller's seat, or as a spectator where they have none or say so. `since` is the last number they have. */
  z.strictObject({
    type: z.literal('join'),
    ...at,
    spectator: z.boolean().optional(),
    /** What came with the link of a private table, for those who only watch it. */
    invitation: z.string().max(100).optional(),
    since: z.int().min(0).optional(),
    /** The mark of the last message they have; the newest few are told without it. */
    heard: z.string().max(40).optional(),
    positions: positionsShape.default('all'),
  }),
  z.strictObject({ type: z.literal('leave'), ...at }),
  /** Is the table there? For pages, which cannot send the pings of sockets. */
  z.strictObject({ type: z.literal('ping'), id: at.id }),
  z.strictObject({ type: z.literal('command'), ...at, question: z.int().min(0).optional(), command: commandShape }),
  z.strictObject({ type: z.literal('undo'), ...at }),
  z.strictObject({ type: z.literal('options'), ...at, draft: draftShape.optional() }),
  z.strictObject({ type: z.literal('why'), ...at, command: draftShape }),
  z.strictObject({ type: z.literal('position'), ...at }),
  z.strictObject({ type: z.literal('say'), ...at, to: addresseesShape, text: wordsShape }),
  z.strictObject({ type: z.literal('read'), ...at, conversation: z.string().max(250), upTo: z.string().max(40) }),
]);

export type ClientMessage = z.infer<typeof clientMessage>;
export type PositionsWanted = z.infer<typeof positionsShape>;

// ---- what the server says ----

const offers = z.array(offerRef).readonly();
const refusal = z.object({
  code: z.string(),
  clause: z.string(),
  sentence: z.string(),
  figures: errorSchema.shape.figures.readonly(),
});

/**
 * A message of a conversation. `mark` stands for its place, `from` is a seat, or `host` where the server itself speaks.
 * Of one whose words were taken away `removed` is told and no text.
 */
export const saidShape = z.object({
  conversation: z.string(),
  from: z.string(),
  text: z.string(),
  at: z.number(),
  mark: z.string(),
  /** Where the game was then. */
  cycle: z.number().optional(),
  stage: z.number().optional(),
  removed: z.literal(true).optional(),
});

/** Something the host tells everybody until an instant. */
export const noticeShape = z.object({ id: z.string(), text: z.string(), until: z.number() });

/** `seat` says whose eyes it is for: a seat, or `spectator`. */
const ofGame = { game: z.string(), seat: z.string() };

/** A game outside its play. `begins`, for delayed spectators, is when the first of it comes. */
const told = { info: gameShape, begins: z.number().optional() };

const asked = {
  /** The number the feed has come to. */
  feed: z.number(),
  offers,
  /** What is asked of the seat, in words. */
  asks: z.string().optional(),
  undo: z.boolean(),
  /** When the open question is answered by its default; absent where no clock runs. */
  deadline: z.number().optional(),
};

export const serverMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('joined'), id: z.string(), ...ofGame, feed: z.number(), ...told }),
  /** The next number of the feed; `events` are what this seat may know of one command. */
  z.object({ type: z.literal('feed'), ...ofGame, n: z.number(), events: z.array(z.custom<GameEvent>()).readonly() }),
  /** With the `id` of the message that asked for it, if one did. */
  z.object({ type: z.literal('position'), id: z.string().optional(), ...ofGame, ...asked, view: viewRef }),
  /** What is asked of a seat, for those who follow the feed and need no view. */
  z.object({ type: z.literal('asked'), ...ofGame, ...asked, question: z.number().optional() }),
  /** A game changed outside its play: seats, names, status. */
  z.object({ type: z.literal('game'), ...told }),
  /** For players who want positions: the seats whose people look at the table now, as far as this server knows. */
  z.object({ type: z.literal('here'), ...ofGame, seats: z.array(z.string()).readonly() }),
  z.object({ type: z.literal('said'), ...ofGame, ...saidShape.shape }),
  /** The words of message `of` were taken away; `mark` is the place of this news. */
  z.object({
    type: z.literal('removed'),
    ...ofGame,
    conversation: z.string(),
    of: z.string(),
    at: z.number(),
    mark: z.string(),
  }),
  /** What the host tells everybody now: the whole list whenever it changes, and after the socket opened unless it is empty. */
  z.object({ type: z.literal('notices'), notices: z.array(noticeShape) }),
  /** The secret of the dice, once the game is over. */
  z.object({ type: z.literal('opened'), ...ofGame, secret: z.string() }),
  z.object({ type: z.literal('left'), id: z.string() }),
  z.object({ type: z.literal('pong'), id: z.string() }),
  z.object({ type: z.literal('accepted'), id: z.string(), feed: z.number() }),
  z.object({ type: z.literal('again'), id: z.string() }),
  z.object({ type: z.literal('refused'), id: z.string(), ...refusal.shape }),
  z.object({ type: z.literal('options'), id: z.string(), offers }),
  z.object({ type: z.literal('why'), id: z.string(), refusal: refusal.optional() }),
  z.object({ type: z.literal('done'), id: z.string() }),
  /** With `game` where one no longer looks on at it. */
  z.object({
    type: z.literal('error'),
    id: z.string().optional(),
    game: z.string().optional(),
    ...errorSchema.shape,
  }),
]);

export type ServerMessage = z.infer<typeof serverMessage>;
export type PositionMessage = Extract<ServerMessage, { type: 'position' }>;
export type Said = z.infer<typeof saidShape>;
