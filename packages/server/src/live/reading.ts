// A message as it came in, and what can be told of one that is not understood.
import { z } from 'zod';
import { ApiError } from '../http/errors.ts';
import { commandId } from './protocol.ts';

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(400, 'malformed:json');
  }
}

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
