// A message of the store as it is told.
import type { Message } from '../store/store.ts';
import { markOf } from './conversations.ts';
import type { Said } from './protocol.ts';

export function saidOf({ conversation, author: from, text, at, number, removed }: Message, key: string): Said {
  return { conversation, from, text, at, mark: markOf(key, number), ...(removed ? { removed: true } : {}) };
}
