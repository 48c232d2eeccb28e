// The limits that a host has set.
import { readFileSync } from 'node:fs';
import type { Limits } from '@marshall/server';
import { UsageError } from '../command.ts';
import { words } from '../words.ts';

/** The limits of a file of JSON, where one is named; what it does not name is as always. */
export async function readLimits(path: string | undefined): Promise<Limits> {
  const { LIMITS, LimitsError, limitsFrom } = await import('@marshall/server');
  if (path === undefined) return LIMITS;
  try {
    return limitsFrom(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof LimitsError) throw new UsageError(`${error.message} (MARSHALL_LIMITS=${path})`);
    throw new UsageError(words.serve.limitsFile(path));
  }
}
