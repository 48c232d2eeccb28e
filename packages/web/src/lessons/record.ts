// How far somebody has come with each lesson, kept in this browser.
import { useSyncExternalStore } from 'react';

export interface LessonRecord {
  /** The game in which it is played. */
  readonly game?: string;
  /** Steps that were read. */
  readonly read?: number;
  /** The step at which that game begins, where an earlier one was left. */
  readonly from?: number;
  /** Missing while it is played, also for another time. */
  readonly done?: true | undefined;
}

type Records = Readonly<Record<string, LessonRecord>>;

const KEY = 'marshall-lessons';
const NONE: LessonRecord = {};
const listeners = new Set<() => void>();
let known: Records | undefined;

function records(): Records {
  known ??= read();
  return known;
}

function read(): Records {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Records) : {};
  } catch {
    return {};
  }
}

export const recordOf = (lesson: string): LessonRecord => records()[lesson] ?? NONE;

export function keepRecord(lesson: string, more: LessonRecord): void {
  known = { ...records(), [lesson]: { ...recordOf(lesson), ...more } };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing knows it until it is closed.
  }
  for (const listener of listeners) listener();
}

export const useRecord = (lesson: string): LessonRecord =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => recordOf(lesson),
  );
