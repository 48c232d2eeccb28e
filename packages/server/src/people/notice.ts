// What the host tells everybody. A planned restart is kept as a fact, so that each reader reads it in their own language.
import type { Language } from '@marshall/words';
import { z } from 'zod';

const kept = z.strictObject({ restart: z.number() });

/** A restart at an instant, as it is kept. */
export function restartNotice(at: number): string {
  return JSON.stringify({ restart: at });
}

/** When the server restarts, where that is what a notice says. */
export function restartIn(text: string): number | undefined {
  if (!text.startsWith('{"restart":')) return undefined;
  try {
    return kept.safeParse(JSON.parse(text)).data?.restart;
  } catch {
    return undefined;
  }
}

/** The words of a notice, for a reader: the host's as they were written. */
export function noticeWords(text: string, language: Language): string {
  const at = restartIn(text);
  return at === undefined ? text : language.speaker().server('notice:restart', { at });
}
