import type { GameEvent, Seat, View } from '@marshall/rules';
import type { Arrow } from '../map/types.ts';
import { holdersOf, powerOf } from '../room/facts.ts';
import type { LogLine } from '../session/session.ts';
import { DONE_TO } from '../solo/done-to.ts';
import type { Beat, BeatKind, Change, Toll, Weight } from './beat.ts';
import { captionOf } from './caption.ts';
import { LASTS, rowOf } from './kinds.ts';
import { tollOf } from './toll.ts';

/** Who reads, and what they see: names and holders are those of that view. */
export interface Reader {
  readonly view: View;
  readonly seat: Seat | undefined;
}

/** The lines of a log as beats: what belongs together is one, and what only says how the referee got on is none. */
export function beatsOf(lines: readonly LogLine[], reader: Reader): Beat[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const [kind, weight] = rowOf(line.kind);
    const last = groups.at(-1);
    if (last !== undefined && joins(last, line, kind)) {
      last.lines.push(line);
      // Dice are counted before they are thrown.
      if (last.kind === 'fire' || (LEADS.has(last.kind) && kind === 'capture'))
        last.weight = heavier(last.weight, weight);
    } else if (kind !== 'other') groups.push({ kind, weight, lines: [line] });
  }
  return groups.map((group) => beatOf(group, reader));
}

/** Two beats as one, where the second goes on with what the first does; undefined where it does not. */
export function merged(first: Beat, second: Beat, reader: Reader): Beat | undefined {
  const mayMerge = first.actor === second.actor && first.kind === second.kind && REPEATED.has(first.kind);
  if (!mayMerge || first.stage !== second.stage || first.held || second.held) return undefined;
  const weight = heavier(first.weight, second.weight);
  return beatOf({ kind: first.kind, weight, lines: [...first.lines, ...second.lines] }, reader);
}

interface Group {
  readonly kind: BeatKind;
  weight: Weight;
  readonly lines: LogLine[];
}

/** Beats that what is taken belongs to. */
const LEADS: ReadonlySet<BeatKind> = new Set(['march', 'capture', 'strike', 'defence']);
/** Beats of which a player makes several, one after the other. */
const REPEATED: ReadonlySet<BeatKind> = new Set(['build', 'sale', 'purchase', 'prospect', 'research']);
/** Beats in which something comes to one after the other. */
export const TO_ALL: ReadonlySet<BeatKind> = new Set(['transfer']);
/** Events that only go on with a battle's fire. */
const FIRE: ReadonlySet<string> = new Set(['dice-counted', 'fired', 'militia-rolled', 'chart-read', 'rolled']);

function joins(group: Group, line: LogLine, kind: BeatKind): boolean {
  const [head] = group.lines;
  if (head === undefined || head.act !== line.act) return false;
  if (group.kind === 'bids' || group.kind === 'fire') return group.kind === kind || line.kind === 'rolled';
  if (FIRE.has(line.kind)) return false;
  if (kind === 'capture' && LEADS.has(group.kind)) return true;
  if (group.kind === 'strike') return line.kind === 'secret-cards-destroyed';
  return group.kind === kind && (TO_ALL.has(kind) || (REPEATED.has(kind) && head.actor === line.actor));
}

const heavier = (a: Weight, b: Weight): Weight => (a > b ? a : b);

function beatOf({ kind, weight, lines }: Group, reader: Reader): Beat {
  const { view, seat } = reader;
  const events = lines.flatMap(({ event }) => event ?? []);
  const [head] = lines;
  // What comes to everybody is told by what comes to the reader.
  const own = TO_ALL.has(kind) ? lines.find((line) => line.actor === seat) : undefined;
  const actor = (own ?? lines.find((line) => line.actor !== undefined))?.actor;
  const mine = actor !== undefined && actor === seat;
  const lost = tollOf(events, seat);
  const touched = touchedBy(events, reader).filter((other) => other !== actor);
  const touchesMe = seat !== undefined && touched.includes(seat);
  const againstMe = !mine && (lost !== undefined || (touchesMe && HOSTILE.has(kind)));
  const held = againstMe && isGrave(kind, events, lost);
  const power = powerOf(view, actor);
  const counts: Weight = held ? 4 : againstMe || (touchesMe && !mine) ? heavier(weight, 2) : weight;
  return {
    id: `${head?.n ?? 0}-${lines.length}`,
    first: head?.n ?? 0,
    last: lines.at(-1)?.n ?? 0,
    kind,
    caption: captionOf({ kind, lines, events, actor, lost, againstMe }, reader),
    actor,
    touched,
    zones: [...new Set(lines.flatMap(({ zones = [] }) => zones))],
    arrows: lines.flatMap((line) => waysOf(line).map((arrow) => (power === undefined ? arrow : { ...arrow, power }))),
    changes: events.flatMap(changesOf),
    lost,
    weight: counts,
    mine,
    againstMe,
    held,
    lasts: LASTS[counts],
    cycle: head?.cycle ?? 0,
    stage: head?.stage ?? 0,
    lines,
    events,
  };
}

