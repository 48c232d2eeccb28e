import { homeOf, isTerritory, isZone, type Seat, type View } from '@marshall/rules';
import { seatInText, zoneInText } from '../session/names.ts';
import type { TableState } from '../session/session.ts';
import { list, sightWords } from '../words.ts';
import { holdersOf, powerOf } from './facts.ts';

/** Who the holder of a zone lets pass, in words. */
export function passageNotes({ view, seat }: Pick<TableState, 'view' | 'seat'>, zone: string): readonly string[] {
  const host = holdersOf(view).get(zone);
  if (host === undefined) return [];
  const text = sightWords.zone;
  const guests = view.passage[host] ?? [];
  const others = guests.filter((guest) => guest !== seat).map((guest) => seatInText(view, guest));
  if (host === seat) return others.length === 0 ? [] : [text.youLet(others)];
  const name = seatInText(view, host);
  const mine = seat === undefined ? [] : [guests.includes(seat) ? text.letsYou(name) : text.keepsYou(name)];
  return [...mine, ...(others.length === 0 ? [] : [text.lets(name, others)])];
}

/** Which ports of a zone are closed and by whom; of a sea, which ports its navies close. */
export function blockadeNotes(
  { view, blockades }: Pick<TableState, 'view' | 'blockades'>,
  zone: string,
): readonly string[] {
  if (blockades === undefined || !isZone(zone)) return [];
  const text = sightWords.zone;
  if (!isTerritory(zone))
    return blockades.ports
      .filter(({ sea }) => sea === zone)
      .map(({ territory, against }) => text.closes(namesOf(view, [zone], against), zoneInText(territory)));
  const holder = holdersOf(view).get(zone);
  const shut = blockades.ports.filter(({ territory }) => territory === zone);
  const seas = shut.map(({ sea }) => sea);
  const grip = blockades.blockaded.find(({ territory }) => territory === zone);
  if (grip !== undefined) return [text.blockaded(namesOf(view, seas, grip.against))];
  const power = powerOf(view, holder);
  const homes: readonly string[] = power === undefined ? [] : homeOf(power);
  const all = blockades.ports.filter(({ against }) => against === holder).map(({ sea }) => sea);
  const besieged =
    holder !== undefined && blockades.besieged.includes(holder) && homes.includes(zone)
      ? [text.besieged(seatInText(view, holder), namesOf(view, all, holder))]
      : [];
  return [...besieged, ...shut.map(({ sea, against }) => text.closed(zoneInText(sea), namesOf(view, [sea], against)))];
}

/** Those whose units lie in some seas, without the one they lie there against. */
function namesOf(view: View, seas: readonly string[], against: Seat): string {
  const there = view.board
    .filter(({ zone }) => seas.includes(zone))
    .flatMap(({ forces }) => forces.map(({ seat }) => seat))
    .filter((seat) => seat !== against);
  return list([...new Set(there)].map((seat) => seatInText(view, seat)));
}
