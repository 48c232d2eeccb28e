import { companyOf, type GameEvent, isCompany, type Resource, type Seat, type View } from '@marshall/rules';
import { Glyph } from '../look/Glyph.tsx';
import { cardTitle, companyFacts, seatInText } from '../session/names.ts';
import type { LogLine, TableState } from '../session/session.ts';
import { money, words } from '../words.ts';
import type { FactRow } from './Facts.tsx';

type Began = Extract<GameEvent, { readonly type: 'attempt-began' | 'research-began' }>;
type Turned = Extract<GameEvent, { readonly type: 'card-turned' | 'research-card-turned' }>;

interface Search {
  readonly seat: Seat;
  /** What is looked for: a resource or a weapon. */
  readonly wanted: string;
  readonly cards: readonly { readonly n: number; readonly event: Turned }[];
  readonly over: boolean;
}

/** The cards of the search that is under way, or that has just ended, as they lie on the table. */
export function CardTable({ table }: { readonly table: TableState }) {
  const { view, log } = table;
  const search = lastSearch(log);
  if (search === undefined || (search.over && !isFresh(table, search))) return undefined;
  const text = words.moment.cards;
  const paid = search.cards.reduce((sum, { event }) => sum + event.cost, 0);
  const left = view.deckSize - (search.over ? 0 : search.cards.length);
  return (
    <section className="card-table" aria-label={text.turned}>
      <p className="eyebrow">
        {text.looks(seatInText(view, search.seat), text.wanted[search.wanted] ?? search.wanted)}
        <span>{text.paid(money(paid), left)}</span>
      </p>
      <ol>
        {search.cards.map(({ n, event }) => (
          <Card key={n} view={view} event={event} />
        ))}
        {!search.over && <li className="card back next" aria-label={text.deck(left)} />}
      </ol>
    </section>
  );
}

function Card({ view, event }: { readonly view: View; readonly event: Turned }) {
  const text = words.moment.cards;
  const card = event.secret[view.viewer]?.card;
  const found = event.type === 'card-turned' ? event.find === 'kept' : event.found;
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
      <Glyph name={company?.resource ?? (nuke ? 'nuke' : 'star')} size={18} />
      <b>{cardTitle(card)}</b>
      <small>{company === undefined ? text.researchCard : companyFacts(card)}</small>
      {found && <em>{text.found}</em>}
      {returned && <em>{text.returned}</em>}
    </li>
  );
}

const BEGIN: ReadonlySet<string> = new Set(['attempt-began', 'research-began']);
const END: ReadonlySet<string> = new Set(['attempt-stopped', 'research-stopped', 'weapon-developed']);

function lastSearch(log: readonly LogLine[]): Search | undefined {
  const from = log.findLastIndex(({ kind }) => BEGIN.has(kind));
  const began = log[from]?.event as Began | undefined;
  if (began === undefined) return undefined;
  const since = log.slice(from + 1);
  const cards = since.flatMap(({ n, event }) =>
    event?.type === 'card-turned' || event?.type === 'research-card-turned' ? [{ n, event }] : [],
  );
  const last = cards.at(-1)?.event;
  const done = last?.type === 'card-turned' ? last.find !== 'other' : (last?.found ?? false);
  return {
    seat: began.seat,
    wanted: began.type === 'attempt-began' ? began.resource : began.weapon,
    cards,
    over: done || since.some(({ kind }) => END.has(kind)),
  };
}

/** One's own find is looked at until something else is decided; nothing is left lying in another cycle or stage. */
function isFresh({ view, log, seat }: TableState, { seat: whose, cards }: Search): boolean {
  const last = log.at(-1);
  const found = cards.at(-1);
  return (
    whose === seat && found !== undefined && last !== undefined && last.stage === view.stage && last.n - found.n < 8
  );
}

const CARD_PRICE = 200;

/** What the next card costs. */
export function cardCost({ view, seat }: TableState): FactRow[] {
  const cash = view.seats[seat as Seat]?.cash;
  return cash === undefined
    ? []
    : [[words.moment.cost, `${money(CARD_PRICE)}; ${words.moment.becomes(money(cash), money(cash - CARD_PRICE))}`]];
}
