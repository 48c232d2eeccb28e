// How many connections there may be: fewer than the process can open, and of one address only a share of them.
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { callerAt } from './address.ts';
import { Places } from './limits.ts';

/** Open files that are assumed where the system does not say. */
const ASSUMED = 1024;
/** One address never has more than this part of all connections. */
const SHARE = 4;

/** Bounds the connections of a server; `perAddress` is undefined behind a proxy, whose address is that of everybody. */
export function boundConnections(server: Server, perAddress: number | undefined, files: number = openFiles()): void {
  server.maxConnections = mostConnections(files);
  if (perAddress === undefined) return;
  const places = new Places(Math.min(perAddress, Math.floor(server.maxConnections / SHARE)));
  server.on('connection', (socket) => {
    const caller = callerAt(socket.remoteAddress ?? '');
    // Said nothing: whoever opens that many would not read it, and every byte is work.
    if (places.full(caller)) socket.destroy();
    else socket.once('close', places.take(caller));
  });
}

/** As many as leave the process some files for its store, its page and its threads. */
export function mostConnections(files: number): number {
  return Math.max(16, files - Math.min(512, Math.max(64, Math.floor(files / 8))));
}

/** How many files this process may have open. */
function openFiles(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    if (limit !== undefined) return Number(limit);
  } catch {
    // Not Linux.
  }
  return ASSUMED;
}
