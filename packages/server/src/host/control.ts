// The door for the host beside the one for players: a socket in the data folder, which only its owner can open.
import { once } from 'node:events';
import { chmodSync, existsSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { cli } from '@marshall/words/en/cli';
import { z } from 'zod';
import { isTrouble, StoreError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { operate } from './operations.ts';
import { HostError } from './refusals.ts';

const DOOR = 'host.sock';
/** A whole game as a file comes through the door. */
const LONGEST = 512 * 1024 * 1024;
const LONGEST_REQUEST = 64 * 1024;

const request = z.strictObject({ operation: z.string(), words: z.unknown() });
const answer = z.union([
  z.strictObject({ result: z.unknown() }),
  // The sentence is for programs, and for releases that do not know what was said.
  z.strictObject({ sentence: z.string(), said: z.unknown().optional(), trouble: z.unknown().optional() }),
]);

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
    if (error instanceof StoreError)
      return void reply({ sentence: error.message, trouble: { code: error.code, detail: error.detail } });
    const told = error instanceof HostError ? error : new HostError('fault', {});
    if (told !== error) fault(error);
    reply({ sentence: told.message, said: told.said });
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
    if ('sentence' in said) throw refusalOf(said);
    return said;
  } finally {
    socket.destroy();
  }
}

const saidShape = z.object({ message: z.string(), figures: z.record(z.string(), z.unknown()) });
const troubleShape = z.object({ code: z.string(), detail: z.string().optional() });

/** What the server said, as if it had been found out here. */
function refusalOf({ said, trouble }: { readonly said?: unknown; readonly trouble?: unknown }): Error {
  const store = troubleShape.safeParse(trouble).data;
  if (store !== undefined && isTrouble(store.code)) return new StoreError(store.code, { detail: store.detail });
  const known = saidShape.safeParse(said).data;
  // The same release serves both, and a door of another one says what it does not share.
  const error = new HostError('fault', {});
  return known === undefined || !Object.hasOwn(cli.host.refused, known.message)
    ? error
    : Object.assign(error, { said: known });
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
    if (length > longest) throw new HostError('too-long', {});
  }
  throw new HostError('no-answer', {});
}
