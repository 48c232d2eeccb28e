import type { StandingOrder, Topic } from '@marshall/rules';
import type { TableState } from '../session/session.ts';
import { orderWords } from '../words.ts';
import { sayPart } from './OrderRow.tsx';
import { type Deed, partsOf, type Subject } from './rows.ts';

/** How many lie open; the rest are in the log. */
const SHOWN = 20;

/** What orders did and why, the last first. */
export function Deeds({ deeds, table }: { readonly deeds: readonly Deed[]; readonly table: TableState }) {
  const text = orderWords.did;
  return (
    <details className="deeds">
      <summary>
        <h3>{text.heading}</h3>
        {deeds.length > 0 && <span className="count">{deeds.length}</span>}
      </summary>
      {deeds.length === 0 && <p className="aside">{text.none}</p>}
      <ol>
        {deeds.slice(0, SHOWN).map(({ n, cycle, stage, about, order, text: came }) => {
          const why = sentenceOf(table, about, order);
          return (
            <li key={n}>
              <b>{text.at(cycle, stage)}</b> {came ?? text.plain}
              {why !== undefined && <small>{text.because(why)}</small>}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** The order as it stood when it answered, in words. */
function sentenceOf(table: TableState, about: string, order: StandingOrder | undefined): string | undefined {
  const { did, sentences } = orderWords;
  if (about === 'pay') return sentences.pay;
  if (about === 'bids') return did.bids;
  if (about === 'pass') return did.pass;
  if (order === undefined) return undefined;
  return partsOf(about as Subject, order)
    .map((part) => ('text' in part ? part.text : sayPart(part.slot, about as Topic, order, table)))
    .join('');
}
