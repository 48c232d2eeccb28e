// Promises between two players, on record until the one to whom they were made says what became of them.
import { z } from 'zod';
import { shown } from '../accounts/names.ts';
import { newId } from '../accounts/secrets.ts';
import { ApiError } from '../http/errors.ts';
import { conversationOf } from '../live/conversations.ts';
import { type Game as GameRow, OUTCOMES, type Promised, SERVER_SAYS, type Store } from '../store/store.ts';
import { readSummary } from '../table/arrangement.ts';
import { eventsUpTo } from '../table/start.ts';

/** So many a game keeps. */
const MOST = 300;

/** What the two are told when a promise is judged. */
const SAID = { kept: 'promise:kept', broken: 'promise:broken', open: 'promise:open' } as const;

export const promiseShape = z.object({
  id: z.string(),
  giver: z.string(),
  taker: z.string(),
  text: z.string(),
  /** The cycle in which it was made, and the one until whose end it holds. */
  cycle: z.number(),
  until: z.number(),
  at: z.number(),
  /** The offer of the deal that it was made with. */
  deal: z.string().optional(),
  outcome: z.enum(OUTCOMES).optional(),
  settled: z.number().optional(),
});
export type PromiseTold = z.infer<typeof promiseShape>;

/** The promises that an account's seats have made or been made; nobody else hears of them. */
export async function promisesTo(
  store: Store,
  row: GameRow,
  account: string,
  blocked: ReadonlySet<string> = new Set(),
): Promise<PromiseTold[]> {
  const own = new Set(row.seats.flatMap((seat) => (seat.account === account ? [seat.seat] : [])));
  const all = own.size === 0 || row.sequence === 0 ? [] : await store.diary.promises(row.id);
  const unheard = new Set(row.seats.flatMap(({ seat, account: other }) => (blocked.has(other ?? '') ? [seat] : [])));
  return all.filter(({ giver, taker }) => own.has(giver) || (own.has(taker) && !unheard.has(giver))).map(toldOf);
}

/** Somebody gives another player their word. */
export async function promise(
  store: Store,
  row: GameRow,
  giver: string,
  wish: { readonly to: string; readonly text: string; readonly until: number },
  /** Whether an account hears what another says. */
  hears: (listener: string, speaker: string) => Promise<boolean>,
): Promise<void> {
  const { cycle = 0 } = readSummary(row.summary) ?? {};
  if (row.status !== 'running') throw new ApiError(409, 'not-begun');
  const other = row.seats.find(({ seat }) => seat === wish.to);
  if (other === undefined) throw new ApiError(404, 'no-seat');
  if (other.account === undefined) throw new ApiError(409, 'promise:computer');
  const taker = other.seat;
  if (taker === giver) throw new ApiError(400, 'promise:yourself');
  if (wish.until < cycle) throw new ApiError(422, 'promise:past', { cycle });
  const { text, until } = wish;
  const made = { id: newId(), gameId: row.id, giver, taker, text, cycle, until };
  if (!(await store.diary.promise(made, MOST))) throw new ApiError(409, 'promise:many', { most: MOST });
  const speaker = row.seats.find(({ seat }) => seat === giver)?.account;
  if (speaker === undefined || (await hears(other.account, speaker)))
    await tell(store, row, made, 'promise:made', { text, until });
}

