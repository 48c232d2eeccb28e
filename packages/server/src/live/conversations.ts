// Conversations: `all`, which everybody hears, and private ones between any two or more seats.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Viewer } from '@marshall/rules';

export const EVERYBODY = 'all';

/** The conversation of these seats, whatever order they are named in. */
export function conversationOf(seats: readonly string[]): string {
  return [...new Set(seats)].sort().join('+');
}

/** Who takes part in a conversation; undefined for the one of everybody. */
export function membersOf(conversation: string): readonly string[] | undefined {
  return conversation === EVERYBODY ? undefined : conversation.split('+');
}

/** Every conversation that a viewer may read at a table of these seats. */
export function conversationsFor(viewer: Viewer, seats: readonly string[]): readonly string[] {
  if (viewer === 'spectator') return [EVERYBODY];
  const others = seats.filter((seat) => seat !== viewer);
  const groups: string[][] = [[viewer]];
  for (const other of others) for (const group of [...groups]) groups.push([...group, other]);
  return [EVERYBODY, ...groups.filter((group) => group.length > 1).map(conversationOf)];
}

/**
 * A message's number counts the messages of all conversations, so that a gap would tell how much others talk: outside
 * it is a mark that only the server can read.
 */
export function markOf(key: string, number: number): string {
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(key, 'hex'), null).setAutoPadding(false);
  const block = Buffer.alloc(16);
  block.writeUInt32BE(number, 12);
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
}

/** The number of a mark; undefined for what is none. */
export function numberOf(key: string, mark: string): number | undefined {
  const bytes = Buffer.from(mark, 'base64url');
  if (bytes.length !== 16) return undefined;
  const decipher = createDecipheriv('aes-128-ecb', Buffer.from(key, 'hex'), null).setAutoPadding(false);
  const block = Buffer.concat([decipher.update(bytes), decipher.final()]);
  return block.subarray(0, 12).every((byte) => byte === 0) ? block.readUInt32BE(12) : undefined;
}
