import type { GameEvent, Seat } from '@marshall/rules';
import type { LogLine, TableState } from '../session/session.ts';

/** A debt that was paid off, and whether it was overdue by then. */
export interface PaidOff {
  readonly n: number;
  readonly borrower: Seat;
  readonly lender: Seat;
  readonly cycle: number;
  readonly late: boolean;
}

/** What somebody said with an offer that was agreed on. */
export interface Promised {
  readonly n: number;
  readonly by: Seat;
  readonly to: Seat;
  readonly cycle: number;
  readonly words: string;
  /** The offer that was agreed on. */
  readonly offer: string;
}

/** What of the deals between players is only in the log: debts that were paid off, and the words that went with a deal. */
export function dealsTold(log: readonly LogLine[]): {
  readonly paidOff: readonly PaidOff[];
  readonly promises: readonly Promised[];
} {
  const paidOff: PaidOff[] = [];
  const promises: Promised[] = [];
  for (const { n, cycle, event } of log) {
    if (event?.type === 'loan-repaid' && event.left === 0) {
      const { borrower, lender, dueCycle } = event;
      paidOff.push({ n, borrower, lender, cycle, late: cycle > dueCycle });
    }
    const offer = event?.type === 'deal-made' ? agreedIn(event) : undefined;
    if (offer !== undefined && offer.promise !== '')
      promises.push({ n, by: offer.from, to: offer.to, cycle, words: offer.promise, offer: offer.id });
  }
  return { paidOff, promises };
}

/** The offer that was agreed on, where the viewer was a party to it. */
const agreedIn = ({ secret }: Extract<GameEvent, { type: 'deal-made' }>) => Object.values(secret)[0]?.offer;

/** Kinds of lines that say what became of an offer. */
const NEWS: ReadonlySet<string> = new Set([
  'deal-made',
  'deal-failed',
  'offer-declined',
  'offer-withdrawn',
  'offer-expired',
  'offer-not-repeated',
  'prepared-dropped',
  'cash-given',
  'loan-due',
  'loan-overdue',
  'loan-repaid',
  'drop-ship-lapsed',
]);

/** The newest line after another one that says what became of a deal of this seat's. */
export function dealNews(log: readonly LogLine[], seat: Seat, after: number): LogLine | undefined {
  return log.findLast(({ n, kind, event }) => n > after && NEWS.has(kind) && isMine(event, seat));
}

/** Of deals between others everybody hears, but they are no news for this seat. */
const isMine = (event: GameEvent | undefined, seat: Seat): boolean =>
  event?.type !== 'deal-made' || event.parties.includes(seat);

/** The last offer of the player's own to each partner, where it was declined in the stage under way and nothing has followed it. */
export function declinedOf({ log, seat, view }: Pick<TableState, 'log' | 'seat' | 'view'>): readonly {
  readonly line: LogLine;
  readonly offer: OfferSeen;
}[] {
  if (seat === undefined || view.ended !== undefined) return [];
  const found = new Map<Seat, { readonly line: LogLine; readonly offer: OfferSeen }>();
  const made = new Map<string, OfferSeen>();
  for (const line of log) {
    const { event, cycle, stage } = line;
    if (event?.type === 'offer-made') {
      made.set(event.offer.id, event.offer);
      found.delete(event.offer.from === seat ? event.offer.to : event.offer.from);
    }
    if (event?.type === 'deal-made') for (const party of event.parties) found.delete(party);
    if (event?.type !== 'offer-declined' || event.seat === seat || cycle !== view.cycle || stage !== view.stage)
      continue;
    const offer = made.get(event.offer);
    if (offer !== undefined && offer.from === seat) found.set(event.seat, { line, offer });
  }
  return [...found.values()];
}

type OfferSeen = Extract<GameEvent, { type: 'offer-made' }>['offer'];
