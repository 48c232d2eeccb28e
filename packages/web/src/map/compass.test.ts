import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Board, chartOf } from './board.ts';
import { DIRECTIONS, type Direction, isDirection, zoneToward } from './compass.ts';
import { describeZone } from './describe.ts';

const board: Board = JSON.parse(readFileSync(new URL('./map.json', import.meta.url), 'utf8'));
const chart = chartOf(board);

function zone(id: string) {
  const found = chart.byId.get(id);
  if (!found) throw new Error(`no zone ${id}`);
  return found;
}

describe('arrow keys', () => {
  it.each<[string, Direction, string]>([
    ['western-usa', 'ArrowRight', 'midwest-usa'],
    ['western-australia', 'ArrowRight', 'eastern-australia'],
    ['zaire', 'ArrowDown', 'south-africa'],
    ['siberia', 'ArrowRight', 'yakutsk'],
  ])('from %s, %s goes to %s', (from, direction, to) => {
    expect(zoneToward(chart.zones, zone(from), direction)?.id).toBe(to);
  });
  it('every zone can be reached', () => {
    const seen = new Set([zone('poland')]);
    for (const from of seen) {
      for (const key of Object.keys(DIRECTIONS).filter(isDirection)) {
        const to = zoneToward(chart.zones, from, key);
        if (to) seen.add(to);
      }
    }
    expect(chart.zones.filter((one) => !seen.has(one)).map((one) => one.id)).toEqual([]);
  });
});

describe('accessible names', () => {
  it('say who holds a zone and what stands there', () => {
    const pieces = [{ zone: 'romania', power: 'ussr', kind: 'army', count: 3 } as const];
    expect(describeZone(zone('romania'), { holder: 'ussr' }, pieces, {})).toBe(
      'Romania, held by the Soviet Union, 3 armies',
    );
  });
  it('name guests, loads, clouds and reasons', () => {
    const pieces = [{ zone: 'north-sea', power: 'usa', kind: 'navy', count: 1, aboard: 2 } as const];
    expect(describeZone(zone('north-sea'), { muted: 'No way there.' }, pieces, {})).toBe(
      'North Sea, USA: 1 navy with 2 armies aboard, you can’t choose it: No way there.',
    );
    expect(describeZone(zone('egypt'), { scorched: true }, [], { clouds: ['egypt'] })).toBe(
      'Egypt, scorched, under a mushroom cloud',
    );
  });
  it('join the lines of a name', () => {
    expect(zone('indo-china').name).toBe('Indo-China');
    expect(zone('new-zealand').name).toBe('New Zealand');
  });
});
