// What a host can do with a store, whether the server on it runs or not: each by its name, with parsed words in and plain data out.
import { isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import { hashPassphrase, newId, newPassphrase } from '../accounts/secrets.ts';
import { wholeOf } from '../files/files.ts';
import { tellVerdict } from '../files/verdict.ts';
import { callerAt } from '../http/address.ts';
import { PLAIN } from '../http/language.ts';
import { handOver } from '../people/caretaker.ts';
import { depart } from '../people/departure.ts';
import { restartIn, restartNotice } from '../people/notice.ts';
import { dueOf, sweepStore } from '../retention/sweep.ts';
import { type Account, BAN_KINDS, GAME_STATUSES, type Game, type Store } from '../store/store.ts';
import { readArrangement, readSummary, titleOf } from '../table/arrangement.ts';
import { closedBecause, readAside } from '../table/first-opening.ts';
import { checkGame } from './check.ts';
import { HostError } from './refusals.ts';

interface Operation<T extends z.ZodType> {
  readonly takes: T;
  run(store: Store, words: z.infer<T>): Promise<unknown>;
}

function operation<T extends z.ZodType>(takes: T, run: Operation<T>['run']): Operation<T> {
  return { takes, run };
}

const list = {
  like: z.string().optional(),
  limit: z.int().min(1).max(1000).default(50),
  skip: z.int().min(0).default(0),
};
const days = z.number().min(0).max(36_500).optional();
const DAY = 86_400_000;
const KEPT = z.strictObject({
  guests: z.number().min(0),
  openTables: z.number().min(0),
  finishedGames: z.number().min(0),
  runningGames: z.number().min(0),
});

export const OPERATIONS = {
  games: operation(z.strictObject({ ...list, status: z.enum(GAME_STATUSES).optional() }), async (store, query) =>
    Promise.all((await store.house.games(query)).map((game) => outline(store, game))),
  ),

  game: operation(z.strictObject({ id: z.string() }), async (store, { id }) => {
    const game = await gameOf(store, id);
    const meta = readArrangement(game.meta);
    const summary = readSummary(game.summary);
    return {
      ...(await outline(store, game)),
      options: meta.options,
      clock: meta.clock,
      spectators: meta.spectators,
      delay: meta.delay,
      deadline: game.due,
      forkOf: meta.fork,
      imported: meta.imported && tellVerdict(meta.imported, PLAIN),
      ended: summary?.ended,
    };
  }),

  export: operation(z.strictObject({ id: z.string(), secret: z.boolean().default(false) }), async (store, words) => {
    const game = await gameOf(store, words.id);
    if (game.sequence === 0) throw new HostError('not-begun:export', {});
    return wholeOf(store, game, game.status === 'finished' || words.secret);
  }),

  'remove-game': operation(z.strictObject({ id: z.string() }), async (store, { id }) => {
    const game = await gameOf(store, id);
    const told = await outline(store, game);
    await store.retention.game(id);
    return told;
  }),

  close: operation(z.strictObject({ id: z.string(), reason: z.string().max(300) }), async (store, { id, reason }) => {
    const game = await gameOf(store, id);
    if (game.status === 'open') throw new HostError('not-begun:close', { id });
    if (game.status === 'finished') throw new HostError('over', {});
    await store.trials.setAside(id, closedBecause(reason));
    return outline(store, game);
  }),

  aside: operation(z.strictObject({}), async (store) =>
    (await store.trials.aside()).map(({ game, at, why }) => ({ game, at, why, ...readAside(why) })),
  ),

  'bring-back': operation(z.strictObject({ id: z.string() }), async (store, { id }) => {
    if (!(await store.trials.bringBack(id))) throw new HostError('not-aside', { id });
    return { id };
  }),

  retention: operation(z.strictObject({ keep: KEPT, run: z.boolean().default(false) }), async (store, words) => {
    const due = await dueOf(store, words.keep);
    const removed = words.run ? await sweepStore(store, words.keep, { tell: () => undefined }) : undefined;
    return { keep: words.keep, due, removed };
  }),

  'check-game': operation(z.strictObject({ id: z.string() }), async (store, { id }) => {
    const game = await gameOf(store, id);
    return checkGame(store, game);
  }),

  accounts: operation(z.strictObject(list), async (store, query) => (await store.house.accounts(query)).map(person)),

  account: operation(z.strictObject({ who: z.string() }), async (store, { who }) => {
    const account = await accountOf(store, who);
    const sessions = await store.accounts.sessions(account.id);
    const tokens = await store.accounts.botTokens(account.id);
    const { games } = await store.games.list({ list: 'mine', account: account.id, limit: 50 });
    const bans = (await store.house.bans()).filter(({ subject }) => subject === account.id);
    return {
      ...person(account),
      sessions: sessions.map(({ label, created, expires }) => ({ label, created, expires })),
      botTokens: tokens.map(({ name, created }) => ({ name, created })),
      games: await Promise.all(games.map((game) => outline(store, game))),
      bans: bans.map(({ kind, reason, until }) => ({ kind, reason, until })),
    };
  }),

  'remove-account': operation(z.strictObject({ who: z.string() }), async (store, { who }) => {
    const account = await accountOf(store, who);
    await depart(store, account.id);
    return person(account);
  }),

  'end-sessions': operation(z.strictObject({ who: z.string() }), async (store, { who }) => {
    const account = await accountOf(store, who);
    await endSessions(store, account.id);
    return person(account);
  }),

  'reset-passphrase': operation(z.strictObject({ who: z.string() }), async (store, { who }) => {
    const account = await accountOf(store, who);
    if (account.login === undefined) throw new HostError('guest', {});
    const passphrase = newPassphrase();
    await store.accounts.claim(account.id, account.login, await hashPassphrase(passphrase));
    await endSessions(store, account.id);
    return { ...person(account), passphrase };
  }),

  ban: operation(
    z.strictObject({ kind: z.enum(BAN_KINDS), who: z.string(), reason: z.string().max(500).default(''), days }),
    async (store, { kind, who, reason, days: length }) => {
      const account = kind === 'address' ? undefined : await accountOf(store, who);
      const subject = account?.id ?? addressOf(who);
      const until = length === undefined ? undefined : store.clock.now() + length * DAY;
      await store.house.ban({ kind, subject, reason, until });
      return { kind, subject, name: account?.name, until };
    },
  ),

  unban: operation(z.strictObject({ kind: z.enum(BAN_KINDS), who: z.string() }), async (store, { kind, who }) => {
    const subject =
      kind === 'address' ? callerAt(who.replace(/\/64$/, '')) : ((await findAccount(store, who))?.id ?? who);
    if (!(await store.house.unban(kind, subject))) throw new HostError('not-in-force', { who });
    return { kind, subject };
  }),

  bans: operation(z.strictObject({}), (store) => store.house.bans()),

  announce: operation(
    z.strictObject({
      text: z.string().min(1).max(500).optional(),
      minutes: z.number().min(1).max(525_600),
      /** The server restarts when the minutes are over: everybody reads that in a language of their own. */
      restart: z.boolean().default(false),
    }),
    async (store, { text, minutes, restart }) => {
      if (text === undefined && !restart) throw new HostError('malformed', { operation: 'announce' });
      const id = newId().slice(0, 8);
      const until = store.clock.now() + minutes * 60_000;
      await store.house.announce({ id, text: text ?? restartNotice(until), until });
      return { id, ...(text === undefined ? { restart: until } : { text }) };
    },
  ),

  withdraw: operation(z.strictObject({ id: z.string() }), async (store, { id }) => {
    if (!(await store.house.withdraw(id))) throw new HostError('no-notice', { id });
    return { id };
  }),

  notices: operation(z.strictObject({}), async (store) =>
    (await store.house.notices()).map((notice) => ({ ...notice, restart: restartIn(notice.text) })),
  ),

  kick: operation(z.strictObject({ game: z.string(), seat: z.string() }), async (store, { game, seat }) => {
    const { status, seats } = await gameOf(store, game);
    if (status !== 'running') throw new HostError('not-running', {});
    if (!seats.some((row) => row.seat === seat))
      throw new HostError('no-seat', { seat, seats: seats.map((row) => row.seat) });
    if (!(await handOver(store, game, seat, 'caretaker:kicked'))) throw new HostError('no-person', {});
    return { game, seat };
  }),

  reports: operation(z.strictObject({ ...list, settled: z.boolean().default(false) }), async (store, query) =>
    Promise.all(
      (await store.house.reports(query)).map(async (report) => ({
        ...report,
        aboutName: (await store.accounts.get(report.about))?.name,
        reporterName: (await store.accounts.get(report.account))?.name,
      })),
    ),
  ),

  settle: operation(z.strictObject({ id: z.string(), note: z.string().max(500).default('') }), async (store, words) => {
    if (!(await store.house.settle(words.id, words.note))) throw new HostError('no-report', { id: words.id });
    return { id: words.id };
  }),

  'remove-message': operation(z.strictObject({ game: z.string(), number: z.int() }), async (store, words) => {
    if (!(await store.house.removeMessage(words.game, words.number))) throw new HostError('no-message', words);
    return words;
  }),

  figures: operation(z.strictObject({}), (store) => store.house.figures()),
} as const;

export type OperationName = keyof typeof OPERATIONS;

/** Carries out an operation; words of the wrong kind are a HostError. */
export async function operate(store: Store, name: string, words: unknown): Promise<unknown> {
  const found = Object.entries(OPERATIONS).find(([known]) => known === name)?.[1];
  if (found === undefined) throw new HostError('other-release', { operation: name });
  const parsed = found.takes.safeParse(words);
  if (!parsed.success) throw new HostError('malformed', { operation: name });
  // Each operation parses its own words, so the two always belong together.
  return (found as Operation<z.ZodType>).run(store, parsed.data);
}

async function outline(store: Store, game: Game) {
  const summary = readSummary(game.summary);
  const names = await Promise.all(
    game.seats.map(async ({ seat, account, bot }) => ({
      seat,
      player: account === undefined ? undefined : ((await store.accounts.get(account))?.name ?? account),
      bot,
    })),
  );
  return {
    id: game.id,
    title: titleOf(game.meta) ?? '(unreadable)',
    status: game.status,
    public: game.public,
    owner: game.owner,
    cycle: summary?.cycle,
    edition: summary?.edition,
    entries: game.sequence,
    created: game.created,
    changed: game.changed,
    seats: names,
  };
}

const person = ({ id, name, login, created, seen }: Account) => ({ id, name, login, created, seen });

async function gameOf(store: Store, id: string): Promise<Game> {
  const game = await store.games.get(id);
  if (game === undefined) throw new HostError('no-game', { id });
  return game;
}

async function findAccount(store: Store, who: string): Promise<Account | undefined> {
  return (await store.accounts.get(who)) ?? (await store.accounts.byLogin(who));
}

async function accountOf(store: Store, who: string): Promise<Account> {
  const account = await findAccount(store, who);
  if (account === undefined) throw new HostError('no-account', { who });
  return account;
}

/** Sessions and programs of an account stop proving anything, on every process at once. */
async function endSessions(store: Store, account: string): Promise<void> {
  await store.accounts.closeOtherSessions(account);
  for (const { id } of await store.accounts.botTokens(account)) await store.accounts.removeBotToken(account, id);
}

/** The address or /64 that is meant. */
function addressOf(who: string): string {
  const address = who.replace(/\/64$/, '');
  if (isIP(address) === 0 || (address !== who && !isIPv6(address))) throw new HostError('not-address', { who });
  return callerAt(address);
}
