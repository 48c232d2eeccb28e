import { z } from 'zod';
import { StoreError, type StoreErrorCode } from './errors.ts';

// SQLSTATE, or its class where the whole class means the same.
const SQLSTATES: Readonly<Record<string, StoreErrorCode>> = {
  '08': 'unreachable',
  '57P': 'unreachable',
  '25P': 'unreachable',
  '53300': 'busy',
  '53100': 'disk-full',
  '58': 'disk-error',
  '55P03': 'busy',
  '57014': 'busy',
  '40': 'busy',
  '28': 'denied',
  '3D': 'denied',
  '42501': 'denied',
  XX001: 'damaged',
  XX002: 'damaged',
  '23505': 'taken',
  '23503': 'unknown',
};

const SOCKET_ERRORS: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** The driver's own complaints about a lost or late connection carry no code. */
const LOST = ['Connection terminated', 'timeout', 'is not queryable', 'SSL connection'];

const codedError = z.object({ code: z.string() });

/** Says what an error of the driver or of PostgreSQL means for the store. */
export function postgresStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = codedError.safeParse(error).data?.code;
  const message = error instanceof Error ? error.message : String(error);
  const lost = code === undefined ? LOST.some((words) => message.includes(words)) : SOCKET_ERRORS.has(code);
  if (lost) return new StoreError('unreachable', { cause: error });
  const meaning = code === undefined ? undefined : sqlStateMeaning(code);
  if (meaning !== undefined) return new StoreError(meaning, { cause: error });
  return new StoreError('failed', { cause: error, detail: message });
}

/** Tells whether running the same transaction again may succeed: it met another one. */
export function metAnother(error: unknown): boolean {
  const code = codedError.safeParse(error).data?.code;
  return code === '40001' || code === '40P01';
}

function sqlStateMeaning(code: string): StoreErrorCode | undefined {
  return SQLSTATES[code] ?? SQLSTATES[code.slice(0, 3)] ?? SQLSTATES[code.slice(0, 2)];
}
