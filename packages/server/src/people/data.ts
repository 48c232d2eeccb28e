// Everything that is kept about one person, for that person.
import { z } from 'zod';
import { habitsShape } from '../clock/habits.ts';
import type { Account, Store } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';
import { gamesOf } from './departure.ts';
import { habitsOf } from './habits.ts';
import { promiseShape, promisesTo } from './promises.ts';

const PAGE = 1000;
/** Messages handed out at once; nobody has written as many yet. */
const MOST_MESSAGES = 20_000;
const MOST_REPORTS = 1000;

export const dataShape = z.object({
  account: z.object({
    id: z.string(),
    name: z.string(),
    login: z.string().optional(),
    created: z.number(),
    /** To the day. */
    seen: z.number(),
  }),
  sessions: z.array(z.object({ label: z.string(), created: z.number(), expires: z.number() })),
  botTokens: z.array(z.object({ name: z.string(), created: z.number() })),
  games: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.string(),
      made: z.boolean(),
      /** The address it was made from, where you made it. */
      madeFrom: z.string().optional(),
      seats: z.array(z.string()),
      created: z.number(),
    }),
  ),
  messages: z.array(
    z.object({
      game: z.string(),
      conversation: z.string(),
      seat: z.string(),
      text: z.string(),
      at: z.number(),
      removed: z.boolean(),
    }),
  ),
  /** What you have noted for yourself about games. */
  notes: z.array(z.object({ game: z.string(), text: z.string(), changed: z.number() })),
  /** Promises that you made and that were made to you, in games you play. */
  promises: z.array(promiseShape.extend({ game: z.string() })),
  /** Whether there are more messages than are given. */
  more: z.boolean(),
  blocked: z.array(z.object({ id: z.string(), name: z.string() })),
  reports: z.array(
    z.object({ game: z.string().optional(), reason: z.string(), created: z.number(), settled: z.boolean() }),
  ),
  /** When you do not play. */
  habits: habitsShape.optional(),
  bans: z.array(z.object({ kind: z.string(), reason: z.string(), until: z.number().optional() })),
});

export async function dataOf(store: Store, account: Account): Promise<z.infer<typeof dataShape>> {
  const { id } = account;
  const games: z.infer<typeof dataShape>['games'] = [];
  const promises: z.infer<typeof dataShape>['promises'] = [];
  for await (const game of gamesOf(store, id)) {
    const made = game.owner === id;
    for (const promise of await promisesTo(store, game, id)) promises.push({ ...promise, game: game.id });
    games.push({
      id: game.id,
      title: readArrangement(game.meta).title,
      status: game.status,
      made,
      ...(made && game.origin !== undefined ? { madeFrom: game.origin } : {}),
      seats: game.seats.flatMap((seat) => (seat.account === id ? [seat.seat] : [])),
      created: game.created,
    });
  }
  const { messages, more } = await messagesOf(store, id);
  const habits = await habitsOf(store, id);
  return {
    account: {
      id,
      name: account.name,
      ...(account.login === undefined ? {} : { login: account.login }),
      created: account.created,
      seen: account.seen,
    },
    sessions: (await store.accounts.sessions(id)).map(({ label, created, expires }) => ({ label, created, expires })),
    botTokens: (await store.accounts.botTokens(id)).map(({ name, created }) => ({ name, created })),
    games,
    messages,
    notes: (await store.diary.notesOf(id)).map(({ gameId, text, changed }) => ({ game: gameId, text, changed })),
    promises,
    more,
    blocked: await blockedBy(store, id),
    reports: (await store.house.reportsBy(id, MOST_REPORTS)).map(({ game, reason, created, settled }) => ({
      ...(game === undefined ? {} : { game }),
      reason,
      created,
      settled: settled !== undefined,
    })),
    ...(habits === undefined ? {} : { habits }),
    bans: (await store.house.bans())
      .filter(({ kind, subject }) => kind !== 'address' && subject === id)
      .map(({ kind, reason, until }) => ({ kind, reason, ...(until === undefined ? {} : { until }) })),
  };
}

/** Whom an account has blocked, with their names. */
export async function blockedBy(store: Store, account: string): Promise<{ id: string; name: string }[]> {
  const ids = await store.house.blocked(account);
  return Promise.all(ids.map(async (id) => ({ id, name: (await store.accounts.get(id))?.name ?? 'a former player' })));
}

async function messagesOf(store: Store, account: string) {
  const messages: z.infer<typeof dataShape>['messages'] = [];
  let after: { readonly gameId: string; readonly number: number } | undefined;
  for (;;) {
    const page = await store.messages.by(account, PAGE, after);
    for (const { gameId, conversation, author, text, at, removed } of page)
      messages.push({ game: gameId, conversation, seat: author, text, at, removed });
    after = page.at(-1);
    if (page.length < PAGE) return { messages, more: false };
    if (messages.length >= MOST_MESSAGES) return { messages, more: true };
  }
}
