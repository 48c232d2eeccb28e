// When somebody wants to hear nothing.
import { restsOf } from '../clock/habits.ts';
import type { Settings } from '../people/settings.ts';
import type { Instant } from '../store/store.ts';
import { USUAL } from './settings.ts';

/** When the quiet hours, days off or holidays end in which somebody is now; 0 outside of them. */
export function quietUntil({ habits, notices = USUAL }: Settings, now: Instant): Instant {
  if (habits === undefined || !notices.quiet) return 0;
  let end = 0;
  for (;;) {
    const at = Math.max(now, end);
    const rest = restsOf(habits, at, at + 1).find(({ from, until }) => from <= at && at < until);
    if (rest === undefined) return end;
    end = rest.until;
  }
}
