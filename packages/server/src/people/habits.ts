// When somebody plays: kept for the person, and noted at every table where they sit.
import { shown } from '../accounts/names.ts';
import { ANNOUNCED, type Habits } from '../clock/habits.ts';
import { settleRests } from '../clock/rested.ts';
import { ApiError } from '../http/errors.ts';
import type { Game, Instant, Store } from '../store/store.ts';
import { type ArrangementMeta, readSummary } from '../table/arrangement.ts';
import { announce } from './announcement.ts';
import { gamesOf } from './departure.ts';
import { rearrange } from './rearrange.ts';
import { keepSettings, settingsOf } from './settings.ts';

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
  await keepSettings(store, account, { habits });
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
      await announce(store, game.id, 'time:holiday', { name, from, until, zone: habits.zone });
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

/** A holiday is announced ahead, unless it was announced before; one that is over is forgotten. */
function announced(wish: Habits, before: Habits | undefined, now: Instant): Habits['holidays'] {
  return wish.holidays
    .filter(({ until }) => until > now)
    .map((holiday) => {
      const known = before?.holidays.some(({ from, until }) => from === holiday.from && until >= holiday.until);
      if (known !== true && holiday.from < now + ANNOUNCED)
        throw new ApiError(422, 'holiday-late', { hours: ANNOUNCED / 3_600_000 });
      return holiday;
    });
}
