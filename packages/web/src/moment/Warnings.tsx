import { Said } from '../help/Term.tsx';
import { goodsCount, zoneInText } from '../session/names.ts';
import type { Preview } from '../session/session.ts';
import { warningWords } from '../words.ts';
import type { Warning } from './warnings.ts';
import './warnings.css';

/** More than these nobody reads. */
const MOST = 2;

/** What the player may not have thought of, beside the button that does it. */
export function Warnings({ id, preview }: { readonly id: string; readonly preview: Preview | undefined }) {
  const warnings = preview?.warnings ?? [];
  if (warnings.length === 0) return undefined;
  return (
    <ul className="warnings" id={id} aria-label={warningWords.label}>
      {warnings
        .slice(0, MOST)
        .map(sayWarning)
        .map((line) => (
          <li key={line}>
            <Said text={line} />
          </li>
        ))}
    </ul>
  );
}

function sayWarning(warning: Warning): string {
  switch (warning.about) {
    case 'empty':
      return warningWords.empty(zoneInText(warning.zone), warning.companies);
    case 'no-set':
      return warningWords.noSet[warning.by];
    case 'stock':
      return warningWords.stock(goodsCount(warning.units, warning.resource), warning.loss);
    case 'salaries':
      return warningWords.salaries(warning.cash, warning.due);
    case 'own-company':
      return warningWords.ownCompany(zoneInText(warning.zone), warning.companies);
  }
}
