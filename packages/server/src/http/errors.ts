// What a caller hears when something is not done: a code for programs, a sentence for people, the clause where a rule speaks.
import { type Figure, faultOf, type Refusal } from '@marshall/rules';
import { type Seated, told } from '@marshall/words';
import { en } from '@marshall/words/en';
import { z } from 'zod';
import { StoreError } from '../store/errors.ts';
import { TableFault } from '../table/terms.ts';

export const errorSchema = z.object({
  code: z.string(),
  sentence: z.string(),
  clause: z.string().optional(),
  figures: z.record(z.string(), z.custom<Figure>()).optional(),
});

export type ErrorBody = z.infer<typeof errorSchema>;

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;
  /** Seconds after which it may be tried again, where that is known. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, sentence: string, more: Partial<ErrorBody> = {}, retryAfter?: number) {
    super(sentence);
    this.retryAfter = retryAfter;
    this.status = status;
    this.body = { code, sentence, ...more };
  }
}

/** Somebody asks more often than he may. */
export function tooFast(retryAfter: number): ApiError {
  const sentence = 'Too many requests at once; wait a moment and try again.';
  return new ApiError(429, 'too-fast', sentence, {}, Math.max(1, retryAfter));
}

/** A refusal of the referee as an error of the API. */
export function refused(refusal: Refusal, seated?: Seated): ApiError {
  const { code, sentence, clause, figures } = told(en, refusal, seated);
  return new ApiError(422, code, sentence, figures === undefined ? { clause } : { clause, figures });
}

/** What was sent is not what the schema says. */
export function malformed(error: z.ZodError): ApiError {
  return new ApiError(400, 'malformed', `${capital(en.fault(faultOf(error), 'the message'))}.`);
}

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Any failure as what may be said of it. Details of faults stay in the server's log. */
export function sayError(error: unknown): {
  readonly status: number;
  readonly body: ErrorBody;
  readonly fault: boolean;
} {
  if (error instanceof ApiError) return { status: error.status, body: error.body, fault: false };
  if (error instanceof z.ZodError) return { ...sayError(malformed(error)), fault: false };
  if (error instanceof StoreError) {
    const invalid = error.code === 'invalid';
    return invalid
      ? {
          status: 400,
          body: { code: 'malformed', sentence: 'A NUL character cannot be kept; remove it.' },
          fault: false,
        }
      : { status: 503, body: { code: 'store', sentence: STORE_AWAY }, fault: true };
  }
  if (error instanceof TableFault) return { status: 500, body: { code: 'fault', sentence: FAULT }, fault: true };
  const status = statusOf(error);
  if (status !== undefined && status < 500)
    return {
      status,
      body: { code: codeOf(status), sentence: SENTENCES[status] ?? 'The request cannot be read.' },
      fault: false,
    };
  return { status: 500, body: { code: 'fault', sentence: FAULT }, fault: true };
}

const STORE_AWAY =
  'The server cannot save just now. What you sent may or may not be kept: send it again with the same id in a moment.';
const FAULT = 'The server failed at this. The game is as it was before; please report what you did.';

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'This is not JSON that can be read.',
  404: 'There is nothing here.',
  413: 'That is too large.',
  415: 'Send JSON, with the content type application/json.',
};

function codeOf(status: number): string {
  return { 404: 'not-found', 413: 'too-large', 415: 'not-json' }[status] ?? 'malformed';
}

/** Fastify's own errors carry a status. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
