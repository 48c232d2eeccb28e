// What a tab says while nobody looks at it: its title, and a badge where the page is on a home screen.
import { useEffect, useSyncExternalStore } from 'react';
import type { TableState } from '../session/session.ts';
import { noticeWords } from '../words.ts';

interface Badged {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Shows a title, if there is one, and how many games wait; both go when the page goes elsewhere. */
export function useAttention(title: string | undefined, waiting: number): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title;
    badge(waiting);
    return () => {
      document.title = noticeWords.title.plain;
    };
  }, [title, waiting]);
}

/**
 * The tab of a table says whether the reader is asked. While something is played whose outcome being asked would tell, it
 * waits like the decision itself; a tab that nobody looks at says it at once.
 */
export function useTab(title: string | undefined, { asked, link }: Asked, suspense: boolean): void {
  const hidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const waits = asked !== undefined && link === 'live' && (hidden || !suspense);
  const said = title === undefined ? undefined : tableTitle(title, waits);
  useAttention(said, waits ? 1 : 0);
}

type Asked = Pick<TableState, 'asked' | 'link'>;

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** The title of a table: whether it is the reader's move. */
export const tableTitle = (table: string, asked: boolean): string =>
  asked ? noticeWords.title.move(table) : `${table} · ${noticeWords.title.plain}`;

/** The title of the lobby: how many games wait. */
export const lobbyTitle = (waiting: number): string =>
  waiting === 0 ? noticeWords.title.plain : noticeWords.title.waiting(waiting);

function badge(waiting: number): void {
  // Not every browser has badges, and one that has them may refuse.
  const on: Badged = navigator;
  const done = waiting > 0 ? on.setAppBadge?.(waiting) : on.clearAppBadge?.();
  done?.catch(() => undefined);
}
