// A message as it came in, and what can be told of one that is not understood.
import { z } from 'zod';
import { ApiError } from '../http/errors.ts';
import { isModest } from '../http/modest.ts';
import { GAME_ID, SEAT_ID } from '../lobby/shapes.ts';
import { type ClientMessage, COMMAND_ID, commandId, isCommandLike } from './protocol.ts';

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'malformed:json');
  }
}

/** Characters of a text that has no room for more values than may be looked at: each takes two at least. */
const SURELY_MODEST = 4000;

/** Whether a message is small enough to be looked at by its shape. */
export function isReadable(text: string, json: unknown): boolean {
  return text.length <= SURELY_MODEST || isModest(json);
}

/**
 * A command that is as it must be, which is most of what comes in: the same as `clientMessage` gives, in a tenth of the
 * time. Undefined for everything else, which is read by its shape.
 */
export function plainCommand(json: unknown): Extract<ClientMessage, { type: 'command' }> | undefined {
  if (typeof json !== 'object' || json === null || !('type' in json) || json.type !== 'command') return undefined;
  for (const name in json) if (!FIELDS.has(name)) return undefined;
  const { id, game, seat, question, command }: Readonly<Record<string, unknown>> = json;
  if (typeof id !== 'string' || !COMMAND_ID.test(id) || typeof game !== 'string' || !GAME_ID.test(game))
    return undefined;
  if (!isCommandLike(command)) return undefined;
  const message: Extract<ClientMessage, { type: 'command' }> = { type: 'command', id, game, command };
  if (seat !== undefined) {
    if (typeof seat !== 'string' || !SEAT_ID.test(seat)) return undefined;
    message.seat = seat;
  }
  if (question !== undefined) {
    if (typeof question !== 'number' || !Number.isSafeInteger(question) || question < 0) return undefined;
    message.question = question;
  }
  return message;
}

const FIELDS: ReadonlySet<string> = new Set(['type', 'id', 'game', 'seat', 'question', 'command']);

const identified = z.object({ id: commandId });

/** The id of a message, so that its sender knows which one is not understood. */
export function idOf(json: unknown): string | undefined {
  return identified.safeParse(json).data?.id;
}

/** Characters of a message that is worth reading for its id alone. */
const SHORT = 4096;

/** The id of a message that is not read otherwise, so that its sender knows which one must be sent again. */
export function idIn(text: string): string | undefined {
  if (text.length > SHORT) return undefined;
  try {
    return idOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}
