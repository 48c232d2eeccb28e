import { seat as seatIdOf } from '@marshall/rules';
import type { TableState } from '../session/session.ts';

/** The longest part of a name that is made of words which people chose. */
const LONGEST = 60;

/** The name of a file of a game: its title, or else which powers people lead, and how far it has come. */
export function fileName(
  { players, view }: Pick<TableState, 'players'> & { readonly view: Pick<TableState['view'], 'seats' | 'cycle'> },
  title = '',
  what = '',
): string {
  const led = Object.entries(view.seats).flatMap(([seat, { power }]) =>
    players[seatIdOf(seat)]?.person === true ? power : [],
  );
  const name = plain(title) || plain(led.join(' ')) || 'game';
  return ['marshall', name, `cycle-${view.cycle}`, what]
    .filter((part) => part !== '')
    .join('-')
    .concat('.json');
}

/** Letters and digits of any language; everything else, such as what separates folders, becomes a hyphen. */
function plain(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...words.filter((word) => word !== '').join('-')].slice(0, LONGEST).join('');
}
