// The words that stand in offers: people who have blocked the author read the offer without them.
import type { Game } from '../store/store.ts';

/** Takes the words of some people's offers away from what is about to be told. */
export type Hush = <T>(told: T) => T;

const SAY_ALL: Hush = (told) => told;

/** The seats of people somebody has blocked. */
export function hushedSeats({ seats }: Pick<Game, 'seats'>, blocked: ReadonlySet<string>): readonly string[] {
  if (blocked.size === 0) return NONE;
  return seats.flatMap(({ seat, account }) => (account !== undefined && blocked.has(account) ? [seat] : []));
}

const NONE: readonly string[] = [];

/** What is told, without the words of these seats. */
export function hushOf(seats: readonly string[]): Hush {
  return seats.length === 0 ? SAY_ALL : (told) => JSON.parse(hushText(JSON.stringify(told), seats));
}

/** The same of JSON that is written already. */
export function hushText(json: string, seats: readonly string[]): string {
  if (seats.length === 0 || !WORDS.test(json)) return json;
  return JSON.stringify(
    JSON.parse(json, (_key, value: unknown) => (isOfferOf(value, seats) ? { ...value, promise: '' } : value)),
  );
}

/** The words of some offer; most of what is told holds none. */
const WORDS = /"promise":"[^"]/;

function isOfferOf(value: unknown, seats: readonly string[]): value is { readonly promise: string } {
  if (typeof value !== 'object' || value === null || !('promise' in value) || !('from' in value)) return false;
  return typeof value.from === 'string' && seats.includes(value.from);
}
