// The door for the host beside the one for players: a socket in the data folder, which only its owner can open.
import { once } from 'node:events';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { StoreError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { HostError, operate } from './operations.ts';

const DOOR = 'host.sock';
/** A whole game as a file comes through the door. */
const LONGEST = 512 * 1024 * 1024;
const LONGEST_REQUEST = 64 * 1024;

const request = z.strictObject({ operation: z.string(), words: z.unknown() });
const answer = z.union([z.strictObject({ result: z.unknown() }), z.strictObject({ sentence: z.string() })]);

export interface Door {
  close(): Promise<void>;
}

/** Opens the door in a folder: one request a connection, one line each way. */
export async function openDoor(folder: string, store: Store, fault: (error: unknown) => void): Promise<Door> {
  const path = join(folder, DOOR);
  // The folder is this process's alone: what lies there was left by one that was killed.
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    void serve(socket, store, fault).finally(() => socket.end());
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return {
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function serve(socket: Socket, store: Store, fault: (error: unknown) => void): Promise<void> {
  const reply = (message: z.infer<typeof answer>) => socket.write(`${JSON.stringify(message)}\n`);
  try {
    const { operation, words } = request.parse(JSON.parse(await lineOf(socket, LONGEST_REQUEST)));
    reply({ result: (await operate(store, operation, words)) ?? null });
  } catch (error) {
    const told = error instanceof HostError || error instanceof StoreError;
    if (!told) fault(error);
    reply({ sentence: told ? error.message : 'The server could not do this; its log says why.' });
  }
}

/** Asks the server that runs on a folder; undefined where none does. */
export async function knock(
  folder: string,
  operation: string,
  words: unknown,
): Promise<{ readonly result: unknown } | undefined> {
  const path = join(folder, DOOR);
  if (!existsSync(path)) return undefined;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch {
    // Left behind by a server that was killed.
    return undefined;
  }
  try {
    socket.write(`${JSON.stringify({ operation, words })}\n`);
    const said = answer.parse(JSON.parse(await lineOf(socket, LONGEST)));
    if ('sentence' in said) throw new HostError(said.sentence);
    return said;
  } finally {
    socket.destroy();
  }
}

async function lineOf(socket: Socket, longest: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) throw new Error('a socket gave text');
    const end = chunk.indexOf(10);
    chunks.push(end < 0 ? chunk : chunk.subarray(0, end));
    length += chunk.length;
    if (end >= 0) return Buffer.concat(chunks).toString();
    if (length > longest) throw new HostError('That is too long for one request.');
  }
  throw new HostError('The server ended before it answered.');
}
