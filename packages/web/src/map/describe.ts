import { POWER_IDS, type PowerId } from '../look/powers.ts';
import { expansionWords, list, pieceCount, words } from '../words.ts';
import type { ChartZone } from './board.ts';
import { merged } from './chips.ts';
import type { Marks, Piece, ZoneState } from './types.ts';

/** The accessible name of a zone: 'Romania, held by the Soviet Union, 3 armies'. */
export function describeZone(
  zone: ChartZone,
  state: ZoneState | undefined,
  pieces: readonly Piece[],
  marks: Marks,
): string {
  const { map } = words;
  const { holder, scorched, target, selected, muted } = state ?? {};
  const parts = [
    zone.name,
    holder && map.heldBy(holder),
    scorched && map.scorched,
    marks.clouds?.includes(zone.id) && map.cloud,
    ...forces(holder, pieces),
    marks.sieges?.includes(zone.id) && map.siege,
    marks.contested?.includes(zone.id) && map.contested,
    ...(marks.pirates ?? []).map((each) => each.zone === zone.id && expansionWords.pirates(each.number)),
    ...(marks.incoming ?? []).map((each) => each.zone === zone.id && map.incoming(each.nukes)),
    ...(marks.passages ?? []).map((passage) => passage.zone === zone.id && map.passage(passage.guest)),
    selected && map.selected,
    target && map.target,
    muted && map.muted(muted),
  ];
  return parts.filter((part): part is string => Boolean(part)).join(', ');
}

/** What stands in a zone: the holder's pieces first and without their name. */
export function forces(holder: PowerId | undefined, pieces: readonly Piece[]): readonly string[] {
  const order = POWER_IDS.toSorted((a, b) => Number(b === holder) - Number(a === holder));
  return order.flatMap((power) => {
    const own = merged(pieces).filter((piece) => piece.power === power && piece.count > 0);
    if (own.length === 0) return [];
    const text = list(own.map(countOf));
    return [power === holder ? text : words.map.of(power, text)];
  });
}

function countOf({ kind, count, aboard, state, name, words: called }: Piece): string {
  if (kind === 'company' && name) return called ?? name;
  const extra = [aboard ? words.map.aboard(aboard) : '', state && state !== 'ready' ? words.map.state(state) : ''];
  return [called ?? pieceCount(kind, count), ...extra.filter(Boolean)].join(' ');
}
