// Somebody else leads a seat: a caretaker, or a person who was invited for a time or for good.
import { type Led, seat as seatIdOf } from '@marshall/rules';
import { newToken } from '../accounts/secrets.ts';
import { settleRests } from '../clock/rested.ts';
import { ApiError } from '../http/errors.ts';
import { mustDiffer } from '../lobby/differ.ts';
import type { Game, Seat, Store } from '../store/store.ts';
import { personIn, withoutCalls, withoutInvitation } from '../table/absence.ts';
import { type ArrangementMeta, type News, readArrangement, readSummary } from '../table/arrangement.ts';
import { CARETAKER, peopleWhoLead } from '../table/commanders-in.ts';
import type { Tables } from '../table/tables.ts';
import { announce } from './announcement.ts';
import { habitsOf } from './habits.ts';
import { rearrange } from './rearrange.ts';

/** Leaves a seat to a caretaker, or takes the lead again: also from a substitute who sits there for a time. */
export async function lead(
  store: Store,
  tables: Tables,
  gameId: string,
  seat: string,
  caller: string,
  by: 'me' | 'caretaker',
): Promise<void> {
  const habits = await habitsOf(store, caller);
  let leader: Led = CARETAKER;
  let back = false;
  await rearrange(store, gameId, (row, meta) => {
    const sits = rowOf(row, seat);
    const standIn = meta.standIns?.[seat];
    back = sits.account !== caller && standIn?.owner === caller;
    if (sits.account !== caller && !(back && by === 'me')) throw new ApiError(403, 'not-yours:seat');
    if (row.status !== 'running') throw new ApiError(409, 'not-running');
    leader = by === 'caretaker' ? CARETAKER : back ? 'player' : personIn(meta, seat, caller);
    if (!back) {
      const after = by === 'me' ? withoutInvitation(meta, seat, caller) : meta;
      return after === meta ? undefined : { meta: JSON.stringify(after) };
    }
    const { [seat]: _, ...others } = meta.standIns ?? {};
    const rested = settleRests(row, meta, readSummary(row.summary), seat, store.clock.now());
    // What they changed about their habits while somebody else sat there was not noted here.
    const { [caller]: _old, ...known } = meta.habits ?? {};
    const own = habits === undefined ? known : { ...known, [caller]: habits };
    return {
      meta: JSON.stringify({ ...withoutCalls(meta, seat), ...rested, habits: own, standIns: others }),
      seats: seated(row, seat, { account: caller, bot: undefined }),
    };
  });
  if (back) await announce(store, gameId, 'substitute:over', await nameOf(store, caller), caller);
  await (await tables.open(gameId))?.lead(seatIdOf(seat), leader);
}

/**
 * Makes an invitation for somebody who leads a seat in its player's place. The player may give the seat away for good;
 * the host or who stands in for them, where a caretaker leads it, only until the player is back, unless nobody owns it any more.
 */
export async function inviteSubstitute(
  store: Store,
  gameId: string,
  seat: string,
  caller: string,
  forGood: boolean,
): Promise<string> {
  let token = newToken();
  await rearrange(store, gameId, (row, meta) => {
    const sits = rowOf(row, seat);
    const known = meta.standIns?.[seat];
    const owner = known?.owner ?? sits.account;
    if (row.status !== 'running') throw new ApiError(409, 'not-running');
    if (owner !== caller) {
      if (!mayHost(row, caller)) throw new ApiError(403, 'not-yours:game');
      if (!isLed(row, sits)) throw new ApiError(409, 'still-led');
      if (forGood && owner !== undefined) throw new ApiError(409, 'for-good');
      // What the players have voted for stays as it is: one link leads to the seat.
      if (known?.voted === true && known.token !== undefined) {
        token = known.token;
        return undefined;
      }
    }
    const own = owner === caller ? { own: true } : {};
    const standIn = { ...(owner === undefined ? {} : { owner }), ...own, token, forGood };
    return { meta: JSON.stringify({ ...meta, standIns: { ...meta.standIns, [seat]: standIn } }) };
  });
  return token;
}

