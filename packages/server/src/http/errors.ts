// What a caller hears when something is not done: a code for programs, a sentence for people, the clause where a rule speaks.
// An error carries facts; its sentence is made where it is sent, in the reader's language.
import { type Figure, type Figures, faultOf, type Refusal } from '@marshall/rules';
import { type Language, type Remarked, type Seated, type ServerErrors, speakerOf } from '@marshall/words';
import { z } from 'zod';
import { StoreError, type StoreErrorCode } from '../store/errors.ts';

export const errorSchema = z.object({
  code: z.string(),
  sentence: z.string(),
  clause: z.string().optional(),
  figures: z.record(z.string(), z.custom<Figure>()).optional(),
});

export type ErrorBody = z.infer<typeof errorSchema>;

/** What goes with an error beside its message. */
interface More {
  /** For programs; that of the message unless said. */
  readonly code?: string;
  readonly clause?: string | undefined;
  readonly figures?: Figures | undefined;
  /** Who sits where, for the sentence. */
  readonly seated?: Seated | undefined;
}

/** Why something is not done, as plain data. */
export interface WhyNot {
  readonly status: number;
  readonly said: Remarked;
  readonly more: More;
  /** Seconds after which it may be tried again, where that is known. */
  readonly retryAfter: number | undefined;
}

/** A message with the facts of its sentence. */
type Said<M = keyof ServerErrors> = M extends keyof ServerErrors
  ? ServerErrors[M] extends null
    ? [message: M, figures?: null, more?: More, retryAfter?: number]
    : [message: M, figures: ServerErrors[M], more?: More, retryAfter?: number]
  : never;

export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly why: WhyNot;

  constructor(status: number, ...[message, figures, more = {}, retryAfter]: Said) {
    super(message);
    this.why = {
      status,
      said: figures === null || figures === undefined ? { message } : { message, figures: { ...figures } },
      more,
      retryAfter,
    };
  }

  get code(): string {
    return codeOf(this.why);
  }
}

function codeOf({ said: { message }, more: { code } }: WhyNot): string {
  return code ?? message.replace(/:.*/, '');
}

/** An error that was carried from one thread to another. */
export function errorOf(why: WhyNot): ApiError {
  return Object.assign(new ApiError(why.status, 'fault'), { why });
}

/** Somebody asks more often than they may. */
export function tooFast(retryAfter: number): ApiError {
  return new ApiError(429, 'too-fast', null, {}, Math.max(1, retryAfter));
}

/** A refusal of the referee as an error of the API. */
export function refused(refusal: Refusal, seated?: Seated): ApiError {
  const { code, clause, figures } = refusal;
  return new ApiError(422, 'refused', { refusal }, { code, clause, figures, seated });
}

/** What was sent is not what the schema says. */
export function malformed(error: z.ZodError): ApiError {
  return new ApiError(400, 'malformed:shape', { fault: faultOf(error) });
}

/** An error as it is sent to a reader. */
export function bodyOf({ why }: ApiError, language: Language): ErrorBody {
  const { said, more } = why;
  const { clause, figures, seated } = more;
  return {
    code: codeOf(why),
    sentence: (seated === undefined ? language.speaker() : speakerOf(language, seated)).served(said),
    ...(clause === undefined ? {} : { clause }),
    ...(figures === undefined ? {} : { figures }),
  };
}

/** Any failure as what may be said of it; `fault` where it is one of ours. Its details stay in the server's log. */
export function heardOf(error: unknown): { readonly error: ApiError; readonly fault: boolean } {
  if (error instanceof ApiError) return { error, fault: false };
  if (error instanceof z.ZodError) return { error: malformed(error), fault: false };
  if (error instanceof StoreError) {
    const said = OF_CALLERS[error.code];
    return said === undefined ? { error: new ApiError(503, 'store'), fault: true } : { error: said, fault: false };
  }
  const status = statusOf(error);
  return status !== undefined && status < 500
    ? { error: new ApiError(status, unreadOf(status, error)), fault: false }
    : { error: new ApiError(500, 'fault'), fault: true };
}

/** Any failure as a reader hears it. */
export function sayError(
  failure: unknown,
  language: Language,
): { readonly status: number; readonly body: ErrorBody; readonly fault: boolean } {
  const { error, fault } = heardOf(failure);
  return { status: error.why.status, body: bodyOf(error, language), fault };
}

/** What a store says of what was asked of it, and not of itself. */
const OF_CALLERS: Readonly<Partial<Record<StoreErrorCode, ApiError>>> = {
  invalid: new ApiError(400, 'malformed:nul'),
  unknown: new ApiError(409, 'gone'),
};

/** What is wrong with a request by Fastify's own error: of what is merely bad, only bodies are JSON. */
function unreadOf(status: number, error: unknown): Unread {
  const isBody = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_ERR_CTP');
  return status === 400 && isBody ? 'malformed:json' : (UNREAD[status] ?? 'malformed');
}

type Unread = 'malformed' | 'malformed:json' | 'not-found' | 'not-json' | 'too-large';
const UNREAD: Readonly<Partial<Record<number, Unread>>> = {
  404: 'not-found',
  413: 'too-large',
  415: 'not-json',
};

/** Fastify's own errors carry a status. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
