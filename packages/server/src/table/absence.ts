// Who leads a seat after somebody has acted, or has not.
import type { Command, Led } from '@marshall/rules';
import type { Game as GameRow } from '../store/store.ts';
import type { ArrangementMeta, Summary } from './arrangement.ts';
import { CARETAKER } from './commanders-in.ts';

/** So many deadlines in a row go by before a caretaker leads. */
const MOST_MISSED = 2;

/** What somebody may send from afar while a caretaker leads for them. */
const FROM_AFAR: ReadonlySet<string> = new Set<Command['type']>([
  'plan-bids',
  'pass-stage',
  'pay-always',
  'order',
  'prepare-offer',
  'drop-prepared',
]);

/** Who leads a seat from now on; undefined where that does not change. */
export function leaderAfter(
  row: Pick<GameRow, 'seats'>,
  meta: ArrangementMeta,
  summary: Summary | undefined,
  seat: string,
  sent: { readonly type: string } | undefined,
  missed: boolean,
): Led | undefined {
  const account = row.seats.find((each) => each.seat === seat)?.account;
  if (account === undefined || summary === undefined || summary.ended !== undefined) return undefined;
  const away = summary.leaders?.[seat] === CARETAKER;
  if (missed) return !away && (summary.missed?.[seat] ?? 0) >= MOST_MISSED ? CARETAKER : undefined;
  return away && sent !== undefined && !FROM_AFAR.has(sent.type) ? personIn(meta, seat, account) : undefined;
}

/** Whether the person who sits there is the seat's own player or leads in their place. */
export function personIn({ standIns }: ArrangementMeta, seat: string, account: string): Led {
  const known = standIns?.[seat];
  return known === undefined || known.owner === account ? 'player' : 'substitute';
}

/** What is arranged once an account leads its seat again: nobody sits down there by an invitation or a vote of before. */
export function withoutInvitation(all: ArrangementMeta, seat: string, account: string | undefined): ArrangementMeta {
  const meta = withoutCalls(all, seat);
  const known = meta.standIns?.[seat];
  if (known?.token === undefined) return meta;
  const { [seat]: _, ...others } = meta.standIns ?? {};
  // A substitute goes on for the owner; an owner needs no note of it.
  const { token: _token, own: _own, voted: _voted, ...kept } = known;
  const isOwn = known.owner === undefined || known.owner === account;
  return { ...meta, standIns: isOwn ? others : { ...others, [seat]: { ...kept, forGood: false } } };
}

/** Nobody wants a substitute in a seat any more. */
export function withoutCalls(meta: ArrangementMeta, seat: string): ArrangementMeta {
  if (meta.calls?.[seat] === undefined) return meta;
  const { [seat]: _, ...others } = meta.calls;
  return { ...meta, calls: others };
}
