import type { PowerId } from '../look/powers.ts';

/** A game outside its play, as the table tells it. */
export interface TableInfo {
  readonly id: string;
  readonly title: string;
  readonly status: 'open' | 'running' | 'finished';
  readonly owner: boolean;
  readonly seats: readonly {
    readonly seat: string;
    readonly power?: PowerId;
    readonly player?: string;
    readonly bot?: string;
    readonly you: boolean;
    readonly ready: boolean;
    readonly invitation?: string;
  }[];
}

export interface Me {
  readonly id: string;
  readonly name: string;
}

/** Asks the table; an answer that is an error becomes one with its sentence. */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) throw new Error(`no table answers at ${path}`);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(sentenceOf(answer));
  // The table's own routes promise these shapes.
  return answer as T;
}

/** Whoever this browser is at the table; undefined where it is nobody yet. */
export const whoAmI = (): Promise<Me | undefined> => call<Me>('GET', '/api/me').catch(() => undefined);

/** Whether a table stands behind this page. */
export const hasTable = (): Promise<boolean> =>
  call('GET', '/api/game-options').then(
    () => true,
    () => false,
  );

function sentenceOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'sentence' in answer) return String(answer.sentence);
  return 'The table did not understand that.';
}
