import { homeOf, type View } from '@marshall/rules';
import { seatInText, seatTitle, zoneInText } from '../session/names.ts';
import { expansionWords } from '../words.ts';
import { powerOf } from './facts.ts';

/** A heading of the zone card and what stands under it. */
export interface ZoneFacts {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What merchant shipping adds to what is known of a zone: pirates, escorts, blockades and sieges. */
export function marineFacts(view: View, zone: string): readonly ZoneFacts[] {
  const { marine } = view.sets;
  if (marine === undefined) return [];
  const text = expansionWords;
  const pirates = Object.entries(marine.pirates).flatMap(([sea, number]) => (sea === zone && number ? [number] : []));
  const escorts = view.order.flatMap((seat) =>
    Object.entries(marine.escorts[seat] ?? {}).flatMap(([sea, navies]) =>
      sea === zone && navies ? [text.escort(seatTitle(view, seat), navies)] : [],
    ),
  );
  const announced = marine.announced.flatMap(({ by, against, grip }) => {
    const power = powerOf(view, against);
    const homes: readonly string[] = power === undefined ? [] : homeOf(power);
    if (grip === 'siege')
      return homes.includes(zone) ? [text.siege(seatInText(view, by), seatInText(view, against))] : [];
    return grip === zone ? [text.blockade(seatInText(view, by), zoneInText(grip), seatInText(view, against))] : [];
  });
  return [
    { title: text.piratesHere, lines: pirates.map(String) },
    { title: text.escorts, lines: escorts },
    { title: text.announced, lines: announced },
  ].filter(({ lines }) => lines.length > 0);
}