/** Sits down in a seat by an invitation. */
export async function takeOver(
  store: Store,
  tables: Tables,
  gameId: string,
  seat: string,
  caller: string,
  token: string,
): Promise<void> {
  const habits = await habitsOf(store, caller);
  const name = await nameOf(store, caller);
  let forGood = false;
  let owner: string | undefined;
  let news: News | undefined;
  await rearrange(store, gameId, async (row, meta) => {
    const sits = rowOf(row, seat);
    const standIn = meta.standIns?.[seat];
    const holds = standIn?.own === true || isLed(row, sits);
    if (standIn?.token === undefined || standIn.token !== token || !holds) throw new ApiError(403, 'not-invited');
    if (row.status !== 'running') throw new ApiError(409, 'not-running');
    // A person who already plays here would see two hands.
    if (knowsAHand(row, meta, seat, caller)) throw new ApiError(409, 'seated');
    await mustDiffer(store, row, caller, name);
    forGood = standIn.forGood;
    owner = forGood ? undefined : standIn.owner;
    news = readSummary(row.summary)?.news;
    const kept = { ...(forGood || standIn.owner === undefined ? {} : { owner: standIn.owner }), forGood };
    const known = habits === undefined ? {} : { habits: { ...meta.habits, [caller]: habits } };
    const rested = settleRests(row, meta, readSummary(row.summary), seat, store.clock.now());
    const around = { ...noted(withoutCalls(meta, seat), seat, standIn.owner ?? sits.account), ...rested };
    return {
      meta: JSON.stringify({ ...around, ...known, standIns: { ...meta.standIns, [seat]: kept } }),
      seats: seated(row, seat, { account: caller, bot: undefined }),
    };
  });
  // The list of their games knows what they have lent by what they have looked at.
  if (owner !== undefined && news !== undefined && (await store.diary.looks(owner, [gameId])).length === 0)
    await store.diary.keepLook(owner, gameId, JSON.stringify(news));
  await announce(store, gameId, forGood ? 'substitute:stays' : 'substitute:came', name, caller);
  await (await tables.open(gameId))?.lead(seatIdOf(seat), 'substitute', true);
}

/** Whether somebody sits in another seat, has lent it, or has led one before: they would know two hands. */
function knowsAHand(
  row: Game,
  { standIns = {}, players = {} }: ArrangementMeta,
  seat: string,
  caller: string,
): boolean {
  const { led = [] } = readSummary(row.summary) ?? {};
  const others = [
    ...Object.entries(standIns).map(([each, { owner }]) => ({ seat: each, account: owner })),
    ...Object.entries(players).map(([each, account]) => ({ seat: each, account })),
    ...led,
  ];
  if (row.seats.some(({ account }) => account === caller)) return true;
  return others.some((each) => each.seat !== seat && each.account === caller);
}

/** Whether an account may take the lead of a seat again. */
export function mayReturn(row: Game, seat: string, account: string | undefined): boolean {
  const { standIns } = readArrangement(row.meta);
  const standIn = standIns?.[seat];
  return account !== undefined && standIn?.owner === account && row.status === 'running';
}

/** Whether an account does what the host may do: the host, or while they are away or gone the next in order of seats. */
export function mayHost(row: Game, account: string | undefined): boolean {
  if (account === undefined) return false;
  const meta = readArrangement(row.meta);
  if (row.owner === account) return !isOut(row, meta, account);
  const sits = row.seats.find((each) => row.owner !== undefined && each.account === row.owner);
  const isGone = row.owner === undefined || isOut(row, meta, row.owner);
  const { out = [] } = readSummary(row.summary) ?? {};
  const isAway = isGone || (sits !== undefined && (isLed(row, sits) || out.includes(sits.seat)));
  return row.status === 'running' && isAway && peopleWhoLead(row, readSummary(row.summary))[0] === account;
}

/** Whether somebody who played here has lost their seat for good: by the host, by a vote, or by giving it away. */
function isOut({ status, seats }: Game, { players = {}, standIns }: ArrangementMeta, account: string): boolean {
  if (status !== 'running' || seats.some((each) => each.account === account)) return false;
  const theirs = Object.keys(players).filter((seat) => players[seat] === account);
  return theirs.length > 0 && !theirs.some((seat) => standIns?.[seat]?.owner === account);
}

/** Notes whose a seat was when the game began, where somebody else takes it. */
export function noted(meta: ArrangementMeta, seat: string, account: string | undefined): ArrangementMeta {
  if (account === undefined || meta.players?.[seat] !== undefined) return meta;
  return { ...meta, players: { ...meta.players, [seat]: account } };
}

/** Whether a caretaker leads a seat. */
export function isLed({ summary }: Game, { seat, bot }: Seat): boolean {
  return bot === CARETAKER || readSummary(summary)?.leaders?.[seat] === CARETAKER;
}

export function rowOf(row: Game, seat: string): Game['seats'][number] {
  const found = row.seats.find((candidate) => candidate.seat === seat);
  if (found === undefined) throw new ApiError(404, 'no-seat');
  return found;
}

function seated({ seats }: Game, seat: string, who: Pick<Seat, 'account' | 'bot'>): Seat[] {
  return seats.map(({ asked: _, ...row }) => (row.seat === seat ? { ...row, ...who } : row));
}

export async function nameOf(store: Store, account: string): Promise<string> {
  return (await store.accounts.get(account))?.name ?? '';
}
