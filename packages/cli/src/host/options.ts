// The options of the host's commands: which command takes which, and how long something lasts.
import type { HostCommand } from '@marshall/words';
import { readWhole, UsageError } from '../command.ts';
import { words } from '../words.ts';

export interface Values {
  readonly data?: string | undefined;
  readonly json: boolean;
  readonly yes: boolean;
  readonly secret: boolean;
  readonly settled: boolean;
  readonly run: boolean;
  readonly status?: string | undefined;
  readonly limit?: string | undefined;
  readonly skip?: string | undefined;
  readonly days?: string | undefined;
  readonly minutes?: string | undefined;
  readonly reason?: string | undefined;
  readonly note?: string | undefined;
  readonly out?: string | undefined;
  readonly to?: string | undefined;
}

type Option = Exclude<keyof Values, 'data' | 'json'>;

const PAGED = ['limit', 'skip'] as const;
const BANNING = ['reason', 'days', 'minutes'] as const;

/** The options that a command takes besides those of every command. */
const TAKES: Readonly<Partial<Record<HostCommand, readonly Option[]>>> = {
  games: ['status', ...PAGED],
  'find-games': PAGED,
  export: ['out', 'secret'],
  'remove-game': ['yes'],
  close: ['reason'],
  retention: ['run'],
  accounts: PAGED,
  'find-accounts': PAGED,
  'remove-account': ['yes'],
  ban: BANNING,
  'ban-address': BANNING,
  mute: BANNING,
  announce: ['minutes', 'days'],
  reports: ['settled', ...PAGED],
  settle: ['note'],
  backup: ['yes'],
  move: ['to'],
};

/** Every option that a command takes. */
export function taken(command: HostCommand): readonly string[] {
  return ['data', 'json', ...(TAKES[command] ?? [])];
}

export const MINUTES_A_DAY = 1440;

/** How long something lasts: days or minutes, whichever were given; undefined for neither. */
export function minutesOf({ days, minutes }: Values, mostDays: number): number | undefined {
  if (days !== undefined && minutes !== undefined) throw new UsageError(words.host.daysOrMinutes);
  if (days !== undefined) return readWhole('--days', days, 0, 1, mostDays) * MINUTES_A_DAY;
  return minutes === undefined ? undefined : readWhole('--minutes', minutes, 0, 1, mostDays * MINUTES_A_DAY);
}
