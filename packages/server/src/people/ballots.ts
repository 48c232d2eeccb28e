// What the people of a table decide together about its time: to pause, to go on, to add time. More than half must agree.
import { ApiError } from '../http/errors.ts';
import type { Game, Instant, Store } from '../store/store.ts';
import { type ArrangementMeta, readSummary } from '../table/arrangement.ts';
import { peopleWhoLead } from '../table/commanders-in.ts';
import { type Announced, announce } from './announcement.ts';
import { rearrange } from './rearrange.ts';

export const BALLOTS = ['pause', 'resume', 'extend'] as const;
export type Ballot = (typeof BALLOTS)[number];

const DAY = 86_400_000;
/** A pause ends by itself, so that no game dies of it. */
const LONGEST_PAUSE = 14 * DAY;
/** No more is added at a time. */
const LONGEST_EXTENSION = DAY;
/** So many pauses and extensions are remembered. */
const MOST = 50;

const SAID: Readonly<Record<Ballot, Announced>> = {
  pause: 'time:paused',
  resume: 'time:resumed',
  extend: 'time:extended',
};

/** How a ballot stands for one of the people. */
export interface BallotStands {
  readonly agreed: number;
  /** How many must agree. */
  readonly needed: number;
  readonly you: boolean;
}

/** What can be voted on now, and how that stands for somebody who plays. */
export function ballotsFor(
  row: Game,
  meta: ArrangementMeta,
  account: string | undefined,
  now: Instant,
): Readonly<Partial<Record<Ballot, BallotStands>>> {
  const voters = votersOf(row);
  if (row.status !== 'running' || meta.clock === undefined || account === undefined || !voters.includes(account))
    return {};
  const needed = neededOf(voters);
  return Object.fromEntries(
    openOf(meta, now).map((ballot) => {
      const by = (meta.ballots?.[ballot] ?? []).filter((each) => voters.includes(each));
      return [ballot, { agreed: by.length, needed, you: by.includes(account) }];
    }),
  );
}

/** Until when a game is paused; undefined where it is not. */
export function pausedUntil({ pauses }: ArrangementMeta, now: Instant): Instant | undefined {
  return pauses?.find(({ from, until }) => from <= now && until > now)?.until;
}

/** Somebody agrees, or no longer does; when enough agree it is done. */
export async function cast(
  store: Store,
  gameId: string,
  account: string,
  ballot: Ballot,
  agree: boolean,
): Promise<void> {
  let done = false;
  await rearrange(store, gameId, (row, meta) => {
    const now = store.clock.now();
    const voters = votersOf(row);
    if (!voters.includes(account)) throw new ApiError(403, 'not-yours:vote');
    if (row.status !== 'running') throw new ApiError(409, 'not-begun:vote');
    if (meta.clock === undefined) throw new ApiError(409, 'no-clock');
    if (!openOf(meta, now).includes(ballot)) throw new ApiError(409, ballot === 'pause' ? 'paused' : 'not-paused');
    const others = (meta.ballots?.[ballot] ?? []).filter((each) => each !== account && voters.includes(each));
    const by = agree ? [...others, account] : others;
    done = by.length >= neededOf(voters);
    const changed = done
      ? { ...meta, ...carriedOut(meta, ballot, now), ballots: {} }
      : { ...meta, ballots: { ...meta.ballots, [ballot]: by } };
    return { meta: JSON.stringify(changed) };
  });
  if (done) await announce(store, gameId, SAID[ballot]);
}

function carriedOut(meta: ArrangementMeta, ballot: Ballot, now: Instant): Partial<ArrangementMeta> {
  const { pauses = [], extra = [], clock = 0 } = meta;
  if (ballot === 'pause') return { pauses: [...pauses, { from: now, until: now + LONGEST_PAUSE }].slice(-MOST) };
  if (ballot === 'extend')
    return { extra: [...extra, { at: now, millis: Math.min(clock * 1000, LONGEST_EXTENSION) }].slice(-MOST) };
  return { pauses: pauses.map((pause) => (pause.until > now ? { ...pause, until: now } : pause)) };
}

function openOf(meta: ArrangementMeta, now: Instant): readonly Ballot[] {
  return pausedUntil(meta, now) === undefined ? ['pause', 'extend'] : ['resume'];
}

function votersOf(row: Game): readonly string[] {
  return peopleWhoLead(row, readSummary(row.summary));
}

function neededOf(voters: readonly string[]): number {
  return Math.floor(voters.length / 2) + 1;
}
