import type { Seat } from '@marshall/rules';
import { Said } from '../help/Term.tsx';
import { Emblem } from '../look/Glyph.tsx';
import type { Hand } from '../moment/use-hand.ts';
import { goodsCount, seatInText } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import { PromiseSaid } from '../talk/Promises.tsx';
import type { PromisesAtHand } from '../talk/promises.ts';
import { dealWords, money, weekWords, words } from '../words.ts';
import { dealsTold } from './debts.ts';
import { powerOf } from './facts.ts';
import { Leader } from './Leader.tsx';

interface DebtsProps {
  readonly table: TableState;
  readonly hand: Hand;
  /** What is on record between people, where they sit elsewhere. */
  readonly record: PromisesAtHand | undefined;
}

/** Whether there is anything to list. */
export const hasDebts = ({ view, log }: TableState, record: PromisesAtHand | undefined): boolean => {
  const { paidOff, promises } = dealsTold(log);
  const promised = record?.promises?.length ?? 0;
  return view.loans.length + view.orders.length + paidOff.length + promises.length + promised > 0;
};

/** Who owes whom and by when, what is still to be delivered, what was paid off, and what was said with a deal. */
export function Debts({ table, hand, record }: DebtsProps) {
  const { view, seat, offers, log } = table;
  const text = dealWords.debts;
  const { paidOff, promises: said } = dealsTold(log);
  // What was put on record stands there, with the deal that it was made with.
  const promises = said.filter(({ offer }) => record?.promises?.every(({ deal }) => deal !== offer) ?? true);
  const pays = offers.some(({ command }) => command === 'pay-back');
  const name = (other: string): string => (other === seat ? text.you : seatInText(view, other));
  return (
    <section className="debts" aria-label={text.heading}>
      <h3 className="eyebrow">{text.heading}</h3>
      {view.loans.map((loan) => {
        const mine = loan.borrower === seat;
        const other = mine ? loan.lender : loan.borrower;
        const power = powerOf(view, other);
        const overdue = loan.overdue === true;
        const paid = loan.paid ?? 0;
        return (
          <div
            className="deal debt"
            key={`${loan.lender} ${loan.borrower} ${loan.dueCycle} ${loan.amount} ${paid}`}
            data-overdue={overdue || undefined}
          >
            {power && <Emblem power={power} />}
            <p>
              <Leader table={table} seat={other} />
              <Said
                text={(mine ? text.owe : text.owes)(
                  seatInText(view, other),
                  money(loan.repay - paid),
                  loan.dueCycle,
                  overdue,
                )}
              />
              <small>{paid > 0 ? text.of(money(loan.amount), money(paid)) : text.lent(money(loan.amount))}</small>
            </p>
            {mine && pays && (
              <span className="answers">
                <button type="button" onClick={() => hand.take('pay-back', { to: loan.lender })}>
                  {words.room.diplomacy.payBack}
                </button>
              </span>
            )}
          </div>
        );
      })}
      {view.orders.map(({ seller, buyer, resource, units, price, paid }) => {
        const mine = seller === seat;
        const other = mine ? buyer : seller;
        const power = powerOf(view, other);
        const goods = goodsCount(units, resource);
        return (
          <div className="deal debt" key={`${seller} ${buyer} ${resource} ${units} ${price}`}>
            {power && <Emblem power={power} />}
            <p>
              <Leader table={table} seat={other} />
              <Said text={(mine ? text.deliver : text.receive)(seatInText(view, other), goods)} />
              <small>{paid === 'in-advance' ? text.paid : text.onDelivery(money(units * price))}</small>
            </p>
          </div>
        );
      })}
      {record?.promises?.map((promise) => (
        <div className="deal debt" key={promise.id} data-promise={promise.outcome ?? 'open'}>
          <PromiseSaid at={record} promise={promise} cycle={view.cycle} />
        </div>
      ))}
      {promises.map(({ n, by, to, cycle, words: said, offer }) => {
        const power = powerOf(view, by);
        return (
          <div className="deal debt" key={n}>
            {power && <Emblem power={power} />}
            <p>
              <Leader table={table} seat={by} />
              {text.said(name(by), cycle)} <q>{said}</q>
              <small>
                <Said text={dealWords.promise} />
              </small>
            </p>
            {record !== undefined && seat !== undefined && isBetweenPeople(table, by, to) && (
              <span className="answers">
                <button
                  type="button"
                  title={weekWords.promises.recordAbout(view.cycle + 1)}
                  onClick={() => record.record(offer, view.cycle + 1)}
                >
                  {weekWords.promises.record}
                </button>
              </span>
            )}
          </div>
        );
      })}
      {paidOff.length > 0 && (
        <details>
          <summary>{text.closed(paidOff.length)}</summary>
          <ul>
            {paidOff.map(({ n, borrower, lender, cycle, late }) => (
              <li key={n}>
                {text.repaidBy(name(borrower), name(lender))}, {(late ? text.keptLate : text.kept)(cycle)}.
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const isBetweenPeople = ({ players, view }: TableState, ...seats: readonly Seat[]): boolean =>
  view.ended === undefined && seats.every((each) => players[each]?.person === true);
