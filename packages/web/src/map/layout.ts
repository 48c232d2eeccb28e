import { arrowsOf, pointIn } from './arrows.ts';
import type { Chart, ChartZone } from './board.ts';
import { type Chip, chipsOf, pieceKey, type Shape } from './chips.ts';
import { boxAround, type Point } from './geometry.ts';
import { bySize, type Measure, nameBox, nameSize, type PlacedName, placeLandNames, placeSeaNames } from './names.ts';
import { type Ground, keepChip, placeChip } from './place-chip.ts';
import { Spots } from './spots.ts';
import type { Arrow, CompanyMark, Marks, Piece, ZoneId } from './types.ts';
import { yieldsWidth } from './Yields.tsx';
import { type Level, levelOf } from './zoom.ts';

/** Everything of constant size on the screen, placed for one zoom step; points are in units of the board. */
export interface Layout {
  readonly k: number;
  readonly level: Level;
  readonly tokens: readonly PlacedToken[];
  readonly names: readonly PlacedName[];
  readonly clouds: readonly PlacedMark[];
  readonly passages: readonly (PlacedMark & { readonly guest: Piece['power'] })[];
  readonly incoming: readonly (PlacedMark & { readonly nukes: number; readonly screened: boolean })[];
  readonly pirates: readonly (PlacedMark & { readonly number: number })[];
  readonly struck: readonly PlacedMark[];
  readonly yields: readonly PlacedYield[];
  readonly leaders: readonly { readonly key: string; readonly from: Point; readonly to: Point }[];
  readonly arrows: readonly (Arrow & { readonly d: string })[];
}

export interface PlacedToken {
  readonly chip: Chip;
  readonly at: Point;
  readonly shape: Shape;
}

export interface PlacedMark {
  readonly key: string;
  readonly at: Point;
  readonly size: number;
}

export type PlacedYield = PlacedMark & Omit<CompanyMark, 'zone'>;

export interface Contents {
  readonly pieces: readonly Piece[];
  readonly marks: Marks;
}

const PORT_BOX = { 1: 5, 2: 8, 3: 8 };
const CLOUD = { 1: 18, 2: 24, 3: 24 };
const PASSAGE = { 1: 11, 2: 14, 3: 14 };
const INCOMING = { 1: 20, 2: 24, 3: 24 };
const PIRATES = { 1: 14.5, 2: 20, 3: 20 };
const YIELDS = { 1: 13, 2: 16, 3: 16 };
const RING = 60;
/** Widths and heights of marks, in their sizes: a strike, one under a screen of L-stars, pirates. */
const UNSCREENED = [1.5, 1];
export const SCREENED = [2.1, 1.9] as const;
export const LAIR = [1.7, 1] as const;

/**
 * Places tokens, clouds, land names, then sea names, so that nothing touches. What stood there `before` at the same
 * scale stays where it was, as long as it has room: only what came, grew or was in the way finds another place.
 */
