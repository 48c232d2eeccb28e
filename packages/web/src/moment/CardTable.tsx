import { companyOf, isCompany, type Resource, type Seat, type View } from '@marshall/rules';
import { useState } from 'react';
import { percent } from '../decimals.ts';
import { Glyph } from '../look/Glyph.tsx';
import { usePutAway } from '../room/use-put-away.ts';
import { cardTitle, companyFacts, goodsCount, seatInText } from '../session/names.ts';
import type { Session, TableState } from '../session/session.ts';
import { useToldOf } from '../theatre/shown.ts';
import { money, sightWords, words } from '../words.ts';
import { Stepper } from './Controls.tsx';
import type { FactRow } from './Facts.tsx';
import { isFound, nextCardOf, type Search, searchesIn, type Turned } from './search.ts';
import type { Hand } from './use-hand.ts';
import { useTurning } from './use-turning.ts';
import './card-table.css';

interface CardTableProps {
  readonly table: TableState;
  readonly hand: Hand;
  readonly session: Session;
}

/** The cards of the search that is under way, and one's own find until it is put away; the newest first. */
export function CardTable({ table: present, hand, session }: CardTableProps) {
  const told = useToldOf(present);
  // Cards of one's own search are the question itself.
  const table = present.asked === undefined ? told : present;
  const { view, log, seat, id } = table;
  const [away, putAway] = usePutAway('find', id, seat ?? '');
  const searches = searchesIn(log);
  const last = searches.at(-1);
  const open = last?.over === false ? last : undefined;
  const find = searches.findLast((each) => each.seat === seat && each.found !== undefined);
  const shown = find?.found !== undefined && find.found > away && open?.seat !== seat ? find : undefined;
  return (
    <>
      {shown && (
        <Cards view={view} search={shown} whole={shown.cycle === view.cycle && shown.stage === view.stage}>
          <Opening table={table} hand={hand} search={shown} />
          <button type="button" className="text-link" onClick={() => putAway(shown.found ?? 0)}>
            {sightWords.close}
          </button>
        </Cards>
      )}
      {open && (
        <Cards view={view} search={open} whole>
          {open.seat === seat && <NextTurn table={table} session={session} search={open} />}
        </Cards>
      )}
    </>
  );
}

interface CardsProps {
  readonly view: View;
  readonly search: Search;
  /** All cards that were turned, or only the one that was found. */
  readonly whole: boolean;
  readonly children: React.ReactNode;
}

function Cards({ view, search, whole, children }: CardsProps) {
  const text = words.moment.cards;
  const paid = search.cards.reduce((sum, { event }) => sum + event.cost, 0);
  const left = view.deckSize - (search.over ? 0 : search.cards.length);
  const cards = search.cards.toReversed().filter(({ event }) => whole || isFound(event));
  return (
    <section className="card-table" aria-label={text.turned}>
      <p className="eyebrow">
        {text.looks(seatInText(view, search.seat), text.wanted[search.wanted] ?? search.wanted)}
        <span>{text.paid(money(paid), left)}</span>
      </p>
      <ol>
        {!search.over && <li className="card back next" aria-label={text.deck(left)} />}
        {cards.slice(0, 1).map(({ n, event }) => (
          <Card key={n} view={view} event={event} />
        ))}
        {search.over && <li className="card-acts">{children}</li>}
        {cards.slice(1).map(({ n, event }) => (
          <Card key={n} view={view} event={event} />
        ))}
      </ol>
      {!search.over && children}
    </section>
  );
}

