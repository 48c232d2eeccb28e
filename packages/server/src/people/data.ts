// Everything that is kept about one person, for that person.
import type { Language } from '@marshall/words';
import { z } from 'zod';
import { habitsShape } from '../clock/habits.ts';
import { InParts, objectInParts } from '../http/in-parts.ts';
import { noticeSettingsShape } from '../notices/settings.ts';
import { type Account, type Game, SERVER_SAYS, type Store } from '../store/store.ts';
import { readArrangement } from '../table/arrangement.ts';
import { rowsOf } from '../table/backlog.ts';
import { entryFrom } from '../table/long-entry.ts';
import { gamesOf } from './departure.ts';
import { promiseShape, promisesTo } from './promises.ts';
import { settingsOf } from './settings.ts';

const PAGE = 200;
const MOST_REPORTS = 1000;
const MOST_NOTICES = 1000;

const contextShape = z.array(z.looseObject({ author: z.string(), text: z.string(), at: z.number() }));

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
  /** The words of offers made from seats that are yours. */
  offers: z.array(
    z.object({ game: z.string(), entry: z.number(), seat: z.string(), to: z.string(), text: z.string() }),
  ),
  /** How far you have read: the number of the last message. */
  read: z.array(z.object({ game: z.string(), conversation: z.string(), number: z.number() })),
  blocked: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What you reported to the host, with the messages that were kept with it. */
  reports: z.array(
    z.object({
      id: z.string(),
      about: z.string(),
      game: z.string().optional(),
      reason: z.string(),
      context: contextShape,
      created: z.number(),
      settled: z.boolean(),
    }),
  ),
  /** That others reported you. Who they are, and what they wrote, is theirs. */
  reported: z.array(z.object({ game: z.string().optional(), created: z.number(), settled: z.boolean() })),
  /** When you do not play. */
  habits: habitsShape.optional(),
  /** How you are reached when you are elsewhere, what you want to be told, and what was sent in the last 30 days. */
  notices: z.object({
    settings: noticeSettingsShape.optional(),
    channels: z.array(
      z.object({ kind: z.string(), address: z.string(), created: z.number(), confirmed: z.number().optional() }),
    ),
    sent: z.array(
      z.object({ kind: z.string(), game: z.string().optional(), created: z.number(), outcome: z.string().optional() }),
    ),
  }),
  bans: z.array(z.object({ kind: z.string(), reason: z.string(), until: z.number().optional() })),
});

type Data = z.infer<typeof dataShape>;

/** All of it, part by part: a person who has played for years has written much. */
export async function dataOf(store: Store, account: Account, language: Language): Promise<InParts<Data>> {
  const { id } = account;
  const games: { row: Game; told: Data['games'][number] }[] = [];
  const promises: Data['promises'] = [];
  for await (const row of gamesOf(store, id)) {
    games.push({ row, told: gameOf(row, id) });
    for (const promise of await promisesTo(store, row, id)) promises.push({ ...promise, game: row.id });
  }
  const { habits } = await settingsOf(store, id);
  const plain: Omit<Data, 'messages' | 'offers' | 'read'> = {
    account: {
      id,
      name: account.name,
      ...(account.login === undefined ? {} : { login: account.login }),
      created: account.created,
      seen: account.seen,
    },
    sessions: (await store.accounts.sessions(id)).map(({ label, created, expires }) => ({ label, created, expires })),
    botTokens: (await store.accounts.botTokens(id)).map(({ name, created }) => ({ name, created })),
    games: games.map(({ told }) => told),
    notes: (await store.diary.notesOf(id)).map(({ gameId, text, changed }) => ({ game: gameId, text, changed })),
    promises,
    blocked: await blockedBy(store, id, language),
    reports: await reportsBy(store, id, language),
    reported: (await store.house.reportsAbout(id, MOST_REPORTS)).map(({ game, created, settled }) => ({
      ...(game === undefined ? {} : { game }),
      created,
      settled: settled !== undefined,
    })),
    ...(habits === undefined ? {} : { habits }),
    notices: await noticesOf(store, id),
    bans: (await store.house.bans())
      .filter(({ kind, subject }) => kind !== 'address' && subject === id)
      .map(({ kind, reason, until }) => ({ kind, reason, ...(until === undefined ? {} : { until }) })),
  };
  const rows = games.map(({ row }) => row);
  return InParts.begin(
    objectInParts(plain, {
      messages: messagesOf(store, id),
      offers: offersOf(store, rows, id),
      read: marksOf(store, id),
    }),
  );
}