/** Kinds of beats that mean harm to those they are done to. */
const HOSTILE: ReadonlySet<BeatKind> = new Set([
  'attack',
  'capture',
  'march',
  'launch',
  'strike',
  'space',
  'blockade',
  'losses',
]);

/** Whether somebody must have seen what was done to them before they go on. */
function isGrave(kind: BeatKind, events: readonly GameEvent[], lost: Toll | undefined): boolean {
  if (events.some(({ type }) => GRAVE.has(type)) && kind !== 'march') return true;
  // What a battle costs is told by the battle; its beginning is grave, and what it took.
  return lost !== undefined && kind !== 'losses';
}

const GRAVE: ReadonlySet<string> = new Set([
  'attack-declared',
  'nukes-launched',
  'struck',
  'ships-lost',
  'grip-announced',
]);

/** The way of a line, step by step. */
function waysOf({ event, arrows = [] }: LogLine): readonly Arrow[] {
  if (event?.type !== 'units-moved') return arrows.filter(({ from, to }) => from !== to);
  const seen = new Set<string>();
  return event.legs
    .flatMap((leg): Arrow[] => {
      const path: readonly string[] = 'path' in leg && leg.how !== 'airlift' ? leg.path : [leg.to];
      return path.map((to, i) => ({ from: path[i - 1] ?? leg.from, to, kind: 'move' }));
    })
    .filter(({ from, to }) => {
      const key = `${from} ${to}`;
      if (from === to || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** Seats that events do something to. */
function touchedBy(events: readonly GameEvent[], { view, seat: reader }: Reader): Seat[] {
  const found = new Set<string>();
  for (const event of events) {
    const facts: Readonly<Record<string, unknown>> = { ...event };
    for (const key of TOUCHED) collect(facts[key], found);
    if (DONE_TO.has(event.type)) collect(facts.seat, found);
    // Only the two whose offer it was hear of it.
    if (event.type === 'offer-withdrawn' || event.type === 'offer-expired') collect(reader, found);
    if (event.type === 'offer-made') found.add(event.offer.to);
    if (event.type === 'struck' && event.home !== undefined) found.add(event.home);
    if (event.type === 'blockades-read') for (const seat of event.besieged) found.add(seat);
    if (event.type === 'nukes-launched') {
      const held = holdersOf(view);
      for (const { at } of event.targets) found.add(held.get(at) ?? '');
    }
  }
  return view.order.filter((seat) => found.has(seat));
}

const TOUCHED = [
  'defender',
  'from',
  'owner',
  'friend',
  'asker',
  'buyer',
  'seller',
  'receiver',
  'partner',
  'parties',
  'lender',
  'borrower',
  'against',
  'victor',
  'user',
  'lost',
  'cards',
  'losers',
  'blockaded',
] as const;

function collect(fact: unknown, found: Set<string>): void {
  if (typeof fact === 'string') found.add(fact);
  else if (Array.isArray(fact)) for (const part of fact) collect(part, found);
  else if (typeof fact === 'object' && fact !== null && 'seat' in fact) collect(fact.seat, found);
}

/** Figures that an event changes and everybody may know. */
function changesOf(event: GameEvent): Change[] {
  switch (event.type) {
    case 'sold':
      return [
        { what: 'price', of: event.resource, by: -event.units },
        { what: event.resource, seat: event.seat, by: -event.units },
        { what: 'cash', seat: event.seat, by: event.proceeds },
      ];
    case 'bought':
      return [
        { what: 'price', of: event.resource, by: event.units },
        { what: event.resource, seat: event.seat, by: event.units - event.lost },
        { what: 'cash', seat: event.seat, by: -event.cost },
      ];
    case 'units-built':
      return [
        { what: 'units', of: event.kind, seat: event.seat, zone: event.zone, by: event.number },
        { what: 'cash', seat: event.seat, by: -event.cost },
      ];
    case 'weapons-built':
      return [
        { what: 'nukes', seat: event.seat, by: event.nukes },
        { what: 'l-stars', seat: event.seat, by: event.lStars },
        { what: 'cash', seat: event.seat, by: -event.cost },
      ].filter(({ by }) => by !== 0) as Change[];
    case 'units-lost':
      return event.losses.map(({ kind, number, zone }) => ({
        what: 'units',
        of: kind,
        seat: event.seat,
        zone,
        by: -number,
      }));
    case 'cash-given':
      return [
        { what: 'cash', seat: event.giver, by: -event.amount },
        { what: 'cash', seat: event.receiver, by: event.amount },
      ];
    case 'borrowed':
      return [{ what: 'loans', seat: event.seat, by: event.billions }];
    default:
      return [];
  }
}
