import { expect, it } from 'vitest';
import { rings } from './geometry.ts';
import { rasterise } from './raster.ts';

it('finds the zone at a point, and holes belong to nobody', () => {
  const outlines = [rings('M10,10L50,10L50,50L10,50ZM20,20L30,20L30,30L20,30Z'), rings('M50,10L90,10L90,50L50,50Z')];
  const raster = rasterise(outlines, 100, 60);
  expect(raster.at(15, 15)).toBe(0);
  expect(raster.at(25, 25)).toBe(-1);
  expect(raster.at(60, 40)).toBe(1);
  expect(raster.at(-5, 400)).toBe(-1);
  expect(raster.areas).toEqual([375, 400]);
});
