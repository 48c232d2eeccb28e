import { DEFAULT_OPTIONS } from '@marshall/rules';
import { dateAndTime } from '../dates.ts';
import { OPTION_TITLES, words } from '../words.ts';
import type { TableInfo } from './api.ts';
import { sayValue } from './NewTable.tsx';

/** The table itself says with which sets a game is played. */
const SETS: ReadonlySet<string> = new Set(['apc', 'combatResolution', 'highTech', 'merchantMarine']);

/** What a game is played by, a sentence each: sets, pace, who may watch, when it ends on the reader's clock, and every option that is not the usual one. */
export function termsIn({
  terms = [],
  options,
  detenteAt,
}: Pick<TableInfo, 'terms' | 'options' | 'detenteAt'>): readonly string[] {
  const unusual = Object.entries(DEFAULT_OPTIONS).flatMap(([id, usual]) => {
    const value = options[id] ?? usual;
    return value === usual || SETS.has(id) ? [] : [`${OPTION_TITLES[id] ?? id}: ${sayValue(id, value)}`];
  });
  return [...terms, ...(detenteAt === undefined ? [] : [words.online.seats.ends(dateAndTime(detenteAt))]), ...unusual];
}
