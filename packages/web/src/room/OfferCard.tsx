import type { View } from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import { useEffect, useState } from 'react';
import { Clause } from '../help/Clause.tsx';
import { Said } from '../help/Term.tsx';
import { Emblem } from '../look/Glyph.tsx';
import { greyed } from '../look/greyed.ts';
import { turnedRound } from '../moment/deal/offer.ts';
import { Terms } from '../moment/deal/Terms.tsx';
import { usePreview } from '../moment/preview.ts';
import type { Hand } from '../moment/use-hand.ts';
import { offerText } from '../session/names.ts';
import type { Session, TableState } from '../session/session.ts';
import { expansionWords, money, words } from '../words.ts';
import { powerOf } from './facts.ts';
import { Leader } from './Leader.tsx';
import { Because } from './voices/Because.tsx';

interface OfferCardProps {
  readonly table: TableState;
  readonly hand: Hand;
  readonly session: Session;
  readonly offer: View['offers'][number];
}

/** An open offer with all its terms, and its answers. */
export function OfferCard({ table, hand, session, offer }: OfferCardProps) {
  const { view, seat, offers } = table;
  const text = words.room.diplomacy;
  const may = (command: string): boolean => offers.some((each) => each.command === command);
  const mine = offer.from === seat;
  const power = powerOf(view, mine ? offer.to : offer.from);
  const no = useWhyNot(session, table, mine ? undefined : offer.id);
  return (
    <article className="deal offer" data-offer={offer.id}>
      {power && <Emblem power={power} />}
      <p>
        <Leader table={table} seat={mine ? offer.to : offer.from} />
        <Said text={offerText(view, offer)} />
      </p>
      {!mine && <Because table={table} offer={offer} />}
      <Terms view={view} offer={offer} />
      {!mine && <Freight table={table} session={session} offer={offer.id} />}
      {no && (
        <p className="refusal">
          <Said text={no.sentence} /> <Clause id={no.clause} />
        </p>
      )}
      <span className="answers">
        {!mine && (may('accept-offer') || no !== undefined) && (
          <button
            type="button"
            className="yes"
            {...greyed(no?.sentence, () => hand.send({ type: 'accept-offer', offer: offer.id }))}
          >
            {text.accept}
          </button>
        )}
        {!mine && may('counter-offer') && (
          <button type="button" onClick={() => hand.take('counter-offer', turnedRound(offer))}>
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
    </article>
  );
}

/** Why the player cannot accept an offer as things stand. */
function useWhyNot(session: Session, table: TableState, offer: string | undefined): ToldRefusal | undefined {
  const [told, setTold] = useState<{ readonly of: string; readonly no: ToldRefusal | undefined }>();
  const mine = table.seat === undefined ? undefined : table.view.seats[table.seat];
  // It may change with the stage and with what the player has.
  const of = offer === undefined ? '' : JSON.stringify([offer, table.view.question?.id ?? 0, mine ?? {}]);
  useEffect(() => {
    if (of === '') return;
    let current = true;
    const [id] = JSON.parse(of);
    session.reasons([{ type: 'accept-offer', offer: id }]).then(([no]) => current && setTold({ of, no }));
    return () => {
      current = false;
    };
  }, [session, of]);
  return told?.of === of ? told.no : undefined;
}

/** What ships of the player's own would cost them if they accept. */
function Freight({ table, session, offer }: Omit<OfferCardProps, 'hand' | 'offer'> & { readonly offer: string }) {
  const { sailing } = usePreview(session, table, { type: 'accept-offer', offer }) ?? {};
  return (
    sailing && (
      <p className="wide">
        <Said text={expansionWords.yourShips(sailing.ships, money(sailing.pay))} />
      </p>
    )
  );
}
