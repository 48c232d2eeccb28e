import { answersOffer, type Motive, motiveOf, type Speech } from '@marshall/bots/voice';
import type { View } from '@marshall/rules';
import { seatInText, seatTitle, zoneInText } from '../../session/names.ts';
import type { TableState } from '../../session/session.ts';
import { money, voiceWords } from '../../words.ts';

/** A line as the reader hears it. */
export function sayLine(view: View, { cause, tone, of, zone, since, amount }: Speech): string {
  return voiceWords.lines[cause][tone]({
    to: seatTitle(view, of),
    who: seatInText(view, of),
    zone: zone === undefined ? '' : zoneInText(zone),
    since: since ?? 0,
    amount: money(amount ?? 0),
  });
}

type Table = Pick<TableState, 'view' | 'seat' | 'players' | 'log' | 'link'>;

/** Why a computer commander makes an offer; nothing from people, who speak for themselves, and from those who only keep a seat. */
export function sayMotive(
  { view, seat, players, log, link }: Table,
  offer: View['offers'][number],
): string | undefined {
  const author = players[offer.from];
  if (author === undefined || author.person || (author.leader === undefined && link !== 'here')) return undefined;
  const isCounter = log.some(
    ({ event, cycle, stage }) =>
      event?.type === 'offer-made' &&
      cycle === view.cycle &&
      stage === view.stage &&
      event.offer.from === seat &&
      answersOffer(offer, event.offer),
  );
  const motive = motiveOf(view, offer, isCounter);
  return motive === undefined ? undefined : inWords(motive);
}

function inWords(motive: Motive): string {
  const { motives } = voiceWords;
  if (motive.why === 'swap') return motives.swap(motive.gives, motive.wants);
  return 'resource' in motive ? motives[motive.why](motive.resource) : motives[motive.why];
}
