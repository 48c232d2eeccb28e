// When somebody plays: kept for the person, and noted at every table where they sit.
import { shown } from '../accounts/names.ts';
import { ANNOUNCED, type Habits, HOLIDAY_DAYS, isTooMuch } from '../clock/habits.ts';
import { settleRests } from '../clock/rested.ts';
import { merged, within } from '../clock/stretches.ts';
import { ApiError } from '../http/errors.ts';
import type { Game, Instant, Store, Stretch } from '../store/store.ts';
import { type ArrangementMeta, readSummary } from '../table/arrangement.ts';
import { announce } from './announcement.ts';
import { gamesOf } from './departure.ts';
import { rearrange } from './rearrange.ts';
import { keepSettings, type Settings, settingsOf } from './settings.ts';

const DAY = 86_400_000;

export async function habitsOf(store: Store, account: string): Promise<Habits | undefined> {
  return (await settingsOf(store, account)).habits;
}

/** The habits of those who have any. */
export async function habitsOfAll(
  store: Store,
  accounts: readonly (string | undefined)[],
): Promise<Readonly<Record<string, Habits>>> {
  const all: Record<string, Habits> = {};
  for (const account of accounts) {
    const habits = account === undefined ? undefined : await habitsOf(store, account);
    if (account !== undefined && habits !== undefined) all[account] = habits;
  }
  return all;
}

/** Keeps somebody's habits; they hold from now on in all games they play. */
export async function keepHabits(store: Store, account: string, wish: Habits): Promise<Habits> {
  const settings = await settingsOf(store, account);
  const now = store.clock.now();
  const habits = { ...wish, holidays: announced(wish, settings.habits, now) };
  const taken = takenOf(settings, now);
  const isMore = habits.holidays.some((each) => !isKnown(each, settings.habits));
  if (isMore && isTooMuch([...taken, ...habits.holidays])) throw new ApiError(422, 'holiday-much', HOLIDAY_DAYS);
  await keepSettings(store, account, { habits, taken });
  const known = settings.habits?.holidays ?? [];
  const fresh = habits.holidays.filter(
    ({ from, until }) => !known.some((each) => each.from === from && each.until === until),
  );
  const name = shown((await store.accounts.get(account))?.name ?? '') ?? '';
  for await (const game of gamesOf(store, account)) {
    if (game.status !== 'running' || !game.seats.some((seat) => seat.account === account)) continue;
    await rearrange(store, game.id, (row, meta) => ({
      meta: JSON.stringify({ ...settled(row, meta, account, now), habits: { ...meta.habits, [account]: habits } }),
    }));
    // The others read it in time: they may vote, or ask for a caretaker.
    for (const { from, until } of fresh)
      await announce(store, game.id, 'time:holiday', { name, from, until, zone: habits.zone }, account);
  }
  return habits;
}

/** Keeps what the old habits were good for until now at somebody's seats. */
function settled(row: Game, meta: ArrangementMeta, account: string, now: Instant): ArrangementMeta {
  const summary = readSummary(row.summary);
  let kept = meta;
  for (const seat of row.seats)
    if (seat.account === account) kept = { ...kept, ...settleRests(row, kept, summary, seat.seat, now) };
  return kept;
}

/** What somebody has had of holidays lately, up to now: also of those that they have cancelled in the middle. */
function takenOf({ habits, taken = [] }: Settings, now: Instant): Stretch[] {
  return merged(within([...taken, ...(habits?.holidays ?? [])], now - HOLIDAY_DAYS.of * DAY, now));
}

function isKnown(holiday: Stretch, before: Habits | undefined): boolean {
  return before?.holidays.some(({ from, until }) => from === holiday.from && until >= holiday.until) === true;
}

/** A holiday is announced ahead, unless it was announced before; one that is over is forgotten. */
function announced(wish: Habits, before: Habits | undefined, now: Instant): Habits['holidays'] {
  return wish.holidays
    .filter(({ until }) => until > now)
    .map((holiday) => {
      if (!isKnown(holiday, before) && holiday.from < now + ANNOUNCED)
        throw new ApiError(422, 'holiday-late', { hours: ANNOUNCED / 3_600_000 });
      return holiday;
    });
}
