import { clampSpot, type GameEvent, priceAt, RESOURCES, type Resource, type Seat } from '@marshall/rules';
import { type BattleStory, storiesIn, sumOf } from '../moment/battle-story.ts';
import { seatInText, unitCounts } from '../session/names.ts';
import type { LogLine, TableState } from '../session/session.ts';
import { money, RESOURCE_NAMES, words } from '../words.ts';
import type { Beat } from './beat.ts';
import { beatsOf } from './beats.ts';
import { type Promised, type Word, wordIn } from './promises.ts';

/** One thing that touched the reader since their last decision. */
export interface Item {
  readonly key: string;
  readonly text: string;
  readonly actor: Seat | undefined;
  readonly grave: boolean;
  /** What was agreed, and whether it was kept. */
  readonly word?: Word;
  /** What shows it on the map. */
  readonly lines: readonly LogLine[];
}

export interface Since {
  /** What touched the reader, the most important first. */
  readonly mine: readonly Item[];
  /** Battles and captures among others. */
  readonly others: readonly Item[];
  /** Everything that can be played. */
  readonly lines: readonly LogLine[];
}

/** What happened since the reader's last decision, and what of it touched them. */
export function sinceMine(
  table: Pick<TableState, 'log' | 'since' | 'view' | 'seat'> & { readonly promised?: readonly Promised[] },
): Since {
  const { log, since, view, seat } = table;
  const fresh = log.slice(log.findLastIndex(({ n }) => n <= since) + 1);
  const beats = beatsOf(fresh, { view, seat }).filter((beat) => !beat.mine);
  const stories = storiesIn(fresh);
  const item = (beat: Beat): Item => itemOf(beat, stories, table);
  const touching = beats.filter((beat) => touches(beat, seat));
  const mine = touching
    .map((beat) => ({ beat, rank: rankOf(beat, wordIn(beat, table)) }))
    .toSorted((a, b) => b.rank - a.rank || a.beat.first - b.beat.first)
    .map(({ beat }) => item(beat));
  const prices = seat === undefined ? [] : pricesOf(table, fresh, seat);
  const grave = mine.filter((item) => item.grave);
  return {
    mine: [...answeredFor(fresh, seat), ...grave, ...prices, ...mine.filter((item) => !item.grave)],
    others: beats.filter((beat) => !touches(beat, seat) && beat.weight >= 3).map(item),
    lines: beats.filter(({ weight }) => weight > 0).flatMap(({ lines }) => lines),
  };
}

/** What the table answered for the reader, whose time was over. */
function answeredFor(fresh: readonly LogLine[], seat: Seat | undefined): Item[] {
  const late = fresh.filter(({ kind, actor }) => kind === 'answered-for' && actor === seat);
  const [first] = late;
  if (first === undefined) return [];
  const acts = new Set(late.map(({ act }) => act));
  return [
    {
      key: `late ${first.n}`,
      text: words.theatre.late(late.length),
      actor: seat,
      grave: true,
      lines: fresh.filter(({ act }) => acts.has(act)),
    },
  ];
}

/** Dice of a battle that one fights are told by its own card. */
const PARTS: ReadonlySet<Beat['kind']> = new Set(['fire', 'defence', 'bids', 'stage', 'cycle']);

const touches = (beat: Beat, seat: Seat | undefined): boolean =>
  seat !== undefined && (beat.lost !== undefined || (beat.touched.includes(seat) && !PARTS.has(beat.kind)));

function rankOf({ lost, kind, againstMe, weight }: Beat, word: Word | undefined): number {
  if (lost?.all) return 100;
  if (lost !== undefined && lost.zones.length > 0) return 90 + lost.zones.length;
  if (lost !== undefined && lost.companies.length + lost.hidden.length > 0) return 80;
  if (kind === 'strike' || kind === 'launch') return 75;
  if (kind === 'attack' && againstMe) return 70;
  if (lost !== undefined) return 60;
  if (word?.kept === false) return 55;
  return (againstMe ? 40 : 0) + weight;
}

function itemOf(beat: Beat, stories: readonly BattleStory[], table: Parameters<typeof wordIn>[1]): Item {
  const { log, view } = table;
  const word = wordIn(beat, table);
  const story = stories.find(({ first }) => first === beat.first);
  return {
    key: beat.id,
    text: story === undefined ? beat.caption : [beat.caption, ...outcome(view, story)].join(' '),
    actor: beat.actor,
    grave: (beat.againstMe && (beat.held || beat.lost !== undefined)) || word?.kept === false,
    ...(word === undefined ? {} : { word }),
    // A battle is shown as a whole.
    lines: story === undefined ? beat.lines : log.filter(({ n }) => n >= story.first && n <= story.last),
  };
}

/** How a battle came out. */
function outcome(view: TableState['view'], { attacker, defender, endings }: BattleStory): readonly string[] {
  const losses = [attacker, defender].flatMap(({ seat, lost }) =>
    sumOf(lost) === 0 || seat === undefined
      ? []
      : [words.theatre.loses(seatInText(view, seat), unitCounts(view, lost))],
  );
  return [...losses, ...endings];
}

/** Prices of what the reader stores, where others have moved them. */
function pricesOf(table: Pick<TableState, 'log' | 'since' | 'view'>, fresh: readonly LogLine[], seat: Seat): Item[] {
  const { view } = table;
  const stored = view.seats[seat]?.supplies;
  const then = spotsAt(table);
  return RESOURCES.flatMap((resource): Item[] => {
    const held = stored?.[resource] ?? 0;
    const [before, now] = [priceAt(then[resource]), priceAt(view.market[resource])];
    if (held === 0 || before === now) return [];
    const lines = fresh.filter(({ event }) => event !== undefined && movesOf(event).some(([of]) => of === resource));
    const text = words.theatre.price(RESOURCE_NAMES[resource], now > before, money(before), money(now), held);
    return [{ key: `price ${resource}`, text, actor: undefined, grave: false, lines }];
  });
}

/** Where the prices stood after a line: from where they were set, else back from where they stand. */
function spotsAt({ log, since, view }: Pick<TableState, 'log' | 'since' | 'view'>): Readonly<Record<Resource, number>> {
  const told = log.findIndex(({ kind }) => kind === 'prices-set');
  const set = log[told]?.event;
  const spots = { ...(set?.type === 'prices-set' ? set.spots : view.market) };
  const moves = set === undefined ? log.filter(({ n }) => n > since).toReversed() : log.slice(told);
  for (const { n, event } of moves) {
    if (event === undefined || (set !== undefined && n > since)) continue;
    for (const [resource, by] of movesOf(event))
      spots[resource] = clampSpot(spots[resource] + (set === undefined ? -by : by));
  }
  return spots;
}

/** By how many spots an event moves prices. */
function movesOf(event: GameEvent): readonly (readonly [Resource, number])[] {
  switch (event.type) {
    case 'sold':
      return [[event.resource, -event.units]];
    case 'bought':
    case 'goods-imported':
      return [[event.resource, event.units]];
    case 'carriers-hired':
      return [
        ['grain', event.bought.grain],
        ['oil', event.bought.oil],
      ];
    default:
      return [];
  }
}
