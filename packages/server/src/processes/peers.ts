// The other processes of the same server, as one of them knows them.
import type { Socket } from 'node:net';
import { COUNTED_HERE, type Counting } from './counting.ts';

export interface Peers {
  /** How many processes the server has, with this one. */
  readonly processes: number;
  /** Counts what limits count, for all of them together. */
  readonly counting: Counting;
  /** Whether the sockets of a game are brought together in this process. */
  isMine(game: string): boolean;
  /** Gives a connection to the process of a game, with the request that came on it. */
  give(game: string, connection: Socket, request: string): void;
  /** Is given connections: new ones, and those for sockets that belong here, with their requests. */
  onGiven(take: (connection: Socket, request: string | undefined) => void): void;
}

/** A server of one process. */
export const ALONE: Peers = {
  processes: 1,
  counting: COUNTED_HERE,
  isMine: () => true,
  give: (_game, connection) => connection.destroy(),
  onGiven: () => undefined,
};
