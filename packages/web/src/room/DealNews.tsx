import { useEffect, useState } from 'react';
import { Said } from '../help/Term.tsx';
import { Glyph } from '../look/Glyph.tsx';
import type { TableState } from '../session/session.ts';
import { dealWords } from '../words.ts';
import { dealNews } from './debts.ts';
import { Leader } from './Leader.tsx';

/** How long a line about a deal stays by itself. */
const STAYS = 8000;

/** One line when a deal is closed, declined or broken: it stays for a while, or until it is put away. */
export function DealNews({ table }: { readonly table: TableState }) {
  const { log, seat } = table;
  const [seen, setSeen] = useState(() => log.at(-1)?.n ?? 0);
  const line = seat === undefined ? undefined : dealNews(log, seat, seen);
  const n = line?.n;
  useEffect(() => {
    if (n === undefined) return;
    const timer = setTimeout(() => setSeen(n), STAYS);
    return () => clearTimeout(timer);
  }, [n]);
  return (
    <div className="deal-news" role="status">
      {line && (
        <p key={line.n}>
          <Glyph name="deal" size={14} />{' '}
          <span>
            <Leader table={table} seat={line.actor} />
            <Said text={line.text} />
          </span>
          <button type="button" aria-label={dealWords.news.close} onClick={() => setSeen(line.n)}>
            {'\u00d7'}
          </button>
        </p>
      )}
    </div>
  );
}
