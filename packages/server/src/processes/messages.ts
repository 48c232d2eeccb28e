// What the processes of a server say to each other, by way of the one that started them.
import { z } from 'zod';

/** What was taken from buckets since the last time, and how many places are taken now, by kind and caller. */
const countsShape = z.object({
  type: z.literal('counts'),
  /** The place of the process that counted. */
  from: z.number(),
  spent: z.record(z.string(), z.array(z.tuple([z.string(), z.number()]))),
  taken: z.record(z.string(), z.array(z.tuple([z.string(), z.number()]))),
});
export type Counts = z.infer<typeof countsShape>;

/** A socket that belongs elsewhere, with the request by which it was opened. */
const socketShape = z.object({ type: z.literal('socket'), to: z.number(), request: z.string() });
export type SocketMessage = z.infer<typeof socketShape>;

const figuresShape = z.object({ type: z.literal('figures'), ask: z.number(), figures: z.array(z.unknown()) });

/** From a process to the one that started it. */
export const toPrimary = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** It has the connection that was sent last. */
  z.object({ type: z.literal('taken') }),
  countsShape,
  socketShape,
  figuresShape,
]);
export type ToPrimary = z.infer<typeof toPrimary>;

/** To a process. */
export const toWorker = z.discriminatedUnion('type', [
  /** A new connection. */
  z.object({ type: z.literal('connection') }),
  countsShape,
  socketShape,
  /** A process is gone: what it had taken is free. */
  z.object({ type: z.literal('gone'), from: z.number() }),
  /** A process is new, and has not heard what the others have taken. */
  z.object({ type: z.literal('tell') }),
  z.object({ type: z.literal('figures'), ask: z.number() }),
]);
export type ToWorker = z.infer<typeof toWorker>;
