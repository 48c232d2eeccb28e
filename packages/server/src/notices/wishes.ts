/**
 * What is to be told of a game, and to whom. It follows from what is stored alone, so every process comes to the same,
 * and what follows no more when it is due is not sent. One notification stands for one wait: a player who is asked again and again
 * without a pause is told once.
 */
import { seat as seatIdOf } from '@marshall/rules';
import { z } from 'zod';
import { deadlineOf } from '../clock/game-clock.ts';
import { conversationsFor } from '../live/conversations.ts';
import { isHushed } from '../people/announcement.ts';
import { type Game, type Instant, REMOVAL, SERVER_SAYS, type Store, type Stretch } from '../store/store.ts';
import { readArrangement, readSummary } from '../table/arrangement.ts';
import { CARETAKER } from '../table/commanders-in.ts';
import type { NoticeKind } from './settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Milliseconds after the end of a game in which people are told of it. */
export const ENDED_LATELY = 3 * 24 * HOUR;
/** Seconds: with less time nobody is warned, as a mail would come too late. */
const SLOW = 3600;
/** Somebody is warned when a quarter of the time is left, at most this long before. */
const SHARE = 4;
const EARLIEST = 6 * HOUR;
/** Messages of a conversation that are looked at. */
const LOOKED_AT = 20;
/** A number that no message has; the stores count in 32 bits. */
const LAST = 2 ** 31 - 1;

/** Something that somebody is to be told. */
export interface Wish {
  /** The same for as long as the same is waited for. */
  readonly id: string;
  readonly kind: NoticeKind;
  readonly account: string;
  readonly seat: string;
  /** Since when that holds; unknown of messages. */
  readonly since?: Instant;
  /** Whether the last answer of the same person led to it, so that they may still be there. */
  readonly again?: boolean;
  /** Not before this. */
  readonly from?: Instant;
  /** Until when the seat may answer. */
  readonly deadline?: Instant;
}

const offered = z.object({ facts: z.object({ open: z.number() }) });

/** Everything that one person is to be told of a game. */
export async function wishesOf(
  store: Store,
  row: Game,
  account: string,
  outages: readonly Stretch[],
): Promise<readonly Wish[]> {
  const own = row.seats.filter((seat) => seat.account === account);
  const lent = Object.entries(readArrangement(row.meta).standIns ?? {}).find(([, { owner }]) => owner === account)?.[0];
  const first = own[0]?.seat ?? lent;
  if (first === undefined) return [];
  const ended = endOf(store, row, account, first);
  return [
    ...own.flatMap((seat) => waitsOf(row, account, seat, outages, store.clock.now())),
    ...(await messagesOf(store, row, account, own)),
    ...(ended === undefined ? [] : [ended]),
  ];
}

function waitsOf(
  row: Game,
  account: string,
  { seat, asked }: Game['seats'][number],
  outages: readonly Stretch[],
  now: Instant,
): Wish[] {
  const summary = readSummary(row.summary);
  if (row.status !== 'running' || asked === undefined || summary === undefined) return [];
  if (summary.leaders?.[seat] === CARETAKER || row.aside !== undefined) return [];
  const meta = readArrangement(row.meta);
  const { at, again = false } = summary.waits?.[seat] ?? { at: 0 };
  const deadline = deadlineOf(seat, summary, { row, meta, outages });
  // A player who let the deadline pass is answered for in a moment.
  if (deadline !== undefined && deadline <= now) return [];
  const until = deadline === undefined ? {} : { deadline };
  const of = { account, seat, ...until };
  const wait: Wish = {
    ...of,
    id: `wait ${row.id} ${account} ${seat} ${at}`,
    kind: isOffered(asked) ? 'offer' : 'move',
    since: at,
    again,
  };
  if (deadline === undefined || meta.clock === undefined || meta.clock < SLOW) return [wait];
  const missed = summary.missed?.[seat] ?? 0;
  // A pause and time that was voted for move the deadline: somebody who was warned before is warned again.
  const moved = (meta.pauses ?? []).length + (meta.extra ?? []).length;
  // Somebody who is asked late in a stage, or with little in the bank, is warned when a quarter of that is left.
  const ahead = Math.min(EARLIEST, (meta.clock * 1000) / SHARE, (deadline - at) / SHARE);
  return [
    wait,
    {
      ...of,
      id: `deadline ${row.id} ${account} ${seat} ${at} ${missed}${moved === 0 ? '' : ` ${moved}`}`,
      kind: 'deadline',
      from: deadline - ahead,
    },
  ];
}

/** Whether an offer waits for the seat: what is asked is kept as facts (table/kept-question.ts). */
function isOffered(asked: string): boolean {
  if (!asked.startsWith('{')) return false;
  return (offered.safeParse(JSON.parse(asked)).data?.facts.open ?? 0) > 0;
}

/** Conversations in which somebody has not read everything; of more that comes there meanwhile nothing new is said. */
async function messagesOf(
  store: Store,
  row: Game,
  account: string,
  own: readonly Game['seats'][number][],
): Promise<Wish[]> {
  const [first] = own;
  if (first === undefined) return [];
  const seats = row.seats.map(({ seat }) => seat);
  const readable = new Set(own.flatMap(({ seat }) => conversationsFor(seatIdOf(seat), seats)));
  const blocked = new Set(await store.house.blocked(account));
  const waiting: Wish[] = [];
  for (const { conversation, read, unread } of await store.messages.unread(account, [row.id])) {
    if (unread <= 0 || !readable.has(conversation)) continue;
    const limit = Math.min(unread, LOOKED_AT);
    const last = await store.messages.before(row.id, [conversation], LAST, limit);
    const heard = last.some(
      (message) =>
        (message.account !== account || message.author === SERVER_SAYS) &&
        message.author !== REMOVAL &&
        !message.removed &&
        !isHushed(message, blocked),
    );
    const id = `message ${row.id} ${account} ${conversation}:${read}`;
    if (heard) waiting.push({ id, kind: 'message', account, seat: first.seat });
  }
  return waiting;
}

function endOf(store: Store, row: Game, account: string, seat: string): Wish | undefined {
  const at = row.status === 'finished' ? readSummary(row.summary)?.ended?.at : undefined;
  if (at === undefined || store.clock.now() - at > ENDED_LATELY) return undefined;
  return { id: `ended ${row.id} ${account}`, kind: 'ended', account, seat, since: at };
}
