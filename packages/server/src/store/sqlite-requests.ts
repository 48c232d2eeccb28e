// What the embedded store and its thread say to each other: many requests, or many answers, in one message.
import type { Append } from './append.ts';
import type { SqlValue, Statement } from './database.ts';
import type { StoreErrorCode } from './errors.ts';
import type { GameChange, GameStatus } from './store.ts';

export type Request =
  | { readonly ask: 'open' | 'close' }
  | { readonly ask: 'read'; readonly sql: string; readonly params: readonly SqlValue[] }
  | { readonly ask: 'write'; readonly statements: readonly Statement[]; readonly changedGame: string | undefined }
  | Packed;

/** A request under the number by which it is answered. */
export type Asked = readonly [id: number, request: Request];

/** What became of a request, an append that was kept under its sequence, or news for the subscribers. */
export type Answer =
  | readonly [id: number, sequence: number]
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

/** An append as one list of plain values: most messages are these, and each object in one would be copied by its names. */
export type Packed = readonly [
  gameId: string,
  expectedSequence: number,
  /** The command's seat, id and hash. */
  seat: string | undefined,
  id: string | undefined,
  hash: string | undefined,
  hasChange: boolean,
  status: GameStatus | undefined,
  summary: string | undefined,
  acted: boolean | undefined,
  due: number | undefined,
  /** Below 0 where it is not said who is asked; so many pairs of a seat and its question come next, then the entries. */
  asked: number,
  ...texts: string[],
];

export function packed({ gameId, expectedSequence, entries, commandId, change }: Append): Packed {
  const { status, summary, acted, waiting } = change ?? {};
  const texts: string[] = [];
  let asked = waiting === undefined ? -1 : 0;
  if (waiting !== undefined)
    for (const seat in waiting.asked) {
      asked += 1;
      texts.push(seat, waiting.asked[seat] ?? '');
    }
  for (const { body } of entries) texts.push(body);
  const { seat, id, body } = commandId ?? {};
  const hasChange = change !== undefined;
  return [gameId, expectedSequence, seat, id, body, hasChange, status, summary, acted, waiting?.due, asked, ...texts];
}

export function unpacked(all: Packed): Append {
  const [gameId, expectedSequence, seat, id, body, hasChange, status, summary, acted, due, asked, ...texts] = all;
  const commandId =
    seat === undefined || id === undefined ? undefined : { seat, id, ...(body === undefined ? {} : { body }) };
  const questions: Record<string, string> = {};
  for (let i = 0; i < asked; i += 1) questions[texts[2 * i] ?? ''] = texts[2 * i + 1] ?? '';
  const entries = texts.slice(2 * Math.max(0, asked)).map((text) => ({ body: text }));
  if (!hasChange) return { gameId, expectedSequence, entries, commandId, change: undefined };
  const change: { -readonly [K in keyof GameChange]: GameChange[K] } = {};
  if (status !== undefined) change.status = status;
  if (summary !== undefined) change.summary = summary;
  if (acted !== undefined) change.acted = acted;
  if (asked >= 0) change.waiting = due === undefined ? { asked: questions } : { asked: questions, due };
  return { gameId, expectedSequence, entries, commandId, change };
}

export function isPacked(request: Request): request is Packed {
  return Array.isArray(request);
}
