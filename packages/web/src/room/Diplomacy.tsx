import { useContext } from 'react';
import { Said } from '../help/Term.tsx';
import { Emblem } from '../look/Glyph.tsx';
import { Terms } from '../moment/deal/Terms.tsx';
import { offerOf, tradingAhead } from '../moment/orders-ahead.ts';
import type { Hand } from '../moment/use-hand.ts';
import { offerText, playerInText } from '../session/names.ts';
import type { Session, TableState } from '../session/session.ts';
import { PromisesContext } from '../talk/promises.ts';
import { list, words } from '../words.ts';
import { Debts, hasDebts } from './Debts.tsx';
import { Declined } from './Declined.tsx';
import { powerOf } from './facts.ts';
import { OfferCard } from './OfferCard.tsx';
import './deals.css';

interface DiplomacyProps {
  readonly table: TableState;
  readonly hand: Hand;
  readonly session: Session;
}

const WRITTEN: ReadonlySet<string> = new Set(['offer', 'counter-offer', 'prepare-offer', 'offer-units']);

/** Whether the player is at an offer of their own. */
const isWriting = ({ form }: Hand): boolean => form !== undefined && WRITTEN.has(form.type);

/** Offers to and from the player, with all their terms and their answers; then debts and promises. */
export function Diplomacy({ table, hand, session }: DiplomacyProps) {
  const { view, seat, offers } = table;
  const text = words.room.diplomacy;
  const may = (command: string) => offers.find((offer) => offer.command === command);
  const canOffer = may('offer');
  // While no trading round asks them, only cash passes at once; offers of goods are prepared.
  const prepares = table.asked?.kind !== 'trade' && table.asked?.kind !== 'step-e' && may('prepare-offer');
  const prepared = view.standingOrders?.prepared ?? [];
  const detente = seat !== undefined && view.consent.some((other) => other !== seat) && may('agree-detente');
  const record = useContext(PromisesContext);
  const debts = hasDebts(table, record);
  // What waits for the player comes first.
  const open = view.offers.toSorted((a, b) => Number(a.from === seat) - Number(b.from === seat));
  const none = open.length === 0 && prepared.length === 0 && !debts && !detente;
  return (
    <section
      className="diplomacy"
      aria-label={text.heading}
      data-panel="deals"
      data-open={open.length || undefined}
      data-writing={isWriting(hand) || undefined}
    >
      <div className="head">
        <h2 className="eyebrow">{text.heading}</h2>
        {open.length > 0 && <span className="aside">{text.open(open.length)}</span>}
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
      {open.map((offer) => (
        <OfferCard key={offer.id} table={table} hand={hand} session={session} offer={offer} />
      ))}
      <Declined table={table} hand={hand} mayOffer={canOffer !== undefined} />
      {detente && (
        <div className="deal">
          <p>
            <Said
              text={text.detente(
                list(view.consent.map((other) => playerInText(table, other))),
                view.consent.length > 1,
              )}
            />
          </p>
          <span className="answers">
            <button type="button" onClick={() => hand.take('agree-detente')}>
              {text.accept}
            </button>
          </span>
        </div>
      )}
      {prepared.map((each) => {
        const power = powerOf(view, each.to);
        const offer = offerOf(view, each);
        return (
          <div className="deal offer" key={`${each.stage} ${each.to}`} data-prepared={each.stage}>
            {power && <Emblem power={power} />}
            <p>
              <Said text={text.prepared(each.stage, offerText(view, offer))} />
            </p>
            <Terms view={view} offer={offer} />
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
      {debts && <Debts table={table} hand={hand} record={record} />}
      {none && (
        <p className="aside">
          <Said
            text={canOffer || prepares ? text.none : seat === undefined || view.ended ? text.noneToSee : text.notNow}
          />
        </p>
      )}
    </section>
  );
}
