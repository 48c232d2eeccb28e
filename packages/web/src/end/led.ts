import type { TableInfo } from '../online/api.ts';
import { weekWords } from '../words.ts';

/** Somebody's time at the head of a power. */
export interface Reign {
  readonly who: string;
  readonly by: 'caretaker' | 'substitute' | 'player';
  readonly first: number;
  readonly last: number;
}

/** Who led each seat when, for seats that more than one has led; the first leader is the player of the beginning. */
export function reignsOf(
  { led = [], seats }: Pick<TableInfo, 'led' | 'seats'>,
  last: number,
): readonly { readonly seat: string; readonly reigns: readonly Reign[] }[] {
  const text = weekWords.led;
  return seats.flatMap(({ seat, player, began: first }) => {
    const changes = led.filter((each) => each.seat === seat);
    if (changes.length === 0) return [];
    const began = changes.find(({ by, player: name }) => by === 'player' && name !== undefined)?.player;
    const all: Reign[] = [
      { who: first ?? began ?? player ?? text.somebody, by: 'player', first: 0, last: changes[0]?.cycle ?? last },
    ];
    for (const [i, { by, player: name, cycle }] of changes.entries()) {
      const who = by === 'caretaker' ? text.caretaker : (name ?? text.somebody);
      all.push({
        who: by === 'substitute' ? text.substitute(who) : who,
        by,
        first: cycle,
        last: changes[i + 1]?.cycle ?? last,
      });
    }
    return [{ seat, reigns: all }];
  });
}
