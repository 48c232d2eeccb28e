// The people of a table take one of them out of a running game, if all the others agree: a caretaker sits down.
import { ApiError } from '../http/errors.ts';
import type { Game, Store } from '../store/store.ts';
import { type ArrangementMeta, readArrangement, readSummary } from '../table/arrangement.ts';
import { peopleWhoLead } from '../table/commanders-in.ts';
import { announce } from './announcement.ts';
import { handOver } from './caretaker.ts';

/** With fewer than that beside the person in question, two friends could put out a third player. */
const FEWEST = 3;
const ATTEMPTS = 20;

/** How a vote about the person in a seat stands, for one of the others. */
export interface Vote {
  readonly agreed: number;
  /** How many must agree. */
  readonly of: number;
  /** Whether the caller has. */
  readonly you: boolean;
}

/** Undefined where nobody can vote about that seat, or the caller cannot. */
export function voteOn(row: Game, meta: ArrangementMeta, seat: string, caller: string | undefined): Vote | undefined {
  const about = row.seats.find((one) => one.seat === seat)?.account;
  if (row.status !== 'running' || about === undefined || caller === undefined || caller === about) return undefined;
  const voters = votersOn(row, about);
  if (voters.length < FEWEST || !voters.includes(caller)) return undefined;
  const agreed = agreedOn(meta, seat, about).filter((account) => voters.includes(account));
  return { agreed: agreed.length, of: voters.length, you: agreed.includes(caller) };
}

/** Notes whether the caller wants the person in a seat to be replaced; when all others do, a caretaker sits down. */
export async function vote(store: Store, gameId: string, seat: string, caller: string, agree: boolean): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = await store.games.get(gameId);
    if (row === undefined) throw new ApiError(404, 'no-game');
    const meta = readArrangement(row.meta);
    const stands = voteOn(row, meta, seat, caller);
    const about = row.seats.find((one) => one.seat === seat)?.account;
    if (stands === undefined || about === undefined) throw whyNoVote(row, seat, caller);
    const by = agreedOn(meta, seat, about).filter((account) => account !== caller);
    if (agree) by.push(caller);
    const votes = { ...meta.votes, [seat]: { about, by } };
    const arranged = await store.games.arrange(gameId, row.revision, { meta: JSON.stringify({ ...meta, votes }) });
    if (!('revision' in arranged)) continue;
    const name = (await store.accounts.get(about))?.name ?? 'a player';
    if (agree && votersOn(row, about).every((account) => by.includes(account)))
      await handOver(store, gameId, seat, 'caretaker:voted', about);
    else if (agree && meta.votes?.[seat]?.about !== about)
      // Said once: a vote that comes and goes would fill the talk.
      await announce(store, gameId, 'caretaker:proposed', name, about);
    return;
  }
  throw new Error('others always change this game first');
}

/** The people who lead at a table, beside one of them. */
function votersOn(row: Game, about: string): string[] {
  return peopleWhoLead(row, readSummary(row.summary)).filter((account) => account !== about);
}

/** Who has agreed; what was said about somebody who sat there before counts for nothing. */
function agreedOn({ votes }: ArrangementMeta, seat: string, about: string): string[] {
  const known = votes?.[seat];
  return known?.about === about ? [...known.by] : [];
}

function whyNoVote(row: Game, seat: string, caller: string): ApiError {
  const { status, seats } = row;
  if (!seats.some(({ account }) => account === caller)) return new ApiError(403, 'not-yours:vote');
  if (status !== 'running') return new ApiError(409, 'not-begun:vote');
  const about = seats.find((one) => one.seat === seat);
  if (about === undefined) return new ApiError(404, 'no-seat');
  if (about.account === undefined) return new ApiError(409, 'no-person');
  if (about.account === caller) return new ApiError(409, 'yourself:vote');
  if (!votersOn(row, about.account).includes(caller)) return new ApiError(403, 'not-yours:vote');
  return new ApiError(409, 'too-few');
}
