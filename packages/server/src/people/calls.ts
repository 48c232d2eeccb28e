// What the players do about a seat whose person is not there: where no clock runs, one of them asks a caretaker to answer for
// somebody who has been silent for days; where a caretaker leads, they vote to invite a substitute.
import { seat as seatIdOf } from '@marshall/rules';
import { newToken } from '../accounts/secrets.ts';
import { silentFor } from '../clock/silence.ts';
import { ApiError } from '../http/errors.ts';
import type { Game, Instant, Store, Stretch } from '../store/store.ts';
import { type ArrangementMeta, readArrangement, readSummary } from '../table/arrangement.ts';
import { CARETAKER, peopleWhoLead } from '../table/commanders-in.ts';
import type { Tables } from '../table/tables.ts';
import { announce } from './announcement.ts';
import { rearrange } from './rearrange.ts';
import { isLed, nameOf, rowOf } from './substitutes.ts';

export const CALLS = ['caretaker', 'substitute', 'for-good'] as const;
export type Call = (typeof CALLS)[number];
/** What is voted on: a substitute until the player is back, or for good. */
type Wish = Exclude<Call, 'caretaker'>;

const DAY = 86_400_000;
/** So many days of silence, where no clock runs, before another player may ask for a caretaker. */
export const SILENT_DAYS = 3;
/** With fewer than that, two friends could put out a third player for good. */
const FEWEST = 3;

/** How a call stands for one of the players; one voice is enough for a caretaker, who goes when the player is back. */
export interface CallStands {
  readonly agreed: number;
  /** How many must agree. */
  readonly needed: number;
  readonly you: boolean;
}

type Moment = { readonly now: Instant; readonly outages: readonly Stretch[] };

/** What a player may do about the person of a seat, and how that stands. */
export function callsOn(
  row: Game,
  meta: ArrangementMeta,
  seat: string,
  caller: string | undefined,
  moment: Moment,
): Readonly<Partial<Record<Call, CallStands>>> {
  const sits = row.seats.find((each) => each.seat === seat);
  const voters = votersOn(row, meta, seat, moment);
  if (row.status !== 'running' || sits === undefined || caller === undefined || !voters.includes(caller)) return {};
  const stands = (wish: Wish): CallStands => {
    const by = agreedOn(meta, seat, wish).filter((account) => voters.includes(account));
    return { agreed: by.length, needed: neededFor(wish, row, meta, seat, voters), you: by.includes(caller) };
  };
  if (isLed(row, sits)) {
    const owner = ownerOf(row, meta, seat);
    // A seat that nobody can come back to is given for good.
    if (owner === undefined) return { 'for-good': stands('for-good') };
    if (voters.length < FEWEST) return { substitute: stands('substitute') };
    return { substitute: stands('substitute'), 'for-good': stands('for-good') };
  }
  return isSilent(row, meta, seat, moment) ? { caretaker: { agreed: 0, needed: 1, you: false } } : {};
}

/** The invitation that the players have voted for, for those of them who lead. */
export function votedInvitation(row: Game, meta: ArrangementMeta, seat: string, caller: string | undefined) {
  const standIn = meta.standIns?.[seat];
  if (standIn?.voted !== true || row.status !== 'running' || caller === undefined) return undefined;
  return peopleWhoLead(row, readSummary(row.summary)).includes(caller) ? standIn.token : undefined;
}

/** Asks for a caretaker or a substitute in a seat, or takes that back. */
export async function callFor(
  store: Store,
  tables: Tables,
  gameId: string,
  seat: string,
  caller: string,
  wish: Call,
  agree: boolean,
  outages: readonly Stretch[],
): Promise<void> {
  if (wish !== 'caretaker') return voteFor(store, gameId, seat, caller, wish, agree, outages);
  const row = await store.games.get(gameId);
  if (row === undefined) throw new ApiError(404, 'no-game');
  const meta = readArrangement(row.meta);
  const moment = { now: store.clock.now(), outages };
  if (callsOn(row, meta, seat, caller, moment).caretaker === undefined)
    throw whyNot(row, meta, seat, caller, wish, moment);
  if (!agree) return;
  const table = await tables.open(gameId);
  // Of two who ask at the same moment one is told of.
  if (await table?.lead(seatIdOf(seat), CARETAKER)) {
    const { account } = rowOf(row, seat);
    const name = await nameOf(store, account ?? '');
    await announce(store, gameId, 'caretaker:silent', { name, days: SILENT_DAYS }, account);
  }
}

