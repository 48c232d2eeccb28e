// What a tab says while nobody looks at it: its title, and a badge where the page is on a home screen.
import { useEffect } from 'react';
import { noticeWords } from '../words.ts';

interface Badged {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Shows a title, and how many games wait; both go when the page goes elsewhere. */
export function useAttention(title: string, waiting: number): void {
  useEffect(() => {
    document.title = title;
    badge(waiting);
    return () => {
      document.title = noticeWords.title.plain;
    };
  }, [title, waiting]);
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
