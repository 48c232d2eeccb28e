import type { Said } from '../online/talk.ts';

/** Up to which message somebody has read a conversation. */
export interface Seen {
  readonly seat: string;
  readonly upTo: string;
}

/** Who has seen the last message that a seat wrote, and which one that is. */
export function seenLast(
  messages: readonly Said[],
  mine: string | undefined,
  seen: readonly Seen[],
): { readonly mark: string; readonly by: readonly string[] } | undefined {
  const last = messages.findLastIndex(({ from }) => from === mine);
  const said = messages[last];
  if (said === undefined || mine === undefined) return undefined;
  const by = seen
    .filter(({ seat, upTo }) => seat !== mine && messages.findIndex(({ mark }) => mark === upTo) >= last)
    .map(({ seat }) => seat);
  return by.length === 0 ? undefined : { mark: said.mark, by };
}