async function voteFor(
  store: Store,
  gameId: string,
  seat: string,
  caller: string,
  wish: Wish,
  agree: boolean,
  outages: readonly Stretch[],
): Promise<void> {
  let said: 'substitute:called' | 'substitute:agreed' | undefined;
  const before = await rearrange(store, gameId, (row, meta) => {
    const moment = { now: store.clock.now(), outages };
    if (callsOn(row, meta, seat, caller, moment)[wish] === undefined)
      throw whyNot(row, meta, seat, caller, wish, moment);
    const voters = votersOn(row, meta, seat, moment);
    const others = agreedOn(meta, seat, wish).filter((account) => account !== caller && voters.includes(account));
    const by = agree ? [...others, caller] : others;
    const isDone = by.length >= neededFor(wish, row, meta, seat, voters);
    const known = meta.standIns?.[seat];
    const forGood = wish === 'for-good';
    const voted = known?.voted === true && known.token !== undefined && known.forGood === forGood;
    // Said once: a vote that comes and goes would fill the talk.
    said =
      isDone && !voted
        ? 'substitute:agreed'
        : meta.calls?.[seat]?.[wish] === undefined
          ? 'substitute:called'
          : undefined;
    const calls = { ...meta.calls, [seat]: { ...meta.calls?.[seat], [wish]: by } };
    if (!isDone || voted) return { meta: JSON.stringify({ ...meta, calls }) };
    const owner = ownerOf(row, meta, seat);
    const standIn = { ...(owner === undefined ? {} : { owner }), token: newToken(), voted: true as const, forGood };
    return { meta: JSON.stringify({ ...meta, calls, standIns: { ...meta.standIns, [seat]: standIn } }) };
  });
  if (said === undefined || (said === 'substitute:called' && !agree)) return;
  const owner = ownerOf(before, readArrangement(before.meta), seat);
  const name = owner === undefined ? {} : { name: await nameOf(store, owner) };
  await announce(store, gameId, said, { ...name, forGood: wish === 'for-good' }, owner);
}

/** The players who decide about a seat: those who lead, without its own, and without people who are silent themselves. */
function votersOn(row: Game, meta: ArrangementMeta, seat: string, moment: Moment): readonly string[] {
  const about = [ownerOf(row, meta, seat), row.seats.find((each) => each.seat === seat)?.account];
  return peopleWhoLead(row, readSummary(row.summary)).filter(
    (account) =>
      !about.includes(account) &&
      !row.seats.some((each) => each.account === account && isSilent(row, meta, each.seat, moment)),
  );
}

function isSilent(row: Game, meta: ArrangementMeta, seat: string, { now, outages }: Moment): boolean {
  if (meta.clock !== undefined) return false;
  return (silentFor(seat, { row, meta, outages }, readSummary(row.summary), now) ?? 0) >= SILENT_DAYS * DAY;
}

/** More than half; everybody, where a player loses their seat by it. */
function neededFor(wish: Wish, row: Game, meta: ArrangementMeta, seat: string, voters: readonly string[]): number {
  const all = wish === 'for-good' && ownerOf(row, meta, seat) !== undefined;
  return all ? voters.length : Math.floor(voters.length / 2) + 1;
}

/** Whose seat it is; undefined where a computer's, or of somebody who is gone for good. */
function ownerOf(row: Game, { standIns }: ArrangementMeta, seat: string): string | undefined {
  return standIns?.[seat]?.owner ?? row.seats.find((each) => each.seat === seat)?.account;
}

function agreedOn({ calls }: ArrangementMeta, seat: string, wish: Wish): readonly string[] {
  return calls?.[seat]?.[wish] ?? [];
}

function whyNot(row: Game, meta: ArrangementMeta, seat: string, caller: string, wish: Call, moment: Moment): ApiError {
  const sits = rowOf(row, seat);
  if (row.status !== 'running') return new ApiError(409, 'not-begun:vote');
  if (!votersOn(row, meta, seat, moment).includes(caller)) return new ApiError(403, 'not-yours:vote');
  if (wish !== 'caretaker')
    return isLed(row, sits) ? new ApiError(409, 'call:too-few') : new ApiError(409, 'still-led');
  if (sits.account === undefined) return new ApiError(409, 'no-person');
  if (meta.clock !== undefined) return new ApiError(409, 'call:clock');
  return new ApiError(409, 'call:not-silent', { days: SILENT_DAYS });
}
