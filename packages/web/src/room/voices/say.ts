import type { Speech } from '@marshall/bots/voice';
import type { View } from '@marshall/rules';
import { seatInText, seatTitle, zoneInText } from '../../session/names.ts';
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