function gameOf(game: Game, id: string): Data['games'][number] {
  const made = game.owner === id;
  return {
    id: game.id,
    title: readArrangement(game.meta).title,
    status: game.status,
    made,
    ...(made && game.origin !== undefined ? { madeFrom: game.origin } : {}),
    seats: seatsOf(game, id),
    created: game.created,
  };
}

function seatsOf({ seats }: Game, id: string): string[] {
  return seats.flatMap((seat) => (seat.account === id ? [seat.seat] : []));
}

async function reportsBy(store: Store, id: string, language: Language): Promise<Data['reports']> {
  const reports = await store.house.reportsBy(id, MOST_REPORTS);
  return Promise.all(
    reports.map(async ({ id: report, about, game, reason, context, created, settled }) => ({
      id: report,
      about: await nameOf(store, about, language),
      ...(game === undefined ? {} : { game }),
      reason,
      context: contextShape.parse(JSON.parse(context)),
      created,
      settled: settled !== undefined,
    })),
  );
}

async function nameOf(store: Store, id: string, language: Language): Promise<string> {
  return (await store.accounts.get(id))?.name ?? language.speaker().server('name:former');
}

/** Who an account has blocked, with their names. */
export async function blockedBy(
  store: Store,
  account: string,
  language: Language,
): Promise<{ id: string; name: string }[]> {
  const ids = await store.house.blocked(account);
  return Promise.all(ids.map(async (id) => ({ id, name: await nameOf(store, id, language) })));
}

async function noticesOf(store: Store, account: string): Promise<z.infer<typeof dataShape>['notices']> {
  const { notices: settings } = await settingsOf(store, account);
  return {
    ...(settings === undefined ? {} : { settings }),
    channels: (await store.notices.channels([account])).map(({ kind, address, created, confirmed }) => ({
      kind,
      address,
      created,
      ...(confirmed === undefined ? {} : { confirmed }),
    })),
    sent: (await store.notices.of(account, MOST_NOTICES)).map(({ id, game, created, outcome }) => ({
      kind: id.split(' ')[0] ?? '',
      ...(game === undefined ? {} : { game }),
      created,
      ...(outcome === undefined ? {} : { outcome }),
    })),
  };
}

async function* messagesOf(store: Store, account: string): AsyncGenerator<Data['messages']> {
  for (let after: { readonly gameId: string; readonly number: number } | undefined; ; ) {
    const page = await store.messages.by(account, PAGE, after);
    yield page
      .filter(({ author }) => author !== SERVER_SAYS)
      .map(({ gameId: game, conversation, author: seat, text, at, removed }) => ({
        game,
        conversation,
        seat,
        text,
        at,
        removed,
      }));
    if (page.length < PAGE) return;
    after = page.at(-1);
  }
}

async function* marksOf(store: Store, account: string): AsyncGenerator<Data['read']> {
  for (let after: { readonly gameId: string; readonly conversation: string } | undefined; ; ) {
    const page = await store.messages.marks(account, PAGE, after);
    yield page.map(({ gameId: game, conversation, number }) => ({ game, conversation, number }));
    if (page.length < PAGE) return;
    after = page.at(-1);
  }
}

/** The words of offers stand in the logs of games, which are read beside the play. */
async function* offersOf(store: Store, games: readonly Game[], account: string): AsyncGenerator<Data['offers']> {
  for (const game of games) {
    const seats = seatsOf(game, account);
    if (seats.length === 0 || game.sequence === 0) continue;
    for await (const page of rowsOf(store, game.id))
      for (const { sequence, body } of page) if (WORDS.test(body)) yield await wordsIn(game.id, sequence, body, seats);
  }
}

/** Whether an entry can hold words: most do not, and are not read. */
const WORDS = /"promise":"[^"]/;

async function wordsIn(game: string, entry: number, body: string, seats: readonly string[]): Promise<Data['offers']> {
  const { events } = await entryFrom(body);
  return events.flatMap((event) => {
    if (event.type !== 'offer-made') return [];
    const { from, to, promise } = event.offer;
    return seats.includes(from) && promise !== '' ? [{ game, entry, seat: from, to, text: promise }] : [];
  });
}
