import { SEA_ROWS, type SeaRow } from './seas.ts';
import { TERRITORY_ROWS, type TerritoryRow } from './territories.ts';
import {
  isTerritory,
  type LightSea,
  SEAS,
  type Sea,
  TERRITORIES,
  type Territory,
  tableOf,
  ZONES,
  type Zone,
  zoneIndex,
} from './zones.ts';

const territory: Readonly<Record<Territory, TerritoryRow>> = TERRITORY_ROWS;
const sea: Readonly<Record<Sea, SeaRow>> = SEA_ROWS;

/** The zone's printed name. */
export function zoneName(zone: Zone): string {
  return isTerritory(zone) ? territory[zone].name : sea[zone].name;
}

/** The territories that share a land border with it. */
export function landBorders(t: Territory): readonly Territory[] {
  return territory[t].borders;
}

/** The territorial seas that it touches. */
export function coasts(t: Territory): readonly LightSea[] {
  return territory[t].coasts;
}

/** B-MAP-11: the seas on which it has a port. */
export function ports(t: Territory): readonly LightSea[] {
  return territory[t].ports;
}

/** The seas that share a border with it. */
export function seaBorders(s: Sea): readonly Sea[] {
  return sea[s].borders;
}

/** The territories that touch the sea. */
export function shores(s: Sea): readonly Territory[] {
  return shoreTable[s];
}

/** B-MAP-11: the territories with a port on the sea. */
export function portsOn(s: Sea): readonly Territory[] {
  return portTable[s];
}

/** Every zone next to the zone: of its own kind first, then across the coast. */
export function neighbours(zone: Zone): readonly Zone[] {
  return neighbourTable[zone];
}

/** B-MAP-11: whether the territory has a port on the sea. */
export function hasPort(t: Territory, s: Sea): boolean {
  return portMatrix[at(t, s)] === 1;
}

/** Whether two zones touch. */
export function adjacent(a: Zone, b: Zone): boolean {
  return borderMatrix[at(a, b)] === 1;
}

/** Whether one step leads from a zone to the other, by land or by sea; not across the coast. */
export function isOneStep(a: Zone, b: Zone): boolean {
  return adjacent(a, b) && isTerritory(a) === isTerritory(b);
}

const includes = (list: readonly Zone[], zone: Zone): boolean => list.includes(zone);
const shoreTable = tableOf(SEAS, (s) => TERRITORIES.filter((t) => includes(coasts(t), s)));
const portTable = tableOf(SEAS, (s) => TERRITORIES.filter((t) => includes(ports(t), s)));
const neighbourTable: Readonly<Record<Zone, readonly Zone[]>> = tableOf(ZONES, (zone) =>
  isTerritory(zone) ? [...landBorders(zone), ...coasts(zone)] : [...seaBorders(zone), ...shores(zone)],
);

const borderMatrix = matrixOf(neighbours);
const portMatrix = matrixOf((zone) => (isTerritory(zone) ? ports(zone) : []));

function at(row: Zone, column: Zone): number {
  return zoneIndex(row) * ZONES.length + zoneIndex(column);
}

function matrixOf(linked: (zone: Zone) => readonly Zone[]): Uint8Array {
  const matrix = new Uint8Array(ZONES.length * ZONES.length);
  for (const zone of ZONES) for (const other of linked(zone)) matrix[at(zone, other)] = 1;
  return matrix;
}
