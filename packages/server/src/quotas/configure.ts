// Limits as the host sets them: a JSON file that names those that differ.
import { faultOf } from '@marshall/rules';
import { en } from '@marshall/words/en';
import { z } from 'zod';
import { LIMITS, type Limits } from '../http/limits.ts';
import { GOODS, HOLDERS } from './table.ts';

const amount = z.number().min(0).max(1e12);
const rate = z.strictObject({ burst: amount, perSecond: amount });
const allowed = z.array(z.strictObject({ most: amount, seconds: z.number().min(1).max(31_536_000) })).max(4);
const numbers = <T extends object>(of: T) =>
  z.strictObject(Object.fromEntries(Object.keys(of).map((key) => [key, amount.optional()])));

const RATES = Object.entries(LIMITS).flatMap(([name, value]) =>
  typeof value === 'object' && 'burst' in value ? [name] : [],
);

const shape = z.strictObject({
  ...Object.fromEntries(
    Object.entries(LIMITS).flatMap(([name, value]) => (typeof value === 'number' ? [[name, amount.optional()]] : [])),
  ),
  ...Object.fromEntries(RATES.map((name) => [name, rate.optional()])),
  quotas: z
    .strictObject(
      Object.fromEntries(
        GOODS.map((good) => [
          good,
          z.strictObject(Object.fromEntries(HOLDERS.map((holder) => [holder, allowed.optional()]))).optional(),
        ]),
      ),
    )
    .optional(),
  counts: numbers(LIMITS.counts).optional(),
  keep: numbers(LIMITS.keep).optional(),
});

/** A file of limits that cannot be used, with a sentence that says why. */
export class LimitsError extends Error {
  override readonly name = 'LimitsError';
}

/** The limits of a server whose host wrote this; what the text does not name is as always. */
export function limitsFrom(text: string): Limits {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new LimitsError('The limits are not JSON; look at docs/api.md for an example.');
  }
  const read = shape.safeParse(json);
  if (!read.success) {
    throw new LimitsError(`The limits cannot be used: ${en.fault(faultOf(read.error), 'the file')}.`);
  }
  // Every part was checked by its shape, and what is left out is there already.
  return merged(LIMITS, read.data) as Limits;
}

function merged(base: unknown, changes: unknown): unknown {
  if (changes === undefined) return base;
  if (!isPlain(base) || !isPlain(changes)) return changes;
  const result: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(changes)) result[key] = merged(base[key], value);
  return result;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
