// What the embedded store and its thread say to each other: many requests, or many answers, in one message.
import type { Append } from './append.ts';
import type { SqlValue, Statement } from './database.ts';
import type { StoreErrorCode } from './errors.ts';

export type Request =
  | { readonly ask: 'open' | 'close' }
  | { readonly ask: 'read'; readonly sql: string; readonly params: readonly SqlValue[] }
  | { readonly ask: 'write'; readonly statements: readonly Statement[]; readonly changedGame: string | undefined }
  | { readonly ask: 'append'; readonly append: Append };

/** A request under the number by which it is answered. */
export type Asked = readonly [id: number, request: Request];

/** What became of a request, or news for the subscribers. */
export type Answer =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number;
      readonly failure: {
        readonly code: StoreErrorCode;
        readonly detail: string | undefined;
        readonly cause: Error | undefined;
      };
    }
  | { readonly told: string; readonly sequence: number };
