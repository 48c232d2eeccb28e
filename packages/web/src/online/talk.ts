import { createContext, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seen } from '../talk/seen.ts';
import { call } from './api.ts';
import type { Heard } from './socket.ts';

/** The conversation that everybody hears, spectators too. */
export const EVERYBODY = 'all';

export interface Said {
  readonly conversation: string;
  readonly from: string;
  readonly text: string;
  readonly at: number;
  /** Stands for its place among all messages. */
  readonly mark: string;
  /** Whether its words were taken away. */
  readonly removed?: true;
  /** Where the game was then. */
  readonly cycle?: number;
  readonly stage?: number;
}

/** What was said at a table, as far as this seat may hear it. */
export interface Talk {
  readonly messages: readonly Said[];
  /** How much of each conversation has not been read; those without any are not named. */
  readonly unread: Readonly<Record<string, number>>;
  /** Up to which message the others have read each conversation. */
  readonly seen: Readonly<Record<string, readonly Seen[]>>;
  /** Looks again how far the others have read. */
  readonly look: () => void;
  /** Takes in what the table said on its line. */
  readonly hear: (message: Heard) => void;
  readonly say: (conversation: string, text: string) => Promise<void>;
  /** Notes that a conversation has been read as far as it is known here. */
  readonly read: (conversation: string) => void;
  /** Asks for the last messages again: others may be heard now, or no longer. */
  readonly reload: () => void;
}

/** Messages come in bursts when somebody joins; they are counted once after that. */
const BREATH = 120;

/** Keeps the conversations of one table; `mine` is the seat that talks. */
export function useTalk(game: string, mine: string | undefined): Talk {
  const [messages, setMessages] = useState<readonly Said[]>([]);
  const [unread, setUnread] = useState<Readonly<Record<string, number>>>({});
  const [seen, setSeen] = useState<Talk['seen']>({});
  const newest = useRef<readonly Said[]>([]);
  const timer = useRef(0);
  const count = useCallback(() => {
    window.clearTimeout(timer.current);
    if (mine === undefined) return;
    timer.current = window.setTimeout(() => {
      call<{ conversations: { conversation: string; unread: number; seen?: readonly Seen[] }[] }>(
        'GET',
        `/api/games/${game}/unread?seat=${mine}`,
      ).then(
        ({ conversations }) => {
          setUnread(
            Object.fromEntries(conversations.map(({ conversation, unread: number }) => [conversation, number])),
          );
          setSeen(Object.fromEntries(conversations.map((each) => [each.conversation, each.seen ?? []])));
        },
        // Counted again with the next message.
        () => undefined,
      );
    }, BREATH);
  }, [game, mine]);
  useEffect(() => {
    // Another seat has other ears.
    newest.current = [];
    setMessages([]);
    setUnread({});
    count();
    return () => window.clearTimeout(timer.current);
  }, [count]);
  const hear = useCallback(
    (message: Heard) => {
      if (message.type === 'removed') {
        newest.current = newest.current.map((said) =>
          said.mark === message.of ? { ...said, text: '', removed: true } : said,
        );
        setMessages(newest.current);
        return;
      }
      if (message.type !== 'said') return;
      // The table's own words of that type have these members.
      const said = message as unknown as Said;
      if (newest.current.some(({ mark }) => mark === said.mark)) return;
      newest.current = [...newest.current, said];
      setMessages(newest.current);
      count();
    },
    [count],
  );
  const say = useCallback(
    async (conversation: string, text: string) => {
      await call('POST', `/api/games/${game}/messages`, {
        ...asSeat(mine),
        to: addresseesOf(conversation, mine),
        text,
      });
    },
    [game, mine],
  );
  const read = useCallback(
    (conversation: string) => {
      const upTo = newest.current.findLast((said) => said.conversation === conversation)?.mark;
      if (upTo === undefined) return;
      call('POST', `/api/games/${game}/read`, { ...asSeat(mine), conversation, upTo }).then(count, () => undefined);
    },
    [game, mine, count],
  );
  const reload = useCallback(() => {
    call<{ messages: readonly Said[] }>(
      'GET',
      `/api/games/${game}/messages${mine === undefined ? '' : `?seat=${mine}`}`,
    ).then(
      ({ messages: kept }) => {
        newest.current = kept;
        setMessages(kept);
        count();
      },
      () => undefined,
    );
  }, [game, mine, count]);
  return useMemo(
    () => ({ messages, unread, seen, look: count, hear, say, read, reload }),
    [messages, unread, seen, count, hear, say, read, reload],
  );
}

/** How many messages wait to be read at the table that is open. */
export const UnreadContext = createContext(0);

/** Messages that wait, without those of conversations that somebody does not count. */
export const countedIn = (unread: Talk['unread'], muted: ReadonlySet<string>): number =>
  Object.entries(unread).reduce((sum, [name, number]) => sum + (muted.has(name) ? 0 : number), 0);

const asSeat = (mine: string | undefined) => (mine === undefined ? {} : { seat: mine });

/** The conversation of these seats, whatever order they are named in. */
export const conversationOf = (seats: readonly string[]): string => [...new Set(seats)].sort().join('+');

/** Those to whom words in a conversation go. */
export function addresseesOf(conversation: string, mine: string | undefined): 'all' | readonly string[] {
  return conversation === EVERYBODY ? EVERYBODY : conversation.split('+').filter((seat) => seat !== mine);
}
