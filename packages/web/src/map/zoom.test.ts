import { describe, expect, it } from 'vitest';
import {
  between,
  clampView,
  fitScale,
  levelOf,
  minScale,
  panBy,
  reveal,
  stepFor,
  worldView,
  zoomAt,
  zoomSteps,
} from './zoom.ts';

const wide = { width: 1087, height: 605 };
const phone = { width: 390, height: 420 };

describe('scales', () => {
  it('the whole world fits a wide frame', () => {
    expect(minScale(wide)).toBeCloseTo(fitScale(wide));
    expect(1990 * minScale(wide)).toBeLessThanOrEqual(1087);
  });
  it('a phone shows a part of the world rather than illegible tokens', () => {
    expect(minScale(phone)).toBe(0.5);
  });
  it('steps rise from the smallest scale and hold the borders between levels', () => {
    const steps = zoomSteps(0.54);
    expect(steps[0]).toBe(0.54);
    expect(steps).toContain(0.95);
    expect(steps).toContain(2.2);
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
    expect(Math.max(...steps)).toBeLessThanOrEqual(6);
  });
  it('a scale belongs to the step below it, so that things are never nearer than placed', () => {
    const steps = zoomSteps(0.5);
    expect(stepFor(steps, 0.5)).toBe(0.5);
    expect(stepFor(steps, 0.61)).toBeCloseTo(0.6);
    expect(stepFor(steps, 2.199)).toBeLessThan(2.2);
    expect(stepFor(steps, 0.1)).toBe(0.5);
  });
  it('has three levels', () => {
    expect([0.5, 0.95, 2.19, 2.2].map(levelOf)).toEqual([1, 2, 2, 3]);
  });
});

describe('views', () => {
  it('zooming keeps the point under the pointer', () => {
    const from = worldView(wide);
    const to = zoomAt(from, wide, 3, [500, 300]);
    expect((500 - to.x) / to.k).toBeCloseTo((500 - from.x) / from.k);
    expect((300 - to.y) / to.k).toBeCloseTo((300 - from.y) / from.k);
  });
  it('never leaves the limits', () => {
    expect(zoomAt(worldView(wide), wide, 0.01, [0, 0]).k).toBe(minScale(wide));
    expect(zoomAt(worldView(wide), wide, 1000, [0, 0]).k).toBe(6);
    const far = panBy({ x: 0, y: 0, k: 2 }, wide, 9999, -9999);
    expect(far.x).toBe(0);
    expect(far.y).toBe(605 - 2200);
  });
  it('centres what is smaller than the frame', () => {
    expect(clampView({ x: 99, y: 99, k: 0.5 }, { width: 1200, height: 800 })).toEqual({ x: 100, y: 125, k: 0.5 });
  });
  it('reveals a box with the least movement', () => {
    const view = { x: -500, y: -500, k: 2 };
    expect(reveal(view, wide, [400, 400, 500, 450])).toEqual(view);
    expect(reveal(view, wide, [100, 400, 200, 450]).x).toBe(-160);
  });
  it('goes from one view to another', () => {
    const a = { x: 0, y: 0, k: 1 };
    const b = { x: -300, y: -200, k: 4 };
    expect(between(a, b, 0)).toEqual(a);
    expect(between(a, b, 1)).toEqual(b);
    expect(between(a, b, 0.5).k).toBe(2);
  });
});
