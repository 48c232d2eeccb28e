// When somebody does not play: quiet hours, days off, and holidays announced ahead, in their own time zone.
import type { OwnFault } from '@marshall/words';
import { z } from 'zod';
import type { Instant, Stretch } from '../store/store.ts';
import { merged, within } from './stretches.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MINUTES_IN_DAY = 1440;
/** A day on which the clocks are set back has 25 hours. */
const SLACK = HOUR;

/** Bounds, so that nobody's habits stop a game. */
export const MOST_QUIET_MINUTES = 12 * 60;
export const MOST_DAYS_OFF = 3;
export const MOST_HOLIDAYS = 4;
export const LONGEST_HOLIDAY = 10 * DAY;
/** Days of holidays in any stretch of so many days: one person's never end a game. */
export const HOLIDAY_DAYS = { most: 14, of: 30 } as const;
/** Milliseconds by which a holiday is announced ahead: nobody takes one to escape a deadline. */
export const ANNOUNCED = 12 * HOUR;

const minute = z
  .int()
  .min(0)
  .max(MINUTES_IN_DAY - 1);

export const habitsShape = z.strictObject({
  /** An IANA name, such as Europe/Berlin. */
  zone: z.string().min(1).max(60, { abort: true }).refine(isZone),
  /** Minutes after midnight; where it begins after it ends it lasts over midnight. */
  quiet: z
    .strictObject({ from: minute, to: minute })
    .refine(({ from, to }) => lengthOf(from, to) <= MOST_QUIET_MINUTES, 'quiet-long' satisfies OwnFault)
    .optional(),
  /** Days of the week, 0 is Sunday. */
  daysOff: z
    .array(z.int().min(0).max(6))
    .refine((days) => days.length <= MOST_DAYS_OFF, 'days-off' satisfies OwnFault)
    .default([]),
  holidays: z
    .array(
      z
        .strictObject({ from: z.int().min(0), until: z.int().min(0) })
        .refine(({ from, until }) => until > from && until - from <= LONGEST_HOLIDAY, 'holiday' satisfies OwnFault),
    )
    .refine((holidays) => holidays.length <= MOST_HOLIDAYS, 'holidays' satisfies OwnFault)
    .default([]),
});

export type Habits = z.infer<typeof habitsShape>;

/** Whether holidays are more than anybody may take. */
export function isTooMuch(holidays: readonly Stretch[]): boolean {
  const all = merged(holidays);
  const [most, window] = [HOLIDAY_DAYS.most * DAY + SLACK, HOLIDAY_DAYS.of * DAY];
  // What is most lies after the beginning of one of them, or before the end of one.
  return all
    .flatMap(({ from, until }) => [from, until - window])
    .some((begin) => within(all, begin, begin + window).reduce((sum, { from, until }) => sum + until - from, 0) > most);
}

/** The stretches between two instants in which somebody does not play. */
export function restsOf(habits: Habits, from: Instant, until: Instant): Stretch[] {
  return [...habits.holidays, ...weekOf(habits, from, until)];
}

/** The same without holidays: quiet hours and days off. */
export function weekOf({ zone, quiet, daysOff }: Habits, from: Instant, until: Instant): Stretch[] {
  const rests: Stretch[] = [];
  if (quiet === undefined && daysOff.length === 0) return rests;
  // From the day before: its quiet hours may last over midnight.
  for (let day = dayAt(zone, from - DAY); ; day += 1) {
    const midnight = instantOf(zone, day, 0);
    if (midnight >= until) return rests;
    if (daysOff.includes(new Date(day * DAY).getUTCDay()))
      rests.push({ from: midnight, until: instantOf(zone, day + 1, 0) });
    if (quiet === undefined || quiet.from === quiet.to) continue;
    const ends = quiet.to > quiet.from ? day : day + 1;
    rests.push({ from: instantOf(zone, day, quiet.from), until: instantOf(zone, ends, quiet.to) });
  }
}

/** Minutes from one time of day to another. */
function lengthOf(from: number, to: number): number {
  return (to - from + MINUTES_IN_DAY) % MINUTES_IN_DAY;
}

/** More than people live in: a name can be written in thousands of ways, and what is kept for each is large. */
const MOST_ZONES = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formats.size >= MOST_ZONES) formats.clear();
  formats.set(zone, format);
  return format;
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** By how much the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(zone: string, at: Instant): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(at / 1000) * 1000;
}

/** The day of a zone at an instant, counted from 1970. */
function dayAt(zone: string, at: Instant): number {
  return Math.floor((at + offsetAt(zone, at)) / DAY);
}

/** When the clocks of a zone show so many minutes after midnight of a day. */
function instantOf(zone: string, day: number, minutes: number): Instant {
  const shown = day * DAY + minutes * 60_000;
  // The offset then is that of the instant itself; the first guess may lie on the other side of a change of the clocks.
  const guess = shown - offsetAt(zone, shown);
  return shown - offsetAt(zone, guess);
}
