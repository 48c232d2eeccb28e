import type { PowerId } from '../look/powers.ts';
import { zoneTitle } from '../session/names.ts';
import { type Box, type Point, rings } from './geometry.ts';
import { rasterise, type ZoneRaster } from './raster.ts';
import type { ZoneId } from './types.ts';

/** The drawn board, as in map.json. */
export interface Board {
  readonly viewBox: readonly number[] | string;
  readonly zones: Readonly<Record<ZoneId, DrawnZone>>;
  readonly ports: readonly Port[];
  readonly links: readonly { readonly name: string; readonly points: readonly Point[] }[];
  readonly decor: { readonly ice: string; readonly lakes: string; readonly graticule: string };
}

export interface DrawnZone {
  readonly kind: 'land' | 'territorial' | 'international';
  readonly power?: PowerId | null;
  readonly d: string;
  readonly bbox: Box;
  readonly label: Label;
  readonly moreLabels?: readonly Label[];
  /** Good places for tokens, best first. */
  readonly tokens: readonly Point[];
}

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lines: readonly string[];
  /** Degrees. */
  readonly angle?: number;
}

export interface Port {
  readonly territory: ZoneId;
  readonly sea: ZoneId;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The size of the drawn board in its own units. */
export const BOARD_WIDTH = 2000;
export const BOARD_HEIGHT = 1100;

/** The board with everything that is worked out once. */
export interface Chart {
  readonly board: Board;
  readonly zones: readonly ChartZone[];
  readonly byId: ReadonlyMap<ZoneId, ChartZone>;
  readonly raster: ZoneRaster;
}

export interface ChartZone extends DrawnZone {
  readonly id: ZoneId;
  readonly index: number;
  readonly name: string;
  /** Cells of the raster. */
  readonly area: number;
}

/** Fetches the drawn board. */
export async function loadChart(url: string): Promise<Chart> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the map answered ${response.status}`);
  const board: Board = await response.json();
  return chartOf(board);
}

/** Names the zones; areas and which zone lies where are worked out when they are first asked for, which a picture never does. */
export function chartOf(board: Board): Chart {
  const entries = Object.entries(board.zones);
  let worked: ZoneRaster | undefined;
  const raster = (): ZoneRaster => {
    worked ??= rasterise(
      entries.map(([, zone]) => rings(zone.d)),
      BOARD_WIDTH,
      BOARD_HEIGHT,
    );
    return worked;
  };
  const zones = entries.map(
    ([id, zone], index): ChartZone => ({
      ...zone,
      ...labelled(id, zone),
      id,
      index,
      name: zoneTitle(id),
      get area() {
        return raster().areas[index] ?? 0;
      },
    }),
  );
  return {
    board,
    zones,
    byId: new Map(zones.map((zone) => [zone.id, zone])),
    get raster() {
      return raster();
    },
  };
}

/** Labels in the language of the page; those that are drawn so already keep their lines. */
function labelled(id: ZoneId, { label, moreLabels }: DrawnZone): Pick<DrawnZone, 'label' | 'moreLabels'> {
  const name = zoneTitle(id);
  const inLines = (each: Label): Label =>
    nameOf(each.lines) === name ? each : { ...each, lines: broken(name, each.lines.length) };
  return { label: inLines(label), ...(moreLabels === undefined ? {} : { moreLabels: moreLabels.map(inLines) }) };
}

/** A name in so many lines at most, each as near as can be to the same length. */
function broken(name: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && (lines.length === most || joined.length <= name.length / most))
      lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

const nameOf = (lines: readonly string[]): string => lines.join(' ').replace('- ', '-');
