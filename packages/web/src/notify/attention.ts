// What a tab says while nobody looks at it: its title, and a badge where the page is on a home screen.
import { useEffect, useSyncExternalStore } from 'react';
import type { TableState } from '../session/session.ts';
import { noticeWords } from '../words.ts';
import { keepTable, keepWaiting } from './waiting.ts';

interface Badged {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Shows a title, if there is one; it goes when the page goes elsewhere. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title;
    return () => {
      document.title = noticeWords.title.plain;
    };
  }, [title]);
}

/** The lobby says how many games wait, once it knows. */
export function useAttention(games: readonly string[] | undefined): void {
  useTitle(lobbyTitle(games?.length ?? 0));
  const known = games?.join(' ');
  useEffect(() => {
    if (known !== undefined) badge(keepWaiting(known.split(' ').filter((game) => game !== '')));
  }, [known]);
}

/**
 * The tab of a table says whether the reader is asked. While something is played whose outcome being asked would tell, it
 * waits like the decision itself; a tab that nobody looks at says it at once.
 */
export function useTab(title: string | undefined, { id, asked, link }: Asked, suspense: boolean): void {
  const hidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const waits = asked !== undefined && link === 'live' && (hidden || !suspense);
  const online = title !== undefined;
  useTitle(online ? tableTitle(title, waits) : undefined);
  useEffect(() => {
    if (online) badge(keepTable(id, waits));
  }, [online, id, waits]);
}

type Asked = Pick<TableState, 'id' | 'asked' | 'link'>;

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** The title of a table: whether it is the reader's move. */
export const tableTitle = (table: string, asked: boolean): string =>
  asked ? noticeWords.title.move(table) : `${table} · ${noticeWords.title.plain}`;

/** The title of the lobby: how many games wait. */
const lobbyTitle = (waiting: number): string =>
  waiting === 0 ? noticeWords.title.plain : noticeWords.title.waiting(waiting);

function badge(waiting: number): void {
  // Not every browser has badges, and one that has them may refuse.
  const on: Badged = navigator;
  const done = waiting > 0 ? on.setAppBadge?.(waiting) : on.clearAppBadge?.();
  done?.catch(() => undefined);
}