/** Puts the words that went with a deal on record; either of its two parties asks for it, once. */
export async function promiseOfDeal(
  store: Store,
  row: GameRow,
  party: string,
  { deal, until }: { readonly deal: string; readonly until: number },
  /** Whether an account hears what another says. */
  hears: (listener: string, speaker: string) => Promise<boolean>,
): Promise<void> {
  const { cycle = 0 } = readSummary(row.summary) ?? {};
  if (row.status !== 'running') throw new ApiError(409, 'not-begun');
  if (until < cycle) throw new ApiError(422, 'promise:past', { cycle });
  const said = await saidWith(store, row, deal);
  if (said === undefined || ![said.giver, said.taker].includes(party)) throw new ApiError(404, 'promise:deal');
  const [giver, taker] = [said.giver, said.taker].map((each) => row.seats.find(({ seat }) => seat === each)?.account);
  if (giver === undefined || taker === undefined) throw new ApiError(409, 'promise:computer');
  const made = { id: `${DEAL}${Buffer.from(deal).toString('base64url')}-${row.id}`, gameId: row.id, ...said, until };
  const isKept = async () => (await store.diary.promises(row.id)).some(({ id }) => id === made.id);
  if (await isKept()) return;
  const kept = await store.diary.promise(made, MOST);
  // Of two who ask in one moment one was first.
  if (!kept && !(await isKept())) throw new ApiError(409, 'promise:many', { most: MOST });
  if (kept && (await hears(taker, giver))) await tell(store, row, made, 'promise:made', { text: made.text, until });
}

/** The mark of a record that was made with a deal: it names the offer, and once for each game. */
const DEAL = 'deal-';

/** What was said with a deal that was made, and in which cycle. */
async function saidWith(store: Store, row: GameRow, deal: string) {
  let cycle = 0;
  for (const event of await eventsUpTo(store, row.id, row.sequence)) {
    if (event.type === 'cycle-began') cycle = event.cycle;
    const offer = event.type === 'deal-made' ? Object.values(event.secret)[0]?.offer : undefined;
    if (offer?.id === deal && offer.promise.trim() !== '')
      return { giver: String(offer.from), taker: String(offer.to), text: offer.promise.trim(), cycle };
  }
  return undefined;
}

/** The one to whom it was made marks it. */
export async function settlePromise(
  store: Store,
  row: GameRow,
  account: string,
  id: string,
  outcome: Promised['outcome'],
): Promise<void> {
  const own = row.seats.flatMap(({ seat, account: holder }) => (holder === account ? [seat] : []));
  const found = (await store.diary.promises(row.id)).find((each) => each.id === id);
  if (found === undefined || !(own.includes(found.giver) || own.includes(found.taker)))
    throw new ApiError(404, 'promise:none');
  if (!own.includes(found.taker)) throw new ApiError(403, 'promise:theirs');
  if (found.outcome === outcome) return;
  await store.diary.settle(row.id, id, outcome);
  await tell(store, row, found, SAID[outcome ?? 'open'], { text: found.text });
}

/** Both read it in their conversation. */
async function tell(
  store: Store,
  row: GameRow,
  { giver, taker }: Pick<Promised, 'giver' | 'taker'>,
  message: string,
  figures: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { cycle, stage } = readSummary(row.summary) ?? {};
  const names = { giver: await nameOf(store, row, giver), taker: await nameOf(store, row, taker) };
  await store.messages.post({
    gameId: row.id,
    conversation: conversationOf([giver, taker]),
    author: SERVER_SAYS,
    // The words are the giver's, and go with them.
    account: row.seats.find(({ seat }) => seat === giver)?.account,
    text: JSON.stringify({ message, figures: { ...names, ...figures } }),
    cycle,
    stage,
  });
}

/** Who sits in a seat, by name. */
async function nameOf(store: Store, row: GameRow, seat: string): Promise<string> {
  const account = row.seats.find((each) => each.seat === seat)?.account;
  const found = account === undefined ? undefined : await store.accounts.get(account);
  return found === undefined ? seat : (shown(found.name) ?? seat);
}

function toldOf({ gameId, outcome, settled, ...rest }: Promised): PromiseTold {
  const coded = rest.id.startsWith(DEAL) ? rest.id.slice(DEAL.length, -(gameId.length + 1)) : undefined;
  const deal = coded === undefined ? undefined : Buffer.from(coded, 'base64url').toString();
  return {
    ...rest,
    ...(deal === undefined ? {} : { deal }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(settled === undefined ? {} : { settled }),
  };
}
