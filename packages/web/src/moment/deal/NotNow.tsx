import { dealWords, list } from '../../words.ts';
import { kindOf } from './shelf.ts';
import type { Reasons } from './use-reasons.ts';

/** What cannot change hands now apart from supplies, and when it can: each reason once, for both sides. */
export function NotNow({ reasons }: { readonly reasons: Reasons }) {
  const { companies, weapons, orders, places } = dealWords.kinds;
  const names = { companies, weapons, orders, places };
  const kept = new Map<string, Set<string>>();
  for (const [key, why] of reasons) {
    const kind = kindOf(key.split(' ')[1] ?? '');
    if (kind !== 'supplies') kept.set(why, (kept.get(why) ?? new Set()).add(names[kind]));
  }
  if (kept.size === 0) return undefined;
  return (
    <details className="not-now">
      <summary>{dealWords.notNow}</summary>
      <ul className="why">
        {[...kept].map(([why, kinds]) => (
          <li key={why}>
            <b>{list([...kinds])}:</b> {why}
          </li>
        ))}
      </ul>
    </details>
  );
}
