import type { GameEvent, Seat } from '@marshall/rules';
import type { TableState } from '../session/session.ts';
import { weekWords, words } from '../words.ts';
import type { Beat } from './beat.ts';

/** What a beat means for what was agreed: a debt that was paid or not, or harm from somebody who had given their word. */
export interface Word {
  /** Undefined where only the two of them can tell: what was promised in words, or a guest who does harm. */
  readonly kept: boolean | undefined;
  readonly text: string;
}

/** Words of a deal are remembered for so many cycles. */
const REMEMBERED = 3;

type Facts = Pick<TableState, 'log' | 'view' | 'seat'> & {
  /** What was promised to the reader on record. */
  readonly promised?: readonly Promised[];
};

/** A promise to the reader that nobody has judged yet. */
export interface Promised {
  readonly giver: string;
  readonly text: string;
  readonly cycle: number;
  readonly until: number;
}

/** Whether a beat keeps or breaks what somebody had agreed with the reader, as far as the game knows it. */
export function wordIn(beat: Beat, { log, view, seat, promised = [] }: Facts): Word | undefined {
  const text = words.theatre.meanwhile.word;
  for (const event of beat.events) {
    if (event.type === 'loan-overdue') return { kept: false, text: text.unpaid };
    if (event.type === 'loan-repaid' && event.left === 0) return { kept: true, text: text.paid };
    if (event.type === 'passage-revoked') return { kept: false, text: text.shut };
  }
  const { actor } = beat;
  if (seat === undefined || actor === undefined || !beat.againstMe) return undefined;
  const given = promised.findLast(
    ({ giver, cycle, until }) => giver === actor && cycle <= beat.cycle && beat.cycle <= until,
  );
  if (given !== undefined) return { kept: undefined, text: weekWords.promises.had(given.text) };
  const agreed = log.findLast(
    ({ n, cycle, event }) => n < beat.first && beat.cycle - cycle < REMEMBERED && agreedIn(event, seat, actor) !== '',
  );
  if (agreed !== undefined) return { kept: undefined, text: text.agreed(agreedIn(agreed.event, seat, actor)) };
  return view.passage[seat]?.includes(actor) ? { kept: undefined, text: text.guest } : undefined;
}

/** What two have promised each other in words, in a deal that was made. */
function agreedIn(event: GameEvent | undefined, seat: Seat, other: Seat): string {
  if (event?.type !== 'deal-made' || !event.parties.includes(seat) || !event.parties.includes(other)) return '';
  return event.secret[seat]?.offer.promise.trim() ?? '';
}
