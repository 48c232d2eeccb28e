// Pages of orders in one position, and what the referee says to each of them.
import type { Zone } from '../board/index.ts';
import type { Order } from '../movement/order.ts';
import { costOf, ordersChoice, whyNotOrders } from '../movement/orders.ts';
import { freeTerms, type MoveTerms } from '../movement/terms.ts';
import { Play } from '../referee/play.ts';
import type { Refusal } from '../referee/refusal.ts';
import { seat } from '../state/seat.ts';
import { line, written } from './lines.ts';
import { type PowerSketch, type Sketch, scenario } from './scenario.ts';

export interface Page {
  readonly title: string;
  /** What the USA have, which move. */
  readonly usa: PowerSketch;
  readonly rest?: Partial<Sketch>;
  readonly to: Zone;
  readonly terms?: Partial<MoveTerms>;
  /** Orders, separated by semicolons, and what the referee says to them. */
  readonly lines: Readonly<Record<string, string>>;
  /** Orders, and which ones may come after them. */
  readonly next?: Readonly<Record<string, readonly string[]>>;
}

/** Somebody far away, so that the game is not over. */
export const NOBODY_ELSE: Sketch['powers'] = { ussr: { units: { iran: 1 } } };

const usa = seat('usa');

/** What the referee says to the orders of a page. */
export function toldOf({
  usa: sketch,
  rest = {},
  to,
  terms = {},
  lines,
  next = {},
}: Page): Pick<Page, 'lines' | 'next'> {
  const table = scenario({
    stage: 5,
    phase: 'moves',
    ...rest,
    bidders: ['usa'],
    powers: { ...(rest.powers ?? NOBODY_ELSE), usa: sketch },
  });
  const play = new Play(table.game);
  const all: MoveTerms = { ...freeTerms(play, usa, to), ...terms };
  const read = (text: string) => (text === '' ? [] : text.split('; ').map(line));
  const said = (text: string) => {
    const refusal = whyNotOrders(play, usa, all, read(text));
    if (refusal !== undefined) return inShort(refusal);
    const cost = costOf(play, usa, all, read(text));
    return 'grain' in cost ? `${cost.grain} grain, ${cost.oil} oil` : inShort(cost);
  };
  const after = (text: string) => {
    const domain = ordersChoice(play, usa, all, read(text)).domain();
    if (domain.kind !== 'list' || domain.next.kind !== 'one-of') throw new Error('orders are a list of choices');
    return (domain.next.values as unknown as readonly Order[]).map(written);
  };
  return {
    lines: Object.fromEntries(Object.keys(lines).map((text) => [text, said(text)])),
    next: Object.fromEntries(Object.keys(next).map((text) => [text, after(text)])),
  };
}

/** A refusal in short: its message and clause, and the figures of its sentence. */
function inShort({ message, clause, figures }: Refusal): string {
  return [message, clause, ...Object.entries(figures ?? {}).map(([name, value]) => `${name} ${flat(value)}`)].join(
    ', ',
  );
}

function flat(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.values(value).join('/') : String(value);
}
