// What the server itself says at a table: kept as facts, for readers of any language. Older ones were kept as a sentence.
import type { Language, ServerMessages, ServerRemarks } from '@marshall/words';
import { z } from 'zod';
import { EVERYBODY } from '../live/conversations.ts';
import { type Message, SERVER_SAYS, type Store } from '../store/store.ts';

/** What can be announced. */
export type Announced =
  | Extract<keyof ServerRemarks, `${'caretaker' | 'substitute' | 'time'}:${string}`>
  | 'rematch:open'
  | 'swap:done'
  | 'terms:changed';

const kept = z.object({ message: z.string(), figures: z.record(z.string(), z.unknown()) });

/** Tells everybody at a table; a name is who it is about, and `account` whose name that is: it goes when they do. */
export async function announce<M extends Announced>(
  store: Store,
  gameId: string,
  message: M,
  about?: string | ServerMessages[M],
  account?: string,
): Promise<void> {
  const figures = typeof about === 'string' ? { name: about } : (about ?? {});
  const text = JSON.stringify({ message, figures: message === 'caretaker:left' ? {} : figures });
  await store.messages.post({ gameId, conversation: EVERYBODY, author: SERVER_SAYS, account, text });
}

/** Whether a message is not for readers who have blocked these people: what the server says of them is. */
export function isHushed(
  { author, account }: Pick<Message, 'author' | 'account'>,
  blocked: ReadonlySet<string>,
): boolean {
  return author !== SERVER_SAYS && account !== undefined && blocked.has(account);
}

/** The words of a message, for a reader: people's as they wrote them. */
export function wordsOf({ author, text }: Pick<Message, 'author' | 'text'>, language: Language): string {
  if (author !== SERVER_SAYS || !text.startsWith('{')) return text;
  const said = kept.safeParse(JSON.parse(text)).data;
  return said === undefined ? text : language.speaker().served(said);
}