export function layOut(
  chart: Chart,
  { pieces, marks }: Contents,
  k: number,
  measure: Measure,
  before?: Layout,
): Layout {
  const level = levelOf(k);
  const ground = groundOf(chart, k, level, measure);
  const stood = new Map(
    before?.k === k
      ? [
          ...before.tokens.map(({ chip, at }) => [pieceKey(chip), at] as const),
          ...before.tokens.map(({ chip, at }) => [chip.key, at] as const),
          ...before.yields.map(({ key, at }) => [key, at] as const),
        ]
      : [],
  );
  const placeBefore = (chip: Chip): Point | undefined => stood.get(chip.key) ?? stood.get(pieceKey(chip));
  const unit = ([x, y]: Point): Point => [x / k, y / k];
  const leaders: Layout['leaders'][number][] = [];
  const chips = inOrder(chart, chipsOf(pieces, level));
  const led = new Set(before?.leaders.map(({ key }) => key));
  const kept = new Map(
    chips.flatMap(([, chip]) => {
      const was = placeBefore(chip);
      const placed = was && !led.has(chip.key) ? keepChip(ground, chip.shapes, [was[0] * k, was[1] * k]) : undefined;
      if (placed !== undefined) ground.taken.add(placed.box);
      return placed === undefined ? [] : [[chip.key, placed] as const];
    }),
  );
  const tokens = chips.map(([zone, chip]): PlacedToken => {
    const was = placeBefore(chip);
    const stays = kept.get(chip.key);
    const placed = stays ?? placeChip(ground, zone, chip.shapes, was && [was[0] * k, was[1] * k]);
    if (stays === undefined) ground.taken.add(placed.box);
    if (placed.outside) leaders.push({ key: chip.key, from: unit(placed.at), to: pointIn(zone) });
    return { chip, at: (stays && was) ?? unit(placed.at), shape: placed.shape };
  });
  const mark = (
    key: string,
    zone: ChartZone,
    size: number,
    [wide = 1, high = 1]: readonly number[] = [],
  ): PlacedMark => {
    const was = stood.get(key);
    const shape = { width: size * wide, height: size * high, columns: 1 };
    const at: Point | undefined = was && [was[0] * k, was[1] * k];
    const placed = (at && keepChip(ground, [shape], at)) ?? placeChip(ground, zone, [shape], at);
    ground.taken.add(placed.box);
    return { key, at: unit(placed.at), size };
  };
  const clouds = known(chart, marks.clouds ?? []).map((zone) => mark(zone.id, zone, CLOUD[level]));
  const incoming = (marks.incoming ?? []).flatMap(({ zone: id, nukes, screened }) => {
    const zone = chart.byId.get(id);
    const extent = screened ? SCREENED : UNSCREENED;
    return zone ? [{ ...mark(`incoming ${id}`, zone, INCOMING[level], extent), nukes, screened }] : [];
  });
  const pirates = (marks.pirates ?? []).flatMap(({ zone: id, number }) => {
    const zone = chart.byId.get(id);
    return zone ? [{ ...mark(`pirates ${id}`, zone, PIRATES[level], LAIR), number }] : [];
  });
  const struck = (marks.struck ?? []).flatMap(({ zone: id, key }) => {
    const zone = chart.byId.get(id);
    return zone ? [{ key, at: pointIn(zone), size: RING }] : [];
  });
  const passages = (marks.passages ?? []).flatMap(({ zone: id, guest, sign }) => {
    const zone = sign ? chart.byId.get(id) : undefined;
    return zone ? [{ ...mark(`${id}-${guest}`, zone, PASSAGE[level]), guest }] : [];
  });
  // Near by, companies stand there with their names instead.
  const yields = (level === 3 ? [] : (marks.companies ?? [])).flatMap(
    ({ zone: id, power, yields: made, threatened }) => {
      const zone = chart.byId.get(id);
      if (!zone) return [];
      const placed = mark(`yields ${id} ${power}`, zone, YIELDS[level], [yieldsWidth(made.length), 1]);
      return [{ ...placed, power, yields: made, threatened }];
    },
  );
  const named = new Map(
    before?.k === k ? before.names.map(({ key, at }) => [key, [at[0] * k, at[1] * k] as const] as const) : [],
  );
  const landNames = placeLandNames(ground, level, measure, named);
  const names = [...landNames, ...placeSeaNames(ground, level, measure)];
  return {
    k,
    level,
    tokens,
    names: names.map((name) => ({ ...name, at: unit(name.at) })),
    clouds,
    passages,
    incoming,
    pirates,
    struck,
    yields,
    leaders,
    arrows: arrowsOf(ground, marks.arrows ?? [], tokens),
  };
}

function groundOf(chart: Chart, k: number, level: Level, measure: Measure): Ground {
  const ground = { chart, k, taken: new Spots(), names: new Spots(), small: new Spots(), ports: new Spots() };
  for (const zone of chart.zones) {
    const size = nameSize(zone, zone.label, level, k);
    const box = nameBox(zone, zone.label, size, [zone.label.x * k, zone.label.y * k], measure);
    if (zone.kind === 'land') ground.names.add(box);
    else if (!zone.label.angle) ground.small.add(box);
  }
  for (const port of chart.board.ports)
    ground.ports.add(boxAround([port.x * k, port.y * k], PORT_BOX[level], PORT_BOX[level]));
  return ground;
}

/** Smallest zones choose first; in a zone the larger forces. */
function inOrder(chart: Chart, chips: readonly Chip[]): readonly (readonly [ChartZone, Chip])[] {
  const sorted = [...chips].sort((a, b) => b.count - a.count || a.key.localeCompare(b.key));
  return bySize(chart, () => true).flatMap((zone) =>
    sorted.filter((chip) => chip.zone === zone.id).map((chip) => [zone, chip] as const),
  );
}

const known = (chart: Chart, ids: readonly ZoneId[]): readonly ChartZone[] =>
  ids.flatMap((id) => chart.byId.get(id) ?? []);
