import type { Topic } from '@marshall/rules';
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
        {deeds.slice(0, SHOWN).map(({ n, cycle, stage, about, text: came }) => {
          const why = sentenceOf(table, about);
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

/** The order as it stands, in words; undefined where it has been taken back. */
function sentenceOf(table: TableState, about: string): string | undefined {
  const orders = table.view.standingOrders;
  if (about === 'pay') return orderWords.sentences.pay;
  const order = orders?.standing?.[about as Topic];
  if (order === undefined) return undefined;
  return partsOf(about as Subject, order.reply)
    .map((part) => ('text' in part ? part.text : sayPart(part.slot, about as Topic, order, table)))
    .join('');
}