function Card({ view, event }: { readonly view: View; readonly event: Turned }) {
  const text = words.moment.cards;
  const card = event.secret[view.viewer]?.card;
  const found = isFound(event);
  const returned = event.type === 'card-turned' && event.find === 'returned';
  if (card === undefined)
    return (
      <li className={`card back ${found ? 'found' : ''}`} aria-label={text.hidden(found)}>
        {found && <b>{text.found}</b>}
      </li>
    );
  const company = isCompany(card) ? companyOf(card) : undefined;
  const nuke = card.startsWith('nuke');
  return (
    <li
      className={`card ${found ? 'found' : ''}`}
      style={company === undefined ? undefined : { '--c': `var(--${company.resource satisfies Resource})` }}
    >
      <Glyph name={company?.resource ?? (nuke ? 'nuke' : 'star')} size={found ? 28 : 18} />
      <b>{cardTitle(card)}</b>
      <small>{company === undefined ? text.researchCard : companyFacts(card)}</small>
      {found && <em>{text.found}</em>}
      {returned && <em>{text.returned}</em>}
    </li>
  );
}

/** How likely the next card is the one, and turning on until it is found or so much is spent. */
function NextTurn({ table, session, search }: Omit<CardTableProps, 'hand'> & { readonly search: Search }) {
  const text = sightWords.finds;
  const { view, seat } = table;
  const [wish, setWish] = useState(BUDGET);
  const turning = useTurning(session, table);
  const next = nextCardOf(view, search);
  const cash = view.seats[seat as Seat]?.cash ?? 0;
  const most = Math.min(Math.floor(cash / CARD_PRICE), next?.cards ?? 0);
  const budget = Math.min(wish, most);
  const name = words.moment.cards.wanted[search.wanted] ?? search.wanted;
  return (
    <div className="next-turn">
      {next && (
        <p>
          <b>
            {text.odds(
              text.of[search.wanted]?.(next.wanted) ?? name,
              next.cards,
              percent({ ways: BigInt(next.wanted), of: BigInt(next.cards) }),
            )}
          </b>{' '}
          {next.goBack > 0 && (next.exact ? text.goBack(next.goBack) : text.mayGoBack(next.goBack))}
        </p>
      )}
      {turning.left !== undefined ? (
        <button type="button" className="plain" onClick={turning.stop}>
          {text.stop(turning.left)}
        </button>
      ) : (
        most > 1 && (
          <div className="turn-until">
            <Stepper
              label={text.budget}
              value={budget}
              min={2}
              max={most}
              onChange={setWish}
              say={(cards) => money(cards * CARD_PRICE)}
            />
            <button type="button" className="plain" onClick={() => turning.start(budget)}>
              {text.until(money(budget * CARD_PRICE))}
            </button>
          </div>
        )
      )}
    </div>
  );
}

/** Cards that are turned in a row unless somebody says otherwise. */
const BUDGET = 5;

/** A found company is opened where it lies, with what it costs and makes. */
function Opening({ table, hand, search }: Omit<CardTableProps, 'session'> & { readonly search: Search }) {
  const text = sightWords.finds;
  const { view, offers, seat } = table;
  const card = search.cards.at(-1)?.event.secret[view.viewer]?.card;
  if (card === undefined || !isCompany(card)) return undefined;
  const { units, resource } = companyOf(card);
  const face = view.seats[seat as Seat]?.holdings.find((holding) => holding.card === card)?.face;
  if (face === 'open') return <p>{text.opened}</p>;
  const next = offers.find(({ command }) => command === 'open-company')?.next;
  const may = next?.domain.kind === 'one-of' && next.domain.values.includes(card);
  return (
    <>
      <p>{text.makes(goodsCount(units, resource), money(SALARY))}</p>
      {may && (
        <button
          type="button"
          className="plain"
          aria-disabled={hand.sending}
          onClick={() => hand.send({ type: 'open-company', company: card })}
        >
          {text.open}
        </button>
      )}
    </>
  );
}

/** B-PAY-02 */
const SALARY = 50;
const CARD_PRICE = 200;

/** What the next card costs. */
export function cardCost({ view, seat }: TableState): FactRow[] {
  const cash = view.seats[seat as Seat]?.cash;
  return cash === undefined
    ? []
    : [[words.moment.cost, `${money(CARD_PRICE)}; ${words.moment.becomes(money(cash), money(cash - CARD_PRICE))}`]];
}
