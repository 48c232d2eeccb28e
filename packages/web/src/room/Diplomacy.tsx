import { Emblem } from '../look/Glyph.tsx';
import { offerOf, tradingAhead } from '../moment/orders-ahead.ts';
import { usePreview } from '../moment/preview.ts';
import type { Hand } from '../moment/use-hand.ts';
import { offerText, seatInText } from '../session/names.ts';
import type { Session, TableState } from '../session/session.ts';
import { expansionWords, list, money, words } from '../words.ts';
import { powerOf } from './facts.ts';

interface DiplomacyProps {
  readonly table: TableState;
  readonly hand: Hand;
  readonly session: Session;
}

/** Offers to and from the player, with their answers. */
export function Diplomacy({ table, hand, session }: DiplomacyProps) {
  const { view, seat, offers } = table;
  const text = words.room.diplomacy;
  const may = (command: string) => offers.find((offer) => offer.command === command);
  const canOffer = may('offer');
  // While no trading phase asks him, only cash passes at once; offers of goods are prepared.
  const prepares = table.asked?.kind !== 'trade' && table.asked?.kind !== 'step-e' && may('prepare-offer');
  const prepared = view.standingOrders?.prepared ?? [];
  const detente = seat !== undefined && view.consent.some((other) => other !== seat) && may('agree-detente');
  return (
    <section className="diplomacy" aria-label={text.heading} data-panel="deals">
      <div className="head">
        <h2 className="eyebrow">{text.heading}</h2>
        {view.offers.length > 0 && <span className="aside">{text.open(view.offers.length)}</span>}
        {prepares && (
          <button
            type="button"
            className="text-link"
            onClick={() => hand.take('prepare-offer', { stage: tradingAhead(view.stage) })}
          >
            {text.prepare}
          </button>
        )}
        {canOffer && (
          <button type="button" className="text-link" onClick={() => hand.take('offer')}>
            {prepares ? text.cashNow : text.write}
          </button>
        )}
      </div>
      {view.offers.map((offer) => {
        const mine = offer.from === seat;
        const other = mine ? offer.to : offer.from;
        const power = powerOf(view, other);
        return (
          <div className="deal" key={offer.id}>
            {power && <Emblem power={power} />}
            <p>
              {offerText(view, offer)}
              {offer.promise !== '' && <q>{offer.promise}</q>}
              {!mine && <Freight table={table} session={session} offer={offer.id} />}
            </p>
            <span className="answers">
              {!mine && may('accept-offer') && (
                <button type="button" onClick={() => hand.send({ type: 'accept-offer', offer: offer.id })}>
                  {text.accept}
                </button>
              )}
              {!mine && may('counter-offer') && (
                <button type="button" onClick={() => hand.take('counter-offer', { offer: offer.id })}>
                  {text.counter}
                </button>
              )}
              {!mine && may('decline-offer') && (
                <button type="button" onClick={() => hand.send({ type: 'decline-offer', offer: offer.id })}>
                  {text.decline}
                </button>
              )}
              {mine && may('withdraw-offer') && (
                <button type="button" onClick={() => hand.send({ type: 'withdraw-offer', offer: offer.id })}>
                  {text.withdraw}
                </button>
              )}
            </span>
          </div>
        );
      })}
      {prepared.map((each) => {
        const power = powerOf(view, each.to);
        return (
          <div className="deal" key={`${each.stage} ${each.to}`} data-prepared={each.stage}>
            {power && <Emblem power={power} />}
            <p>
              {text.prepared(each.stage, offerText(view, offerOf(view, each)))}
              {each.terms.promise !== '' && <q>{each.terms.promise}</q>}
            </p>
            <span className="answers">
              <button
                type="button"
                onClick={() => hand.send({ type: 'drop-prepared', stage: each.stage, to: each.to })}
              >
                {text.drop}
              </button>
            </span>
          </div>
        );
      })}
      {detente && (
        <div className="deal">
          <p>{text.detente(list(view.consent.map((other) => seatInText(view, other))), view.consent.length > 1)}</p>
          <span className="answers">
            <button type="button" onClick={() => hand.take('agree-detente')}>
              {text.accept}
            </button>
          </span>
        </div>
      )}
      {view.loans.map((loan) => {
        const mine = loan.borrower === seat;
        const other = mine ? loan.lender : loan.borrower;
        const power = powerOf(view, other);
        const sum = money(loan.repay - (loan.paid ?? 0));
        const say = mine ? text.owe : text.owes;
        return (
          <div
            className="deal"
            key={`${loan.lender} ${loan.borrower} ${loan.dueCycle} ${loan.amount} ${loan.paid ?? 0}`}
          >
            {power && <Emblem power={power} />}
            <p>{say(seatInText(view, other), sum, loan.dueCycle, loan.overdue === true)}</p>
            <span className="answers">
              {mine && may('pay-back') && (
                <button type="button" onClick={() => hand.take('pay-back', { to: loan.lender })}>
                  {text.payBack}
                </button>
              )}
            </span>
          </div>
        );
      })}
      {view.offers.length === 0 && view.loans.length === 0 && prepared.length === 0 && !detente && (
        <p className="aside">{canOffer || prepares ? text.none : text.notNow}</p>
      )}
    </section>
  );
}

/** What ships of the player's own would cost him if he accepts. */
function Freight({ table, session, offer }: Omit<DiplomacyProps, 'hand'> & { readonly offer: string }) {
  const { sailing } = usePreview(session, table, { type: 'accept-offer', offer }) ?? {};
  return (
    sailing && (
      <>
        <br />
        {expansionWords.yourShips(sailing.ships, money(sailing.pay))}
      </>
    )
  );
}
