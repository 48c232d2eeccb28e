import { companyName, type GameEvent, isCompany, RESOURCES, type Seat } from '@marshall/rules';
import { countTitle, goodsCount, seatInText, unitCounts, zoneInText } from '../session/names.ts';
import type { LogLine } from '../session/session.ts';
import { list, money, RESOURCE_NAMES, words } from '../words.ts';
import type { BeatKind, Toll } from './beat.ts';
import type { Reader } from './beats.ts';

interface Told {
  readonly kind: BeatKind;
  readonly lines: readonly LogLine[];
  readonly events: readonly GameEvent[];
  readonly actor: Seat | undefined;
  readonly lost: Toll | undefined;
  readonly againstMe: boolean;
}

/** What happened, in one sentence. */
export function captionOf(told: Told, reader: Reader): string {
  const { kind, lines, events, actor, lost, againstMe } = told;
  const { view } = reader;
  const text = words.theatre;
  const who = actor === undefined ? undefined : seatInText(view, actor);
  const head = lines[0]?.text ?? '';
  if (againstMe && lost !== undefined && kind !== 'losses')
    return who === undefined ? text.lost(tollTitle(lost, reader)) : text.lostTo(tollTitle(lost, reader), who);
  const [first] = events;
  if (againstMe && first?.type === 'attack-declared' && who !== undefined) {
    const units = unitCounts(view, first.units);
    return text.attacked(who, zoneInText(first.target), units === '' ? '' : text.with(units));
  }
  // Dice are counted before they are thrown; what they came to is what happened.
  if (kind === 'fire') return lines.findLast(({ kind: each }) => THROWN.has(each))?.text ?? head;
  if (who === undefined) return head;
  if (kind === 'transfer') return lines.find((line) => line.actor === actor)?.text ?? head;
  if (kind === 'build' && events.length > 1) return builds(events, who, reader) ?? head;
  if (kind === 'sale' && lines.length > 1) return text.sells(who, traded(events, 'sold'));
  if (kind === 'purchase' && lines.length > 1) return text.buys(who, traded(events, 'bought'));
  if (kind === 'prospect' || kind === 'research') return lines.at(-1)?.text ?? head;
  return (kind === 'march' || kind === 'capture' ? taken(events, who, reader) : undefined) ?? head;
}

const THROWN: ReadonlySet<string> = new Set(['fired', 'militia-rolled', 'chart-read']);

/** What was lost: `Eastern Europe, Bayer Mines and 2 armies`. */
export function tollTitle({ all, zones, companies, hidden, units, cash }: Toll, { view }: Reader): string {
  const text = words.theatre;
  if (all) return text.everything;
  const counts = Object.entries(units).map(([kind, number]) =>
    kind === 'l-star' ? text.lStars(number) : countTitle(view, kind, number),
  );
  const unopened = RESOURCES.flatMap((resource) => {
    const number = hidden.filter((each) => each === resource).length;
    return number === 0 ? [] : [text.hidden(number, RESOURCE_NAMES[resource])];
  });
  return list([
    ...zones.map(zoneInText),
    ...companies.map((card) => (isCompany(card) ? companyName(card) : card)),
    ...unopened,
    ...counts,
    ...(cash > 0 ? [money(cash)] : []),
  ]);
}

/** Who took what from whom, where a move or a battle did. */
function taken(events: readonly GameEvent[], who: string, reader: Reader): string | undefined {
  const from = events.flatMap((event) =>
    event.type === 'home-entered' ? [event.owner] : event.type === 'zone-captured' ? [event.from] : [],
  )[0];
  if (from === undefined) return undefined;
  const zones = events.flatMap((event) =>
    event.type === 'home-entered' || event.type === 'zone-captured' ? [zoneInText(event.zone)] : [],
  );
  const cards = events.flatMap((event) => (event.type === 'cards-taken' ? event.cards.map(companyName) : []));
  const carriers = events.flatMap((event) =>
    event.type === 'apcs-captured' ? [unitCounts(reader.view, { apc: event.apcs })] : [],
  );
  return words.theatre.takes(who, list([...new Set([...zones, ...cards, ...carriers])]), seatInText(reader.view, from));
}

function builds(events: readonly GameEvent[], who: string, { view }: Reader): string | undefined {
  const text = words.theatre;
  const places = new Map<string, Record<string, number>>();
  for (const event of events) {
    if (event.type !== 'units-built') return undefined;
    const units = places.get(event.zone) ?? {};
    units[event.kind] = (units[event.kind] ?? 0) + event.number;
    places.set(event.zone, units);
  }
  const parts = [...places].map(([zone, units]) => text.unitsIn(unitCounts(view, units), zoneInText(zone)));
  return text.builds(who, list(parts));
}

function traded(events: readonly GameEvent[], type: 'sold' | 'bought'): string {
  return list(
    RESOURCES.flatMap((resource) => {
      const number = events.reduce(
        (sum, event) => (event.type === type && event.resource === resource ? sum + event.units : sum),
        0,
      );
      return number === 0 ? [] : [goodsCount(number, resource)];
    }),
  );
}
