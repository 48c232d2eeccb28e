// A message of the store as it is told.
import type { Language } from '@marshall/words';
import { wordsOf } from '../people/announcement.ts';
import type { Message } from '../store/store.ts';
import { markOf } from './conversations.ts';
import type { Said } from './protocol.ts';

export function saidOf(message: Message, key: string, language: Language): Said {
  const { conversation, author: from, at, number, removed, cycle, stage } = message;
  const text = wordsOf(message, language);
  return {
    conversation,
    from,
    text,
    at,
    mark: markOf(key, number),
    ...(cycle === undefined ? {} : { cycle }),
    ...(stage === undefined ? {} : { stage }),
    ...(removed ? { removed: true } : {}),
  };
}
