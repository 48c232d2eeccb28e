import type { Edition } from '@marshall/rules';
import type { PowerId } from '../look/powers.ts';
import { onlineWords } from '../words.ts';

/** A game outside its play, as the table tells it. */
export interface TableInfo {
  readonly id: string;
  readonly title: string;
  readonly status: 'open' | 'running' | 'finished';
  readonly public: boolean;
  readonly owner: boolean;
  /** Whether you stand in for a host who is away. */
  readonly hosts?: true;
  readonly seats: readonly SeatInfo[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Sets, pace and who may watch, in words; tables of before did not say. */
  readonly terms?: readonly string[];
  /** Hash of the host's secret for the dice. */
  readonly commitment: string;
  readonly spectators: boolean;
  /** Seconds by which spectators hear everything later. */
  readonly delay: number;
  /** Seconds for an answer; none if absent. */
  readonly clock?: number;
  readonly clockKind?: 'question' | 'stage' | 'bank';
  readonly increment?: number;
  /** Until when the game is paused. */
  readonly paused?: number;
  readonly ballots?: Readonly<
    Record<string, { readonly agreed: number; readonly needed: number; readonly you: boolean }>
  >;
  /** Who led what since when, where that has changed. */
  readonly led?: readonly {
    readonly seat: string;
    readonly by: 'caretaker' | 'substitute' | 'player';
    readonly player?: string;
    readonly cycle: number;
  }[];
  readonly detenteAt?: number;
  readonly deadline?: number;
  /** The edition of the rules that judged it last; none before it begins. */
  readonly edition?: Edition;
  readonly cycle?: number;
  readonly stage?: number;
  readonly ended?: { readonly how: string; readonly winners: readonly string[] };
  readonly fork?: { readonly game: string; readonly at: number };
  readonly imported?: { readonly ok: boolean; readonly sentence: string };
  readonly unread: number;
  readonly host?: string;
  /** Leads to any free seat. */
  readonly invitation?: string;
  readonly swaps?: readonly {
    readonly seats: readonly [string, string];
    readonly by: string;
    readonly yours: boolean;
    readonly agree: boolean;
  }[];
  /** The table at which the same people play again. */
  readonly rematch?: string;
  /** What has changed since the caller last looked. */
  readonly digest?: Digest;
}

/** Only what differs; prices in millions, up or down. */
export interface Digest {
  readonly since: number;
  readonly cycles?: number;
  readonly battles?: number;
  readonly strikes?: number;
  readonly fallen?: number;
  readonly prices?: Readonly<Partial<Record<'grain' | 'oil' | 'minerals', number>>>;
  readonly lands?: number;
  readonly offers?: number;
}

/** A caretaker for somebody who is silent, or a substitute until they are back or for good. */
export type Call = 'caretaker' | 'substitute' | 'for-good';

export interface CallStands {
  readonly agreed: number;
  readonly needed: number;
  readonly you: boolean;
}

export interface SeatInfo {
  readonly seat: string;
  readonly power?: PowerId;
  readonly player?: string;
  readonly bot?: string;
  /** Who it is kept free for, and whether that is the reader. */
  readonly reserved?: string;
  readonly forYou?: true;
  /** Whether the reader has blocked the person there. */
  readonly blocked?: true;
  /** Who leads it in its player's place; and whether the reader lent it and may come back. */
  readonly leader?: 'caretaker' | 'substitute';
  readonly yours?: true;
  /** How many of the others want a caretaker there, where they can vote on it. */
  readonly vote?: { readonly agreed: number; readonly of: number; readonly you: boolean };
  /** What the reader can do about the person there, and how many want it. */
  readonly calls?: Readonly<Partial<Record<Call, CallStands>>>;
  /** The invitation for a substitute that the players have voted for. */
  readonly substitute?: string;
  /** Who led it when the game began, where that is somebody else than the person there now. */
  readonly began?: string;
  readonly you: boolean;
  readonly ready: boolean;
  readonly waitedFor: boolean;
  readonly asks?: string;
  /** For the maker of the game, while the seat is free. */
  readonly invitation?: string;
}

export type OptionValue = string | number | boolean;

/** An option of a game and the commanders that may take seats, as the table lists them. */
export interface Choices {
  readonly options: readonly {
    readonly id: string;
    readonly fallback: OptionValue;
    readonly values: readonly OptionValue[] | { readonly min: number; readonly max: number; readonly none?: true };
    readonly describe: string;
  }[];
  readonly commanders: readonly { readonly name: string; readonly describe: string }[];
}

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly login?: string;
  readonly claimed: boolean;
}

/** What the table refused: its code, and its sentence as the message. */
export class Refused extends Error {
  readonly code: string;

  constructor(answer: unknown) {
    super(sentenceOf(answer));
    this.code = typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : '';
  }
}

/** Asks the table; an answer that is an error becomes one with its sentence. */
export async function call<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!response?.headers.get('content-type')?.includes('json')) throw new Error(onlineWords.link.noTable);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(answer);
  // The table's own routes promise these shapes.
  return answer as T;
}

/** What is under way of somebody coming in; a page that opens meanwhile waits for it. */
let entering: Promise<unknown> = Promise.resolve();

/** Comes in as a guest, or back to an account. */
export function enter(door: 'guests' | 'sign-in' | 'recover', who: object): Promise<Me> {
  const entered = call<Me>('POST', `/api/${door}`, who);
  entering = entered.catch(() => undefined);
  return entered;
}

/** Who this browser is at the table, or why the host keeps it out; neither where it is nobody yet. */
export async function welcome(): Promise<{ readonly me?: Me; readonly keptOut?: string }> {
  await entering;
  return call<{ readonly me?: Me }>('GET', '/api/session').catch((error: unknown) =>
    error instanceof Refused && error.code === 'banned' ? { keptOut: error.message } : {},
  );
}

/** Who this browser is at the table; undefined where it is nobody yet. */
export const whoAmI = (): Promise<Me | undefined> => welcome().then(({ me }) => me);

/** What games can be made here; undefined where no table stands behind this page. */
export const choices = (): Promise<Choices | undefined> =>
  call<Choices>('GET', '/api/game-options').catch(() => undefined);

function sentenceOf(answer: unknown): string {
  if (typeof answer === 'object' && answer !== null && 'sentence' in answer) return String(answer.sentence);
  return onlineWords.link.misunderstood;
}
