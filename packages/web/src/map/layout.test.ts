import { readFileSync } from 'node:fs';
import { companiesIn, companyOf, homeOf, POWERS } from '@marshall/rules';
import { describe, expect, it } from 'vitest';
import { marks, pieces, unitCount } from '../demo/position.ts';
import { type Board, chartOf } from './board.ts';
import { type Box, boxAround, overlaps } from './geometry.ts';
import { LAIR, type Layout, layOut, SCREENED } from './layout.ts';
import { type Measure, nameBox } from './names.ts';
import type { CompanyMark } from './types.ts';
import { yieldsWidth } from './Yields.tsx';
import { zoomSteps } from './zoom.ts';

const board: Board = JSON.parse(readFileSync(new URL('./map.json', import.meta.url), 'utf8'));
const chart = chartOf(board);
const measure: Measure = (text, size) => text.length * size * 0.5;

/** The home companies of every power, by zone. */
const companies: readonly CompanyMark[] = POWERS.flatMap((power) =>
  homeOf(power).flatMap((zone) => {
    const yields = companiesIn(zone).map((card) => {
      const { resource, units } = companyOf(card);
      return { name: card, resource, units, open: true };
    });
    return yields.length === 0 ? [] : [{ zone, power, yields, threatened: false }];
  }),
);

/** Every box on the screen at the layout's scale, tokens with their outline. */
function boxesOf({
  k,
  tokens,
  names,
  clouds,
  passages,
  incoming,
  pirates,
  yields,
}: Layout): readonly (readonly [string, Box])[] {
  return [
    ...tokens.map(
      ({ chip, at, shape }) => [chip.key, boxAround([at[0] * k, at[1] * k], shape.width, shape.height, 0.5)] as const,
    ),
    ...names
      .filter((name) => !name.angle)
      .map(
        (name) =>
          [
            `name ${name.key}`,
            nameBox(
              name.zone,
              { ...name.zone.label, lines: name.lines },
              name.size,
              [name.at[0] * k, name.at[1] * k],
              measure,
            ),
          ] as const,
      ),
    ...[...clouds, ...passages].map(
      ({ key, at, size }) => [`mark ${key}`, boxAround([at[0] * k, at[1] * k], size, size)] as const,
    ),
    ...incoming.map(
      ({ key, at, size }) => [key, boxAround([at[0] * k, at[1] * k], size * SCREENED[0], size * SCREENED[1])] as const,
    ),
    ...yields.map(
      ({ key, at, size, yields: made }) =>
        [key, boxAround([at[0] * k, at[1] * k], size * yieldsWidth(made.length), size)] as const,
    ),
    ...pirates.map(
      ({ key, at, size }) => [key, boxAround([at[0] * k, at[1] * k], size * LAIR[0], size * LAIR[1])] as const,
    ),
  ];
}

function touching(layout: Layout): readonly string[] {
  const boxes = boxesOf(layout);
  return boxes.flatMap(([a, box], i) =>
    boxes.slice(i + 1).flatMap(([b, other]) => (overlaps(box, other) ? [`${a} on ${b}`] : [])),
  );
}

describe('a crowded position of 200 units', () => {
  it('has 200 units', () => {
    expect(unitCount).toBeGreaterThanOrEqual(200);
  });
  it.each([0.4755, ...zoomSteps(0.5435)])('nothing touches anything at scale %f', (k) => {
    const layout = layOut(chart, { pieces, marks }, k, measure);
    expect(touching(layout)).toEqual([]);
  });
  it.each([0.4755, ...zoomSteps(0.5435)])('a strike and pirates find room beside all that at scale %f', (k) => {
    const incoming = ['romania', 'kola', 'brazil'].map((zone) => ({ zone, nukes: 2, screened: true }));
    const layout = layOut(
      chart,
      { pieces, marks: { ...marks, incoming, pirates: [{ zone: 'mid-pacific', number: 4 }] } },
      k,
      measure,
    );
    expect(layout.incoming.length + layout.pirates.length).toBe(4);
    expect(touching(layout)).toEqual([]);
  });
  it.each([0.4755, 0.5435, 0.95])('the companies of six powers find room beside all that at scale %f', (k) => {
    const layout = layOut(chart, { pieces, marks: { ...marks, companies } }, k, measure);
    expect(layout.yields).toHaveLength(companies.length);
    expect(touching(layout)).toEqual([]);
  });
  it('a sea on both sides of a canal is named once while its borders cannot be made out', () => {
    const named = (k: number) =>
      layOut(chart, { pieces: [], marks: {} }, k, measure).names.filter(({ zone }) => zone.id === 'red-sea').length;
    expect([named(0.5435), named(1.2)]).toEqual([1, 2]);
  });
  it('every land has its name at every step', () => {
    const lands = chart.zones.filter((zone) => zone.kind === 'land').length;
    for (const k of zoomSteps(0.5435)) {
      const named = layOut(chart, { pieces, marks }, k, measure).names.filter((name) => name.zone.kind === 'land');
      expect(named).toHaveLength(lands);
    }
  });
  it('between two steps things only move apart', () => {
    const layout = layOut(chart, { pieces, marks }, 0.95, measure);
    expect(touching({ ...layout, k: 1.13 })).toEqual([]);
  });
  it('few tokens stand outside their zone, each with a leader', () => {
    const layout = layOut(chart, { pieces, marks }, 0.95, measure);
    const away = layout.tokens.filter(({ chip, at }) => chart.zones[chart.raster.at(at[0], at[1])]?.id !== chip.zone);
    expect(away.map(({ chip }) => chip.key).sort()).toEqual(layout.leaders.map(({ key }) => key).sort());
    expect(layout.leaders.length).toBeLessThan(12);
  });
  it('tokens stay where they are when a count elsewhere changes', () => {
    const first = layOut(chart, { pieces, marks }, 0.95, measure);
    const changed = pieces.map((piece) => (piece.zone === 'turkey' ? { ...piece, count: 3 } : piece));
    const second = layOut(chart, { pieces: changed, marks }, 0.95, measure, first);
    const moved = second.tokens.filter(({ chip, at }) => {
      const was = first.tokens.find((token) => token.chip.key === chip.key)?.at;
      return was && Math.hypot(was[0] - at[0], was[1] - at[1]) > 1;
    });
    expect(moved.length).toBeLessThanOrEqual(2);
  });
  it('after a build nothing jumps that has room: neither tokens nor names, in the zone or elsewhere', () => {
    const before = new Map<number, Layout>();
    const places = ({ tokens, names }: Layout) =>
      new Map([
        ...tokens.map(({ chip, at }) => [chip.key, at] as const),
        ...names.map(({ key, at }) => [`name ${key}`, at] as const),
      ]);
    let jumps = 0;
    let last: Layout | undefined;
    for (const k of [0.5435, 0.95])
      for (const home of new Set(pieces.map(({ zone }) => zone))) {
        const first = before.get(k) ?? layOut(chart, { pieces, marks: { ...marks, companies } }, k, measure);
        before.set(k, first);
        const built = pieces.map((piece) => (piece.zone === home ? { ...piece, count: piece.count + 9 } : piece));
        const second = layOut(chart, { pieces: built, marks: { ...marks, companies } }, k, measure, first);
        last = second;
        const stood = places(first);
        for (const [key, at] of places(second)) {
          const was = stood.get(key);
          if (was && Math.hypot(was[0] - at[0], was[1] - at[1]) > 1) jumps++;
        }
      }
    expect(last && touching(last)).toEqual([]);
    // A hundred and more builds; what grew itself may need another place.
    expect(jumps).toBeLessThanOrEqual(30);
  });
});
