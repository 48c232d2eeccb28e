import type { PowerId } from '../look/powers.ts';
import { powerOf } from '../room/facts.ts';
import { seatInText } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import { list, words } from '../words.ts';
import type { Greatness } from './GreatMoment.tsx';

export interface Told {
  readonly what: Greatness;
  readonly title: string;
  readonly line: string;
  readonly powers: readonly PowerId[];
  readonly by?: PowerId | undefined;
}

/** How the game ended, as a great moment. */
export function endTold({ view }: Pick<TableState, 'view'>): Told | undefined {
  const { ended } = view;
  if (ended === undefined) return undefined;
  const text = words.end.moment[ended.how];
  const who = list(ended.winners.map((seat) => seatInText(view, seat)));
  const powers = ended.winners.flatMap((seat) => powerOf(view, seat) ?? []);
  return { what: ended.how, title: text.title, line: text.line(who, powers.length > 1), powers };
}

/** How a power left the game, as a great moment. */
export function outTold(
  { view }: Pick<TableState, 'view'>,
  seat: string,
  how: Exclude<Greatness, 'supremacy' | 'detente' | 'coup-final'>,
  captor: string | undefined,
): Told {
  const text = words.end.moment[how];
  const power = powerOf(view, seat);
  return {
    what: how,
    title: text.title,
    line: text.line(seatInText(view, seat), captor === undefined ? '' : seatInText(view, captor)),
    powers: power === undefined ? [] : [power],
    by: powerOf(view, captor),
  };
}

/** Who took the last home of a fallen power, by the log. */
export const captorOf = ({ log }: Pick<TableState, 'log'>, fallen: string): string | undefined =>
  log.findLast(
    ({ event }) =>
      (event?.type === 'zone-captured' && event.from === fallen) ||
      (event?.type === 'home-entered' && event.owner === fallen),
  )?.actor;
